import { randomUUID } from 'node:crypto';
import type { PayAnswer, Quote, Shipment } from './support/answers.js';
import { client } from './support/client.js';
import { openEventStream } from './support/event-stream.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

describe('the main job, call by call', () => {
  let shipper: Person;
  let carrier: Person;
  let other: Person;
  let deal: Deal;
  let otherQuoteId: string;
  let clientSecret: string;

  it('registers a shipper and carriers, and tells each who they are', async () => {
    const register = async (firstName: string, isCarrier?: boolean): Promise<Person> => {
      const email = `${randomUUID()}@example.com`;
      const answer = await world.visitor.post<{ token: string; user: { id: string } }>('/api/auth/register', {
        email,
        password: 'a long walk by the river',
        firstName,
        ...(isCarrier === undefined ? {} : { isCarrier }),
      });
      const { token, user } = ok(answer, 201);
      return { id: user.id, email, token, api: client(world.server.url, token) };
    };
    [shipper, carrier, other] = [await register('Dana'), await register('Cole'), await register('Otto', true)];
    expect(
      ok(await carrier.api.put<{ isCarrier: boolean }>('/api/users/profile', { isCarrier: true }), 200).isCarrier,
    ).toBe(true);
    for (const path of ['/api/auth/me', '/api/auth/user']) {
      expect(ok(await shipper.api.get(path), 200)).toMatchObject({
        id: shipper.id,
        email: shipper.email,
        firstName: 'Dana',
        isCarrier: false,
        isAdmin: false,
      });
    }
  });

  it('shows estimates before the shipment is listed', async () => {
    const preview = await shipper.api.post<
      { carrierName: string; serviceType: string; estimatedDays: number; estimatedCost: number }[]
    >('/api/calculate-shipping-rates', {
      id: 'preview',
      userId: shipper.id,
      category: 'vehicles',
      weight: '2400',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      status: 'draft',
    });
    const costs = ok(preview, 200).map(({ estimatedCost }) => estimatedCost);
    expect(costs.length).toBeGreaterThan(0);
    expect(costs).toEqual([...costs].sort((one, another) => one - another));
    expect(preview.body[0]).toMatchObject({
      carrierName: expect.any(String),
      serviceType: expect.any(String),
      estimatedDays: expect.any(Number),
    });
  });

  it('lists the shipment, and anyone can find it', async () => {
    const shipmentId = await world.listed(shipper);
    const listed = ok(await world.visitor.get<Shipment[]>('/api/shipments?category=vehicles&status=listed'), 200);
    expect(listed.map(({ id }) => id)).toContain(shipmentId);
    deal = { shipper, carrier, shipmentId, quoteId: '' };
  });

  it('takes two quotes, and each carrier sees only their own', async () => {
    deal.quoteId = await world.quoted(deal.shipmentId, carrier, { amount: '1234.56' });
    otherQuoteId = await world.quoted(deal.shipmentId, other, { amount: 1400 });
    const path = `/api/shipments/${deal.shipmentId}/quotes`;
    expect(ok(await shipper.api.get<Quote[]>(path), 200).map(({ amount }) => amount)).toEqual([1400, 1234.56]);
    expect(ok(await carrier.api.get<Quote[]>(path), 200).map(({ id }) => id)).toEqual([deal.quoteId]);
    expect(await world.shipment(deal.shipmentId)).toMatchObject({ status: 'quoted', quoteCount: 2 });
  });

  it('accepts one at the amount seen; the other stays pending until payment', async () => {
    expectRefusal(
      await shipper.api.post(`/api/quotes/${deal.quoteId}/accept`, { amount: 1234.55 }),
      409,
      'quote_changed',
    );
    const accepted = ok(await shipper.api.post<Quote>(`/api/quotes/${deal.quoteId}/accept`, { amount: 1234.56 }), 200);
    expect(accepted).toMatchObject({ status: 'accepted', paymentStatus: 'pending' });
    const window = new Date(accepted.paymentDueAt ?? 0).getTime() - (await world.now()).getTime();
    expect(window / 1_000).toBeGreaterThan(48 * HOUR - 60);
    expect(window / 1_000).toBeLessThanOrEqual(48 * HOUR);
    expect((await world.quote(deal, otherQuoteId)).status).toBe('pending');
    expect((await world.shipment(deal.shipmentId)).status).toBe('booked');
    expectRefusal(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 409, 'payment_required');
  });

  it('returns the same client secret every time', async () => {
    const first = ok(await world.pay(deal), 200);
    expect(first).toEqual({
      clientSecret: expect.stringMatching(/^pi_.+_secret_.+/),
      amount: 1234.56,
      currency: 'USD',
      protectionPlan: 'standard',
      provider: 'sandbox',
    });
    expect(ok(await world.pay(deal), 200)).toEqual(first);
    clientSecret = first.clientSecret;
  });

  it("moves no money on the caller's word", async () => {
    expectRefusal(await world.confirm(deal), 409, 'payment_not_completed');
    expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'pending']);
  });

  it('shows why a card was refused, and lets another be tried', async () => {
    const refused = await world.enterCard(clientSecret, CARDS.declined);
    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    });
    expectRefusal(await world.confirm(deal), 409, 'payment_not_completed');
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({
      status: 'failed',
      failure: { code: 'generic_decline', message: 'Your card was declined.' },
    });
    expect(payment.ledgerEntries).toEqual([]);
    expect((await world.quote(deal, deal.quoteId)).paymentStatus).toBe('pending');
    expect(ok(await world.pay(deal), 200).clientSecret).toBe(clientSecret);
    // Which card was tried is nobody else's to know.
    const told = async ({ api }: Person) =>
      ok(await api.get<{ events: { event: string }[] }>(`/api/shipments/${deal.shipmentId}/timeline`), 200)
        .events.map(({ event }) => event)
        .filter((event) => ['accept', 'refuse'].includes(event));
    expect([await told(deal.shipper), await told(deal.carrier)]).toEqual([
      expect.arrayContaining(['refuse']),
      expect.not.arrayContaining(['refuse']),
    ]);
  });

  it('holds the money in escrow once the provider says so, and declines the other quotes', async () => {
    expect(ok(await world.enterCard(clientSecret, CARDS.good), 200)).toEqual({ status: 'succeeded' });
    const payment = ok(await world.confirm(deal), 200);
    expect(payment).toMatchObject({
      status: 'in_escrow',
      amount: 1234.56,
      platformFee: 61.73,
      payoutAmount: 1172.83,
      chargedAmount: 1234.56,
      refundedAmount: 0,
      protectionPlan: 'standard',
      protectionFee: 0,
      transferStatus: null,
    });
    expect(payment.failure).toBeUndefined();
    expect(payment.timeline.map(({ status }) => status)).toEqual(['pending', 'failed', 'paid', 'in_escrow']);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'paid',
      paymentStatus: 'in_escrow',
      paidAt: expect.any(String),
    });
    expect(await world.quote(deal, otherQuoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'another_accepted',
    });
    expect(ok(await world.confirm(deal), 200)).toEqual(payment);
    expectRefusal(await world.pay(deal), 409, 'already_paid');
  });

  it('is not released before the agreed pickup day', async () => {
    expectRefusal(await world.confirmDelivery(deal), 409, 'not_picked_up');
  });

  it('is picked up, reports where it is, and both sides talk about it', async () => {
    expect(ok(await carrier.api.post<Shipment>(`/api/shipments/${deal.shipmentId}/pickup`), 200).status).toBe(
      'in_transit',
    );
    ok(
      await carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, {
        latitude: 33.1,
        longitude: -98.5,
        address: 'Graham, TX',
      }),
      201,
    );
    expect(ok(await shipper.api.get(`/api/shipments/${deal.shipmentId}/locations`), 200)).toMatchObject([
      { latitude: 33.1, longitude: -98.5, address: 'Graham, TX' },
    ]);
    ok(
      await carrier.api.post('/api/messages', {
        receiverId: shipper.id,
        shipmentId: deal.shipmentId,
        content: 'Half way there.',
      }),
      201,
    );
    expect((await world.quote(deal, deal.quoteId)).status).toBe('in_progress');
  });

  it('is delivered', async () => {
    const body = { recipientName: 'Lee', note: 'At the dock' };
    expect(ok(await carrier.api.post<Shipment>(`/api/shipments/${deal.shipmentId}/deliver`, body), 200).status).toBe(
      'delivered',
    );
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'in_escrow',
      deliveredAt: expect.any(String),
    });
  });

  it('releases to the cent on confirmation, and the job makes one transfer', async () => {
    const stream = await openEventStream(world.server.url, { authorization: `Bearer ${shipper.token}` });
    try {
      const { shipment, payment } = ok(await world.confirmDelivery(deal), 200);
      expect(shipment.status).toBe('delivered');
      expect(payment).toMatchObject({
        status: 'released',
        platformFee: 61.73,
        payoutAmount: 1172.83,
        refundedAmount: 0,
        deliveryConfirmedAt: expect.any(String),
        releasedAt: expect.any(String),
      });
      await stream.next('payment.transferred');
      const sent = await world.payment(deal);
      expect(sent).toMatchObject({
        status: 'released',
        transferStatus: 'sent',
        stripeTransferId: expect.stringMatching(/^tr_/),
        platformFee: 61.73,
        payoutAmount: 1172.83,
      });
      expect(await transfersOf(deal)).toEqual([{ id: sent.stripeTransferId, amount: 117283 }]);
      expect(await world.quote(deal, deal.quoteId)).toMatchObject({
        status: 'completed',
        paymentStatus: 'released',
        paymentReleasedAt: expect.any(String),
      });
    } finally {
      stream.close();
    }
  });

  it('gives the same answer when confirmed again', async () => {
    const again = ok(await world.confirmDelivery(deal), 200);
    expect(again.shipment.status).toBe('delivered');
    expect(again.payment).toEqual(await world.payment(deal));
    expect(await transfersOf(deal)).toHaveLength(1);
  });
});

