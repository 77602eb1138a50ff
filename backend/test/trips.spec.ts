import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { QueryRunner } from 'typeorm';
import { LookOverStopsBetween1765600000307 } from '../migrations/1765600000307-look-over-stops-between.js';
import { isOverseas, legMiles, roadMiles } from '../src/places/distance.js';
import { findPlace } from '../src/places/gazetteer.js';
import { type CaughtMail, expectWhole } from './support/mails.js';
import { CARDS, expectRefusal, ok, type Person, World } from './support/people.js';
import { until, untilFound } from './support/until.js';

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const LISTINGS = LONG ? 5_000 : 500;
const TRIPS = LONG ? 200 : 24;
const DAY_MS = 86_400_000;

interface Trip {
  id: string;
  places: { label: string; latitude: number; longitude: number }[];
  firstDay: string;
  lastDay: string;
  minLoadMiles: number;
  usualMinLoadMiles: number;
  miles: number;
  days: number;
  status: string;
  can: string[];
}

interface Found {
  id: string;
  addedMiles: number;
  leg: number;
  deliveryLeg: number;
  pay: number | null;
  payBasis: string | null;
  net: number | null;
  reachOn: string;
  deliverOn: string;
  warnings: string[];
}

/** What the answer says beside what the test reckons. */
interface Listed extends Found {
  distanceMiles: number;
}

interface Loads {
  complete: boolean;
  total: number | null;
  next: string | null;
  loads: Listed[];
  nearest: { shipmentId: string; addedMiles: number } | null;
}

let world: World;
let today: string;

beforeAll(async () => {
  world = await World.start({ alone: true });
  today = await world.day(0);
});

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const trip = (fields: object = {}) => ({
  from: 'Austin, TX',
  to: 'Denver, CO',
  firstDay: dayAfter(today, 5),
  ...fields,
});
const plan = async (carrier: Person, fields: object = {}) =>
  ok(await carrier.api.post<Trip>('/api/trips', trip(fields)), 201);
const loadsOf = async (carrier: Person, id: string, query = '') =>
  ok(await carrier.api.get<Loads>(`/api/trips/${id}/loads${query}`), 200);
const preview = async (carrier: Person, body: object, query = '') =>
  ok(await carrier.api.post<Loads>(`/api/trips/preview/loads${query}`, body), 200);

describe('a trip', () => {
  it('is planned with what a carrier usually wants, changed, and deleted', async () => {
    const carrier = await world.newCarrier();
    const made = await plan(carrier, { via: ['Amarillo, TX'], label: 'Home' });
    expect(made).toMatchObject({
      from: 'Austin, TX',
      via: ['Amarillo, TX'],
      to: 'Denver, CO',
      milesADay: 500,
      maxAddedMiles: 50,
      costAMile: 2.26,
      flexibleDays: 0,
      takes: null,
      freeWeight: null,
      status: 'planned',
      can: ['change', 'delete'],
    });
    expect(made.miles).toBeGreaterThan(850);
    expect(made.minLoadMiles).toBe(Math.round(made.miles / 10));
    expect(made.days).toBe(Math.floor(made.miles / 500) + 1);
    const address = `/api/trips/${made.id}`;
    const changed = ok(
      await carrier.api.patch<Trip>(address, { via: null, freeWeight: 4_000, takes: ['vehicles'], flexibleDays: 2 }),
      200,
    );
    expect(changed).toMatchObject({ via: [], freeWeight: 4_000, takes: ['vehicles'], flexibleDays: 2, label: 'Home' });
    expect(changed.lastDay).toBe(dayAfter(made.firstDay, 2 + Math.floor((changed.miles + 50) / 500)));
    expect(changed.minLoadMiles).toBe(Math.round(changed.miles / 10));
    expect(changed.usualMinLoadMiles).toBe(changed.minLoadMiles);
    // What the carrier chose themselves stays, wherever the trip leads.
    ok(await carrier.api.patch(address, { minLoadMiles: 40 }), 200);
    expect(ok(await carrier.api.patch<Trip>(address, { to: 'Dallas, TX' }), 200).minLoadMiles).toBe(40);
    expect(ok(await carrier.api.get<Trip[]>('/api/trips?status=planned'), 200).map(({ id }) => id)).toEqual([made.id]);
    ok(await carrier.api.delete(address), 204);
    expectRefusal(await carrier.api.get(address), 404, 'not_found');
  });

  it('leads to places that are known and that a road leads to, from today on', async () => {
    const post = (fields: object) => world.carrier.api.post('/api/trips', trip(fields));
    expectRefusal(await post({ to: 'Nowhere at all' }), 400, 'place_not_found');
    expectRefusal(await post({ to: 'Honolulu, HI' }), 400, 'trip_overseas');
    expectRefusal(await post({ via: ['Avalon, CA'] }), 400, 'trip_overseas');
    expectRefusal(await post({ to: 'Austin, TX' }), 400, 'invalid_input');
    expectRefusal(await post({ firstDay: dayAfter(today, -2) }), 400, 'invalid_input');
    expectRefusal(await post({ firstDay: dayAfter(today, 400) }), 400, 'invalid_input');
    expectRefusal(await post({ maxAddedMiles: 301 }), 400, 'invalid_input');
    expectRefusal(await post({ via: Array.from({ length: 7 }, () => 'Waco, TX') }), 400, 'invalid_input');
    // A round trip has a place between.
    ok(await post({ to: 'Austin, TX', via: ['Waco, TX'] }), 201);
  });

  it('is its carrier\u2019s alone, and twenty are planned at most', async () => {
    const carrier = await world.newCarrier();
    const made = await plan(carrier);
    for (const other of [world.carrier, world.shipper, world.admin]) {
      expectRefusal(await other.api.get(`/api/trips/${made.id}`), 404, 'not_found');
      expectRefusal(await other.api.get(`/api/trips/${made.id}/loads`), 404, 'not_found');
      expectRefusal(await other.api.patch(`/api/trips/${made.id}`, { label: 'Mine' }), 404, 'not_found');
      expectRefusal(await other.api.delete(`/api/trips/${made.id}`), 404, 'not_found');
    }
    const more = await Promise.all(Array.from({ length: 21 }, () => carrier.api.post('/api/trips', trip())));
    expect(more.map(({ status }) => status).sort()).toEqual([...Array(19).fill(201), 409, 409]);
    expectRefusal(await carrier.api.post('/api/trips', trip()), 409, 'too_many_trips');
  });
});

