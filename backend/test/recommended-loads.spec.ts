import { expectRefusal, ok, type Person, World } from './support/people.js';

interface Load {
  id: string;
  addedMiles: number;
  pay: number | null;
  payBasis: string | null;
  net: number | null;
  because: { code: string; tripId: string | null; name: string };
}

interface Recommended {
  nearMiles: number;
  loads: Load[];
}

interface Added {
  shipmentId: string;
  addedMiles: number;
  tripId: string;
  tripName: string;
  reachOn: string | null;
  deliverOn: string | null;
}

interface Trip {
  id: string;
  maxAddedMiles: number;
}

interface Along {
  loads: (Load & { reachOn: string })[];
  nearest: { shipmentId: string; addedMiles: number } | null;
}

let world: World;
let owner: Person;

beforeAll(async () => {
  world = await World.start();
  owner = await world.newShipper();
});

const listed = (pickupLocation: string, deliveryLocation: string, more: object = {}) =>
  world.listed(owner, { pickupLocation, deliveryLocation, ...more });
const plan = async (carrier: Person, from: string, to: string, more: object = {}) =>
  ok(await carrier.api.post<Trip>('/api/trips', { from, to, firstDay: await world.day(5), ...more }), 201);
const recommended = async (carrier: Person) =>
  ok(await carrier.api.get<Recommended>('/api/recommended-loads'), 200).loads;
const idsOf = (loads: readonly Load[]) => loads.map(({ id }) => id);

describe('recommended loads', () => {
  it('are those along all planned trips, each once and where it leaves most', async () => {
    const carrier = await world.newCarrier();
    const north = await listed('Boise, ID', 'Spokane, WA', { budget: 900 });
    const both = await listed('Nampa, ID', 'Spokane, WA', { budget: 1_200 });
    const east = await listed('Fargo, ND', 'Duluth, MN', { budget: 950 });
    const later = await listed('Boise, ID', 'Spokane, WA', { budget: 5_000, pickupDate: await world.day(2) });
    const first = await plan(carrier, 'Boise, ID', 'Spokane, WA', { label: 'Up north' });
    await plan(carrier, 'Boise, ID', 'Spokane, WA', { label: 'Dearer', costAMile: 9 });
    const second = await plan(carrier, 'Fargo, ND', 'Duluth, MN');

    const loads = await recommended(carrier);
    expect(loads.map(({ id, because }) => [id, because])).toEqual([
      [both, { code: 'on_trip', tripId: first.id, name: 'Up north' }],
      [east, { code: 'on_trip', tripId: second.id, name: 'Fargo, ND to Duluth, MN' }],
      [north, { code: 'on_trip', tripId: expect.any(String), name: expect.any(String) }],
    ]);
    expect(idsOf(loads)).not.toContain(later);
    // The same figures as the trip's own page says.
    const along = ok(await carrier.api.get<Along>(`/api/trips/${first.id}/loads`), 200).loads;
    const facts = ({ id, addedMiles, pay, payBasis, net }: Load) => ({ id, addedMiles, pay, payBasis, net });
    expect(facts(loads[0]!)).toEqual(facts(along.find(({ id }) => id === both)!));
    expect(loads[0]!.net).toBeCloseTo(1_200 * 0.95 - loads[0]!.addedMiles * 2.26, 5);

    // Not the carrier's own, none they have quoted on, none they hid, none that is booked.
    const own = await listed('Boise, ID', 'Spokane, WA', { budget: 3_000 });
    await world.server.query('UPDATE shipments SET user_id = $2 WHERE id = $1', [own, carrier.id]);
    expect(idsOf(await recommended(carrier))).not.toContain(own);
    await world.quoted(both, carrier);
    ok(await carrier.api.post(`/api/shipments/${east}/hide`), 204);
    expect(idsOf(await recommended(carrier))).toEqual([north]);
    ok(await owner.api.post(`/api/shipments/${north}/cancel`), 200);
    // Nothing is left along the trips, and there are no jobs.
    expect(await recommended(carrier)).toEqual([]);
    ok(await carrier.api.put(`/api/users/${owner.id}/block`), 204);
    ok(await carrier.api.delete(`/api/shipments/${east}/hide`), 204);
    expect(await recommended(carrier)).toEqual([]);
  });

  it('are at most thirty', async () => {
    const carrier = await world.newCarrier();
    await plan(carrier, 'Rapid City, SD', 'Omaha, NE');
    for (let n = 0; n < 32; n += 1) await listed('Rapid City, SD', 'Omaha, NE', { budget: 500 + n });
    const loads = await recommended(carrier);
    expect(loads.map(({ pay }) => pay)).toEqual(Array.from({ length: 30 }, (_, n) => 531 - n));
  });

  it('are without a trip those near the ends of the last jobs, of their categories', async () => {
    const carrier = await world.newCarrier();
    expect(await recommended(carrier)).toEqual([]);
    await world.paid({}, world.shipper, carrier);
    const far = await listed('Colorado Springs, CO', 'Boise, ID', { budget: 2_000 });
    const near = await listed('Boulder, CO', 'Boise, ID', { budget: 800 });
    const start = await listed('Austin, TX', 'Boise, ID', { budget: 700 });
    const other = await listed('Denver, CO', 'Boise, ID', { budget: 900, category: 'animals' });
    const loads = (await recommended(carrier)).filter(({ id }) => [far, near, start, other].includes(id));
    expect(loads.map(({ id, because }) => [id, because])).toEqual([
      [near, { code: 'near_job', tripId: null, name: 'Denver, CO' }],
      [start, { code: 'near_job', tripId: null, name: 'Austin, TX' }],
    ]);
    const [first] = loads as [Load];
    expect(first.addedMiles).toBeGreaterThan(20);
    expect(first.addedMiles).toBeLessThanOrEqual(40);
    expect(first.net).toBeCloseTo(800 * 0.95 - first.addedMiles * 2.26, 5);
    ok(await carrier.api.post(`/api/shipments/${start}/hide`), 204);
    await world.quoted(near, carrier);
    const left = idsOf(await recommended(carrier));
    expect(left.filter((id) => [near, start].includes(id))).toEqual([]);
  });

  it('are for carriers alone', async () => {
    expectRefusal(await world.shipper.api.get('/api/recommended-loads'), 403, 'carriers_only');
    expectRefusal(await world.visitor.get('/api/recommended-loads'), 401, 'unauthorized');
  });
});