async function transfersOf({ quoteId }: Deal): Promise<{ id: string; amount: number }[]> {
  return world.server.query(
    `SELECT id, (data->>'amount')::int AS amount FROM sandbox.objects WHERE type = 'transfer' AND data->>'transfer_group' = $1`,
    [`quote_${quoteId}`],
  );
}

describe('other ways to pay', () => {
  const authenticate = (clientSecret: string, outcome: 'pass' | 'fail') =>
    world.visitor.post<{ status: string }>('/api/sandbox/payment-intents/authenticate', { clientSecret, outcome });

  it('passing 3-D Secure brings the money into escrow', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    expect(ok(await world.enterCard(clientSecret, CARDS.threeDSecure), 200).status).toBe('requires_action');
    expectRefusal(await world.confirm(deal), 409, 'payment_not_completed');
    expect((await world.payment(deal)).status).toBe('pending');
    expect(ok(await authenticate(clientSecret, 'pass'), 200)).toEqual({ status: 'succeeded' });
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
  });

  it('failing 3-D Secure takes nothing, and the same payment can be tried again', async () => {
    const deal = await world.booked();
    const { clientSecret } = ok(await world.pay(deal), 200);
    await world.enterCard(clientSecret, CARDS.threeDSecure);
    expect((await authenticate(clientSecret, 'fail')).status).toBe(402);
    expectRefusal(await world.confirm(deal), 409, 'payment_not_completed');
    expect(await world.payment(deal)).toMatchObject({
      status: 'failed',
      failure: { code: 'payment_intent_authentication_failure' },
    });
    expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'pending']);
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    expect(ok(await world.confirm(deal), 200).status).toBe('in_escrow');
  });

  it('a payment under review shows as paid for an hour of business time, then as in escrow', async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, CARDS.underReview), 200);
    expect(ok(await world.confirm(deal), 200).status).toBe('paid');
    expect(await world.standing(deal)).toEqual(['booked', 'accepted', 'paid']);
    expectRefusal(await world.pay(deal), 409, 'already_paid');
    expectRefusal(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 409, 'payment_required');
    expectRefusal(await world.confirmDelivery(deal), 409, 'payment_required');
    await world.advance(HOUR - 60);
    expect((await world.payment(deal)).status).toBe('paid');
    await world.advance(60);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    expect((await world.payment(deal)).timeline.map(({ status }) => status)).toEqual(['pending', 'paid', 'in_escrow']);
  });

  it('a payment under review when the window ends keeps the job, and enters escrow when the review passes', async () => {
    const deal = await world.booked();
    await world.advance(48 * HOUR - 60);
    ok(await world.payWith(deal, CARDS.underReview), 200);
    const passes = new Date((await world.now()).getTime() + HOUR * 1_000);
    await world.advance(2 * DAY);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    const paidAt = new Date((await world.quote(deal, deal.quoteId)).paidAt ?? 0);
    expect(Math.abs(paidAt.getTime() - passes.getTime())).toBeLessThan(60_000);
  });

  it('the plan chosen last is what the card pays', async () => {
    const deal = await world.booked({ amount: 1_240 });
    const amounts: [asked: string | undefined, amount: number, protectionPlan: string][] = [
      ['premium', 1_271, 'premium'],
      ['plus', 1_258.6, 'plus'],
      [undefined, 1_258.6, 'plus'],
      ['standard', 1_240, 'standard'],
      ['plus', 1_258.6, 'plus'],
    ];
    const answers: PayAnswer[] = [];
    for (const [plan, amount, protectionPlan] of amounts) {
      const answer = ok(await world.pay(deal, plan), 200);
      expect(answer).toMatchObject({ amount, protectionPlan });
      answers.push(answer);
    }
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    await world.enterCard(answers[0]?.clientSecret ?? '', CARDS.good);
    expect(ok(await world.confirm(deal), 200)).toMatchObject({
      status: 'in_escrow',
      protectionPlan: 'plus',
      protectionFee: 18.6,
      chargedAmount: 1_258.6,
      platformFee: 62,
      payoutAmount: 1_178,
    });
  });

  it('is reported by the provider when the browser never comes back', async () => {
    const deal = await world.booked();
    ok(await world.payWith(deal, CARDS.good), 200);
    await world.settleMoney();
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
  });
});

