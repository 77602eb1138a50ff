// What is called, as endless streams of calls; the program and its floor get the same ones.
import { createHmac } from 'node:crypto';
import { CITY_NAMES } from './fill.mjs';
import { SECRET } from './servers.mjs';

/** @typedef {import('./load.mjs').Call} Call */
/** @typedef {{next: () => Call | undefined, before?: () => Promise<void>}} Side */
/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} aim least share of the floor's calls a second
 * @property {number} growth most that p50 may grow by from the smallest market to the largest
 * @property {() => Side} side made once for the program and once for the floor
 * @property {() => Promise<unknown>} [prepare] changes the market before; all that follow meet the change
 * @property {(() => Side)} [ownFloor] the floor is the program itself, answering these calls
 */

const CATEGORIES = ['vehicles', 'household_items', 'heavy_equipment', 'freight', 'animals', 'other'];
const PLACES = ['Austin, TX', 'Denver, CO', 'Chicago, IL', 'Atlanta, GA', 'Seattle, WA', 'Boston, MA'];
/** What is listed, and its category. */
const THINGS = [
  ['Upright piano', 'household_items'],
  ['Sailing boat', 'vehicles'],
  ['Sofa and chairs', 'household_items'],
  ['Mini excavator', 'heavy_equipment'],
  ['Antique wardrobe', 'household_items'],
  ['Motorcycle', 'vehicles'],
  ['Hot tub', 'household_items'],
];
const SAMPLE = 500;
/** Latitude and longitude: the middle of one of the market's cities; a point close only to its outskirts; one far from everything. */
const AROUND = { dense: '30.2672,-97.7431', sparse: '31.0000,-97.7431', empty: '47.0000,-109.5000' };
const SPARSE_MILES = 40;
/** Listed on top of the market by somebody importing it; nobody searches for it. */
const UNRELATED_SHARE = 0.05;
const DAY_MS = 86_400_000;

/** @type {Map<string, string>} */
const tokens = new Map();

