// npm run bench -- trips: loads along trips beside the lane statement alone in bare pg, on the same database and in turn, at one connection.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { atEnd, importBuilt, root } from '../project.mjs';
import { alerts } from './alerts.mjs';
import { Connection } from './load.mjs';
import { fillLoads } from './loads.mjs';
import { compare, percentile } from './pair.mjs';
import { create, inTurn, tokenOf } from './scenarios.mjs';
import { startBoth, startDatabase, startProgram, undoing } from './servers.mjs';
import { plain } from './table.mjs';

/** @typedef {{name: string, mostMs: number, questions: number, lanes: [from: string, to: string, ...via: string[]][]}} Length */
/** @typedef {{from: string, to: string, via: string[], firstDay: string, flexibleDays: number}} Question */
/** @typedef {{share: number, p50: number, p99: number, floorP50: number, fits: number}} Figures */

/** Trips by their length, with the most that 99 of 100 searches may take on a quiet machine. @type {Length[]} */
const LENGTHS = [
  {
    name: 'up to 300 miles',
    mostMs: 40,
    questions: 120,
    lanes: [
      ['Dallas, TX', 'Houston, TX'],
      ['Portland, OR', 'Seattle, WA'],
      ['Phoenix, AZ', 'Tucson, AZ'],
      ['New York, NY', 'Boston, MA'],
      ['Chicago, IL', 'Milwaukee, WI'],
      ['Atlanta, GA', 'Nashville, TN'],
    ],
  },
  {
    name: 'up to 1,000 miles',
    mostMs: 150,
    questions: 120,
    lanes: [
      ['Denver, CO', 'Chicago, IL'],
      ['Atlanta, GA', 'New York, NY'],
      ['Austin, TX', 'Denver, CO'],
      ['Minneapolis, MN', 'Nashville, TN'],
      ['Los Angeles, CA', 'Portland, OR'],
      ['Miami, FL', 'Charlotte, NC'],
    ],
  },
  {
    name: 'coast to coast',
    mostMs: 800,
    questions: 60,
    lanes: [
      ['Los Angeles, CA', 'New York, NY'],
      ['Seattle, WA', 'Miami, FL'],
      ['San Francisco, CA', 'Boston, MA'],
    ],
  },
  {
    name: 'coast to coast by way of six places',
    mostMs: 800,
    questions: 60,
    lanes: [
      [
        'Los Angeles, CA',
        'New York, NY',
        'Phoenix, AZ',
        'El Paso, TX',
        'Dallas, TX',
        'Memphis, TN',
        'Nashville, TN',
        'Richmond, VA',
      ],
      [
        'Seattle, WA',
        'Miami, FL',
        'Boise, ID',
        'Denver, CO',
        'Kansas City, MO',
        'St. Louis, MO',
        'Atlanta, GA',
        'Orlando, FL',
      ],
    ],
  },
];
/** A program that has just started is slower: its code is compiled as it is found to run often. */
const WARM_UP = 200;
const LIMITS = { share: 0.6, createLoss: 0.05, heldMs: 20 };
/** As the program takes them where a trip does not say. */
const USUAL = { milesADay: 500, maxAddedMiles: 50, loadsToATrip: 10, costAMile: 226, feeBasisPoints: 500 };
const STOPS_TRIED = 20;
const JOBS = 8;
const DAY_MS = 86_400_000;

/** @param {number[]} sizes open loads @returns {Promise<boolean>} whether every answer was right; aims that are missed are said, and no failure */
export async function alongTrips(sizes) {
  /** @type {ReturnType<typeof undoing> | undefined} */
  let steps;
  atEnd(async () => steps?.end());
  /** @type {Map<string, number[]>} */
  const medians = new Map();
  let isRight = true;
  for (const [place, size] of sizes.entries()) {
    steps = undoing();
    try {
      isRight = (await oneMarket(size, medians, steps.ends, place === 0)) && isRight;
    } finally {
      await steps.end();
    }
  }
  if (sizes.length > 1)
    for (const [name, [first = NaN, ...more]] of medians)
      console.log(`growth of ${name}, p50: ${((more.at(-1) ?? NaN) / first).toFixed(1)} times; more loads fit`);
  return isRight;
}

/**
 * @param {number} size @param {Map<string, number[]>} medians @param {(() => Promise<unknown>)[]} ends
 * @param {boolean} isFirst alerts come to one market only
 */
