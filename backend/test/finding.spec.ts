import { expectRefusal, type Deal, ok, PASSWORD, type Person, World } from './support/people.js';

type Row = Record<string, unknown>;

interface Found {
  resource: string;
  id: string;
  title: string;
  detail: string;
  amount: number | null;
  status: string | null;
}

let world: World;
let grace: Person;
let hauler: Person;
let deal: Deal;
let paymentId: string;
let ticketId: string;

beforeAll(async () => {
  world = await World.start();
  grace = await world.newShipper('Grace');
  hauler = await world.newCarrier('Dale');
  ok(await grace.api.put('/api/users/profile', { lastName: 'Morgenstern', phone: '+1 (303) 555-0142 ext. 7' }), 200);
  ok(await hauler.api.put('/api/users/profile', { lastName: "O'Rourke" }), 200);
  deal = await world.delivered({ amount: 1200 }, grace, hauler);
  await world.server.query("UPDATE shipments SET title = 'Walnut spinet piano, 100% dry' WHERE id = $1", [
    deal.shipmentId,
  ]);
  [{ id: paymentId }] = (await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
    deal.quoteId,
  ])) as [{ id: string }];
  ticketId = ok(
    await grace.api.post<{ id: string }>('/api/support-tickets', {
      name: 'Grace Morgenstern',
      email: grace.email,
      topic: 'Scratched lid',
      message: 'Whom do I send the photos to?',
    }),
    201,
  ).id;
});

interface Answer {
  anyPart: boolean;
  similar: boolean;
  found: Found[];
}

const answerTo = async (q: string) =>
  ok(await world.admin.api.get<Answer>(`/api/admin/search?q=${encodeURIComponent(q)}`), 200);

const search = async (q: string): Promise<Found[]> => (await answerTo(q)).found;

const idsOf = (found: Found[], resource: string) =>
  found.filter((each) => each.resource === resource).map(({ id }) => id);

async function list(resource: string, q: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ q }));
  return ok(await world.admin.api.get<{ id: string }[]>(`/api/admin/${resource}?filter=${filter}`), 200).map(
    ({ id }) => id,
  );
}

