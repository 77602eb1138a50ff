import pg from 'pg';
import type { Acts } from '../src/common/acts.js';
import type { Quote, Shipment } from './support/answers.js';
import { needsOf } from './support/needs.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, World } from './support/people.js';
import { untilBlocked } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

interface Deadline {
  kind: string;
  dueAt: string;
}

/** A deal's open deadlines, as its parties see them. */
async function deadlines({ shipper, shipmentId }: Deal): Promise<Record<string, string>> {
  const timeline = ok(await shipper.api.get<{ deadlines: Deadline[] }>(`/api/shipments/${shipmentId}/timeline`), 200);
  return Object.fromEntries(timeline.deadlines.map(({ kind, dueAt }) => [kind, dueAt]));
}

/** Keeps a shipment locked until the returned function is called. */
async function hold(shipmentId: string): Promise<() => Promise<void>> {
  const connection = new pg.Client({ connectionString: world.server.databaseUrl });
  await connection.connect();
  await connection.query('BEGIN');
  await connection.query('SELECT 1 FROM shipments WHERE id = $1 FOR UPDATE', [shipmentId]);
  return () => connection.end();
}

/** When the timeline says something happened to a deal's quote, by the clock. */
async function clockDid(quoteId: string, event: string): Promise<Date[]> {
  const rows = await world.server.query<{ at: Date }>(
    `SELECT at FROM timeline WHERE subject_id = $1 AND event = $2 AND actor_kind = 'clock' ORDER BY id`,
    [quoteId, event],
  );
  return rows.map(({ at }) => at);
}

describe('the payment window', () => {
  it('ends after 48 hours: the quote is declined and the shipment takes quotes again', async () => {
    const deal = await world.booked();
    const { paymentDueAt } = await world.quote(deal, deal.quoteId);
    expect(await deadlines(deal)).toEqual({ payment_window: paymentDueAt });
    await world.advanceTo(paymentDueAt ?? '', -60);
    expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'pending']);
    await world.advanceTo(paymentDueAt ?? '', 1);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'payment_expired',
      paymentStatus: 'pending',
    });
    expect(await world.shipment(deal.shipmentId)).toMatchObject({ status: 'listed', quoteCount: 0 });
    expect(await deadlines(deal)).toEqual({});
    expectRefusal(await world.pay(deal), 409, 'illegal_transition');
    await world.quoted(deal.shipmentId, deal.carrier);
  });

  it('leaves the shipment quoted while other quotes are pending', async () => {
    const shipmentId = await world.listed();
    const [quoteId, otherId] = [
      await world.quoted(shipmentId),
      await world.quoted(shipmentId, await world.newCarrier(), { amount: 900 }),
    ];
    ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    const deal: Deal = { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId };
    ok(await world.pay(deal), 200);
    await world.advance(48 * HOUR + 1);
    expect(await world.standing(deal)).toEqual(['quoted', 'declined', 'failed']);
    expect(await world.shipment(shipmentId)).toMatchObject({ quoteCount: 1 });
    ok(await world.shipper.api.post(`/api/quotes/${otherId}/accept`), 200);
  });

  it('closes the intent: a card that comes later is not charged', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    await world.advance(48 * HOUR + 1);
    expect((await world.enterCard(clientSecret, CARDS.good)).status).toBe(402);
    expect((await world.payment(deal)).ledgerEntries).toEqual([]);
  });

  it('does not end if money came in without our hearing of it: the provider is asked first', async () => {
    const deal = await world.booked();
    await world.payUnheard(deal);
    await world.advance(48 * HOUR + 1);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
  });

  it('money that succeeds on a deal that is off is refunded in full, and moves nothing else', async () => {
    const deal = await world.booked({ amount: 1234.56, plan: 'plus' });
    ok(await world.pay(deal, 'plus'), 200);
    await world.payUnheard(deal);
    ok(await deal.shipper.api.post(`/api/quotes/${deal.quoteId}/unaccept`), 200);
    await world.settleMoney();
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'unaccepted',
      paymentStatus: 'refunded',
    });
    expect((await world.shipment(deal.shipmentId)).status).toBe('listed');
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({
      status: 'refunded',
      chargedAmount: 1253.08,
      refundedAmount: 1253.08,
      platformFee: 0,
      payoutAmount: 0,
    });
    expect(payment.refunds).toMatchObject([{ amount: 1253.08, reason: 'late_payment', status: 'succeeded' }]);
    expect(payment.timeline.map(({ status }) => status).slice(-3)).toEqual(['paid', 'in_escrow', 'refunded']);
  });

  it('a payment under review when the deal is undone stays paid, and is refunded once it passes', async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, CARDS.underReview), 200);
    expect(ok(await world.confirm(deal), 200).status).toBe('paid');
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 200);
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'paid']);
    await world.advance(HOUR);
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'refunded']);
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1240, status: 'succeeded' }]);
  });
});

