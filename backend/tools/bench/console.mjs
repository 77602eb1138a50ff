// npm run bench -- console: what the first page of each list in the console, in each order and searched, the search, the queue's counts and the overview cost the database.
import pg from 'pg';
import { atEnd, importBuilt } from '../project.mjs';
import { fillHistory } from './history.mjs';
import { fillOffice } from './office.mjs';
import { percentile } from './pair.mjs';
import { startDatabase } from './servers.mjs';

/** Milliseconds at the database a first page may take. */
const AIM_MS = 10;
/** The same for a page narrowed to what happened in a period: up to 10,000 timeline lines are counted for it. */
const PERIOD_AIM_MS = 50;
/** The same for a list narrowed to a name: what belongs to up to 200 people or shipments of it, however large the table. */
const NAMED_AIM_MS = 100;
/** The same for what a caller names, and for the counts beside the menu. */
const SEARCH_AIM_MS = 30;
const QUEUE_AIM_MS = 20;
/** A name, a whole one, the middle of one, a phone number, words of a title, a place, and the beginning of an id. */
const NAMED = ['first7', 'Last12 First12', 'rst69', '+1 512 555 0123', 'sailing boat', 'austin', '6f1d3a'];
/** What callers say, for the share of searches that are within the aim. */
const CALLERS = 300;
const ROUNDS = 9;
const ROWS = 25;
const DAYS = 365;
/** The lists that the overview's figures link to, filtered by what happened over this many days. */
const HAPPENED = {
  shipments: ['listed', 'quoted', 'delivered', 'cancelled'],
  quotes: ['accepted'],
  payments: ['paid', 'released'],
};
const PERIODS = [30, 365];

/** Fills a database and prints what its lists cost; tells whether all were within the aim. @param {number} size shipments */
export async function consoleLists(size) {
  console.log(`Filling a database with ${size.toLocaleString('en')} shipments ...`);
  const database = await startDatabase(size);
  atEnd(() => database.stop());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await fillHistory(client);
    await fillOffice(client, size);
    return await databaseTimes(client);
  } finally {
    await client.end();
    await database.stop();
  }
}

/**
 * Prints a line for each list and for the overview; tells whether all were within the aim.
 * @param {import('pg').Client} client on a filled database
 */
