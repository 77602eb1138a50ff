// New listings against many carriers' trips, with the process that runs the jobs killed in between: who is told, and how soon everybody is.
import { setTimeout as pause } from 'node:timers/promises';
import { userSql } from './fill.mjs';
import { Callers } from './load.mjs';
import { inTurn, tokenOf } from './scenarios.mjs';
import { startProgram } from './servers.mjs';
import { plain } from './table.mjs';

const CITIES = [
  'Seattle, WA',
  'Boise, ID',
  'Phoenix, AZ',
  'El Paso, TX',
  'Denver, CO',
  'Fargo, ND',
  'Omaha, NE',
  'Tulsa, OK',
  'Houston, TX',
  'Memphis, TN',
  'St. Louis, MO',
  'Chicago, IL',
  'Detroit, MI',
  'Columbus, OH',
  'Atlanta, GA',
  'Miami, FL',
  'Richmond, VA',
  'Albany, NY',
];
const [TRIPS, LISTINGS, LANES] = [10_000, 1_000, 300];
const TRIPS_A_CARRIER = 20;
const CONNECTIONS = 4;
const MOST_SECONDS = 60;
/** What a killed process held is taken up again after its lease, and then it is done or never. */
const GIVEN_UP_MS = 300_000;
const LOOK_MS = 200;
const DAY_MS = 86_400_000;

/**
 * @param {{url: string, folder: string}} database @param {import('pg').Client} client
 * @returns {Promise<boolean>} whether each right pair was noted once, and no other
 */
export async function alerts(database, client) {
  const program = await startProgram(database, { parts: 'api' });
  let worker = await startProgram({ ...database, folder: `${database.folder}/worker` }, { parts: 'worker' });
  try {
    const lanes = CITIES.flatMap((from) => CITIES.filter((to) => to !== from).map((to) => ({ from, to }))).slice(
      0,
      LANES,
    );
    const { trips, planners } = await plan(program.port, client, lanes);
    const before = new Set((await client.query('SELECT id FROM shipments')).rows.map(({ id }) => id));
    const begin = performance.now();
    await list(program.port, client, lanes, LISTINGS / 2);
    process.kill(worker.pid, 'SIGKILL');
    await worker.end();
    worker = await startProgram({ ...database, folder: `${database.folder}/worker` }, { parts: 'worker' });
    await list(program.port, client, lanes, LISTINGS / 2);
    const listed = performance.now();
    await allLookedAt(client);
    const seconds = (performance.now() - begin) / 1_000;
    const figure = {
      name: `${LISTINGS.toLocaleString('en')} listings against ${TRIPS.toLocaleString('en')} trips, worker killed in between`,
      text: `all looked at ${seconds.toFixed(0)} s after the first was listed, ${((performance.now() - listed) / 1_000).toFixed(0)} s after the last (aim ${MOST_SECONDS})`,
      holds: seconds <= MOST_SECONDS,
    };
    console.log(plain(figure));
    return await expectEachOnce(program.port, client, { trips, planners, before });
  } finally {
    await Promise.all([program.end(), worker.end()]);
  }
}

/**
 * A trip on each lane, and as many carriers as there are trips with one of these each.
 * @param {number} port @param {import('pg').Client} client @param {{from: string, to: string}[]} lanes
 */
async function plan(port, client, lanes) {
  const { rows } = await client.query(
    'SELECT id FROM users u WHERE is_carrier AND NOT EXISTS (SELECT 1 FROM trips WHERE carrier_id = u.id) ORDER BY id LIMIT $1',
    [Math.ceil(lanes.length / TRIPS_A_CARRIER)],
  );
  const firstDay = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);
  /** @type {string[]} */
  const trips = [];
  const planners = lanes.map((_, n) => rows[Math.floor(n / TRIPS_A_CARRIER)].id);
  for (const [n, lane] of lanes.entries())
    trips.push((await call(port, planners[n], 'POST', '/api/trips', { ...lane, firstDay, label: `Lane ${n}` })).id);
  await client.query(
    `INSERT INTO users (id, email, password, first_name, last_name, is_carrier, created_at, updated_at)
     SELECT ${userSql('n', 'watch')}, 'watch' || n || '@example.com', '-', 'Watch', 'Er', true, now(), now() FROM generate_series(1, ${TRIPS}) n`,
  );
  await client.query(
    `INSERT INTO trips SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'carrier_id', ${userSql('n', 'watch')}))).*
       FROM generate_series(1, ${TRIPS}) n JOIN trips t ON t.id = ($1::uuid[])[1 + n % cardinality($1::uuid[])]`,
    [trips],
  );
  await client.query('VACUUM (ANALYZE) users, trips');
  return { trips, planners };
}