describe('an operator with a caller on the phone', () => {
  it.each([
    '303-555-0142',
    '(303) 555 0142',
    '+1 303.555.0142',
    '13035550142',
    '5550142',
    '303.555.0142 ext 7',
    '(303) 555-0142 x7',
    '0142',
    'Grace Morgenstern',
    'morgenstern, grace',
    'genster',
    'GRACE M',
  ])('finds her, and her deal, by "%s"', async (q) => {
    const found = await search(q);
    expect(idsOf(found, 'users')[0]).toBe(grace.id);
    expect(idsOf(found, 'shipments')).toContain(deal.shipmentId);
    expect(idsOf(found, 'quotes')).toContain(deal.quoteId);
    expect(idsOf(found, 'payments')).toContain(paymentId);
    expect(idsOf(found, 'support-tickets')).toContain(ticketId);
  });

  it.each(['Morgenstren', 'grase morgenstern', 'Morgnstern', 'Moregnstern'])(
    'finds her by "%s" as well, which nobody is called',
    async (q) => {
      const { similar, found } = await answerTo(q);
      expect([similar, idsOf(found, 'users')[0]]).toEqual([true, grace.id]);
      expect(idsOf(found, 'shipments')).toContain(deal.shipmentId);
      expect(idsOf(found, 'payments')).toContain(paymentId);
    },
  );

  it('is told of similar names only where nothing is named so, and never of those who are gone', async () => {
    expect((await answerTo('Morgenstern')).similar).toBe(false);
    for (const q of ['Xqwzky Vbprtz', 'Morgenstren 7', '5550149', 'morgenstren@'])
      expect(await answerTo(q)).toMatchObject({ similar: false, found: [] });
    const leaving = await world.newShipper('Zebedeus');
    expect(idsOf((await answerTo('Zebedoeus')).found, 'users')).toEqual([leaving.id]);
    expect((await leaving.api.delete('/api/users/me', { password: PASSWORD })).status).toBe(204);
    expect(idsOf((await answerTo('Zebedoeus')).found, 'users')).toEqual([]);
  });

  it('finds the people by a part of the e-mail address, and a name with an apostrophe', async () => {
    expect(idsOf(await search(grace.email.toUpperCase()), 'users')).toEqual([grace.id]);
    expect(idsOf(await search("o'rour"), 'users')).toEqual([hauler.id]);
  });

  it('finds the shipment by words of its title and places in any order, with what belongs to it', async () => {
    for (const q of ['piano spinet', 'inet denver', 'wal austin', '100% dry']) {
      const found = await search(q);
      expect(idsOf(found, 'shipments')).toEqual([deal.shipmentId]);
      expect(idsOf(found, 'payments')).toEqual([paymentId]);
    }
    expect(await search('1_0 dry')).toEqual([]);
  });

  it('finds anything by the first six characters of its id, and a payment by any of its ids at the provider', async () => {
    for (const [resource, id] of [
      ['users', grace.id],
      ['shipments', deal.shipmentId],
      ['quotes', deal.quoteId],
      ['payments', paymentId],
      ['support-tickets', ticketId],
    ] as const) {
      expect(idsOf(await search(id.slice(0, 6)), resource)).toContain(id);
      expect(idsOf(await search(id.toUpperCase()), resource)).toContain(id);
    }
    const [payment] = await world.server.query<{ intent: string; charge: string }>(
      'SELECT stripe_payment_intent_id AS intent, stripe_charge_id AS charge FROM payments WHERE id = $1',
      [paymentId],
    );
    for (const q of [payment?.intent ?? '', payment?.charge ?? '']) {
      expect(idsOf(await search(q), 'payments')).toEqual([paymentId]);
      expect(await search(q.slice(0, -1))).toEqual([]);
    }
  });

  it('reads on one line who or what it is', async () => {
    const found = await search('spinet piano');
    expect(found).toContainEqual(
      expect.objectContaining({
        resource: 'payments',
        title: 'Walnut spinet piano, 100% dry',
        detail: expect.stringMatching(/^Grace Morgenstern to Dale O'Rourke$/),
        amount: 1200,
        status: 'in_escrow',
      }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ resource: 'shipments', detail: 'Austin, TX to Denver, CO', status: 'delivered' }),
    );
    expect((await search('Grace Morg'))[0]).toMatchObject({
      title: 'Grace Morgenstern',
      detail: `${grace.email}, +1 (303) 555-0142 ext. 7`,
    });
  });

  it('gets at most eight of a kind, and the one who is called so first', async () => {
    const twins = await Promise.all(Array.from({ length: 9 }, () => world.newShipper('Bartholomew')));
    const exact = await world.newShipper('Bart');
    for (const { api } of twins) ok(await api.put('/api/users/profile', { lastName: 'Vance' }), 200);
    ok(await exact.api.put('/api/users/profile', { lastName: null }), 200);
    const ids = idsOf(await search('bart'), 'users');
    expect(ids).toHaveLength(8);
    expect(ids[0]).toBe(exact.id);
  });

  it('is refused a search for nothing, and what was looked for is written down', async () => {
    expectRefusal(await world.admin.api.get('/api/admin/search?q=g'), 400, 'invalid_input');
    expectRefusal(await world.admin.api.get('/api/admin/search'), 400, 'invalid_input');
    expect(await search('%_')).toEqual([]);
    await search('Ellsworth');
    expect(
      await world.server.query(
        "SELECT admin_id, resource_id FROM audit_log WHERE action = 'search.read' AND resource_id = $1",
        ['Ellsworth'],
      ),
    ).toEqual([{ admin_id: world.admin.id, resource_id: 'Ellsworth' }]);
  });
});

