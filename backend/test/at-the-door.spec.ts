import sharp from 'sharp';
import type { Answer } from './support/client.js';
import { CARDS, type Deal, type DealTerms, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

interface End {
  id: string;
  kind: string;
  status: string;
  delta: number;
  expiresAt: string;
  createdAt: string;
  review: {
    dueAt: string;
    decidedAt: string | null;
    counts: string | null;
    granted: number;
    note: string | null;
  } | null;
  can: string[];
  next: { who: string; what: string; until: string | null } | null;
}

let world: World;
let stranger: Person;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier();
});

afterEach(() => world.expectCleanLedger());

const path = ({ shipmentId }: Pick<Deal, 'shipmentId'>) => `/api/shipments/${shipmentId}/change-orders`;
const post = async (by: Person, address: string, body?: object) => ok(await by.api.post(address, body), 200);
const arrive = (deal: Deal) => post(deal.carrier, `/api/shipments/${deal.shipmentId}/arrive`, { end: 'pickup' });

async function photosOf(person: Person, count = 2): Promise<string[]> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const form = new FormData();
  for (let at = 0; at < count; at += 1)
    form.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `item-${at}.png`);
  return ok(await person.api.post<{ url: string }[]>('/api/uploads', form), 201).map(({ url }) => url);
}

/** Paid, and it is nine in the morning of the agreed day, at the place. */
async function onTheDay(terms: DealTerms = {}, shipper?: Person, carrier?: Person): Promise<Deal> {
  const estimatedPickupDate = await world.day(2);
  const deal = await world.paid({ amount: 1_000.01, estimatedPickupDate, ...terms }, shipper, carrier);
  await world.advanceTo(`${estimatedPickupDate}T15:00:00Z`);
  return deal;
}

/** And the carrier is there. */
async function atTheDoor(terms: DealTerms = {}, shipper?: Person, carrier?: Person): Promise<Deal> {
  const deal = await onTheDay(terms, shipper, carrier);
  await arrive(deal);
  return deal;
}

async function propose(by: Person, deal: Deal, body: object = {}): Promise<Answer<End>> {
  return by.api.post<End>(path(deal), {
    kind: 'end',
    reason: 'item_differs',
    text: 'It is twice as long.',
    photos: await photosOf(by),
    ...body,
  });
}

const answer = (by: Person, { id }: Pick<End, 'id'>, verb: string): Promise<Answer<End>> =>
  by.api.post<End>(`/api/change-orders/${id}/${verb}`, verb === 'accept' ? { delta: 0 } : undefined);
const read = async (deal: Deal, by = deal.shipper): Promise<End | undefined> =>
  ok(await by.api.get<End[]>(path(deal)), 200)[0];
/** What the shipper sees that the shipment waits for. */
const waitsFor = async ({ shipper, shipmentId }: Deal) => {
  const { next } = ok(await shipper.api.get<Pick<End, 'next'>>(`/api/shipments/${shipmentId}`), 200);
  return next && { who: next.who, what: next.what, until: next.until };
};
const quoteOf = (deal: Deal) => world.quote(deal, deal.quoteId);
const profileOf = async (person: Person) =>
  ok(await world.visitor.get<{ itemsAsDescribed: { count: number; of: number } }>(`/api/users/${person.id}`), 200);
const cancelledJobs = async ({ id }: Person) =>
  (await world.server.query<{ n: number }>('SELECT cancelled_jobs AS n FROM users WHERE id = $1', [id]))[0]?.n;
const decide = (by: Person, { id }: Pick<End, 'id'>, body: object) =>
  by.api.post<End>(`/api/admin/change-orders/${id}/decide`, {
    carrier: 0,
    counts: 'none',
    note: 'As in the photos.',
    ...body,
  });

/** What operators find in their queue of it. */
const waiting = async ({ id }: Pick<End, 'id'>) =>
  ok(
    await world.admin.api.get<{ what: string; amount: number | null; overdue: boolean }[]>(
      `/api/admin/queue?filter=${encodeURIComponent(JSON.stringify({ id: `change-orders:${id}` }))}`,
    ),
    200,
  );

