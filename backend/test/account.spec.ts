import pg from 'pg';
import sharp from 'sharp';
import { CARDS, expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { client } from './support/client.js';
import { linksMailed } from './support/mails.js';
import { until, untilBlocked } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** The token from the latest mail of a kind to this address. */
async function tokenMailed(email: string, kind: 'email_verification'): Promise<string> {
  const token = (await linksMailed(world.server, email, kind)).at(-1);
  if (!token) throw new Error(`No ${kind} mail to ${email}`);
  return token;
}

async function isVerified(who: Person): Promise<boolean> {
  return ok(await who.api.get<{ emailVerified: boolean }>('/api/auth/me'), 200).emailVerified;
}

describe('confirming an email address', () => {
  it('accepts the link mailed after registration, once', async () => {
    const person = await world.newShipper();
    expect(await isVerified(person)).toBe(false);
    const token = await tokenMailed(person.email, 'email_verification');
    expect((await world.visitor.post('/api/auth/verify-email', { token })).status).toBe(204);
    expect(await isVerified(person)).toBe(true);
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token }), 400, 'token_invalid');
  });

  it('accepts only the latest link', async () => {
    const person = await world.newShipper();
    const first = await tokenMailed(person.email, 'email_verification');
    expect((await person.api.post('/api/auth/resend-verification')).status).toBe(204);
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token: first }), 400, 'token_invalid');
    expect(
      (
        await world.visitor.post('/api/auth/verify-email', {
          token: await tokenMailed(person.email, 'email_verification'),
        })
      ).status,
    ).toBe(204);
    const mails = () =>
      world.server.query(`SELECT 1 FROM emails WHERE recipient = $1 AND kind = 'email_verification'`, [person.email]);
    const before = (await mails()).length;
    expect((await person.api.post('/api/auth/resend-verification')).status).toBe(204);
    expect(await mails()).toHaveLength(before);
  });

  it('accepts no expired link, and none that was never mailed', async () => {
    const person = await world.newShipper();
    const token = await tokenMailed(person.email, 'email_verification');
    await world.server.query(
      `UPDATE users SET email_verify_expiry = email_verify_expiry - interval '8 days' WHERE id = $1`,
      [person.id],
    );
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token }), 400, 'token_invalid');
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token: 'x' }), 400, 'token_invalid');
    expectRefusal(await world.visitor.post('/api/auth/resend-verification'), 401, 'unauthorized');
    expect(await isVerified(person)).toBe(false);
  });
});

describe('support tickets', () => {
  const TICKET = { name: 'Dana Reyes', email: 'dana@example.com', topic: 'Shipping', message: 'Where is my boat?' };

  it('come from visitors and users; a user reads their own', async () => {
    const person = await world.newShipper();
    const shipmentId = await world.listed(person);
    const sent = ok(await person.api.post('/api/support-tickets', { ...TICKET, shipmentId }), 201);
    expect(sent).toEqual({
      id: expect.any(String),
      ...TICKET,
      shipmentId,
      status: 'open',
      createdAt: expect.stringMatching(/Z$/),
      replies: [],
      can: ['reply'],
      next: { who: 'operator', what: 'answer', until: null, otherwise: null },
    });
    const other = ok(await world.visitor.post<{ id: string; shipmentId: null }>('/api/support-tickets', TICKET), 201);
    expect(other.shipmentId).toBeNull();
    expect(ok(await person.api.get('/api/support-tickets'), 200)).toEqual([sent]);
    expectRefusal(await world.visitor.get('/api/support-tickets'), 401, 'unauthorized');
  });

  it('are refused by name if something is missing, or for a shipment the sender cannot know', async () => {
    const refused = await world.visitor.post('/api/support-tickets', { name: ' ', email: 'x', topic: '', message: '' });
    expectRefusal(refused, 400, 'invalid_input');
    expect((refused.body as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
      'name',
      'email',
      'topic',
      'message',
    ]);
    const draft = await world.listed(world.shipper, { status: 'draft' });
    expectRefusal(
      await world.carrier.api.post('/api/support-tickets', { ...TICKET, shipmentId: draft }),
      404,
      'not_found',
    );
  });
});

