import { CHANGE_RULES, CHANGE_STATUSES, type ChangeStatus } from '../src/bookings/change-orders.rules.js';
import type { Answer } from './support/client.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

interface ChangeOrder {
  id: string;
  delta: number;
  status: ChangeStatus;
  side: string;
  text: string;
  can: string[];
  next: { who: string; what: string; until: string } | null;
}

let world: World;
let stranger: Person;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier();
});

afterEach(() => world.expectCleanLedger());

const path = ({ shipmentId }: Pick<Deal, 'shipmentId'>) => `/api/shipments/${shipmentId}/change-orders`;

/** The body has a reason and a text unless it says otherwise. */
function propose(by: Person, deal: Pick<Deal, 'shipmentId'>, body: object): Promise<Answer<ChangeOrder>> {
  return by.api.post<ChangeOrder>(path(deal), { reason: 'other', text: 'As we said on the phone.', ...body });
}

function answer(
  by: Person,
  { id, delta }: Pick<ChangeOrder, 'id' | 'delta'>,
  verb: string,
): Promise<Answer<ChangeOrder>> {
  return by.api.post<ChangeOrder>(`/api/change-orders/${id}/${verb}`, verb === 'accept' ? { delta } : undefined);
}

/** The shipper proposes, the carrier accepts. */
async function agree(deal: Deal, body: object): Promise<ChangeOrder> {
  const order = ok(await propose(deal.shipper, deal, body), 201);
  return ok(await answer(deal.carrier, order, 'accept'), 200);
}

const statusOf = async (deal: Deal): Promise<ChangeStatus | undefined> =>
  ok(await deal.shipper.api.get<ChangeOrder[]>(path(deal)), 200)[0]?.status;
const quoteOf = (deal: Deal) => world.quote(deal, deal.quoteId);

describe('before the payment', () => {
  it('changes what is to be paid, up or down, and keeps what was agreed before', async () => {
    const deal = await world.booked({ amount: 1_000.01 });
    expect(await agree(deal, { delta: 200 })).toMatchObject({ status: 'done', delta: 200, next: null, can: [] });
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_200.01, history: [{ amount: 1_000.01 }] });
    await agree(deal, { delta: -300.01 });
    expect(ok(await world.pay(deal), 200)).toMatchObject({ amount: 900 });
    await world.payWith(deal, CARDS.good);
    expect(ok(await world.confirm(deal), 200)).toMatchObject({ status: 'in_escrow', amount: 900, platformFee: 45 });
  });

  it.each([
    ['up', 250, 1_250, 1_268.75],
    ['down', -250, 750, 765],
  ])(
    'takes a form that is already open %s with it, and the price of the plan too',
    async (_, delta, amount, charged) => {
      const deal = await world.booked({ amount: 1_000 });
      const { clientSecret } = ok(await world.pay(deal, 'plus'), 200);
      await agree(deal, { delta });
      expect(await world.payment(deal)).toMatchObject({ status: 'pending', amount, chargedAmount: charged });
      ok(await world.enterCard(clientSecret, CARDS.good), 200);
      expect(ok(await world.confirm(deal), 200)).toMatchObject({ status: 'in_escrow', amount, chargedAmount: charged });
    },
  );

  it('that came while the change waited: a decrease goes back, an increase can no longer be accepted', async () => {
    const lower = await world.booked({ amount: 1_000 });
    const less = ok(await propose(lower.shipper, lower, { delta: -100 }), 201);
    await world.payUnheard(lower);
    expect(ok(await answer(lower.carrier, less, 'accept'), 200)).toMatchObject({ status: 'done' });
    await world.settleMoney();
    expect(await world.payment(lower)).toMatchObject({ status: 'in_escrow', amount: 1_000, refundedAmount: 100 });
    const higher = await world.booked({ amount: 1_000 });
    const more = ok(await propose(higher.carrier, higher, { delta: 100 }), 201);
    await world.payUnheard(higher);
    expectRefusal(await answer(higher.shipper, more, 'accept'), 409, 'increase_after_payment');
    expect(await statusOf(higher)).toBe('lapsed');
    expect(await world.payment(higher)).toMatchObject({ status: 'in_escrow', amount: 1_000, refundedAmount: 0 });
  });

  it('leaves at least a day to pay', async () => {
    const deal = await world.booked();
    await world.advance(47 * HOUR);
    await agree(deal, { delta: -10 });
    const { paymentDueAt } = (await quoteOf(deal)) as unknown as { paymentDueAt: string };
    expect(Date.parse(paymentDueAt) - (await world.now()).getTime()).toBeGreaterThan(23.9 * HOUR * 1_000);
  });

  it('hides contact data', async () => {
    const deal = await world.booked();
    const order = ok(await propose(deal.carrier, deal, { delta: 10, text: 'Call me at 512-555-0142.' }), 201);
    expect(order.text).not.toContain('0142');
  });
});

