import { expectRefusal, ok, type Person, World } from './support/people.js';
import type { Answer } from './support/client.js';
import { openEventStream } from './support/event-stream.js';

interface Review {
  id: string;
  shipmentId: string;
  reviewerId: string;
  revieweeId: string;
  reviewer: { id: string; firstName: string; lastInitial: string };
  rating: number;
  comment: string | null;
  createdAt: string;
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

function review(who: Person, shipmentId: string, rating: unknown = 5, comment?: string): Promise<Answer<Review>> {
  return who.api.post<Review>('/api/reviews', { shipmentId, rating, ...(comment === undefined ? {} : { comment }) });
}

async function standing(who: Person): Promise<{ rating: number | null; reviewCount: number }> {
  const { rating, reviewCount } = ok(
    await world.visitor.get<{ rating: number | null; reviewCount: number }>(`/api/users/${who.id}`),
    200,
  );
  return { rating, reviewCount };
}

describe('reviews', () => {
  it('are written by both sides of a delivered shipment, and count toward the rating', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deals = [
      await world.paid({}, shipper, carrier),
      await world.paid({}, shipper, carrier),
      await world.paid({}, shipper, carrier),
    ];
    for (const deal of deals) {
      ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
      ok(await world.confirmDelivery(deal), 200);
    }
    const [first, second, third] = deals.map(({ shipmentId }) => shipmentId) as [string, string, string];
    const posted = await review(shipper, first, 5, '  On time, and careful.  ');
    expect(posted.status).toBe(201);
    expect(posted.body).toEqual({
      id: expect.any(String),
      shipmentId: first,
      reviewerId: shipper.id,
      masked: [],
      revieweeId: carrier.id,
      reviewer: { id: shipper.id, firstName: 'Sam', lastInitial: 'R.' },
      rating: 5,
      comment: 'On time, and careful.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    ok(await review(shipper, second, 4), 201);
    ok(await review(shipper, third, 4), 201);
    ok(await review(carrier, first, 3), 201);
    expect(await standing(carrier)).toEqual({ rating: 4.33, reviewCount: 3 });
    expect(await standing(shipper)).toEqual({ rating: 3, reviewCount: 1 });

    const page = await world.visitor.get<Review[]>(`/api/users/${carrier.id}/reviews?limit=2`);
    expect(page.body.map(({ shipmentId }) => shipmentId)).toEqual([third, second]);
    const rest = await world.visitor.get<Review[]>(
      /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '',
    );
    expect(rest.body).toEqual([posted.body]);
    const quotes = ok(
      await shipper.api.get<{ carrier: { rating: number; reviewCount: number } }[]>(`/api/shipments/${first}/quotes`),
      200,
    );
    expect(quotes[0]?.carrier).toMatchObject({ rating: 4.33, reviewCount: 3 });
  });

  it('are possible as soon as it is delivered, and the other side is told', async () => {
    const deal = await world.paid({}, await world.newShipper());
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    const stream = await openEventStream(world.server.url, { authorization: `Bearer ${deal.shipper.token}` });
    ok(await review(deal.carrier, deal.shipmentId, 4, 'Everything was ready.'), 201);
    expect(await standing(deal.shipper)).toEqual({ rating: 4, reviewCount: 1 });
    let told: unknown[] = [];
    while (told.length === 0) {
      await stream.next('notification.created');
      const notices = await deal.shipper.api.get<{ kind: string }[]>('/api/notifications');
      told = notices.body.filter(({ kind }) => kind === 'review.posted');
    }
    stream.close();
    expect(told).toMatchObject([
      { title: 'New review: 4 of 5', body: 'Cole R. reviewed you for "Sailing boat". Everything was ready.' },
    ]);
  });

  it('do not count when the job was never paid here', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await world.booked({}, shipper, carrier);
    ok(await world.confirmDelivery(deal), 200);
    ok(await review(shipper, deal.shipmentId, 1), 201);
    expect(await standing(carrier)).toEqual({ rating: null, reviewCount: 0 });
    expect(ok(await world.visitor.get<Review[]>(`/api/users/${carrier.id}/reviews`), 200)).toHaveLength(1);
  });

  it('are refused a second time, even twenty times at once', async () => {
    const deal = await world.delivered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => review(deal.shipper, deal.shipmentId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectRefusal(answer, 409, 'review_exists');
  });

  it('are refused before delivery', async () => {
    const deal = await world.inTransit();
    expectRefusal(await review(deal.shipper, deal.shipmentId), 409, 'illegal_transition');
    expectRefusal(await review(deal.carrier, deal.shipmentId), 409, 'illegal_transition');
    const listed = await world.listed();
    expectRefusal(await review(world.shipper, listed), 409, 'illegal_transition');
  });

  it('are only the business of the two sides', async () => {
    const deal = await world.delivered();
    const loser = await world.newCarrier();
    for (const other of [loser, world.admin]) expectRefusal(await review(other, deal.shipmentId), 403, 'forbidden');
    const draft = await world.listed(world.shipper, { status: 'draft' });
    expectRefusal(await review(loser, draft), 404, 'not_found');
    expectRefusal(
      await world.visitor.post('/api/reviews', { shipmentId: deal.shipmentId, rating: 5 }),
      401,
      'unauthorized',
    );
    expectRefusal(await world.visitor.get('/api/users/8b0d8f0e-0000-4000-8000-000000000001/reviews'), 404, 'not_found');
    expectRefusal(await world.visitor.get('/api/users/nobody/reviews'), 404, 'not_found');
  });

  it.each([0, 6, 4.5, '5', null])('are refused with the rating %p', async (rating) => {
    const deal = await world.listed();
    const answer = await review(world.shipper, deal, rating);
    expectRefusal(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path: 'rating' }] });
  });

