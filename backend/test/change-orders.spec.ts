import sharp from 'sharp';
import { CHANGE_RULES, CHANGE_STATUSES, type ChangeStatus } from '../src/bookings/change-orders.rules.js';
import {
  agree,
  answer,
  beginExtra,
  type ChangeOrder,
  changesPath as path,
  chargesOf as chargesIn,
  confirmExtra as confirm,
  dispute as disputeIn,
  type Extra,
  grantClaim,
  payExtra as payExtraIn,
  payExtraUnheard as payUnheardIn,
  propose,
} from './support/changes.js';
import { needsOf } from './support/needs.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';
import { until } from './support/until.js';

let world: World;
let stranger: Person;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier();
});

afterEach(() => world.expectCleanLedger());

const shownTo = async (person: Person, { shipmentId }: Deal) =>
  ok(
    await person.api.get<{ deliveryLocation: string; deliveryAddress: string | null; distanceMiles: number }>(
      `/api/shipments/${shipmentId}`,
    ),
    200,
  );
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

  it('that came while the change waited: a decrease goes back, an increase waits for the extra', async () => {
    const lower = await world.booked({ amount: 1_000 });
    const less = ok(await propose(lower.shipper, lower, { delta: -100 }), 201);
    await world.payUnheard(lower);
    expect(ok(await answer(lower.carrier, less, 'accept'), 200)).toMatchObject({ status: 'done' });
    await world.settleMoney();
    expect(await world.payment(lower)).toMatchObject({ status: 'in_escrow', amount: 1_000, refundedAmount: 100 });
    const higher = await world.booked({ amount: 1_000 });
    const more = ok(await propose(higher.carrier, higher, { delta: 100 }), 201);
    await world.payUnheard(higher);
    expect(ok(await answer(higher.shipper, more, 'accept'), 200)).toMatchObject({
      status: 'accepted',
      can: ['pay', 'withdraw'],
      next: { who: 'owner', what: 'pay' },
    });
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

  it('takes nothing while a claim is open, which also ends what is proposed', async () => {
    const deal = await world.inTransit();
    ok(await propose(deal.shipper, deal, { delta: -50 }), 201);
    const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 20, description: 'A dent.' };
    ok(await deal.shipper.api.post('/api/claims', claim), 201);
    expect(await statusOf(deal)).toBe('lapsed');
    expectRefusal(await propose(deal.shipper, deal, { delta: -50 }), 409, 'claim_open');
  });
});

it("what waits for an answer, and an extra to pay, is among what the dashboard says that somebody's turn is", async () => {
  const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
  const deal = await world.paid({}, shipper, carrier);
  const asked = async (by: Person) => (await needsOf(by, deal.shipmentId, '_change')).map(({ kind }) => kind);
  const { id } = ok(await propose(deal.shipper, deal, { delta: -10 }), 201);
  expect([await asked(shipper), await asked(carrier)]).toEqual([[], ['answer_change']]);
  ok(await deal.carrier.api.post(`/api/change-orders/${id}/decline`), 200);
  expect([await asked(shipper), await asked(carrier)]).toEqual([[], []]);
  const more = ok(await propose(deal.carrier, deal, { delta: 40 }), 201);
  expect([await asked(shipper), await asked(carrier)]).toEqual([['answer_change'], []]);
  ok(await deal.shipper.api.post(`/api/change-orders/${more.id}/accept`, { delta: 40 }), 200);
  expect([await asked(shipper), await asked(carrier)]).toEqual([['pay_change'], []]);
  await payExtra(deal, more);
  ok(await confirm(deal, more), 200);
  expect([await asked(shipper), await asked(carrier)]).toEqual([[], []]);
});

/** Both agree on more than was paid; the order waits for the extra. */
async function raise(deal: Deal, delta: number): Promise<ChangeOrder> {
  const order = await agree(deal, { delta });
  expect(order.status).toBe('accepted');
  return order;
}

