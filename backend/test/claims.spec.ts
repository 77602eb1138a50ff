import { createHash } from 'node:crypto';
import { DAY, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';
import { untilFound } from './support/until.js';

interface Claim {
  id: string;
  status: string;
  kind: string;
  amount: number;
  response: string | null;
  decision: string | null;
  approvedAmount: number | null;
  note: string | null;
  dueAt: string;
  overdue: boolean;
  createdAt: string;
}

interface Evidence {
  quote: { amount: number };
  events: { event: string }[];
  messages: { content: string }[];
  photos: { url: string; place: string; userId: string; sha256: string }[];
  locationCount: number;
}

/** A one-pixel picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

const CLAIM = { kind: 'damage', amount: 100, description: 'The hull is scratched along the port side.' };

const open = (deal: Deal, changes: Record<string, unknown> = {}, by: 'shipper' | 'carrier' = 'shipper') =>
  deal[by].api.post<Claim>('/api/claims', { shipmentId: deal.shipmentId, ...CLAIM, ...changes });

const opened = async (deal: Deal, changes?: Record<string, unknown>, by?: 'shipper' | 'carrier') =>
  ok(await open(deal, changes, by), 201);

const resolve = (id: string, resolution: Record<string, unknown>) =>
  world.admin.api.post<Claim>(`/api/admin/claims/${id}/resolve`, { note: 'The photos show it.', ...resolution });

const read = async (id: string) => ok(await world.admin.api.get<Claim>(`/api/claims/${id}`), 200);

/** A deal's balance on an account: debit positive. */
const onAccount = async (deal: Deal, account: string) =>
  Math.round(
    (await world.payment(deal)).ledgerEntries
      .filter((entry) => entry.account === account)
      .reduce((sum, { amount }) => sum + amount * 100, 0),
  ) / 100;

const frozen = async (deal: Deal) =>
  (
    await world.server.query<{ frozen_by: string[] }>('SELECT frozen_by FROM payments WHERE quote_id = $1', [
      deal.quoteId,
    ])
  )[0]?.frozen_by;

/** What somebody is told of the decision on a claim. */
function decisionTold({ api }: Person, { shipmentId }: Deal): Promise<string> {
  return untilFound(async () => {
    const notices = await api.get<{ kind: string; link: string; body: string }[]>('/api/notifications?limit=100');
    return ok(notices, 200).find(({ kind, link }) => kind === 'claim.decided' && link === `/shipments/${shipmentId}`)
      ?.body;
  });
}

describe('a claim on a delivered shipment', () => {
  it('holds the payment, is answered and decided; what is left goes to the carrier', async () => {
    const deal = await world.delivered({ amount: 1234.56, plan: 'plus' });
    const made = await opened(deal, { amount: 200 });
    expect(made).toMatchObject({ status: 'open', kind: 'damage', amount: 200, decision: null, overdue: false });
    expect(await frozen(deal)).toEqual(['claim']);
    expectRefusal(await world.confirmDelivery(deal), 409, 'claim_open');
    expectRefusal(await open(deal), 409, 'claim_exists');
    const answered = ok(
      await deal.carrier.api.post<Claim>(`/api/claims/${made.id}/respond`, { account: 'It was so at the pickup.' }),
      200,
    );
    expect(answered).toMatchObject({ status: 'under_review', response: 'It was so at the pickup.' });
    expectRefusal(
      await deal.carrier.api.post(`/api/claims/${made.id}/respond`, { account: 'And more.' }),
      409,
      'illegal_transition',
    );
    expect(ok(await resolve(made.id, { decision: 'partly_approved', amount: 150 }), 200)).toMatchObject({
      status: 'partly_approved',
      decision: 'partly_approved',
      approvedAmount: 150,
      note: 'The photos show it.',
    });
    await world.settleMoney();
    // 5 % of what is left of 1,234.56.
    expect(await world.payment(deal)).toMatchObject({
      status: 'released',
      refundedAmount: 150,
      platformFee: 54.23,
      payoutAmount: 1030.33,
      transferStatus: 'sent',
      refunds: [{ amount: 150, reason: 'claim', status: 'succeeded' }],
    });
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    expect(await frozen(deal)).toEqual([]);
    expectRefusal(await resolve(made.id, { decision: 'denied' }), 409, 'illegal_transition');
  });

  it('after the release, the carrier pays it back and the platform its fee on it', async () => {
    const deal = await world.delivered({ amount: 1000 });
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    const made = await opened(deal, { amount: 400 });
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({
      status: 'released',
      refundedAmount: 0,
      platformFee: 50,
      payoutAmount: 950,
      refunds: [{ amount: 400, reason: 'claim', status: 'succeeded' }],
    });
    const sum = (account: string) =>
      payment.ledgerEntries
        .filter((entry) => entry.account === account)
        .reduce((total, { amount }) => total + amount, 0);
    expect([
      sum('carrier_receivable'),
      sum('platform_fee_revenue'),
      sum('refund_payable'),
      sum('guarantee_expense'),
    ]).toEqual([0, -30, 0, 0]);
    expect(payment.ledgerEntries.filter(({ kind }) => kind === 'reversal')).toHaveLength(2);
  });
});

describe('when it can be opened', () => {
  it('is to be answered by the same time on the dashboard as on its page, and then until it is decided', async () => {
    const deal = await world.delivered();
    const made = await opened(deal);
    const onDashboard = async () =>
      ok(
        await deal.carrier.api.get<{ needsYou: { kind: string; dueAt: string }[] }>('/api/users/me/dashboard'),
        200,
      ).needsYou.find(({ kind }) => kind === 'answer_claim')?.dueAt;
    const { next } = ok(
      await deal.carrier.api.get<{ next: { what: string; until: string } }>(`/api/shipments/${deal.shipmentId}`),
      200,
    );
    expect(next.what).toBe('respond');
    expect(await onDashboard()).toBe(next.until);
    await world.advanceTo(next.until, 5);
    expect(await onDashboard()).toBe(made.dueAt);
  });

  it('needs the money in escrow, and the pickup', async () => {
    expectRefusal(await open(await world.booked()), 409, 'payment_required');
    const deal = await world.paid({ amount: 500, estimatedPickupDate: await world.day(2) });
    expectRefusal(await open(deal), 409, 'claim_window_closed');
    expectRefusal(await open(deal, { kind: 'other' }, 'carrier'), 409, 'claim_window_closed');
    expectRefusal(await open(deal, { kind: 'no_show' }), 409, 'claim_window_closed');
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    expectRefusal(await open(deal, { kind: 'no_show' }), 409, 'claim_window_closed');
    expectRefusal(await open(deal, { kind: 'delay' }), 409, 'claim_window_closed');
    for (const kind of ['damage', 'delay', 'no_show'])
      expectRefusal(await open(deal, { kind }, 'carrier'), 403, 'forbidden');
    expectRefusal(
      await (await world.newShipper()).api.post('/api/claims', { shipmentId: deal.shipmentId, ...CLAIM }),
      403,
      'forbidden',
    );
    const [own, theirs] = [await opened(deal, { kind: 'other' }, 'carrier'), await opened(deal)];
    const { events, deadlines } = ok(
      await deal.shipper.api.get<{
        events: { subject: string; event: string }[];
        deadlines: { kind: string; dueAt: string }[];
      }>(`/api/shipments/${deal.shipmentId}/timeline`),
      200,
    );
    // Each side is asked for its answer by the day on which it is due, not the day of the decision.
    for (const [side, claim] of [
      ['shipper', own],
      ['carrier', theirs],
    ] as const) {
      const { needsYou } = ok(
        await deal[side].api.get<{ needsYou: { kind: string; shipmentId: string; dueAt: string }[] }>(
          '/api/users/me/dashboard',
        ),
        200,
      );
      const asked = needsYou.find(({ kind, shipmentId }) => kind === 'answer_claim' && shipmentId === deal.shipmentId);
      expect(Date.parse(asked?.dueAt ?? '')).toBeLessThan(Date.parse(claim.dueAt));
    }
    expect(events.filter(({ subject }) => subject === 'claim').map(({ event }) => event)).toEqual(['open', 'open']);
    expect(
      deadlines
        .filter(({ kind }) => kind === 'claim_decision')
        .map(({ dueAt }) => dueAt)
        .sort(),
    ).toEqual([own.dueAt, theirs.dueAt].sort());
  });

  it('is limited by the plan and the declared value', async () => {
    const shipmentId = await world.listed(world.shipper, { declaredValue: 800 });
    const deal: Deal = {
      shipper: world.shipper,
      carrier: world.carrier,
      shipmentId,
      quoteId: await world.quoted(shipmentId),
    };
    ok(await world.shipper.api.post(`/api/quotes/${deal.quoteId}/accept`), 200);
    ok(await world.payWith(deal, '4242 4242 4242 4242'), 200);
    ok(await world.confirm(deal), 200);
    ok(await deal.carrier.api.post(`/api/shipments/${shipmentId}/pickup`), 200);
    expectRefusal(await open(deal, { amount: 800.01 }), 400, 'invalid_input');
    const { id } = await opened(deal, { amount: 800 });
    // What was granted before counts: the goods are worth and covered once, in however many claims.
    ok(await resolve(id, { decision: 'partly_approved', amount: 500 }), 200);
    const again = await open(deal, { kind: 'other', amount: 300.01 });
    expectRefusal(again, 400, 'invalid_input');
    expect(JSON.stringify(again.body)).toContain('declared value is $800.00, of which $500.00 was granted before');
    await opened(deal, { kind: 'other', amount: 300 });
    const uncovered = await world.inTransit();
    expectRefusal(await open(uncovered, { amount: 100_000.01 }), 400, 'invalid_input');
    for (const amount of [0, -5, 'much', 1.001]) expectRefusal(await open(uncovered, { amount }), 400, 'invalid_input');
  });

  it('ends 48 hours after the delivery', async () => {
    const [early, late] = [await world.delivered(), await world.delivered()];
    const { deliveredAt } = await world.quote(early, early.quoteId);
    await world.advanceTo(deliveredAt ?? '', 48 * HOUR - 60);
    await opened(early);
    await world.advance(120);
    expectRefusal(await open(late), 409, 'claim_window_closed');
  });

  it('is one per side, even when twenty come at once', async () => {
    const deal = await world.inTransit();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => open(deal)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('either holds the payment or comes after its release when both are tried at once', async () => {
    for (let round = 0; round < 3; round++) {
      const deal = await world.delivered();
      const [confirmed, made] = await Promise.all([world.confirmDelivery(deal), open(deal)]);
      expect(made.status).toBe(201);
      expect([200, 409]).toContain(confirmed.status);
      expect((await world.payment(deal)).status).toBe(confirmed.status === 200 ? 'released' : 'in_escrow');
    }
  });
});

describe('what nobody else may know', () => {
  it('is for the two sides and the operators, and so are its photos and evidence', async () => {
    const deal = await world.inTransit();
    const form = new FormData();
    form.append('photos', new Blob([PIXEL], { type: 'image/png' }), 'dent.png');
    const [photo] = ok(await deal.shipper.api.post<{ url: string }[]>('/api/uploads', form), 201);
    ok(
      await deal.shipper.api.post('/api/messages', {
        receiverId: deal.carrier.id,
        shipmentId: deal.shipmentId,
        content: 'It leans to the left.',
      }),
      201,
    );
    ok(
      await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, { latitude: 33, longitude: -98 }),
      201,
    );
    const made = await opened(deal, { photos: [photo?.url] });
    const stranger = await world.newCarrier();
    const seen = async (person: Person, path: string) => (await person.api.get(path)).status;
    for (const path of [`/api/claims/${made.id}`, `/api/claims/${made.id}/evidence`, photo?.url ?? '']) {
      expect([
        await seen(deal.shipper, path),
        await seen(deal.carrier, path),
        await seen(world.admin, path),
        await seen(stranger, path),
      ]).toEqual([200, 200, 200, 404]);
    }
    expectRefusal(
      await deal.shipper.api.post(`/api/claims/${made.id}/respond`, { account: 'Me again.' }),
      403,
      'forbidden',
    );
    expectRefusal(await deal.carrier.api.post(`/api/claims/${made.id}/withdraw`), 403, 'forbidden');
    expectRefusal(await stranger.api.post(`/api/claims/${made.id}/respond`, { account: 'Me too.' }), 404, 'not_found');
    expectRefusal(
      await deal.shipper.api.post(`/api/admin/claims/${made.id}/resolve`, { decision: 'approved', note: 'Mine.' }),
      403,
      'admins_only',
    );
    const evidence = ok(await deal.carrier.api.get<Evidence>(`/api/claims/${made.id}/evidence`), 200);
    expect(evidence.photos).toMatchObject([
      {
        url: photo?.url,
        place: 'claim',
        userId: deal.shipper.id,
        sha256: createHash('sha256').update(PIXEL).digest('hex'),
      },
    ]);
    expect(evidence.messages.map(({ content }) => content)).toEqual(['It leans to the left.']);
    expect([evidence.locationCount, evidence.quote.amount]).toEqual([1, 1240]);
    expect(evidence.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['accept', 'escrow', 'pickup', 'open']),
    );
    const ids = async (person: Person) =>
      ok(await person.api.get<Claim[]>(`/api/claims?shipmentId=${deal.shipmentId}`), 200).map(({ id }) => id);
    expect([await ids(deal.shipper), await ids(deal.carrier), await ids(stranger)]).toEqual([[made.id], [made.id], []]);
  });
});

describe('what time does', () => {
  it('brings it under review, warns the operators, makes it overdue, and moves no money', async () => {
    const deal = await world.delivered();
    const made = await opened(deal);
    // Five business days later, at 17:00 in New York.
    expect(
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: 'numeric' }).format(
        new Date(made.dueAt),
      ),
    ).toBe('5:00 PM');
    await world.advance(5 * DAY);
    expect((await read(made.id)).status).toBe('under_review');
    await world.advanceTo(made.dueAt, 5);
    expect(await read(made.id)).toMatchObject({ status: 'under_review', overdue: true, decision: null });
    expect((await world.payment(deal)).status).toBe('in_escrow');
    await world.told(world.admin, deal.shipmentId, 'claim', ['claim.opened', 'claim.overdue', 'claim.warned']);
    await world.told(deal.shipper, deal.shipmentId, 'claim', ['claim.opened', 'claim.overdue', 'claim.reviewed']);
    const listed = ok(
      await world.admin.api.get<Claim[]>(
        `/api/admin/claims?filter=${encodeURIComponent(JSON.stringify({ overdue: true, shipmentId: deal.shipmentId }))}`,
      ),
      200,
    );
    expect(listed).toMatchObject([{ id: made.id, overdue: true, amount: 100 }]);
    // The release fell due in the meantime: it happens when the claim ends.
    ok(await deal.shipper.api.post(`/api/claims/${made.id}/withdraw`), 200);
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    await world.settleMoney();
  });
});

