import type { Shipment } from './support/answers.js';
import type { Answer } from './support/client.js';
import { DAY, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';
import { upload } from './support/uploads.js';
import { until } from './support/until.js';

let world: World;
let owner: Person;
/** A carrier who has done a job for the owner, and one who has not. */
let known: Person;
let stranger: Person;

interface Listing extends Shipment {
  onlyFor: string[] | null;
  onlyUntil: string | null;
  sharePath: string | null;
  can: string[];
}

beforeAll(async () => {
  world = await World.start();
  [owner, known, stranger] = [await world.newShipper(), await world.newCarrier(), await world.newCarrier()];
  const deal = await world.delivered({}, owner, known);
  ok(await world.confirmDelivery(deal), 200);
});

const LANE = {
  pickupLocation: 'Boise, ID',
  deliveryLocation: 'Spokane, WA',
  category: 'animals',
  title: 'Quilting frame',
};
const listed = (body: object = {}) => world.listed(owner, { ...LANE, onlyFor: [known.id], ...body });
const read = (by: Person | undefined, id: string): Promise<Answer<Listing>> =>
  (by?.api ?? world.visitor).get<Listing>(`/api/shipments/${id}`);
const change = (id: string, body: object) => owner.api.patch<Listing>(`/api/shipments/${id}`, body);
/** Waits until programs were told exactly these things about a shipment, in this order. */
async function toldOf(by: Person, id: string, types: readonly string[]): Promise<void> {
  let told: string[] = [];
  const log = async () =>
    ok(await by.api.get<{ type: string }[]>(`/api/event-log?types=shipment.*&shipmentId=${id}`), 200);
  await until(
    async () => {
      told = (await log()).map(({ type }) => type);
      return told.length >= types.length;
    },
    () => `Told of ${told.join(', ')}.`,
  );
  expect(told).toEqual(types);
}

const SEARCHES = [
  'limit=100',
  'status=listed&limit=100',
  'status=open&limit=100',
  'status=open&sort=pickupDate',
  'q=quilting',
  'status=listed&q=quilting',
  'status=listed&near=Boise, ID',
  'status=open&near=Boise, ID',
  'status=listed&near=Boise, ID&radiusMiles=2000',
];
/** What is read about a shipment at addresses of its own. */
const PARTS = [
  'quotes',
  'condition-reports',
  'locations',
  'price-comparisons',
  'contact',
  'change-orders',
  'cancellation-preview',
  'timeline',
];

/** In how many of the open lists it is. */
async function foundBy(by: Person | undefined, id: string): Promise<number> {
  const lists = await Promise.all(
    [...SEARCHES, `ids=${id}`, `ids=${id}&status=listed`].map((search) =>
      (by?.api ?? world.visitor).get<Listing[]>(`/api/shipments?${search}`),
    ),
  );
  return lists.filter((list) => ok(list, 200).some((each) => each.id === id)).length;
}
const total = async (search: string) =>
  Number((await world.visitor.get(`/api/shipments?${search}`)).headers.get('x-total-count'));

describe('a listing that is for some carriers first', () => {
  it('exists for them and for nobody else: in no list, count, link or picture, and for no question, quote or message', async () => {
    const [before, ofCategory] = [await total('status=listed'), await total('status=open&category=animals')];
    const photo = await upload(owner);
    const id = await listed({ bookNowPrice: 900, bookNowFor: 'anybody', photos: [photo] });
    ok(await known.api.get(photo), 200);
    for (const { api } of [stranger, { api: world.visitor }]) expectRefusal(await api.get(photo), 404, 'not_found');
    const { onlyFor, onlyUntil, sharePath } = ok(await read(owner, id), 200);
    expect([onlyFor, sharePath]).toEqual([[known.id], null]);
    expect(new Date(onlyUntil ?? 0).getTime() - (await world.now()).getTime()).toBeGreaterThan(
      (48 * HOUR - 60) * 1_000,
    );
    // Whom else it is for is between the owner and them.
    const seen = ok(await read(known, id), 200);
    expect(seen).toMatchObject({ onlyFor: null, onlyUntil });
    expect(seen.can).toEqual(expect.arrayContaining(['quotes', 'take', 'questions']));
    for (const by of [stranger, undefined]) {
      expectRefusal(await read(by, id), 404, 'not_found');
      expect(await foundBy(by, id)).toBe(0);
    }
    for (const answer of [
      await stranger.api.post('/api/quotes', { shipmentId: id, amount: 800 }),
      await stranger.api.post(`/api/shipments/${id}/take`, { amount: 900, estimatedPickupDate: await world.day(3) }),
      await stranger.api.post(`/api/shipments/${id}/questions`, { text: 'How heavy is it?' }),
      await stranger.api.get(`/api/shipments/${id}/questions`),
      ...(await Promise.all(PARTS.map((part) => stranger.api.get(`/api/shipments/${id}/${part}`)))),
      await stranger.api.get(`/api/shipments/${id}/timeline`),
      await stranger.api.post('/api/messages', { receiverId: owner.id, shipmentId: id, content: 'Hello' }),
      await world.visitor.get(`/api/shared/${id}`),
    ])
      expectRefusal(answer, 404, 'not_found');
    expect([await total('status=listed'), await total('status=open&category=animals')]).toEqual([before, ofCategory]);

    const offered = ok(await known.api.get<Listing[]>('/api/shipments?onlyFor=me'), 200);
    expect(offered.map((each) => each.id)).toContain(id);
    expect(ok(await stranger.api.get<Listing[]>('/api/shipments?onlyFor=me'), 200)).toEqual([]);
    expectRefusal(await world.visitor.get('/api/shipments?onlyFor=me'), 401, 'unauthorized');
    expect(await foundBy(owner, id)).toBeGreaterThan(0);
    ok(await world.admin.api.get(`/api/shipments/${id}`), 200);
    ok(await owner.api.post(`/api/shipments/${id}/cancel`), 200);
  });

  it('tells them, and everybody else only when it opens: at its time, or when its owner says so', async () => {
    const today = await world.day(1);
    const trip = ok(
      await stranger.api.post<{ id: string }>('/api/trips', { from: 'Boise, ID', to: 'Spokane, WA', firstDay: today }),
      201,
    );
    const onTheWay = async () => {
      const { loads } = ok(await stranger.api.get<{ loads: { id: string }[] }>(`/api/trips/${trip.id}/loads`), 200);
      return loads.map(({ id }) => id);
    };
    const opens = new Date((await world.now()).getTime() + 3 * HOUR * 1_000).toISOString();
    const id = await listed({ onlyUntil: opens });
    await world.told(known, id, 'shipment', ['shipment.offered']);
    await toldOf(known, id, ['shipment.offered']);
    expect(ok(await read(owner, id), 200).onlyUntil).toBe(opens);
    await world.quoted(id, known);
    expectRefusal(await read(stranger, id), 404, 'not_found');
    expect(await onTheWay()).toEqual([]);
    await world.advance(3 * HOUR + 60);
    expect(ok(await read(stranger, id), 200)).toMatchObject({
      status: 'quoted',
      onlyFor: null,
      onlyUntil: null,
      sharePath: `/s/${id}`,
    });
    expect(await foundBy(stranger, id)).toBeGreaterThan(4);
    await toldOf(owner, id, ['shipment.offered', 'shipment.listed']);
    expect(await onTheWay()).toEqual([id]);

    const opened = await listed();
    for (const body of [{ onlyFor: [stranger.id] }, { onlyFor: [known.id] }, { onlyUntil: opens }])
      expectRefusal(await change(opened, body), 400, 'invalid_input');
    expect(ok(await change(opened, { onlyFor: [] }), 200)).toMatchObject({ onlyFor: null, onlyUntil: null });
    ok(await read(stranger, opened), 200);
    await toldOf(owner, opened, ['shipment.offered', 'shipment.listed']);
    await world.advance(2 * DAY);
    await toldOf(owner, opened, ['shipment.offered', 'shipment.listed']);
    for (const each of [id, opened]) ok(await owner.api.post(`/api/shipments/${each}/cancel`), 200);
  });

  it('takes one to five carriers who did a job for this owner, for at most 48 hours', async () => {
    const other = await world.newShipper();
    const refused = async (body: object, by = owner) =>
      expectRefusal(
        await by.api.post('/api/shipments', { ...LANE, description: 'Oak, ten feet wide.', ...body }),
        400,
        'invalid_input',
      );
    for (const onlyFor of [[stranger.id], [known.id, stranger.id], [owner.id], ['x'], 'all', Array(6).fill(known.id)])
      await refused({ onlyFor });
    await refused({ onlyFor: [known.id] }, other);
    const hours = async (count: number) => new Date((await world.now()).getTime() + count * HOUR * 1_000).toISOString();
    for (const onlyUntil of [await hours(-1), await hours(49), 'soon'])
      await refused({ onlyFor: [known.id], onlyUntil });
    await refused({ onlyUntil: await hours(3) });
    // Nobody in particular is everybody.
    const all = await listed({ onlyFor: [] });
    ok(await read(stranger, all), 200);
    ok(await owner.api.post(`/api/shipments/${all}/cancel`), 200);
    // Who blocked the other, or was suspended, is nobody to show it to.
    ok(await known.api.put(`/api/users/${owner.id}/block`), 204);
    await refused({ onlyFor: [known.id] });
    ok(await known.api.delete(`/api/users/${owner.id}/block`), 204);
    const suspend = (by: 'suspend' | 'restore') =>
      world.admin.api.post(`/api/admin/users/${known.id}/${by}`, { reason: 'Papers' });
    const draft = await listed({ status: 'draft' });
    ok(await suspend('suspend'), 200);
    await refused({ onlyFor: [known.id] });
    // Whom a draft names already does not keep the rest of it from being changed; it is looked at again when it is listed.
    ok(await change(draft, { title: 'A frame', onlyFor: [known.id] }), 200);
    expectRefusal(await owner.api.post(`/api/shipments/${draft}/publish`), 400, 'invalid_input');
    ok(await suspend('restore'), 200);
    ok(await owner.api.post(`/api/shipments/${draft}/publish`), 200);
    ok(await owner.api.post(`/api/shipments/${draft}/cancel`), 200);
  });

  it('can be taken by one of five, and nobody reads its title in a message about it', async () => {
    const four = await Promise.all(['Ana', 'Ben', 'Cy', 'Di'].map((name) => world.newCarrier(name)));
    for (const carrier of four) ok(await world.confirmDelivery(await world.delivered({}, owner, carrier)), 200);
    const id = await listed({
      onlyFor: [known, ...four].map((each) => each.id),
      bookNowPrice: 900,
      bookNowFor: 'anybody',
    });
    ok(
      await known.api.post('/api/messages', { receiverId: stranger.id, shipmentId: id, content: 'Is that yours?' }),
      201,
    );
    const { needsYou } = ok(await stranger.api.get<{ needsYou: { title: string }[] }>('/api/users/me/dashboard'), 200);
    expect(needsYou.map(({ title }) => title)).not.toContain(LANE.title);
    const [, taker] = four;
    const board = ok(
      await four[0]!.api.get<{ needsYou: { kind: string; shipmentId: string }[] }>('/api/users/me/dashboard'),
      200,
    );
    expect(board.needsYou).toEqual([expect.objectContaining({ kind: 'quote_first', shipmentId: id })]);
    // Who cannot quote is not reminded to.
    ok(await owner.api.put(`/api/users/${four[0]!.id}/block`), 204);
    expect(ok(await four[0]!.api.get('/api/users/me/dashboard'), 200)).toMatchObject({ needsYou: [] });
    ok(await owner.api.delete(`/api/users/${four[0]!.id}/block`), 204);
    const taking = { amount: 900, estimatedPickupDate: await world.day(3) };
    ok(await taker!.api.post(`/api/shipments/${id}/take`, taking), 200);
    expectRefusal(await read(stranger, id), 404, 'not_found');
  });

  it('can wait as a draft, and a copy and what repeats a template are for the same carriers', async () => {
    const draft = await listed({ status: 'draft' });
    expect(ok(await read(owner, draft), 200)).toMatchObject({ onlyFor: [known.id], onlyUntil: null });
    expectRefusal(await read(known, draft), 404, 'not_found');
    ok(await change(draft, { onlyFor: null }), 200);
    const twice = [known.id, known.id.toUpperCase()];
    expect(ok(await change(draft, { onlyFor: twice }), 200).onlyFor).toEqual([known.id]);
    const published = ok(await owner.api.post<Listing>(`/api/shipments/${draft}/publish`), 200);
    expect(published.onlyFor).toEqual([known.id]);
    ok(await read(known, draft), 200);
    expectRefusal(await read(stranger, draft), 404, 'not_found');
    const template = ok(await owner.api.post<Listing>(`/api/shipments/${draft}/copy`, { template: true }), 201);
    expect(template).toMatchObject({ onlyFor: [known.id], onlyUntil: null });
    ok(
      await owner.api.post('/api/recurrences', {
        shipmentId: template.id,
        every: 'week',
        days: [1, 2, 3, 4, 5, 6, 7],
        aheadDays: 2,
      }),
      201,
    );
    await world.advance(DAY);
    const mine = ok(await owner.api.get<Listing[]>('/api/shipments?owner=me&status=listed'), 200);
    const again = mine.filter(({ id, onlyUntil }) => id !== draft && onlyUntil !== null);
    expect(again.length).toBeGreaterThan(0);
    await world.server.query('DELETE FROM recurrences');
    for (const { id } of again) {
      ok(await read(known, id), 200);
      expectRefusal(await read(stranger, id), 404, 'not_found');
      ok(await owner.api.post(`/api/shipments/${id}/cancel`), 200);
    }
    // What was cancelled before it opened stays between them.
    ok(await owner.api.post(`/api/shipments/${draft}/cancel`), 200);
    await world.advance(3 * DAY);
    expectRefusal(await read(stranger, draft), 404, 'not_found');
  });

  it('is booked by one of them, and open to all when that ends later', async () => {
    const id = await listed();
    const quoteId = await world.quoted(id, known);
    ok(await owner.api.post(`/api/quotes/${quoteId}/accept`), 200);
    expectRefusal(await read(stranger, id), 404, 'not_found');
    ok(await owner.api.post(`/api/quotes/${quoteId}/unaccept`), 200);
    expectRefusal(await read(stranger, id), 404, 'not_found');
    await world.advance(2 * DAY + 60);
    ok(await read(stranger, id), 200);
    await world.quoted(id, stranger);
    ok(await owner.api.post(`/api/shipments/${id}/cancel`), 200);
  });
});