describe('the automatic release', () => {
  it('comes 72 hours after delivery if the shipper has not confirmed', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    const { auto_release: due } = await deadlines(deal);
    await world.advanceTo(due ?? '', -60);
    expect((await world.payment(deal)).status).toBe('in_escrow');
    await world.advanceTo(due ?? '', 1);
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    expect(await world.payment(deal)).toMatchObject({
      platformFee: 61.73,
      payoutAmount: 1172.83,
      deliveryConfirmedAt: null,
      transferStatus: 'sent',
    });
    const { deliveredAt } = await world.quote(deal, deal.quoteId);
    expect(new Date(due ?? 0).getTime() - new Date(deliveredAt ?? 0).getTime()).toBe(72 * HOUR * 1_000);
  });
});

describe('nobody picks up', () => {
  it('is refunded 72 hours after the end of the agreed day at the pickup place', async () => {
    const day = await world.day(5);
    const deal = await world.paid({ amount: 1234.56, plan: 'premium', estimatedPickupDate: day });
    const { no_show_refund: due } = await deadlines(deal);
    // The day ends at midnight in Chicago, five or six hours behind UTC.
    expect([5, 6]).toContain((new Date(due ?? 0).getTime() - Date.parse(`${day}T00:00:00Z`)) / 3_600_000 - 24 - 72);
    await world.advanceTo(due ?? '', -60);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    await world.advanceTo(due ?? '', 1);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'no_show',
      paymentStatus: 'refunded',
    });
    expect(await world.shipment(deal.shipmentId)).toMatchObject({ status: 'listed' });
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1265.42,
      chargedAmount: 1265.42,
      payoutAmount: 0,
      platformFee: 0,
      refunds: [{ reason: 'no_show', status: 'succeeded' }],
    });
  });

  it('is never refunded earlier than 72 hours after the payment', async () => {
    const deal = await world.booked({ estimatedPickupDate: await world.day(0) });
    await world.advance(47 * HOUR);
    ok(await world.payWith(deal, CARDS.good), 200);
    ok(await world.confirm(deal), 200);
    const { paidAt } = await world.quote(deal, deal.quoteId);
    const { no_show_refund: due } = await deadlines(deal);
    expect(new Date(due ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(paidAt ?? 0).getTime() + 72 * HOUR * 1_000);
    await world.advanceTo(paidAt ?? '', 72 * HOUR - 60);
    expect((await world.payment(deal)).status).toBe('in_escrow');
    await world.advanceTo(due ?? '', 1);
    expect((await world.payment(deal)).status).toBe('refunded');
  });

  it('ends with the pickup', async () => {
    const deal = await world.inTransit({ estimatedPickupDate: await world.day(1) });
    await world.advance(10 * DAY);
    expect(await world.standing(deal)).toEqual(['in_transit', 'in_progress', 'in_escrow']);
  });
});