describe('loads along a trip', () => {
  it('say what they add, and what is left', async () => {
    const [carrier, owner] = [await world.newCarrier(), await world.newShipper()];
    const lane = { pickupLocation: 'Boise, ID', deliveryLocation: 'Spokane, WA' };
    const same = await world.listed(owner, { ...lane, budget: 1_000, weight: 3_000 });
    const off = await world.listed(owner, {
      pickupLocation: 'Nampa, ID',
      deliveryLocation: 'Spokane, WA',
      budget: 900,
    });
    const cheap = await world.listed(owner, { ...lane, budget: 500, pickupDate: dayAfter(today, 5) });
    const made = await plan(carrier, { from: 'Boise, ID', to: 'Spokane, WA', freeWeight: 5_000 });
    const { loads, complete, total, next, nearest } = await loadsOf(carrier, made.id);
    expect({ complete, total, next, nearest }).toEqual({ complete: true, total: 3, next: null, nearest: null });
    expect(loads.map(({ id }) => id)).toEqual([same, off, cheap]);
    const [first, second, third] = loads as [Listed, Listed, Listed];
    expect(first).toMatchObject({
      addedMiles: 0,
      leg: 0,
      pay: 1_000,
      payBasis: 'budget',
      net: 950,
      perAddedMile: null,
    });
    expect(first.warnings).toEqual(['no_dates']);
    expect(second.net).toBeCloseTo(900 * 0.95 - second.addedMiles * 2.26, 5);
    expect(second.addedMiles).toBeGreaterThan(0);
    expect(third).toMatchObject({ net: 475, addedMiles: 0, reachOn: dayAfter(today, 5), warnings: [] });
    expect(third.deliverOn).toBe(dayAfter(today, 5 + Math.ceil(third.distanceMiles / 500)));

    // Hidden, quoted on, booked by another: not shown any more.
    ok(await carrier.api.post(`/api/shipments/${off}/hide`), 204);
    const quoteId = await world.quoted(same, carrier);
    await world.quoted(cheap, world.carrier);
    const left = async () => (await loadsOf(carrier, made.id)).loads.map(({ id }) => id);
    expect(await left()).toEqual([cheap]);
    ok(await carrier.api.delete(`/api/shipments/${off}/hide`), 204);
    ok(await carrier.api.post(`/api/quotes/${quoteId}/withdraw`), 200);
    expect(await left()).toEqual([same, off, cheap]);
    ok(await owner.api.post(`/api/shipments/${same}/cancel`), 200);
    expect(await left()).toEqual([off, cheap]);

    // Page by page it is the same.
    const page = await loadsOf(carrier, made.id, '?limit=1');
    expect([page.loads.length, page.next, page.total]).toEqual([1, '1', 2]);
    expect((await loadsOf(carrier, made.id, '?limit=1&cursor=1')).loads.map(({ id }) => id)).toEqual([cheap]);
    expectRefusal(await carrier.api.get(`/api/trips/${made.id}/loads?cursor=x`), 400, 'invalid_input');
  });

  it('leave more where a lower fee is agreed with their owner', async () => {
    const [carrier, owner, business] = [await world.newCarrier(), await world.newShipper(), await world.newShipper()];
    ok(await world.admin.api.put(`/api/admin/users/${business.id}`, { feePercent: 2 }), 200);
    const lane = { pickupLocation: 'Boise, ID', deliveryLocation: 'Helena, MT' };
    const usual = await world.listed(owner, { ...lane, budget: 1_000 });
    const agreed = await world.listed(business, { ...lane, budget: 980 });
    const made = await plan(carrier, { from: 'Boise, ID', to: 'Helena, MT' });
    const along = async () => (await loadsOf(carrier, made.id)).loads.map(({ id, net }) => ({ id, net }));
    expect(await along()).toEqual([
      { id: agreed, net: 960.4 },
      { id: usual, net: 950 },
    ]);
    // What is higher than the usual fee is not asked of anybody.
    ok(await world.admin.api.put(`/api/admin/users/${business.id}`, { feePercent: 20 }), 200);
    expect(await along()).toEqual([
      { id: usual, net: 950 },
      { id: agreed, net: 931 },
    ]);
  });

  it('on the way back, and the nearest that misses', async () => {
    const [carrier, owner] = [await world.newCarrier(), await world.newShipper()];
    const back = await world.listed(owner, {
      pickupLocation: 'Fargo, ND',
      deliveryLocation: 'Duluth, MN',
      budget: 700,
    });
    const made = await plan(carrier, { from: 'Duluth, MN', to: 'Fargo, ND', maxAddedMiles: 5 });
    expect((await loadsOf(carrier, made.id)).loads).toEqual([]);
    const [home] = (await loadsOf(carrier, made.id, '?direction=back')).loads as [Listed];
    expect(home).toMatchObject({ id: back, addedMiles: 0, reachOn: made.lastDay });
    const off = await world.listed(owner, { pickupLocation: 'Brainerd, MN', deliveryLocation: 'Grand Forks, ND' });
    const { loads, nearest } = await loadsOf(carrier, made.id);
    expect(loads).toEqual([]);
    expect(nearest?.shipmentId).toBe(off);
    ok(await carrier.api.patch(`/api/trips/${made.id}`, { maxAddedMiles: nearest?.addedMiles }), 200);
    expect((await loadsOf(carrier, made.id)).loads.map(({ id, addedMiles }) => [id, addedMiles])).toEqual([
      [off, nearest?.addedMiles],
    ]);
  });
});

/** Along both coasts, across the lakes, in Canada, in the middle, in one city, and on islands. */
const TOWNS = [
  [
    'Austin, TX',
    'Dallas, TX',
    'Houston, TX',
    'Denver, CO',
    'Amarillo, TX',
    'Oklahoma City, OK',
    'Wichita, KS',
    '78704',
  ],
  ['Chicago, IL', 'Detroit, MI', 'Milwaukee, WI', 'Muskegon, MI', 'Cleveland, OH', 'Buffalo, NY', 'Toronto, ON'],
  ['New York, NY', 'Boston, MA', 'Miami, FL', 'Atlanta, GA', 'Richmond, VA', 'Nantucket, MA', 'Montreal, QC'],
  ['Los Angeles, CA', 'San Francisco, CA', 'Portland, OR', 'Seattle, WA', 'Vancouver, BC', 'Avalon, CA', '90210'],
  ['Los Angeles, CA', 'New York, NY', 'Kansas City, MO', 'Anchorage, AK', 'Calgary, AB', 'Honolulu, HI'],
];

interface Listing {
  id: string;
  from: string;
  to: string;
  category: string;
  weight: number | null;
  dimensions: string | null;
  budget: number | null;
  usual: number | null;
  window: [first: string, last: string] | null;
  deliverBy: string | null;
}

