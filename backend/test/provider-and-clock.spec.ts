import { BY_THE_CLOCK, BY_THE_PROVIDER, type Moved } from './support/outside-effects.js';
import { effectsOf } from './support/effects.js';
import { CARDS, DAY, type Deal, HOUR, ok, World } from './support/people.js';
import { deliver, event, looked, SECRET } from './support/webhooks.js';

let world: World;

beforeAll(async () => {
  world = await World.start({ env: { STRIPE_WEBHOOK_SECRET: SECRET } });
});

async function intentOf({ quoteId }: Deal): Promise<string> {
  const [row] = await world.server.query<{ id: string }>(
    'SELECT stripe_payment_intent_id AS id FROM payments WHERE quote_id = $1',
    [quoteId],
  );
  return row?.id ?? '';
}

const tell = async (type: string, id: string | undefined): Promise<string | undefined> => {
  const hint = event(type, { id, object: type.split('.')[0] });
  expect((await deliver(world.server, hint.text)).status).toBe(200);
  return looked(world, hint.id);
};

/** Pays, and the browser says so. */
async function paidWith(card: string): Promise<Deal> {
  const deal = await world.booked();
  await world.payWith(deal, card);
  await world.confirm(deal);
  return deal;
}

const after = async (deal: Promise<Deal>, act: (deal: Deal) => Promise<{ status: number }>): Promise<Deal> => {
  expect((await act(await deal)).status).toBe(200);
  return deal;
};
const calledOff = ({ shipper, shipmentId }: Deal) => shipper.api.post(`/api/shipments/${shipmentId}/cancel`);
const confirmed = (deal: Deal) => world.confirmDelivery(deal);

/** A deal whose payment is in this state. */
const PAYMENTS: Record<string, () => Promise<Deal>> = {
  pending: () => after(world.booked(), (deal) => world.pay(deal)),
  failed: () => paidWith(CARDS.declined),
  'failed, and called off': () => after(paidWith(CARDS.declined), calledOff),
  paid: () => paidWith(CARDS.underReview),
  'paid, and called off': () => after(paidWith(CARDS.underReview), calledOff),
  in_escrow: () => world.paid(),
  'in_escrow, on the way': () => world.inTransit(),
  'in_escrow, delivered': () => world.delivered(),
  released: () => after(world.delivered(), confirmed),
  refunded: () => after(world.paid(), calledOff),
  'refunded, but for a late cancellation': async () =>
    after(world.paid({ estimatedPickupDate: await world.day(0) }), calledOff),
};

/** The provider learns something else about the card payment, and only says that there is news. */
async function becomes(deal: Deal, change: object): Promise<void> {
  const id = await intentOf(deal);
  await world.server.query('UPDATE sandbox.objects SET data = data || $2 WHERE id = $1', [id, JSON.stringify(change)]);
  expect(await tell('payment_intent.updated', id)).toBe('done');
}

const dispute = async ({ quoteId }: Deal, reason: string, ...outcome: ('won' | 'lost')[]): Promise<void> => {
  const { id } = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', { quoteId, reason }), 200);
  await world.settleMoney();
  for (const each of outcome)
    ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: each }), 200);
};

/** What happens at the provider. */
const HAPPENS: Record<string, (deal: Deal) => Promise<unknown>> = {
  'the card is charged': (deal) => world.payWith(deal, CARDS.good),
  'the card is refused': (deal) => world.payWith(deal, CARDS.declined),
  'the money is on its way': (deal) => becomes(deal, { status: 'processing' }),
  'the bank refuses after all': (deal) =>
    becomes(deal, {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', message: 'The bank refused it.' },
    }),
  'the review is passed': () => world.advance(HOUR),
  'a chargeback is opened': (deal) => dispute(deal, 'fraudulent'),
  'a chargeback is won': (deal) => dispute(deal, 'fraudulent', 'won'),
  'a chargeback is lost': (deal) => dispute(deal, 'fraudulent', 'lost'),
  'a chargeback about the job is lost': (deal) => dispute(deal, 'product_not_received', 'lost'),
  'the refund comes back': async ({ quoteId }) => {
    const [row] = await world.server.query<{ id: string }>(
      `UPDATE sandbox.objects SET data = data || '{"status": "failed"}' WHERE type = 'refund' AND data->'metadata'->>'quoteId' = $1 RETURNING id`,
      [quoteId],
    );
    expect(await tell('refund.failed', row?.id)).toBe('done');
  },
};