describe("a quote's validity", () => {
  it('ends when it says; the last quote to end takes the shipment back to listed', async () => {
    const shipmentId = await world.listed();
    const validUntil = new Date((await world.now()).getTime() + 6 * HOUR * 1_000).toISOString();
    const quoteId = await world.quoted(shipmentId, world.carrier, { validUntil });
    await world.advance(6 * HOUR - 60);
    expect((await world.quote({ shipper: world.shipper, shipmentId }, quoteId)).status).toBe('pending');
    await world.advance(61);
    expect(await world.quote({ shipper: world.shipper, shipmentId }, quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'expired',
    });
    expect(await world.shipment(shipmentId)).toMatchObject({ status: 'listed', quoteCount: 0 });
    expectRefusal(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 409, 'illegal_transition');
  });

  it('follows a change to the quote, and ends with the acceptance', async () => {
    const shipmentId = await world.listed();
    const inHours = async (hours: number) =>
      new Date((await world.now()).getTime() + hours * HOUR * 1_000).toISOString();
    const quoteId = await world.quoted(shipmentId, world.carrier, { validUntil: await inHours(1) });
    ok(await world.carrier.api.patch(`/api/quotes/${quoteId}`, { validUntil: await inHours(3) }), 200);
    await world.advance(2 * HOUR);
    ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    await world.advance(2 * HOUR);
    expect((await world.quote({ shipper: world.shipper, shipmentId }, quoteId)).status).toBe('accepted');
  });

  it('is not ended by a sweep that found it due before it was changed', async () => {
    const [held, shipmentId] = [await world.listed(), await world.listed()];
    const end = (await world.now()).getTime() + HOUR * 1_000;
    const overdue = await world.quoted(held, world.carrier, { validUntil: new Date(end).toISOString() });
    const quoteId = await world.quoted(shipmentId, world.carrier, { validUntil: new Date(end + 1).toISOString() });
    const letGo = await hold(held);
    const first = world.advance(HOUR);
    await untilBlocked(world.server.query);
    // By now the other one is due as well.
    const second = world.advance(1);
    await untilBlocked(world.server.query, 2);
    ok(
      await world.carrier.api.patch(`/api/quotes/${quoteId}`, {
        validUntil: new Date(end + DAY * 1_000).toISOString(),
      }),
      200,
    );
    await letGo();
    await Promise.all([first, second]);
    expect((await world.quote({ shipper: world.shipper, shipmentId: held }, overdue)).status).toBe('declined');
    expect((await world.quote({ shipper: world.shipper, shipmentId }, quoteId)).status).toBe('pending');
  });

  it('a quote whose pickup day is over cannot be accepted', async () => {
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId, world.carrier, { estimatedPickupDate: await world.day(0) });
    await world.advance(DAY);
    expectRefusal(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 409, 'quote_expired');
  });

  it('a quote on changed terms is stale until its carrier confirms it', async () => {
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId);
    ok(await world.shipper.api.patch<Shipment>(`/api/shipments/${shipmentId}`, { weight: '2600' }), 200);
    expectRefusal(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 409, 'quote_stale');
    expect(await needsOf(world.carrier, shipmentId, 'confirm_quote')).toMatchObject([
      { kind: 'confirm_quote', quoteId },
    ]);
    ok(await world.carrier.api.patch<Quote>(`/api/quotes/${quoteId}`, {}), 200);
    expect(await needsOf(world.carrier, shipmentId, 'confirm_quote')).toEqual([]);
    ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
  });
});