describe('after a delivery', () => {
  const next = async (carrier: Person, shipmentId: string) =>
    ok(await carrier.api.get<Recommended>(`/api/shipments/${shipmentId}/next-loads`), 200);

  it('come the loads that start near, and those that lead home where some do', async () => {
    const carrier = await world.newCarrier();
    const { shipmentId } = await world.delivered({}, world.shipper, carrier);
    const away = await listed('Denver, CO', 'Cheyenne, WY', { budget: 600, category: 'animals' });
    const home = await listed('Aurora, CO', 'Waco, TX', { budget: 1_500 });
    await listed('Pueblo, CO', 'Waco, TX', { budget: 1_500 });
    const ours = async () => {
      const { nearMiles, loads } = await next(carrier, shipmentId);
      expect(nearMiles).toBe(40);
      return loads.filter(({ id }) => [away, home].includes(id)).map(({ id, because }) => [id, because]);
    };
    const here = { code: 'after_delivery', tripId: null, name: 'Denver, CO' };
    expect(await ours()).toEqual([
      [home, here],
      [away, here],
    ]);
    const profile = (fields: object) => carrier.api.put('/api/users/profile', fields);
    ok(await profile({ homeBase: 'Austin, TX' }), 200);
    expect(await ours()).toEqual([[home, { code: 'towards_home', tripId: null, name: 'Austin, TX' }]]);
    // A carrier of vehicles alone is not offered animals; a home that nobody knows is none.
    ok(await profile({ homeBase: 'Somewhere nice', takes: ['vehicles'] }), 200);
    expect(await ours()).toEqual([[home, here]]);
  });

  it('nobody but its carrier asks for them', async () => {
    const { shipmentId } = await world.delivered();
    expectRefusal(await world.shipper.api.get(`/api/shipments/${shipmentId}/next-loads`), 404, 'not_found');
    for (const id of [shipmentId, await listed('Denver, CO', 'Waco, TX'), 'x'])
      expectRefusal(await (await world.newCarrier()).api.get(`/api/shipments/${id}/next-loads`), 404, 'not_found');
  });
});