describe('the story of a deal', () => {
  interface Line {
    kind: string;
    what: string;
    who: string | null;
    amount: number | null;
    text: string | null;
    id: string;
    at: string;
  }

  it('has all that happened in one order with names, both sides with their numbers, and what runs next; that messages were read is written down once', async () => {
    const message = { receiverId: hauler.id, shipmentId: deal.shipmentId, content: 'The lid is scratched.' };
    ok(await grace.api.post('/api/messages', message), 201);
    ok(
      await world.admin.api.post(`/api/admin/payments/${paymentId}/refund`, {
        amount: 200,
        reason: 'The lid was scratched.',
      }),
      200,
    );
    const read = () =>
      world.admin.api.get<{
        clock: { kind: string; dueAt: string; until: string } | null;
        people: Row[];
        lines: Line[];
        more: boolean;
      }>(`/api/admin/shipments/${deal.shipmentId}/story`);
    const { clock, people, lines, more } = ok(await read(), 200);
    ok(await read(), 200);
    expect(people).toEqual([
      expect.objectContaining({ id: grace.id, side: 'shipper', phone: '+1 (303) 555-0142 ext. 7' }),
      expect.objectContaining({ id: hauler.id, side: 'carrier', name: "Dale O'Rourke" }),
    ]);
    expect(Date.parse(clock?.dueAt ?? '')).toBeGreaterThan(Date.now());
    expect(clock?.until).toMatch(/\.$/);
    expect(more).toBe(false);
    expect(lines.map(({ at }) => at)).toEqual(
      lines
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const told = lines.map(({ what, who, amount, text }) => ({ what, who, amount, text }));
    expect(told).toEqual(
      expect.arrayContaining([
        { what: 'shipment create', who: 'Grace Morgenstern', amount: null, text: null },
        { what: 'quote submit', who: "Dale O'Rourke", amount: 1200, text: null },
        { what: 'quote accept', who: 'Grace Morgenstern', amount: 1200, text: null },
        { what: 'shipment deliver', who: "Dale O'Rourke", amount: null, text: null },
        { what: 'message', who: 'Grace Morgenstern', amount: null, text: 'The lid is scratched.' },
        { what: 'payments.refund', who: expect.any(String), amount: 200, text: 'The lid was scratched.' },
      ]),
    );
    expect(lines.filter(({ what }) => what.startsWith('refund'))).toEqual([
      expect.objectContaining({ kind: 'money', amount: 200, id: paymentId }),
    ]);
    expect(lines.filter(({ what }) => what === 'quote deliver' || what === 'shipment accept')).toEqual([]);
    const reads = await world.server.query('SELECT 1 FROM audit_log WHERE action = $1 AND resource_id = $2', [
      'messages.read',
      JSON.stringify({ shipmentId: deal.shipmentId }),
    ]);
    expect(reads).toHaveLength(1);
  });

  it('tells the payout, the chargeback from its beginning to its end, and what operators noted about either', async () => {
    const { shipmentId, quoteId, shipper } = await world.delivered({ amount: 900 });
    ok(await shipper.api.post(`/api/shipments/${shipmentId}/confirm-delivery`), 200);
    await world.settleMoney();
    const { admin } = world;
    const { id } = ok(
      await admin.api.post<{ id: string }>('/api/sandbox/disputes', { quoteId, reason: 'product_not_received' }),
      200,
    );
    ok(await admin.api.post(`/api/admin/chargebacks/${id}/notes`, { text: 'He has the photos.' }), 201);
    ok(await admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: 'won' }), 200);
    await world.settleMoney();
    const { lines } = ok(await admin.api.get<{ lines: Line[] }>(`/api/admin/shipments/${shipmentId}/story`), 200);
    expect(lines.map(({ what, amount, text }) => ({ what, amount, text }))).toEqual(
      expect.arrayContaining([
        { what: 'transfer succeeded', amount: expect.any(Number), text: null },
        { what: 'chargeback open', amount: 900, text: 'product not received' },
        { what: 'note', amount: null, text: 'He has the photos.' },
        { what: 'chargeback won', amount: 900, text: null },
      ]),
    );
    expect(lines.filter(({ what }) => what.startsWith('chargeback')).map((line) => line.id)).toEqual([id, id]);
  });

  it('tells an act of an operator once, with its reason, and keeps the carrier in sight when all is refunded', async () => {
    const { shipmentId, quoteId, carrier } = await world.paid({ amount: 900 });
    const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
      quoteId,
    ]);
    const path = `/api/admin/payments/${payment?.id}/refund`;
    ok(await world.admin.api.post(path, { reason: 'The truck broke down.' }), 200);
    const { people, lines } = ok(
      await world.admin.api.get<{ people: Row[]; lines: (Line & { by: string })[] }>(
        `/api/admin/shipments/${shipmentId}/story`,
      ),
      200,
    );
    expect(people).toEqual([
      expect.objectContaining({ side: 'shipper' }),
      expect.objectContaining({ id: carrier.id, side: 'carrier' }),
    ]);
    expect(lines.filter(({ by }) => by === 'operator')).toEqual([
      expect.objectContaining({ what: 'payment refund', kind: 'money', text: 'The truck broke down.' }),
    ]);
  });

  it('shows the decision that an open claim waits for, not what the claim holds up', async () => {
    const { shipmentId, shipper } = await world.delivered({ amount: 900 });
    const claim = { shipmentId, kind: 'damage', amount: 60, description: 'A scratch.' };
    ok(await shipper.api.post('/api/claims', claim), 201);
    const { clock } = ok(
      await world.admin.api.get<{ clock: { kind: string } | null }>(`/api/admin/shipments/${shipmentId}/story`),
      200,
    );
    expect(clock?.kind).toMatch(/^claim_(review|decision)$/);
  });

  it('is of a shipment that there is', async () => {
    for (const id of [grace.id, 'none'])
      expectRefusal(await world.admin.api.get(`/api/admin/shipments/${id}/story`), 404, 'not_found');
  });
});

