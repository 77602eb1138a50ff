import sharp from 'sharp';
import { NAMED_RESOURCES } from '../src/admin/admin.record-names.js';
import { mayOperate, OPERATOR_RIGHTS, OPERATOR_ROLES } from '../src/common/operator-roles.js';
import { BROKEN_AUDIT_LINES } from '../src/platform/audit/audit.js';
import { type Answer, client } from './support/client.js';
import { expectRefusal, ok, type Person, World } from './support/people.js';
import { startServer } from './support/server.js';
import { until } from './support/until.js';

type Row = Record<string, unknown>;

const WHY = { reason: 'A good reason.' };

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const act = (path: string, body: unknown = WHY) => world.admin.api.post<Row>(`/api/admin/${path}`, body);
const paymentOf = async (quoteId: string) =>
  (await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [quoteId]))[0]?.id ?? '';

/** The audit log's lines about something, newest first. */
async function auditOf(resourceId: string): Promise<Row[]> {
  return ok(
    await world.admin.api.get<Row[]>(
      `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resourceId }))}`,
    ),
    200,
  );
}

/** What it says was done, oldest first. */
async function logged(resourceId: string): Promise<Row[]> {
  const rows = await auditOf(resourceId);
  return rows
    .toReversed()
    .map(({ action, reason, adminId }) => ({ action, reason, byAdmin: adminId === world.admin.id }));
}

describe('accounts', () => {
  it('are suspended with a reason the user is mailed, and restored; both are logged', async () => {
    const user = await world.newCarrier();
    const suspended = ok(await act(`users/${user.id}/suspend`), 200);
    expect(suspended).toMatchObject({ id: user.id, suspendedReason: WHY.reason });
    expectRefusal(
      await user.api.post('/api/quotes', { shipmentId: await world.listed(), amount: 5 }),
      403,
      'account_suspended',
    );
    expectRefusal(await act(`users/${user.id}/suspend`), 409, 'illegal_transition');
    expectRefusal(await act(`users/${user.id}/suspend`, {}), 400, 'invalid_input');
    expect(ok(await world.admin.api.post<Row>(`/api/admin/users/${user.id}/restore`), 200).suspendedAt).toBeNull();
    await world.quoted(await world.listed(), user);
    expect(await logged(user.id)).toEqual([
      { action: 'users.suspend', reason: WHY.reason, byAdmin: true },
      { action: 'users.restore', reason: null, byAdmin: true },
    ]);
    const mails = await world.server.query<{ subject: string; text: string }>(
      'SELECT subject, text FROM emails WHERE recipient = $1 ORDER BY id',
      [user.email],
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'Your Haulway account is suspended',
      'Your Haulway account is active again',
    ]);
    expect(mails[1]?.text).toContain(WHY.reason);
  });

  it('are signed out everywhere', async () => {
    const user = await world.newShipper();
    ok(await act(`users/${user.id}/end-sessions`), 200);
    expect((await user.api.get('/api/auth/me')).status).toBe(401);
  });

  it('are opened, changed and erased; the last owner cannot be suspended, demoted or erased', async () => {
    const account = {
      email: 'opened@example.com',
      password: 'a long walk by the river',
      firstName: 'Opal',
      isAdmin: true,
    };
    const opened = ok(await world.admin.api.post<{ id: string }>('/api/admin/users', account), 201);
    expectRefusal(await world.admin.api.post('/api/admin/users', account), 409, 'email_taken');
    expect(
      ok(await world.admin.api.put<Row>(`/api/admin/users/${opened.id}`, { lastName: 'Stone', isAdmin: false }), 200),
    ).toMatchObject({ firstName: 'Opal', lastName: 'Stone', isAdmin: false });
    expectRefusal(
      await world.admin.api.put(`/api/admin/users/${opened.id}`, { email: 'other@example.com' }),
      400,
      'invalid_input',
    );
    ok(await world.admin.api.delete(`/api/admin/users/${opened.id}`, WHY), 204);
    expect((await world.visitor.get(`/api/users/${opened.id}`)).status).toBe(404);
    expect((await logged(opened.id)).map(({ action }) => action)).toEqual([
      'users.create',
      'users.change',
      'users.erase',
    ]);
    const self = world.admin.id;
    for (const answer of [
      await act(`users/${self}/suspend`),
      await world.admin.api.put(`/api/admin/users/${self}`, { isAdmin: false }),
      await world.admin.api.delete(`/api/admin/users/${self}`),
    ]) {
      expectRefusal(answer, 409, 'last_admin');
    }
  });
});