/** A session's token: the filled sessions have their users' ids. @param {string} userId */
export function tokenOf(userId) {
  const known = tokens.get(userId);
  if (known !== undefined) return known;
  const encode = (/** @type {object} */ part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: userId, jti: userId, iat: now, exp: now + 86_400 })}`;
  const token = `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`;
  tokens.set(userId, token);
  return token;
}

/** Goes round and round. @template Thing @param {Thing[]} things @returns {() => Thing} */
export function inTurn(things) {
  if (things.length === 0) throw new Error('There is nothing to call.');
  let place = 0;
  return () => /** @type {Thing} */ (things[place++ % things.length]);
}

/** @param {import('pg').Client} client @returns {Promise<Scenario[]>} */
export async function scenariosOn(client) {
  const read = async (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) =>
    (await client.query(sql, values)).rows;
  const shippers = (await read('SELECT id FROM users WHERE NOT is_carrier ORDER BY id LIMIT $1', [SAMPLE])).map(
    (row) => row.id,
  );
  const carriers = (
    await read(
      'SELECT id FROM users u WHERE is_carrier AND NOT EXISTS (SELECT 1 FROM quotes WHERE carrier_id = u.id) ORDER BY id',
    )
  ).map((row) => row.id);
  const cursors = await read(
    `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00|' || id AS at FROM shipments WHERE status = 'listed' ORDER BY md5(id::text) LIMIT $1`,
    [SAMPLE],
  );
  const quoted = await read(
    `SELECT id, user_id FROM shipments WHERE status = 'quoted' ORDER BY md5(id::text) LIMIT $1`,
    [SAMPLE],
  );
  const get = (/** @type {string[]} */ paths) => () => {
    const path = inTurn(paths);
    return { next: () => ({ method: 'GET', path: path() }) };
  };
  const listed = (
    await read(
      `SELECT substring(title FROM '\\d+$') AS number FROM shipments WHERE status = 'listed' ORDER BY md5(id::text) LIMIT $1`,
      [SAMPLE],
    )
  ).map(({ number }) => number);
  const talks = await read('SELECT id, first_id FROM conversations ORDER BY md5(id::text) LIMIT $1', [SAMPLE]);
  const search = (/** @type {string[]} */ words) =>
    get(words.map((q) => `/api/shipments?status=listed&q=${encodeURIComponent(q)}`));
  const near = (/** @type {string} */ point, miles = 50) =>
    get([`/api/shipments?status=listed&near=${encodeURIComponent(point)}&radiusMiles=${miles}`]);
  /** What a carrier scans: miles, the typical price and what it is a mile, what is open in whatever state. */
  const rowsFor = (/** @type {string} */ query) => () => {
    const carrier = inTurn(carriers.slice(0, SAMPLE));
    return { next: () => ({ method: 'GET', path: `/api/shipments?status=open${query}`, token: tokenOf(carrier()) }) };
  };
  const own = (/** @type {string} */ path) => () => {
    const person = inTurn(shippers);
    return { next: () => ({ method: 'GET', path, token: tokenOf(person()) }) };
  };
  const places = (/** @type {string[]} */ typed) => {
    const person = inTurn(shippers);
    const word = inTurn(typed);
    return () => ({
      next: () => ({ method: 'GET', path: `/api/places?q=${encodeURIComponent(word())}`, token: tokenOf(person()) }),
    });
  };
  return [
    { name: 'browse', aim: 1, growth: 1.3, side: get(['/api/shipments?status=listed']) },
    {
      name: 'next page',
      aim: 1,
      growth: 1.3,
      side: get(
        cursors.map(({ at }) => `/api/shipments?status=listed&cursor=${Buffer.from(at).toString('base64url')}`),
      ),
    },
    {
      name: 'category',
      aim: 1,
      growth: 1.3,
      side: get(CATEGORIES.map((category) => `/api/shipments?status=listed&category=${category}`)),
    },
    {
      name: 'status',
      aim: 1,
      growth: 1.3,
      side: get(['/api/shipments?status=delivered', '/api/shipments?status=quoted']),
    },
    { name: 'search, common word', aim: 0.9, growth: 1.5, side: search(['boat', 'piano', 'sofa', 'excavator']) },
    { name: 'search, rare phrase', aim: 0.9, growth: 3, side: search(listed.map((number) => `item ${number}`)) },
    { name: 'near, dense', aim: 0.9, growth: 2.5, side: near(AROUND.dense) },
    { name: 'near, sparse', aim: 0.9, growth: 2.5, side: near(AROUND.sparse, SPARSE_MILES) },
    { name: 'near, empty', aim: 0.9, growth: 2.5, side: near(AROUND.empty) },
    { name: 'rows for a carrier', aim: 0.9, growth: 1.3, side: rowsFor('') },
    { name: 'rows, most per mile', aim: 0.9, growth: 1.3, side: rowsFor('&sort=-payPerMile') },
    {
      name: 'rows, nearest',
      aim: 0.9,
      growth: 2.5,
      side: rowsFor(`&pickupNear=${encodeURIComponent(AROUND.dense)}&radiusMiles=100&sort=nearest`),
    },
    { name: 'shipment with quotes', aim: 1, growth: 1.2, side: () => detail(quoted) },
    { name: 'own dashboard', aim: 0.8, growth: 1.2, side: own('/api/users/me/dashboard') },
    { name: 'conversations', aim: 0.8, growth: 1.2, side: own('/api/conversations') },
    {
      name: 'messages of one',
      aim: 0.9,
      growth: 1.2,
      side: () => ({
        next: inTurn(
          talks.map(({ id, first_id: reader }) => ({
            method: 'GET',
            path: `/api/conversations/${id}/messages`,
            token: tokenOf(reader),
          })),
        ),
      }),
    },
    {
      name: 'calculate-shipping-rates',
      aim: 0.8,
      growth: 1,
      side: () => ({ next: rates(inTurn(shippers)) }),
      ownFloor: () => ({ next: nothing(inTurn(shippers)) }),
    },
    {
      name: 'places, beginning',
      aim: 0.8,
      growth: 1,
      side: places(['aus', 'new y', 'dallas', 'port', 'sea']),
      ownFloor: () => ({ next: nothing(inTurn(shippers)) }),
    },
    {
      name: 'places, slip',
      aim: 0.8,
      growth: 1,
      side: places(['Pheonix', 'Albequerque', 'Mineapolis', 'Cincinatti']),
      ownFloor: () => ({ next: nothing(inTurn(shippers)) }),
    },
    { name: 'create shipment', aim: 0.5, growth: 1.5, side: () => ({ next: create(inTurn(shippers)) }) },
    {
      name: 'submit quote',
      aim: 0.6,
      growth: 1.5,
      side: pairs(
        await read(`SELECT id FROM shipments WHERE status IN ('listed', 'quoted') ORDER BY md5(id::text) LIMIT 20000`),
        carriers,
      ),
    },
    { name: 'accept quote', aim: 0.7, growth: 1.5, side: await acceptances(client) },
    {
      name: 'search, skewed',
      aim: 0.9,
      growth: 1.5,
      side: search(['boat', 'piano', 'sofa', 'excavator']),
      prepare: () => listUnrelated(client),
    },
  ];
}

/** Newer than all others. @param {import('pg').Client} client */
async function listUnrelated(client) {
  await client.query(
    `INSERT INTO shipments (id, user_id, title, description, category, pickup_location, delivery_location, pickup_place, delivery_place, pickup_latitude, pickup_longitude,
       delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles, status, created_at, updated_at)
     SELECT gen_random_uuid(), user_id, 'Machine part', 'Came with the import.', 'freight', pickup_location, delivery_location, pickup_place, delivery_place, pickup_latitude, pickup_longitude,
       delivery_latitude, delivery_longitude, pickup_time_zone, delivery_time_zone, distance_miles, 'listed', now(), now()
       FROM (SELECT * FROM shipments LIMIT (SELECT count(*) * ${UNRELATED_SHARE} FROM shipments)) s`,
  );
  await client.query('VACUUM (ANALYZE) shipments');
}