  it('hold at most 2,000 characters', async () => {
    const deal = await world.delivered();
    expectRefusal(await review(deal.shipper, deal.shipmentId, 5, 'x'.repeat(2001)), 400, 'invalid_input');
    ok(await review(deal.shipper, deal.shipmentId, 5, 'x'.repeat(2000)), 201);
  });
});

describe("a carrier's track record", () => {
  const record = async (who: Person) =>
    ok(
      await world.visitor.get<{ answered: object; minutesToAnswer: number | null }>(
        `/api/users/${who.id}/track-record`,
      ),
      200,
    );
  const says = async (from: Person, to: Person, content = 'Is it still free?') =>
    ok(await from.api.post('/api/messages', { receiverId: to.id, content }), 201);

  it('counts deliveries on the promised day, upheld claims and answers, each of how many', async () => {
    const carrier = await world.newCarrier();
    expect(await record(carrier)).toEqual({
      onTime: { count: 0, of: 0 },
      upheldClaims: { count: 0, of: 0 },
      answered: { count: 0, of: 0 },
      minutesToAnswer: null,
    });
    const promise = { estimatedPickupDate: await world.day(0), estimatedDeliveryDate: await world.day(1) };
    await world.delivered(promise, undefined, carrier);
    // Without a promise there is nothing to be late for, and without money in escrow nobody counts.
    const damaged = await world.delivered({}, undefined, carrier);
    const unpaid = await world.booked({}, undefined, carrier);
    ok(await unpaid.shipper.api.post(`/api/shipments/${unpaid.shipmentId}/confirm-delivery`), 200);
    const claim = ok(
      await damaged.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: damaged.shipmentId,
        kind: 'damage',
        amount: 100,
        description: 'The hull is scratched along the port side.',
      }),
      201,
    );
    expect(await record(carrier)).toMatchObject({ onTime: { count: 1, of: 1 }, upheldClaims: { count: 0, of: 2 } });
    const decision = { decision: 'partly_approved', amount: 50, note: 'The photos show it.' };
    ok(await world.admin.api.post(`/api/admin/claims/${claim.id}/resolve`, decision), 200);
    const late = await world.inTransit(promise, undefined, carrier);
    await world.advanceTo(`${promise.estimatedDeliveryDate}T23:00:00Z`, 12 * 3_600);
    ok(await carrier.api.post(`/api/shipments/${late.shipmentId}/deliver`), 200);
    expect(await record(carrier)).toMatchObject({ onTime: { count: 1, of: 2 }, upheldClaims: { count: 1, of: 3 } });
  });

  it('says how soon half of those who wrote were answered', async () => {
    const carrier = await world.newCarrier();
    const askers = await Promise.all(['Ann', 'Ben', 'Cat', 'Dan'].map((name) => world.newShipper(name)));
    for (const asker of askers) await says(asker, carrier);
    // What the carrier began is no question to them.
    await says(carrier, world.shipper, 'Do you need a carrier?');
    expect(await record(carrier)).toMatchObject({ answered: { count: 0, of: 0 }, minutesToAnswer: null });
    for (const asker of askers.slice(0, 3)) {
      await world.advance(30 * 60);
      await says(carrier, asker, 'Yes.');
    }
    await says(carrier, askers[0]!, 'Are you there?');
    // The clock goes on between the calls.
    const halfWithin = async () => Math.floor((await record(carrier)).minutesToAnswer! / 10) * 10;
    expect((await record(carrier)).answered).toEqual({ count: 3, of: 3 });
    expect(await halfWithin()).toBe(60);
    await world.advance(3 * 24 * 3_600);
    expect((await record(carrier)).answered).toEqual({ count: 3, of: 4 });
    expect(await halfWithin()).toBe(60);
  });

  it('is not there for people who are not there', async () => {
    expectRefusal(
      await world.visitor.get('/api/users/8b0d8f0e-0000-4000-8000-000000000001/track-record'),
      404,
      'not_found',
    );
  });
});