describe('shipments and payments', () => {
  it('a listing is cancelled, and its owner is told, who is not told of what they cancel themselves', async () => {
    const shipmentId = await world.listed();
    ok(await act(`shipments/${shipmentId}/cancel`), 200);
    const own = await world.listed();
    ok(await world.shipper.api.post(`/api/shipments/${own}/cancel`), 200);
    await world.told(world.shipper, shipmentId, 'shipment', ['shipment.cancelled']);
    await world.told(world.shipper, own, 'shipment', []);
  });

  it('a paid shipment is cancelled with a full refund, late or not', async () => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(0) });
    expect(ok(await act(`shipments/${deal.shipmentId}/cancel`), 200)).toMatchObject({
      status: 'cancelled',
      cancelReason: WHY.reason,
    });
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({ refundedAmount: 1240, payoutAmount: 0 });
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ declineReason: 'cancelled_by_admin' });
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.cancelled']);
    const moving = await world.inTransit();
    expectRefusal(await act(`shipments/${moving.shipmentId}/cancel`), 409, 'use_claim');
    expect(await logged(moving.shipmentId)).toEqual([]);
    await world.settleMoney();
    await world.expectCleanLedger();
  });

  it('a payment is released once it was picked up, and not before', async () => {
    const deal = await world.paid();
    const id = await paymentOf(deal.quoteId);
    expectRefusal(await act(`payments/${id}/release`), 409, 'not_picked_up');
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    expect(ok(await act(`payments/${id}/release`), 200)).toMatchObject({ status: 'released', payoutAmount: 1178 });
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    expectRefusal(await act(`payments/${id}/release`), 409, 'illegal_transition');
    expectRefusal(await act(`payments/${id}/refund`), 409, 'use_claim');
    expect(await logged(id)).toEqual([{ action: 'payments.release', reason: WHY.reason, byAdmin: true }]);
  });

  it('a payment is refunded in part, never beyond what is left, and then in full', async () => {
    const deal = await world.inTransit({ plan: 'plus' });
    const id = await paymentOf(deal.quoteId);
    expect(ok(await act(`payments/${id}/refund`, { ...WHY, amount: 240 }), 200)).toMatchObject({
      status: 'in_escrow',
      refundedAmount: 240,
      platformFee: 50,
      payoutAmount: 950,
    });
    expectRefusal(await act(`payments/${id}/refund`, { ...WHY, amount: 1000.01 }), 400, 'invalid_input');
    expect(ok(await act(`payments/${id}/refund`), 200)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1258.6,
      payoutAmount: 0,
    });
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    const delivered = await world.delivered();
    ok(await act(`payments/${await paymentOf(delivered.quoteId)}/refund`), 200);
    expect(await world.standing(delivered)).toEqual(['delivered', 'completed', 'refunded']);
    expectRefusal(await act(`payments/${await paymentOf((await world.booked()).quoteId)}/refund`), 404, 'not_found');
    await world.settleMoney();
    await world.expectCleanLedger();
  });

  it("a listing's texts are corrected before booking, and drafts are removed", async () => {
    const [draft, listed] = [await world.listed(world.shipper, { status: 'draft' }), await world.listed()];
    expect(
      ok(await world.admin.api.put<Row>(`/api/admin/shipments/${listed}`, { title: 'A boat, and nothing else' }), 200)
        .title,
    ).toBe('A boat, and nothing else');
    expectRefusal(await world.admin.api.put(`/api/admin/shipments/${listed}`, { budget: 1 }), 400, 'invalid_input');
    expectRefusal(
      await world.admin.api.put(`/api/admin/shipments/${(await world.booked()).shipmentId}`, { title: 'A boat' }),
      409,
      'illegal_transition',
    );
    ok(await world.admin.api.delete(`/api/admin/shipments/${draft}`), 204);
    expect((await world.admin.api.get(`/api/shipments/${draft}`)).status).toBe(404);
    expectRefusal(await world.admin.api.delete(`/api/admin/shipments/${listed}`), 409, 'illegal_transition');
    const deal = await world.paid();
    expectRefusal(await world.admin.api.delete(`/api/admin/shipments/${deal.shipmentId}`), 409, 'has_payments');
  });
});

