import { CARDS, DAY, type Deal, HOUR, ok, World } from './support/people.js';
import { until } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(async () => {
  await world.server.query('DELETE FROM sandbox.faults');
  await world.expectCleanLedger();
});

const fault = (next: string, times = 1) =>
  world.server.query('INSERT INTO sandbox.faults (next, remaining) VALUES ($1, $2)', [next, times]);

/** Fees posted for a deal, in cents, one per posting. */
async function fees({ quoteId }: Deal): Promise<number[]> {
  const rows = await world.server.query<{ cents: number }>(
    `SELECT e.amount_cents::int AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.quote_id = $1 AND t.kind = 'stripe-fee' AND a.code = 'processing_fees'`,
    [quoteId],
  );
  return rows.map(({ cents }) => cents);
}

const awaited = async ({ quoteId }: Deal) =>
  (await world.server.query('SELECT 1 FROM fees_to_come WHERE quote_id = $1', [quoteId])).length;
const breaks = () =>
  world.server.query('SELECT kind, reference, detail FROM reconciliation_breaks WHERE closed_at IS NULL');

/** 2.9% of $1,240.00 plus 30 cents. */
const FEE = 3_626;

describe('the fee on a charge', () => {
  it('that comes seconds after the charge is posted once, when the provider reports it', async () => {
    const deal = await world.paid();
    expect([await fees(deal), await awaited(deal)]).toEqual([[], 1]);
    await world.advance(10);
    expect([await fees(deal), await awaited(deal)]).toEqual([[FEE], 0]);
    await world.advance(2 * HOUR);
    expect(await fees(deal)).toEqual([FEE]);
    expect(await breaks()).toEqual([]);
  });

  it.each<[string, (deal: Deal) => Promise<unknown>]>([
    ['in escrow', async () => undefined],
    ['refunded', ({ shipper, shipmentId }) => shipper.api.post(`/api/shipments/${shipmentId}/cancel`)],
    [
      'released',
      async ({ carrier, shipmentId, ...deal }) => {
        for (const verb of ['pickup', 'deliver'])
          ok(await carrier.api.post(`/api/shipments/${shipmentId}/${verb}`), 200);
        ok(await world.confirmDelivery({ carrier, shipmentId, ...deal }), 200);
      },
    ],
    [
      'disputed and lost',
      async ({ quoteId }) => {
        const { id } = ok(
          await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', { quoteId, reason: 'general' }),
          200,
        );
        ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: 'lost' }), 200);
      },
    ],
  ])(
    'that comes a day late, for a payment that is %s by then, is posted though nobody reports it; the two sides differ only as long as it is late',
    async (_, then) => {
      const deal = await world.booked();
      await fault('late_fee');
      await world.payWith(deal, CARDS.good);
      ok(await world.confirm(deal), 200);
      await then(deal);
      await world.settleMoney();
      await fault('no_webhook', 1_000);
      await world.advance(DAY - HOUR);
      expect([await fees(deal), await awaited(deal)]).toEqual([[], 1]);
      await world.advance(2 * HOUR);
      expect([await fees(deal), await awaited(deal)]).toEqual([[FEE], 0]);
      expect(await breaks()).toEqual([]);
    },
  );

  it('that is late is no difference between the two sides within the hour', async () => {
    const deal = await world.booked();
    await fault('late_fee');
    await world.payWith(deal, CARDS.underReview);
    // The review ends half a minute before the two sides are compared: until then nothing was captured.
    await world.advance(HOUR + 30);
    expect([await world.standing(deal), await fees(deal), await awaited(deal), await breaks()]).toEqual([
      ['booked', 'paid', 'in_escrow'],
      [],
      1,
      [],
    ]);
    await world.advance(DAY + HOUR);
    expect([await fees(deal), await breaks()]).toEqual([[FEE], []]);
  });

  it('on money that matches no deal is posted too, when it comes', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    await world.server.query(
      `UPDATE sandbox.objects SET data = jsonb_set(data, '{amount}', '100000') WHERE id = (SELECT stripe_payment_intent_id FROM payments WHERE quote_id = $1)`,
      [deal.quoteId],
    );
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    await world.confirm(deal);
    await world.advance(60);
    expect([await fees(deal), await awaited(deal)]).toEqual([[2_930], 0]);
    await world.advance(HOUR);
    expect(await breaks()).toEqual([]);
  });

  it('that nobody reports is asked for automatically', async () => {
    const deal = await world.paid();
    await fault('no_webhook', 1_000);
    await world.advance(10);
    expect(await awaited(deal)).toBe(1);
    // The minute until it is asked for has passed; the sweep runs once a minute.
    await world.server.query('UPDATE fees_to_come SET next_ask_at = now()');
    await until(async () => (await awaited(deal)) === 0, undefined, 180_000);
    expect(await fees(deal)).toEqual([FEE]);
  });
});
