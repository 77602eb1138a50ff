import { randomUUID } from 'node:crypto';
import type { Answer } from './support/client.js';
import { type Deal, ok, type Person, World } from './support/people.js';

/** Who calls: a visitor, the shipment's owner, another shipper, the quote's carrier, another carrier, an operator. */
type Caller = 'V' | 'S' | 'S2' | 'C' | 'C2' | 'A';
const CALLERS: readonly Caller[] = ['V', 'S2', 'C2', 'A', 'C', 'S'];

type Expected = Record<Caller, number>;

interface Row {
  call: string;
  /** Where the shipment stands before the call; with none the row needs no shipment. */
  on?: 'draft' | 'listed' | 'quoted' | 'booked' | 'paid' | 'in_transit' | 'delivered';
  body?: (deal: Deal) => unknown;
  expected: Expected;
}

/** Refusals by caller; the rest may. Written V, S, S2, C, C2, A as the columns of the matrix. */
function row(call: string, on: Row['on'], statuses: readonly [number, number, number, number, number, number], body?: Row['body']): Row {
  const [V, S, S2, C, C2, A] = statuses;
  return { call, ...(on ? { on } : {}), ...(body ? { body } : {}), expected: { V, S, S2, C, C2, A } };
}

const NEW = { title: 'A crate', category: 'freight', description: 'A crate of machine parts.', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
const RATES = { category: 'freight', weight: '900', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
const HERE = () => ({ latitude: 33, longitude: -98 });

const ROWS: readonly Row[] = [
  row('GET /api/auth/me', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/auth/user', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/auth/sessions', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/notifications', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/conversations', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/quotes', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/claims', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/payments', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/users/me/dashboard', undefined, [401, 200, 200, 200, 200, 200]),
  row('PUT /api/users/profile', undefined, [401, 200, 200, 200, 200, 200], () => ({ bio: 'Careful with boats.' })),
  row('GET /api/config', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/places?q=Aus', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments?owner=me', undefined, [401, 200, 200, 200, 200, 200]),
  row('POST /api/shipments', undefined, [401, 201, 201, 403, 403, 201], () => NEW),
  row('POST /api/calculate-shipping-rates', undefined, [401, 200, 200, 200, 200, 200], () => RATES),
  row('GET /api/users/{carrier}', 'quoted', [200, 200, 200, 200, 200, 200]),
  row('GET /api/users/{carrier}/reviews', 'quoted', [200, 200, 200, 200, 200, 200]),

  row('GET /api/shipments/{shipment}', 'draft', [404, 200, 404, 404, 404, 200]),
  row('GET /api/shipments/{shipment}/timeline', 'draft', [404, 200, 404, 404, 404, 200]),
  row('GET /api/shipments/{shipment}/quotes', 'draft', [401, 200, 404, 404, 404, 200]),
  row('PATCH /api/shipments/{shipment}', 'draft', [401, 200, 404, 404, 404, 403], () => ({ title: 'Another crate' })),
  row('POST /api/shipments/{shipment}/cancel', 'draft', [401, 200, 404, 404, 404, 403]),
  row('POST /api/shipments/{shipment}/publish', 'draft', [401, 200, 404, 404, 404, 403]),
  row('POST /api/quotes', 'draft', [401, 403, 403, 404, 404, 403], ({ shipmentId }) => ({ shipmentId, amount: 900 })),

  row('GET /api/shipments/{shipment}', 'listed', [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments/{shipment}/timeline', 'listed', [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments/{shipment}/price-comparisons', 'listed', [200, 200, 200, 200, 200, 200]),
  row('POST /api/shipments/{shipment}/price-comparisons', 'listed', [401, 200, 200, 200, 200, 200]),
  row('PATCH /api/shipments/{shipment}', 'listed', [401, 200, 403, 403, 403, 403], () => ({ title: 'Another crate' })),
  row('POST /api/shipments/{shipment}/publish', 'listed', [401, 409, 403, 403, 403, 403]),
  row('POST /api/shipments/{shipment}/cancel', 'listed', [401, 200, 403, 403, 403, 403]),
  row('POST /api/quotes', 'listed', [401, 403, 403, 201, 201, 403], ({ shipmentId }) => ({ shipmentId, amount: 900 })),
  row('POST /api/messages', 'listed', [401, 400, 201, 201, 201, 201], ({ shipper, shipmentId }) => ({ receiverId: shipper.id, shipmentId, content: 'Is it crated?' })),

  row('GET /api/shipments/{shipment}/quotes', 'quoted', [401, 200, 200, 200, 200, 200]),
  row('PATCH /api/quotes/{quote}', 'quoted', [401, 403, 404, 200, 404, 403], () => ({ amount: 950 })),
  row('POST /api/quotes/{quote}/withdraw', 'quoted', [401, 403, 404, 200, 404, 403]),
  row('POST /api/quotes/{quote}/decline', 'quoted', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/accept', 'quoted', [401, 200, 404, 403, 404, 403]),

  row('PATCH /api/shipments/{shipment}', 'booked', [401, 409, 403, 403, 403, 403], () => ({ title: 'Another crate' })),
  row('POST /api/quotes/{quote}/unaccept', 'booked', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/pay', 'booked', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/withdraw', 'booked', [401, 403, 404, 200, 404, 403]),
  row('POST /api/shipments/{shipment}/pickup', 'booked', [401, 403, 403, 409, 403, 403]),

  row('POST /api/payments/{quote}/confirm', 'paid', [401, 200, 404, 403, 404, 403]),
  row('GET /api/payments/{payment}', 'paid', [401, 200, 404, 200, 404, 404]),
  row('GET /api/admin/payments/{payment}', 'paid', [401, 403, 403, 403, 403, 200]),
  row('GET /api/shipments/{shipment}/cancellation-preview', 'paid', [401, 200, 403, 200, 403, 200]),
  row('POST /api/shipments/{shipment}/cancel', 'paid', [401, 200, 403, 403, 403, 403]),
  row('POST /api/shipments/{shipment}/pickup', 'paid', [401, 403, 403, 200, 403, 403]),

  row('GET /api/shipments/{shipment}/locations', 'in_transit', [401, 200, 403, 200, 403, 200]),
  row('POST /api/shipments/{shipment}/locations', 'in_transit', [401, 403, 403, 201, 403, 403], HERE),
  row('POST /api/shipments/{shipment}/deliver', 'in_transit', [401, 403, 403, 200, 403, 403]),
  row('POST /api/claims', 'in_transit', [401, 201, 403, 201, 403, 403], ({ shipmentId }) => ({ shipmentId, kind: 'other', amount: 50, description: 'A strap was left behind.' })),
  row('POST /api/claims', 'delivered', [401, 201, 403, 403, 403, 403], ({ shipmentId }) => ({ shipmentId, kind: 'damage', amount: 50, description: 'A corner is dented.' })),
  row('POST /api/shipments/{shipment}/confirm-delivery', 'delivered', [401, 200, 403, 403, 403, 403]),

  row('GET /api/admin/users', undefined, [401, 403, 403, 403, 403, 200]),
  row('GET /api/admin/ledger-entries', undefined, [401, 403, 403, 403, 403, 200]),
  row('GET /api/admin/ledger-entries/check', undefined, [401, 403, 403, 403, 403, 200]),
  row('GET /api/sandbox/clock', undefined, [401, 403, 403, 403, 403, 200]),
  row('POST /api/sandbox/clock', undefined, [401, 403, 403, 403, 403, 200], () => ({ advanceSeconds: 1 })),
];

/** What anybody may call without signing in; every other operation of the document asks who it is first. */
const OPEN = [
  /^get \/api\/health\//,
  // For the same machine, which a test is.
  /^get \/metrics$/,
  /^get \/api\/(config|places|distance|price-truth)$/,
  /^get \/api\/users\/\{id\}(\/reviews)?$/,
  /^get \/api\/shipments(\/\{id\}(\/timeline|\/price-comparisons)?)?$/,
  /^get \/api\/shipments\/\{id\}\/photos\/\{photoId\}$/,
  /^get \/api\/(photos|uploads)\//,
  /^post \/api\/auth\/(register|login|forgot-password|reset-password|verify-email)$/,
  /^post \/api\/sandbox\/payment-intents\//,
  // The link in a mail, which carries a token of its own.
  /^(get|post) \/api\/unsubscribe$/,
  /^post \/api\/webhooks\/stripe$/,
  /^post \/api\/support-tickets$/,
];

let world: World;
let people: Record<Exclude<Caller, 'V'>, Person>;

beforeAll(async () => {
  world = await World.start();
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
      return world.paid();
    case 'in_transit':
      return world.inTransit();
    case 'delivered':
      return world.delivered();
  }
}

function send(caller: Caller, method: string, path: string, body: unknown): Promise<Answer<unknown>> {
  const api = caller === 'V' ? world.visitor : people[caller].api;
  return api.send(method, path, body);
}

const TITLED = ROWS.map((each) => ({ ...each, title: each.on ? `${each.call} on a ${each.on} shipment` : each.call }));

describe('who may do what', () => {
  it.each(TITLED)('$title', async ({ call, on, body, expected }) => {
    const deal = await stage(on);
    const [payment] = on === 'paid' ? await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [deal.quoteId]) : [];
    const [method = '', template = ''] = call.split(' ');
    const path = template.replace('{shipment}', deal.shipmentId).replace('{quote}', deal.quoteId).replace('{payment}', payment?.id ?? '').replace('{carrier}', deal.carrier.id);
    // Those who are refused come first, while nothing has been changed yet.
    const order = [...CALLERS].sort((one, other) => Number(expected[one] < 400) - Number(expected[other] < 400));
    const got: Partial<Expected> = {};
    for (const caller of order) got[caller] = (await send(caller, method, path, body?.(deal))).status;
    expect(got).toEqual(expected);
  });

  describe.each<[sent: string, body: unknown, headers: Record<string, string>]>([
    ['an empty body', {}, {}],
    ['a body that nobody can read', '{"amount": ', { 'content-type': 'application/json' }],
    ['a body with what no field may hold', { title: 'half a \ud800 pair', constructor: {} }, {}],
    ['a form', 'a=b', { 'content-type': 'multipart/form-data; boundary=none' }],
  ])('every operation, sent %s,', (_sent, body, headers) => {
    /** What each operation that `chosen` names answers with another status than the expected one. */
    async function answersBut(status: number, caller: Caller, chosen: (method: string, path: string) => boolean): Promise<string[]> {
      const { paths } = ok(await world.visitor.get<{ paths: Record<string, Record<string, unknown>> }>('/api/docs-json'), 200);
      const others: string[] = [];
      for (const [path, operations] of Object.entries(paths)) {
        for (const method of Object.keys(operations).filter((each) => chosen(each, path))) {
          const api = caller === 'V' ? world.visitor : people[caller].api;
          const answer = await api.send(method.toUpperCase(), path.replace(/\{\w+\}/g, randomUUID()), ...(method === 'get' ? [] : [body, headers]));
          if (answer.status !== status) others.push(`${method} ${path}: ${answer.status}`);
        }
      }
      return others;
    }

    it('asks a visitor to sign in before it looks at anything else, but for the open ones', async () => {
      expect(await answersBut(401, 'V', (method, path) => !OPEN.some((open) => open.test(`${method} ${path}`)))).toEqual([]);
    });

    it('refuses everybody but operators where it is for them, before it looks at anything else', async () => {
      expect(await answersBut(403, 'S', (_method, path) => path.startsWith('/api/admin/'))).toEqual([]);
    });
  });
});

describe('sealed quotes', () => {
  it('are listed for the owner and operators in full, for a carrier their own, for others not at all', async () => {
    const shipmentId = await world.listed();
    const [own, others] = [await world.quoted(shipmentId), await world.quoted(shipmentId, people.C2)];
    const seen = async (caller: Exclude<Caller, 'V'>) => ok(await people[caller].api.get<{ id: string }[]>(`/api/shipments/${shipmentId}/quotes`), 200).map(({ id }) => id);
    expect([await seen('S'), await seen('A'), await seen('C'), await seen('C2'), await seen('S2')]).toEqual([[others, own], [others, own], [own], [others], []]);
  });

  it("show the payment's intent to the owner only", async () => {
    const deal = await world.paid();
    const intentSeenBy = async (api: Person['api']) => ok(await api.get<{ stripePaymentIntentId: string | null }[]>(`/api/shipments/${deal.shipmentId}/quotes`), 200)[0]?.stripePaymentIntentId;
    expect(await intentSeenBy(deal.shipper.api)).toMatch(/^pi_/);
    expect(await intentSeenBy(deal.carrier.api)).toBeNull();
  });
});

describe('accounts that switch', () => {
  it('a shipper who became a carrier still accepts, pays and confirms, but lists nothing new and quotes not on their own', async () => {
    const shipper = await world.newShipper();
    const shipmentId = await world.listed(shipper);
    const quoteId = await world.quoted(shipmentId);
    ok(await shipper.api.put('/api/users/profile', { isCarrier: true }), 200);
    expect((await shipper.api.post('/api/shipments', NEW)).status).toBe(403);
    expect((await shipper.api.post('/api/quotes', { shipmentId, amount: 5 })).status).toBe(403);
    const deal = { shipper, carrier: world.carrier, shipmentId, quoteId };
    ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    await world.payWith(deal, '4242 4242 4242 4242');
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
  });

  it('a carrier who became a shipper still finishes what was accepted', async () => {
    const carrier = await world.newCarrier();
    const deal = await world.paid({}, world.shipper, carrier);
    ok(await carrier.api.put('/api/users/profile', { isCarrier: false }), 200);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    expect(ok(await world.confirmDelivery(deal), 200).payment?.status).toBe('released');
  });

  it('a suspended account finishes what is on its way, and nothing else', async () => {
    const carrier = await world.newCarrier();
    const [deal, shipmentId] = [await world.paid({}, world.shipper, carrier), await world.listed()];
    const pending = await world.quoted(shipmentId, carrier);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    await world.server.query('UPDATE users SET suspended_at = now() WHERE id = $1', [carrier.id]);
    expect((await world.shipper.api.post<{ code: string }>(`/api/quotes/${pending}/accept`)).body.code).toBe('carrier_suspended');
    const refused = await carrier.api.post<{ code: string }>('/api/quotes', { shipmentId: await world.listed(), amount: 5 });
    expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended']);
    expect((await carrier.api.patch(`/api/quotes/${pending}`, { amount: 7 })).status).toBe(403);
    ok(await carrier.api.post(`/api/quotes/${pending}/withdraw`), 200);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, HERE()), 201);
    ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
  });
});

describe('what nobody may set', () => {
  it.each(['id', 'status', 'paymentStatus', 'carrierId', 'createdAt', 'stripePaymentIntentId'])('a quote with %s is refused by name', async (field) => {
    const shipmentId = await world.listed();
    const answer = await world.carrier.api.post<{ errors: { path: string }[] }>('/api/quotes', { shipmentId, amount: 900, [field]: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }) => path)).toEqual([field]);
  });

  it.each(['isAdmin', 'rating', 'reviewCount', 'email', 'password', 'suspendedAt', 'id'])('a profile with %s is refused by name', async (field) => {
    const answer = await world.shipper.api.put<{ errors: { path: string }[] }>('/api/users/profile', { [field]: true });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }) => path)).toEqual([field]);
  });

  it("a confirmation names its own quote; another's is none of the caller's business", async () => {
    const [deal, other] = [await world.booked(), await world.booked({}, await world.newShipper())];
    expect((await deal.shipper.api.post(`/api/payments/${deal.quoteId}/confirm`, { quoteId: other.quoteId })).status).toBe(400);
    expect((await deal.shipper.api.post(`/api/payments/${other.quoteId}/confirm`, { quoteId: other.quoteId })).status).toBe(404);
    expect((await deal.shipper.api.post('/api/payments/nonsense/confirm')).status).toBe(404);
  });
});

it('leaves clean books', () => world.expectCleanBooks());