const payExtra = (deal: Deal, order: Extra, card?: string) => payExtraIn(world, deal, order, card);
const payExtraUnheard = (deal: Deal, order: Extra) => payUnheardIn(world, deal, order);
const chargesOf = (deal: Deal) => chargesIn(world, deal);
const dispute = (deal: Deal, outcome: 'won' | 'lost', reason: string, order?: Extra) =>
  disputeIn(world, deal, outcome, reason, order);
const granted = (deal: Deal, amount: number) => grantClaim(world, deal, amount);
async function raised(deal: Deal, delta: number): Promise<ChangeOrder> {
  const order = await raise(deal, delta);
  await payExtra(deal, order);
  expect(ok(await confirm(deal, order), 200).status).toBe('done');
  return order;
}
/** The largest first: they are made side by side. */
const transfersOf = async ({ quoteId }: Deal) =>
  world.server.query(
    `SELECT (data->>'amount')::int AS cents, data->>'source_transaction' IS NOT NULL AS sourced FROM sandbox.objects
      WHERE type = 'transfer' AND data->'metadata'->>'quoteId' = $1 ORDER BY 1 DESC`,
    [quoteId],
  );
const balanceOf = async ({ quoteId }: Deal, account: string) => {
  const [row] = await world.server.query<{ cents: string }>(
    `SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
       JOIN ledger_accounts a ON a.id = e.account_id WHERE t.quote_id = $1 AND a.code = $2`,
    [quoteId, account],
  );
  return Number(row?.cents);
};
async function photoOf(person: Person): Promise<string> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'item.png');
  return ok(await person.api.post<{ url: string }[]>('/api/uploads', form), 201)[0]?.url ?? '';
}
const post = async (by: Person, address: string, body?: object) => ok(await by.api.post(address, body), 200);
async function deliver(deal: Deal): Promise<void> {
  await post(deal.carrier, `/api/shipments/${deal.shipmentId}/deliver`);
  ok(await world.confirmDelivery(deal), 200);
  await world.settleMoney();
}
const pickUp = ({ carrier, shipmentId }: Deal) => post(carrier, `/api/shipments/${shipmentId}/pickup`);