describe('notification preferences', () => {
  const ALL = {
    ...Object.fromEntries(
      ['quote', 'message', 'shipment', 'payment', 'claim', 'review', 'reminder', 'desk'].map((kind) => [
        kind,
        { mail: true, inApp: true, push: true },
      ]),
    ),
    load: { mail: false, inApp: true, push: true },
  };

  it('are all on, but loads by mail, and change one by one', async () => {
    const person = await world.newShipper();
    const path = '/api/users/me/notification-preferences';
    expect(ok(await person.api.get(path), 200)).toEqual(ALL);
    const changed = ok(await person.api.put(path, { message: { mail: false }, review: { inApp: false } }), 200);
    expect(changed).toEqual({
      ...ALL,
      message: { mail: false, inApp: true, push: true },
      review: { mail: true, inApp: false, push: true },
    });
    expect(ok(await person.api.put(path, changed), 200)).toEqual(changed);
    expect(ok(await world.shipper.api.get(path), 200)).toEqual(ALL);
  });

  it('cannot switch off mails about money', async () => {
    const path = '/api/users/me/notification-preferences';
    const refused = await world.shipper.api.put(path, {
      payment: { mail: false },
      claim: { mail: false },
      quote: { mail: false },
    });
    expectRefusal(refused, 400, 'invalid_input');
    expect((refused.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      'payment.mail',
      'claim.mail',
    ]);
    expect(ok(await world.shipper.api.get(path), 200)).toEqual(ALL);
    expectRefusal(await world.shipper.api.put(path, { weather: { mail: true } }), 400, 'invalid_input');
    expectRefusal(await world.shipper.api.put(path, { quote: { mail: 'no' } }), 400, 'invalid_input');
    expectRefusal(await world.shipper.api.put(path, { quote: null }), 400, 'invalid_input');
  });

  it('are shown to operators, of what there is to choose for whom', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const path = '/api/users/me/notification-preferences';
    ok(await shipper.api.put(path, { review: { mail: false }, quote: { mail: false, push: false } }), 200);
    ok(await carrier.api.put(path, { message: { inApp: false }, load: { push: false }, desk: { push: false } }), 200);
    const seen = async (person: Person) => ok(await world.admin.api.get(`/api/admin/users/${person.id}`), 200);
    expect(await seen(shipper)).toMatchObject({ notMailed: ['quote', 'review'], notInApp: [], notPushed: ['quote'] });
    expect(await seen(carrier)).toMatchObject({ notMailed: ['load'], notInApp: ['message'], notPushed: ['load'] });
    expect(await seen(carrier)).toMatchObject({ pushedTo: 0 });
  });

  it('keep unwanted notifications out of the app', async () => {
    const [quiet, carrier] = [await world.newShipper(), await world.newCarrier()];
    ok(await quiet.api.put('/api/users/me/notification-preferences', { quote: { inApp: false } }), 200);
    await world.quoted(await world.listed(quiet), carrier);
    const written = () =>
      world.server.query(`SELECT 1 FROM notifications WHERE user_id = $1 AND kind = 'quote.submitted'`, [quiet.id]);
    await until(async () => (await written()).length > 0);
    expect(ok(await quiet.api.get('/api/notifications'), 200)).toEqual([]);
  });
});

describe('the payout account', () => {
  it('does not exist at first, then is created at the card provider', async () => {
    const carrier = await world.newCarrier();
    expect(ok(await carrier.api.get('/api/users/me/payout-account'), 200)).toEqual({ status: 'none' });
    const { onboardingUrl } = ok(
      await carrier.api.post<{ onboardingUrl: string }>('/api/users/me/payout-account'),
      200,
    );
    expect(onboardingUrl).toBe(`${world.server.url}/payments?payouts=back`);
    expect(ok(await carrier.api.get('/api/users/me/payout-account'), 200)).toEqual({ status: 'ready' });
    const [before] = await world.server.query('SELECT stripe_account_id FROM users WHERE id = $1', [carrier.id]);
    ok(await carrier.api.post('/api/users/me/payout-account'), 200);
    expect(await world.server.query('SELECT stripe_account_id FROM users WHERE id = $1', [carrier.id])).toEqual([
      before,
    ]);
  });

  it('is the one a release pays to', async () => {
    const carrier = await world.newCarrier();
    ok(await carrier.api.post('/api/users/me/payout-account'), 200);
    const [made] = await world.server.query<{ stripe_account_id: string }>(
      'SELECT stripe_account_id FROM users WHERE id = $1',
      [carrier.id],
    );
    const deal = await world.paid({}, world.shipper, carrier);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    expect((await world.payment(deal)).transferStatus).toBe('sent');
    expect(await world.server.query('SELECT stripe_account_id FROM users WHERE id = $1', [carrier.id])).toEqual([made]);
  });
});