describe('in escrow', () => {
  it('gives the difference back, and shares out the rest to the cent', async () => {
    const deal = await world.paid({ amount: 1_000.01 });
    await agree(deal, { delta: -333.34, reason: 'less' });
    await world.settleMoney();
    expect(await quoteOf(deal)).toMatchObject({ amount: 666.67, history: [{ amount: 1_000.01 }] });
    expect(await world.payment(deal)).toMatchObject({
      amount: 1_000.01,
      refundedAmount: 333.34,
      platformFee: 33.33,
      payoutAmount: 633.34,
      refunds: [{ amount: 333.34, reason: 'change_order', status: 'succeeded' }],
    });
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    const { payment } = ok(await world.confirmDelivery(deal), 200);
    expect(payment).toMatchObject({ status: 'released', payoutAmount: 633.34 });
    await world.settleMoney();
  });

  it('counts a late cancellation from what is agreed now', async () => {
    const deal = await world.paid({ amount: 1_000, estimatedPickupDate: await world.day(2) });
    await agree(deal, { delta: -400 });
    await world.advance(1.7 * DAY);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', payoutAmount: 60, refundedAmount: 940 });
    await world.settleMoney();
  });

  it('takes no increase', async () => {
    const deal = await world.paid();
    for (const side of [deal.shipper, deal.carrier])
      expectRefusal(await propose(side, deal, { delta: 50 }), 409, 'increase_after_payment');
  });

  it('takes nothing while a claim is open, which also ends what is proposed', async () => {
    const deal = await world.inTransit();
    ok(await propose(deal.shipper, deal, { delta: -50 }), 201);
    const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 20, description: 'A dent.' };
    ok(await deal.shipper.api.post('/api/claims', claim), 201);
    expect(await statusOf(deal)).toBe('lapsed');
    expectRefusal(await propose(deal.shipper, deal, { delta: -50 }), 409, 'claim_open');
  });
});

describe('the days', () => {
  it('move the deadlines with them', async () => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(3) });
    const [pickupDate, pickupUntil, deliveryDate] = [await world.day(6), await world.day(8), await world.day(12)];
    await agree(deal, { reason: 'dates', pickupDate, pickupUntil, deliveryDate });
    expect(await quoteOf(deal)).toMatchObject({
      estimatedPickupDate: pickupDate,
      estimatedPickupUntil: pickupUntil,
      estimatedDeliveryDate: deliveryDate,
    });
    const due = await world.server.query<{ kind: string; due_at: Date }>(
      `SELECT kind, due_at FROM deadlines WHERE subject = $1 AND kind IN ('pickup_day', 'no_show_refund') AND done_at IS NULL`,
      [deal.quoteId],
    );
    for (const { due_at: at } of due) expect(at.getTime()).toBeGreaterThan(Date.parse(pickupDate));
    expect(due).toHaveLength(2);
  });

  it.each([
    ['in the past', { pickupDate: -1 }, 'pickupDate'],
    ['a window that is too long', { pickupDate: 3, pickupUntil: 9 }, 'pickupUntil'],
    ['only the end of a window', { pickupUntil: 9 }, 'pickupUntil'],
    ['a delivery before the pickup', { pickupDate: 5, deliveryDate: 4 }, 'deliveryDate'],
    ['nothing at all', {}, 'delta'],
  ])('cannot be %s', async (_, days, field) => {
    const deal = await world.booked();
    const body = Object.fromEntries(
      await Promise.all(Object.entries(days).map(async ([name, ahead]) => [name, await world.day(ahead)] as const)),
    );
    const refused = await propose(deal.carrier, deal, body);
    expectRefusal(refused, 400, 'invalid_input');
    expect((refused.body as unknown as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      field,
    ]);
  });
});