describe('every list of what people are in', () => {
  it.each(['quotes', 'payments', 'claims', 'messages', 'reviews', 'verifications', 'refunds', 'chargebacks'])(
    'is searched by names and titles: %s',
    async (resource) => {
      for (const q of ['morgenstern', 'spinet', "dale o'rourke"]) await list(resource, q);
      expect(await list(resource, 'nobody of this name')).toEqual([]);
    },
  );

  it('finds her deal by her name, his name, its title and her number', async () => {
    for (const q of ['grace morgen', 'spinet', "o'rourke"]) expect(await list('payments', q)).toEqual([paymentId]);
    for (const q of ["dale o'r", 'spinet']) expect(await list('quotes', q)).toEqual([deal.quoteId]);
    expect(await list('users', '303 555 0142')).toEqual([grace.id]);
    for (const q of ['denver spinet', 'grace morgen']) expect(await list('shipments', q)).toEqual([deal.shipmentId]);
    expect(await list('shipments', "o'rourke")).toEqual([]);
    expect(await list('support-tickets', 'lid grace')).toEqual([ticketId]);
  });

  it('of reports finds hers by either name, and of changes by the title and by either side', async () => {
    const report = { subject: 'user', id: hauler.id, kind: 'spam', text: 'Keeps writing.' };
    const { id } = ok(await grace.api.post<{ id: string }>('/api/reports', report), 201);
    const other = await world.paid();
    await world.server.query("UPDATE shipments SET title = 'Marble fountain' WHERE id = $1", [other.shipmentId]);
    const change = ok(
      await world.carrier.api.post<{ id: string }>(`/api/shipments/${other.shipmentId}/change-orders`, {
        delta: 20,
        reason: 'other',
        text: 'A second crate.',
      }),
      201,
    );
    const found = async (resource: string, q: string) =>
      ok(
        await world.admin.api.get<{ id: string }[]>(
          `/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
        ),
        200,
      ).map((row) => row.id);
    for (const q of ['morgenstern', "o'rourke", id.slice(0, 6)]) expect(await found('reports', q)).toEqual([id]);
    expect(await found('reports', 'marble')).toEqual([]);
    const [shipper, carrier] = [await world.newShipper('Wilhelmina'), await world.newCarrier('Thaddeus')];
    const theirs = await world.paid({ amount: 900 }, shipper, carrier);
    const path = `/api/shipments/${theirs.shipmentId}/change-orders`;
    const body = { delta: 20, reason: 'other', text: 'A third crate.' };
    const { id: changeId } = ok(await carrier.api.post<{ id: string }>(path, body), 201);
    for (const q of ['marble fountain', other.shipmentId]) expect(await found('change-orders', q)).toEqual([change.id]);
    for (const q of ['wilhelmina', 'thaddeus']) expect(await found('change-orders', q)).toEqual([changeId]);
  });
});

describe('what hangs on her and her deal', () => {
  let endpointId: string;
  let approvalId: string;

  beforeAll(async () => {
    [endpointId, approvalId] = (
      await world.server.query<{ id: string }>('SELECT gen_random_uuid() AS id FROM generate_series(1, 2)')
    ).map(({ id }) => id) as [string, string];
    await world.server.query(
      `INSERT INTO webhook_endpoints (id, user_id, url, events, secrets, created_at, updated_at)
       VALUES ($1, $2, 'https://stock.morgen.example:8443/in', '{shipment.delivered}', '["sealed"]', now(), now())`,
      [endpointId, grace.id],
    );
    await world.server.query(
      `INSERT INTO webhook_deliveries (id, endpoint_id, event_seq, event_id, type, body, state, created_at)
       SELECT gen_random_uuid(), $1, n, gen_random_uuid(), 'shipment.delivered', '{}', 'sent', now() FROM generate_series(1, 2) n`,
      [endpointId],
    );
    await world.server.query(
      `INSERT INTO approvals (id, act, resource, record_id, body, amount, asked_by, asked_at, until)
       VALUES ($1, 'payments.refund', 'payments', $2, '{}', 12000, $3, now(), now())`,
      [approvalId, paymentId, world.admin.id],
    );
    const listed = await world.listed(grace);
    await world.server.query("UPDATE shipments SET title = 'Granite birdbath' WHERE id = $1", [listed]);
    const quoteId = await world.quoted(listed, hauler);
    ok(await grace.api.post(`/api/quotes/${quoteId}/counter-offers`, { amount: 1000 }), 201);
    ok(
      await grace.api.post('/api/api-keys', {
        name: 'Barn stock',
        scopes: ['shipments:read'],
        password: PASSWORD,
      }),
      201,
    );
  });

  /** Which searches find something in a list, of those that should and of one that should not. */
  const hits = async (resource: string, searches: readonly string[]) => {
    const found: string[] = [];
    for (const q of [...searches, 'nobody of this name', '777 777 7777'])
      if ((await list(resource, q)).length > 0) found.push(q);
    return found;
  };

  it.each([
    ['counter-offers', ['morgenstern', 'granite birdbath', 'denver']],
    ['ledger-entries', ['grace morgen', "o'rourke", 'spinet']],
    ['deadlines', ['morgenstern', 'spinet', 'austin']],
    ['approvals', ['morgenstern', "o'rourke", 'spinet']],
    ['webhook-endpoints', ['grace morgen', 'stock.morgen']],
    ['webhook-deliveries', ['morgenstern', 'stock.morgen.ex']],
    ['webhook-events', ['morgenstern', "o'rourke", 'spinet']],
    ['emails', ['morgenstern', 'GRACE']],
    ['api-keys', ['morgenstern', 'barn']],
  ])('is found in the list of %s by names and titles', async (resource, searches) => {
    expect(await hits(resource, searches)).toEqual(searches);
  });

  it('is found in the audit log by the name of whoever did it, and of whom it was done to', async () => {
    const admin = ok(await world.admin.api.get<{ firstName: string }>('/api/auth/me'), 200);
    ok(await world.admin.api.post(`/api/admin/users/${hauler.id}/end-sessions`), 200);
    const done = async (q: string) =>
      ok(
        await world.admin.api.get<{ action: string }[]>(
          `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
        ),
        200,
      ).map(({ action }) => action);
    expect(await done("o'rourke")).toContain('users.end-sessions');
    expect(await done(admin.firstName)).toContain('users.end-sessions');
    expect(await done('users.end')).toEqual(['users.end-sessions']);
    expect(await done('nobody of this name')).toEqual([]);
  });
});

describe('a database without trigrams', () => {
  it('is searched by the beginnings of words, and says so', async () => {
    const answer = () =>
      world.admin.api
        .get<{ anyPart: boolean; found: Found[] }>('/api/admin/search?q=grace%20morgen')
        .then((all) => all.body);
    expect((await answer()).anyPart).toBe(true);
    await world.server.query('DROP EXTENSION pg_trgm CASCADE');
    const { anyPart, found } = await answer();
    expect(anyPart).toBe(false);
    expect(idsOf(found, 'users')).toEqual([grace.id]);
    expect(idsOf(await search(grace.email), 'users')).toEqual([grace.id]);
    expect(idsOf(await search('spin wal'), 'shipments')).toEqual([deal.shipmentId]);
    expect(await search('genstern')).toEqual([]);
    expect(await list('payments', "o'rour")).toEqual([paymentId]);
  });
});
