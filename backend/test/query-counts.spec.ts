import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { client } from './support/client.js';
import { importRead } from './support/csv.js';
import { operations } from './support/document.js';
import { CARDS, type Deal, ok, PASSWORD, type Person, World } from './support/people.js';
import { countQueries, type QueryCounter } from './support/query-counter.js';
import { startServer, type TestServer } from './support/server.js';
import { LOOPBACK } from './support/receiver.js';
import { endpointWithDelivery } from './support/webhook-endpoints.js';

let world: World;
/** Answers calls on the same database, over the connection that counts; nothing runs in it but calls. */
let counted: TestServer;
let queries: QueryCounter;
let picture: Buffer;
/** Does the one job that is read of. */
let driver: { token: string };

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  const secret = {
    JWT_SECRET: 'signs the tokens of both processes',
    DATA_KEY: 'seals the secrets of both processes',
    ...LOOPBACK,
  };
  world = await World.start({ env: secret });
  queries = await countQueries(world.server.databaseUrl);
  counted = await startServer({
    alone: true,
    env: { ...secret, DATABASE_URL: queries.databaseUrl, PROCESS: 'api' },
    databaseUrl: world.server.databaseUrl,
  });
});

afterAll(async () => {
  await counted.stop();
  await queries.close();
});

/** What lists are made of, one more of each: all for the same two people. */
async function addOneOfEach(deal: Deal): Promise<void> {
  const { shipper, carrier } = world;
  const here = { latitude: 33, longitude: -98 };
  ok(await carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, here), 201);
  ok(
    await shipper.api.post('/api/messages', {
      receiverId: carrier.id,
      shipmentId: deal.shipmentId,
      content: 'Where are you?',
    }),
    201,
  );
  ok(
    await shipper.api.post('/api/support-tickets', {
      name: 'Dana',
      email: shipper.email,
      topic: 'Shipping',
      message: 'Who do I ask about a crate?',
    }),
    201,
  );
  const another = await world.delivered({ amount: 900 });
  ok(
    await shipper.api.post('/api/messages', {
      receiverId: carrier.id,
      shipmentId: another.shipmentId,
      content: 'Thank you.',
    }),
    201,
  );
  ok(
    await shipper.api.post('/api/claims', {
      shipmentId: another.shipmentId,
      kind: 'damage',
      amount: 50,
      description: 'The corner of the crate is split.',
    }),
    201,
  );
  ok(await shipper.api.post('/api/reviews', { shipmentId: another.shipmentId, rating: 5, comment: 'Careful.' }), 201);
  ok(await shipper.api.post('/api/auth/login', { email: shipper.email, password: PASSWORD }), 200);
  ok(await carrier.api.post('/api/trips', { from: 'Austin, TX', to: 'Denver, CO', firstDay: await world.day(3) }), 201);
  ok(await carrier.api.post('/api/saved-searches', { label: 'Boats', query: { q: 'boat' } }), 201);
  await endpointWithDelivery(world, shipper);
  await importRead(shipper.api);
  const { key } = ok(
    await shipper.api.post<{ key: string }>('/api/widgets', { name: 'Boats', allowedOrigins: ['https://a.example'] }),
    201,
  );
  const asked = { from: 'Austin, TX', to: 'Denver, CO', category: 'freight' };
  ok(await world.visitor.post(`/api/widgets/${key}/estimate`, asked), 200);
  const open = await world.listed();
  for (const one of [carrier, await world.newCarrier()]) await world.quoted(open, one);
  await world.quoted(listing, await world.newCarrier());
}

/** A listing that is quoted again and again. */
let listing: string;

const GETS = operations().filter(({ method }) => method === 'GET');
/** These are no reads of rows: a stream, what the process says of itself, a file, all there is page by page; and what only a program asks. */
const LEFT_OUT =
  /^\/metrics$|^\/api\/(events|health\/\w+|uploads\/\{photoId\}|api-keys\/current|shared\/\{id\}\/photo|admin\/\{resource\}\.csv)$/;
/** Questions that go other ways than the bare list. */
const WAYS = ['owner=me', 'q=boat', 'near=Austin, TX', 'status=listed&category=vehicles', 'sort=budget'].map(
  (query) => `/api/shipments?${query}`,
);
const TWO_PLACES = '?from=Austin, TX&to=Denver, CO';