describe('the search', () => {
  const CATEGORIES = ['vehicles', 'household_items', 'heavy_equipment', 'freight', 'animals', 'other'];
  let listings: Listing[];

  const town = fc
    .nat(TOWNS.length - 1)
    .chain((area) => fc.tuple(fc.constantFrom(...TOWNS[area]!), fc.constantFrom(...TOWNS[area]!)));
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

  beforeAll(async () => {
    const listing = fc.record({
      ends: town,
      category: fc.constantFrom(...CATEGORIES),
      weight: maybe(fc.integer({ min: 50, max: 20_000 })),
      dimensions: maybe(fc.constantFrom('18.5 x 7.1 x 6', '4 x 4 x 4', '40 x 8.5 x 9', '30 x 12.25 x 10')),
      budget: maybe(fc.integer({ min: 100, max: 6_000 })),
      usual: maybe(fc.integer({ min: 100, max: 6_000 })),
      first: maybe(fc.nat(20)),
      days: fc.nat(6),
      deliverAfter: maybe(fc.nat(9)),
    });
    listings = fc
      .sample(listing, { numRuns: LISTINGS, seed: 20_261_124 })
      .map(({ ends, first, days, deliverAfter, ...rest }) => ({
        id: randomUUID(),
        from: ends[0],
        to: ends[1],
        ...rest,
        window: first === null ? null : [dayAfter(today, 30 + first), dayAfter(today, 30 + first + days)],
        deliverBy: first === null || deliverAfter === null ? null : dayAfter(today, 30 + first + days + deliverAfter),
      }));
    const rows = listings.map(({ id, from, to, window, ...rest }) => {
      const [start, end] = [findPlace(from)!, findPlace(to)!];
      return {
        id,
        ...rest,
        from,
        to,
        a: start.latitude,
        b: start.longitude,
        c: end.latitude,
        d: end.longitude,
        zone: start.timeZone,
        miles: Math.round(roadMiles(start, end)),
        first: window?.[0] ?? null,
        until: window?.[1] ?? null,
      };
    });
    const owner = await world.newShipper();
    await world.server.query(
      `INSERT INTO shipments (id, user_id, title, description, category, pickup_location, delivery_location, pickup_place, delivery_place,
         pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles,
         weight, dimensions, budget, pickup_date, pickup_until, delivery_date, status, created_at, updated_at)
       SELECT r.id, $2, 'A crate', 'A crate of parts.', r.category, r."from", r."to", r."from", r."to", r.a, r.b, r.c, r.d, r.zone, r.zone, r.miles,
              r.weight, r.dimensions, r.budget, r.first, r.until, r."deliverBy", 'listed', now(), now()
         FROM json_to_recordset($1) r (id uuid, category shipment_category, "from" text, "to" text, a numeric, b numeric, c numeric, d numeric, zone text,
              miles int, weight numeric, dimensions text, budget numeric, first date, until date, "deliverBy" date)`,
      [JSON.stringify(rows), owner.id],
    );
    await world.server.query(
      `INSERT INTO price_comparisons (shipment_id, carrier_name, service_type, estimated_cost, estimated_days, calculated_at, api_response, low, high)
       SELECT r.id, 'An open car carrier', 'Standard', r.usual, 3, now(), '{"usual": true}', r.usual, r.usual
         FROM json_to_recordset($1) r (id uuid, usual numeric) WHERE r.usual IS NOT NULL`,
      [JSON.stringify(rows)],
    );
  });

  /** What fits, computed listing by listing out of the definitions, with nothing of the search but the distances. */
  function bruteForce(asked: Asked): Found[] {
    const stops = [asked.from, ...(asked.via ?? []), asked.to].map((text) => findPlace(text)!);
    const miles = stops.slice(1).map((stop, n) => legMiles(stops[n]!, stop));
    const least = asked.minLoadMiles ?? Math.max(1, Math.round(Math.round(miles.reduce((a, b) => a + b)) / 10));
    return listings.flatMap((listing) => {
      const [pickup, delivery] = [findPlace(listing.from)!, findPlace(listing.to)!];
      const own = Math.round(roadMiles(pickup, delivery));
      const [length, width] = listing.dimensions?.split(' x ').map(Number) ?? [];
      if (isOverseas(pickup) || isOverseas(delivery) || own < least) return [];
      if (asked.takes && !asked.takes.includes(listing.category)) return [];
      if ((asked.freeWeight ?? Infinity) < (listing.weight ?? 0)) return [];
      if ((asked.freeLength ?? Infinity) < (length ?? 0) || (asked.freeWidth ?? Infinity) < (width ?? 0)) return [];
      const sumOf = (some: number[]) => some.reduce((sum, each) => sum + each, 0);
      const over = (leg: number, place: { latitude: number; longitude: number }) => {
        const [to, from] = [legMiles(stops[leg]!, place), legMiles(place, stops[leg + 1]!)];
        return { to, from, more: Math.max(0, to + from - miles[leg]!) };
      };
      const rides = miles.flatMap((_, on) => miles.flatMap((__, off) => (off < on ? [] : [{ on, off }])));
      // Of equal ones, that on one leg comes first.
      const options = rides
        .toSorted((a, b) => Number(a.on !== a.off) - Number(b.on !== b.off))
        .flatMap(({ on: n, off }) => {
          const reach = legMiles(stops[n]!, pickup);
          const onward = legMiles(delivery, stops[n + 1]!);
          const isSameLane = reach === 0 && onward === 0;
          const straight = isSameLane ? 0 : Math.max(0, Math.floor(reach + own + onward - miles[n]! + 0.5));
          const [up, down] = [over(n, pickup), over(off, delivery)];
          const added = off === n ? straight : Math.floor(up.more + down.more + 0.5);
          const carried = off === n ? own : up.from + sumOf(miles.slice(n + 1, off)) + down.to;
          const before = sumOf(miles.slice(0, n));
          const there = dayAfter(asked.firstDay, Math.floor((before + reach) / asked.milesADay));
          const [first, last] = listing.window ?? ['0001-01-01', '9999-12-31'];
          const on = there > first ? there : first;
          if (added > asked.maxAddedMiles || on > last || on > dayAfter(there, asked.flexibleDays)) return [];
          const arrival = dayAfter(on, Math.ceil(carried / asked.milesADay));
          return listing.deliverBy !== null && arrival > listing.deliverBy ? [] : [{ added, leg: n, off, on, arrival }];
        });
      const best = options.toSorted((a, b) => a.added - b.added)[0];
      if (!best) return [];
      const pay = listing.budget ?? listing.usual;
      const net = pay === null ? null : Math.round(pay * 95) - best.added * Math.round(asked.costAMile * 100);
      const warnings = [
        ...(listing.window ? [] : ['no_dates']),
        ...(asked.freeWeight !== null && listing.weight === null ? ['no_weight'] : []),
        ...((asked.freeLength ?? asked.freeWidth ?? null) !== null && listing.dimensions === null
          ? ['no_dimensions']
          : []),
        ...(pay === null ? ['no_price'] : []),
      ];
      return [
        {
          id: listing.id,
          addedMiles: best.added,
          leg: best.leg,
          deliveryLeg: best.off,
          pay,
          payBasis: pay === null ? null : listing.budget === null ? 'typical' : 'budget',
          net: net === null ? null : net / 100,
          reachOn: best.on,
          deliverOn: best.arrival,
          warnings,
        },
      ];
    });
  }

  type Asked = {
    from: string;
    to: string;
    via?: string[];
    firstDay: string;
    flexibleDays: number;
    milesADay: number;
    maxAddedMiles: number;
    costAMile: number;
    takes: string[] | null;
    freeWeight: number | null;
    freeLength: number | null;
    freeWidth: number | null;
    minLoadMiles: number | null;
  };

  const asked: fc.Arbitrary<Asked> = fc
    .record({
      area: fc.nat(TOWNS.length - 1),
      places: fc.array(fc.nat(5), { minLength: 2, maxLength: 4 }),
      firstDay: fc.integer({ min: 28, max: 55 }).map((days) => dayAfter(new Date().toISOString().slice(0, 10), days)),
      flexibleDays: fc.nat(7),
      milesADay: fc.integer({ min: 200, max: 1_000 }),
      maxAddedMiles: fc.nat(300),
      costAMile: fc.integer({ min: 0, max: 1_000 }).map((cents) => cents / 100),
      takes: maybe(fc.subarray(CATEGORIES, { minLength: 1 })),
      freeWeight: maybe(fc.integer({ min: 100, max: 20_000 })),
      freeLength: maybe(fc.constantFrom(5, 18.5, 41)),
      freeWidth: maybe(fc.constantFrom(5, 7.1, 12.25)),
      minLoadMiles: maybe(fc.integer({ min: 1, max: 400 })),
    })
    .map(({ area, places, ...rest }) => {
      const towns = TOWNS[area]!.filter((name) => !isOverseas(findPlace(name)!));
      const [from, ...others] = places.map((n) => towns[n % towns.length]!) as [string, ...string[]];
      const to = others.at(-1)!;
      const via = others.slice(0, -1);
      // A trip leads somewhere.
      const nowhere = [to, ...via].every((name) => name === from);
      return { from, to: nowhere ? towns[(towns.indexOf(from) + 1) % towns.length]! : to, via, ...rest };
    });

  const ORDERS: Record<string, (found: Found) => [number, number]> = {
    net: ({ net }) => [-(net ?? -Infinity), 0],
    added: ({ addedMiles: added, net }) => [added, -(net ?? -Infinity)],
    perAddedMile: ({ addedMiles: added, pay }) =>
      pay === null ? [Infinity, 0] : added === 0 ? [-Infinity, -pay] : [-Math.round(pay * 95) / added, 0],
  };

  it(
    'finds the same loads in the same order with the same figures as looking at each',
    async () => {
      const kept = (found: Found): Found => ({
        id: found.id,
        addedMiles: found.addedMiles,
        leg: found.leg,
        deliveryLeg: found.deliveryLeg,
        pay: found.pay,
        payBasis: found.payBasis,
        net: found.net,
        reachOn: found.reachOn,
        deliverOn: found.deliverOn,
        warnings: found.warnings,
      });
      let [many, across] = [0, 0];
      const carriers = await Promise.all(Array.from({ length: 4 }, () => world.newCarrier()));
      const ids = new Set(listings.map(({ id }) => id));
      for (const [n, question] of fc.sample(asked, { numRuns: TRIPS, seed: 7 }).entries()) {
        const sort = Object.keys(ORDERS)[n % 3]!;
        const found: Found[] = [];
        for (let cursor: string | null = ''; cursor !== null;) {
          const page: Loads = await preview(
            carriers[n % 4]!,
            question,
            `?limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`,
          );
          expect(page.complete).toBe(true);
          found.push(...page.loads.filter(({ id }) => ids.has(id)).map(kept));
          cursor = page.next;
        }
        const key = ORDERS[sort]!;
        const expected = bruteForce(question).toSorted((a, b) => {
          const [one, other] = [key(a), key(b)];
          return one[0] - other[0] || one[1] - other[1] || (a.id < b.id ? -1 : 1);
        });
        const inOrder = expected.map((each, i) => ({ ...each, tie: key(each).join(), i }));
        expect({ question, found }).toEqual({ question, found: inOrder.map(kept) });
        many += found.length;
        across += found.filter(({ leg, deliveryLeg }) => deliveryLeg > leg).length;
      }
      expect(many).toBeGreaterThan(TRIPS * 2);
      expect(across).toBeGreaterThan(TRIPS / 10);
    },
    LONG ? 600_000 : 60_000,
  );
});

