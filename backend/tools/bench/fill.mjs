// Fills a migrated database with a market of any size, with set-based statements; the same size and name give the same rows, except for their times.

/** The people who quote in the scenarios: the last of the carriers, which have no quotes yet. */
const FRESH_CARRIERS = 0.2;
const FEWEST_USERS = 1_000;
/** Shipments in one statement: PostgreSQL keeps in memory which rows its triggers have yet to see. */
const PORTION = 2_000_000;

const CITIES = [
  ['Austin, TX', 30.2672, -97.7431, 'America/Chicago'],
  ['Denver, CO', 39.7392, -104.9903, 'America/Denver'],
  ['Seattle, WA', 47.6062, -122.3321, 'America/Los_Angeles'],
  ['Portland, OR', 45.5152, -122.6784, 'America/Los_Angeles'],
  ['Los Angeles, CA', 34.0522, -118.2437, 'America/Los_Angeles'],
  ['Phoenix, AZ', 33.4484, -112.074, 'America/Phoenix'],
  ['Dallas, TX', 32.7767, -96.797, 'America/Chicago'],
  ['Houston, TX', 29.7604, -95.3698, 'America/Chicago'],
  ['Chicago, IL', 41.8781, -87.6298, 'America/Chicago'],
  ['Minneapolis, MN', 44.9778, -93.265, 'America/Chicago'],
  ['St. Louis, MO', 38.627, -90.1994, 'America/Chicago'],
  ['Nashville, TN', 36.1627, -86.7816, 'America/Chicago'],
  ['Atlanta, GA', 33.749, -84.388, 'America/New_York'],
  ['Miami, FL', 25.7617, -80.1918, 'America/New_York'],
  ['Charlotte, NC', 35.2271, -80.8431, 'America/New_York'],
  ['Philadelphia, PA', 39.9526, -75.1652, 'America/New_York'],
  ['New York, NY', 40.7128, -74.006, 'America/New_York'],
  ['Boston, MA', 42.3601, -71.0589, 'America/New_York'],
  ['Detroit, MI', 42.3314, -83.0458, 'America/Detroit'],
  ['Salt Lake City, UT', 40.7608, -111.891, 'America/Denver'],
];
export const CITY_NAMES = CITIES.map(([name]) => name);

/** How many people a market of so many shipments has. @param {number} size */
export function usersOf(size) {
  return Math.max(FEWEST_USERS, Math.round(size / 10));
}

/** The id of the n-th user, from 0; even ones are carriers. @param {string} n @param {string} [name] */
export const userSql = (n, name = '') => `md5('user ' || ${n} || '${name}')::uuid`;

/** The id of the n-th shipment, from 1. @param {string} n @param {string} [name] */
export const shipmentSql = (n, name = '') => `md5('shipment ' || ${n} || '${name}')::uuid`;

/**
 * @typedef {object} Market
 * @property {number} size shipments: 30 % listed, 20 % quoted with 4 pending quotes each, the others over or drafts
 * @property {string} name tells its rows from those of another market in the same database; letters and digits
 * @property {string} now SQL: business time
 */

/**
 * Fills an empty database as fast as it goes, with a session for everybody.
 * @param {import('pg').Client} client
 * @param {number} size
 */
export async function fill(client, size) {
  /** @type {Market} */
  const market = { size, name: '', now: 'now()' };
  await makeCities(client);
  const filled = ['users', 'sessions', 'shipments', 'quotes', 'open_loads'];
  const rebuild = [...(await dropIndexes(client, filled)), ...(await dropReferences(client, filled))];
  await client.query('BEGIN');
  await addPeople(client, market);
  for (let from = 1; from <= size; from += PORTION)
    await addShipments(client, market, from, Math.min(size, from + PORTION - 1));
  // Nothing in it has to be masked, and nothing should look for it while others are measured.
  await client.query(
    `INSERT INTO masking_runs (name, rules, done) SELECT name, 1000000, true FROM unnest('{users,shipments,quotes,messages,reviews}'::text[]) name ON CONFLICT (name) DO UPDATE SET rules = excluded.rules, done = true`,
  );
  await client.query('COMMIT');
  for (const statement of rebuild) await client.query(statement);
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}