async function expectEnded(deal: Deal, money: object): Promise<void> {
  await world.settleMoney();
  expect(await quoteOf(deal)).toMatchObject({ status: 'declined', declineReason: 'item_differs' });
  expect(await world.shipment(deal.shipmentId)).toMatchObject({ status: 'listed', quoteCount: 0 });
  expect(await world.payment(deal)).toMatchObject({ status: 'refunded', platformFee: 0, ...money });
}

describe('the carrier cannot take it', () => {
  it('and the shipper agrees: a tenth is the carrier’s, without a fee, and the rest and the plan go back', async () => {
    const deal = await atTheDoor({ plan: 'plus' });
    const order = ok(await propose(deal.carrier, deal), 201);
    expect(order).toMatchObject({ kind: 'end', status: 'proposed', delta: 0, review: null, can: ['withdraw'] });
    expect(order.next).toMatchObject({ who: 'owner', what: 'accept', until: order.expiresAt });
    expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(24 * HOUR * 1_000);
    expect(await waitsFor(deal)).toEqual({ who: 'owner', what: 'answer', until: order.expiresAt });
    const before = await cancelledJobs(deal.carrier);
    const done = ok(await answer(deal.shipper, order, 'accept'), 200);
    expect(done).toMatchObject({ status: 'done', review: { counts: null, granted: 0 }, can: [] });
    expect(done.next).toMatchObject({ who: 'operator', what: 'resolve' });
    await expectEnded(deal, {
      payoutAmount: 100,
      refundedAmount: 915.01,
      transferStatus: 'sent',
      refunds: [{ amount: 915.01, reason: 'item_differs', status: 'succeeded' }],
    });
    expect(await cancelledJobs(deal.carrier)).toBe(before);
    // Agreeing twice is agreeing once.
    ok(await answer(deal.shipper, order, 'accept'), 200);
    await world.told(deal.carrier, deal.shipmentId, 'change_order', ['change_order.done']);
  });

  it.each(['declines', 'does not answer'])('and the shipper %s: all of it goes back', async (what) => {
    const deal = await atTheDoor({ plan: 'plus' });
    const order = ok(await propose(deal.carrier, deal), 201);
    const before = await cancelledJobs(deal.carrier);
    if (what === 'declines') ok(await answer(deal.shipper, order, 'decline'), 200);
    else {
      await world.advance(23.9 * HOUR);
      expect(await read(deal)).toMatchObject({ status: 'proposed' });
      await world.advance(0.2 * HOUR);
    }
    expect(await read(deal)).toMatchObject({
      status: what === 'declines' ? 'declined' : 'lapsed',
      review: { decidedAt: null },
    });
    await expectEnded(deal, {
      payoutAmount: 0,
      refundedAmount: 1_015.01,
      refunds: [{ amount: 1_015.01, reason: 'item_differs', status: 'succeeded' }],
    });
    expect(await cancelledJobs(deal.carrier)).toBe(before);
  });

  it('and the shipper cancels, which is to agree, also once the agreed day is over', async () => {
    const deal = await atTheDoor();
    const order = ok(await propose(deal.carrier, deal), 201);
    await world.advance(16 * HOUR);
    const preview = await deal.shipper.api.get(`/api/shipments/${deal.shipmentId}/cancellation-preview`);
    expect(ok(preview, 200)).toMatchObject({ shipperRefund: 900.01, carrierCompensation: 100 });
    await post(deal.shipper, `/api/shipments/${deal.shipmentId}/cancel`);
    await world.settleMoney();
    expect(await read(deal)).toMatchObject({ id: order.id, status: 'done', review: { decidedAt: null } });
    expect(await world.shipment(deal.shipmentId)).toMatchObject({ status: 'cancelled' });
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', payoutAmount: 100, refundedAmount: 900.01 });
  });

  it('counts the tenth from what is agreed now, over all charges', async () => {
    const deal = await onTheDay({ amount: 1_000 });
    const raise = ok(await deal.carrier.api.post<End>(path(deal), { delta: 200, reason: 'other', text: 'More.' }), 201);
    ok(await deal.shipper.api.post(`/api/change-orders/${raise.id}/accept`, { delta: 200 }), 200);
    const { clientSecret } = ok(
      await deal.shipper.api.post<{ clientSecret: string }>(`/api/change-orders/${raise.id}/pay`),
      200,
    );
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    await post(deal.shipper, `/api/change-orders/${raise.id}/confirm`);
    await arrive(deal);
    const order = ok(await propose(deal.carrier, deal), 201);
    ok(await answer(deal.shipper, order, 'accept'), 200);
    await expectEnded(deal, { payoutAmount: 120, refundedAmount: 1_080 });
  });

  it('is taken back by the carrier, who then picks it up', async () => {
    const deal = await atTheDoor();
    const order = ok(await propose(deal.carrier, deal), 201);
    ok(await answer(deal.carrier, order, 'withdraw'), 200);
    ok(await propose(deal.carrier, deal), 201);
    await post(deal.carrier, `/api/shipments/${deal.shipmentId}/pickup`);
    expect(await read(deal)).toMatchObject({ status: 'lapsed', review: null });
    expect(await quoteOf(deal)).toMatchObject({ status: 'in_progress' });
    expectRefusal(await decide(world.admin, order, {}), 409, 'illegal_transition');
  });

  it('has one answer when both come at once', async () => {
    const deal = await atTheDoor();
    const order = ok(await propose(deal.carrier, deal), 201);
    const both = await Promise.all([answer(deal.shipper, order, 'accept'), answer(deal.shipper, order, 'decline')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await atTheDoor();
    const two = await Promise.all([propose(other.carrier, other), propose(other.carrier, other)]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
    const end = two.find(({ status }) => status === 201)?.body as End;
    const three = await Promise.all([
      answer(other.shipper, end, 'accept'),
      other.carrier.api.post(`/api/shipments/${other.shipmentId}/pickup`),
    ]);
    expect(three.filter(({ status }) => status === 200)).toHaveLength(1);
    await world.settleMoney();
  });
});

describe('it is possible', () => {
  it('only for the carrier, while it is paid, on the agreed day, having arrived, with two photos and nothing else', async () => {
    const early = await world.paid({ estimatedPickupDate: await world.day(4) });
    await arrive(early);
    expectRefusal(await propose(early.carrier, early), 409, 'illegal_transition');
    const unpaid = await world.booked({ estimatedPickupDate: await world.day(0) });
    expectRefusal(await propose(unpaid.carrier, unpaid), 409, 'illegal_transition');
    const deal = await onTheDay();
    expectRefusal(await propose(deal.carrier, deal), 409, 'illegal_transition');
    await arrive(deal);
    expectRefusal(await propose(deal.shipper, deal), 403, 'forbidden');
    expectRefusal(await propose(stranger, deal), 403, 'forbidden');
    for (const body of [
      { photos: [] },
      { photos: await photosOf(deal.carrier, 1) },
      { delta: 50 },
      { deliveryDate: await world.day(5) },
      { deliveryAddress: 'Boulder, CO' },
      { atTheDoor: true },
      { reason: 'waiting' },
    ])
      expectRefusal(await propose(deal.carrier, deal, body), 400, 'invalid_input');
    ok(await propose(deal.carrier, deal), 201);
    expectRefusal(await propose(deal.carrier, deal), 409, 'change_open');
    const late = await atTheDoor();
    await world.advance(15.1 * HOUR);
    expectRefusal(await propose(late.carrier, late), 409, 'illegal_transition');
    const gone = await atTheDoor();
    await post(gone.carrier, `/api/shipments/${gone.shipmentId}/pickup`);
    expectRefusal(await propose(gone.carrier, gone), 409, 'illegal_transition');
  });

  it('on every day of an agreed window until its last ends, and then no more', async () => {
    const [first, last] = [await world.day(2), await world.day(4)];
    const [taken, late] = [
      await world.paid({ estimatedPickupDate: first, estimatedPickupUntil: last }),
      await world.paid({ estimatedPickupDate: first, estimatedPickupUntil: last }),
    ];
    // Ten in the evening of its last day, in Austin.
    await world.advanceTo(new Date(Date.parse(`${last}T00:00:00Z`) + 27 * HOUR * 1_000).toISOString());
    for (const deal of [taken, late]) await arrive(deal);
    ok(await propose(taken.carrier, taken), 201);
    await world.advance(3 * HOUR);
    expectRefusal(await propose(late.carrier, late), 409, 'illegal_transition');
  });

  it('however often the deal was changed', async () => {
    const deal = await onTheDay();
    for (let number = 0; number < 10; number += 1) {
      const { id } = ok(
        await deal.shipper.api.post<End>(path(deal), { delta: -1, reason: 'less', text: 'Less.' }),
        201,
      );
      await post(deal.shipper, `/api/change-orders/${id}/withdraw`);
    }
    await arrive(deal);
    expect(ok(await deal.carrier.api.get<{ can: string[] }>(`/api/shipments/${deal.shipmentId}`), 200).can).toContain(
      'change-orders',
    );
    ok(await propose(deal.carrier, deal), 201);
  });
});

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const DALLAS = { latitude: 32.78, longitude: -96.8 };

describe('the carrier came, nothing was loaded, and nobody ended the job', () => {
  /** Until the no-show refund of a deal whose pickup was agreed for today. */
  const letPass = async (deal: Deal) => {
    await world.advance(5 * 24 * HOUR);
    await world.settleMoney();
    expect(await quoteOf(deal)).toMatchObject({ status: 'declined', declineReason: 'no_show' });
    expect(await world.payment(deal)).toMatchObject({
      status: 'refunded',
      payoutAmount: 0,
      refundedAmount: 1_000.01,
      refunds: [{ amount: 1_000.01, reason: 'no_show', status: 'succeeded' }],
    });
  };
  const attempt = async (deal: Deal, body: object) =>
    post(deal.carrier, `/api/shipments/${deal.shipmentId}/attempt`, { reason: 'nobody_home', ...body });
  const noticesOf = async (person: Person) =>
    ok(await person.api.get<{ kind: string; body: string }[]>('/api/notifications?limit=100'), 200);

  it.each([
    ['an attempt near the place', (deal: Deal) => attempt(deal, { note: 'I rang twice.', position: AUSTIN })],
    ['an attempt with a photo', async (deal: Deal) => attempt(deal, { photos: await photosOf(deal.carrier, 1) })],
    [
      'an arrival near the place',
      (deal: Deal) =>
        post(deal.carrier, `/api/shipments/${deal.shipmentId}/arrive`, { end: 'pickup', position: AUSTIN }),
    ],
  ])('after %s operators decide against whom it counts', async (_what, come) => {
    const deal = await onTheDay({}, await world.newShipper(), await world.newCarrier());
    await come(deal);
    await letPass(deal);
    const order = (await read(deal)) as End & { side: string; text: string; photos: string[] };
    expect(order).toMatchObject({ kind: 'end', side: 'carrier', status: 'lapsed', review: { decidedAt: null } });
    expect(order.can).toEqual([]);
    expect(await cancelledJobs(deal.carrier)).toBe(0);
    expect(await waiting(order)).toMatchObject([{ what: 'end', overdue: false }]);
    await world.told(deal.carrier, deal.shipmentId, 'change_order', ['change_order.lapsed']);
    expect((await noticesOf(deal.carrier)).map(({ kind }) => kind)).not.toContain('shipment.reopened');
    const decided = ok(await decide(world.admin, order, { carrier: 5, counts: 'carrier' }), 200);
    expect(decided).toMatchObject({ review: { counts: 'carrier', granted: 50 } });
    expect(await cancelledJobs(deal.carrier)).toBe(1);
  });

  it('the last attempt is what operators read, and both sides are told that the carrier came', async () => {
    const deal = await onTheDay({}, await world.newShipper(), await world.newCarrier());
    const photos = await photosOf(deal.carrier, 1);
    await attempt(deal, { reason: 'other', position: AUSTIN });
    await world.advance(HOUR);
    await attempt(deal, { reason: 'no_access', note: 'The gate is too low.', position: AUSTIN, photos });
    await arrive(deal);
    await world.advance(2 * 24 * HOUR);
    for (const person of [deal.shipper, deal.carrier]) {
      await world.told(person, deal.shipmentId, 'shipment', [
        'shipment.pickup_late',
        ...(person === deal.shipper ? ['shipment.arrived', 'shipment.attempted', 'shipment.attempted'] : []),
      ]);
      const late = (await noticesOf(person)).find(({ kind }) => kind === 'shipment.pickup_late');
      expect(late?.body).toContain('Agree on another day');
    }
    await letPass(deal);
    expect(await read(deal)).toMatchObject({
      reason: 'access',
      text: 'There was no way in for the truck. The gate is too low.',
      photos,
    });
  });

  it.each([
    ['nothing', () => Promise.resolve()],
    ['an attempt far away', (deal: Deal) => attempt(deal, { position: DALLAS })],
    ['an attempt that nothing shows', (deal: Deal) => attempt(deal, {})],
    ['an arrival without a position', arrive],
  ])('after %s it counts, and the carrier is told so', async (_what, come) => {
    const deal = await onTheDay({}, await world.newShipper(), await world.newCarrier());
    await come(deal);
    await world.advance(2 * 24 * HOUR);
    // A warning about what is over is not told any more.
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.pickup_late']);
    await letPass(deal);
    expect(await read(deal)).toBeUndefined();
    expect(await cancelledJobs(deal.carrier)).toBe(1);
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.pickup_late', 'shipment.reopened']);
    expect((await noticesOf(deal.carrier)).find(({ kind }) => kind === 'shipment.reopened')?.body).toContain(
      'It counts among the jobs that you cancelled.',
    );
  });

  it('the owner is asked to get back to them, until they come again or another day is on its way', async () => {
    const deal = await onTheDay({}, await world.newShipper(), await world.newCarrier());
    const asked = async () => {
      const { needsYou } = ok(
        await deal.shipper.api.get<{ needsYou: { kind: string; dueOn: string | null }[] }>('/api/users/me/dashboard'),
        200,
      );
      return needsYou.filter(({ kind }) => ['answer_attempt', 'answer_change'].includes(kind));
    };
    expect(await asked()).toEqual([]);
    await attempt(deal, {});
    expect(await asked()).toMatchObject([{ kind: 'answer_attempt', dueOn: await world.day(0) }]);
    await arrive(deal);
    expect(await asked()).toEqual([]);
    await attempt(deal, {});
    const pickupDate = await world.day(2);
    const proposed = { reason: 'dates', text: 'I come back then.', pickupDate, pickupUntil: null };
    const { id } = ok(await deal.carrier.api.post<End>(path(deal), proposed), 201);
    expect(await asked()).toMatchObject([{ kind: 'answer_change' }]);
    await post(deal.shipper, `/api/change-orders/${id}/decline`, {});
    expect(await asked()).toMatchObject([{ kind: 'answer_attempt' }]);
    const again = ok(await deal.carrier.api.post<End>(path(deal), proposed), 201);
    await post(deal.shipper, `/api/change-orders/${again.id}/accept`, { delta: 0 });
    expect(await asked()).toEqual([]);
    await post(deal.carrier, `/api/shipments/${deal.shipmentId}/pickup`);
    expect(await asked()).toEqual([]);
    await attempt(deal, { reason: 'refused' });
    expect(await asked()).toMatchObject([{ kind: 'answer_attempt' }]);
  });

  it('but a claim for it that operators grant counts at once, and the carrier is told so', async () => {
    const deal = await onTheDay({}, await world.newShipper(), await world.newCarrier());
    await attempt(deal, { position: AUSTIN });
    await world.advance(24 * HOUR);
    const body = { shipmentId: deal.shipmentId, kind: 'no_show', amount: 1_000.01, description: 'Nobody came.' };
    const claim = ok(await deal.shipper.api.post<{ id: string }>('/api/claims', body), 201);
    const granted = { decision: 'approved', note: 'It was another house.' };
    ok(await world.admin.api.post(`/api/admin/claims/${claim.id}/resolve`, granted), 200);
    expect(await quoteOf(deal)).toMatchObject({ status: 'declined', declineReason: 'no_show' });
    expect(await read(deal)).toBeUndefined();
    expect(await cancelledJobs(deal.carrier)).toBe(1);
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.reopened']);
  });

  it('and the shipper cancels once the agreed day is over: free, and operators look at it all the same', async () => {
    const deal = await onTheDay({}, await world.newShipper(), await world.newCarrier());
    await attempt(deal, { position: AUSTIN });
    await world.advance(36 * HOUR);
    await post(deal.shipper, `/api/shipments/${deal.shipmentId}/cancel`);
    expect(await quoteOf(deal)).toMatchObject({ status: 'declined', declineReason: 'cancelled_by_shipper' });
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', payoutAmount: 0, refundedAmount: 1_000.01 });
    const order = (await read(deal)) as End;
    expect(order).toMatchObject({ kind: 'end', status: 'lapsed', review: { decidedAt: null } });
    await world.told(deal.carrier, deal.shipmentId, 'change_order', ['change_order.lapsed']);
    expect((await noticesOf(deal.carrier)).map(({ body }) => body)).toContainEqual(
      expect.stringContaining('We also decide what you get for the empty trip'),
    );
    const decided = ok(await decide(world.admin, order, { carrier: 10, counts: 'shipper' }), 200);
    expect(decided).toMatchObject({ review: { counts: 'shipper', granted: 100 } });
  });

  it('and who came before the agreed day did not come', async () => {
    const deal = await world.paid(
      { amount: 1_000.01, estimatedPickupDate: await world.day(2) },
      await world.newShipper(),
      await world.newCarrier(),
    );
    await attempt(deal, { position: AUSTIN });
    await world.advance(2 * 24 * HOUR);
    await letPass(deal);
    expect(await read(deal)).toBeUndefined();
    expect(await cancelledJobs(deal.carrier)).toBe(1);
  });
});

describe('a freeze', () => {
  it('stops the clock, which goes on at the thaw, and the refund for a no-show waits', async () => {
    const deal = await atTheDoor();
    const order = ok(await propose(deal.carrier, deal), 201);
    await world.advance(10 * HOUR);
    const about = { quoteId: deal.quoteId, reason: 'general' };
    const { id } = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', about), 200);
    for (const verb of ['accept', 'decline'])
      expectRefusal(await answer(deal.shipper, order, verb), 409, 'payment_disputed');
    expect(await read(deal)).toMatchObject({ status: 'proposed', can: [], next: { until: null } });
    await world.advance(5 * 24 * HOUR);
    expect(await read(deal)).toMatchObject({ status: 'proposed' });
    await post(world.admin, `/api/sandbox/disputes/${id}/close`, { outcome: 'won' });
    await world.settleMoney();
    const thawed = await read(deal);
    expect(thawed).toMatchObject({ status: 'proposed', can: ['accept', 'decline'] });
    const left = Date.parse(thawed?.expiresAt ?? '') - (await world.now()).getTime();
    expect(left).toBeGreaterThan(13.5 * HOUR * 1_000);
    expect(left).toBeLessThanOrEqual(14 * HOUR * 1_000);
    await world.advance(13 * HOUR);
    expect(await read(deal)).toMatchObject({ status: 'proposed' });
    await world.advance(1.1 * HOUR);
    expect(await read(deal)).toMatchObject({ status: 'lapsed' });
    await expectEnded(deal, { payoutAmount: 0, refundedAmount: 1_000.01 });
  });

  it('of a claim stops agreeing, but not declining', async () => {
    const deal = await atTheDoor();
    const order = ok(await propose(deal.carrier, deal), 201);
    await world.advance(16 * HOUR);
    const body = { shipmentId: deal.shipmentId, kind: 'no_show', amount: 100, description: 'Nobody came.' };
    const claim = ok(await deal.shipper.api.post<{ id: string }>('/api/claims', body), 201);
    expectRefusal(await answer(deal.shipper, order, 'accept'), 409, 'claim_open');
    await world.advance(24 * HOUR);
    expect(await read(deal)).toMatchObject({ status: 'proposed' });
    await post(deal.shipper, `/api/claims/${claim.id}/withdraw`);
    expect(await read(deal)).toMatchObject({ status: 'proposed', can: ['accept', 'decline'] });
    ok(await deal.shipper.api.post('/api/claims', body), 201);
    ok(await answer(deal.shipper, order, 'decline'), 200);
    await expectEnded(deal, { payoutAmount: 0, refundedAmount: 1_000.01 });
  });

  it('that is lost ends the deal, and the end with it', async () => {
    const deal = await atTheDoor();
    ok(await propose(deal.carrier, deal), 201);
    const about = { quoteId: deal.quoteId, reason: 'general' };
    const { id } = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', about), 200);
    await post(world.admin, `/api/sandbox/disputes/${id}/close`, { outcome: 'lost' });
    await world.settleMoney();
    expect(await read(deal)).toMatchObject({ status: 'lapsed', review: null });
    expect(await quoteOf(deal)).toMatchObject({ status: 'declined', declineReason: 'refunded' });
  });
});

describe('operators look at it', () => {
  const operatorsCan = async ({ id }: Pick<End, 'id'>) =>
    ok(await world.admin.api.get<End>(`/api/admin/change-orders/${id}`), 200).can;
  const balance = async ({ quoteId }: Deal, account: string) =>
    Number(
      (
        await world.server.query<{ cents: string }>(
          `SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
             JOIN ledger_accounts a ON a.id = e.account_id WHERE t.quote_id = $1 AND a.code = $2`,
          [quoteId, account],
        )
      )[0]?.cents,
    );

  it('and grant what the platform pays by hand, which counts against nobody unless they say so', async () => {
    const deal = await atTheDoor({}, await world.newShipper(), await world.newCarrier());
    const order = ok(await propose(deal.carrier, deal), 201);
    expectRefusal(await decide(world.admin, order, {}), 409, 'illegal_transition');
    ok(await answer(deal.shipper, order, 'decline'), 200);
    expect(await waiting(order)).toMatchObject([{ what: 'end', amount: null, overdue: false }]);
    expect(await operatorsCan(order)).toEqual(['decide']);
    for (const person of [deal.shipper, deal.carrier, stranger])
      expectRefusal(await decide(person, order, {}), 403, 'admins_only');
    for (const body of [{ carrier: 10.01 }, { carrier: -1 }, { counts: 'both' }, { note: '' }])
      expectRefusal(await decide(world.admin, order, body), 400, 'invalid_input');
    const [first, second] = await Promise.all([
      decide(world.admin, order, { carrier: 7.5 }),
      decide(world.admin, order, { carrier: 10 }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const granted = first.status === 200 ? 75 : 100;
    expect(await read(deal, deal.carrier)).toMatchObject({
      review: { counts: 'none', granted, note: 'As in the photos.' },
      next: { who: 'operator', what: 'paid-by-hand' },
    });
    expect(await balance(deal, 'guarantee_expense')).toBe(granted * 100);
    expect(await balance(deal, 'platform_bank')).toBe(-granted * 100);
    expect(await waiting(order)).toMatchObject([{ what: 'paid-by-hand', amount: granted }]);
    expect(await operatorsCan(order)).toEqual(['paid-by-hand']);
    const byHand = (by: Person) =>
      by.api.post<End>(`/api/admin/change-orders/${order.id}/paid-by-hand`, { reference: 'Wire 17' });
    expectRefusal(await byHand(deal.carrier), 403, 'admins_only');
    expect(ok(await byHand(world.admin), 200).next).toBeNull();
    expectRefusal(await byHand(world.admin), 409, 'illegal_transition');
    expect(await waiting(order)).toEqual([]);
    expect(await cancelledJobs(deal.carrier)).toBe(0);
    expect(await profileOf(deal.shipper)).toMatchObject({ itemsAsDescribed: { count: 0, of: 0 } });
    await world.told(deal.carrier, deal.shipmentId, 'change_order', [
      'change_order.declined',
      'change_order.reviewed',
      'change_order.paid_by_hand',
    ]);
  });

  it('and let it count against the carrier, or against what the shipper described', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    for (const counts of ['carrier', 'shipper']) {
      const deal = await atTheDoor({}, shipper, carrier);
      const order = ok(await propose(deal.carrier, deal), 201);
      ok(await answer(deal.shipper, order, 'accept'), 200);
      // The shipper has paid for the trip.
      expectRefusal(await decide(world.admin, order, { carrier: 1, counts }), 400, 'invalid_input');
      const decided = ok(await decide(world.admin, order, { counts }), 200);
      expect(decided).toMatchObject({ review: { counts, granted: 0 }, next: null });
      expectRefusal(await decide(world.admin, order, {}), 409, 'illegal_transition');
      await world.settleMoney();
    }
    expect(await cancelledJobs(carrier)).toBe(1);
    await world.inTransit({}, shipper, carrier);
    expect(await profileOf(shipper)).toMatchObject({ itemsAsDescribed: { count: 1, of: 2 } });
    const [line] = await world.server.query<{ action: string; reason: string }>(
      `SELECT action, reason FROM audit_log WHERE resource = 'change-orders' ORDER BY n DESC LIMIT 1`,
    );
    expect(line).toEqual({ action: 'change-orders.decide', reason: 'As in the photos.' });
  });

  it('within two business days, or all of them are told', async () => {
    const deal = await atTheDoor();
    const order = ok(await propose(deal.carrier, deal), 201);
    ok(await answer(deal.shipper, order, 'decline'), 200);
    const { review } = (await read(deal)) as End;
    await world.advanceTo(review?.dueAt ?? '', 60);
    expect(await waiting(order)).toMatchObject([{ overdue: true }]);
    const told = await world.server.query(
      `SELECT 1 FROM events WHERE name = 'change_order.review_overdue' AND ids->>'changeOrderId' = $1`,
      [order.id],
    );
    expect(told).toHaveLength(1);
    ok(await decide(world.admin, order, { carrier: 10 }), 200);
  });

  it('unless the job was theirs', async () => {
    const deal = await atTheDoor({}, await world.newShipper(), await world.newCarrier());
    const order = ok(await propose(deal.carrier, deal), 201);
    ok(await answer(deal.shipper, order, 'decline'), 200);
    await world.server.query(`UPDATE users SET is_admin = true, operator_role = 'owner' WHERE id = $1`, [
      deal.carrier.id,
    ]);
    expectRefusal(await decide(deal.carrier, order, { carrier: 10 }), 403, 'forbidden');
    await world.server.query('UPDATE users SET is_admin = false, operator_role = NULL WHERE id = $1', [
      deal.carrier.id,
    ]);
  });
});

const STATES = ['proposed', 'done', 'declined', 'lapsed', 'withdrawn'] as const;
const REACH: Record<(typeof STATES)[number], (deal: Deal, order: End) => Promise<unknown>> = {
  proposed: async () => undefined,
  done: ({ shipper }, order) => answer(shipper, order, 'accept'),
  declined: ({ shipper }, order) => answer(shipper, order, 'decline'),
  lapsed: ({ carrier, quoteId }) => carrier.api.post(`/api/quotes/${quoteId}/withdraw`),
  withdrawn: ({ carrier }, order) => answer(carrier, order, 'withdraw'),
};

it.each(STATES)('an end that is %s moves only for whom the table says', async (status) => {
  const deal = await atTheDoor();
  const order = ok(await propose(deal.carrier, deal), 201);
  await REACH[status](deal, order);
  const people = { shipper: deal.shipper, carrier: deal.carrier, stranger, operator: world.admin };
  for (const [who, person] of Object.entries(people)) {
    const can = who === 'stranger' ? [] : ((await read(deal, person))?.can ?? []);
    const mine = who === 'shipper' ? ['accept', 'decline'] : who === 'carrier' ? ['withdraw'] : [];
    expect([who, can]).toEqual([who, status === 'proposed' ? mine : []]);
    for (const verb of ['accept', 'decline', 'withdraw']) {
      if (can.includes(verb)) continue;
      const refused = await answer(person, order, verb);
      if (who === 'stranger') expectRefusal(refused, 404, 'not_found');
      else if (!mine.includes(verb)) expectRefusal(refused, 403, 'forbidden');
      else if (status === 'done' && verb === 'accept') ok(refused, 200);
      else expectRefusal(refused, 409, 'illegal_transition');
    }
  }
  expect(await read(deal)).toMatchObject({ status });
  await world.settleMoney();
});