describe('after the pickup', () => {
  it('a carrier who asks for more is refused, and it is on record once an hour', async () => {
    const deal = await world.inTransit({ amount: 900 });
    const ask = () => propose(deal.carrier, deal, { delta: 200, text: 'Pay 200 more or it stays on the truck.' });
    expectRefusal(await ask(), 403, 'no_increase_after_pickup');
    expectRefusal(await ask(), 403, 'no_increase_after_pickup');
    const attempts = async () =>
      ok(
        await deal.shipper.api.get<{ events: { event: string; data: object }[] }>(
          `/api/shipments/${deal.shipmentId}/timeline`,
        ),
        200,
      ).events.filter(({ event }) => event === 'refuse-increase');
    expect(await attempts()).toMatchObject([{ data: { delta: 200, text: 'Pay 200 more or it stays on the truck.' } }]);
    await world.advance(1.1 * HOUR);
    expectRefusal(await ask(), 403, 'no_increase_after_pickup');
    expect(await attempts()).toHaveLength(2);
    await world.told(deal.shipper, deal.shipmentId, 'change_order', ['change_order.refused', 'change_order.refused']);
    const claim = { shipmentId: deal.shipmentId, kind: 'other', amount: 50, description: 'They want more.' };
    const { id } = ok(await deal.shipper.api.post<{ id: string }>('/api/claims', claim), 201);
    const evidence = ok(await deal.shipper.api.get<{ events: { event: string }[] }>(`/api/claims/${id}/evidence`), 200);
    expect(evidence.events.map(({ event }) => event)).toContain('refuse-increase');
    expect(await quoteOf(deal)).toMatchObject({ amount: 900 });
  });

  it('the carrier may still ask for less or for another day, which moves the follow-up', async () => {
    const deal = await world.inTransit({ amount: 900 });
    const deliveryDate = await world.day(9);
    const order = ok(await propose(deal.carrier, deal, { delta: -100, deliveryDate }), 201);
    ok(await answer(deal.shipper, order, 'accept'), 200);
    expect(await quoteOf(deal)).toMatchObject({ amount: 800, estimatedDeliveryDate: deliveryDate });
    expectRefusal(await propose(deal.shipper, deal, { pickupDate: deliveryDate }), 400, 'invalid_input');
  });

  it('once it is delivered nothing changes any more', async () => {
    const deal = await world.delivered();
    for (const side of [deal.shipper, deal.carrier])
      expectRefusal(await propose(side, deal, { delta: -10 }), 409, 'use_claim');
  });
});

