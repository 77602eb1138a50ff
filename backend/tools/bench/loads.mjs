// Fills a migrated database with listings that can be quoted on, from anywhere on the road network to anywhere else on it.
import { importBuilt } from '../project.mjs';
import { addPeople, dropIndexes, shipmentSql, userSql, usersOf } from './fill.mjs';

/** A road is so many times as long as the great circle, about. */
const ROAD = 1.2;
const EARTH_MILES = 3958.8;
/** So many different places are enough. */
const SPOTS = 20_000;

/**
 * Of ten listings three name no days, the others a window within two months; one in ten names no budget.
 * @param {import('pg').Client} client @param {number} size
 */
export async function fillLoads(client, size) {
  await makeSpots(client);
  await client.query('BEGIN');
  await addPeople(client, { size, name: '', now: 'now()' });
  const rebuild = await dropIndexes(client, ['shipments', 'open_loads']);
  // Counted once below, and not row by row.
  await client.query('ALTER TABLE shipments DISABLE TRIGGER count_shipments');
  await client.query(loadsSql(size));
  await client.query('ALTER TABLE shipments ENABLE TRIGGER count_shipments');
  await client.query(
    'INSERT INTO shipment_counts (status, category, n) SELECT status, category, count(*) FROM shipments GROUP BY 1, 2',
  );
  await client.query(
    `INSERT INTO masking_runs (name, rules, done) SELECT name, 1000000, true FROM unnest('{users,shipments,quotes,messages,reviews}'::text[]) name ON CONFLICT (name) DO UPDATE SET rules = excluded.rules, done = true`,
  );
  for (const statement of rebuild) await client.query(statement);
  await client.query('COMMIT');
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}

/** Places that a road leads to, in no order. @param {import('pg').Client} client */
async function makeSpots(client) {
  const [{ gazetteer }, { isOverseas }] = await Promise.all([
    importBuilt('src/places/gazetteer.js'),
    importBuilt('src/places/distance.js'),
  ]);
  /** @type {{latitude: number, longitude: number}[]} */
  const points = [...gazetteer().points()].filter((point) => !isOverseas(point));
  const step = Math.max(1, Math.floor(points.length / SPOTS));
  const some = points.filter((_, place) => place % step === 0);
  await client.query('CREATE TEMP TABLE spots (spot int PRIMARY KEY, latitude numeric, longitude numeric)');
  await client.query(
    `INSERT INTO spots SELECT row_number() OVER (ORDER BY md5(latitude || ' ' || longitude)) - 1, latitude, longitude
       FROM unnest($1::numeric[], $2::numeric[]) AS p (latitude, longitude)`,
    [some.map(({ latitude }) => latitude.toFixed(7)), some.map(({ longitude }) => longitude.toFixed(7))],
  );
  await client.query('ANALYZE spots');
}

/** @param {number} size */
function loadsSql(size) {
  const users = usersOf(size);
  const random = (/** @type {number} */ salt) => `abs(hashint4(n * 8 + ${salt})::bigint)`;
  const half = (/** @type {string} */ angle) => `power(sin(radians(${angle}) / 2), 2)`;
  const circle = `${2 * EARTH_MILES} * asin(least(1, sqrt(${half('d.latitude::float8 - p.latitude::float8')}
    + cos(radians(p.latitude::float8)) * cos(radians(d.latitude::float8)) * ${half('d.longitude::float8 - p.longitude::float8')})))`;
  return `
    INSERT INTO shipments (id, user_id, title, description, category, pickup_location, delivery_location, pickup_place, delivery_place,
      pickup_latitude, pickup_longitude, delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles,
      weight, dimensions, budget, pickup_date, pickup_until, status, created_at, updated_at)
    SELECT ${shipmentSql('n')}, ${userSql(`(${random(0)} % (${users} / 2)) * 2 + 1`)}, 'Load no. ' || n, 'In good order and ready to be picked up.',
           (enum_range(NULL::shipment_category))[n % 6 + 1], 'A town', 'Another town', 'A town', 'Another town',
           p.latitude, p.longitude, d.latitude, d.longitude, 'America/Chicago', 'America/Chicago', m.miles,
           50 + ${random(1)} % 9000, '12 x 6 x 5 ft', CASE WHEN n % 10 > 0 THEN 120 + round(m.miles * (60 + ${random(2)} % 120) / 100.0) END,
           CASE WHEN n % 10 > 2 THEN day END, CASE WHEN n % 10 > 2 THEN day + (${random(4)} % 7)::int END, 'listed', at, at
      FROM (SELECT n, now() - (${size} - n) * interval '20 days' / ${size} AS at, now()::date + (${random(3)} % 60)::int AS day FROM generate_series(1, ${size}) n) row
      JOIN LATERAL (SELECT count(*) AS all_spots FROM spots) s ON true
      JOIN spots p ON p.spot = ${random(5)} % s.all_spots JOIN spots d ON d.spot = ${random(6)} % s.all_spots
      JOIN LATERAL (SELECT greatest(5, round(${ROAD} * ${circle}))::int AS miles) m ON true`;
}
