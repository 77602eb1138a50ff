import { ACT_WORDS, type ActKind } from '../src/common/acts.js';
import type { Answer } from './support/client.js';
import { DAY, type Deal, HOUR, ok, type Person, World } from './support/people.js';

/** A record as its reader gets it. */
interface Told {
  id: string;
  can: string[];
  next: { who: string; what: string; until: string | null; otherwise: string | null } | null;
}

interface Stood extends Deal {
  claimId?: string;
}

interface Stage {
  make(): Promise<Stood>;
  /** What the shipper sees that the shipment waits for. */
  next: string | null;
  quoted?: false;
}

type Call = (deal: Stood, by: Person) => Promise<Answer<unknown>>;

let world: World;
let stranger: Person;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier();
});

const open = async (changes: Record<string, unknown> = {}): Promise<Stood> => {
  const shipmentId = await world.listed();
  const quoteId = await world.quoted(shipmentId, world.carrier, changes);
  return { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId };
};

const claim =
  (kind: string): Call =>
  ({ shipmentId }, by) =>
    by.api.post<{ id: string }>('/api/claims', {
      shipmentId,
      kind,
      amount: 100,
      description: 'The hull is scratched.',
    });

const claimed = async (deal: Deal, kind: string, side: 'shipper' | 'carrier' = 'shipper'): Promise<Stood> => ({
  ...deal,
  claimId: (ok(await claim(kind)(deal, deal[side]), 201) as { id: string }).id,
});

const after = async (deal: Stood, by: 'shipper' | 'carrier', path: string, body?: unknown): Promise<Stood> => {
  ok(await deal[by].api.post(path, body), 200);
  return deal;
};

