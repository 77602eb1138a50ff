import { QUOTE_RULES, type QuoteStatus, type QuoteVerb } from '../src/quotes/quotes.rules.js';
import { SHIPMENT_RULES, type ShipmentStatus, type ShipmentVerb } from '../src/shipments/shipments.rules.js';
import type { Refusal } from './support/answers.js';
import type { Answer } from './support/client.js';
import { ALLOWED } from './support/deal-effects.js';
import { effectsOf } from './support/effects.js';
import { type Deal, expectRefusal, ok, type Person, World } from './support/people.js';

let world: World;
let stranger: Person;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier();
});

/** A stage a deal can be in, and how it gets there. */
interface Stage {
  shipment: ShipmentStatus;
  /** The quote the calls are about; null in a draft, which has none. */
  quote: QuoteStatus | null;
  make(): Promise<Deal>;
}

const open = async (): Promise<Deal> => {
  const shipmentId = await world.listed();
  return { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId: await world.quoted(shipmentId) };
};

const then = async (deal: Deal, by: keyof Pick<Deal, 'shipper' | 'carrier'>, path: string): Promise<Deal> => {
  ok(await deal[by].api.post(path), 200);
  return deal;
};

const STAGES: Record<string, Stage> = {
  draft: {
    shipment: 'draft',
    quote: null,
    make: async () => ({
      shipper: world.shipper,
      carrier: world.carrier,
      shipmentId: await world.listed(world.shipper, { status: 'draft' }),
      quoteId: '',
    }),
  },
  listed: {
    shipment: 'listed',
    quote: 'declined',
    make: async () => {
      const deal = await open();
      return then(deal, 'carrier', `/api/quotes/${deal.quoteId}/withdraw`);
    },
  },
  quoted: { shipment: 'quoted', quote: 'pending', make: open },
  booked: { shipment: 'booked', quote: 'accepted', make: () => world.booked() },
  paid: {
    shipment: 'booked',
    quote: 'paid',
    make: async () => world.paid({ estimatedPickupDate: await world.day(3) }),
  },
  in_transit: { shipment: 'in_transit', quote: 'in_progress', make: () => world.inTransit() },
  delivered: { shipment: 'delivered', quote: 'delivered', make: () => world.delivered() },
  completed: {
    shipment: 'delivered',
    quote: 'completed',
    make: async () => {
      const deal = await world.delivered();
      return then(deal, 'shipper', `/api/shipments/${deal.shipmentId}/confirm-delivery`);
    },
  },
  cancelled: {
    shipment: 'cancelled',
    quote: 'declined',
    make: async () => {
      const deal = await world.booked();
      return then(deal, 'shipper', `/api/shipments/${deal.shipmentId}/cancel`);
    },
  },
};

/** The calls of the machines' verbs, by those who may make them. */
const SHIPMENT_CALLS: Partial<Record<ShipmentVerb, (deal: Deal) => Promise<Answer<unknown>>>> = {
  publish: ({ shipper, shipmentId }) => shipper.api.post(`/api/shipments/${shipmentId}/publish`),
  change: ({ shipper, shipmentId }) => shipper.api.patch(`/api/shipments/${shipmentId}`, { title: 'Another boat' }),
  quote: ({ shipmentId }) => stranger.api.post('/api/quotes', { shipmentId, amount: 900 }),
  addresses: ({ shipper, shipmentId }) =>
    shipper.api.post(`/api/shipments/${shipmentId}/addresses`, { deliveryAddress: '1701 Wynkoop St, Denver, CO' }),
  pickup: ({ carrier, shipmentId }) => carrier.api.post(`/api/shipments/${shipmentId}/pickup`),
  locations: ({ carrier, shipmentId }) =>
    carrier.api.post(`/api/shipments/${shipmentId}/locations`, { latitude: 33, longitude: -98 }),
  deliver: ({ carrier, shipmentId }) => carrier.api.post(`/api/shipments/${shipmentId}/deliver`),
  'confirm-delivery': ({ shipper, shipmentId }) => shipper.api.post(`/api/shipments/${shipmentId}/confirm-delivery`),
  'came-later': ({ shipper, shipmentId }) => shipper.api.post(`/api/shipments/${shipmentId}/came-later`),
  cancel: ({ shipper, shipmentId }) => shipper.api.post(`/api/shipments/${shipmentId}/cancel`),
};

const QUOTE_CALLS: Partial<Record<QuoteVerb, (deal: Deal) => Promise<Answer<unknown>>>> = {
  change: ({ carrier, quoteId }) => carrier.api.patch(`/api/quotes/${quoteId}`, { amount: 1 }),
  withdraw: ({ carrier, quoteId }) => carrier.api.post(`/api/quotes/${quoteId}/withdraw`),
  decline: ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/decline`),
  accept: ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/accept`),
  unaccept: ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`),
  pay: ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/pay`),
  'pickup-day': async ({ carrier, quoteId }) =>
    carrier.api.post(`/api/quotes/${quoteId}/pickup-day`, { day: await world.day(3) }),
};