/** @param {number} port @param {import('pg').Client} client @param {{from: string, to: string}[]} lanes @param {number} count */
async function list(port, client, lanes, count) {
  const { rows } = await client.query('SELECT id FROM users WHERE NOT is_carrier ORDER BY id LIMIT 50');
  const [shipper, lane] = [inTurn(rows), inTurn(lanes.filter((_, n) => n % 7 === 0))];
  let n = 0;
  const callers = new Callers(port, CONNECTIONS);
  const { refused } = await callers.turn(() => {
    if (n === count) return undefined;
    n += 1;
    const { from, to } = lane();
    const body = {
      title: `Crate no. ${n}`,
      category: 'freight',
      description: 'Ready to be picked up.',
      pickupLocation: from,
      deliveryLocation: to,
      budget: 1_000,
    };
    return { method: 'POST', path: '/api/shipments', token: tokenOf(shipper().id), body };
  }, GIVEN_UP_MS);
  callers.close();
  if (refused.length > 0) throw new Error(`A listing was refused: ${refused[0]}`);
}

/** @param {import('pg').Client} client */
async function allLookedAt(client) {
  const end = performance.now() + GIVEN_UP_MS;
  for (;;) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS n FROM events WHERE dispatched_at IS NULL OR 'trips.alert' = ANY (waiting)`,
    );
    if (rows[0].n === 0) return;
    if (performance.now() > end) throw new Error(`${rows[0].n} events are still waiting.`);
    await pause(LOOK_MS);
  }
}

/**
 * What each lane's own search finds is what its carriers were told of.
 * @param {number} port @param {import('pg').Client} client @param {{trips: string[], planners: string[], before: Set<string>}} planned
 */
async function expectEachOnce(port, client, { trips, planners, before }) {
  const { rows } = await client.query(
    `SELECT t.label, a.shipment_id AS id, count(*)::int AS n FROM alerts a JOIN trips t ON t.id = a.source_id JOIN users u ON u.id = a.user_id
      WHERE u.email LIKE 'watch%' GROUP BY 1, 2`,
  );
  const noted = new Map(rows.map(({ label, id, n }) => [`${label} ${id}`, n]));
  const all = noted.size;
  let [pairs, faults] = [0, 0];
  for (const [n, trip] of trips.entries()) {
    const watchers = Array.from({ length: TRIPS }, (_, at) => (at + 1) % trips.length).filter(
      (place) => place === n,
    ).length;
    for (let cursor = ''; ;) {
      const page = await call(port, planners[n] ?? '', 'GET', `/api/trips/${trip}/loads?limit=100${cursor}`);
      for (const { id } of page.loads) {
        if (before.has(id)) continue;
        pairs += 1;
        if (noted.get(`Lane ${n} ${id}`) !== watchers) faults += 1;
        noted.delete(`Lane ${n} ${id}`);
      }
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
  }
  const isRight = faults === 0 && noted.size === 0 && pairs > 0;
  const name = 'each carrier told of each load that fits, once, and of no other';
  const text = `${pairs.toLocaleString('en')} lanes x loads expected, ${all.toLocaleString('en')} noted, ${faults} wrong, ${noted.size} too many`;
  console.log(plain({ name, text, holds: isRight }));
  return isRight;
}

/**
 * Calls as a user; the answer is a trip, or a page of loads.
 * @param {number} port @param {string} user @param {string} method @param {string} path @param {object} [body]
 * @returns {Promise<{id: string, loads: {id: string}[], next: string | null}>}
 */
async function call(port, user, method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokenOf(user)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${method} ${path} was refused: ${text}`);
  return JSON.parse(text);
}