describe('the export', () => {
  it("holds all of one's own data, and no secrets", async () => {
    const deal = await world.delivered();
    ok(await world.confirmDelivery(deal), 200);
    ok(
      await deal.shipper.api.post('/api/messages', {
        receiverId: deal.carrier.id,
        content: 'Thank you, call 512-555-0142',
      }),
      201,
    );
    ok(await deal.shipper.api.post('/api/reviews', { shipmentId: deal.shipmentId, rating: 5 }), 201);
    const answer = await deal.shipper.api.get<Record<string, Record<string, unknown>[]>>('/api/users/me/export');
    const data = ok(answer, 200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="haulway-data.json"');
    expect(Object.keys(data)).toEqual([
      'exportedAt',
      'profile',
      'sessions',
      'drivers',
      'apiKeys',
      'webhookEndpoints',
      'widgets',
      'notificationPreferences',
      'pushSubscriptions',
      'addresses',
      'shipments',
      'shipmentItems',
      'imports',
      'questions',
      'quotes',
      'counterOffers',
      'payments',
      'messages',
      'claims',
      'changeOrders',
      'reviews',
      'locations',
      'conditionReports',
      'acts',
      'notifications',
      'verifications',
      'blocks',
      'reports',
      'trips',
      'recurrences',
      'savedSearches',
      'loadAlerts',
      'hiddenLoads',
      'supportTickets',
    ]);
    expect(data['profile']).toMatchObject([
      { id: deal.shipper.id, email: deal.shipper.email, firstName: 'Dana', lastName: 'Reyes' },
    ]);
    expect(data['shipments']?.map(({ id }) => id)).toContain(deal.shipmentId);
    expect(data['payments']?.find(({ shipmentId }) => shipmentId === deal.shipmentId)).toMatchObject({
      chargedAmount: 1240,
      status: 'released',
    });
    expect(data['messages']).toMatchObject([{ content: 'Thank you, call 512-555-0142' }]);
    expect(data['reviews']).toMatchObject([{ rating: 5, reviewerId: deal.shipper.id }]);
    expect(JSON.stringify(data)).not.toMatch(/argon2|password|token|_secret|stripe/i);
    expectRefusal(await world.visitor.get('/api/users/me/export'), 401, 'unauthorized');
  });

  it('is complete even when it is long', async () => {
    const person = await world.newShipper();
    await world.server.query(
      `INSERT INTO notifications (user_id, kind, title, body, source, created_at) SELECT $1, 'quote.submitted', 'T', 'B', n::text, now() FROM generate_series(1, 1201) n`,
      [person.id],
    );
    const data = ok(await person.api.get<{ notifications: { id: string }[] }>('/api/users/me/export'), 200);
    expect(new Set(data.notifications.map(({ id }) => id)).size).toBe(1201);
  });
});

describe('erasing an account', () => {
  const erase = (who: Person, password = PASSWORD) => who.api.delete('/api/users/me', { password });

  it('cancels listings, withdraws quotes, replaces the name and ends the sessions', async () => {
    const [person, carrier] = [await world.newShipper(), await world.newCarrier()];
    const quoted = await world.listed(person, { pickupAddress: '1 Main St', pickupContact: 'Dana, 512-555-0142' });
    const draft = await world.listed(person, { status: 'draft' });
    const theirs = await world.quoted(quoted, carrier);
    ok(await person.api.put('/api/users/profile', { isCarrier: true, phone: '512-555-0142', bio: 'Boats.' }), 200);
    const elsewhere = await world.listed();
    const mine = await world.quoted(elsewhere, person);
    ok(await person.api.post('/api/messages', { receiverId: carrier.id, content: 'Hello' }), 201);
    ok(
      await person.api.post('/api/support-tickets', {
        name: 'Dana Reyes',
        email: person.email,
        topic: 'Shipping',
        message: 'Hello',
      }),
      201,
    );

    expect((await erase(person)).status).toBe(204);
    expectRefusal(await person.api.get('/api/auth/me'), 401, 'unauthorized');
    expectRefusal(
      await world.visitor.post('/api/auth/login', { email: person.email, password: PASSWORD }),
      401,
      'wrong_credentials',
    );
    expectRefusal(await world.visitor.get(`/api/users/${person.id}`), 404, 'not_found');
    expect((await world.shipment(quoted)).status).toBe('cancelled');
    expect((await world.shipment(draft)).status).toBe('cancelled');
    const statuses = await world.server.query(
      'SELECT status, decline_reason FROM quotes WHERE id = ANY($1) ORDER BY decline_reason',
      [[theirs, mine]],
    );
    expect(statuses).toEqual([
      { status: 'declined', decline_reason: 'shipment_cancelled' },
      { status: 'declined', decline_reason: 'withdrawn' },
    ]);
    expect((await world.shipment(elsewhere)).status).toBe('listed');
    const talks = ok(
      await carrier.api.get<{ other: { firstName: string; lastInitial: null }; lastMessage: { content: string } }[]>(
        '/api/conversations',
      ),
      200,
    );
    expect(talks[0]).toMatchObject({
      other: { firstName: 'Deleted user', lastInitial: null },
      lastMessage: { content: 'Hello' },
    });
    const [row] = await world.server.query(
      'SELECT email, password, first_name, last_name, phone, bio FROM users WHERE id = $1',
      [person.id],
    );
    expect(row).toEqual({
      email: `deleted-${person.id}@deleted.invalid`,
      password: '',
      first_name: 'Deleted user',
      last_name: null,
      phone: null,
      bio: null,
    });
    expect(
      await world.server.query('SELECT pickup_address, pickup_contact FROM shipments WHERE id = $1', [quoted]),
    ).toEqual([{ pickup_address: null, pickup_contact: null }]);
    const left = () =>
      world.server.query(`SELECT 1 FROM support_tickets WHERE user_id = $1 AND email <> ''`, [person.id]);
    await until(async () => (await left()).length === 0);
    const again = await client(world.server.url).post<{ user: { id: string } }>('/api/auth/register', {
      email: person.email,
      password: PASSWORD,
    });
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(person.id);
  });

  it('leaves the name, the addresses and the phone in no table', async () => {
    const NAME = 'Quillfeather';
    const PHONE = '(512) 555-0188';
    const person = await world.newCarrier(NAME);
    const { api, id } = person;
    const put = async (path: string, body: object) => ok(await api.put(path, body), 200);
    const mailTo = `${NAME.toLowerCase()}.${id.slice(0, 8)}@example.com`;
    await put('/api/users/email', { email: mailTo, password: PASSWORD });
    await put('/api/users/email', { email: mailTo.replace('@', '.two@'), password: PASSWORD });
    await put('/api/users/profile', {
      lastName: NAME,
      phone: PHONE,
      bio: `${NAME} moves boats.`,
      about: `${NAME} and sons.`,
    });
    const home = { address: `17 ${NAME} Lane, Austin, TX 78701`, label: `${NAME} home` };
    ok(await api.post('/api/users/me/addresses', home), 201);
    const door = { pickupAddress: `17 ${NAME} Lane`, pickupContact: { name: NAME, phone: PHONE } };
    const listing = await world.listed(world.shipper);
    await world.quoted(listing, person);
    await put('/api/users/profile', { isCarrier: false });
    const own = await world.listed(person, door);
    await world.listed(person, { ...door, status: 'draft' });
    ok(await api.post(`/api/shipments/${own}/copy`, { template: true }), 201);
    await world.quoted(own, world.carrier);
    ok(
      await api.post('/api/messages', { receiverId: world.carrier.id, shipmentId: own, content: 'Come at noon.' }),
      201,
    );
    const ticket = { name: `Dana ${NAME}`, email: mailTo, topic: 'Shipping', message: 'Hello' };
    ok(await api.post('/api/support-tickets', ticket), 201);
    const tables = await world.server.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
          -- The mail server that stands in for a real one.
          AND table_name <> 'caught_mails' ORDER BY 1`,
    );
    const traces = async () => {
      const found: string[] = [];
      for (const { name } of tables) {
        const [row] = await world.server.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM ${name} t WHERE to_jsonb(t)::text ~* '${NAME}|555-0188'`,
        );
        if (row?.count) found.push(`${name}: ${row.count}`);
      }
      return found;
    };
    expect((await traces()).length).toBeGreaterThan(5);
    expect((await erase(person)).status).toBe(204);
    let left = await traces();
    for (const end = Date.now() + 15_000; left.length > 0 && Date.now() < end;) left = await traces();
    expect(left).toEqual([]);
  });

  it("takes the name out of other people's notifications and mails", async () => {
    const [person, shipper, other] = [
      await world.newCarrier('Zebulon'),
      await world.newShipper(),
      await world.newCarrier('Zeb'),
    ];
    const shipmentId = await world.listed(shipper);
    for (const carrier of [person, other]) await world.quoted(shipmentId, carrier);
    ok(
      await person.api.post(
        '/api/messages',
        { receiverId: shipper.id, shipmentId, content: 'I can be there on Monday.' },
        { 'idempotency-key': 'a-message' },
      ),
      201,
    );
    const told = async () => ok(await shipper.api.get<{ title: string; body: string }[]>('/api/notifications'), 200);
    const named = async () =>
      (await told()).filter(({ title, body }) => `${title} ${body}`.includes('Zebulon R.')).length;
    await until(async () => (await named()) >= 2);
    await world.server.query('UPDATE notifications SET mail_at = now() WHERE mail_at IS NOT NULL');
    const mails = (state: string) =>
      world.server.query(
        `SELECT subject, text, html FROM emails e WHERE recipient = $1 AND to_json(e)::text LIKE '%Zebulon%' AND state = $2`,
        [shipper.email, state],
      );
    await world.sweep('often');
    await until(async () => (await mails('sent')).length > 0);

    expect((await erase(person)).status).toBe(204);
    const left = async (name: string) =>
      (await told()).filter(({ title, body }) => `${title} ${body}`.includes(name)).length;
    // For the quote, for the message, and for the withdrawal of the quote.
    await until(async () => (await left('Deleted user')) >= 3);
    await until(async () => (await named()) === 0);
    expect([await left('Zebulon'), await left('Deleted user'), await left('Zeb R.')]).toEqual([0, 3, 1]);
    expect(await mails('sent')).toEqual([]);
    expect(await world.server.query('SELECT key FROM idempotency_keys WHERE scope LIKE $1', [`${person.id}%`])).toEqual(
      [],
    );
  });

  it('takes the name out of a mail that is just being sent', async () => {
    const [person, shipper] = [await world.newCarrier('Zacharias'), await world.newShipper()];
    await world.quoted(await world.listed(shipper), person);
    const copies = () =>
      world.server.query<{ id: number }>(`SELECT id FROM emails WHERE recipient = $1 AND text LIKE '%Zacharias%'`, [
        shipper.email,
      ]);
    await until(async () => {
      await world.server.query('UPDATE notifications SET mail_at = now() WHERE mail_at IS NOT NULL');
      await world.sweep('often');
      return (await copies()).length > 0;
    });
    const [copy] = await copies();
    // As the mailer does: it waits, and the mail server has just taken it.
    const waits = `UPDATE emails SET state = 'queued', next_attempt_at = now() + interval '1 hour' WHERE id = $1`;
    await until(async () => {
      const [sent] = await world.server.query(`SELECT 1 FROM emails WHERE id = $1 AND state = 'sent'`, [copy?.id]);
      return sent !== undefined;
    });
    await world.server.query(waits, [copy?.id]);
    const mailer = new pg.Client({ connectionString: world.server.databaseUrl });
    await mailer.connect();
    await mailer.query('BEGIN');
    await mailer.query(`UPDATE emails SET state = 'sent' WHERE id = $1`, [copy?.id]);
    expect((await erase(person)).status).toBe(204);
    await untilBlocked(world.server.query);
    await mailer.query('COMMIT');
    await mailer.end();
    await until(async () => (await copies()).length === 0);
  });

  it('removes the photos, except those of paid jobs', async () => {
    const [person, carrier] = [await world.newShipper(), await world.newCarrier()];
    const photo = async (): Promise<string> => {
      const form = new FormData();
      form.append(
        'photos',
        new Blob(
          [
            await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
              .png()
              .toBuffer(),
          ],
          { type: 'image/png' },
        ),
        'a.png',
      );
      return ok(await person.api.post<{ url: string }[]>('/api/uploads', form), 201)[0]!.url;
    };
    const [picture, unpaid, paid] = [await photo(), await photo(), await photo()];
    ok(await person.api.put('/api/users/profile', { profileImageUrl: picture }), 200);
    const listed = await world.listed(person, { photos: [unpaid] });
    const shipmentId = await world.listed(person, { photos: [paid] });
    const deal = { shipper: person, carrier, shipmentId, quoteId: await world.quoted(shipmentId, carrier) };
    ok(await person.api.post(`/api/quotes/${deal.quoteId}/accept`), 200);
    ok(await world.payWith(deal, CARDS.good), 200);
    ok(await world.confirm(deal), 200);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/pickup`), 200);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/deliver`), 200);
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const seen = async (): Promise<number[]> =>
      Promise.all([picture, unpaid, paid].map(async (url) => (await fetch(new URL(url!, world.server.url))).status));
    expect(await seen()).toEqual([200, 200, 200]);
    expect((await erase(person)).status).toBe(204);
    expect(await seen()).toEqual([404, 404, 200]);
    expect(await world.shipment(listed)).toMatchObject({ photos: [] });
  });

  it('is refused with a wrong password, and changes nothing', async () => {
    const person = await world.newShipper();
    const listed = await world.listed(person);
    expectRefusal(await erase(person, 'not this one'), 400, 'wrong_password');
    expectRefusal(await person.api.delete('/api/users/me'), 400, 'invalid_input');
    expect((await world.shipment(listed)).status).toBe('listed');
  });

  it('is refused to both sides from acceptance until the money is where it belongs', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const other = await world.listed(shipper);
    const deal = await world.paid({}, shipper, carrier);
    for (const who of [shipper, carrier]) expectRefusal(await erase(who), 409, 'obligations_open');
    expect((await world.shipment(other)).status).toBe('listed');
    const byOperator = await world.admin.api.delete<{ detail: string }>(`/api/admin/users/${shipper.id}`);
    expectRefusal(byOperator, 409, 'obligations_open');
    expect(byOperator.body.detail).toMatch(/^A job, a payment or a claim of this account is still open/);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    for (const who of [shipper, carrier]) expectRefusal(await erase(who), 409, 'obligations_open');
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    for (const who of [shipper, carrier]) expectRefusal(await erase(who), 409, 'obligations_open');
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    for (const who of [shipper, carrier]) expect((await erase(who)).status).toBe(204);
    const [payment] = await world.server.query('SELECT status, charged_amount FROM payments WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    expect(payment).toEqual({ status: 'released', charged_amount: '1240.00' });
    await world.expectCleanLedger();
  });

  it('is refused to the last owner among the operators', async () => {
    const person = await world.newShipper();
    const onlyOwner = (id: string) =>
      world.server.query("UPDATE users SET operator_role = CASE WHEN id = $1 THEN 'owner' END", [id]);
    await onlyOwner(person.id);
    expectRefusal(await erase(person), 409, 'last_admin');
    await onlyOwner(world.admin.id);
  });
});