/** Verbs without a call of their own: part of another call, the clock's, the provider's, or operators'; and what changes another shipment. */
const WITHOUT_CALL = {
  shipment: ['create', 'copy', 'unquote', 'accept', 'reopen', 'refund'],
  quote: [
    'submit',
    'expire',
    'close',
    'payment-expired',
    'settle',
    'give-back',
    'cancel',
    'no-show',
    'end',
    'refund',
    'pickup',
    'deliver',
    'confirm-delivery',
    'complete',
  ],
};

/** Where the call's answer differs from what its verb's row says: another code, or `null` if the call goes on. */
const MORE_EXACT: Record<string, Record<string, string | null>> = {
  'shipment quote': { quoted: null, booked: 'already_booked', paid: 'already_booked' },
  'shipment pickup': { booked: 'payment_required' },
  // Also the call that releases what was delivered, and that gives the same answer when repeated.
  'shipment confirm-delivery': { paid: 'not_picked_up', delivered: null, completed: null },
  // No earlier day counts.
  'shipment came-later': { delivered: 'illegal_transition', completed: 'illegal_transition' },
  // The same call gives the job back.
  'quote withdraw': { booked: null, paid: null },
  'quote accept': {
    booked: 'already_booked',
    paid: 'already_booked',
    in_transit: 'already_booked',
    delivered: 'already_booked',
    completed: 'already_booked',
  },
};

/** What 403 and 404 hide before a state is looked at: only the carrier of an accepted quote may pick up, nobody else sees a draft. */
const HIDDEN: Record<string, string[]> = {
  'shipment quote': ['draft'],
  'shipment pickup': ['draft', 'listed', 'quoted', 'cancelled'],
  'shipment locations': ['draft', 'listed', 'quoted', 'cancelled'],
  'shipment deliver': ['draft', 'listed', 'quoted', 'cancelled'],
};

interface Refused {
  call: string;
  code: string;
  make(deal: Deal): Promise<Answer<unknown>>;
}

/** Every call the tables refuse at a stage. */
function refusedAt(name: string, stage: Stage): Refused[] {
  const found: Refused[] = [];
  const look = (call: string, fromTable: string | undefined, make: (deal: Deal) => Promise<Answer<unknown>>): void => {
    if (HIDDEN[call]?.includes(name)) return;
    const exact = MORE_EXACT[call]?.[name];
    const code = exact === undefined ? fromTable : exact;
    if (code) found.push({ call, code, make });
  };
  for (const [verb, make] of Object.entries(SHIPMENT_CALLS)) {
    const rule = SHIPMENT_RULES.verbs[verb as ShipmentVerb];
    look(
      `shipment ${verb}`,
      rule.from.includes(stage.shipment) ? undefined : (rule.refusals?.[stage.shipment] ?? 'illegal_transition'),
      make,
    );
  }
  if (stage.quote === null) return found;
  for (const [verb, make] of Object.entries(QUOTE_CALLS)) {
    const rule = QUOTE_RULES.verbs[verb as QuoteVerb];
    look(
      `quote ${verb}`,
      rule.from.includes(stage.quote) ? undefined : (rule.refusals?.[stage.quote] ?? 'illegal_transition'),
      make,
    );
  }
  return found;
}

it('every verb of the tables has a call here, or is known to have none', () => {
  expect(Object.keys(SHIPMENT_RULES.verbs).sort()).toEqual(
    [...Object.keys(SHIPMENT_CALLS), ...WITHOUT_CALL.shipment].sort(),
  );
  expect(Object.keys(QUOTE_RULES.verbs).sort()).toEqual([...Object.keys(QUOTE_CALLS), ...WITHOUT_CALL.quote].sort());
});

describe.each(Object.entries(STAGES))('a deal that is %s', (name, stage) => {
  let deal: Deal;

  beforeAll(async () => {
    deal = await stage.make();
    await world.settleMoney();
    expect((await world.shipment(deal.shipmentId)).status).toBe(stage.shipment);
    if (stage.quote) expect((await world.quote(deal, deal.quoteId)).status).toBe(stage.quote);
  });

  it.each(refusedAt(name, stage))('refuses $call with $code, and changes nothing', async ({ code, make }) => {
    const before = await world.rowsOf(deal.shipmentId);
    const answer = await make(deal);
    expectRefusal(answer, 409, code);
    expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
    // It names the state that is in the way.
    if (code === 'illegal_transition')
      expect((answer.body as Refusal).detail).toMatch(new RegExp(`${stage.shipment}|${stage.quote}`));
  });
});