async function expectMoved(deal: Deal, { leads, does }: Moved, act: () => Promise<unknown>): Promise<void> {
  const done = await effectsOf(world, deal.shipmentId, act);
  expect({ leads: await world.standing(deal), does: done }).toEqual({ leads, does: [...does].sort() });
}

const rows = (table: Record<string, Record<string, Moved>>) =>
  Object.entries(table).flatMap(([status, events]) =>
    Object.entries(events).map(([name, moved]) => ({ status, name, moved })),
  );

describe('the provider', () => {
  it.each(rows(BY_THE_PROVIDER))(
    '$name, with a payment that is $status: everything is done',
    async ({ status, name, moved }) => {
      const deal = await PAYMENTS[status]!();
      await world.settleMoney();
      await expectMoved(deal, moved, () => HAPPENS[name]!(deal));
    },
  );

  /** Everything ever reported about an intent, its charge and its refunds. */
  const HINTS = [
    'payment_intent.created',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.processing',
    'payment_intent.canceled',
    'review.opened',
    'review.closed',
  ];

  it.each(Object.entries(PAYMENTS))(
    'changes nothing about a payment that is %s by saying what is not, or no longer, true',
    async (_, make) => {
      const deal = await make();
      await world.settleMoney();
      const before = await world.rowsOf(deal.shipmentId);
      const id = await intentOf(deal);
      for (const type of HINTS) expect([type, await tell(type, id)]).toEqual([type, 'done']);
      const told = await world.server.query<{ id: string }>(
        `SELECT id FROM sandbox.objects WHERE type = 'refund' AND data->'metadata'->>'quoteId' = $1`,
        [deal.quoteId],
      );
      for (const refund of told)
        for (const type of ['refund.created', 'refund.updated', 'refund.failed'])
          expect(await tell(type, refund.id)).toBe('done');
      await world.settleMoney();
      expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
    },
  );
});

/** Deals where the clock does something, or nothing however long it runs. */
const DEALS: Record<string, () => Promise<Deal>> = {
  'valid for a day': async () => {
    const shipmentId = await world.listed();
    const validUntil = new Date((await world.now()).getTime() + DAY * 1_000).toISOString();
    return {
      shipper: world.shipper,
      carrier: world.carrier,
      shipmentId,
      quoteId: await world.quoted(shipmentId, world.carrier, { validUntil }),
    };
  },
  accepted: () => world.booked(),
  // Two days on, so that the reminder of the day before is still to come at any hour.
  'in escrow': async () => world.paid({ estimatedPickupDate: await world.day(2) }),
  'on the way': () => world.inTransit(),
  delivered: () => world.delivered(),
  'delivered, with a claim': async () => {
    const deal = await world.delivered();
    ok(
      await deal.shipper.api.post('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 100,
        description: 'The hull is scratched.',
      }),
      201,
    );
    return deal;
  },
  completed: () => after(world.delivered(), confirmed),
  cancelled: () => after(world.paid(), calledOff),
};

it.each(Object.entries(BY_THE_CLOCK))(
  'the clock, for a deal that is %s: does everything that falls due, and nothing else',
  async (name, { days, ...moved }) => {
    const deal = await DEALS[name]!();
    await world.settleMoney();
    await expectMoved(deal, moved, () => world.advance(days * DAY));
  },
);

it('leaves a clean ledger', () => world.expectCleanLedger());