describe('what people wrote', () => {
  it('a review is removed, and the rating recounted', async () => {
    const carrier = await world.newCarrier();
    const ratings: string[] = [];
    for (const rating of [5, 2]) {
      const deal = await world.paid({}, world.shipper, carrier);
      ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
      ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
      ratings.push(
        ok(await world.shipper.api.post<{ id: string }>('/api/reviews', { shipmentId: deal.shipmentId, rating }), 201)
          .id,
      );
    }
    const standing = async () =>
      ok(await world.visitor.get<{ rating: number; reviewCount: number }>(`/api/users/${carrier.id}`), 200);
    expect(await standing()).toMatchObject({ rating: 3.5, reviewCount: 2 });
    ok(await world.admin.api.delete(`/api/admin/reviews/${ratings[1]}`, WHY), 204);
    expect(await standing()).toMatchObject({ rating: 5, reviewCount: 1 });
    expect(await logged(ratings[1] ?? '')).toEqual([{ action: 'reviews.remove', reason: WHY.reason, byAdmin: true }]);
    expect((await world.admin.api.delete(`/api/admin/reviews/${ratings[1]}`)).status).toBe(404);
  });

  it('a message is removed from the conversation, its count and its last line', async () => {
    const [from, to]: [Person, Person] = [await world.newShipper(), await world.newCarrier()];
    const say = async (content: string) =>
      ok(
        await from.api.post<{ id: string; conversationId: string }>('/api/messages', { receiverId: to.id, content }),
        201,
      );
    const first = await say('Good morning.');
    const second = await say('Something rude.');
    ok(await world.admin.api.delete(`/api/admin/messages/${second.id}`, WHY), 204);
    expect(ok(await to.api.get<Row[]>('/api/conversations'), 200)).toMatchObject([
      { unreadCount: 1, lastMessage: { id: first.id } },
    ]);
    expect(
      ok(await to.api.get<Row[]>(`/api/conversations/${first.conversationId}/messages`), 200).map(({ id }) => id),
    ).toEqual([first.id]);
  });

  it('a report is closed with what was found, once, and no longer waits among the open ones', async () => {
    const { id } = ok(
      await world.shipper.api.post<{ id: string }>('/api/reports', {
        kind: 'scam',
        subject: 'user',
        id: world.carrier.id,
        text: 'Asks for money outside.',
      }),
      201,
    );
    const open = async () =>
      ok(
        await world.admin.api.get<Row[]>(
          `/api/admin/reports?filter=${encodeURIComponent(JSON.stringify({ status: 'open' }))}`,
        ),
        200,
      ).map((row) => row['id']);
    expect(await open()).toContain(id);
    expect(ok(await world.admin.api.get<Row>(`/api/admin/reports/${id}`), 200)).toMatchObject({ can: ['close'] });
    expectRefusal(await act(`reports/${id}/close`, {}), 400, 'invalid_input');
    const why = { reason: 'Warned the carrier. They had asked for cash at the door.' };
    expect(ok(await act(`reports/${id}/close`, why), 200)).toMatchObject({ id, status: 'closed', can: [] });
    expectRefusal(await act(`reports/${id}/close`, why), 409, 'illegal_transition');
    expect(await open()).not.toContain(id);
    expect(await auditOf(id)).toMatchObject([{ action: 'reports.close', reason: why.reason }]);
  });

  it('a ticket is answered', async () => {
    const { id } = ok(
      await world.visitor.post<{ id: string }>('/api/support-tickets', {
        name: 'Vic',
        email: 'vic@example.com',
        topic: 'Shipping',
        message: 'How long?',
      }),
      201,
    );
    expect(
      ok(await world.admin.api.put<Row>(`/api/admin/support-tickets/${id}`, { status: 'answered' }), 200),
    ).toMatchObject({ id, status: 'answered' });
  });
});