/** The addresses of all reads, with existing ids filled in. */
async function addresses(deal: Deal): Promise<string[]> {
  const id = async (sql: string) => (await world.server.query<{ id: string }>(`${sql} LIMIT 1`))[0]?.id ?? '';
  const ids: Record<string, string> = {
    shipments: deal.shipmentId,
    payments: await id('SELECT id FROM payments'),
    users: world.carrier.id,
    conversations: await id('SELECT id FROM conversations'),
    claims: await id('SELECT id FROM claims'),
    quotes: await id('SELECT id FROM quotes'),
    messages: await id('SELECT id FROM messages'),
    shared: listing,
    trips: await id('SELECT id FROM trips'),
    imports: await id('SELECT id FROM imports'),
    'widget-estimates': await id('SELECT id FROM widget_estimates'),
    'webhook-endpoints': await id('SELECT endpoint_id AS id FROM webhook_deliveries'),
  };
  const sent = await id('SELECT id FROM webhook_deliveries');
  const { path: track } = ok(
    await world.shipper.api.post<{ path: string }>(`/api/shipments/${deal.shipmentId}/tracking-links`, {}),
    201,
  );
  ok(await world.shipper.api.get(`/api/shipments/${deal.shipmentId}/bill-of-lading.pdf`), 200);
  const [bill] = await world.server.query<{ token: string }>('SELECT token FROM bills_of_lading');
  const drives = { name: 'Sam' };
  const given = await world.carrier.api.post<{ path: string }>(`/api/shipments/${deal.shipmentId}/driver`, drives);
  const opened = { token: ok(given, 201).path.split('#')[1] };
  driver = ok(await world.visitor.post<{ token: string }>('/api/auth/driver', opened), 200);
  const reads = GETS.filter(({ path }) => !LEFT_OUT.test(path)).flatMap(({ path }) => {
    if (path === '/api/admin/shipments/{id}') return [`/api/admin/shipments/${deal.shipmentId}`];
    // A console row by its id, one of each kind.
    if (path.startsWith('/api/admin/') && path.includes('{id}')) return [];
    if (path === '/api/track/{token}') return [`/api${track}`];
    if (path === '/api/track/{token}/bill-of-lading.pdf') return [path.replace('{token}', bill?.token ?? '')];
    if (path === '/api/places') return [`${path}?q=Aus`];
    if (path === '/api/admin/search') return [`${path}?q=dana`];
    if (path === '/api/distance') return [`${path}${TWO_PLACES}`];
    if (path === '/api/trips/added-miles') return [`${path}?shipments=${listing},${deal.shipmentId}`];
    if (path === '/api/price-truth') return [`${path}${TWO_PLACES}&category=vehicles&weight=900`];
    return [path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? '').replace('{deliveryId}', sent)];
  });
  return [...reads, ...WAYS, `/api/shipments/${listing}/quotes`];
}

/** The fewest statements an address needed for a reader, over three calls: the first fills caches, and a look at the clock may add one. Nothing for those who may not read it. */
async function statementsFor(reader: Pick<Person, 'token'>, address: string): Promise<number | undefined> {
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
    for (const reader of [world.shipper, world.carrier, world.admin, driver]) {
      if (address.startsWith('/api/admin/') && reader !== world.admin) continue;
      counts[address] = await statementsFor(reader, address);
      if (counts[address] !== undefined) break;
    }
  }
  return counts;
}

describe('the statements a read needs', () => {
  it('are as many for many rows as for one, and few', async () => {
    const deal = await world.inTransit();
    listing = await world.listed();
    await addOneOfEach(deal);
    const reads = await addresses(deal);
    const little = await countAll(reads);
    for (let more = 0; more < 4; more += 1) await addOneOfEach(deal);
    const much = await countAll(reads);
    const grown = () => Object.keys(much).filter((address) => (much[address] ?? 0) > (little[address] ?? 0));
    // Counted again: what the process asks for itself may have fallen into all three calls.
    for (let turn = 0; turn < 3 && grown().length > 0; turn += 1) Object.assign(much, await countAll(grown()));
    expect(grown()).toEqual([]);
    expect(
      Object.entries(much)
        .filter(([, statements]) => statements === undefined || statements > MOST)
        .filter(([address, statements = Number.POSITIVE_INFINITY]) => statements > (MANY[address] ?? 0)),
    ).toEqual([]);
  });
});