describe('jobs on a trip', () => {
  interface Stops {
    stops: { jobId: string; end: string; leg: number; miles: number; day: string }[];
    places: { place: string; miles: number; day: string }[];
    miles: number;
    before: number;
    saved: number;
    conflicts: { jobId: string; end: string; what: string }[];
    free: { jobId: string }[];
  }

  it('have their stops in the shortest order, which is kept', async () => {
    const carrier = await world.newCarrier();
    const made = await plan(carrier, { firstDay: dayAfter(today, 8), freeWeight: 5_000 });
    const address = `/api/trips/${made.id}`;
    const pending = await world.quoted(await world.listed(), carrier);
    expectRefusal(await carrier.api.post(`${address}/jobs`, { quoteId: pending }), 409, 'illegal_transition');
    const terms = { estimatedPickupDate: await world.day(12), estimatedDeliveryDate: await world.day(12) };
    const [one, two] = [await world.paid(terms, world.shipper, carrier), await world.paid({}, world.shipper, carrier)];
    const add = (quoteId: string) => carrier.api.post<Stops>(`${address}/jobs`, { quoteId });
    expect(ok(await add(one.quoteId), 200)).toMatchObject({ saved: 0, free: [{ jobId: two.quoteId }] });
    // The second is put where it adds nothing.
    const added = ok(await add(two.quoteId), 200);
    expect([added.miles, added.stops.map(({ end }) => end)]).toEqual([
      made.miles,
      ['pickup', 'pickup', 'delivery', 'delivery'],
    ]);
    const keep = (stops: object[]) => carrier.api.put<Stops>(`${address}/stops`, { stops });
    const ends = ['pickup', 'delivery'];
    const both = ok(await keep([one, two].flatMap(({ quoteId }) => ends.map((end) => ({ jobId: quoteId, end })))), 200);
    // There, back, and there again.
    expect(both.miles).toBeCloseTo(made.miles * 3, -1);
    expectRefusal(await add(await world.quoted(await world.listed(), world.carrier)), 404, 'not_found');

    const best = ok(await carrier.api.post<Stops>(`${address}/order`, {}), 200);
    expect([best.miles, best.saved]).toEqual([made.miles, both.miles - best.miles]);
    expect(best.stops.map(({ end }) => end)).toEqual(['pickup', 'pickup', 'delivery', 'delivery']);
    // The first is agreed on for a day after the trip is there.
    expect(best.conflicts).toEqual([{ jobId: one.quoteId, end: 'pickup', what: 'early' }]);
    const order = best.stops.map(({ jobId, end }) => ({ jobId, end }));
    expectRefusal(await keep(order.toReversed()), 400, 'invalid_input');
    expectRefusal(await keep(order.slice(1)), 400, 'invalid_input');
    ok(await keep(order), 200);
    expect(ok(await carrier.api.get<Stops>(`${address}/stops`), 200)).toMatchObject({ miles: best.miles, saved: 0 });

    // Days are not bent.
    ok(await carrier.api.patch(address, { firstDay: dayAfter(today, 20) }), 200);
    const late = ok(await carrier.api.get<Stops>(`${address}/stops`), 200);
    expect(late.conflicts).toEqual([
      { jobId: one.quoteId, end: 'pickup', what: 'late' },
      { jobId: one.quoteId, end: 'delivery', what: 'late' },
    ]);
    // One is on board then, so that its pickup is no stop any more.
    ok(await carrier.api.post(`/api/shipments/${two.shipmentId}/pickup`), 200);
    expect(ok(await carrier.api.get<Stops>(`${address}/stops`), 200).stops).toHaveLength(3);
    ok(await carrier.api.delete(`${address}/jobs/${one.quoteId}`), 204);
    expectRefusal(await carrier.api.delete(`${address}/jobs/${one.quoteId}`), 404, 'not_found');
  });

  it('ride by the places of the trip, whose miles and days count', async () => {
    const carrier = await world.newCarrier();
    const firstDay = dayAfter(today, 8);
    const made = await plan(carrier, { from: 'Portland, ME', via: ['Miami, FL'], to: 'Boston, MA', firstDay });
    const address = `/api/trips/${made.id}`;
    const shipmentId = await world.listed(world.shipper, {
      pickupLocation: 'Portland, ME',
      deliveryLocation: 'Boston, MA',
    });
    const quoteId = await world.quoted(shipmentId, carrier, { estimatedDeliveryDate: firstDay });
    const deal = { shipmentId, quoteId, shipper: world.shipper, carrier };
    ok(await deal.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    const sum = ({ stops, places }: Stops) => [...stops, ...places].reduce((miles, leg) => miles + leg.miles, 0);
    const legs = ({ stops }: Stops) => stops.map(({ leg }) => leg);

    const added = ok(await carrier.api.post<Stops>(`${address}/jobs`, { quoteId }), 200);
    expect(added.places.map(({ place }) => place)).toEqual(['Miami, FL', 'Boston, MA']);
    // It is there on the day that was agreed on, though that takes more miles.
    expect([legs(added), added.conflicts, added.miles > made.miles]).toEqual([[0, 0], [], true]);
    expect(sum(added)).toBe(added.miles);
    const best = ok(await carrier.api.post<Stops>(`${address}/order`, {}), 200);
    expect([best.miles, best.saved]).toEqual([made.miles, added.miles - made.miles]);
    // To Boston by way of Miami takes days.
    expect(best.stops[1]!.day).toBe(dayAfter(firstDay, Math.floor(made.miles / 500)));
    expect(best.conflicts).toEqual([{ jobId: quoteId, end: 'delivery', what: 'late' }]);

    const keep = (...on: number[]) =>
      carrier.api.put<Stops>(`${address}/stops`, {
        stops: added.stops.map(({ jobId, end }, n) => ({ jobId, end, leg: on[n] })),
      });
    expectRefusal(await keep(1, 0), 400, 'invalid_input');
    expectRefusal(await keep(0, 2), 400, 'invalid_input');
    const first = ok(await keep(0, 0), 200);
    expect([legs(first), first.conflicts, first.stops[1]!.day]).toEqual([[0, 0], [], firstDay]);
    expect(sum(first)).toBe(first.miles);
    expect(ok(await carrier.api.get<Stops>(`${address}/stops`), 200)).toEqual(first);
    // With other places between, the legs are others.
    ok(await carrier.api.patch(address, { label: 'South' }), 200);
    expect(legs(ok(await carrier.api.get<Stops>(`${address}/stops`), 200))).toEqual([0, 0]);
    ok(await carrier.api.patch(address, { via: ['Miami, FL', 'Atlanta, GA'] }), 200);
    const moved = ok(await carrier.api.get<Stops>(`${address}/stops`), 200);
    expect([moved.places.length, legs(moved), sum(moved)]).toEqual([3, [0, 2], moved.miles]);
  });
});

it('a trip is over the day after its last possible arrival', async () => {
  const carrier = await world.newCarrier();
  const made = await plan(carrier, { firstDay: dayAfter(today, 1) });
  const read = async () => ok(await carrier.api.get<Trip>(`/api/trips/${made.id}`), 200);
  await world.advanceTo(`${made.lastDay}T23:00:00Z`);
  expect((await read()).status).toBe('planned');
  await world.advanceTo(`${dayAfter(made.lastDay, 2)}T12:00:00Z`);
  expect(await read()).toMatchObject({ status: 'over', can: ['delete'] });
  expectRefusal(await carrier.api.patch(`/api/trips/${made.id}`, { label: 'Again' }), 409, 'illegal_transition');
});

describe('news of loads', () => {
  interface Notice {
    kind: string;
    title: string;
    body: string;
    link: string;
  }
  interface Search {
    id: string;
    label: string;
    query: Record<string, unknown>;
    notify: string;
  }

  const CITIES = [
    'Seattle, WA',
    'Boise, ID',
    'Reno, NV',
    'Phoenix, AZ',
    'El Paso, TX',
    'Denver, CO',
    'Billings, MT',
    'Fargo, ND',
    'Omaha, NE',
    'Tulsa, OK',
    'Houston, TX',
    'Memphis, TN',
    'St. Louis, MO',
    'Chicago, IL',
    'Duluth, MN',
    'Detroit, MI',
    'Columbus, OH',
    'Atlanta, GA',
    'Miami, FL',
    'Richmond, VA',
    'Albany, NY',
  ];
  /** On a road on which nothing else here lies. */
  const road = { pickupLocation: 'Bangor, ME', deliveryLocation: 'Burlington, VT', budget: 1_000 };
  const along = { from: 'Bangor, ME', to: 'Burlington, VT' };

  /** Noon in the east, some days after the clock. */
  async function toNoon(): Promise<Date> {
    const tomorrow = await world.day(1, 'America/New_York');
    return world.advanceTo(`${tomorrow}T17:00:00Z`);
  }

  beforeAll(async () => {
    await toNoon();
  });

  const ahead = async (days: number) => world.day(days, 'America/New_York');
  /** Everything that was announced has been looked at. */
  async function settled(): Promise<void> {
    let left: object[] = [];
    await until(
      async () => {
        left = await world.server.query(
          `SELECT name, waiting FROM events WHERE dispatched_at IS NULL OR 'trips.alert' = ANY (waiting) LIMIT 5`,
        );
        return left.length === 0;
      },
      () => `Still waiting: ${JSON.stringify(left)}`,
    );
  }
  const news = async (person: Person) => {
    await settled();
    const notices = ok(await person.api.get<Notice[]>('/api/notifications?limit=100'), 200);
    return notices.filter(({ kind }) => kind.startsWith('load.'));
  };
  const links = async (person: Person) => (await news(person)).map(({ link }) => link);
  const watching = async (fields: object = {}) => {
    const carrier = await world.newCarrier();
    await plan(carrier, { ...along, firstDay: await ahead(5), ...fields });
    return carrier;
  };
  const save = async (carrier: Person, query: object, notify = 'instant', label = 'Mine') =>
    ok(await carrier.api.post<Search>('/api/saved-searches', { label, query, notify }), 201);

  it('come once, whatever finds a load, to those whom it is for', async () => {
    const detour = { to: 'Concord, NH', maxAddedMiles: 300 };
    const [carrier, quiet, blocked, other, cheap, dear] = [
      await watching(),
      await watching({ notify: 'off' }),
      await watching(),
      await watching({ from: 'Miami, FL', to: 'Tampa, FL' }),
      await watching({ ...detour, costAMile: 1 }),
      await watching({ ...detour, costAMile: 10 }),
    ];
    await plan(carrier, { ...along, firstDay: await ahead(6), label: 'Again' });
    await save(carrier, { pickupNear: 'Bangor, ME' });
    const owner = await world.newShipper();
    ok(await owner.api.put(`/api/users/${blocked.id}/block`), 204);
    const id = await world.listed(owner, road);
    const [first, ...more] = await news(carrier);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'load.found', link: `/shipments/${id}` });
    expect(first?.title).toMatch(/^New load for "(Again|Bangor, ME to Burlington, VT)"$/);
    expect(first?.body).toMatch(
      /Bangor, ME to Burlington, VT, \d+ miles\. It is on your way, and you keep about \$950\.$/,
    );
    expect([await links(quiet), await links(blocked), await links(other), await links(owner)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    // Of what would cost more than it pays, nobody is told unasked; the search shows it.
    expect([await links(cheap), await links(dear)]).toEqual([[`/shipments/${id}`], []]);
    const [way] = ok(await dear.api.get<Trip[]>('/api/trips'), 200);
    expect((await loadsOf(dear, way!.id)).loads.map((load) => load.id)).toContain(id);
    // Neither does the search show a load of somebody who does not want to hear from its carrier.
    const [planned] = ok(await blocked.api.get<Trip[]>('/api/trips'), 200);
    expect((await loadsOf(blocked, planned!.id)).loads).toEqual([]);

    ok(await owner.api.patch(`/api/shipments/${id}`, { budget: 1_100 }), 200);
    const quoteId = await world.quoted(id, world.carrier);
    ok(await owner.api.post(`/api/quotes/${quoteId}/accept`), 200);
    ok(await owner.api.post(`/api/quotes/${quoteId}/unaccept`), 200);
    expect(await links(carrier)).toEqual([`/shipments/${id}`]);
  });

  it('come of a load over several legs of a trip, as the search and browsing say, also after trips are brought up to date', async () => {
    // Bangor to Burlington by way of Boston: no single leg comes near to what the load is carried.
    const between = { via: ['Portland, ME', 'Boston, MA'], notify: 'instant', maxAddedMiles: 30 };
    const [carrier, before, direct] = [await watching(between), await watching(between), await watching()];
    const cells = async () =>
      world.server.query<{ pickup: number[]; delivery: number[] }>(
        `SELECT pickup_cells AS pickup, delivery_cells AS delivery FROM trips WHERE carrier_id = $1`,
        [before.id],
      );
    const [needed] = await cells();
    await new LookOverStopsBetween1765600000307().up({
      query: (text: string) => world.server.query(text),
    } as unknown as QueryRunner);
    const [kept] = await cells();
    for (const end of ['pickup', 'delivery'] as const) {
      expect(needed?.[end].length).toBeGreaterThan(0);
      expect(kept?.[end]).toEqual(expect.arrayContaining(needed![end]));
    }

    const id = await world.listed(undefined, {
      ...road,
      pickupLocation: 'Augusta, ME',
      deliveryLocation: 'Concord, NH',
    });
    expect(await links(carrier)).toEqual([`/shipments/${id}`]);
    expect(await links(before)).toEqual([`/shipments/${id}`]);
    expect(await links(direct)).toEqual([]);
    const [planned] = ok(await carrier.api.get<Trip[]>('/api/trips'), 200);
    const [found] = (await loadsOf(carrier, planned!.id)).loads.filter((each) => each.id === id);
    expect(found).toMatchObject({ leg: 0, deliveryLeg: 2 });
    expect(found!.addedMiles).toBeLessThanOrEqual(30);
    const { loads } = ok(await carrier.api.get<{ loads: Listed[] }>('/api/recommended-loads'), 200);
    expect(loads.find((each) => each.id === id)?.addedMiles).toBe(found?.addedMiles);
    const [added] = ok(
      await carrier.api.get<{ addedMiles: number; reachOn: string; deliverOn: string }[]>(
        `/api/trips/added-miles?shipments=${id}`,
      ),
      200,
    );
    expect(added).toMatchObject({
      addedMiles: found?.addedMiles,
      reachOn: found?.reachOn,
      deliverOn: found?.deliverOn,
    });
  });

  it('say what is left after the fee that is agreed with its owner', async () => {
    const [carrier, searcher, business] = [await watching(), await world.newCarrier(), await world.newShipper()];
    await save(searcher, { pickupNear: 'Bangor, ME' });
    ok(await world.admin.api.put(`/api/admin/users/${business.id}`, { feePercent: 2 }), 200);
    await world.listed(business, road);
    for (const person of [carrier, searcher])
      expect((await news(person)).map(({ body }) => body)).toEqual([expect.stringMatching(/you keep about \$980\.$/i)]);
  });

  it('come when a change makes a load fit', async () => {
    const carrier = await watching();
    const id = await world.listed(undefined, { ...road, pickupLocation: 'Miami, FL' });
    expect(await links(carrier)).toEqual([]);
    ok(await world.shipper.api.patch(`/api/shipments/${id}`, { pickupLocation: 'Bangor, ME' }), 200);
    expect(await links(carrier)).toEqual([`/shipments/${id}`]);
  });

  it('wait for the morning at night, and are not told of what is gone by then', async () => {
    const carrier = await watching({ firstDay: await ahead(9) });
    await world.advanceTo(`${await ahead(1)}T03:30:00Z`);
    const [stays, goes, changes] = [
      await world.listed(undefined, road),
      await world.listed(undefined, road),
      await world.listed(undefined, road),
    ];
    expect(await links(carrier)).toEqual([]);
    ok(await world.shipper.api.post(`/api/shipments/${goes}/cancel`), 200);
    ok(await world.shipper.api.patch(`/api/shipments/${changes}`, { deliveryLocation: 'Miami, FL' }), 200);
    await settled();
    await toNoon();
    expect(await links(carrier)).toEqual([`/shipments/${stays}`]);
    // What did not fit in the morning is told once it fits again.
    ok(await world.shipper.api.patch(`/api/shipments/${changes}`, { deliveryLocation: 'Burlington, VT' }), 200);
    expect((await links(carrier)).toSorted()).toEqual([`/shipments/${stays}`, `/shipments/${changes}`].toSorted());
  });

  it('come to programs alone where that is wanted, at night and however many, as listings of the event log', async () => {
    const carrier = await watching({ firstDay: await ahead(9), notify: 'webhook' });
    const searcher = await world.newCarrier();
    await save(searcher, { pickupNear: 'Bangor, ME' }, 'webhook');
    const other = await watching({ from: 'Miami, FL', to: 'Tampa, FL', notify: 'webhook' });
    await world.advanceTo(`${await ahead(1)}T03:30:00Z`);
    const listed: string[] = [];
    for (let n = 0; n < 21; n += 1) listed.push(await world.listed(undefined, road));
    const heard = async ({ api }: Person) =>
      ok(
        await api.get<{ type: string; data: Record<string, string> }[]>('/api/event-log?types=shipment.*&limit=200'),
        200,
      );
    for (const person of [carrier, searcher]) {
      expect(await news(person)).toEqual([]);
      // Several listings are looked at at the same time, so that they are told in any order.
      expect(
        (await heard(person))
          .map(({ type, data }) => `${type} ${data['shipmentId']} ${data['status']} ${data['url']}`)
          .toSorted(),
      ).toEqual(listed.map((id) => `shipment.listed ${id} listed /api/shipments/${id}`).toSorted());
    }
    expect([await news(other), await heard(other)]).toEqual([[], []]);
    await toNoon();
    expect(await news(carrier)).toEqual([]);
    expect(await heard(carrier)).toHaveLength(21);
  });

  it('go to programs alone once that is wanted, also those that were found before', async () => {
    const carrier = await watching({ firstDay: await ahead(9), notify: 'daily' });
    const id = await world.listed(undefined, road);
    await settled();
    const [planned] = ok(await carrier.api.get<Trip[]>('/api/trips'), 200);
    ok(await carrier.api.patch(`/api/trips/${planned!.id}`, { notify: 'webhook' }), 200);
    await toNoon();
    expect(await news(carrier)).toEqual([]);
    const heard = ok(
      await carrier.api.get<{ data: Record<string, string> }[]>('/api/event-log?types=shipment.*&limit=200'),
      200,
    );
    expect(heard.map(({ data }) => [data['shipmentId'], data['status']])).toEqual([[id, 'listed']]);
    expect(await mailed(carrier.email)).toBe(0);
  });

  it('come one by one up to twenty a day, then the next morning says how many more', async () => {
    const carrier = await watching({ firstDay: await ahead(9), label: 'Home' });
    for (let n = 0; n < 22; n += 1) await world.listed(undefined, road);
    expect(await news(carrier)).toHaveLength(20);
    await toNoon();
    const [last, ...before] = await news(carrier);
    expect([last?.kind, last?.title]).toEqual(['load.digest', 'And 2 more new loads for "Home"']);
    expect(last?.link).toMatch(/^\/trips\//);
    expect(before).toHaveLength(20);
  });

  it('come together at the full hour, or in the morning, best first and by mail, until the link in the mail ends them', async () => {
    const [hourly, daily] = [
      await watching({ firstDay: await ahead(9), notify: 'hourly' }),
      await watching({ firstDay: await ahead(9), notify: 'daily', label: 'Home' }),
    ];
    for (const budget of [700, 1_200, 900]) await world.listed(undefined, { ...road, budget });
    expect([await news(hourly), await news(daily)]).toEqual([[], []]);
    await world.advance(3_600);
    expect((await news(hourly)).map(({ title }) => title)).toEqual(['3 new loads for "Bangor, ME to Burlington, VT"']);
    await toNoon();
    const [notice, ...more] = await news(daily);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ kind: 'load.digest', title: '3 new loads for "Home"' });
    expect(notice?.body).toContain('you keep about $1,140');
    const mail = await mailTo(daily.email, '3 new loads for "Home"');
    expect(mail.text.match(/you keep about \$[\d,]+/g)).toEqual(
      [1_140, 855, 665].map((net) => `you keep about $${net.toLocaleString('en-US')}`),
    );
    expectWhole(world, mail, `/trips/`);
    const token = /\/unsubscribe\?token=([\w.-]+)/.exec(mail.text)?.[1];
    ok(await world.visitor.post(`/api/unsubscribe?token=${token}`), 204);
    const [ended] = ok(await daily.api.get<{ notify: string }[]>('/api/trips'), 200);
    expect(ended?.notify).toBe('off');
    expect(await mailed(hourly.email)).toBe(1);
  });

  it('of saved searches come of exactly what the search finds', async () => {
    const queries = [
      { q: 'grand piano' },
      { category: 'animals' },
      { pickupNear: 'Bangor, ME', radiusMiles: 30 },
      { deliveryNear: '44.4759,-73.2121' },
      { near: 'Montpelier, VT', radiusMiles: 60 },
      { minBudget: 900, status: 'listed' },
      { maxBudget: 500, pickupNear: 'Augusta, ME', radiusMiles: 100 },
      { status: 'quoted' },
      { near: 'Honolulu, HI' },
    ];
    const carriers = await Promise.all(queries.map(() => world.newCarrier()));
    for (const [n, query] of queries.entries()) await save(carriers[n]!, query);
    const ids = await Promise.all(
      [
        { ...road, title: 'A grand piano' },
        { ...road, category: 'animals', title: 'Two horses', budget: 400 },
        { ...road, pickupLocation: 'Augusta, ME', budget: 450 },
        { ...road, pickupLocation: 'Montpelier, VT', deliveryLocation: 'Miami, FL' },
        { ...road, deliveryLocation: 'Honolulu, HI', budget: 8_000 },
      ].map((fields) => world.listed(undefined, fields)),
    );
    await settled();
    for (const [n, query] of queries.entries()) {
      const text = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      );
      const found = ok(
        await carriers[n]!.api.get<{ id: string }[]>(`/api/shipments?limit=100&${text.toString()}`),
        200,
      );
      const expected = found.flatMap(({ id }) => (ids.includes(id) ? [`/shipments/${id}`] : []));
      expect({ query, told: (await links(carriers[n]!)).toSorted() }).toEqual({ query, told: expected.toSorted() });
    }
  });

  it('of saved searches: they are kept, renamed and deleted, twenty at most', async () => {
    const carrier = await world.newCarrier();
    const made = await save(carrier, { pickupNear: 'Bangor, ME', radiusMiles: 100, sort: '-pay' }, 'off', 'Up north');
    expect(made).toMatchObject({
      label: 'Up north',
      notify: 'off',
      query: { radiusMiles: 100, sort: '-pay', q: null },
    });
    const address = `/api/saved-searches/${made.id}`;
    const changed = ok(await carrier.api.patch<Search>(address, { label: 'North', notify: 'daily' }), 200);
    expect(changed).toMatchObject({ label: 'North', notify: 'daily', query: made.query });
    const refused = async (body: object) => carrier.api.post('/api/saved-searches', { label: 'A', query: {}, ...body });
    expectRefusal(await refused({ query: { near: 'Nowhere at all' } }), 400, 'place_not_found');
    expectRefusal(await refused({ query: { owner: 'me' } }), 400, 'invalid_input');
    expectRefusal(await refused({ query: 'boats' }), 400, 'invalid_input');
    expectRefusal(await refused({ label: '' }), 400, 'invalid_input');
    const more = await Promise.all(Array.from({ length: 21 }, () => refused({})));
    expect(more.map(({ status }) => status).sort()).toEqual([...Array(19).fill(201), 409, 409]);
    expectRefusal(await refused({}), 409, 'too_many_searches');
    ok(await carrier.api.delete(address), 204);
    expect(ok(await carrier.api.get<Search[]>('/api/saved-searches?limit=100'), 200)).toHaveLength(19);
  });

  it(
    'are lost and doubled by nothing when the program is killed in between',
    async () => {
      const [WATCHED, NEW, LANES] = LONG ? [10_000, 1_000, 400] : [120, 24, 12];
      const lanes = CITIES.flatMap((from) => CITIES.filter((to) => to !== from).map((to) => [from, to] as const))
        .filter((_, n, all) => n % Math.floor(all.length / LANES) === 0)
        .slice(0, LANES);
      const planners: Person[] = [];
      const trips: string[] = [];
      for (const [n, [from, to]] of lanes.entries()) {
        if (n % 20 === 0) planners.push(await world.newCarrier());
        const made = await plan(planners.at(-1)!, { from, to, label: `Lane ${n}`, firstDay: await ahead(9) });
        trips.push(made.id);
      }
      const people = await copiedCarriers(planners[0]!.id, WATCHED);
      await world.server.query(
        `INSERT INTO trips SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'carrier_id', p.id))).*
         FROM unnest($1::uuid[]) WITH ORDINALITY p (id, n) JOIN trips t ON t.id = ($2::uuid[])[1 + p.n % $3]`,
        [people, trips, lanes.length],
      );
      const owner = await world.newShipper();
      const ids: string[] = [];
      for (let n = 0; n < NEW; n += 1) {
        const [pickupLocation, deliveryLocation] = lanes[(n * 7) % lanes.length]!;
        ids.push(await world.listed(owner, { pickupLocation, deliveryLocation, budget: 1_000 }));
        if (n !== NEW / 2) continue;
        await world.server.kill('SIGKILL');
        await world.server.restart();
      }
      // Each trip's own search says what it should have been told of.
      const expected: string[] = [];
      for (const [n, id] of trips.entries()) {
        const watchers = people.filter((_, at) => (at + 1) % lanes.length === n).length;
        for (let cursor: string | null = ''; cursor !== null;) {
          const page: Loads = await loadsOf(
            planners[Math.floor(n / 20)]!,
            id,
            `?limit=100${cursor && `&cursor=${cursor}`}`,
          );
          for (const load of page.loads) if (ids.includes(load.id)) expected.push(`Lane ${n} ${load.id} ${watchers}`);
          cursor = page.next;
        }
      }
      expect(expected.length).toBeGreaterThanOrEqual(NEW);
      const told = async () =>
        (
          await world.server.query<{ line: string }>(
            `SELECT t.label || ' ' || a.shipment_id || ' ' || count(*) AS line FROM alerts a JOIN trips t ON t.id = a.source_id
            WHERE a.user_id = ANY ($1::uuid[]) AND a.shipment_id = ANY ($2::uuid[]) AND t.carrier_id = a.user_id
            GROUP BY t.label, a.shipment_id`,
            [people, ids],
          )
        ).map(({ line }) => line);
      // What a killed worker held is taken up again after its lease. What is still missing then is said below.
      await until(
        async () => (await told()).toSorted().join() === expected.toSorted().join(),
        () => '',
        150_000,
      ).catch(() => undefined);
      expect((await told()).toSorted()).toEqual(expected.toSorted());
      const [notices] = await world.server.query<{ doubled: number; missing: number }>(
        `SELECT (SELECT count(*)::int FROM (SELECT 1 FROM notifications WHERE kind = 'load.found' GROUP BY user_id, link HAVING count(*) > 1) d) AS doubled,
              (SELECT count(*)::int FROM alerts a WHERE a.user_id = ANY ($1::uuid[]) AND a.sent_at IS NOT NULL AND NOT EXISTS (
                 SELECT 1 FROM notifications n WHERE n.user_id = a.user_id AND n.link = '/shipments/' || a.shipment_id)) AS missing`,
        [people],
      );
      expect(notices).toEqual({ doubled: 0, missing: 0 });
    },
    LONG ? 1_200_000 : 240_000,
  );

  /** Carriers like one, made by the database. */
  async function copiedCarriers(id: string, count: number): Promise<string[]> {
    const rows = await world.server.query<{ id: string }>(
      `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', 'copy-' || n || '@example.com', 'email_verify_token', NULL))).*
         FROM users u, generate_series(1, $2::int) n WHERE u.id = $1 RETURNING id`,
      [id, count],
    );
    return rows.map((row) => row.id);
  }

  async function mailTo(email: string, subject: string): Promise<CaughtMail> {
    const select = 'SELECT subject, text, html, headers FROM caught_mails WHERE recipient = $1 AND subject = $2';
    return untilFound(
      async () => (await world.server.query<CaughtMail>(select, [email, subject]))[0],
      () => `No mail "${subject}" came.`,
    );
  }

  async function mailed(email: string): Promise<number> {
    const rows = await world.server.query(`SELECT 1 FROM emails WHERE recipient = $1 AND kind LIKE 'load.%'`, [email]);
    return rows.length;
  }
});