describe('a business', () => {
  const agree = (id: string, changes: object) => world.admin.api.put<Row>(`/api/admin/users/${id}`, changes);

  it('ships at the fee agreed with it, which carriers see before they quote, and has a contact of its own', async () => {
    const business = await world.newShipper('Bea');
    const contact = 'Ana Ruiz, (512) 555-0190';
    expect(ok(await agree(business.id, { feePercent: 2.5, supportContact: contact }), 200)).toMatchObject({
      feePercent: 2.5,
      supportContact: contact,
    });
    expect(await auditOf(business.id)).toMatchObject([
      { action: 'users.change', before: { feePercent: null }, after: { feePercent: 2.5 } },
    ]);
    expect(ok(await business.api.get<Row>('/api/auth/me'), 200)).toMatchObject({ supportContact: contact });
    const listed = await world.listed(business);
    const seenBy = async (api: Person['api']) =>
      ok(await api.get<Row>(`/api/shipments/${listed}`), 200)['platformFeePercent'];
    expect([await seenBy(world.carrier.api), await seenBy(world.visitor)]).toEqual([2.5, null]);
    const deal = await world.paid({ amount: 1000 }, business);
    // What was agreed on stays, whatever is agreed later.
    ok(await agree(business.id, { feePercent: null, supportContact: '' }), 200);
    expect(await world.payment(deal)).toMatchObject({ platformFee: 25, payoutAmount: 975 });
    expect(await world.payment(await world.paid({ amount: 1000 }, business))).toMatchObject({ platformFee: 50 });
    expect(ok(await business.api.get<Row>('/api/auth/me'), 200)).toMatchObject({ supportContact: null });
  });

  it('never ships at a higher fee than others', async () => {
    const business = await world.newShipper('Ben');
    ok(await agree(business.id, { feePercent: 20 }), 200);
    expect(await world.payment(await world.paid({ amount: 1000 }, business))).toMatchObject({ platformFee: 50 });
    for (const feePercent of [-1, 50.01, 2.555, '5'])
      expectRefusal(await agree(business.id, { feePercent }), 400, 'invalid_input');
  });
});

describe('the settings', () => {
  const put = (changes: object) => world.admin.api.put<Row>('/api/admin/settings/current', changes);
  const config = async (api = world.visitor) => ok(await api.get<Row>('/api/config'), 200);

  it('are changed as a new version, in force at once in every process, without touching agreed deals', async () => {
    const agreed = await world.paid();
    const other = await startServer({ alone: true, databaseUrl: world.server.databaseUrl, env: { PROCESS: 'api' } });
    const before = ok(await world.admin.api.get<{ version: number }>('/api/admin/settings/current'), 200);
    const after = ok(
      await put({
        platformFeePercent: 7.25,
        announcement: 'Snow in Denver.',
        supportPhone: '(303) 555-0100',
        version: before.version,
      }),
      200,
    );
    expect(after).toMatchObject({
      id: 'current',
      version: before.version + 1,
      platformFeePercent: 7.25,
      autoReleaseHours: 72,
      createdBy: world.admin.id,
    });
    expect(await config()).toMatchObject({
      platformFeePercent: 7.25,
      announcement: 'Snow in Denver.',
      supportPhone: '(303) 555-0100',
    });
    const elsewhere = client(other.url);
    await until(async () => (await config(elsewhere)).platformFeePercent === 7.25);
    const deal = await world.paid();
    expect([(await world.payment(agreed)).platformFee, (await world.payment(deal)).platformFee]).toEqual([62, 89.9]);
    expectRefusal(await put({ platformFeePercent: 5, version: before.version }), 409, 'stale');
    expect(ok(await put({ platformFeePercent: 5, announcement: null, supportPhone: null }), 200)).toMatchObject({
      announcement: null,
      supportPhone: null,
    });
    const versions = ok(await world.admin.api.get<{ id: string; version: number }[]>('/api/admin/settings'), 200);
    expect(versions.map(({ id }) => id)).toEqual(['current', String(before.version + 1), String(before.version)]);
    expect(
      ok(await world.admin.api.get<Row>(`/api/admin/settings/${before.version + 1}`), 200).platformFeePercent,
    ).toBe(7.25);
    expect((await logged(String(before.version + 1))).map(({ action }) => action)).toEqual(['settings.change']);
  });

  it('are all public, and stay on each quote as they were when it was accepted', async () => {
    const before = ok(await world.admin.api.get<Row>('/api/admin/settings/current'), 200);
    const odd = {
      platformFeePercent: 6.25,
      paymentWindowHours: 31,
      bookNowPaymentHours: 17,
      autoReleaseHours: 83,
      claimWindowHours: 53,
      lateCancelPercent: 13.5,
      freeCancelHours: 37,
      delayPercentPerDay: 4.75,
      delayMaxPercent: 19,
      noShowHours: 97,
      protectionPlans: [
        { id: 'standard', label: 'Basic', percent: 0, minimum: 0, limit: 110_000 },
        { id: 'plus', label: 'More', percent: 1.75, minimum: 17.5, limit: 270_000 },
        { id: 'premium', label: 'Most', percent: 2.75, minimum: 27, limit: 530_000 },
      ],
    };
    const agreedOf = async ({ shipmentId }: { shipmentId: string }) =>
      ok(await world.shipper.api.get<Row[]>(`/api/shipments/${shipmentId}/quotes`), 200)[0]?.['agreed'];
    const standing = await world.booked();
    const { platformFeePercent, freeCancelHours, noShowHours, protectionPlans } = await config();
    ok(await put(odd), 200);
    try {
      expect(await config()).toMatchObject(odd);
      const { bookNowPaymentHours: _ofTaken, ...terms } = odd;
      expect(await agreedOf(await world.booked())).toEqual(terms);
      expect(await agreedOf(standing)).toMatchObject({
        platformFeePercent,
        freeCancelHours,
        noShowHours,
        protectionPlans,
      });
      const shipmentId = await world.listed();
      await world.quoted(shipmentId);
      expect(await agreedOf({ shipmentId })).toBeNull();
    } finally {
      ok(await put(Object.fromEntries(Object.keys(odd).map((name) => [name, before[name]]))), 200);
    }
  });

  it.each<Row>([
    { platformFeePercent: 50.01 },
    { platformFeePercent: 5.001 },
    { paymentWindowHours: 0 },
    { paymentWindowHours: 1.5 },
    { bookNowPaymentHours: 0 },
    { delayMaxPercent: 101 },
    { protectionPlans: [] },
    { protectionPlans: [{ id: 'standard', label: 'Standard', percent: 0, minimum: 0, limit: 100_000 }] },
    { supportPhone: 'a number of more than thirty characters' },
    { currency: 'EUR' },
  ])('refuse %j', async (changes) => {
    expectRefusal(await put(changes), 400, 'invalid_input');
  });
});

