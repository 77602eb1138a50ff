import { randomUUID } from 'node:crypto';
import { type Client, client } from './support/client.js';
import { expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { countQueries, type QueryCounter } from './support/query-counter.js';
import { startServer, type TestServer } from './support/server.js';

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const ENDINGS = LONG ? 1_000 : 15;
/** After this long nothing is answered to a session that has ended, whatever became of the connection that listens. */
const LATEST_MS = 1_000;
const REMEMBERS = {
  CALLERS_TRUSTED_MS: String(LATEST_MS),
  JWT_SECRET: 'signs the tokens of both processes',
  DATA_KEY: 'seals the secrets of both processes',
};

let world: World;
let queries: QueryCounter;
/** Another process on the same database. */
let other: TestServer;

beforeAll(async () => {
  world = await World.start({ env: REMEMBERS });
  queries = await countQueries(world.server.databaseUrl);
  other = await startServer({
    alone: true,
    env: { ...REMEMBERS, DATABASE_URL: queries.databaseUrl, PROCESS: 'api' },
    databaseUrl: world.server.databaseUrl,
  });
});

afterAll(async () => {
  await other.stop();
  await queries.close();
});

const me = async (api: Client): Promise<number> => (await api.get('/api/auth/me')).status;
const elsewhere = ({ token }: Person): Client => client(other.url, token);

/** A transaction with one read in it: the call's own. Without memory the session is read before. */
const OWN_STATEMENTS = 3;
const MOST_CALLS = 1_000;

/** Calls until the process answers from memory, which it does once it has heard itself. */
async function warm(api: Client): Promise<void> {
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const before = queries.count();
    expect(await me(api)).toBe(200);
    if (queries.count() - before <= OWN_STATEMENTS) return;
  }
  throw new Error('the session was read on every call');
}

const signIn = async (person: Person): Promise<Person> => {
  const { token } = ok(
    await world.visitor.post<{ token: string }>('/api/auth/login', { email: person.email, password: PASSWORD }),
    200,
  );
  return { ...person, token, api: client(world.server.url, token) };
};

it('is not read again while the database is heard', async () => {
  const api = elsewhere(await world.newShipper());
  await warm(api);
});

describe('in the process that ends it, the very next call is refused', () => {
  const WAYS: Record<string, (person: Person, second: Person) => Promise<{ status: number }>> = {
    'signing out': (_, second) => second.api.post('/api/auth/logout'),
    'ending the session': async (person, second) => {
      const { body } = await second.api.get<{ sid: string; current: boolean }[]>('/api/auth/sessions');
      return person.api.send('DELETE', `/api/auth/sessions/${body.find(({ current }) => current)?.sid}`);
    },
    'ending all others': (person) => person.api.send('DELETE', '/api/auth/sessions'),
    'another password': (person) =>
      person.api.put('/api/users/password', { currentPassword: PASSWORD, password: 'a short walk by the sea' }),
    'erasing the account': (person) => person.api.send('DELETE', '/api/users/me', { password: PASSWORD }),
  };

  it.each(Object.entries(WAYS))('by %s', async (_, way) => {
    const person = await world.newShipper();
    const second = await signIn(person);
    expect(await me(second.api)).toBe(200);
    const { status } = await way(person, second);
    expect(status).toBeLessThan(300);
    expect(await me(second.api)).toBe(401);
  });
});

it('knows at once, in the process that changed it, that somebody became a carrier', async () => {
  const person = await world.newShipper();
  expect((await person.api.get('/api/trips')).status).toBe(403);
  ok(await person.api.put('/api/users/profile', { isCarrier: true }), 200);
  expect((await person.api.get('/api/trips')).status).toBe(200);
});

it('knows at once, in the process that did it, that somebody is suspended', async () => {
  const person = await world.newShipper();
  expect(await me(person.api)).toBe(200);
  ok(await world.admin.api.post(`/api/admin/users/${person.id}/suspend`, { reason: 'Sells what is not theirs.' }), 200);
  expectRefusal(await person.api.post('/api/shipments', NEW_SHIPMENT), 403, 'account_suspended');
});

it('knows at once that an operator has another role, or none', async () => {
  const operator = await world.newShipper();
  const settings = async () => (await operator.api.get('/api/admin/users')).status;
  const becomes = async (change: object) =>
    expect((await world.admin.api.put(`/api/admin/users/${operator.id}`, change)).status).toBe(200);
  expect(await settings()).toBe(403);
  await becomes({ operatorRole: 'support' });
  expect(await settings()).toBe(200);
  await becomes({ operatorRole: null });
  expect(await settings()).toBe(403);
});

