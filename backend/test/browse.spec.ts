import type { Answer } from './support/client.js';
import { ok, World } from './support/people.js';
import { until } from './support/until.js';

interface Listed {
  id: string;
  title: string;
  status: string;
  budget: number | null;
  typical: { low: number; usual: number; high: number } | null;
  distanceMiles: number;
  pickupPoint: { latitude: number; longitude: number } | null;
  pickupDate: string | null;
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const search = (query: string): Promise<Answer<Listed[]>> =>
  world.visitor.get<Listed[]>(`/api/shipments?status=listed&${query}`);
const titles = async (query: string) => ok(await search(query), 200).map(({ title }) => title);

/** All pages of a search, following the link each page gives to the next. */
async function allPages(query: string): Promise<Listed[][]> {
  const pages: Listed[][] = [];
  for (let address: string | undefined = `/api/shipments?status=listed&${query}`; address !== undefined;) {
    const answer: Answer<Listed[]> = await world.visitor.get<Listed[]>(address);
    pages.push(ok(answer, 200));
    address = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

/** Many listings at once, by hand: `title` and `at` are SQL of the number `n`, from 1. */
async function listMany(count: number, title: string, at: string): Promise<void> {
  const like = await world.listed();
  await world.server.query(
    `INSERT INTO shipments (id, user_id, title, description, category, pickup_location, delivery_location, pickup_place, delivery_place, pickup_latitude, pickup_longitude,
       delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles, status, created_at, updated_at)
     SELECT gen_random_uuid(), user_id, ${title}, 'As it stands.', category, pickup_location, delivery_location, pickup_place, delivery_place, pickup_latitude, pickup_longitude,
       delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles, 'listed', ${at}, ${at}
       FROM shipments, generate_series(1, ${count}) n WHERE id = $1`,
    [like],
  );
  ok(await world.shipper.api.post(`/api/shipments/${like}/cancel`), 200);
}

describe('a search by words', () => {
  it('finds listings with all of them, in any form; the last may be unfinished', async () => {
    for (const title of ['Harpsichord with two benches', 'A bench for a harpsichord', 'Harp'])
      await world.listed(world.shipper, { title });
    expect(await titles('q=harpsichords bench')).toEqual(['A bench for a harpsichord', 'Harpsichord with two benches']);
    expect(await titles('q=bench harps')).toEqual(['A bench for a harpsichord', 'Harpsichord with two benches']);
    expect(await titles('q=harps bench')).toEqual([]);
    expect(await titles('q=harpsichord organ')).toEqual([]);
    expect(await titles(`q=${encodeURIComponent("harpsichord') OR (1=1")}`)).toEqual([]);
  });

  it('pages through all matches of all times, newest first, whatever was listed since', async () => {
    // Ten each of today, two weeks ago and half a year ago.
    await listMany(
      30,
      `'Telescope no. ' || n`,
      `now() - (CASE (n - 1) / 10 WHEN 0 THEN 1 WHEN 1 THEN 14 ELSE 180 END) * interval '1 day' - n * interval '1 minute'`,
    );
    const inOrder = Array.from({ length: 30 }, (_, n) => `Telescope no. ${n + 1}`);
    for (const limit of [7, 100]) {
      const pages = await allPages(`q=telescope&limit=${limit}`);
      expect(pages.flat().map(({ title }) => title)).toEqual(inOrder);
      expect(pages).toHaveLength(Math.ceil(30 / limit));
    }
    // More than a word may have before it counts as common and is looked up day by day: 24 a day.
    await listMany(2_100, `'Pallet no. ' || n`, `now() - n * interval '1 hour'`);
    expect((await allPages('q=telescope&limit=7')).flat().map(({ title }) => title)).toEqual(inOrder);
    const { headers } = await search('q=telescope&limit=1');
    expect([headers.get('x-total-count'), headers.get('x-total-count-capped')]).toEqual(['30', null]);
    // So many on top that not even one page of matches is among the newest.
    await listMany(330, `'Crate no. ' || n`, `now() + n * interval '1 millisecond'`);
    const pallets = (await allPages('q=pallet&limit=100')).flat();
    expect(pallets.map(({ title }) => title)).toEqual(Array.from({ length: 2_100 }, (_, n) => `Pallet no. ${n + 1}`));
    expect((await search('q=pallet&limit=1')).headers.get('x-total-count')).toBe('2100');
  });

  it('knows at once how many are listed in all, however many there are', async () => {
    const all = async () => Number((await search('limit=1')).headers.get('x-total-count'));
    const before = await all();
    expect(before).toBeGreaterThan(2_000);
    await world.listed();
    expect(await all()).toBe(before + 1);
  });
});

describe('a search by figures', () => {
  const budgets = [700, 300, 500, 300];

  beforeAll(async () => {
    for (const [place, budget] of budgets.entries())
      await world.listed(world.shipper, {
        title: `Kiln no. ${place}`,
        budget,
        weight: (place + 1) * 100,
        pickupDate: await world.day(10 - place),
      });
    await world.listed(world.shipper, { title: 'Kiln without a budget', budget: null, weight: null });
  });

  it('keeps to a minimum and maximum budget, and leaves out listings without one', async () => {
    const found = async (query: string) => (await titles(`q=kiln&${query}`)).sort();
    expect(await found('minBudget=301')).toEqual(['Kiln no. 0', 'Kiln no. 2']);
    expect(await found('maxBudget=500')).toEqual(['Kiln no. 1', 'Kiln no. 2', 'Kiln no. 3']);
    expect(await found('minBudget=300&maxBudget=300')).toEqual(['Kiln no. 1', 'Kiln no. 3']);
    expect(await found('minBudget=0')).toHaveLength(budgets.length);
  });

  it('keeps to a weight, a pickup day and the miles of the road', async () => {
    const found = async (query: string) => (await titles(`q=kiln&${query}`)).sort();
    expect(await found('minWeight=200&maxWeight=300')).toEqual(['Kiln no. 1', 'Kiln no. 2']);
    expect(await found('maxWeight=100.5')).toEqual(['Kiln no. 0']);
    const [from, to] = [await world.day(8), await world.day(9)];
    expect(await found(`pickupFrom=${from}&pickupTo=${to}`)).toEqual(['Kiln no. 1', 'Kiln no. 2']);
    expect(await found(`pickupFrom=${to}`)).toEqual(['Kiln no. 0', 'Kiln no. 1']);
    const [one] = ok(await world.visitor.get<{ distanceMiles: number }[]>('/api/shipments?q=kiln&limit=1'), 200);
    const miles = one?.distanceMiles ?? 0;
    expect(await found(`minMiles=${miles}&maxMiles=${miles}`)).toHaveLength(budgets.length + 1);
    expect(await found(`minMiles=${miles + 1}`)).toEqual([]);
    expect(await found(`maxMiles=${miles - 1}`)).toEqual([]);
  });

  it('pages through every sort order; listings without the figure come last', async () => {
    const walk = async (sort: string) => (await allPages(`q=kiln&sort=${sort}&limit=2`)).flat();
    expect((await walk('budget')).map(({ budget }) => budget)).toEqual([300, 300, 500, 700, null]);
    expect((await walk('-budget')).map(({ budget }) => budget)).toEqual([700, 500, 300, 300, null]);
    expect((await walk('pickupDate')).map(({ title }) => title)).toEqual([
      'Kiln no. 3',
      'Kiln no. 2',
      'Kiln no. 1',
      'Kiln no. 0',
      'Kiln without a budget',
    ]);
    // The same without words, over all that is listed.
    const all = (await allPages('sort=budget&limit=100')).flat();
    const known = all.map(({ budget }) => budget ?? Number.POSITIVE_INFINITY);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

describe('what a listing may pay', () => {
  const open = (query: string) => world.visitor.get<Listed[]>(`/api/shipments?status=open&${query}`);
  const payOf = ({ budget, typical }: Listed) => budget ?? typical?.usual ?? -1;

  beforeAll(async () => {
    for (const [place, budget] of [900, null, 120_000, 400].entries()) {
      const id = await world.listed(world.shipper, {
        title: `Anvil no. ${place}`,
        budget,
        pickupLocation: '12 Main St, Austin, TX 78704',
        deliveryLocation: place === 3 ? 'Houston, TX' : 'Denver, CO',
      });
      if (place === 2) await world.quoted(id);
    }
    // The estimates are made by a job.
    await until(async () => ok(await open('q=anvil'), 200).every(({ typical }) => typical !== null));
  });

  it('is its budget, else what the usual service typically costs, as the estimates say', async () => {
    const [bare] = ok(await search('q=anvil 1'), 200);
    const estimates = ok(
      await world.visitor.get<{ usual: boolean; low: number; high: number; estimatedCost: number }[]>(
        `/api/shipments/${bare!.id}/price-comparisons`,
      ),
      200,
    );
    const { low, high, estimatedCost } = estimates.find(({ usual }) => usual)!;
    expect(bare!.typical).toEqual({ low, usual: estimatedCost, high });
    // Whoever typed a street shows no more than about where it is.
    expect(bare!.pickupPoint).toEqual({ latitude: 30.2, longitude: -97.8 });
  });

  it('puts the best paid first, in all or by the mile, page by page, with those that have quotes or without', async () => {
    const byPay = ok(await search('q=anvil&sort=-pay'), 200);
    expect(byPay.map(payOf)).toEqual(byPay.map(payOf).toSorted((one, other) => other - one));
    const aMile = (each: Listed) => payOf(each) / each.distanceMiles;
    for (const query of ['q=anvil&', ''])
      for (const status of ['listed', 'open']) {
        const pages: Listed[] = [];
        for (let address = `/api/shipments?status=${status}&${query}sort=-payPerMile&limit=2`; address !== '';) {
          const answer = await world.visitor.get<Listed[]>(address);
          pages.push(...ok(answer, 200));
          address = query ? (/^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? '') : '';
        }
        expect(pages.map(aMile)).toEqual(pages.map(aMile).toSorted((one, other) => other - one));
        if (query) expect(pages).toHaveLength(status === 'open' ? 4 : 3);
      }
  });

  it('open is what is listed and what has quotes, the newest first, each once', async () => {
    const answer = await open('limit=3');
    const [listed, quoted] = await Promise.all(
      ['listed', 'quoted'].map((status) => world.visitor.get<Listed[]>(`/api/shipments?status=${status}&limit=100`)),
    );
    const total = (each: Answer<unknown>) => Number(each.headers.get('x-total-count'));
    expect(total(answer)).toBe(total(listed!) + total(quoted!));
    expect(ok(answer, 200).map(({ title, status }) => [title, status])).toEqual([
      ['Anvil no. 3', 'listed'],
      ['Anvil no. 2', 'quoted'],
      ['Anvil no. 1', 'listed'],
    ]);
    expect(ok(await open('category=animals'), 200)).toEqual([]);
  });
});

it('whom somebody blocked is not in their lists and counts, and in those of everybody else', async () => {
  const [carrier, owner] = [await world.newCarrier(), await world.newShipper()];
  const where = { pickupLocation: 'Laredo, TX', deliveryLocation: 'Waco, TX' };
  for (const title of ['Anchor no. 1', 'Anchor no. 2']) await world.listed(owner, { ...where, title });
  const kept = await world.listed(undefined, { ...where, title: 'Anchor no. 3' });
  const found = async (query: string, api = carrier.api) => {
    const answer = await api.get<Listed[]>(`/api/shipments?${query}`);
    return { ids: ok(answer, 200).map(({ id }) => id), total: Number(answer.headers.get('x-total-count')) };
  };
  const queries = [
    'status=listed&q=anchor',
    'status=open&q=anchor&sort=-payPerMile',
    'status=listed&pickupNear=Laredo, TX&radiusMiles=20',
    'status=open&pickupNear=Laredo, TX&sort=nearest',
    'status=open&deliveryNear=Waco, TX&radiusMiles=500&q=anchor',
  ];
  // Counted by the table of counts, and the count kept for a minute.
  const all = ['status=listed&limit=100', 'status=open&limit=100', 'status=open&maxBudget=9000&limit=100'];
  const totals = async (api = carrier.api) => Promise.all(all.map(async (query) => (await found(query, api)).total));
  const before = await totals();
  ok(await carrier.api.put(`/api/users/${owner.id}/block`), 204);
  for (const query of queries) {
    expect({ query, ...(await found(query)) }).toEqual({ query, ids: [kept], total: 1 });
    expect({ query, ...(await found(query, world.visitor)) }).toMatchObject({ query, total: 3 });
    // The other way round nobody is kept from seeing what everybody sees.
    expect((await found(query, owner.api)).total).toBe(3);
  }
  expect(await totals()).toEqual(before.map((total) => total - 2));
  expect(await totals(world.visitor)).toEqual(before);
  ok(await carrier.api.delete(`/api/users/${owner.id}/block`), 204);
  expect((await found(queries[0]!)).total).toBe(3);
  expect(await totals()).toEqual(before);
});

describe('a search around a place', () => {
  beforeAll(async () => {
    for (const [title, pickupLocation, deliveryLocation] of [
      ['Loom from Boise', 'Boise, ID', 'Miami, FL'],
      ['Loom to Nampa', 'Miami, FL', 'Nampa, ID'],
      ['Loom from Reno', 'Reno, NV', 'Miami, FL'],
    ]) {
      await world.listed(world.shipper, { title, pickupLocation, deliveryLocation });
    }
  });

  it('finds listings that begin or end within the radius', async () => {
    expect(await titles('near=Boise, ID')).toEqual(['Loom to Nampa', 'Loom from Boise']);
    expect(await titles('near=Boise, ID&radiusMiles=5')).toEqual(['Loom from Boise']);
    expect(await titles('pickupNear=Boise, ID')).toEqual(['Loom from Boise']);
    expect(await titles('deliveryNear=Boise, ID')).toEqual(['Loom to Nampa']);
    expect(await titles('near=43.61,-116.2&q=loom nampa')).toEqual(['Loom to Nampa']);
    expect(await titles('near=47,-109.5')).toEqual([]);
  });

  it('counts a listing that begins and ends there once, and pages through them', async () => {
    for (let n = 1; n <= 5; n += 1)
      await world.listed(world.shipper, {
        title: `Canoe no. ${n}`,
        pickupLocation: 'Fargo, ND',
        deliveryLocation: n % 2 === 0 ? 'Moorhead, MN' : 'Miami, FL',
      });
    const inOrder = [5, 4, 3, 2, 1].map((n) => `Canoe no. ${n}`);
    // A wide circle is searched from the newest back, and 400 miles around Fargo have fewer than that.
    for (const radius of [30, 400]) {
      expect((await allPages(`near=Fargo, ND&radiusMiles=${radius}&limit=2`)).flat().map(({ title }) => title)).toEqual(
        inOrder,
      );
      expect((await search(`near=Fargo, ND&radiusMiles=${radius}&limit=2`)).headers.get('x-total-count')).toBe('5');
    }
    expect(await titles('deliveryNear=Fargo, ND&category=vehicles')).toEqual(await titles('deliveryNear=Fargo, ND'));
    expect(await titles('deliveryNear=Fargo, ND&category=animals')).toEqual([]);
  });

  it('puts the nearest first when asked', async () => {
    expect(await titles('near=Boise, ID&radiusMiles=600&sort=nearest&q=loom')).toEqual([
      'Loom from Boise',
      'Loom to Nampa',
      'Loom from Reno',
    ]);
    expect((await search('sort=nearest')).status).toBe(400);
  });

  it('pages from the nearest outward, however wide the circle and small the page', async () => {
    // By distance from Spokane; two of each, listed in another order.
    const outward = ['Spokane, WA', 'Cheney, WA', "Coeur d'Alene, ID", 'Moscow, ID', 'Missoula, MT', 'Helena, MT'];
    const bell = { category: 'animals', deliveryLocation: 'Waco, TX' };
    for (const place of [...outward, ...outward.toReversed()])
      await world.listed(world.shipper, { ...bell, title: `Bell at ${place}`, pickupLocation: place });
    const within = [
      { query: 'pickupNear=Spokane, WA&radiusMiles=40', places: 3 },
      { query: 'pickupNear=Spokane, WA&radiusMiles=120', places: 4 },
      { query: 'near=Spokane, WA&radiusMiles=120', places: 4 },
      { query: 'pickupNear=Spokane, WA&radiusMiles=3000', places: 6 },
    ];
    for (const { query, places } of within)
      for (const limit of [1, 3, 5, 100]) {
        const found = (await allPages(`${query}&sort=nearest&category=animals&limit=${limit}`)).flat();
        const titled = outward.slice(0, places).flatMap((place) => [`Bell at ${place}`, `Bell at ${place}`]);
        expect({ query, limit, titles: found.map(({ title }) => title) }).toEqual({ query, limit, titles: titled });
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }
    // So many that their count is kept for a minute.
    await listMany(2_100, `'Buoy no. ' || n`, 'now()');
    const wide = 'pickupNear=Spokane, WA&radiusMiles=3000&sort=nearest&limit=5';
    const first = await search(wide);
    expect(Number(first.headers.get('x-total-count'))).toBeGreaterThan(2_100);
    expect(ok(await search(wide), 200)).toEqual(first.body);
  });
});
