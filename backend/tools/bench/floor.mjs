// The floor: what the same database and the same Node deliver when nothing is checked. Bare Fastify with response schemas, bare pg with prepared statements.
/* oxlint-disable oxc/no-async-endpoint-handlers -- the rule means Express; Fastify awaits its handlers */
// A program of its own: DATABASE_URL and PORT in the environment; prints `ready`.
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { importBuilt } from '../project.mjs';
import * as sql from './floor.sql.mjs';
import { QUOTE_SCHEMA, SHIPMENT_SCHEMA } from './floor.schemas.mjs';

const DATE = 1082;
const LIMIT = 20;
const COUNT_CAP = 10_000;
const POOL = 10;
const TERMS = JSON.stringify({ platformFeeBasisPoints: 500, paymentWindowHours: 48, autoReleaseHours: 72 });

pg.types.setTypeParser(DATE, (text) => text);
const settings = { connectionString: process.env.DATABASE_URL, max: POOL, application_name: 'haulway-bench-floor' };
// Each statement is planned once, without a word about it.
const pool = new pg.Pool({ ...settings, options: '-c plan_cache_mode=force_generic_plan' });
/** Where the plan depends on the values, as in the program. */
const planningPool = new pg.Pool(settings);
const names = new Map();

/** @param {string} text @param {unknown[]} values */
function prepared(text, values) {
  if (!names.has(text)) names.set(text, `f${names.size}`);
  return { name: names.get(text), text, values };
}

/** @param {string} text @param {unknown[]} values @returns {Promise<any[]>} */
const rows = async (text, values) => (await pool.query(prepared(text, values))).rows;

/**
 * @template Result
 * @param {(run: (text: string, values: unknown[]) => Promise<any[]>) => Promise<Result>} work
 */
async function transaction(work) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(async (text, values) => (await client.query(prepared(text, values))).rows);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** Who calls, believed as it stands. @param {import('fastify').FastifyRequest} request */
const caller = (request) =>
  JSON.parse(Buffer.from((request.headers.authorization ?? '').split('.')[1] ?? '', 'base64url').toString('utf8')).sub;

/** @param {any} row */
const shipment = ({ ownerFirst, ownerLast, typicalLow, typicalUsual, typicalHigh, ...row }) => ({
  ...row,
  pickupPoint: { latitude: row.pickupLatitude, longitude: row.pickupLongitude },
  deliveryPoint: { latitude: row.deliveryLatitude, longitude: row.deliveryLongitude },
  typical: typicalUsual === null ? null : { low: typicalLow, usual: typicalUsual, high: typicalHigh },
  owner: { id: row.userId, firstName: ownerFirst, lastInitial: ownerLast },
});
/** @param {any} row */
const quote = ({
  carrierFirst,
  carrierLast,
  carrierPortrait,
  carrierTruckPhoto,
  rating,
  reviewCount,
  completedJobs,
  badges,
  ...row
}) => ({
  ...row,
  carrier: {
    id: row.carrierId,
    firstName: carrierFirst,
    lastInitial: carrierLast,
    portrait: carrierPortrait,
    truckPhoto: carrierTruckPhoto,
    rating,
    reviewCount,
    completedJobs,
    badges,
  },
});

/**
 * The program's own statements, where its page is one of them whose plan is the point: what is left of the program is then all around them.
 * @type {[any, any, any]}
 */