describe('more than is in escrow', () => {
  it('waits for the extra; once that is paid it is agreed, and two transfers pay the carrier', async () => {
    const deal = await world.paid({ amount: 1_000.01, plan: 'plus' });
    const order = await raise(deal, 333.34);
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_000.01 });
    expect(ok(await beginExtra(deal, order), 200)).toMatchObject({ amount: 333.34, currency: 'USD' });
    expectRefusal(await confirm(deal, order), 409, 'payment_not_completed');
    await payExtra(deal, order);
    expect(ok(await confirm(deal, order), 200)).toMatchObject({ status: 'done', can: [], next: null });
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_333.35, history: [{ amount: 1_000.01 }] });
    expect(await world.payment(deal)).toMatchObject({
      amount: 1_333.35,
      protectionFee: 15,
      chargedAmount: 1_348.35,
      platformFee: 66.67,
      payoutAmount: 1_266.68,
    });
    expectRefusal(await beginExtra(deal, order), 409, 'already_paid');
    await pickUp(deal);
    await deliver(deal);
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.01 15.00 0.00 0.00 0.00 0.00 1000.01 0.00',
      'captured 333.34 0.00 0.00 0.00 0.00 0.00 266.67 0.00',
    ]);
    expect(await transfersOf(deal)).toEqual([
      { cents: 100001, sourced: true },
      { cents: 26667, sourced: true },
    ]);
    expect(await world.payment(deal)).toMatchObject({ status: 'released', transferStatus: 'sent' });
  });

  it('lapses unpaid after a day, and its intent can no longer be paid', async () => {
    const deal = await world.paid({ amount: 1_000 });
    const order = await raise(deal, 200);
    const { clientSecret } = ok(await beginExtra(deal, order), 200);
    await world.advance(24.1 * HOUR);
    expect(await statusOf(deal)).toBe('lapsed');
    expect((await world.enterCard(clientSecret, CARDS.good)).status).toBe(402);
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_000 });
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'cancelled 200.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
    ]);
    expectRefusal(await beginExtra(deal, order), 409, 'illegal_transition');
  });

  it('has two hours with the truck at the door, to answer and to pay', async () => {
    const [one, two] = [await world.paid({ amount: 1_000 }), await world.paid({ amount: 1_000 })];
    const body = { delta: 50, reason: 'access', atTheDoor: true };
    const first = ok(await propose(one.carrier, one, body), 201);
    const second = ok(await propose(two.carrier, two, body), 201);
    expect(first.atTheDoor).toBe(true);
    expect(Date.parse(first.expiresAt) - Date.parse(first.createdAt)).toBe(2 * HOUR * 1_000);
    await world.advance(1.5 * HOUR);
    ok(await answer(two.shipper, second, 'accept'), 200);
    await world.advance(HOUR);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['lapsed', 'accepted']);
    await world.advance(1.1 * HOUR);
    expect(await statusOf(two)).toBe('lapsed');
    const unpaid = await world.booked();
    expectRefusal(await propose(unpaid.carrier, unpaid, body), 400, 'invalid_input');
  });

  it('is done when the clock, or the carrier at the pickup, asks the provider and finds the extra paid', async () => {
    const [one, two] = [await world.paid({ amount: 1_000 }), await world.paid({ amount: 1_000 })];
    for (const deal of [one, two]) await payExtraUnheard(deal, await raise(deal, 200));
    await pickUp(two);
    await world.advance(24.1 * HOUR);
    for (const deal of [one, two]) {
      expect(await statusOf(deal)).toBe('done');
      expect(await quoteOf(deal)).toMatchObject({ amount: 1_200 });
    }
  });

  it('goes back whole when it is paid too late', async () => {
    const deal = await world.inTransit({ amount: 1_000 });
    const order = await agree(deal, { delta: 200, condition: false });
    await payExtraUnheard(deal, order);
    const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 20, description: 'A dent.' };
    const { id } = ok(await deal.shipper.api.post<{ id: string }>('/api/claims', claim), 201);
    expect(await statusOf(deal)).toBe('lapsed');
    expectRefusal(await beginExtra(deal, order), 409, 'illegal_transition');
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'in_escrow',
      amount: 1_000,
      refundedAmount: 0,
      payoutAmount: 950,
      refunds: [{ amount: 200, reason: 'late_extra', status: 'succeeded' }],
    });
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'returned 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ]);
    await post(deal.shipper, `/api/claims/${id}/withdraw`);
  });

  it('is tried again with another card, and told apart while the provider looks at it', async () => {
    const deal = await world.paid({ amount: 1_000 });
    const order = await raise(deal, 200);
    const owed = async () =>
      ok(await deal.shipper.api.get<{ money: { asPayer: { owed: number } } }>('/api/users/me/dashboard'), 200).money
        .asPayer.owed;
    const before = await owed();
    await payExtra(deal, order, CARDS.declined);
    expectRefusal(await confirm(deal, order), 409, 'payment_not_completed');
    await payExtra(deal, order, CARDS.underReview);
    expect(ok(await confirm(deal, order), 200)).toMatchObject({
      status: 'accepted',
      can: [],
      next: { who: 'provider', what: 'settle' },
    });
    expectRefusal(await answer(deal.carrier, order, 'withdraw'), 409, 'payment_processing');
    const pickup = await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`);
    expectRefusal(pickup, 409, 'payment_processing');
    await world.advance(1.1 * HOUR);
    expect(await statusOf(deal)).toBe('done');
    expect(await owed()).toBe(before - 200);
    expect(await world.payment(deal)).toMatchObject({ amount: 1_200, payoutAmount: 1_140, platformFee: 60 });
  });

  it('can be withdrawn by either side until it is paid', async () => {
    for (const side of ['shipper', 'carrier'] as const) {
      const deal = await world.paid({ amount: 1_000 });
      const order = await raise(deal, 200);
      const { clientSecret } = ok(await beginExtra(deal, order), 200);
      expect(ok(await answer(deal[side], order, 'withdraw'), 200)).toMatchObject({ status: 'withdrawn' });
      await world.settleMoney();
      expect((await world.enterCard(clientSecret, CARDS.good)).status).toBe(402);
    }
    const paid = await world.paid({ amount: 1_000 });
    const order = await raise(paid, 200);
    await payExtraUnheard(paid, order);
    expectRefusal(await answer(paid.carrier, order, 'withdraw'), 409, 'illegal_transition');
    expect(await statusOf(paid)).toBe('done');
  });

  it('is paid by the owner only', async () => {
    const deal = await world.paid();
    const { id } = await raise(deal, 200);
    for (const verb of ['pay', 'confirm']) {
      expectRefusal(await deal.carrier.api.post(`/api/change-orders/${id}/${verb}`), 403, 'forbidden');
      expectRefusal(await stranger.api.post(`/api/change-orders/${id}/${verb}`), 404, 'not_found');
    }
    const unpaid = await world.booked();
    const { id: other } = ok(await propose(unpaid.carrier, unpaid, { delta: 10 }), 201);
    expectRefusal(await beginExtra(unpaid, { id: other }), 409, 'illegal_transition');
  });

  it('is shown in a photo if the item is another, or there is one more', async () => {
    const deal = await world.paid();
    const refused = await propose(deal.carrier, deal, { delta: 50, reason: 'item_differs' });
    expectRefusal(refused, 400, 'invalid_input');
    const photo = await photoOf(deal.carrier);
    const body = { delta: 50, reason: 'extra_item', photos: [photo] };
    expect(ok(await propose(deal.carrier, deal, body), 201)).toMatchObject({ photos: [photo] });
  });
});

describe('money back over two charges', () => {
  it('goes to the newest first, as one refund: all of it when the job is given back', async () => {
    const deal = await world.paid({ amount: 1_000, plan: 'plus' });
    await raised(deal, 200);
    await post(deal.carrier, `/api/quotes/${deal.quoteId}/withdraw`);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1_215,
      refunds: [{ amount: 1_215, reason: 'cancelled_by_carrier', status: 'succeeded' }],
    });
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 15.00 1000.00 15.00 0.00 0.00 0.00 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ]);
  });

  it('leaves a tenth of what is agreed now when it is cancelled late', async () => {
    const deal = await world.paid({ amount: 1_000, plan: 'plus', estimatedPickupDate: await world.day(2) });
    await raised(deal, 200);
    await world.advance(1.7 * DAY);
    await post(deal.shipper, `/api/shipments/${deal.shipmentId}/cancel`);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', payoutAmount: 120, refundedAmount: 1_095 });
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 15.00 880.00 15.00 0.00 0.00 120.00 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ]);
  });

  it('comes back from the newest transfer first when a claim is granted after the release', async () => {
    const deal = await world.paid({ amount: 1_000 });
    await raised(deal, 200);
    await pickUp(deal);
    await deliver(deal);
    await granted(deal, 500);
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 0.00 300.00 0.00 0.00 0.00 1000.00 335.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 140.00 140.00',
    ]);
  });
});

describe('a chargeback', () => {
  it('of an extra undoes its change before the pickup, and the carrier may give the job back uncounted', async () => {
    const deal = await world.paid({ amount: 1_000 }, undefined, await world.newCarrier());
    const order = await raised(deal, 200);
    await dispute(deal, 'lost', 'fraudulent', order);
    expect(await statusOf(deal)).toBe('undone');
    expect(await quoteOf(deal)).toMatchObject({ status: 'paid', amount: 1_000 });
    expect(await world.payment(deal)).toMatchObject({ refundedAmount: 200, platformFee: 50, payoutAmount: 950 });
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00',
      'captured 200.00 0.00 0.00 0.00 200.00 0.00 0.00 0.00',
    ]);
    await post(deal.carrier, `/api/quotes/${deal.quoteId}/withdraw`);
    const [counted] = await world.server.query('SELECT cancelled_jobs FROM users WHERE id = $1', [deal.carrier.id]);
    expect(counted).toEqual({ cancelled_jobs: 0 });
    await world.settleMoney();
  });

  it('of an extra leaves the payout as it is after the pickup, at our loss', async () => {
    const deal = await world.paid({ amount: 1_000 });
    const order = await raised(deal, 200);
    await pickUp(deal);
    await dispute(deal, 'lost', 'product_not_received', order);
    expect(await statusOf(deal)).toBe('done');
    // A transfer out of no charge takes what is available, which cards' money is after some days.
    await world.advance(4 * DAY);
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_200 });
    await deliver(deal);
    expect(await world.payment(deal)).toMatchObject({ status: 'released', payoutAmount: 1_140, platformFee: 60 });
    expect(await transfersOf(deal)).toEqual([
      { cents: 100000, sourced: true },
      { cents: 14000, sourced: false },
    ]);
    expect(await balanceOf(deal, 'chargeback_loss')).toBe(20000);
    // The bank's 200 count: 1,200 more are owed, all that was released.
    await granted(deal, 1_400);
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 0.00 1000.00 0.00 0.00 0.00 1000.00 1000.00',
      'captured 200.00 0.00 0.00 0.00 200.00 200.00 0.00 0.00',
    ]);
    const back = await world.server.query(
      `SELECT (amount * 100)::int AS cents, charge_id IS NULL AS bare, state FROM money_operations WHERE quote_id = $1 AND kind = 'reversal' ORDER BY 1`,
      [deal.quoteId],
    );
    expect(back).toEqual([
      { cents: 14000, bare: true, state: 'succeeded' },
      { cents: 100000, bare: false, state: 'succeeded' },
    ]);
  });

  it('of an extra costs us nothing after all when everything goes back', async () => {
    const deal = await world.paid({ amount: 1_000, plan: 'plus' });
    const order = await raised(deal, 200);
    await pickUp(deal);
    await dispute(deal, 'lost', 'fraudulent', order);
    const { id } = await world.payment(deal);
    await post(world.admin, `/api/admin/payments/${id}/refund`, { reason: 'It was a mistake.' });
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1_215,
      refunds: [{ amount: 1_015, reason: 'admin' }],
    });
    expect(await balanceOf(deal, 'chargeback_loss')).toBe(0);
  });

  it('of an extra is recovered from the carrier only after the release, because of the job', async () => {
    const deal = await world.paid({ amount: 1_000 });
    const order = await raised(deal, 200);
    await pickUp(deal);
    await deliver(deal);
    await dispute(deal, 'lost', 'product_not_received', order);
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 0.00 0.00 0.00 0.00 0.00 1000.00 50.00',
      'captured 200.00 0.00 0.00 0.00 200.00 0.00 140.00 140.00',
    ]);
    expect(await balanceOf(deal, 'chargeback_loss')).toBe(0);
  });

  it('of the first payment ends the deal, and what is left of the extra goes back', async () => {
    const deal = await world.paid({ amount: 1_000, plan: 'plus' });
    await raised(deal, 200);
    await dispute(deal, 'lost', 'fraudulent');
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1_215,
      refunds: [{ amount: 200, reason: 'chargeback', status: 'succeeded' }],
    });
    const lost = async () =>
      ok(await deal.shipper.api.get<{ kind: string; body: string }[]>('/api/notifications'), 200).find(
        ({ kind, body }) => kind === 'payment.dispute_lost' && body.includes('we send you the other $200.00'),
      );
    await until(async () => (await lost()) !== undefined);
    expect(await chargesOf(deal)).toEqual([
      'captured 1000.00 15.00 0.00 15.00 1000.00 0.00 0.00 0.00',
      'captured 200.00 0.00 200.00 0.00 0.00 0.00 0.00 0.00',
    ]);
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
    [
      'a window that ends before it begins',
      { pickupDate: 5, pickupUntil: 4 },
      'pickupUntil',
      'Not before the first day',
    ],
    ['only the end of a window', { pickupUntil: 9 }, 'pickupUntil'],
    ['a delivery before the pickup', { pickupDate: 5, deliveryDate: 4 }, 'deliveryDate'],
    ['nothing at all', {}, 'delta'],
  ] as [string, Record<string, number>, string, string?][])('cannot be %s', async (...[, days, field, message]) => {
    const deal = await world.booked();
    const body = Object.fromEntries(
      await Promise.all(Object.entries(days).map(async ([name, ahead]) => [name, await world.day(ahead)] as const)),
    );
    const refused = await propose(deal.carrier, deal, body);
    expectRefusal(refused, 400, 'invalid_input');
    const { errors } = refused.body as unknown as { errors: object[] };
    expect(errors).toMatchObject([{ path: field, ...(message ? { message } : {}) }]);
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

describe('a shipper who raises the price in transit', () => {
  it('is asked whether the carrier made it a condition: if so, it is reported and nothing is proposed', async () => {
    const deal = await world.inTransit({ amount: 900 });
    const body = { delta: 200, text: 'They want 200 more.' };
    const refused = await propose(deal.shipper, deal, body);
    expectRefusal(refused, 400, 'invalid_input');
    expect(refused.body).toMatchObject({ errors: [{ path: 'condition' }] });
    const key = { 'idempotency-key': 'told-once' };
    const told = { reason: 'other', ...body, condition: true };
    const reported = await deal.shipper.api.post<{ ticketId: string }>(path(deal), told, key);
    expect(reported).toMatchObject({ status: 202, body: { ticketId: expect.any(String) } });
    expect(await deal.shipper.api.post(path(deal), told, key)).toMatchObject({ status: 202, body: reported.body });
    expect(await statusOf(deal)).toBeUndefined();
    const tickets = ok(await deal.shipper.api.get<{ id: string; message: string }[]>('/api/support-tickets'), 200);
    expect(tickets.filter(({ id }) => id === reported.body.ticketId)).toMatchObject([
      { message: expect.stringContaining('$200.00 more') },
    ]);
  });

  it('pays what was agreed, and gets it back by a claim', async () => {
    const deal = await world.inTransit({ amount: 900 });
    const order = await agree(deal, { delta: 100, condition: false });
    await payExtra(deal, order);
    expect(ok(await confirm(deal, order), 200).status).toBe('done');
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_000 });
    await post(deal.carrier, `/api/shipments/${deal.shipmentId}/deliver`);
    const claim = { shipmentId: deal.shipmentId, kind: 'other', amount: 100, description: 'They forced me.' };
    const { id } = ok(await deal.shipper.api.post<{ id: string }>('/api/claims', claim), 201);
    await post(world.admin, `/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'It is on record.' });
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'released', payoutAmount: 855, refundedAmount: 100 });
    expect(await chargesOf(deal)).toEqual([
      'captured 900.00 0.00 0.00 0.00 0.00 0.00 855.00 0.00',
      'captured 100.00 0.00 100.00 0.00 0.00 0.00 0.00 0.00',
    ]);
  });
});

