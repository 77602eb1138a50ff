import type { Shipment } from './support/answers.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

interface Preview {
  allowed: boolean;
  code: string | null;
  shipperRefund: number;
  carrierCompensation: number;
  freeUntil: string | null;
}

const FREE: Preview = { allowed: true, code: null, shipperRefund: 0, carrierCompensation: 0, freeUntil: null };

async function preview({ shipper, carrier, shipmentId }: Deal): Promise<Preview> {
  const path = `/api/shipments/${shipmentId}/cancellation-preview`;
  const seen = ok(await shipper.api.get<Preview>(path), 200);
  // Both sides read the same.
  expect(ok(await carrier.api.get<Preview>(path), 200)).toEqual(seen);
  return seen;
}

async function cancel({ shipper, shipmentId }: Pick<Deal, 'shipper' | 'shipmentId'>): Promise<Shipment> {
  return ok(await shipper.api.post<Shipment>(`/api/shipments/${shipmentId}/cancel`, { reason: 'Sold it here' }), 200);
}

/** Cancels a paid deal, and expects exactly what the preview said. */
async function cancelAsPreviewed(deal: Deal): Promise<Preview> {
  const said = await preview(deal);
  expect(said).toMatchObject({ allowed: true, code: null });
  expect(await cancel(deal)).toMatchObject({ status: 'cancelled', cancelReason: 'Sold it here' });
  await world.settleMoney();
  const payment = await world.payment(deal);
  expect(payment).toMatchObject({
    status: 'refunded',
    refundedAmount: said.shipperRefund,
    payoutAmount: said.carrierCompensation,
    platformFee: 0,
  });
  expect(payment.refunds).toMatchObject([
    { amount: said.shipperRefund, reason: 'cancelled_by_shipper', status: 'succeeded' },
  ]);
  expect(cents(payment.chargedAmount)).toBe(
    cents(payment.payoutAmount) + cents(payment.platformFee) + cents(payment.refundedAmount),
  );
  expect(await world.quote(deal, deal.quoteId)).toMatchObject({
    status: 'declined',
    declineReason: 'cancelled_by_shipper',
    paymentStatus: 'refunded',
  });
  return said;
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** When the agreed day begins in Austin, going by the preview's last free moment. */
async function freeUntil(deal: Deal): Promise<string> {
  const { freeUntil: until } = await preview(deal);
  if (until === null) throw new Error('There is no last free moment.');
  return until;
}

describe('cancelling before anything is paid', () => {
  it('is free while listed or quoted, and declines the pending quotes', async () => {
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId);
    expect(ok(await world.shipper.api.get(`/api/shipments/${shipmentId}/cancellation-preview`), 200)).toEqual(FREE);
    await cancel({ shipper: world.shipper, shipmentId });
    expect(await world.quote({ shipper: world.shipper, shipmentId }, quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'shipment_cancelled',
    });
    expectRefusal(await world.shipper.api.post(`/api/shipments/${shipmentId}/cancel`), 409, 'illegal_transition');
    expectRefusal(
      await (await world.newCarrier()).api.post('/api/quotes', { shipmentId, amount: 10 }),
      409,
      'illegal_transition',
    );
  });

  it('is free on an accepted quote, and the intent can no longer be paid', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    expect(await preview(deal)).toEqual(FREE);
    await cancel(deal);
    await world.settleMoney();
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'failed']);
    expect((await world.enterCard(clientSecret, CARDS.good)).status).toBe(402);
    await world.advance(3 * DAY);
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'failed']);
  });

  it('refunds in full a card payment we had not heard of', async () => {
    const deal = await world.booked({ amount: 777.77 });
    await world.payUnheard(deal);
    await cancel(deal);
    await world.settleMoney();
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({
      refundedAmount: 777.77,
      refunds: [{ amount: 777.77, status: 'succeeded' }],
    });
  });
});