const disputed = async (deal: Stood): Promise<Stood> => {
  ok(await world.admin.api.post('/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'fraudulent' }), 200);
  return deal;
};

const soon = async () => ({ estimatedPickupDate: await world.day(3) });

const STAGES: Record<string, Stage> = {
  draft: {
    make: async () => ({
      shipper: world.shipper,
      carrier: world.carrier,
      shipmentId: await world.listed(world.shipper, { status: 'draft' }),
      quoteId: '',
    }),
    next: 'owner publish',
    quoted: false,
  },
  listed: {
    make: async () => {
      const deal = await open();
      return after(deal, 'carrier', `/api/quotes/${deal.quoteId}/withdraw`);
    },
    next: 'carrier quotes',
  },
  'listed at a price': {
    make: async () => ({
      shipper: world.shipper,
      carrier: world.carrier,
      shipmentId: await world.listed(world.shipper, { bookNowPrice: 900, bookNowFor: 'anybody' }),
      quoteId: '',
    }),
    next: 'carrier quotes',
    quoted: false,
  },
  quoted: { make: open, next: 'owner accept' },
  'quoted, and changed since': {
    make: async () => {
      const deal = await open();
      ok(await deal.shipper.api.patch(`/api/shipments/${deal.shipmentId}`, { weight: 4321 }), 200);
      return deal;
    },
    next: 'carrier change',
  },
  booked: { make: () => world.booked(), next: 'owner pay until' },
  paid: { make: async () => world.paid(await soon()), next: 'carrier pickup until' },
  'paid, disputed': { make: async () => disputed(await world.paid(await soon())), next: 'provider close-dispute' },
  'in transit': { make: () => world.inTransit(), next: 'carrier deliver until' },
  delivered: { make: () => world.delivered(), next: 'owner confirm-delivery until' },
  'delivered, claimed by the shipper': {
    make: async () => claimed(await world.delivered(), 'damage'),
    next: 'carrier respond until',
  },
  'delivered, claim answered': {
    make: async () => {
      const deal = await claimed(await world.delivered(), 'other', 'carrier');
      return after(deal, 'shipper', `/api/claims/${deal.claimId}/respond`, { account: 'It was so before.' });
    },
    next: 'operator resolve until',
  },
  'delivered, disputed': { make: async () => disputed(await world.delivered()), next: 'provider close-dispute' },
  completed: {
    make: async () => {
      const deal = await world.delivered();
      return after(deal, 'shipper', `/api/shipments/${deal.shipmentId}/confirm-delivery`);
    },
    next: null,
  },
  'completed without escrow': {
    make: async () => {
      const deal = await world.booked();
      return after(deal, 'shipper', `/api/shipments/${deal.shipmentId}/confirm-delivery`);
    },
    next: null,
  },
  cancelled: {
    make: async () => {
      const deal = await world.paid();
      return after(deal, 'shipper', `/api/shipments/${deal.shipmentId}/cancel`);
    },
    next: null,
  },
};

const onShipment =
  (verb: string, body?: unknown): Call =>
  ({ shipmentId }, by) =>
    by.api.post(`/api/shipments/${shipmentId}/${verb}`, body);
const onQuote =
  (verb: string): Call =>
  ({ quoteId }, by) =>
    by.api.post(`/api/quotes/${quoteId}/${verb}`);
const onClaim =
  (verb: string, body?: unknown): Call =>
  ({ claimId }, by) =>
    by.api.post(`/api/claims/${claimId}/${verb}`, body);

/** The first kind that goes through, else the last refusal. */
const anyClaim: Call = async (deal, by) => {
  let answer = await claim('other')(deal, by);
  for (const kind of ['damage', 'delay', 'no_show']) if (answer.status !== 201) answer = await claim(kind)(deal, by);
  return answer;
};

/** These change nothing about what can be done, so they need no deal of their own. */
const CHANGE_NOTHING = new Set([
  'shipment copy',
  'shipment locations',
  'shipment questions',
  'shipment tracking-links',
  'shipment driver',
  'shipment contact',
]);

/** Every act of the parties, by its call. `photos` go with `change`: one row permits both. */
const PARTY_CALLS: Record<string, Call> = {
  'shipment change': ({ shipmentId }, by) => by.api.patch(`/api/shipments/${shipmentId}`, { title: 'Another boat' }),
  'shipment publish': onShipment('publish'),
  'shipment copy': onShipment('copy'),
  'shipment cancel': onShipment('cancel'),
  'shipment addresses': onShipment('addresses', { deliveryAddress: '1701 Wynkoop St, Denver, CO' }),
  'shipment pickup': onShipment('pickup'),
  'shipment locations': onShipment('locations', { latitude: 33, longitude: -98 }),
  'shipment deliver': onShipment('deliver'),
  'shipment confirm-delivery': onShipment('confirm-delivery'),
  'shipment came-later': onShipment('came-later'),
  'shipment quotes': ({ shipmentId }, by) => by.api.post('/api/quotes', { shipmentId, amount: 900 }),
  'shipment take': async ({ shipmentId }, by) =>
    by.api.post(`/api/shipments/${shipmentId}/take`, { amount: 900, ...(await soon()) }),
  'shipment questions': onShipment('questions', { text: 'Is it crated?' }),
  'shipment change-orders': onShipment('change-orders', { reason: 'less', text: 'Less to load.', delta: -1 }),
  'shipment tracking-links': onShipment('tracking-links', { label: 'Grandma' }),
  'shipment driver': onShipment('driver', { name: 'Sam' }),
  'shipment claims': anyClaim,
  'shipment reviews': ({ shipmentId }, by) => by.api.post('/api/reviews', { shipmentId, rating: 5 }),
  'shipment contact': ({ shipmentId }, by) => by.api.get(`/api/shipments/${shipmentId}/contact`),
  'quote change': ({ quoteId }, by) => by.api.patch(`/api/quotes/${quoteId}`, { amount: 1100 }),
  'quote withdraw': onQuote('withdraw'),
  'quote decline': onQuote('decline'),
  'quote accept': onQuote('accept'),
  'quote unaccept': onQuote('unaccept'),
  'quote pay': onQuote('pay'),
  // The owner begins below the price; then there is nobody to answer but the carrier.
  'quote counter-offers': ({ quoteId }, by) => by.api.post(`/api/quotes/${quoteId}/counter-offers`, { amount: 700 }),
  'quote pickup-day': async ({ quoteId }, by) =>
    by.api.post(`/api/quotes/${quoteId}/pickup-day`, { day: (await soon()).estimatedPickupDate }),
  'claim respond': onClaim('respond', { account: 'It was so before.' }),
  'claim withdraw': onClaim('withdraw'),
};

const paymentOf = async (deal: Deal) => (await world.payment(deal)).id;
const WHY = { reason: 'They agreed on it.' };

/** Every act of operators. */
const OPERATOR_CALLS: Record<string, Call> = {
  'shipment change': ({ shipmentId }, by) =>
    by.api.put(`/api/admin/shipments/${shipmentId}`, { title: 'Another boat' }),
  'shipment delete': ({ shipmentId }, by) => by.api.delete(`/api/admin/shipments/${shipmentId}`),
  'shipment cancel': ({ shipmentId }, by) => by.api.post(`/api/admin/shipments/${shipmentId}/cancel`, WHY),
  'payment release': async (deal, by) => by.api.post(`/api/admin/payments/${await paymentOf(deal)}/release`, WHY),
  'payment refund': async (deal, by) => by.api.post(`/api/admin/payments/${await paymentOf(deal)}/refund`, WHY),
  'claim resolve': ({ claimId }, by) =>
    by.api.post(`/api/admin/claims/${claimId}/resolve`, { decision: 'denied', note: 'The photos show it.' }),
  'claim paid-by-hand': ({ claimId }, by) =>
    by.api.post(`/api/admin/claims/${claimId}/paid-by-hand`, { reference: 'Wire 4711' }),
};

it('has a call for every act but those of rows that other tests cover', () => {
  const words = (kinds: ActKind[]) => kinds.flatMap((kind) => ACT_WORDS[kind].map((word) => `${kind} ${word}`));
  const called = new Set([...Object.keys(PARTY_CALLS), ...Object.keys(OPERATOR_CALLS), 'shipment photos']);
  expect(words(['shipment', 'quote', 'payment', 'claim']).filter((word) => !called.has(word))).toEqual([]);
});

/** What a party sees that they can do, as `kind word`; undefined if they do not see the shipment. */
async function partyCan(deal: Stood, by: Person): Promise<Set<string>> {
  const found = new Set<string>();
  const add = (kind: ActKind, told: Told | undefined) => told?.can.forEach((word) => found.add(`${kind} ${word}`));
  const shipment = await by.api.get<Told>(`/api/shipments/${deal.shipmentId}`);
  if (shipment.status !== 200) return found;
  add('shipment', shipment.body);
  const quotes = ok(await by.api.get<Told[]>(`/api/shipments/${deal.shipmentId}/quotes`), 200);
  add(
    'quote',
    quotes.find(({ id }) => id === deal.quoteId),
  );
  if (deal.claimId) {
    const answer = await by.api.get<Told>(`/api/claims/${deal.claimId}`);
    if (answer.status === 200) add('claim', answer.body);
  }
  expect(found.has('shipment photos')).toBe(found.has('shipment change'));
  found.delete('shipment photos');
  return found;
}

async function operatorCan(deal: Stood): Promise<Set<string>> {
  const found = new Set<string>();
  const { api } = world.admin;
  const read = async (kind: ActKind, path: string) =>
    ok(await api.get<Told>(path), 200).can.forEach((word) => found.add(`${kind} ${word}`));
  await read('shipment', `/api/admin/shipments/${deal.shipmentId}`);
  const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE shipment_id = $1', [
    deal.shipmentId,
  ]);
  if (payment) await read('payment', `/api/admin/payments/${payment.id}`);
  if (deal.claimId) await read('claim', `/api/admin/claims/${deal.claimId}`);
  return found;
}