describe('added miles', () => {
  const added = async (carrier: Person, ids: readonly string[]) =>
    ok(await carrier.api.get<Added[]>(`/api/trips/added-miles?shipments=${ids.join()}`), 200);

  it('are the least over all planned trips, and say which', async () => {
    const carrier = await world.newCarrier();
    const same = await listed('Tulsa, OK', 'Wichita, KS');
    const off = await listed('Jackson, TN', 'Birmingham, AL');
    const island = await listed('Tulsa, OK', 'Honolulu, HI');
    const draft = await world.listed(owner, { status: 'draft' });
    expect(await added(carrier, [same, off])).toEqual([]);
    const west = await plan(carrier, 'Tulsa, OK', 'Wichita, KS', { label: 'West' });
    const east = await plan(carrier, 'Memphis, TN', 'Birmingham, AL', { maxAddedMiles: 300 });
    const answer = await added(carrier, [off, same, island, draft, off.toUpperCase()]);
    expect(answer).toHaveLength(2);
    expect(answer).toContainEqual({
      shipmentId: same,
      addedMiles: 0,
      tripId: west.id,
      tripName: 'West',
      reachOn: await world.day(5),
      deliverOn: await world.day(6),
    });
    const along = ok(await carrier.api.get<Along>(`/api/trips/${east.id}/loads`), 200).loads;
    const fit = along.find(({ id }) => id === off);
    expect(answer).toContainEqual({
      shipmentId: off,
      addedMiles: fit?.addedMiles,
      tripId: east.id,
      tripName: 'Memphis, TN to Birmingham, AL',
      reachOn: fit?.reachOn,
      deliverOn: await world.day(6),
    });
    // The trip comes too late for its owner.
    const early = await listed('Tulsa, OK', 'Wichita, KS', { pickupDate: await world.day(2) });
    expect(await added(carrier, [early])).toMatchObject([{ addedMiles: 0, reachOn: null, deliverOn: null }]);
    // Another carrier's trips are nobody's business.
    expect(await added(await world.newCarrier(), [same, off])).toEqual([]);
  });

  it('are asked for up to fifty listings by their ids', async () => {
    const ask = (list: string) => world.carrier.api.get(`/api/trips/added-miles?shipments=${list}`);
    const id = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';
    ok(await ask(Array.from({ length: 50 }, () => id).join()), 200);
    for (const list of [Array.from({ length: 51 }, () => id).join(), '', 'x', `${id},`, `${id};${id}`])
      expectRefusal(await ask(list), 400, 'invalid_input');
    expectRefusal(await world.carrier.api.get('/api/trips/added-miles'), 400, 'invalid_input');
  });
});

describe('the nearest that misses a trip', () => {
  it('is told also where it adds more than a trip may allow', async () => {
    const carrier = await world.newCarrier();
    const { id } = await plan(carrier, 'Caribou, ME', 'Houlton, ME', { minLoadMiles: 100 });
    const nearest = async () => ok(await carrier.api.get<Along>(`/api/trips/${id}/loads`), 200).nearest;
    expect(await nearest()).toBeNull();
    const far = await listed('Presque Isle, ME', 'Burlington, VT');
    expect(await nearest()).toMatchObject({ shipmentId: far });
    expect((await nearest())?.addedMiles).toBeGreaterThan(300);
    const near = await listed('Caribou, ME', 'Bangor, ME');
    expect(await nearest()).toMatchObject({ shipmentId: near });
    expect((await nearest())?.addedMiles).toBeLessThanOrEqual(300);
  });
});
