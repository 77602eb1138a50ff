import { randomUUID } from 'node:crypto';
import { RESOURCES } from '../src/admin/admin.resources.js';
import { client } from './support/client.js';
import { type Caller, type Expected, type Ids, PICKUP_DAY, type Row, ROWS } from './support/access-matrix.js';
import { operations, pathOf } from './support/document.js';
import { type Deal, expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { LOOPBACK } from './support/receiver.js';
import { KEYED, repeated } from './support/repeats.js';

/** The document's operation that a row is about, such as `GET /api/shipments/{id}`. */
function operationOf({ call }: Row): string {
  const [method = '', template = ''] = call.split(' ');
  return `${method} ${pathOf(method, template.split('?', 1)[0]?.replace(/\{\w+\}/g, 'x') ?? '')}`;
}

const OPEN = new Set(ROWS.filter(({ expected }) => expected.V !== 401).map(operationOf));
const OPERATORS_ONLY = new Set(ROWS.filter(({ expected: { S, C } }) => S === 403 && C === 403).map(operationOf));

const CALLERS: readonly Caller[] = ['V', 'S2', 'C2', 'A', 'C', 'S'];

let world: World;
let people: Record<Exclude<Caller, 'V'>, Person>;

beforeAll(async () => {
  world = await World.start({ env: LOOPBACK });
  const [S2, C2] = await Promise.all([world.newShipper(), world.newCarrier()]);
  people = { S: world.shipper, S2, C: world.carrier, C2, A: world.admin };
});

async function stage(on: Row['on']): Promise<Deal> {
  const { shipper, carrier } = world;
  const none = { shipper, carrier, shipmentId: '', quoteId: '' };
  switch (on) {
    case undefined:
      return none;
    case 'draft':
    case 'listed':
      return { ...none, shipmentId: await world.listed(shipper, { status: on }) };
    case 'quoted': {
      const shipmentId = await world.listed();
      return { ...none, shipmentId, quoteId: await world.quoted(shipmentId) };
    }
    case 'booked':
      return world.booked();
    case 'paid':
      return world.paid({ estimatedPickupDate: PICKUP_DAY });
    case 'in_transit':
      return world.inTransit();
    case 'delivered':
      return world.delivered();
  }
}

/** People for one call only. */
async function newPeople(): Promise<typeof people> {
  const [S, S2, C, C2, A] = await Promise.all([
    world.newShipper(),
    world.newShipper(),
    world.newCarrier(),
    world.newCarrier(),
    world.newShipper(),
  ]);
  await world.server.query("UPDATE users SET operator_role = 'owner' WHERE id = $1", [A.id]);
  return { S, S2, C, C2, A };
}

async function idsOf({ more }: Row, deal: Deal): Promise<Ids> {
  const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id::text = $1', [
    deal.quoteId,
  ]);
  return {
    shipment: deal.shipmentId,
    quote: deal.quoteId,
    payment: payment?.id ?? '',
    carrier: deal.carrier.id,
    nothing: randomUUID(),
    ...(await more?.(world, deal)),
  };
}

/** Keyed calls that were repeated. */
const tried = new Set<string>();

/** A call's status. For a stream the start is enough. Of each call that takes an Idempotency-Key, the first that succeeds is repeated. */
async function statusOf(person: Person | undefined, method: string, path: string, body: unknown): Promise<number> {
  const api = person?.api ?? world.visitor;
  const call = `${method} ${pathOf(method, path.split('?', 1)[0] ?? '')}`;
  if (KEYED.has(call) && !tried.has(call)) {
    const { status } = await repeated(api, call, path, body);
    if (status < 300) tried.add(call);
    return status;
  }
  if (path !== '/api/events') return (await api.send(method, path, body)).status;
  const { status, body: stream } = await fetch(world.server.url + path, {
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });
  await stream?.cancel();
  return status;
}