async function oneMarket(size, medians, ends, isFirst) {
  console.log(`\nFilling a database with ${size.toLocaleString('en')} open loads ...`);
  const database = await startDatabase(size, fillLoads);
  ends.push(() => database.stop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  ends.push(() => client.end());
  const program = await startBoth(database, {});
  ends.push(() => program.end());
  const carriers = await idsOf(client, true);
  const ask = asker(program.port, inTurn(carriers));
  for (const length of LENGTHS) {
    const figures = await measured(client, ask, length, carriers[0] ?? '');
    medians.set(length.name, [...(medians.get(length.name) ?? []), figures.p50]);
    told(length, figures);
  }
  await lossOfCreating(client, program);
  await program.end();
  await heldBySearches(database, client, carriers);
  return isFirst ? alerts(database, client) : true;
}

/** @param {pg.Client} client @param {boolean} isCarrier @returns {Promise<string[]>} */
async function idsOf(client, isCarrier) {
  const { rows } = await client.query('SELECT id FROM users WHERE is_carrier = $1 ORDER BY id LIMIT 200', [isCarrier]);
  return rows.map(({ id }) => id);
}

/** @param {Length} length @param {number} n @returns {Question} the n-th */
function questionOf({ lanes }, n) {
  const [from, to, ...via] = /** @type {[string, string, ...string[]]} */ (lanes[n % lanes.length]);
  const way = n % 2 === 0 ? { from, to, via } : { from: to, to: from, via: via.toReversed() };
  const firstDay = new Date(Date.now() + (3 + ((n * 7) % 50)) * DAY_MS).toISOString().slice(0, 10);
  return { ...way, firstDay, flexibleDays: n % 3 };
}

/** @param {number} port @param {() => string} carrier @returns {(question: Question) => Promise<{total: number | null, complete: boolean}>} */
function asker(port, carrier) {
  // As cheap as the floor's client: a fetch costs more than a short search.
  const connection = new Connection(port);
  return async (question) => {
    const answer = await connection.call({
      method: 'POST',
      path: '/api/trips/preview/loads',
      token: tokenOf(carrier()),
      body: question,
    });
    if (answer.status !== 200) throw new Error(`A search was refused: ${answer.text()}`);
    return JSON.parse(answer.text());
  };
}

/** The program and the floor by turns. @param {pg.Client} client @param {ReturnType<typeof asker>} ask @param {Length} length @param {string} carrier @returns {Promise<Figures>} */
async function measured(client, ask, length, carrier) {
  const statement = await laneStatement(client, carrier);
  /** @type {[program: number, floor: number][]} */
  const pairs = [];
  let fits = 0;
  for (let n = 0; n < WARM_UP + length.questions; n += 1) {
    const question = questionOf(length, n);
    /** @type {{total: number | null} | undefined} */
    let found;
    const parts = [async () => void (found = await ask(question)), () => statement(question)];
    const times = [0, 0];
    // Each goes first as often as the other.
    for (const part of n % 2 === 0 ? [0, 1] : [1, 0]) times[part] = await timed(parts[part]);
    // Where nothing fits, the program looks on for the nearest that misses.
    if (n < WARM_UP || found?.total === 0) continue;
    fits += found?.total ?? 2_000;
    pairs.push([times[0] ?? NaN, times[1] ?? NaN]);
  }
  const [mine, its] = [0, 1].map((side) => pairs.map((pair) => pair[side] ?? NaN).sort((a, b) => a - b));
  const shares = pairs.map(([program, floor]) => floor / program).sort((a, b) => a - b);
  return {
    share: percentile(shares, 0.5),
    p50: percentile(mine ?? [], 0.5),
    p99: percentile(mine ?? [], 0.99),
    floorP50: percentile(its ?? [], 0.5),
    fits: fits / pairs.length,
  };
}

/** @param {(() => Promise<void>) | undefined} work */
async function timed(work) {
  const begin = performance.now();
  await work?.();
  return performance.now() - begin;
}

/** The floor: the search's own statements for the trip, one for a trip of one leg, with its legs already at hand. @param {pg.Client} client @param {string} carrier */
async function laneStatement(client, carrier) {
  const [{ findPlace }, { legsOf, stretchesOf }, { askedOf, spanOf }, { ALONG, valuesOf }] = await Promise.all(
    ['places/gazetteer.js', 'trips/rides.js', 'trips/trip-loads.js', 'trips/trip-loads.queries.js'].map((file) =>
      importBuilt(`src/${file}`),
    ),
  );
  /** @type {Map<string, {miles: number}[]>} */
  const known = new Map();
  return async (/** @type {Question} */ { from, to, via, firstDay, flexibleDays }) => {
    const stops = [from, ...via, to];
    /** @type {{miles: number}[]} */
    const legs = known.get(stops.join()) ?? legsOf({ stops: stops.map(findPlace) });
    known.set(stops.join(), legs);
    const miles = Math.round(legs.reduce((sum, leg) => sum + leg.miles, 0));
    const way = {
      firstDay: Date.parse(firstDay) / DAY_MS,
      flexibleDays,
      milesADay: USUAL.milesADay,
      maxAddedMiles: USUAL.maxAddedMiles,
      minLoadMiles: Math.max(1, Math.round(miles / USUAL.loadsToATrip)),
      takes: null,
      freeWeight: null,
      freeLength: null,
      freeWidth: null,
      costAMile: USUAL.costAMile,
      feeBasisPoints: USUAL.feeBasisPoints,
    };
    for (const stretch of stretchesOf(legs)) {
      const span = spanOf(stretch);
      await client.query({
        name: span,
        text: ALONG[/** @type {'within' | 'across'} */ (span)].net,
        values: valuesOf(span, askedOf(way, stretch, carrier)),
      });
    }
  };
}

/** @param {Length} length @param {Figures} figures */
function told({ name, mostMs }, { share, p50, p99, floorP50, fits }) {
  const ms = (/** @type {number} */ value) => value.toFixed(value < 10 ? 1 : 0);
  console.log(
    plain({
      name: `trips ${name}`,
      text: `share ${share.toFixed(2)} (aim ${LIMITS.share}), p50 ${ms(p50)} ms (floor ${ms(floorP50)}), p99 ${ms(p99)} ms (aim ${mostMs} on a quiet machine), ${Math.round(fits)} fit`,
      holds: share >= LIMITS.share && p99 <= mostMs,
    }),
  );
}

/** What listing a shipment loses to the table of open loads: the same program with the trigger and without. @param {pg.Client} client @param {import('./servers.mjs').Running} program */
async function lossOfCreating(client, program) {
  const shipper = inTurn(await idsOf(client, false));
  const side = (/** @type {string} */ how) => ({
    server: program,
    next: create(shipper),
    before: async () => void (await client.query(`ALTER TABLE shipments ${how} TRIGGER keep_open_load`)),
  });
  const { ratio, low, high } = await compare(side('ENABLE'), side('DISABLE'), {
    rounds: 8,
    connections: 4,
    warmUpMs: 3_000,
  });
  await client.query('ALTER TABLE shipments ENABLE TRIGGER keep_open_load');
  console.log(
    plain({
      name: 'create shipment beside itself without open_loads',
      text: `${ratio.toFixed(2)} (${low.toFixed(2)}..${high.toFixed(2)}; aim ${1 - LIMITS.createLoss})`,
      holds: ratio >= 1 - LIMITS.createLoss,
    }),
  );
}

/** For how long a search of each length, and an order of stops, hold the event loop. @param {{url: string, folder: string}} database @param {pg.Client} client @param {string[]} carriers */
async function heldBySearches(database, client, carriers) {
  const probe = pathToFileURL(join(root, 'backend/tools/bench/held.mjs')).href;
  const program = await startProgram(database, { parts: 'api', flags: ['--import', probe] });
  try {
    const held = async (/** @type {() => Promise<unknown>} */ work) => {
      await work();
      await program.report();
      await work();
      return /** @type {any} */ (await program.report()).heldMs;
    };
    const ask = asker(program.port, inTurn(carriers));
    for (const length of LENGTHS)
      say(
        `trips ${length.name}`,
        await held(async () => {
          for (let n = 0; n < 2 * length.lanes.length; n += 1) await ask(questionOf(length, n));
        }),
      );
    const order = await fullTrip(program.port, client, carriers[0] ?? '');
    say(
      `the order of ${2 * JOBS} stops`,
      await held(async () => {
        for (let n = 0; n < STOPS_TRIED; n += 1) await order();
      }),
    );
  } finally {
    await program.end();
  }
}

/** @param {string} what @param {number} heldMs */
function say(what, heldMs) {
  const text = `${heldMs.toFixed(1)} ms of processor time at most (aim ${LIMITS.heldMs})`;
  console.log(plain({ name: `event loop held by ${what}`, text, holds: heldMs <= LIMITS.heldMs }));
}

/** A trip with as many jobs as it may have, straight into the database. @param {number} port @param {pg.Client} client @param {string} carrier */
async function fullTrip(port, client, carrier) {
  const headers = { authorization: `Bearer ${tokenOf(carrier)}`, 'content-type': 'application/json' };
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status >= 300) throw new Error(`${path} was refused: ${text}`);
    return JSON.parse(text);
  };
  const { id } = await post('/api/trips', questionOf(/** @type {Length} */ (LENGTHS[1]), 0));
  const quotes = Array.from({ length: JOBS }, () => randomUUID());
  await client.query(
    `INSERT INTO quotes (id, shipment_id, carrier_id, amount, status, payment_status, terms_version, created_at, updated_at)
     SELECT q.id, s.id, $2, 900, 'paid', 'pending', 1, now(), now()
       FROM unnest($1::uuid[]) WITH ORDINALITY q (id, n) JOIN (SELECT id, row_number() OVER () AS n FROM (SELECT id FROM shipments ORDER BY id LIMIT ${JOBS}) s) s USING (n)`,
    [quotes, carrier],
  );
  await client.query(
    'INSERT INTO trip_jobs (trip_id, quote_id, pickup_place, delivery_place) SELECT $1, q.id, 2 * q.n, 2 * q.n + 1 FROM unnest($2::uuid[]) WITH ORDINALITY q (id, n)',
    [id, quotes],
  );
  return async () => {
    const { stops } = await post(`/api/trips/${id}/order`, {});
    if (stops.length !== 2 * JOBS) throw new Error(`The order has ${stops.length} stops.`);
  };
}