export async function databaseTimes(client) {
  const [
    { RESOURCES },
    { listStatement },
    overview,
    { QUEUE_COUNTS },
    { linesStatement, namedStatement },
    { HAS_ANY_PART },
  ] = await Promise.all([
    importBuilt('src/admin/admin.resources.js'),
    importBuilt('src/admin/admin.queries.js'),
    importBuilt('src/admin/admin.overview.queries.js'),
    importBuilt('src/admin/admin.queue.js'),
    importBuilt('src/admin/admin.search.queries.js'),
    importBuilt('src/admin/admin.finding.js'),
  ]);
  let within = true;
  const show = (/** @type {string} */ name, /** @type {number} */ ms, /** @type {string} */ note, aim = AIM_MS) => {
    within &&= ms <= aim;
    console.log(
      `${name.padEnd(26)}${ms.toFixed(2).padStart(9)} ms   ${ms <= aim ? `aim ${aim}` : `BEYOND the aim of ${aim}`}   ${note}`,
    );
  };
  for (const [name, resource] of Object.entries(RESOURCES)) {
    const { sql, values } = listStatement(resource, [], resource.defaultSort, 0, ROWS);
    const total = Number((await client.query({ text: sql, values })).rows[0]?.total);
    show(
      name,
      await databaseMs(client, sql, values),
      `${total > 10_000 ? 'more than 10,000' : total} rows`,
      name === 'queue' ? QUEUE_AIM_MS : AIM_MS,
    );
    for (const field of Object.keys(resource.sorts).filter(
      (each) => each !== 'id' && each !== resource.defaultSort[0],
    )) {
      const sorted = listStatement(resource, [], [field, 'DESC'], 0, ROWS);
      show(
        `${name} by ${field}`,
        await databaseMs(client, sorted.sql, sorted.values),
        '',
        name === 'queue' ? QUEUE_AIM_MS : AIM_MS,
      );
    }
  }
  for (const [name, filters] of Object.entries(HAPPENED)) {
    const resource = RESOURCES[name];
    for (const filter of filters) {
      for (const days of PERIODS) {
        const condition = resource.filters[filter]({ since: span(1 - days, 0)[0] }, filter);
        const { sql, values } = listStatement(resource, [condition], resource.defaultSort, 0, ROWS);
        show(`${name}, ${filter}`, await databaseMs(client, sql, values), `in ${days} days`, PERIOD_AIM_MS);
      }
    }
  }
  const { rows: counts } = await client.query({ text: String(QUEUE_COUNTS), values: [null] });
  const waiting = counts.map(({ resource, count }) => `${count} ${resource}`);
  show('queue, counts', await databaseMs(client, QUEUE_COUNTS, [null]), waiting.join(', '), QUEUE_AIM_MS);
  const anyPart = (await client.query(HAS_ANY_PART)).rows[0]?.has === true;
  // The first statement is planned for its values each time, so that counts; the second is prepared.
  const searchMs = async (/** @type {string} */ text, rounds = ROUNDS) => {
    const names = namedStatement(text, anyPart);
    const { rows } = await client.query({ text: names.sql, values: names.values });
    const lines = linesStatement(text, rows[0]);
    return (
      (await databaseMs(client, names.sql, names.values, rounds, true)) +
      (await databaseMs(client, lines.sql, lines.values, rounds))
    );
  };
  for (const text of NAMED)
    show(`search, ${text}`, await searchMs(text), anyPart ? 'any part' : 'beginnings', SEARCH_AIM_MS);
  const times = [];
  for (const text of await callers(client)) times.push(await searchMs(text, 3));
  times.sort((one, other) => one - other);
  for (const share of [0.5, 0.99])
    show(`search, p${share * 100}`, percentile(times, share) ?? NaN, `of ${times.length} searches`, SEARCH_AIM_MS);
  for (const [name, resource] of Object.entries(RESOURCES)) {
    const { q } = resource.filters;
    if (q === undefined) continue;
    for (const text of NAMED) {
      const { sql, values } = listStatement(resource, [q(text, 'q', anyPart)], resource.defaultSort, 0, ROWS);
      const { rows } = await client.query({ text: sql, values });
      show(`${name}, ${text}`, await databaseMs(client, sql, values), `${rows[0]?.total} rows`, NAMED_AIM_MS);
    }
  }
  await client.query(overview.KEEP_DAYS, span(-2 * DAYS, 0));
  const parts = [
    [overview.OPEN, []],
    [overview.STUCK, []],
    [overview.KEPT_DAYS, span(-2 * DAYS, 0).slice(0, 2)],
    [overview.DAYS_NOW, span(0, 1)],
  ];
  let whole = 0;
  for (const [sql, values] of parts) whole += await databaseMs(client, sql, values);
  show('overview', whole, `${DAYS} days and the ${DAYS} before`);
  return within;
}

/** Days from today, first and last, and the instants that they begin at. @param {number} from @param {number} to */
function span(from, to) {
  const day = (/** @type {number} */ ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return [day(from), day(to), new Date(`${day(from)}T00:00:00Z`), new Date(`${day(to)}T00:00:00Z`)];
}

/** Names, phone numbers, titles and ids of rows that are there, and a few of none. @param {import('pg').Client} client @returns {Promise<string[]>} */
async function callers(client) {
  const { rows } = await client.query(`
    SELECT CASE n % 6 WHEN 0 THEN first_name || ' ' || last_name WHEN 1 THEN last_name WHEN 2 THEN phone WHEN 3 THEN email
             WHEN 4 THEN left(id::text, 6) ELSE first_name || ' ' || left(last_name, 5) END AS text
      FROM (SELECT *, row_number() OVER () AS n FROM (SELECT * FROM users ORDER BY md5(id::text) LIMIT ${CALLERS / 2}) u) u
    UNION ALL
    SELECT CASE n % 3 WHEN 0 THEN title WHEN 1 THEN split_part(title, ' ', 1) || ' ' || pickup_place ELSE left(id::text, 8) END
      FROM (SELECT *, row_number() OVER () AS n FROM (SELECT * FROM shipments WHERE id > '80000000-0000-0000-0000-000000000000' ORDER BY id LIMIT ${CALLERS / 2}) s) s`);
  return rows.map(({ text }) => text);
}

/** The least of what PostgreSQL says that it took, as other programs on the machine only add to it; planning apart since the program prepares most of its statements. @param {import('pg').Client} client @param {string} sql @param {unknown[]} values */
async function databaseMs(client, sql, values, rounds = ROUNDS, withPlanning = false) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, values);
    const { 'Execution Time': execution, 'Planning Time': planning } = rows[0]['QUERY PLAN'][0];
    times.push(execution + (withPlanning ? planning : 0));
  }
  return Math.min(...times);
}