describe('who may do what', () => {
  it('is stated for every operation of the document', () => {
    const said = new Set(ROWS.map(operationOf));
    expect(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        .filter((operation) => !said.has(operation)),
    ).toEqual([]);
  });

  it.each(ROWS.map((row) => ({ row, title: row.on ? `${row.call} on a ${row.on} shipment` : row.call })))(
    '$title',
    async ({ row }) => {
      const { call, on, body, expected, fresh, inTurn } = row;
      const deal = await stage(on);
      const ids = await idsOf(row, deal);
      const callers = fresh ? await newPeople() : people;
      const [method = '', template = ''] = call.split(' ');
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
      // Those who are refused come first, while nothing has changed yet.
      const order = inTurn
        ? CALLERS
        : [...CALLERS].sort((one, other) => Number(expected[one] < 400) - Number(expected[other] < 400));
      const got: Partial<Expected> = {};
      for (const caller of order)
        got[caller] = await statusOf(caller === 'V' ? undefined : callers[caller], method, path, body?.(deal));
      expect(got).toEqual(expected);
    },
  );

  it('of calls that take an Idempotency-Key, each is repeated here, in its journey, or wherever an operator makes it', () => {
    const elsewhere = ['POST /api/recurrences', 'POST /api/shipments/{id}/came-later'];
    const left = [...KEYED.keys()].filter((call) => !tried.has(call) && !call.startsWith('POST /api/admin/'));
    expect(left).toEqual(elsewhere);
  });

  describe.each<[sent: string, body: unknown, headers: Record<string, string>]>([
    ['an empty body', {}, {}],
    ['an unreadable body', '{"amount": ', { 'content-type': 'application/json' }],
    ['a body with what no field may hold', { title: 'half a \ud800 pair', constructor: {} }, {}],
    ['a form', 'a=b', { 'content-type': 'multipart/form-data; boundary=none' }],
  ])('every operation, sent %s,', (_sent, body, headers) => {
    /** What each of these operations answers with a status other than the expected one. */
    async function answersBut(
      status: number,
      caller: Person | undefined,
      chosen: (operation: string) => boolean,
    ): Promise<string[]> {
      const others: string[] = [];
      for (const { method, path } of operations().filter((each) => chosen(`${each.method} ${each.path}`))) {
        const answer = await (caller?.api ?? world.visitor).send(
          method,
          path.replace(/\{\w+\}/g, randomUUID()),
          ...(method === 'GET' ? [] : [body, headers]),
        );
        if (answer.status !== status) others.push(`${method} ${path}: ${answer.status}`);
      }
      return others;
    }

    it('asks a visitor to sign in before it looks at anything else, except on open calls', async () => {
      expect(await answersBut(401, undefined, (operation) => !OPEN.has(operation))).toEqual([]);
    });

    it('refuses everybody but operators on their calls, before it looks at anything else', async () => {
      expect(OPERATORS_ONLY.size).toBeGreaterThan(30);
      expect(await answersBut(403, people.S, (operation) => OPERATORS_ONLY.has(operation))).toEqual([]);
    });
  });
});

describe('sealed quotes', () => {
  it('are listed for the owner and operators in full, for a carrier their own, for others not at all', async () => {
    const shipmentId = await world.listed();
    const [own, others] = [await world.quoted(shipmentId), await world.quoted(shipmentId, people.C2)];
    const seen = async (caller: Exclude<Caller, 'V'>) =>
      ok(await people[caller].api.get<{ id: string }[]>(`/api/shipments/${shipmentId}/quotes`), 200).map(
        ({ id }) => id,
      );
    expect([await seen('S'), await seen('A'), await seen('C'), await seen('C2'), await seen('S2')]).toEqual([
      [others, own],
      [others, own],
      [own],
      [others],
      [],
    ]);
  });

  it("only show the payment's intent to the owner", async () => {
    const deal = await world.paid();
    const intentSeenBy = async (api: Person['api']) =>
      ok(await api.get<{ stripePaymentIntentId: string | null }[]>(`/api/shipments/${deal.shipmentId}/quotes`), 200)[0]
        ?.stripePaymentIntentId;
    expect(await intentSeenBy(deal.shipper.api)).toMatch(/^pi_/);
    expect(await intentSeenBy(deal.carrier.api)).toBeNull();
  });
});