describe('cancelling from escrow', () => {
  it('gives everything back if no day was given', async () => {
    const deal = await world.paid({ amount: 1234.56, plan: 'plus' });
    await world.advance(20 * HOUR);
    expect(await cancelAsPreviewed(deal)).toEqual({ ...FREE, shipperRefund: 1253.08 });
  });

  it('gives everything back, including the plan, until 24 hours before the agreed day begins', async () => {
    const deal = await world.paid({ amount: 1234.56, plan: 'premium', estimatedPickupDate: await world.day(4) });
    await world.advanceTo(await freeUntil(deal), -60);
    expect(await cancelAsPreviewed(deal)).toMatchObject({ shipperRefund: 1265.42, carrierCompensation: 0 });
  });

  // The last 24 hours before the day, its first and its last hour.
  it.each([60, DAY + HOUR, 2 * DAY - HOUR])(
    'pays 10 %% to the carrier, without a fee, %d seconds into the late period',
    async (seconds) => {
      const deal = await world.paid({ amount: 1234.56, plan: 'premium', estimatedPickupDate: await world.day(4) });
      await world.advanceTo(await freeUntil(deal), seconds);
      expect(await cancelAsPreviewed(deal)).toMatchObject({ shipperRefund: 1141.96, carrierCompensation: 123.46 });
      const payment = await world.payment(deal);
      expect(payment).toMatchObject({ transferStatus: 'sent', stripeTransferId: expect.stringMatching(/^tr_/) });
    },
  );

  it('pays the carrier nothing where the share is none, and then waits for no payout', async () => {
    const share = async (lateCancelPercent: number) =>
      ok(await world.admin.api.put('/api/admin/settings/current', { lateCancelPercent }), 200);
    await share(0);
    const deal = await world.paid({ amount: 1000, estimatedPickupDate: await world.day(4) });
    await share(10);
    await world.advanceTo(await freeUntil(deal), 60);
    expect(await cancelAsPreviewed(deal)).toMatchObject({ shipperRefund: 1000, carrierCompensation: 0 });
    expect(await world.payment(deal)).toMatchObject({ transferStatus: null, payoutExpectedOn: null });
  });

  it("counts from the shipment's day if the quote has none", async () => {
    const carrier = await world.newCarrier();
    const deal = await world.paid({ amount: 1000, pickupDate: await world.day(3) }, world.shipper, carrier);
    await world.advanceTo(await freeUntil(deal), 60);
    expect(await cancelAsPreviewed(deal)).toMatchObject({ shipperRefund: 900, carrierCompensation: 100 });
    // Which the carrier has earned.
    const { earnings } = ok(await carrier.api.get<{ earnings: object[] }>('/api/payments/totals'), 200);
    expect(earnings).toEqual([{ month: (await world.now()).toISOString().slice(0, 7), jobs: 1, amount: 100 }]);
  });

  it('rounds the smallest amount half up, and loses no cent', async () => {
    const deal = await world.paid({ amount: 1.05, estimatedPickupDate: await world.day(1) });
    await world.advanceTo(await freeUntil(deal), DAY);
    expect(await cancelAsPreviewed(deal)).toMatchObject({ shipperRefund: 0.94, carrierCompensation: 0.11 });
  });

  it('is free again once the day has ended without a pickup', async () => {
    const deal = await world.paid({ amount: 1234.56, estimatedPickupDate: await world.day(2) });
    await world.advanceTo(await freeUntil(deal), 2 * DAY + 60);
    expect((await preview(deal)).freeUntil).toBeNull();
    expect(await cancelAsPreviewed(deal)).toMatchObject({ shipperRefund: 1234.56, carrierCompensation: 0 });
  });

  it('waits for the provider while the payment is under review, then refunds in full', async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, CARDS.underReview), 200);
    ok(await world.confirm(deal), 200);
    await cancel(deal);
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'paid']);
    await world.advance(HOUR);
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
  });
});

describe('the carrier gives the job back', () => {
  it('before it is paid: the shipment takes quotes again, and the carrier may quote again', async () => {
    const deal = await world.booked();
    ok(await world.pay(deal), 200);
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`, { reason: 'The truck broke down' }), 200);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'cancelled_by_carrier',
      paymentStatus: 'failed',
    });
    expect((await world.shipment(deal.shipmentId)).status).toBe('listed');
    await world.quoted(deal.shipmentId, deal.carrier);
  });

  it('from escrow, even late: everything goes back to the card, and it counts on the profile', async () => {
    const deal = await world.paid({ amount: 1234.56, plan: 'plus', estimatedPickupDate: await world.day(1) });
    const counted = () =>
      world.server.query<{ cancelled_jobs: number }>('SELECT cancelled_jobs FROM users WHERE id = $1', [
        deal.carrier.id,
      ]);
    const [before] = await counted();
    await world.advanceTo(await freeUntil(deal), DAY);
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 200);
    await world.settleMoney();
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({
      refundedAmount: 1253.08,
      payoutAmount: 0,
      platformFee: 0,
      refunds: [{ reason: 'cancelled_by_carrier', status: 'succeeded' }],
    });
    expect((await counted())[0]?.cancelled_jobs).toBe((before?.cancelled_jobs ?? 0) + 1);
    // The same shipment is booked and paid again, with another carrier.
    const carrier = await world.newCarrier();
    const quoteId = await world.quoted(deal.shipmentId, carrier);
    ok(await deal.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    const again = { ...deal, carrier, quoteId };
    await world.payWith(again, CARDS.good);
    expect(ok(await world.confirm(again), 200).status).toBe('in_escrow');
  });
});

describe('the owner takes the acceptance back', () => {
  it('before it is paid, and not after', async () => {
    const deal = await world.booked();
    ok(await deal.shipper.api.post(`/api/quotes/${deal.quoteId}/unaccept`), 200);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ status: 'declined', declineReason: 'unaccepted' });
    const paid = await world.paid();
    expectRefusal(await paid.shipper.api.post(`/api/quotes/${paid.quoteId}/unaccept`), 409, 'illegal_transition');
  });
});

describe('once it is on its way', () => {
  it.each(['inTransit', 'delivered'] as const)('cancelling gets use_claim (%s)', async (state) => {
    const deal = await world[state]();
    const before = await world.rowsOf(deal.shipmentId);
    expectRefusal(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 409, 'use_claim');
    expect(await preview(deal)).toEqual({ ...FREE, allowed: false, code: 'use_claim' });
    expect(await world.rowsOf(deal.shipmentId)).toEqual(before);
  });
});