describe('the audit log', () => {
  it('can be searched by the start of an action, by who acted, and by whom it was done to', async () => {
    const user = await world.newCarrier();
    for (const verb of ['suspend', 'restore']) ok(await act(`users/${user.id}/${verb}`), 200);
    const found = async (q: string) =>
      ok(
        await world.admin.api.get<Row[]>(`/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ q }))}`),
        200,
      );
    const done = ['users.restore', 'users.suspend'];
    for (const q of [user.id, user.email, user.email.toUpperCase(), user.email.slice(0, 12)])
      expect((await found(q)).map(({ action }) => action)).toEqual(done);
    expect(new Set((await found('Users.rest')).map(({ action }) => action))).toEqual(new Set(['users.restore']));
    for (const q of [world.admin.email.slice(0, 12), world.admin.id])
      expect((await found(q)).slice(0, 2).map(({ action }) => action)).toEqual(done);
    for (const q of ['suspend', '%']) expect(await found(q)).toEqual([]);
  });

  it('has a line for every act: what cannot be logged is not done', async () => {
    const [user, opened] = [await world.newCarrier(), 'not-opened-twice@example.com'];
    const cancelled = await world.paid();
    const [released, refunded, delivered] = [await world.inTransit(), await world.inTransit(), await world.delivered()];
    const [title, draft] = [await world.listed(), await world.listed(world.shipper, { status: 'draft' })];
    const idOf = async (api: Person['api'], path: string, body: object) =>
      ok(await api.post<{ id: string }>(path, body), 201).id;
    const review = await idOf(world.shipper.api, '/api/reviews', { shipmentId: delivered.shipmentId, rating: 2 });
    const message = await idOf(world.shipper.api, '/api/messages', { receiverId: user.id, content: 'Something rude.' });
    const ticket = await idOf(world.visitor, '/api/support-tickets', {
      name: 'Vic',
      email: 'vic@example.com',
      topic: 'Shipping',
      message: 'How long?',
    });
    const report = await idOf(world.shipper.api, '/api/reports', { kind: 'spam', subject: 'user', id: user.id });
    const claim = await idOf(world.shipper.api, '/api/claims', {
      shipmentId: delivered.shipmentId,
      kind: 'damage',
      amount: 50,
      description: 'The corner of the crate is split.',
    });
    ok(await user.api.put('/api/users/me/verification', { facts: [{ fact: 'usdot_number', number: '2418807' }] }), 200);
    const [fact] = ok(
      await world.admin.api.get<{ id: string }[]>(
        `/api/admin/verifications?filter=${encodeURIComponent(JSON.stringify({ userId: user.id }))}`,
      ),
      200,
    );
    const { version } = ok(await world.admin.api.get<{ version: number }>('/api/admin/settings/current'), 200);
    const { put, delete: remove } = world.admin.api;
    /** None of these can be done twice, except the last two, whose outcome is checked. */
    const acts: (() => Promise<Answer<unknown>>)[] = [
      () => act(`users/${user.id}/suspend`),
      () => act('users', { email: opened, password: 'a long walk by the river', firstName: 'Opal' }),
      () => act(`shipments/${cancelled.shipmentId}/cancel`),
      async () => act(`payments/${await paymentOf(released.quoteId)}/release`),
      async () => act(`payments/${await paymentOf(refunded.quoteId)}/refund`),
      () => act(`claims/${claim}/resolve`, { decision: 'approved', note: 'The photos show it.' }),
      () => act(`verifications/${fact?.id}/approve`),
      () => remove(`/api/admin/reviews/${review}`, WHY),
      () => remove(`/api/admin/messages/${message}`, WHY),
      () => remove(`/api/admin/shipments/${draft}`, WHY),
      () => put('/api/admin/settings/current', { announcement: 'Snow in Denver.', version }),
      () => act(`reports/${report}/close`),
      () => put(`/api/admin/support-tickets/${ticket}`, { status: 'answered' }),
      () => put(`/api/admin/shipments/${title}`, { title: 'Put right' }),
    ];
    const inTurn = async () => {
      const statuses: number[] = [];
      for (const one of acts) statuses.push((await one()).status);
      return statuses;
    };
    const lines = () => world.server.query('SELECT id FROM audit_log');
    const before = (await lines()).length;
    await world.server.query(`
      CREATE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room for a line'; END $$;
      CREATE TRIGGER refuse_line BEFORE INSERT ON audit_log EXECUTE FUNCTION refuse_line()`);
    expect(new Set(await inTurn())).toEqual(new Set([500]));
    expect(
      [await world.standing(cancelled), await world.standing(released), await world.standing(refunded)].map(
        ([shipment]) => shipment,
      ),
    ).toEqual(['booked', 'in_transit', 'in_transit']);
    expect(await world.server.query('SELECT title FROM shipments WHERE id = $1', [title])).not.toEqual([
      { title: 'Put right' },
    ]);
    expect(await world.server.query('SELECT status FROM support_tickets WHERE id = $1', [ticket])).toEqual([
      { status: 'open' },
    ]);
    await world.server.query('DROP TRIGGER refuse_line ON audit_log');
    expect((await inTurn()).filter((status) => status >= 300)).toEqual([]);
    expect(await lines()).toHaveLength(before + acts.length);
    ok(await put('/api/admin/settings/current', { announcement: null }), 200);
  });

  it('names what was acted on, as it is called now, also in its file', async () => {
    const [gone, shipper] = [await world.newCarrier(), await world.newShipper()];
    const deal = await world.inTransit({}, shipper);
    const payment = await paymentOf(deal.quoteId);
    const [paid] = await world.server.query<{ title: string }>('SELECT title FROM shipments WHERE id = $1', [
      deal.shipmentId,
    ]);
    const listed = await world.listed(shipper);
    ok(await world.admin.api.put(`/api/admin/shipments/${listed}`, { title: 'Spinet of Aunt Ada' }), 200);
    ok(await world.admin.api.put(`/api/admin/users/${shipper.id}`, { firstName: 'Ada', lastName: 'Quill' }), 200);
    ok(await world.admin.api.put(`/api/admin/users/${gone.id}`, { firstName: 'Zebulon', lastName: 'Vance' }), 200);
    ok(await act(`payments/${payment}/refund`, { ...WHY, amount: 10 }), 200);
    const asked = { name: 'Vic Moss', email: 'vic@example.com', topic: 'Shipping', message: 'How long?' };
    const ticket = ok(await world.visitor.post<{ id: string }>('/api/support-tickets', asked), 201).id;
    ok(await world.admin.api.put(`/api/admin/support-tickets/${ticket}`, { status: 'answered' }), 200);
    const report = { kind: 'spam', subject: 'user', id: gone.id };
    const reported = ok(await shipper.api.post<{ id: string }>('/api/reports', report), 201).id;
    ok(await act(`reports/${reported}/close`), 200);
    const messages = JSON.stringify({ shipmentId: listed });
    ok(await world.admin.api.get(`/api/admin/messages?filter=${encodeURIComponent(messages)}`), 200);
    const named = async (id: string) => {
      const [line] = await auditOf(id);
      return [line?.['recordWhat'], line?.['recordAmount'], line?.['recordName']];
    };
    const { chargedAmount } = await world.payment(deal);
    expect(await named(listed)).toEqual([null, null, 'Spinet of Aunt Ada']);
    expect(await named(shipper.id)).toEqual([null, null, 'Ada Quill']);
    expect(await named(payment)).toEqual([null, chargedAmount, paid?.title]);
    expect(await named(ticket)).toEqual(['Shipping', null, 'Vic Moss']);
    expect(await named(reported)).toEqual(['spam', null, 'Zebulon Vance']);
    expect(await named(messages)).toEqual([null, null, 'Spinet of Aunt Ada']);
    const file = async (id: string) => {
      const filter = encodeURIComponent(JSON.stringify({ resourceId: id }));
      return ok(await world.admin.api.get<string>(`/api/admin/audit-log.csv?filter=${filter}`), 200);
    };
    expect(await file(listed)).toMatch(/Record name.*\r\n.*Spinet of Aunt Ada/s);
    expect(await file(gone.id)).toContain('Zebulon Vance');

    ok(await world.admin.api.delete(`/api/admin/users/${gone.id}`, WHY), 204);
    for (const id of [gone.id, reported]) expect((await named(id)).at(-1)).toBe('Deleted user');
    // What was changed is kept as it was, which is not the name of the record.
    const lines = await auditOf(gone.id);
    expect(lines.map(({ recordName }) => recordName)).toEqual(lines.map(() => 'Deleted user'));
  });

  it('is read in spite of any id, and names no record that is not there', async () => {
    const odd = ['{', '{"shipmentId":"------------------------------------"}', '99999999999999999999', 'null', "'"];
    for (const id of odd)
      await world.server.query(
        `INSERT INTO audit_log (admin_id, action, resource, resource_id, at)
         SELECT $1, resource || '.odd', resource, $2, now() FROM unnest($3::text[]) resource`,
        [world.admin.id, id, Object.keys(OPERATOR_RIGHTS)],
      );
    for (const id of odd) {
      const lines = await auditOf(id);
      expect(lines).toHaveLength(Object.keys(OPERATOR_RIGHTS).length);
      for (const { recordName, recordWhat, recordAmount } of lines)
        expect([recordName, recordWhat, recordAmount]).toEqual([null, null, null]);
    }
  });

  it('names only records that whoever reads it may read', () => {
    const readers = OPERATOR_ROLES.filter((operatorRole) =>
      (['read', 'read_own'] as const).some((way) => mayOperate({ operatorRole }, 'audit-log', way)),
    );
    expect(readers).toEqual(['owner', 'support', 'finance']);
    for (const operatorRole of readers)
      expect(NAMED_RESOURCES.filter((resource) => !mayOperate({ operatorRole }, resource, 'read'))).toEqual([]);
  });

  it('cannot be changed or emptied, even by hand', async () => {
    await expect(world.server.query(`UPDATE audit_log SET reason = 'another'`)).rejects.toThrow('append-only');
    await expect(world.server.query('DELETE FROM audit_log')).rejects.toThrow('append-only');
    await expect(world.server.query('TRUNCATE audit_log')).rejects.toThrow('append-only');
  });

  it('says who read what two people wrote to each other, once for repeated looks', async () => {
    const list = `/api/admin/messages?filter=${encodeURIComponent(JSON.stringify({ receiverId: world.shipper.id }))}`;
    ok(
      await world.carrier.api.post('/api/messages', {
        receiverId: world.shipper.id,
        shipmentId: await world.listed(),
        content: 'Are there stairs?',
      }),
      201,
    );
    const [message] = ok(await world.admin.api.get<Row[]>(list), 200);
    for (const path of [list, `/api/admin/messages/${String(message?.['id'])}`])
      ok(await world.admin.api.get(path), 200);
    expect((await auditOf(String(message?.['id']))).map(({ action, adminId }) => ({ action, adminId }))).toEqual([
      { action: 'messages.read', adminId: world.admin.id },
    ]);
    expect(await auditOf(JSON.stringify({ receiverId: world.shipper.id }))).toHaveLength(1);
  });

  it('says who searched for people or opened one, but not whose names other lists showed', async () => {
    const { id, email } = await world.newCarrier();
    const list = (filter: object) =>
      world.admin.api.get<Row[]>(`/api/admin/users?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    ok(await list({ id: [id] }), 200);
    expect(await auditOf(JSON.stringify({ id: [id] }))).toEqual([]);
    ok(await list({ q: email }), 200);
    ok(await world.admin.api.get(`/api/admin/users/${id}`), 200);
    const read = expect.arrayContaining([expect.objectContaining({ action: 'users.read', adminId: world.admin.id })]);
    for (const what of [JSON.stringify({ q: email }), id]) expect(await auditOf(what)).toEqual(read);
  });

  it('says who read which document of a carrier', async () => {
    const carrier = await world.newCarrier();
    const form = new FormData();
    form.append(
      'documents',
      new Blob([
        new Uint8Array(
          await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446644' } })
            .png()
            .toBuffer(),
        ),
      ]),
      'policy',
    );
    const [document] = ok(
      await carrier.api.post<{ id: string; url: string }[]>('/api/users/me/verification/documents', form),
      201,
    );
    ok(
      await carrier.api.put('/api/users/me/verification', {
        facts: [
          {
            fact: 'cargo_insurance',
            number: 'cg 77-1',
            limit: 250_000,
            expiresOn: await world.day(90),
            documents: [document?.url],
          },
        ],
      }),
      200,
    );
    const seen = (token: string) =>
      fetch(`${world.server.url}${document?.url}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await seen(carrier.token)).status).toBe(200);
    expect(await auditOf(document?.id ?? '')).toEqual([]);
    expect((await seen(world.admin.token)).status).toBe(200);
    expect(await auditOf(document?.id ?? '')).toMatchObject([{ action: 'documents.read', adminId: world.admin.id }]);
  });

  it('says from which call and address each act came', async () => {
    const user = await world.newCarrier();
    const answer = await act(`users/${user.id}/suspend`);
    ok(answer, 200);
    const [line] = await auditOf(user.id);
    expect(line).toMatchObject({
      action: 'users.suspend',
      requestId: answer.headers.get('x-request-id'),
      ip: expect.stringMatching(/127\.0\.0\.1|::1/),
    });
  });

  it('reveals tampering: a changed line, or a missing one', async () => {
    const broken = async () => (await world.server.query<{ n: string }>(BROKEN_AUDIT_LINES)).map(({ n }) => Number(n));
    const { server } = world;
    const many = Number((await server.query<{ n: number }>('SELECT max(n) AS n FROM audit_log'))[0]?.n);
    expect(many).toBeGreaterThan(8);
    expect(await broken()).toEqual([]);
    const behindItsBack = async (change: string) => {
      await server.query(
        `BEGIN; ALTER TABLE audit_log DISABLE TRIGGER USER; ${change}; ALTER TABLE audit_log ENABLE TRIGGER USER; COMMIT`,
      );
    };
    await behindItsBack(
      `CREATE TABLE kept AS SELECT * FROM audit_log; UPDATE audit_log SET reason = 'a better one' WHERE n = 3`,
    );
    expect(await broken()).toEqual([3]);
    await behindItsBack(
      'UPDATE audit_log l SET reason = kept.reason FROM kept WHERE kept.id = l.id; DELETE FROM audit_log WHERE n = 5',
    );
    expect((await broken())[0]).toBe(6);
    await behindItsBack('INSERT INTO audit_log SELECT * FROM kept WHERE n = 5');
    expect(await broken()).toEqual([]);
    ok(await act(`users/${(await world.newCarrier()).id}/suspend`), 200);
    expect(await broken()).toEqual([]);
  });
});