describe('another address', () => {
  it('must be found, and moves where it goes, its zone and its miles, once both agree', async () => {
    const deal = await world.paid({ amount: 1_000 });
    const nowhere = await propose(deal.shipper, deal, { reason: 'address', deliveryAddress: 'Xyzzyville, QQ' });
    expectRefusal(nowhere, 400, 'place_not_found');
    const before = await shownTo(deal.shipper, deal);
    const body = { reason: 'address', deliveryAddress: '1 Main St, Los Angeles, CA 90012' };
    const order = ok(await propose(deal.shipper, deal, body), 201);
    expect(await shownTo(deal.shipper, deal)).toMatchObject({ distanceMiles: before.distanceMiles });
    ok(await answer(deal.carrier, order, 'accept'), 200);
    const after = await shownTo(deal.carrier, deal);
    expect(after).toMatchObject({ deliveryLocation: body.deliveryAddress, deliveryAddress: null });
    expect(after.distanceMiles).toBeGreaterThan(before.distanceMiles);
    expect(await shownTo(stranger, deal)).toMatchObject({ deliveryLocation: 'Los Angeles, CA' });
    const [row] = await world.server.query<{ zone: string }>(
      'SELECT delivery_time_zone AS zone FROM shipments WHERE id = $1',
      [deal.shipmentId],
    );
    expect(row).toEqual({ zone: 'America/Los_Angeles' });
    await post(deal.carrier, `/api/shipments/${deal.shipmentId}/pickup`);
    const back = { reason: 'address', deliveryAddress: 'Denver, CO', delta: -10 };
    expectRefusal(await propose(deal.carrier, deal, back), 403, 'forbidden');
    const again = ok(await propose(deal.shipper, deal, back), 201);
    ok(await answer(deal.carrier, again, 'accept'), 200);
    expect(await shownTo(deal.carrier, deal)).toMatchObject({ deliveryLocation: 'Denver, CO' });
    await world.settleMoney();
  });

  it('is only its place to the carrier before the payment', async () => {
    const deal = await world.booked();
    const body = { reason: 'address', deliveryAddress: '1 Main St, Los Angeles, CA 90012' };
    ok(await propose(deal.shipper, deal, body), 201);
    const seenBy = async (person: Person) =>
      ok(await person.api.get<{ deliveryAddress: string }[]>(path(deal)), 200)[0]?.deliveryAddress;
    expect([await seenBy(deal.shipper), await seenBy(deal.carrier)]).toEqual([body.deliveryAddress, 'Los Angeles, CA']);
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

  it('count all increases together against the first price, whatever went down between them', async () => {
    const deal = await world.booked({ amount: 1_000 });
    await agree(deal, { delta: 600 });
    await agree(deal, { delta: -500 });
    expectRefusal(await propose(deal.shipper, deal, { delta: 400.01 }), 400, 'too_much');
    expect(await agree(deal, { delta: 400 })).toMatchObject({ status: 'done' });
    expect(await quoteOf(deal)).toMatchObject({ amount: 1_500 });
    expectRefusal(await propose(deal.shipper, deal, { delta: 1 }), 400, 'too_much');
  });

  it('keep the price below what any job may cost', async () => {
    const deal = await world.booked({ amount: 600_000 });
    expectRefusal(await propose(deal.shipper, deal, { delta: 350_000.01 }), 400, 'too_much');
    ok(await propose(deal.shipper, deal, { delta: 350_000 }), 201);
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
  it.each<[string, () => Promise<Deal>, (deal: Deal) => Promise<unknown>, why?: string]>([
    ['after a day', () => world.booked(), () => world.advance(24.1 * HOUR), 'was not accepted in time'],
    [
      'when the acceptance is undone',
      () => world.booked(),
      ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`),
      'The booking of',
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
    ['at the pickup', () => world.paid(), pickup, 'was picked up before the change was settled'],
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
  ])('%s', async (_, begin, end, why = '') => {
    const deal = await begin();
    const order = ok(await propose(deal.carrier, deal, { delta: -20 }), 201);
    await end(deal);
    await world.settleMoney();
    expect(await statusOf(deal)).toBe('lapsed');
    await world.told(deal.carrier, deal.shipmentId, 'change_order', ['change_order.lapsed']);
    const told = ok(await deal.carrier.api.get<{ kind: string; body: string }[]>('/api/notifications'), 200);
    expect(told.find(({ kind }) => kind === 'change_order.lapsed')?.body).toContain(why);
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

const STAGES: Record<
  Exclude<ChangeStatus, 'accepted' | 'undone'>,
  (deal: Deal, order: ChangeOrder) => Promise<unknown>
> = {
  proposed: async () => undefined,
  done: ({ carrier }, order) => answer(carrier, order, 'accept'),
  declined: ({ carrier }, order) => answer(carrier, order, 'decline'),
  withdrawn: ({ shipper }, order) => answer(shipper, order, 'withdraw'),
  lapsed: ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`),
};
const CALLS = ['accept', 'decline', 'withdraw'] as const;

it('every state and verb of the table is tried here, or known to have no call', () => {
  expect([...Object.keys(STAGES), 'accepted', 'undone'].sort()).toEqual([...CHANGE_STATUSES].sort());
  expect(Object.keys(CHANGE_RULES.verbs).sort()).toEqual(
    [...CALLS, 'propose', 'pay', 'finish', 'lapse', 'unmet', 'undo', 'decide'].sort(),
  );
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