const [
  { KeptTotals },
  { listShipments },
  { DashboardQueries },
  { isInConversation, ownConversations, saidIn },
  { BlocksService },
  { QuestionsService },
  { Takable },
  { DealActs },
] = await Promise.all(
  [
    'shipments/kept-totals.js',
    'shipments/shipments.search.js',
    'bookings/dashboard.queries.js',
    'messages/messages.queries.js',
    'users/blocks.service.js',
    'questions/questions.service.js',
    'bookings/takable.js',
    'bookings/deal-acts.js',
  ].map((file) => importBuilt(`src/${file}`)),
);
/** @type {any} what they ask of the database */
const reads = {
  rows,
  rowsWide: rows,
  one: async (/** @type {string} */ text, /** @type {unknown[]} */ values = []) => (await rows(text, values))[0],
  oneWide: async (/** @type {string} */ text, /** @type {unknown[]} */ values) => (await rows(text, values))[0],
  onePlanned: async (/** @type {string} */ text, /** @type {unknown[]} */ values = []) =>
    (await planningPool.query({ text, values })).rows[0],
};
const clock = { now: () => new Date() };
const dashboards = new DashboardQueries(reads, clock);
/** What can be done with records and what they wait for, by their kind. @type {Map<string, (user: object, records: any[], side: string) => Promise<Map<string, object>>>} */
const acts = new Map();
const blocks = new BlocksService(reads, clock, undefined);
// It is asked what carriers may still ask; the rest of its work is done elsewhere.
const nowhere = { on: () => undefined, keep: () => undefined };
const questions = new QuestionsService(reads, clock, blocks, undefined, nowhere, nowhere, nowhere);
// No listing of the bench has a price at which it can be taken.
const taking = new Takable(reads, clock, undefined);
void new DealActs(reads, clock, blocks, questions, taking, {
  on: (/** @type {string} */ kind, /** @type {any} */ read) => acts.set(kind, read),
});
/** @param {'shipment' | 'quote'} kind @param {import('fastify').FastifyRequest} request @param {any[]} records */
async function withActs(kind, request, records) {
  const user = {
    kind: 'user',
    id: caller(request),
    isCarrier: kind === 'quote',
    isAdmin: false,
    operatorRole: null,
    suspended: false,
    hasBlocked: false,
  };
  const told = await acts.get(kind)?.(user, records, 'party');
  return records.map((record) => ({ ...record, ...told?.get(record.id) }));
}
const totals = new KeptTotals();

/** @param {import('fastify').FastifyReply} reply @param {{content: string, total: number}} listing */
const listing = (reply, { content, total }) =>
  reply
    .header('x-total-count', String(Math.min(total, COUNT_CAP)))
    .header('content-type', 'application/json; charset=utf-8')
    .send(content);

const server = fastify();
const one = { schema: { response: { '2xx': SHIPMENT_SCHEMA } } };
const oneQuote = { schema: { response: { '2xx': QUOTE_SCHEMA } } };

server.get(
  '/api/shipments',
  { schema: { response: { '2xx': { type: 'array', items: SHIPMENT_SCHEMA } } } },
  async (request, reply) => {
    const { status, category, cursor, q, near, pickupNear, radiusMiles, sort } =
      /** @type {Record<string, string> & {status: string}} */ (request.query);
    const around = near ?? pickupNear;
    if (q !== undefined || around !== undefined) {
      const [latitude, longitude] = (around ?? '').split(',').map(Number);
      const end = near === undefined ? 'pickup' : 'either';
      return listing(
        reply,
        await listShipments(
          reads,
          totals,
          { status, q, near, pickupNear, sort, ...(around === undefined ? {} : { radiusMiles: Number(radiusMiles) }) },
          undefined,
          around === undefined ? [] : [{ end, latitude, longitude }],
        ),
      );
    }
    const after = cursor === undefined ? [] : Buffer.from(cursor, 'base64url').toString('utf8').split('|');
    const found =
      status === 'open'
        ? await rows(sql.rows(LIMIT + 1, sort), [])
        : await rows(sql.browse(category !== undefined, cursor !== undefined), [
            status,
            LIMIT + 1,
            ...(category === undefined ? [] : [category]),
            ...after,
          ]);
    void reply.header('x-total-count', String(Math.min(found[0]?.total ?? 0, COUNT_CAP)));
    const last = found[LIMIT - 1];
    if (found.length > LIMIT)
      void reply.header(
        'link',
        `<${request.url}&cursor=${Buffer.from(`${last.cursor}|${last.id}`).toString('base64url')}>; rel="next"`,
      );
    return found.slice(0, LIMIT).map(shipment);
  },
);

server.get('/api/shipments/:id', one, async (request) => {
  const found = await rows(sql.SHIPMENT, [/** @type {any} */ (request.params).id]);
  return (await withActs('shipment', request, found.map(shipment)))[0];
});

server.get(
  '/api/shipments/:id/quotes',
  { schema: { response: { '2xx': { type: 'array', items: QUOTE_SCHEMA } } } },
  async (request, reply) => {
    const found = await rows(sql.QUOTES, [/** @type {any} */ (request.params).id]);
    void reply.header('x-total-count', String(found.length));
    return withActs('quote', request, found.map(quote));
  },
);

server.get('/api/users/me/dashboard', async (request, reply) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .send((await dashboards.dashboard({ id: caller(request), suspended: false })).json),
);

server.get('/api/conversations', async (request, reply) =>
  listing(reply, await ownConversations(reads, caller(request), { limit: LIMIT })),
);