describe('the listings of somebody whom a carrier has blocked', () => {
  const sees = async (api: Client, shipmentId: string) => {
    const { body } = await api.get<{ id: string }[]>('/api/shipments?limit=100');
    return body.some(({ id }) => id === shipmentId);
  };

  it('are gone at once in the process that was told, and within a second in another; then there again', async () => {
    const [owner, carrier] = [await world.newShipper(), await world.newCarrier()];
    const shipmentId = await world.listed(owner);
    const there = elsewhere(carrier);
    await warm(there);
    expect([await sees(carrier.api, shipmentId), await sees(there, shipmentId)]).toEqual([true, true]);
    for (const [method, seen] of [
      ['PUT', false],
      ['DELETE', true],
    ] as const) {
      expect((await carrier.api.send(method, `/api/users/${owner.id}/block`)).status).toBe(204);
      const told = performance.now();
      expect(await sees(carrier.api, shipmentId)).toBe(seen);
      let last = 0;
      for (let sent = 0; sent <= 10 * LATEST_MS && (await sees(there, shipmentId)) !== seen;)
        sent = last = performance.now() - told;
      expect(last).toBeLessThanOrEqual(LATEST_MS);
    }
  });
});

describe('a key', () => {
  const made = async (owner: Person) =>
    ok(
      await owner.api.post<{ id: string; key: string }>('/api/api-keys', {
        name: 'A program',
        scopes: ['shipments:read', 'quotes:read'],
        password: PASSWORD,
      }),
      201,
    );

  it.each<[string, (owner: Person, key: { id: string; key: string }) => Promise<{ status: number }>, number]>([
    ['was ended', (owner, { id }) => owner.api.send('DELETE', `/api/api-keys/${id}`), 401],
    ['may do less', (owner, { id }) => owner.api.patch(`/api/api-keys/${id}`, { scopes: ['quotes:read'] }), 403],
    [
      'may come from elsewhere only',
      (owner, { id }) => owner.api.patch(`/api/api-keys/${id}`, { allowedNetworks: ['203.0.113.0/24'] }),
      403,
    ],
    [
      'stood in an address',
      async (_, { key }) => ({ status: (await fetch(`${world.server.url}/api/shipments?key=${key}`)).status - 400 }),
      401,
    ],
  ])('that %s is refused at its next call', async (_, change, refusal) => {
    const owner = await world.newShipper();
    const key = await made(owner);
    const api = client(world.server.url, key.key);
    const call = async () => (await api.get('/api/shipments')).status;
    expect([await call(), await call()]).toEqual([200, 200]);
    expect((await change(owner, key)).status).toBeLessThan(300);
    expect(await call()).toBe(refusal);
  });
});

describe('in another process', () => {
  /** Milliseconds after the ending at which the last call that was answered had been sent. */
  async function lastAnswered(api: Client, end: () => Promise<unknown>): Promise<number> {
    await warm(api);
    await end();
    const ended = performance.now();
    let last = 0;
    for (;;) {
      const sent = performance.now() - ended;
      if ((await me(api)) === 401) return last;
      last = sent;
      if (sent > 10 * LATEST_MS) return last;
    }
  }

  it(`ends within a second, ${ENDINGS} times over`, async () => {
    const person = await world.newShipper();
    const answered: number[] = [];
    for (let count = 0; count < ENDINGS; count++) {
      const session = await signIn(person);
      answered.push(await lastAnswered(elsewhere(session), () => session.api.post('/api/auth/logout')));
    }
    answered.sort((one, two) => one - two);
    // `npm run test:long` has nothing else to say.
    if (LONG)
      console.log(
        `answered after the end, in ms: median ${answered[ENDINGS >> 1]?.toFixed(1)}, most ${answered.at(-1)?.toFixed(1)}`,
      );
    expect(answered.at(-1)).toBeLessThanOrEqual(LATEST_MS);
  }, 600_000);

  const listener = async (): Promise<number> => {
    const rows = await world.server.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haulway-signals' AND client_port IN (SELECT client_port FROM pg_stat_activity) ORDER BY backend_start DESC LIMIT 1`,
    );
    return rows[0]?.pid ?? 0;
  };

  it('ends within a second when the connection that listens is cut', async () => {
    const session = await world.newShipper();
    const last = await lastAnswered(elsewhere(session), async () => {
      await world.server.query('SELECT pg_terminate_backend($1)', [await listener()]);
      await session.api.post('/api/auth/logout');
    });
    expect(last).toBeLessThanOrEqual(LATEST_MS);
    // It listens again, and remembers.
    await warm(elsewhere(await world.newShipper()));
  });

  it('ends within a second when the connection that listens is frozen', async () => {
    const session = await world.newShipper();
    const pid = await listener();
    try {
      const last = await lastAnswered(elsewhere(session), async () => {
        process.kill(pid, 'SIGSTOP');
        await session.api.post('/api/auth/logout');
      });
      expect(last).toBeLessThanOrEqual(LATEST_MS);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await warm(elsewhere(await world.newShipper()));
  });
});

it('does not remember a token that was never good', async () => {
  const person = await world.newShipper();
  expect(await me(client(other.url, `${person.token}${randomUUID()}`))).toBe(401);
});