/**
 * A write reads and writes rows, the timeline, what follows; a payment (59) also what the card sandbox in the same process
 * stores. The rest is for what the process asks for itself meanwhile.
 */
const MOST_OF_A_WRITE = 70;
/** What is done to each of four more; less than that is what the process asks for itself meanwhile. */
const ONE_EACH_MORE = 4;

const LOOK_MS = 40;
const MOST_LOOKS = 50;

/** The previous call's jobs, of which there are more the more there is, must not be counted with the next one. */
async function untilStill(): Promise<void> {
  for (let look = 0, last = -1; look < MOST_LOOKS && queries.count() !== last; look += 1) {
    last = queries.count();
    await pause(LOOK_MS);
  }
}

/** A deal and everything around it, with this many of each thing a call can have several of; returns the statements of each call. */
async function lifeWith(many: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const call = async <Body>(name: string, who: Person, method: string, path: string, body?: unknown): Promise<Body> => {
    await untilStill();
    const before = queries.count();
    const answer = await client(counted.url, who.token).send<Body>(method, path, body);
    counts[name] = queries.count() - before;
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  type Made = { id: string; conversationId: string };
  const shipper = await world.newShipper();
  const carriers = await Promise.all(Array.from({ length: many }, () => world.newCarrier()));
  const [carrier] = carriers as [Person];
  const photosOf = async ({ api }: Person) => {
    const body = new FormData();
    for (let at = 0; at < many; at += 1)
      body.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'boat.jpg');
    return ok(await api.post<{ url: string }[]>('/api/uploads', body), 201).map(({ url }) => url);
  };
  const item = {
    title: 'A crate',
    category: 'freight',
    description: 'A crate of machine parts.',
    weight: 900,
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
  };
  const { id: shipmentId } = await call<Made>('list', shipper, 'POST', '/api/shipments', {
    ...item,
    photos: await photosOf(shipper),
  });
  const at = `/api/shipments/${shipmentId}`;
  const quotes: string[] = [];
  for (const one of carriers)
    quotes.push((await call<Made>('quote', one, 'POST', '/api/quotes', { shipmentId, amount: 900 })).id);
  await call('change a listing that is quoted', shipper, 'PATCH', at, { weight: 950 });
  for (let turn = 0; turn < many; turn += 1)
    await call('write', carrier, 'POST', '/api/messages', {
      receiverId: shipper.id,
      shipmentId,
      content: 'Is it crated?',
    });
  const { conversationId } = await call<Made>('answer', shipper, 'POST', '/api/messages', {
    receiverId: carrier.id,
    shipmentId,
    content: 'It is.',
  });
  await call('read a conversation', shipper, 'POST', `/api/conversations/${conversationId}/read`);
  for (const place of [0, 1])
    await call('change a quote', carriers[place] as Person, 'PATCH', `/api/quotes/${quotes[place]}`, { amount: 880 });
  for (const [turn, place] of [
    ['accept', 1],
    ['unaccept', 1],
    ['accept', 0],
  ] as const)
    await call(turn, shipper, 'POST', `/api/quotes/${quotes[place]}/${turn}`);
  const { clientSecret } = await call<{ clientSecret: string }>('pay', shipper, 'POST', `/api/quotes/${quotes[0]}/pay`);
  await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 100)`);
  ok(await world.enterCard(clientSecret, CARDS.good), 200);
  await world.server.query('DELETE FROM sandbox.faults');
  await call('confirm a payment', shipper, 'POST', `/api/payments/${quotes[0]}/confirm`, { quoteId: quotes[0] });
  await call('pick up', carrier, 'POST', `${at}/pickup`, { photos: await photosOf(carrier) });
  await call('share a location', carrier, 'POST', `${at}/locations`, { latitude: 33, longitude: -98 });
  await call('deliver', carrier, 'POST', `${at}/deliver`, { photos: await photosOf(carrier) });
  const claim = await call<Made>('claim', shipper, 'POST', '/api/claims', {
    shipmentId,
    kind: 'damage',
    amount: 50,
    description: 'A corner is dented.',
    photos: await photosOf(shipper),
  });
  await call('answer a claim', carrier, 'POST', `/api/claims/${claim.id}/respond`, {
    account: 'It was dented before.',
    photos: await photosOf(carrier),
  });
  await call('withdraw a claim', shipper, 'POST', `/api/claims/${claim.id}/withdraw`);
  await call('confirm a delivery', shipper, 'POST', `${at}/confirm-delivery`);
  await call('review', shipper, 'POST', '/api/reviews', { shipmentId, rating: 5 });
  await call('list it again', shipper, 'POST', `${at}/copy`);
  const template = await call<Made>('keep a template', shipper, 'POST', `${at}/copy`, { template: true });
  const weekly = { shipmentId: template.id, every: 'week', days: [1] };
  const recurrence = await call<Made>('repeat it', shipper, 'POST', '/api/recurrences', weekly);
  await call('pause repeating', shipper, 'PATCH', `/api/recurrences/${recurrence.id}`, { state: 'paused' });
  await call('end repeating', shipper, 'DELETE', `/api/recurrences/${recurrence.id}`);
  await call('read all notifications', shipper, 'POST', '/api/notifications/read', {});

  const others = [await world.listed(shipper), await world.listed(shipper)];
  for (const listed of others) for (const one of carriers) await world.quoted(listed, one);
  await call('suspend a carrier who has quoted', world.admin, 'POST', `/api/admin/users/${carrier.id}/suspend`, {
    reason: 'A good reason.',
  });
  await call('cancel a listing that is quoted', shipper, 'POST', `/api/shipments/${others[0]}/cancel`);
  for (let turn = 0; turn < many; turn += 1)
    ok(await world.visitor.post('/api/auth/login', { email: shipper.email, password: PASSWORD }), 200);
  await call('change a password', shipper, 'PUT', '/api/users/password', {
    currentPassword: PASSWORD,
    password: 'a shorter walk by the river',
  });
  await call('erase an account', shipper, 'DELETE', '/api/users/me', { password: 'a shorter walk by the river' });
  return counts;
}

const fewestOf = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(one).map(([name, statements]) => [name, Math.min(statements, other[name] ?? statements)]),
  );

describe('the statements a write needs', () => {
  it('are as many for seven rows as for three, and few', async () => {
    let few = await lifeWith(3);
    let many = await lifeWith(7);
    const grew = (name: string) => (many[name] ?? 0) >= (few[name] ?? 0) + ONE_EACH_MORE;
    let grown = Object.keys(many).filter(grew);
    // Both are counted again: what grows does so each time, and what the process asks for itself falls into this call or that.
    for (let turn = 0; turn < 2 && grown.length > 0; turn += 1) {
      few = await lifeWith(3);
      many = await lifeWith(7);
      grown = grown.filter(grew);
    }
    expect(grown).toEqual([]);
    expect(Object.entries(fewestOf(few, many)).filter(([, statements]) => statements > MOST_OF_A_WRITE)).toEqual([]);
  });
});

/** The caller's session is one; what a screen shows besides is seldom more than two. */
const MOST = 8;
/** Those that look into everything there is: the ledger's invariants, the business figures, each queue, everything known about a person. */
const MANY: Record<string, number> = {
  // The page, its count, the payments with everything shown for each, and what they wait for.
  '/api/payments': 9,
  // One for each invariant.
  '/api/admin/ledger-entries/check': 41,
  '/api/admin/overview': 12,
  '/api/admin/jobs': 11,
  // The job, its quote, the reports and the timeline.
  '/api/driver/job': 9,
  '/api/users/me/export': 34,
};

it('a key with any one of its characters altered is refused without a statement', async () => {
  const program = { name: 'Program', scopes: ['shipments:read'], password: PASSWORD };
  const { key } = ok(await world.shipper.api.post<{ key: string }>('/api/api-keys', program), 201);
  const start = 'hwk_test_'.length;
  const asked: object[] = [];
  await untilStill();
  for (let at = start; at < key.length; at += 1) {
    const altered = `${key.slice(0, at)}${key[at] === 'x' ? 'y' : 'x'}${key.slice(at + 1)}`;
    const counts: number[] = [];
    const statuses = new Set<number>();
    // What the process asks for itself falls into one call or another.
    for (let turn = 0; turn < 20 && !counts.includes(0); turn += 1) {
      const before = queries.count();
      statuses.add((await client(counted.url, altered).get('/api/shipments')).status);
      counts.push(queries.count() - before);
    }
    if (!counts.includes(0) || [...statuses].join() !== '401') asked.push({ at, counts, statuses: [...statuses] });
  }
  expect(key.length - start).toBe(36);
  expect(asked).toEqual([]);
});