server.get('/api/conversations/:id/messages', async (request, reply) => {
  const [{ id }, reader] = [/** @type {any} */ (request.params), caller(request)];
  if (!(await isInConversation(reads, id, reader))) return reply.status(404).send();
  return listing(reply, await saidIn(reads, id, reader, { limit: LIMIT }));
});

server.post('/api/shipments', one, async (request, reply) => {
  const body = /** @type {any} */ (request.body);
  const userId = caller(request);
  const id = randomUUID();
  const now = new Date();
  void reply.status(201);
  const created = await transaction(async (run) => {
    await run(sql.COUNT_HOURLY, ['shipments', userId, 0]);
    await run(sql.NEW_SHIPMENT, [
      id,
      userId,
      body.title,
      body.category,
      body.description,
      body.weight,
      body.dimensions,
      body.budget,
      body.pickupLocation,
      body.deliveryLocation,
      now,
    ]);
    await run(sql.NOTE, ['shipment', id, id, 'create', null, 'listed', userId, now, null]);
    await run(sql.EVENT, ['shipment.listed', JSON.stringify({ shipmentId: id }), [userId], now]);
    return shipment((await run(sql.SHIPMENT, [id]))[0]);
  });
  return (await withActs('shipment', request, [created]))[0];
});

server.post('/api/quotes', oneQuote, async (request, reply) => {
  const body = /** @type {any} */ (request.body);
  const userId = caller(request);
  const id = randomUUID();
  const now = new Date();
  void reply.status(201);
  const submitted = await transaction(async (run) => {
    await run(sql.COUNT_HOURLY, ['quotes', userId, 0]);
    const [row] = await run(sql.LOCK_SHIPMENT, [body.shipmentId]);
    await run(sql.NEW_QUOTE, [
      id,
      body.shipmentId,
      userId,
      body.amount,
      body.estimatedPickupDate,
      body.estimatedDeliveryDate,
      body.message,
      now,
    ]);
    await run(sql.CLEAR_DEADLINE, [id, now, 'quote_expiry']);
    await run(sql.NOTE, [
      'quote',
      id,
      body.shipmentId,
      'submit',
      null,
      'pending',
      userId,
      now,
      JSON.stringify({ amount: body.amount }),
    ]);
    await run(sql.COUNT_QUOTE, [body.shipmentId]);
    if (row.status === 'listed') {
      await run(sql.MOVE_SHIPMENT, [body.shipmentId, 'quoted', now, 'listed']);
      await run(sql.NOTE, [
        'shipment',
        body.shipmentId,
        body.shipmentId,
        'quote',
        'listed',
        'quoted',
        userId,
        now,
        null,
      ]);
    }
    await run(sql.EVENT, [
      'quote.submitted',
      JSON.stringify({ shipmentId: body.shipmentId, quoteId: id }),
      [row.user_id, userId],
      now,
    ]);
    return quote((await run(sql.QUOTE, [id]))[0]);
  });
  return (await withActs('quote', request, [submitted]))[0];
});

server.post('/api/quotes/:id/accept', oneQuote, async (request) => {
  const { id } = /** @type {{id: string}} */ (request.params);
  const now = new Date();
  const due = new Date(now.getTime() + 48 * 3_600_000);
  const accepted = await transaction(async (run) => {
    const [place] = await run(sql.PLACE_OF_QUOTE, [id]);
    const [row] = await run(sql.LOCK_SHIPMENT, [place.shipment_id]);
    await run(sql.LOCK_QUOTE, [id]);
    await run(sql.LOCK_PAYMENT, [id]);
    await run(sql.CARRIER, [place.carrier_id]);
    await run(sql.ACCEPT, [id, now, due, TERMS]);
    await run(sql.NOTE, ['quote', id, row.id, 'accept', 'pending', 'accepted', row.user_id, now, null]);
    await run(sql.CLEAR_DEADLINE, [id, now, 'quote_expiry']);
    await run(sql.MOVE_SHIPMENT, [row.id, 'booked', now, 'quoted']);
    await run(sql.NOTE, ['shipment', row.id, row.id, 'accept', 'quoted', 'booked', row.user_id, now, null]);
    await run(sql.DEADLINE, [id, row.id, due]);
    await run(sql.EVENT, [
      'quote.accepted',
      JSON.stringify({ shipmentId: row.id, quoteId: id }),
      [row.user_id, place.carrier_id],
      now,
    ]);
    return quote((await run(sql.QUOTE, [id]))[0]);
  });
  return (await withActs('quote', request, [accepted]))[0];
});

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');
// Ends with the bench at the latest, even if that is killed.
process.on('disconnect', () => process.exit(0));