describe('accounts that switch', () => {
  it('a shipper who became a carrier still accepts, pays and confirms, but lists nothing new and cannot quote on their own', async () => {
    const shipper = await world.newShipper();
    const shipmentId = await world.listed(shipper);
    const quoteId = await world.quoted(shipmentId);
    ok(await shipper.api.put('/api/users/profile', { isCarrier: true }), 200);
    expect((await shipper.api.post('/api/shipments', NEW_SHIPMENT)).status).toBe(403);
    expect((await shipper.api.post('/api/quotes', { shipmentId, amount: 5 })).status).toBe(403);
    const deal = { shipper, carrier: world.carrier, shipmentId, quoteId };
    ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    await world.payWith(deal, '4242 4242 4242 4242');
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
  });

  it('a carrier who became a shipper can still finish accepted jobs', async () => {
    const carrier = await world.newCarrier();
    const deal = await world.paid({}, world.shipper, carrier);
    ok(await carrier.api.put('/api/users/profile', { isCarrier: false }), 200);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    expect(ok(await world.confirmDelivery(deal), 200).payment?.status).toBe('released');
  });

  it('a suspended account can finish what is on its way, and nothing else', async () => {
    const carrier = await world.newCarrier();
    const [deal, shipmentId] = [await world.paid({}, world.shipper, carrier), await world.listed()];
    const pending = await world.quoted(shipmentId, carrier);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    await world.server.query('UPDATE users SET suspended_at = now() WHERE id = $1', [carrier.id]);
    expect((await world.shipper.api.post<{ code: string }>(`/api/quotes/${pending}/accept`)).body.code).toBe(
      'carrier_suspended',
    );
    const refused = await carrier.api.post<{ code: string }>('/api/quotes', {
      shipmentId: await world.listed(),
      amount: 5,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended']);
    expect((await carrier.api.patch(`/api/quotes/${pending}`, { amount: 7 })).status).toBe(403);
    ok(await carrier.api.post(`/api/quotes/${pending}/withdraw`), 200);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, { latitude: 33, longitude: -98 }), 201);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
  });
});

const NOT_THEIRS = 'a long swim in the lake';

/** Every write a suspended account may still make: it keeps itself in order, speaks, and ends what is on its way. */
const WHILE_SUSPENDED = [
  'DELETE /api/api-keys/{id}',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/{sid}',
  'DELETE /api/shipments/{id}/driver',
  'DELETE /api/shipments/{id}/tracking-links/{linkId}',
  'DELETE /api/users/me',
  'DELETE /api/users/me/push-subscriptions/{id}',
  'DELETE /api/webhook-endpoints/{id}',
  'POST /api/auth/logout',
  'POST /api/auth/renew',
  'POST /api/change-orders/{id}/decline',
  'POST /api/change-orders/{id}/withdraw',
  'POST /api/claims',
  'POST /api/claims/{id}/respond',
  'POST /api/claims/{id}/withdraw',
  'POST /api/conversations/{id}/read',
  'POST /api/locations',
  'POST /api/messages',
  'POST /api/messages/attachments',
  'POST /api/notifications/read',
  'POST /api/quotes/{id}/withdraw',
  'POST /api/shipments/{id}/addresses',
  'POST /api/shipments/{id}/arrive',
  'POST /api/shipments/{id}/attempt',
  'POST /api/shipments/{id}/came-later',
  'POST /api/shipments/{id}/confirm-delivery',
  'POST /api/shipments/{id}/deliver',
  'POST /api/shipments/{id}/locations',
  'POST /api/shipments/{id}/release-code',
  'POST /api/support-tickets',
  'POST /api/support-tickets/{id}/reply',
  'POST /api/uploads',
  'PUT /api/users/password',
];

