import { operations } from './support/document.js';
import { type Deal, ok, type Person, World } from './support/people.js';
import { countQueries, type QueryCounter } from './support/query-counter.js';
import { startServer, type TestServer } from './support/server.js';

let world: World;
/** Answers calls on the same database, over the line that counts; nothing runs in it but calls. */
let counted: TestServer;
let queries: QueryCounter;

beforeAll(async () => {
  const secret = { JWT_SECRET: 'signs the tokens of both processes' };
  world = await World.start({ env: secret });
  queries = await countQueries(world.server.databaseUrl);
  counted = await startServer({ env: { ...secret, DATABASE_URL: queries.databaseUrl, PROCESS: 'api' }, databaseUrl: world.server.databaseUrl });
});

afterAll(async () => {
  await counted.stop();
  await queries.close();
});

/** What lists are made of, once more of each: all of the same two people. */
async function addOneOfEach(deal: Deal): Promise<void> {
  const { shipper, carrier } = world;
  const here = { latitude: 33, longitude: -98 };
  ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, here), 201);
  ok(await shipper.api.post('/api/messages', { receiverId: carrier.id, shipmentId: deal.shipmentId, content: 'Where are you?' }), 201);
  ok(await shipper.api.post('/api/support-tickets', { name: 'Dana', email: shipper.email, topic: 'Shipping', message: 'Who do I ask about a crate?' }), 201);
  const another = await world.delivered({ amount: 900 });
  ok(await shipper.api.post('/api/messages', { receiverId: carrier.id, shipmentId: another.shipmentId, content: 'Thank you.' }), 201);
  ok(await shipper.api.post('/api/claims', { shipmentId: another.shipmentId, kind: 'damage', amount: 50, description: 'The corner of the crate is split.' }), 201);
  ok(await shipper.api.post('/api/reviews', { shipmentId: another.shipmentId, rating: 5, comment: 'Careful.' }), 201);
  ok(await shipper.api.post('/api/auth/login', { email: shipper.email, password: 'a long walk by the river' }), 200);
  const open = await world.listed();
  for (const one of [carrier, await world.newCarrier()]) await world.quoted(open, one);
  await world.quoted(listing, await world.newCarrier());
}

/** A listing that is quoted again and again. */
let listing: string;

const GETS = operations().filter(({ method }) => method === 'GET');
/** These are no reads of rows: a stream, what the process says of itself, a file. */
const LEFT_OUT = /^\/metrics$|^\/api\/(events|health\/\w+|uploads\/\{photoId\})$/;
/** Questions that go other ways than the bare list. */
const WAYS = ['owner=me', 'q=boat', 'near=Austin, TX', 'status=listed&category=vehicles', 'sort=budget'].map((query) => `/api/shipments?${query}`);
const RESOURCES = GETS.find(({ path }) => path === '/api/admin/{resource}')?.parameters.find(({ name }) => name === 'resource')?.schema.enum ?? [];
const TWO_PLACES = '?from=Austin, TX&to=Denver, CO';

/** The addresses of all reads, with what is there put in. */
async function addresses(deal: Deal): Promise<string[]> {
  const id = async (sql: string) => (await world.server.query<{ id: string }>(`${sql} LIMIT 1`))[0]?.id ?? '';
  const ids: Record<string, string> = {
    shipments: deal.shipmentId,
    payments: await id('SELECT id FROM payments'),
    users: world.carrier.id,
    conversations: await id('SELECT id FROM conversations'),
    claims: await id('SELECT id FROM claims'),
  };
  const reads = GETS.filter(({ path }) => !LEFT_OUT.test(path)).flatMap(({ path }) => {
    if (path === '/api/admin/{resource}') return RESOURCES.map((name) => `/api/admin/${name}`);
    if (path === '/api/admin/{resource}/{id}') return [`/api/admin/shipments/${deal.shipmentId}`];
    // A row of the console by its id, of one kind each.
    if (path.startsWith('/api/admin/') && path.includes('{id}')) return [];
    if (path === '/api/places') return [`${path}?q=Aus`];
    if (path === '/api/distance') return [`${path}${TWO_PLACES}`];
    if (path === '/api/price-truth') return [`${path}${TWO_PLACES}&category=vehicles&weight=900`];
    return [path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? '')];
  });
  return [...reads, ...WAYS, `/api/shipments/${listing}/quotes`];
}

/** The fewest statements that an address needed for a reader, of three calls: the first fills what is remembered, and a look at the clock may add one. Nothing for those who may not read it. */
async function statementsFor(reader: Person, address: string): Promise<number | undefined> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn += 1) {
    const before = queries.count();
    const answer = await fetch(new URL(address, counted.url), { headers: { authorization: `Bearer ${reader.token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) return undefined;
    fewest = Math.min(fewest, queries.count() - before);
  }
  return fewest;
}

/** For the first who may read each. */
async function countAll(reads: string[]): Promise<Record<string, number | undefined>> {
  const counts: Record<string, number | undefined> = {};
  for (const address of reads) {
    for (const reader of [world.shipper, world.carrier, world.admin]) {
      if (address.startsWith('/api/admin/') && reader !== world.admin) continue;
      counts[address] = await statementsFor(reader, address);
      if (counts[address] !== undefined) break;
    }
  }
  return counts;
}

describe('the statements that a read needs', () => {
  it('are as many for many rows as for one, and few', async () => {
    const deal = await world.inTransit();
    listing = await world.listed();
    await addOneOfEach(deal);
    const reads = await addresses(deal);
    const little = await countAll(reads);
    for (let more = 0; more < 4; more += 1) await addOneOfEach(deal);
    const much = await countAll(reads);
    expect(Object.entries(much).filter(([address, statements = 0]) => statements > (little[address] ?? 0))).toEqual([]);
    expect(Object.entries(much).filter(([, statements]) => statements === undefined || statements > MOST).filter(([address, statements = Number.POSITIVE_INFINITY]) => statements > (MANY[address] ?? 0))).toEqual([]);
  }, 180_000);
});

/** The caller's session is one; what a screen shows besides is seldom more than two. */
const MOST = 8;
/** Those that look into everything there is: the invariants of the book, the figures of the business, each queue, all that is known of a person. */
const MANY: Record<string, number> = { '/api/admin/ledger-entries/check': 30, '/api/admin/overview': 12, '/api/admin/jobs': 10, '/api/users/me/export': 16 };