describe('confirming without escrow', () => {
  it('completes an unpaid job, ends its window, declines the others, and refunds a payment that succeeds anyway', async () => {
    const deal = await world.booked();
    const otherQuoteId = await quoteBesides(deal);
    await world.payUnheard(deal);
    expect(ok(await world.confirmDelivery(deal), 200).payment).toBeUndefined();
    await world.settleMoney();
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1240,
      platformFee: 0,
      payoutAmount: 0,
    });
    expect(await world.quote(deal, otherQuoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'another_accepted',
    });
    expect(ok(await world.confirmDelivery(deal), 200)).toEqual({
      shipment: expect.objectContaining({ status: 'delivered' }),
    });
    await world.advance(3 * DAY);
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'refunded']);
  });

  /** A second quote that was there before the first was accepted. */
  async function quoteBesides(deal: Deal): Promise<string> {
    ok(await deal.shipper.api.post(`/api/quotes/${deal.quoteId}/unaccept`), 200);
    const otherQuoteId = await world.quoted(deal.shipmentId, await world.newCarrier());
    deal.quoteId = await world.quoted(deal.shipmentId, deal.carrier);
    ok(await deal.shipper.api.post(`/api/quotes/${deal.quoteId}/accept`), 200);
    return otherQuoteId;
  }
});
