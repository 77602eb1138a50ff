import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { isOverseas } from '../src/places/distance.js';
import type { Shipment } from './support/answers.js';
import { expectOpenLoadsFresh } from './support/open-loads.js';
import { ok, type Person, World } from './support/people.js';

const VERBS = process.env['HAULWAY_TEST_LONG'] ? 2_000 : 120;
const PLACES = [
  'Austin, TX',
  'Denver, CO',
  'Detroit, MI',
  'Buffalo, NY',
  'Toronto, ON',
  'Honolulu, HI',
  '33101',
  'Avalon, CA',
];

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** A number that the same step always draws. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('what can be quoted on stands in the table of open loads, whatever is done to it', async () => {
  const draw = chanceOf(20_261_124);
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const day = () => new Date(Date.now() + (1 + draw(40)) * 86_400_000).toISOString().slice(0, 10);
  const carrier: Person = await world.newCarrier();
  const ids: string[] = [];
  const done = new Set<string>();
  const fields = () => ({
    budget: pick([null, 100 + draw(5_000)]),
    weight: pick([null, 10 + draw(9_000)]),
    dimensions: pick([null, '18.5 x 7.25 x 6', '4 x 4 x 4']),
    pickupLocation: pick(PLACES),
    deliveryLocation: pick(PLACES),
    deliveryDate: null,
    ...pick([
      { pickupDate: null, pickupUntil: null },
      { pickupDate: day(), pickupUntil: null },
    ]),
  });
  const verbs: Record<string, (id: string) => Promise<{ status: number }>> = {
    change: (id) => world.shipper.api.patch(`/api/shipments/${id}`, fields()),
    retitle: (id) => world.shipper.api.patch(`/api/shipments/${id}`, { title: pick(['A piano', 'A crate', 'A boat']) }),
    publish: (id) => world.shipper.api.post(`/api/shipments/${id}/publish`),
    cancel: (id) => world.shipper.api.post(`/api/shipments/${id}/cancel`),
    price: (id) => world.shipper.api.post(`/api/shipments/${id}/price-comparisons`),
    quote: (shipmentId) => carrier.api.post('/api/quotes', { shipmentId, amount: 900 }),
    withdraw: async (id) => carrier.api.post(`/api/quotes/${await quoteOf(id)}/withdraw`),
    accept: async (id) => world.shipper.api.post(`/api/quotes/${await quoteOf(id)}/accept`),
    unaccept: async (id) => world.shipper.api.post(`/api/quotes/${await quoteOf(id, 'accepted')}/unaccept`),
  };
  // Of this shipment, or of any other that has one.
  const quoteOf = async (id: string, status = 'pending') =>
    (
      await world.server.query<{ id: string }>(
        'SELECT id FROM quotes WHERE status = $2 ORDER BY shipment_id = $1 DESC, created_at DESC LIMIT 1',
        [id, status],
      )
    )[0]?.id ?? id;
  const list = async () => {
    const status = pick(['draft', 'listed', 'listed']);
    ids.push(await world.listed(world.shipper, { ...fields(), status }));
  };
  for (let step = 0; step < VERBS; step += 1) {
    if (ids.length < 4 || draw(8) === 0) await list();
    const [name, verb] = pick(Object.entries(verbs));
    const { status } = await verb(pick(ids.slice(-6)));
    if (status < 300) done.add(name);
    if (step % 40 === 39) await expectOpenLoadsFresh(world.server);
  }
  expect(await expectOpenLoadsFresh(world.server)).toBeGreaterThan(3);
  // Every verb was possible at least once.
  expect([...done].toSorted()).toEqual(Object.keys(verbs).toSorted());
});

it('a listing pays its budget, else what is usual for it', async () => {
  const id = await world.listed(world.shipper, { budget: null });
  const pay = async () =>
    (
      await world.server.query<{ pay_cents: string | null; pay_basis: string | null }>(
        'SELECT pay_cents, pay_basis FROM open_loads WHERE shipment_id = $1',
        [id],
      )
    )[0];
  const prices = ok(
    await world.shipper.api.post<{ estimatedCost: number; usual: boolean }[]>(`/api/shipments/${id}/price-comparisons`),
    200,
  );
  const usual = prices.find((price) => price.usual)?.estimatedCost ?? 0;
  expect(await pay()).toEqual({ pay_cents: String(usual * 100), pay_basis: 'typical' });
  ok(await world.shipper.api.patch<Shipment>(`/api/shipments/${id}`, { budget: 812.5 }), 200);
  expect(await pay()).toEqual({ pay_cents: '81250', pay_basis: 'budget' });
  ok(await world.shipper.api.patch<Shipment>(`/api/shipments/${id}`, { budget: null }), 200);
  expect(await pay()).toMatchObject({ pay_basis: 'typical' });
});

it('the database knows the same islands as the distances do', async () => {
  const { regions } = JSON.parse(readFileSync(new URL('../src/places/crossings.json', import.meta.url), 'utf8')) as {
    regions: { box: [south: number, west: number, north: number, east: number] }[];
  };
  const corners = regions.flatMap(({ box: [south, west, north, east] }) =>
    [south, south - 0.01, north, north + 0.01].flatMap((latitude) =>
      [west, west - 0.01, east, east + 0.01].map((longitude) => ({ latitude, longitude })),
    ),
  );
  const anywhere = fc.sample(
    fc.record({ latitude: fc.integer({ min: -20, max: 84 }), longitude: fc.integer({ min: -180, max: 179 }) }),
    300,
  );
  const points = [...corners, ...anywhere].map(({ latitude, longitude }) => ({
    latitude: Number(latitude.toFixed(7)),
    longitude: Number(longitude.toFixed(7)),
  }));
  const answered = await world.server.query<{ sea: boolean }>(
    `SELECT is_overseas(latitude, longitude) AS sea FROM unnest($1::numeric[], $2::numeric[]) WITH ORDINALITY p (latitude, longitude, n) ORDER BY n`,
    [points.map(({ latitude }) => latitude.toFixed(7)), points.map(({ longitude }) => longitude.toFixed(7))],
  );
  expect(answered.map(({ sea }) => sea)).toEqual(points.map(isOverseas));
});