describe('limits', () => {
  it.each([
    ['an increase of less than a dollar', 0.99],
    ['more than the first price on top', 1_000.01],
    ['a price of less than a dollar', -999.01],
  ])('refuse %s', async (_, delta) => {
    const deal = await world.booked({ amount: 1_000 });
    expectRefusal(await propose(deal.shipper, deal, { delta }), 400, 'too_much');
  });

  it('leave a dollar in escrow', async () => {
    const deal = await world.paid({ amount: 1_000 });
    expectRefusal(await propose(deal.carrier, deal, { delta: -999.01 }), 400, 'too_much');
    ok(await propose(deal.carrier, deal, { delta: -999 }), 201);
  });

  it('allow one at a time and ten in all', async () => {
    const deal = await world.booked({ amount: 1_000 });
    for (let number = 0; number < 10; number += 1) {
      const order = ok(await propose(deal.shipper, deal, { delta: 1 }), 201);
      expectRefusal(await propose(deal.carrier, deal, { delta: 1 }), 409, 'change_open');
      ok(await answer(deal.shipper, order, 'withdraw'), 200);
    }
    expectRefusal(await propose(deal.shipper, deal, { delta: 1 }), 409, 'too_many_changes');
  });

  it('let two who propose at once have one change between them', async () => {
    const deal = await world.booked();
    const both = await Promise.all([
      propose(deal.shipper, deal, { delta: -5 }),
      propose(deal.carrier, deal, { delta: 5 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('refuse an answer to another change than was seen', async () => {
    const deal = await world.booked();
    const { id } = ok(await propose(deal.shipper, deal, { delta: -5 }), 201);
    expectRefusal(await answer(deal.carrier, { id, delta: -4 }, 'accept'), 409, 'change_changed');
  });
});

describe('what is proposed lapses', () => {
  const pickup = ({ carrier, shipmentId }: Deal) => carrier.api.post(`/api/shipments/${shipmentId}/pickup`);
  it.each<[string, () => Promise<Deal>, (deal: Deal) => Promise<unknown>]>([
    ['after a day', () => world.booked(), () => world.advance(24.1 * HOUR)],
    [
      'when the acceptance is undone',
      () => world.booked(),
      ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`),
    ],
    [
      'when the job is given back',
      () => world.paid(),
      ({ carrier, quoteId }) => carrier.api.post(`/api/quotes/${quoteId}/withdraw`),
    ],
    [
      'when the shipment is cancelled',
      () => world.paid(),
      ({ shipper, shipmentId }) => shipper.api.post(`/api/shipments/${shipmentId}/cancel`),
    ],
    ['at the pickup', () => world.paid(), pickup],
    [
      'at the delivery',
      () => world.inTransit(),
      ({ carrier, shipmentId }) => carrier.api.post(`/api/shipments/${shipmentId}/deliver`),
    ],
    ['when the delivery is confirmed', () => world.inTransit(), (deal) => world.confirmDelivery(deal)],
    [
      'when all is refunded',
      () => world.paid(),
      async (deal) => {
        const { id } = await world.payment(deal);
        return world.admin.api.post(`/api/admin/payments/${id}/refund`, { reason: 'It was a mistake.' });
      },
    ],
  ])('%s', async (_, begin, end) => {
    const deal = await begin();
    const order = ok(await propose(deal.carrier, deal, { delta: -20 }), 201);
    await end(deal);
    await world.settleMoney();
    expect(await statusOf(deal)).toBe('lapsed');
    expectRefusal(await answer(deal.shipper, order, 'accept'), 409, 'illegal_transition');
  });

  it('but paying leaves it open', async () => {
    const deal = await world.booked();
    ok(await propose(deal.carrier, deal, { delta: -20 }), 201);
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    expect(await statusOf(deal)).toBe('proposed');
  });
});

const STAGES: Record<Exclude<ChangeStatus, 'accepted'>, (deal: Deal, order: ChangeOrder) => Promise<unknown>> = {
  proposed: async () => undefined,
  done: ({ carrier }, order) => answer(carrier, order, 'accept'),
  declined: ({ carrier }, order) => answer(carrier, order, 'decline'),
  withdrawn: ({ shipper }, order) => answer(shipper, order, 'withdraw'),
  lapsed: ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`),
};
const CALLS = ['accept', 'decline', 'withdraw'] as const;

it('every state and verb of the table is tried here, or known to have no call', () => {
  expect([...Object.keys(STAGES), 'accepted'].sort()).toEqual([...CHANGE_STATUSES].sort());
  expect(Object.keys(CHANGE_RULES.verbs).sort()).toEqual([...CALLS, 'propose', 'finish', 'lapse'].sort());
});

it.each(Object.keys(STAGES) as (keyof typeof STAGES)[])(
  'a change that is %s moves only for whom the table says',
  async (status) => {
    const deal = await world.booked();
    const order = ok(await propose(deal.shipper, deal, { delta: -20 }), 201);
    await STAGES[status](deal, order);
    const people = { shipper: deal.shipper, carrier: deal.carrier, stranger, operator: world.admin };
    const told = (person: Person) => person.api.get<ChangeOrder[]>(path(deal));
    for (const [who, person] of Object.entries(people)) {
      const can = who === 'stranger' ? [] : (ok(await told(person), 200)[0]?.can ?? []);
      expect([who, can]).toEqual([
        who,
        status !== 'proposed' ? [] : who === 'shipper' ? ['withdraw'] : who === 'carrier' ? ['accept', 'decline'] : [],
      ]);
      for (const call of CALLS) {
        if (status === 'proposed' && can.includes(call)) continue;
        const refused = await answer(person, order, call);
        if (who === 'stranger') expectRefusal(refused, 404, 'not_found');
        else if ((who === 'shipper') !== (call === 'withdraw') || who === 'operator')
          expectRefusal(refused, 403, 'forbidden');
        // Accepting twice is accepting once.
        else if (status === 'done' && call === 'accept') ok(refused, 200);
        else expectRefusal(refused, 409, 'illegal_transition');
      }
    }
    expect(await statusOf(deal)).toBe(status);
    expectRefusal(await told(stranger), 403, 'forbidden');
  },
);