describe('what ends it', () => {
  it("a pickup ends a no-show claim; the owner's cancellation withdraws it, also of a suspended carrier, and a job given back grants it", async () => {
    const terms = { estimatedPickupDate: await world.day(1) };
    const [picked, cancelled, letGo, returned] = [
      await world.paid(terms),
      await world.paid(terms),
      await world.paid(terms, world.shipper, await world.newCarrier()),
      await world.paid(terms),
    ];
    await world.advance(2 * DAY);
    const claims = [];
    for (const deal of [picked, cancelled, letGo, returned]) claims.push(await opened(deal, { kind: 'no_show' }));
    ok(await picked.carrier.api.post(`/api/shipments/${picked.shipmentId}/pickup`), 200);
    ok(await cancelled.shipper.api.post(`/api/shipments/${cancelled.shipmentId}/cancel`), 200);
    ok(await world.admin.api.post(`/api/admin/users/${letGo.carrier.id}/suspend`, { reason: 'We look at it.' }), 200);
    ok(await letGo.shipper.api.post(`/api/quotes/${letGo.quoteId}/unaccept`), 200);
    ok(await returned.carrier.api.post(`/api/quotes/${returned.quoteId}/withdraw`), 200);
    await world.settleMoney();
    expect(await Promise.all(claims.map(async ({ id }) => (await read(id)).status))).toEqual([
      'withdrawn',
      'withdrawn',
      'withdrawn',
      'approved',
    ]);
    expect([await frozen(picked), await world.standing(picked), (await world.payment(cancelled)).status]).toEqual([
      [],
      ['in_transit', 'in_progress', 'in_escrow'],
      'refunded',
    ]);
  });

  it("a carrier's claim moves no money, and leaves the automatic release as it was", async () => {
    const deal = await world.delivered();
    const made = await opened(deal, { kind: 'other', amount: 300 }, 'carrier');
    expectRefusal(await world.confirmDelivery(deal), 409, 'claim_open');
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    expect(await world.standing(deal)).toEqual(['delivered', 'delivered', 'in_escrow']);
    await world.advance(72 * HOUR);
    expect(await world.payment(deal)).toMatchObject({ status: 'released', refunds: [] });
  });

  it('holds the payment until the last of two is closed', async () => {
    const deal = await world.delivered({ amount: 1000 });
    const [own, theirs] = [await opened(deal, { amount: 200 }), await opened(deal, { kind: 'other' }, 'carrier')];
    ok(await resolve(own.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    expect([await frozen(deal), (await world.payment(deal)).status]).toEqual([['claim'], 'in_escrow']);
    ok(await deal.carrier.api.post(`/api/claims/${theirs.id}/withdraw`), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({
      status: 'released',
      refundedAmount: 200,
      payoutAmount: 760,
      platformFee: 40,
      transferStatus: 'sent',
    });
  });
});

describe('where the money comes from', () => {
  it('a granted no-show is the no-show refund, plan and all', async () => {
    const deal = await world.paid({ amount: 1000, plan: 'plus', estimatedPickupDate: await world.day(1) });
    await world.advance(2 * DAY);
    const made = await opened(deal, { kind: 'no_show', amount: 1000 });
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ status: 'declined', declineReason: 'no_show' });
    expect((await world.shipment(deal.shipmentId)).status).toBe('listed');
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      refundedAmount: 1015,
      payoutAmount: 0,
      refunds: [{ amount: 1015, reason: 'no_show', status: 'succeeded' }],
    });
  });

  it('on the way, all of escrow: the deal is off, and the plan, which did its work, is kept', async () => {
    const deal = await world.inTransit({ amount: 1000, plan: 'plus' });
    const made = await opened(deal, { amount: 1000 });
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expect(await world.payment(deal)).toMatchObject({
      refundedAmount: 1000,
      chargedAmount: 1015,
      refunds: [{ amount: 1000, reason: 'claim' }],
    });
    expect(await onAccount(deal, 'premium_revenue')).toBe(-15);
  });

  it('beyond escrow, the guarantee fund pays: to the card up to what it paid, the rest by hand', async () => {
    const deal = await world.delivered({ amount: 1000, plan: 'plus' });
    const made = await opened(deal, { amount: 5000 });
    ok(await resolve(made.id, { decision: 'partly_approved', amount: 4000 }), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', refundedAmount: 1000 });
    expect([await onAccount(deal, 'guarantee_expense'), await onAccount(deal, 'platform_bank')]).toEqual([3000, -2985]);
    const record = ok(await world.admin.api.get(`/api/admin/claims/${made.id}`), 200);
    expect(record).toMatchObject({
      approvedAmount: 4000,
      fromEscrow: 1000,
      fromCarrier: 0,
      fromGuarantee: 3000,
      outOfBandAmount: 2985,
      paidByHandAt: null,
    });
    // The shipper is told how the rest comes.
    const told = async () =>
      ok(await deal.shipper.api.get<{ kind: string; body: string }[]>('/api/notifications?limit=100'), 200).filter(
        ({ kind, body }) => kind.startsWith('claim.') && body.includes('bank transfer'),
      );
    await world.told(deal.shipper, deal.shipmentId, 'claim', ['claim.opened', 'claim.decided']);
    expect((await told()).map(({ body }) => body)).toEqual([
      expect.stringContaining('Of that, $2,985.00 cannot go back to your card. We pay it by bank transfer'),
    ]);
    expect(ok(await deal.shipper.api.get(`/api/claims/${made.id}`), 200)).toMatchObject({
      outOfBandAmount: 2985,
      paidByHandAt: null,
    });
    // An operator records it, once, and it is no longer on the list.
    const toPay = async () =>
      ok(
        await world.admin.api.get<Claim[]>(
          `/api/admin/claims?filter=${encodeURIComponent(JSON.stringify({ outOfBand: true, quoteId: deal.quoteId }))}`,
        ),
        200,
      ).length;
    const byHand = (person: Person, body: object) => person.api.post(`/api/admin/claims/${made.id}/paid-by-hand`, body);
    expect(await toPay()).toBe(1);
    expectRefusal(await byHand(deal.shipper, { reference: 'mine' }), 403, 'admins_only');
    expectRefusal(await byHand(world.admin, { reference: ' ' }), 400, 'invalid_input');
    ok(await byHand(world.admin, { reference: 'wire 4711' }), 200);
    expectRefusal(await byHand(world.admin, { reference: 'wire 4711' }), 409, 'illegal_transition');
    expect(await toPay()).toBe(0);
    await world.told(deal.shipper, deal.shipmentId, 'claim', ['claim.opened', 'claim.decided', 'claim.paid_by_hand']);
    expect(ok(await deal.shipper.api.get(`/api/claims/${made.id}`), 200)).toMatchObject({
      paidByHandAt: expect.any(String) as string,
    });
    expect(ok(await world.admin.api.get(`/api/admin/claims/${made.id}`), 200)).toMatchObject({
      paidByHandReference: 'wire 4711',
      paidByHandAt: expect.any(String) as string,
    });
  });

  it('a delay pays only what the automatic refund has not paid yet', async () => {
    const promised = await world.day(0, 'America/Denver');
    const deal = await world.inTransit({ amount: 1000, estimatedDeliveryDate: promised });
    await world.advance(3 * DAY);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    const { refundedAmount: given } = await world.payment(deal);
    expect(given).toBeGreaterThanOrEqual(100);
    const made = await opened(deal, { kind: 'delay', amount: 250 });
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'released', refundedAmount: 250 });
    for (const person of [deal.shipper, deal.carrier])
      expect(await decisionTold(person, deal)).toContain(
        `$250.00 of the $250.00 was granted. $${given.toFixed(2)} of that went back to the shipper before`,
      );
  });

  it('a delay granted on the way is not paid again at delivery', async () => {
    const promised = await world.day(0, 'America/Denver');
    const deal = await world.inTransit({ amount: 1000, estimatedDeliveryDate: promised });
    await world.advance(3 * DAY);
    const made = await opened(deal, { kind: 'delay', amount: 60 });
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    await world.settleMoney();
    const { refunds, refundedAmount } = await world.payment(deal);
    expect(refunds.map(({ reason }) => reason)).toEqual(['claim', 'delay']);
    // 5% for each day, of which the claim gave 60.
    expect(refundedAmount).toBe(50 * Math.round(refundedAmount / 50));
    expect(refundedAmount).toBeGreaterThanOrEqual(100);
    // Another claim for the same delay pays nothing that was already paid.
    const again = await opened(deal, { kind: 'delay', amount: refundedAmount });
    ok(await resolve(again.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'released', refundedAmount });
    expectRefusal(
      await world.admin.api.post(`/api/admin/claims/${again.id}/paid-by-hand`, { reference: 'nothing' }),
      409,
      'illegal_transition',
    );
  });

  it('after the release, the carrier pays; what cannot be taken is owed, and taken once they are paid again', async () => {
    const carrier = await world.newCarrier();
    const deal = await world.paid({ amount: 1000 }, world.shipper, carrier);
    for (const step of ['pickup', 'deliver'])
      ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/${step}`), 200);
    ok(await world.confirmDelivery(deal), 200);
    await world.settleMoney();
    // The carrier takes the money out to their bank.
    await world.server.query(
      `INSERT INTO sandbox.objects (id, type, account, data, hidden, created_at)
       SELECT 'txn_out' || t.seq, 'balance_transaction', t.account, t.data || jsonb_build_object('id', 'txn_out' || t.seq, 'amount', -(t.data->>'amount')::bigint, 'net', -(t.data->>'net')::bigint, 'type', 'payout'), '{}', t.created_at
         FROM sandbox.objects t JOIN users u ON u.stripe_account_id = t.account WHERE u.id = $1 AND t.type = 'balance_transaction'`,
      [carrier.id],
    );
    const made = await opened(deal, { amount: 2000 });
    ok(await resolve(made.id, { decision: 'approved' }), 200);
    await world.settleMoney();
    // The shipper has it at once: the platform pays until the carrier can.
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1000, reason: 'claim', status: 'succeeded' }]);
    expect([
      await onAccount(deal, 'carrier_receivable'),
      await onAccount(deal, 'platform_fee_revenue'),
      await onAccount(deal, 'guarantee_expense'),
      await onAccount(deal, 'platform_bank'),
    ]).toEqual([950, 0, 1000, -1000]);
    const next = await world.paid({ amount: 2000 }, world.shipper, carrier);
    for (const step of ['pickup', 'deliver'])
      ok(await carrier.api.post(`/api/shipments/${next.shipmentId}/${step}`), 200);
    ok(await world.confirmDelivery(next), 200);
    await world.settleMoney();
    await world.settleMoney();
    expect(await onAccount(deal, 'carrier_receivable')).toBe(0);
  });

  it('waits while the bank disputes the payment', async () => {
    const deal = await world.inTransit();
    const made = await opened(deal);
    const { id } = ok(
      await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', {
        quoteId: deal.quoteId,
        reason: 'fraudulent',
      }),
      200,
    );
    expectRefusal(await resolve(made.id, { decision: 'approved' }), 409, 'payment_disputed');
    ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: 'lost' }), 200);
    await world.settleMoney();
    // All the money went back through the bank, which closes the claim.
    expect(await read(made.id)).toMatchObject({ status: 'approved', approvedAmount: 100 });
  });

  it('is decided by an operator who is not a party, with reasons, up to what was claimed', async () => {
    const deal = await world.inTransit();
    const made = await opened(deal);
    const refused: Record<string, unknown>[] = [
      { decision: 'partly_approved' },
      { decision: 'partly_approved', amount: 100 },
      { decision: 'approved', amount: 50 },
      { decision: 'denied', amount: 50 },
      { decision: 'approved', note: ' ' },
      { decision: 'maybe' },
    ];
    for (const resolution of refused) expectRefusal(await resolve(made.id, resolution), 400, 'invalid_input');
    ok(await resolve(made.id, { decision: 'denied' }), 200);
    const [line] = ok(
      await world.admin.api.get<{ action: string; reason: string }[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resourceId: made.id }))}`,
      ),
      200,
    );
    expect(line).toMatchObject({ action: 'claims.resolve', reason: 'The photos show it.' });
    expect([await frozen(deal), await world.standing(deal)]).toEqual([[], ['in_transit', 'in_progress', 'in_escrow']]);
    const shipperWhoIsAdmin = await world.newShipper();
    const mine = await world.paid({}, shipperWhoIsAdmin);
    ok(await mine.carrier.api.post(`/api/shipments/${mine.shipmentId}/pickup`), 200);
    const own = await opened(mine);
    await world.server.query("UPDATE users SET operator_role = 'owner' WHERE id = $1", [shipperWhoIsAdmin.id]);
    expectRefusal(
      await shipperWhoIsAdmin.api.post(`/api/admin/claims/${own.id}/resolve`, {
        decision: 'approved',
        note: 'I say so.',
      }),
      403,
      'forbidden',
    );
  });
});