/** A shipment as its owner opens it: two calls. @param {{id: string, user_id: string}[]} shipments @returns {Side} */
function detail(shipments) {
  const calls = inTurn(
    shipments.flatMap(({ id, user_id: owner }) =>
      [`/api/shipments/${id}`, `/api/shipments/${id}/quotes`].map((path) => ({
        method: 'GET',
        path,
        token: tokenOf(owner),
      })),
    ),
  );
  return { next: calls };
}

/** Of many kinds, and from everywhere: else an hour of them is a market of pianos of one city. @param {() => string} shipper @returns {() => Call} */
export function create(shipper) {
  const pickup = inTurn(CITY_NAMES);
  // One city less, so that the pairs differ.
  const delivery = inTurn(CITY_NAMES.slice(1));
  const thing = inTurn(THINGS);
  let n = 0;
  return () => {
    n += 1;
    const [title, category] = thing();
    const body = {
      title: `${title} no. ${n}`,
      category,
      description: 'In good order and ready to be picked up; stairs on one side.',
      pickupLocation: pickup(),
      deliveryLocation: delivery(),
      weight: 480,
      dimensions: '5 x 2 x 4 ft',
      budget: 900,
    };
    return { method: 'POST', path: '/api/shipments', token: tokenOf(shipper()), body };
  };
}

/**
 * Each carrier quotes on each shipment once, the program's carriers before the middle, the floor's after it.
 * @param {{id: string}[]} shipments @param {string[]} carriers
 */
function pairs(shipments, carriers) {
  let sides = 0;
  return () => {
    const half = Math.floor(carriers.length / 2);
    const own = sides++ % 2 === 0 ? carriers.slice(0, half) : carriers.slice(half);
    const day = (/** @type {number} */ ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    let n = 0;
    /** @returns {Call | undefined} */
    const next = () => {
      const shipment = shipments[n % shipments.length];
      const lap = Math.floor(n / shipments.length);
      const carrier = lap < own.length ? own[(lap + n) % own.length] : undefined;
      n += 1;
      if (shipment === undefined || carrier === undefined) return undefined;
      const body = {
        shipmentId: shipment.id,
        amount: 450,
        estimatedPickupDate: day(5),
        estimatedDeliveryDate: day(9),
        message: 'I can take it on Friday.',
      };
      return { method: 'POST', path: '/api/quotes', token: tokenOf(carrier), body };
    };
    return { next };
  };
}

/** What was accepted in earlier turns is made pending again before each turn, so that any size has enough to accept. @param {import('pg').Client} client */
async function acceptances(client) {
  const { rows } = await client.query(
    `SELECT DISTINCT ON (q.shipment_id) q.id, q.shipment_id, s.user_id FROM quotes q JOIN shipments s ON s.id = q.shipment_id
      WHERE q.status = 'pending' AND s.status = 'quoted' ORDER BY q.shipment_id, q.id LIMIT 10000`,
  );
  let sides = 0;
  return () => {
    const first = sides++ % 2;
    const own = rows.filter((_, place) => place % 2 === first);
    let place = 0;
    const before = async () => {
      const used = own.slice(0, place);
      place = 0;
      const [quotes, shipments] = [used.map((row) => row.id), used.map((row) => row.shipment_id)];
      await client.query(
        `UPDATE quotes SET status = 'pending', accepted_at = NULL, payment_due_at = NULL, agreed = NULL WHERE id = ANY($1::uuid[])`,
        [quotes],
      );
      await client.query(`UPDATE shipments SET status = 'quoted' WHERE id = ANY($1::uuid[])`, [shipments]);
      await client.query('DELETE FROM deadlines WHERE subject = ANY($1::uuid[])', [quotes]);
    };
    /** @returns {Call | undefined} */
    const next = () => {
      const quote = own[place++];
      return quote && { method: 'POST', path: `/api/quotes/${quote.id}/accept`, token: tokenOf(quote.user_id) };
    };
    return { before, next };
  };
}

/** As little as a signed-in call can answer: no place of that name. @param {() => string} caller @returns {() => Call} */
function nothing(caller) {
  return () => ({ method: 'GET', path: '/api/places?q=-', token: tokenOf(caller()) });
}

/** @param {() => string} caller @returns {() => Call} */
function rates(caller) {
  const place = inTurn(PLACES);
  return () => {
    const body = { category: 'vehicles', weight: '3500', pickupLocation: place(), deliveryLocation: 'Denver, CO' };
    return { method: 'POST', path: '/api/calculate-shipping-rates', token: tokenOf(caller()), body };
  };
}