describe('a delivery later than promised', () => {
  // Denver's days: one day late is 5% of 1,234.56; the fee is 5% of what is left, rounded half up.
  const CASES: [days: number, back: number, fee: number, payout: number][] = [
    [0, 0, 61.73, 1172.83],
    [1, 61.73, 58.64, 1114.19],
    [3, 185.18, 52.47, 996.91],
    [5, 308.64, 46.3, 879.62],
    [9, 308.64, 46.3, 879.62],
  ];

  it.each(CASES)('by %d calendar days refunds %d; payout and fee shrink', async (days, back, fee, payout) => {
    const promised = await world.day(0, 'America/Denver');
    const deal = await world.inTransit({ amount: 1234.56, plan: 'plus', estimatedDeliveryDate: promised });
    // To the last minutes of the day at the delivery place, which is already the next day in UTC.
    await world.advanceTo(lastMinutes(promised, days));
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'in_escrow',
      amount: 1234.56,
      chargedAmount: 1253.08,
      refundedAmount: back,
      platformFee: fee,
      payoutAmount: payout,
      refunds: back === 0 ? [] : [{ amount: back, reason: 'delay', status: 'succeeded' }],
    });
    const { payment } = ok(await world.confirmDelivery(deal), 200);
    expect(payment).toMatchObject({ status: 'released', refundedAmount: back, platformFee: fee, payoutAmount: payout });
    await world.settleMoney();
  });

  it('is also refunded when the shipper confirms it on the way', async () => {
    const promised = await world.day(0, 'America/Denver');
    const deal = await world.inTransit({ amount: 1234.56, estimatedDeliveryDate: promised });
    await world.advanceTo(lastMinutes(promised, 1));
    expect(ok(await world.confirmDelivery(deal), 200).payment).toMatchObject({
      refundedAmount: 61.73,
      platformFee: 58.64,
      payoutAmount: 1114.19,
    });
  });
});

/** 23:50 or 22:50 in Denver, `days` after a day. */
function lastMinutes(day: string, days: number): Date {
  const denver = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', timeZoneName: 'longOffset' });
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + (days + 1) * DAY * 1_000);
  const offset = /GMT-(\d\d)/.exec(denver.format(next))?.[1];
  return new Date(next.getTime() + Number(offset) * HOUR * 1_000 - 600_000);
}