/** A call on a record the deal does not have does not count. */
const exists = (call: string, deal: Stood): boolean =>
  (!call.startsWith('claim ') || deal.claimId !== undefined) && (!call.startsWith('quote ') || deal.quoteId !== '');

describe.each(Object.entries(STAGES))('a deal that is %s', (_, stage) => {
  let deal: Stood;

  beforeAll(async () => {
    deal = await stage.make();
    await world.settleMoney();
  });

  it.each(['shipper', 'carrier', 'stranger', 'suspended shipper', 'suspended carrier'] as const)(
    'tells the %s exactly the calls that go through',
    async (who) => {
      const personOf = (of: Stood): Person =>
        who === 'stranger' ? stranger : of[who.endsWith('shipper') ? 'shipper' : 'carrier'];
      const suspended = who.startsWith('suspended');
      const whileSuspended = async <T>(work: () => Promise<T>): Promise<T> => {
        if (!suspended) return work();
        const path = `/api/admin/users/${personOf(deal).id}`;
        ok(await world.admin.api.post(`${path}/suspend`, WHY), 200);
        return work().finally(async () => ok(await world.admin.api.post(`${path}/restore`, WHY), 200));
      };
      const wrong: string[] = [];
      const can = await whileSuspended(async () => {
        const told = await partyCan(deal, personOf(deal));
        for (const [call, make] of Object.entries(PARTY_CALLS)) {
          if (told.has(call) || !exists(call, deal)) continue;
          const { status } = await make(deal, personOf(deal));
          const repeated = call === 'shipment confirm-delivery' && status === 200;
          if (![403, 404, 409].includes(status) && !repeated)
            wrong.push(`${call} was not told, and answered ${status}`);
        }
        return told;
      });
      for (const call of can) {
        const another = CHANGE_NOTHING.has(call) ? deal : await stage.make();
        await world.settleMoney();
        const { status } = await whileSuspended(() => PARTY_CALLS[call]!(another, personOf(another)));
        if (status >= 300) wrong.push(`${call} was told, and answered ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('tells an operator exactly the calls that go through', async () => {
    const can = await operatorCan(deal);
    const wrong: string[] = [];
    const [payment] = await world.server.query('SELECT id FROM payments WHERE shipment_id = $1', [deal.shipmentId]);
    for (const [call, make] of Object.entries(OPERATOR_CALLS)) {
      if (can.has(call) || !exists(call, deal) || (call.startsWith('payment') && !payment)) continue;
      const { status } = await make(deal, world.admin);
      if (status !== 409) wrong.push(`${call} was not told, and answered ${status}`);
    }
    for (const call of can) {
      const another = await stage.make();
      await world.settleMoney();
      const { status } = await OPERATOR_CALLS[call]!(another, world.admin);
      if (status >= 300) wrong.push(`${call} was told, and answered ${status}`);
    }
    expect(wrong).toEqual([]);
    // As a stranger to the deal they have none of the parties' calls.
    expect([...(await partyCan(deal, world.admin))]).toEqual([]);
  });

  it('tells its parties and operators what it waits for, and nobody else', async () => {
    const read = async (by: Person) => (await by.api.get<Told>(`/api/shipments/${deal.shipmentId}`)).body?.next ?? null;
    const next = await read(deal.shipper);
    expect(next && `${next.who} ${next.what}${next.until ? ' until' : ''}`).toBe(stage.next);
    expect(Boolean(next?.until)).toBe(Boolean(next?.otherwise));
    expect(await read(stranger)).toBeNull();
    const { next: told } = ok(await world.admin.api.get<Told>(`/api/admin/shipments/${deal.shipmentId}`), 200);
    expect(told).toEqual(next);
  });
});

it('says nothing of acts in lists that everybody reads, but says them in one’s own', async () => {
  const { shipmentId } = await open();
  const everybodys = ok(await world.shipper.api.get<Told[]>('/api/shipments?limit=5'), 200);
  expect(everybodys.filter((row) => 'can' in row || 'next' in row)).toEqual([]);
  const own = ok(await world.shipper.api.get<Told[]>('/api/shipments?owner=me&limit=100'), 200);
  expect(own.find(({ id }) => id === shipmentId)).toMatchObject({
    can: expect.arrayContaining(['change', 'cancel']),
    next: { who: 'owner', what: 'accept' },
  });
  expect(ok(await world.visitor.get<Told>(`/api/shipments/${shipmentId}`), 200)).toMatchObject({ can: [], next: null });
});

it("says them for payments, quotes and tickets in their people's lists", async () => {
  const deal = await world.paid(await soon());
  const quotes = ok(await deal.carrier.api.get<Told[]>('/api/quotes?limit=100'), 200);
  expect(quotes.find(({ id }) => id === deal.quoteId)).toMatchObject({
    can: ['withdraw', 'pickup-day'],
    next: { who: 'carrier', what: 'pickup' },
  });
  const payments = ok(await deal.carrier.api.get<Told[]>('/api/payments?limit=100'), 200);
  expect(payments.find(({ next }) => next?.what === 'pickup')?.can).toEqual([]);
  const ticket = { name: 'Dana', email: 'dana@example.com', topic: 'Shipping', message: 'When?' };
  const { id } = ok(await world.shipper.api.post<Told>('/api/support-tickets', ticket), 201);
  const waiting = { can: ['reply'], next: { who: 'operator', what: 'answer', until: null, otherwise: null } };
  expect(ok(await world.shipper.api.get<Told[]>('/api/support-tickets'), 200)[0]).toMatchObject({ id, ...waiting });
});

it('tells a repeated call what can be done at the time of the repeat', async () => {
  const { shipmentId, quoteId, shipper } = await open();
  const headers = { 'idempotency-key': 'accept-once' };
  const accept = () => shipper.api.post<Told>(`/api/quotes/${quoteId}/accept`, undefined, headers);
  expect(ok(await accept(), 200).can).toEqual(['unaccept', 'pay']);
  ok(await shipper.api.post(`/api/shipments/${shipmentId}/cancel`), 200);
  expect(ok(await accept(), 200).can).toEqual([]);
});

it('closes a no-show claim with the pickup it does not block', async () => {
  const deal = await world.paid({ estimatedPickupDate: await world.day(1) });
  await world.advance(2 * DAY + HOUR);
  await claimed(deal, 'no_show');
  const { can } = ok(await deal.carrier.api.get<Told>(`/api/shipments/${deal.shipmentId}`), 200);
  expect(can).toContain('pickup');
  ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
});

it('lists a carrier’s waiting fact as something an operator can decide', async () => {
  const carrier = await world.newCarrier();
  const facts = [{ fact: 'usdot_number', number: '1234567' }];
  ok(await carrier.api.put('/api/users/me/verification', { facts }), 200);
  const path = `/api/admin/verifications?filter=${encodeURIComponent(JSON.stringify({ userId: carrier.id }))}`;
  const [row] = ok(await world.admin.api.get<Told[]>(path), 200);
  expect(row).toMatchObject({ can: ['approve', 'reject'], next: { who: 'operator', what: 'approve' } });
  ok(await world.admin.api.post(`/api/admin/verifications/${row!.id}/approve`, {}), 200);
  expect(ok(await world.admin.api.get<Told[]>(path), 200)[0]).toMatchObject({ can: ['reject'], next: null });
});