/** A market's people with a session each, whose id is its user's, so that whoever makes the tokens needs no list. @param {import('pg').Client} client @param {Market} market */
export async function addPeople(client, market) {
  await client.query(usersSql(market, '-'));
  await client.query(`
    INSERT INTO sessions (sid, user_id, sess, expire, created_at, last_seen_at)
    SELECT id, id, '{"userAgent": null, "ip": null}', now() + interval '80 days', now(), now() FROM users ON CONFLICT DO NOTHING`);
}

/**
 * Adds a market to a database that may be in use: in portions, a transaction each, so that nobody waits for long and memory stays small.
 * @param {import('pg').Client} client
 * @param {Market} market
 * @param {{password: string, portion: number, onPortion: (done: number) => void}} options the hash of everybody's password
 */
export async function addMarket(client, market, { password, portion, onPortion }) {
  await makeCities(client);
  await client.query(usersSql(market, password));
  for (let from = 1; from <= market.size; from += portion) {
    const to = Math.min(market.size, from + portion - 1);
    await client.query('BEGIN');
    await addShipments(client, market, from, to);
    await client.query('COMMIT');
    onPortion(to);
  }
  await client.query('VACUUM (ANALYZE) users, shipments, quotes');
}

/** @param {import('pg').Client} client */
async function makeCities(client) {
  await client.query(
    'CREATE TEMP TABLE cities (city int PRIMARY KEY, name text, latitude numeric, longitude numeric, zone text)',
  );
  for (const [n, city] of CITIES.entries())
    await client.query('INSERT INTO cities VALUES ($1, $2, $3, $4, $5)', [n, ...city]);
}

/**
 * Shipments and their quotes, in the caller's transaction; they are counted once and not row by row.
 * @param {import('pg').Client} client @param {Market} market @param {number} from @param {number} to
 */
async function addShipments(client, market, from, to) {
  const users = usersOf(market.size);
  await client.query('ALTER TABLE shipments DISABLE TRIGGER count_shipments');
  await client.query(shipmentsSql(market, users, from, to));
  await client.query('ALTER TABLE shipments ENABLE TRIGGER count_shipments');
  await client.query(`INSERT INTO shipment_counts (status, category, n)
    SELECT status, category, count(*) FROM shipments WHERE id IN (SELECT ${shipmentSql('n', market.name)} FROM generate_series(${from}, ${to}) n) GROUP BY 1, 2`);
  await client.query(quotesSql(market, Math.floor((users / 2) * (1 - FRESH_CARRIERS)), from, to));
}

/** @param {Market} market @param {string} password */
function usersSql({ size, name, now }, password) {
  return `
    INSERT INTO users (id, email, password, first_name, last_name, is_carrier, rating, review_count, completed_jobs, created_at, updated_at)
    SELECT ${userSql('n', name)}, 'user' || n || '${name === '' ? '@example.com' : `@${name}.haulway.test`}', '${password}', 'First' || n % 700, 'Last' || n % 900, n % 2 = 0,
           3 + (n % 21) / 10.0, n % 90, n % 120, ${now} - interval '400 days', ${now} - interval '400 days'
      FROM generate_series(0, ${usersOf(size)} - 1) n`;
}