const CALLS = Object.fromEntries([
  ...Object.entries(SHIPMENT_CALLS).map(([verb, make]) => [`shipment ${verb}`, make] as const),
  ...Object.entries(QUOTE_CALLS).map(([verb, make]) => [`quote ${verb}`, make] as const),
]);

const PAIRS = Object.entries(ALLOWED).flatMap(([name, calls]) =>
  Object.entries(calls).map(([call, done]) => ({ name, call, ...done })),
);

it.each(PAIRS)(
  'at $name, $call leads to $leads, and does everything that goes with it',
  async ({ name, call, leads, does }) => {
    const deal = await STAGES[name]!.make();
    const done = await effectsOf(world, deal.shipmentId, async () =>
      expect((await CALLS[call]!(deal)).status).toBeLessThan(300),
    );
    expect(leads.length === 1 ? [(await world.shipment(deal.shipmentId)).status] : await world.standing(deal)).toEqual(
      leads,
    );
    expect(done).toEqual([...does].sort());
  },
);

/** What operators may do, and where it is refused. */
const OPERATE: Record<string, (deal: Deal, by: Person) => Promise<Answer<unknown>>> = {
  release: async (deal, by) =>
    by.api.post(`/api/admin/payments/${(await world.payment(deal)).id}/release`, { reason: 'They agreed on it.' }),
  refund: async (deal, by) =>
    by.api.post(`/api/admin/payments/${(await world.payment(deal)).id}/refund`, { reason: 'They agreed on it.' }),
  cancel: ({ shipmentId }, by) =>
    by.api.post(`/api/admin/shipments/${shipmentId}/cancel`, { reason: 'They agreed on it.' }),
};

it.each([
  ['paid', 'release', 'not_picked_up'],
  ['completed', 'release', 'illegal_transition'],
  ['completed', 'refund', 'use_claim'],
  ['in_transit', 'cancel', 'use_claim'],
  ['delivered', 'cancel', 'use_claim'],
  ['completed', 'cancel', 'use_claim'],
  ['cancelled', 'cancel', 'illegal_transition'],
])('at %s, an operator cannot %s: %s; the parties cannot at all; and nothing changes', async (name, act, code) => {
  const deal = await STAGES[name]!.make();
  await world.settleMoney();
  const before = await world.rowsOf(deal.shipmentId);
  expectRefusal(await OPERATE[act]!(deal, world.admin), 409, code);
  for (const party of [deal.shipper, deal.carrier]) expectRefusal(await OPERATE[act]!(deal, party), 403, 'admins_only');
  expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
});

it.each([
  ['quoted', 'cancel', ['cancelled', 'declined', 'pending']],
  ['paid', 'cancel', ['cancelled', 'declined', 'refunded']],
  ['paid', 'refund', ['cancelled', 'declined', 'refunded']],
  ['in_transit', 'release', ['delivered', 'completed', 'released']],
  ['in_transit', 'refund', ['cancelled', 'declined', 'refunded']],
  ['delivered', 'release', ['delivered', 'completed', 'released']],
  ['delivered', 'refund', ['delivered', 'completed', 'refunded']],
])('at %s, an operator can %s: it leads to %s', async (name, act, leads) => {
  const deal = await STAGES[name]!.make();
  ok(await OPERATE[act]!(deal, world.admin), 200);
  await world.settleMoney();
  expect(await world.standing(deal)).toEqual(leads);
});

describe.each(Object.entries(STAGES))('a deal that is %s', (name, stage) => {
  it("is moved by nobody else: not by strangers, nor by the other side, nor by operators through the parties' calls", async () => {
    const deal = await stage.make();
    await world.settleMoney();
    const before = await world.rowsOf(deal.shipmentId);
    const wrong: string[] = [];
    // Each call as made by everybody it does not belong to.
    const carriers = new Set([
      'shipment pickup',
      'shipment locations',
      'shipment deliver',
      'quote change',
      'quote withdraw',
      'quote pickup-day',
    ]);
    for (const [call, make] of Object.entries(CALLS)) {
      if (call === 'shipment quote' || (stage.quote === null && call.startsWith('quote'))) continue;
      for (const other of [stranger, carriers.has(call) ? deal.shipper : deal.carrier, world.admin]) {
        const { status } = await make({ ...deal, shipper: other, carrier: other });
        if (status !== 403 && status !== 404)
          wrong.push(
            `${call} by ${other === stranger ? 'a stranger' : other === world.admin ? 'an operator' : 'the other side'}: ${status}`,
          );
      }
    }
    expect([name, wrong]).toEqual([name, []]);
    expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
  });
});

it('leaves a clean ledger', () => world.expectCleanLedger());