describe('what takes too long', () => {
  const record = async (shipmentId: string) =>
    ok(await world.admin.api.get<{ overdue: boolean }>(`/api/admin/shipments/${shipmentId}`), 200);

  it('both sides are told of a late pickup a day after its day', async () => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(1) });
    await world.advance(3 * DAY);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.pickup_late']);
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.pickup_late']);
  });

  it.each([
    ['as usual', [], 'You can cancel for free or open a claim now.'],
    ['once they have claimed it', ['claim'], 'You can cancel for free, or wait for the decision on your claim.'],
    [
      'while they are suspended',
      ['suspend'],
      'You can open a claim now. You cannot cancel while your account is suspended.',
    ],
    ['while suspended, with a claim', ['claim', 'suspend'], 'You can wait for the decision on your claim.'],
  ])('the shipper is told of a late pickup what they can do, %s', async (_when, before, words) => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(0) }, await world.newShipper());
    const { no_show_refund: refund = '' } = await deadlines(deal);
    await world.advanceTo(refund, -60 * HOUR);
    const body = { shipmentId: deal.shipmentId, kind: 'no_show', amount: 10, description: 'Nobody came for it.' };
    if (before.includes('claim')) ok(await deal.shipper.api.post('/api/claims', body), 201);
    const reason = { reason: 'We look at the account.' };
    if (before.includes('suspend'))
      ok(await world.admin.api.post(`/api/admin/users/${deal.shipper.id}/suspend`, reason), 200);
    await world.advanceTo(refund, -40 * HOUR);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.pickup_late']);
    const notices = ok(await deal.shipper.api.get<{ kind: string; body: string }[]>('/api/notifications'), 200);
    const late = notices.find(({ kind }) => kind === 'shipment.pickup_late')?.body;
    expect(late).toContain(` on the agreed day. ${words} If nothing happens,`);
    const { can } = ok(await deal.shipper.api.get<Shipment & Acts>(`/api/shipments/${deal.shipmentId}`), 200);
    expect(can.includes('cancel')).toBe(late?.includes('cancel for free'));
    // Where exactly it is can be said by somebody suspended, too.
    expect(await needsOf(deal.shipper, deal.shipmentId, 'give_addresses')).toHaveLength(1);
  });

  it('a delivery is overdue 7 days after the promised day, and that moves no money', async () => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    await world.advance(7 * DAY);
    expect(await record(deal.shipmentId)).toMatchObject({ overdue: false });
    await world.advance(2 * DAY);
    expect(await record(deal.shipmentId)).toMatchObject({ overdue: true });
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.overdue', 'shipment.picked_up']);
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.overdue']);
    await world.told(world.admin, deal.shipmentId, 'shipment', ['shipment.overdue']);
    expect(await world.standing(deal)).toEqual(['in_transit', 'in_progress', 'in_escrow']);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    expect(await record(deal.shipmentId)).toMatchObject({ overdue: false });
    await world.settleMoney();
  });

  it('without a promise, 30 days after the pickup; after 90 days in escrow the operators are told of the money', async () => {
    const deal = await world.inTransit();
    await world.advance(29 * DAY);
    expect(await record(deal.shipmentId)).toMatchObject({ overdue: false });
    await world.advance(2 * DAY);
    expect(await record(deal.shipmentId)).toMatchObject({ overdue: true });
    await world.advance(60 * DAY);
    await world.told(world.admin, deal.shipmentId, 'payment', ['payment.aged']);
  });

  it('operators are told of a payout not sent by the day it is expected', async () => {
    const deal = await world.delivered();
    await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('error_500', 1000)`);
    ok(await world.confirmDelivery(deal), 200);
    await world.advance(7 * DAY);
    await world.told(world.admin, deal.shipmentId, 'payment', ['payment.payout_late']);
    await world.server.query('DELETE FROM sandbox.faults');
  });
});

describe('the clock', () => {
  it('does what falls due in the order of due times, each at its own time', async () => {
    const expiring = await world.booked();
    const releasing = await world.delivered();
    const missed = await world.paid({ estimatedPickupDate: await world.day(4) });
    const due = {
      expiring: (await deadlines(expiring))['payment_window'] ?? '',
      releasing: (await deadlines(releasing))['auto_release'] ?? '',
      missed: (await deadlines(missed))['no_show_refund'] ?? '',
    };
    await world.advance(15 * DAY);
    const done = [
      [await clockDid(expiring.quoteId, 'payment-expired'), due.expiring],
      [await clockDid(releasing.quoteId, 'complete'), due.releasing],
      [await clockDid(missed.quoteId, 'no-show'), due.missed],
    ] as const;
    for (const [times, dueAt] of done) {
      expect(times).toHaveLength(1);
      const late = (times[0]?.getTime() ?? 0) - Date.parse(dueAt);
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(60_000);
    }
    expect((await world.payment(missed)).refunds).toMatchObject([{ status: 'succeeded' }]);
    expect(await world.payment(releasing)).toMatchObject({ transferStatus: 'sent' });
  });

  it('signs nobody out, survives a restart, and can only be moved by operators', async () => {
    const before = await world.now();
    await world.advance(120 * DAY);
    expect((await world.shipper.api.get('/api/auth/me')).status).toBe(200);
    await world.server.restart();
    const now = await world.now();
    expect((now.getTime() - before.getTime()) / 1_000).toBeGreaterThanOrEqual(120 * DAY);
    expect((now.getTime() - before.getTime()) / 1_000).toBeLessThan(120 * DAY + HOUR);
    expect((await world.shipper.api.get('/api/auth/me')).status).toBe(200);
    expectRefusal(await world.shipper.api.post('/api/sandbox/clock', { advanceSeconds: 1 }), 403, 'admins_only');
    for (const advanceSeconds of [0, -1, 1.5, 31_536_001, '60x', null]) {
      expectRefusal(await world.admin.api.post('/api/sandbox/clock', { advanceSeconds }), 400, 'invalid_input');
    }
  });
});