/** @param {Market} market @param {number} users @param {number} from @param {number} to */
function shipmentsSql({ size, name, now }, users, from, to) {
  const jitter = (/** @type {number} */ salt) => `(abs(hashint4(n * 8 + ${salt})) % 4000 - 2000) / 10000.0`;
  return `
    INSERT INTO shipments (id, user_id, title, description, category, pickup_location, delivery_location, pickup_place, delivery_place,
      pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles,
      weight, dimensions, budget, typical_low, typical_usual, typical_high, status, quote_count, delivered_at, created_at, updated_at)
    SELECT ${shipmentSql('n', name)}, ${userSql(`(abs(hashint4(n)) % (${users} / 2)) * 2 + 1`, name)},
           (ARRAY['Sedan', 'Sailing boat', 'Upright piano', 'Sofa and chairs', 'Mini excavator', 'Pallet of tiles', 'Motorcycle', 'Hot tub', 'Two horses', 'Antique wardrobe'])[abs(hashint4(n + 1)) % 10 + 1] || ' no. ' || n,
           'In good order and ready to be picked up; ' || (ARRAY['a forklift is there', 'stairs on one side', 'runs and drives', 'crated', 'needs a liftgate'])[abs(hashint4(n + 2)) % 5 + 1]
             || ', delivery by arrangement. Please call an hour before. Item ' || n || '.',
           (enum_range(NULL::shipment_category))[n / 10 % 6 + 1],
           p.name, d.name, p.name, d.name,
           p.latitude + ${jitter(1)}, p.longitude + ${jitter(2)}, d.latitude + ${jitter(3)}, d.longitude + ${jitter(4)}, p.zone, d.zone,
           200 + abs(hashint4(n + 3)) % 2500, 50 + abs(hashint4(n + 4)) % 9000, '12 x 6 x 5 ft', 100 + abs(hashint4(n + 5)) % 5000,
           300 + abs(hashint4(n + 8)) % 900, 500 + abs(hashint4(n + 8)) % 900, 800 + abs(hashint4(n + 8)) % 900,
           (ARRAY['listed', 'listed', 'listed', 'quoted', 'quoted', 'delivered', 'delivered', 'delivered', 'cancelled', 'draft'])[n % 10 + 1],
           CASE WHEN n % 10 IN (3, 4) THEN 4 WHEN n % 10 BETWEEN 5 AND 7 THEN 1 ELSE 0 END,
           CASE WHEN n % 10 BETWEEN 5 AND 7 THEN at + interval '9 days' END, at, at
      FROM (SELECT n, ${now} - interval '10 days' - interval '360 days' * ((${size} - n)::float8 / ${size}) AS at FROM generate_series(${from}, ${to}) n) row
      JOIN cities p ON p.city = abs(hashint4(n + 6)) % ${CITIES.length} JOIN cities d ON d.city = abs(hashint4(n + 7)) % ${CITIES.length}`;
}

/** Quoted shipments have 4 pending quotes, delivered ones one that was completed without escrow and 4 that were declined. @param {Market} market @param {number} quoting @param {number} from @param {number} to */
function quotesSql({ name, now }, quoting, from, to) {
  return `
    INSERT INTO quotes (shipment_id, carrier_id, amount, estimated_pickup_date, estimated_delivery_date, message, status, payment_status,
      decline_reason, terms_version, created_at, updated_at)
    SELECT s.id, ${userSql(`((n + k * 97) % ${quoting}) * 2`, name)}, 200 + abs(hashint4(n + k)) % 4000,
           (${now} + interval '20 days')::date, (${now} + interval '25 days')::date, 'I pass there every week and can take it with me.',
           CASE WHEN s.status = 'quoted' THEN 'pending' WHEN k = 0 THEN 'completed' ELSE 'declined' END,
           'pending',
           CASE WHEN s.status = 'delivered' AND k > 0 THEN 'another_accepted' END, 1,
           s.created_at + (k + 1) * interval '1 hour', s.created_at + (k + 1) * interval '1 hour'
      FROM generate_series(${from}, ${to}) n JOIN shipments s ON s.id = ${shipmentSql('n', name)} CROSS JOIN generate_series(0, 4) k
     WHERE (s.status = 'quoted' AND k < 4) OR s.status = 'delivered'`;
}

/**
 * Drops the plain indexes of these tables, since making them once is many times faster than keeping them row by row.
 * @param {import('pg').Client} client
 * @param {string[]} tables
 * @returns {Promise<string[]>} the statements that make them again
 */
export async function dropIndexes(client, tables) {
  const { rows } = await client.query(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS statement FROM pg_index i
      WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map((row) => row.statement);
}

/**
 * Drops the references of these tables to others, which are checked row by row while rows are added, and all at once when they are made again.
 * @param {import('pg').Client} client
 * @param {string[]} tables
 * @returns {Promise<string[]>} the statements that make them again
 */
async function dropReferences(client, tables) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
      WHERE contype = 'f' AND conparentid = 0 AND conrelid = ANY($1::regclass[])`,
    [tables],
  );
  for (const { of: table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows.map(({ of: table, name, rule }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
}