describe('a suspended account', () => {
  const OPEN_TO_VISITORS = new Set([...OPEN].filter((operation) => operation !== 'POST /api/support-tickets'));
  const changing = (operation: string) => !operation.startsWith('GET ') && !OPEN_TO_VISITORS.has(operation);
  let suspended: Person[];

  beforeEach(async () => {
    suspended = await Promise.all([world.newShipper(), world.newCarrier(), world.newShipper()]);
    await world.server.query(
      "UPDATE users SET suspended_at = now(), operator_role = CASE WHEN id = $2 THEN 'owner' END WHERE id = ANY($1)",
      [suspended.map(({ id }) => id), suspended[2]?.id],
    );
  });

  /** The operations it is refused for being suspended, each called with nothing. */
  async function refusedTo(person: Person | undefined, chosen: (operation: string) => boolean): Promise<string[]> {
    const refused: string[] = [];
    // Signing out ends what the others are called with.
    const last = ({ path }: { path: string }) => Number(path === '/api/auth/logout');
    for (const { method, path } of operations()
      .filter((each) => chosen(`${each.method} ${each.path}`))
      .sort((one, other) => last(one) - last(other))) {
      const filled = path.replace(/\{\w+\}/g, randomUUID());
      const { status, body } = await (person?.api ?? world.visitor).send<{ code?: string } | undefined>(
        method,
        filled,
        ...(method === 'GET' ? [] : [{ password: NOT_THEIRS }]),
      );
      if (status === 403 && body?.code === 'account_suspended') refused.push(`${method} ${path}`);
    }
    return refused;
  }

  it.each(['shipper', 'carrier', 'operator'])('of a %s may change nothing but what is listed here', async (role) => {
    const person = suspended[['shipper', 'carrier', 'operator'].indexOf(role)];
    const all = operations()
      .map(({ method, path }) => `${method} ${path}`)
      .filter(changing);
    const refused = new Set(await refusedTo(person, changing));
    expect(all.filter((operation) => !refused.has(operation)).sort()).toEqual(WHILE_SUSPENDED);
  });

  it('reads what is its own and what is public', async () => {
    for (const person of suspended)
      expect(
        await refusedTo(
          person,
          (operation) =>
            operation.startsWith('GET ') && !OPERATORS_ONLY.has(operation) && operation !== 'GET /api/events',
        ),
      ).toEqual([]);
  });

  it('of an operator has no console, with its old token or a new one, and sees what strangers see', async () => {
    const [, , operator] = suspended as [Person, Person, Person];
    const { token } = ok(
      await world.visitor.post<{ token: string }>('/api/auth/login', { email: operator.email, password: PASSWORD }),
      200,
    );
    for (const api of [operator.api, client(world.server.url, token)]) {
      for (const resource of Object.keys(RESOURCES)) {
        for (const [method, path] of [
          ['GET', ''],
          ['GET', `/${randomUUID()}`],
          ['PUT', `/${randomUUID()}`],
        ] as const) {
          expectRefusal(await api.send(method, `/api/admin/${resource}${path}`), 403, 'account_suspended');
        }
      }
    }
    const all = operations()
      .map(({ method, path }) => `${method} ${path}`)
      .filter((operation) => OPERATORS_ONLY.has(operation));
    expect(await refusedTo(operator, (operation) => OPERATORS_ONLY.has(operation))).toEqual(all);
    const draft = await world.listed(world.shipper, { status: 'draft' });
    expectRefusal(await operator.api.get(`/api/shipments/${draft}`), 404, 'not_found');
  });
});

describe('what nobody may set', () => {
  it.each(['id', 'status', 'paymentStatus', 'carrierId', 'createdAt', 'stripePaymentIntentId'])(
    'a quote with %s is refused by name',
    async (field) => {
      const shipmentId = await world.listed();
      const answer = await world.carrier.api.post<{ errors: { path: string }[] }>('/api/quotes', {
        shipmentId,
        amount: 900,
        [field]: 'x',
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map(({ path }) => path)).toEqual([field]);
    },
  );

  it.each(['isAdmin', 'rating', 'reviewCount', 'email', 'password', 'suspendedAt', 'id'])(
    'a profile with %s is refused by name',
    async (field) => {
      const answer = await world.shipper.api.put<{ errors: { path: string }[] }>('/api/users/profile', {
        [field]: true,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map(({ path }) => path)).toEqual([field]);
    },
  );

  it("a confirmation names its own quote; another's is none of the caller's business", async () => {
    const [deal, other] = [await world.booked(), await world.booked({}, await world.newShipper())];
    expect(
      (await deal.shipper.api.post(`/api/payments/${deal.quoteId}/confirm`, { quoteId: other.quoteId })).status,
    ).toBe(400);
    expect(
      (await deal.shipper.api.post(`/api/payments/${other.quoteId}/confirm`, { quoteId: other.quoteId })).status,
    ).toBe(404);
    expect((await deal.shipper.api.post('/api/payments/nonsense/confirm')).status).toBe(404);
  });
});

it('leaves a clean ledger', () => world.expectCleanLedger());
