import { randomUUID } from 'node:crypto';
import { type Answer, type Client, client } from './support/client.js';
import { expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { startServer, type TestServer } from './support/server.js';

/** A caller at an address of its own, as reported by a proxy on this machine. */
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** A refusal that says when to retry, at most `longest` seconds later. */
function expectHeldUp(answer: Answer<unknown>, longest: number): void {
  expectRefusal(answer, 429, 'too_many_requests');
  const seconds = Number(answer.headers.get('retry-after'));
  expect([seconds >= 1, seconds <= longest]).toEqual([true, true]);
}

const times = <Result>(count: number, call: (time: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, time) => call(time)));

describe('calls in a minute', () => {
  const [READS, WRITES] = [60, 12];
  let server: TestServer;
  let visitor: Client;

  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMIT_MULTIPLIER: '0.01', TRUST_PROXY: 'loopback' } });
    visitor = client(server.url);
  });

  const read = (headers: Record<string, string>, path = '/api/config') => visitor.get(path, headers);
  const write = (headers: Record<string, string>) =>
    visitor.post('/api/auth/forgot-password', { email: `${randomUUID()}@example.com` }, headers);
  const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

  it.each([
    ['reads', READS, 200, read, '198.51.100.1'],
    ['writes', WRITES, 202, write, '198.51.100.2'],
  ])('that are %s end after %i from one address, and go on from another', async (name, most, status, call, address) => {
    const allowed = await times(most, () => call(from(address)));
    expect(statuses(allowed)).toEqual([status]);
    expect(new Set(allowed.map(({ headers }) => headers.get('ratelimit-policy')))).toEqual(
      new Set([`"${name}";q=${most};w=60`]),
    );
    const left = allowed.map(({ headers }) =>
      Number(new RegExp(`^"${name}";r=(\\d+);t=\\d+$`).exec(headers.get('ratelimit') ?? '')?.[1]),
    );
    expect(left.toSorted((one, other) => other - one)).toEqual(
      Array.from({ length: most }, (_, before) => most - 1 - before),
    );
    const refused = await call(from(address));
    expectHeldUp(refused, 60);
    expect(refused.headers.get('ratelimit')).toMatch(new RegExp(`^"${name}";r=0;t=\\d+$`));
    expect((await call(from('198.51.100.99'))).status).toBe(status);
  });

  it('are counted separately: somebody who reads too much can still write, and the other way around', async () => {
    const [reader, writer] = [from('198.51.100.3'), from('198.51.100.4')];
    await times(READS, () => read(reader));
    await times(WRITES, () => write(writer));
    expect([(await read(reader)).status, (await write(reader)).status]).toEqual([429, 202]);
    expect([(await write(writer)).status, (await read(writer)).status]).toEqual([429, 200]);
  });

  it('are counted however the address is written, and whether or not anything is there', async () => {
    const caller = from('198.51.100.5');
    const status = async (path: string, method = 'GET') =>
      (await fetch(new URL(path, server.url), { method, headers: caller })).status;
    expect(statuses(await times(READS, async () => ({ status: await status('/api/nothing') })))).toEqual([404]);
    for (const path of ['/api/config', '/%61pi/config', '/api/%63onfig', '/api/nothing'])
      expect([path, await status(path), await status(path, 'HEAD')]).toEqual([path, 429, 429]);
  });

  it('that open shared links are counted with them, since each asks the database; other pages are not', async () => {
    const caller = from('198.51.100.8');
    const status = async (path: string) =>
      (await fetch(new URL(path, server.url), { headers: { ...caller, accept: 'text/html' } })).status;
    const link = `/s/${randomUUID()}`;
    expect(statuses(await times(READS, async () => ({ status: await status(link) })))).not.toContain(429);
    for (const path of [link, '/S/nothing', '/%73/nothing']) expect([path, await status(path)]).toEqual([path, 429]);
    expect((await read(caller)).status).toBe(429);
    for (const path of ['/', '/faq']) expect(await status(path)).not.toBe(429);
  });

  it('that open tracking links are few, so that nobody finds one by guessing', async () => {
    const caller = from('198.51.100.9');
    const track = async () => (await read(caller, `/api/track/${randomUUID().slice(0, 22)}`)).status;
    // A hundredth of sixty is less than one.
    expect([await track(), await track(), (await read(caller)).status]).toEqual([404, 429, 200]);
  });

  it('that are about health, come from the card provider, or want a page, are never held up', async () => {
    const caller = from('198.51.100.6');
    await times(READS, () => read(caller));
    await times(WRITES, () => write(caller));
    expect(statuses(await times(READS + 1, () => read(caller, '/api/health/live')))).toEqual([200]);
    expect((await read(caller, '/api/health/ready')).status).toBe(200);
    expect(statuses(await times(WRITES + 1, () => visitor.post('/api/webhooks/stripe', {}, caller)))).toEqual([400]);
    expect((await read(caller, '/robots.txt')).status).not.toBe(429);
    expect([(await read(caller)).status, (await write(caller)).status]).toEqual([429, 429]);
  });

  it("are counted for their caller, whatever addresses they put before the proxy's", async () => {
    const answers = await times(READS + 1, (time) => read(from(`10.0.0.${time}, 198.51.100.7`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    await server.restart({ TRUST_PROXY: '' });
    const direct = await times(READS + 1, (time) => read(from(`198.51.100.${time}`)));
    expect(direct.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('calls in a minute, made to two processes', () => {
  const MOST = 600;
  const MOST_OF_A_KEY = 120;
  let [one, other]: TestServer[] = [];
  let both: Client[];

  beforeAll(async () => {
    const env = { RATE_LIMIT_MULTIPLIER: '0.1', TRUST_PROXY: 'loopback' };
    one = await startServer({ env });
    other = await startServer({ alone: true, env: { ...env, PROCESS: 'api' }, databaseUrl: one.databaseUrl });
    both = [one, other].map(({ url }) => client(url));
  });

  afterAll(() => other?.stop());

  it('with one key are counted together, to within a tenth', async () => {
    const address = from('198.51.100.90');
    const person = { email: `${randomUUID()}@example.com`, password: PASSWORD, firstName: 'Kay', lastName: 'Reyes' };
    const registered = await client(one?.url ?? '').post<{ token: string }>('/api/auth/register', person, address);
    const { token } = ok(registered, 201);
    const program = { name: 'Program', scopes: ['shipments:read'], password: PASSWORD };
    const allowedWith = async (): Promise<number> => {
      const owner = client(one?.url ?? '', token);
      const { key } = ok(await owner.post<{ key: string }>('/api/api-keys', program, address), 201);
      const calls = [one, other].map((server) => {
        const api = client(server?.url ?? '', key);
        return times(MOST_OF_A_KEY, () => api.get('/api/api-keys/current', from(`198.51.100.${91 + tries}`)));
      });
      return (await Promise.all(calls)).flat().filter(({ status }) => status === 200).length;
    };
    // As below: another key is tried if a process had to count on its own.
    let [tries, allowed] = [0, Infinity];
    while (allowed > 1.1 * MOST_OF_A_KEY && tries++ < 5) allowed = await allowedWith();
    expect([allowed >= 0.95 * MOST_OF_A_KEY, allowed <= 1.1 * MOST_OF_A_KEY]).toEqual([true, true]);
  });

  it('are counted together, to within a tenth, however fast they come, and without a query each', async () => {
    const makeTooMany = async (address: string): Promise<number> => {
      const calls = both.map((api) => times(MOST, () => api.get('/api/config', from(address))));
      return (await Promise.all(calls)).flat().filter(({ status }) => status === 200).length;
    };
    // A process that a busy machine kept waiting for the database counts on its own for a second: then another address is tried.
    let [last, allowed] = [100, Infinity];
    while (allowed > 1.1 * MOST && last < 105) allowed = await makeTooMany(`198.51.100.${++last}`);
    expect([allowed >= 0.95 * MOST, allowed <= 1.1 * MOST]).toEqual([true, true]);
    const address = `198.51.100.${last}`;
    for (const api of both) expectHeldUp(await api.get('/api/config', from(address)), 60);
    const [row = { count: 0 }] =
      (await one?.query<{ count: number }>(
        `SELECT count FROM call_counts WHERE kind = 'reads' AND who = '${address}'`,
      )) ?? [];
    expect(row.count).toBeGreaterThanOrEqual(MOST);
    // A caller who makes only a few is not written down at all.
    for (const api of both) expect((await api.get('/api/config', from('198.51.100.9'))).status).toBe(200);
    expect(await one?.query(`SELECT who FROM call_counts WHERE who = '198.51.100.9'`)).toEqual([]);
  });
});

/** Who is counted: a user, or an address. */
type Caller = Person | string;

interface Hourly {
  kind: string;
  most: number;
  /** What exists in the end; a refusal must add nothing to it. */
  stored: string;
  status: number;
  newCaller: () => Promise<Caller>;
  /** Prepares what the call needs; returns the call. */
  call: (by: Caller) => Promise<() => Promise<Answer<unknown>>>;
}

describe('what may be done in an hour', () => {
  let world: World;
  let addresses = 0;

  beforeAll(async () => {
    world = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'loopback' } });
  });

  const apiOf = (by: Caller): Client => (typeof by === 'string' ? world.visitor : by.api);
  const headersOf = (by: Caller): Record<string, string> => (typeof by === 'string' ? from(by) : {});
  const newAddress = async (): Promise<string> => `203.0.113.${++addresses}`;
  const newShipper = () => world.newShipper();
  const newCarrier = () => world.newCarrier();
  /** The same call each time. */
  const always = (method: string, path: string, body?: () => object) => async (by: Caller) => () =>
    apiOf(by).send(method, path, body?.(), headersOf(by));
  const count = (table: string, where = 'true') => `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`;
  const ticket = () => ({ name: 'Vic', email: 'vic@example.com', topic: 'Shipping', message: 'How long?' });
  const say = (by: Caller, more: object) => () =>
    apiOf(by).post('/api/messages', { receiverId: world.shipper.id, content: 'Hello', ...more });

  const ALL: Hourly[] = [
    {
      kind: 'registrations',
      most: 1_000,
      stored: count('users'),
      status: 201,
      newCaller: newAddress,
      call: always('POST', '/api/auth/register', () => ({ email: `${randomUUID()}@example.com`, password: PASSWORD })),
    },
    {
      kind: 'shipments',
      most: 600,
      stored: count('shipments'),
      status: 201,
      newCaller: newShipper,
      call: always('POST', '/api/shipments', () => NEW_SHIPMENT),
    },
    {
      kind: 'quotes',
      most: 1_000,
      stored: count('quotes'),
      status: 201,
      newCaller: newCarrier,
      call: async (by) => {
        const shipmentId = await world.listed();
        return () => apiOf(by).post('/api/quotes', { shipmentId, amount: 900 });
      },
    },
    {
      kind: 'messages',
      most: 6_000,
      stored: count('messages'),
      status: 201,
      newCaller: newCarrier,
      call: async (by) => say(by, {}),
    },
    {
      kind: 'conversations',
      most: 400,
      stored:
        'SELECT (SELECT count(*) FROM conversations)::int AS conversations, count(*)::int AS messages FROM messages',
      status: 201,
      newCaller: newCarrier,
      call: async (by) => say(by, { shipmentId: await world.listed() }),
    },
    {
      kind: 'tickets',
      most: 300,
      stored: count('support_tickets'),
      status: 201,
      newCaller: newShipper,
      call: always('POST', '/api/support-tickets', ticket),
    },
    {
      kind: 'tickets',
      most: 300,
      stored: count('support_tickets'),
      status: 201,
      newCaller: newAddress,
      call: always('POST', '/api/support-tickets', ticket),
    },
    {
      kind: 'verifications',
      most: 20,
      stored: count('emails', `kind = 'email_verification'`),
      status: 204,
      newCaller: newShipper,
      call: always('POST', '/api/auth/resend-verification'),
    },
    {
      kind: 'facts',
      most: 100,
      stored: count('verifications'),
      status: 200,
      newCaller: newCarrier,
      call: always('PUT', '/api/users/me/verification', () => ({
        facts: [{ fact: 'usdot_number', number: '1234567' }],
      })),
    },
  ];

  /** As if this many had been done in this hour, and in the next, which may begin at any moment. */
  const done = (kind: string, by: Caller, made: number) =>
    world.server.query(
      `INSERT INTO hourly_counters (kind, who, hour, count) SELECT $1, $2, floor(extract(epoch FROM now()) / 3600)::bigint + ahead, $3 FROM generate_series(0, 1) AS ahead
       ON CONFLICT (kind, who, hour) DO UPDATE SET count = $3`,
      [kind, typeof by === 'string' ? by : by.id, made],
    );

  it.each(ALL)(
    'ends for $kind after $most, stores nothing beyond that, affects nobody else, and starts over',
    async ({ kind, most, stored, status, newCaller, call }) => {
      const [busy, other] = [await newCaller(), await newCaller()];
      await done(kind, busy, most - 1);
      ok(await (await call(busy))(), status);
      await done(kind, busy, most);
      const [more, byOther] = [await call(busy), await call(other)];
      const before = await world.server.query(stored);
      for (let time = 0; time < 2; time++) expectHeldUp(await more(), 3_600);
      expect(await world.server.query(stored)).toEqual(before);
      expect((await byOther()).status).toBe(status);
      await world.server.query('UPDATE hourly_counters SET hour = hour - 2 WHERE kind = $1 AND who = $2', [
        kind,
        typeof busy === 'string' ? busy : busy.id,
      ]);
      expect((await more()).status).toBe(status);
    },
  );

  describe('an address that sent many wrong passwords', () => {
    const signIn = (address: string, email: string, password = PASSWORD) =>
      world.visitor.post('/api/auth/login', { email, password }, from(address));
    const wrongOnes = async (address: string) =>
      (
        await world.server.query<{ count: number }>(
          `SELECT sum(count)::int AS count FROM hourly_counters WHERE kind = 'wrongPasswords' AND who = $1`,
          [address],
        )
      )[0]?.count;

    it('waits before each try and is never refused: whoever knows their password gets in, and that does not count', async () => {
      const [slow, quick] = [await newAddress(), await newAddress()];
      const [{ email }, other] = [await world.newShipper(), await world.newShipper()];
      await done('wrongPasswords', slow, 1_000_000);
      const before = await wrongOnes(slow);
      let over = false;
      const waiting = signIn(slow, email).finally(() => (over = true));
      ok(await signIn(quick, other.email), 200);
      expect(over).toBe(false);
      ok(await waiting, 200);
      expect(await wrongOnes(slow)).toBe(before);
      expectRefusal(await signIn(slow, email, 'not this one'), 401, 'wrong_credentials');
      expect(await wrongOnes(slow)).toBe((before ?? 0) + 1);
    });

    it('keeps nobody waiting who signs in to the same account from another address', async () => {
      const [slow, quick] = [await newAddress(), await newAddress()];
      const { email } = await world.newShipper();
      await done('wrongPasswords', slow, 1_000_000);
      let over = false;
      const waiting = signIn(slow, email, 'not this one').finally(() => (over = true));
      ok(await signIn(quick, email), 200);
      expect(over).toBe(false);
      await waiting;
    });

    it("has fifty places to wait in, at no other address's expense", async () => {
      const [slow, other] = [await newAddress(), await newAddress()];
      const { email } = await world.newShipper();
      for (const address of [slow, other]) await done('wrongPasswords', address, 1_000_000);
      const flood = times(60, () => signIn(slow, `${randomUUID()}@example.com`));
      const right = signIn(other, email);
      const answers = await flood;
      const refused = answers.filter(({ status }) => status !== 401);
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(50);
      expect(refused.map((answer) => [answer.status, Number(answer.headers.get('retry-after')) > 0])).toEqual(
        refused.map(() => [503, true]),
      );
      expect(refused.length).toBeGreaterThan(0);
      ok(await right, 200);
    });
  });

  it('only counts what was done, not what was refused for another reason', async () => {
    const person = await world.newShipper();
    await done('shipments', person, 599);
    expectRefusal(
      await person.api.post('/api/shipments', { ...NEW_SHIPMENT, photos: [`/api/uploads/${randomUUID()}`] }),
      400,
      'invalid_input',
    );
    ok(await person.api.post('/api/shipments', NEW_SHIPMENT), 201);
  });

  it('mails a link for a new password five times an hour, and does not say so', async () => {
    const { email } = await world.newShipper();
    const mails = () =>
      world.server.query(`SELECT 1 FROM emails WHERE recipient = $1 AND kind = 'password_reset'`, [email]);
    const ask = () => world.visitor.post('/api/auth/forgot-password', { email });
    ok(await ask(), 202);
    await done('resets', email, 4);
    for (let time = 0; time < 3; time++) ok(await ask(), 202);
    expect(await mails()).toHaveLength(2);
  });

  it('lets an existing conversation go on', async () => {
    const [sender, receiver] = [await world.newCarrier(), await world.newShipper()];
    const write = (to: Person) => sender.api.post('/api/messages', { receiverId: to.id, content: 'Hello' });
    ok(await write(receiver), 201);
    await done('conversations', sender, 400);
    expectHeldUp(await write(world.shipper), 3_600);
    ok(await write(receiver), 201);
  });
});

describe('a strict public site, whose limits are a twentieth', () => {
  it('starts with the demo, mails people who forgot their password, and refuses what is too much', async () => {
    const server = await startServer({ env: { SEED: 'demo', RATE_LIMIT_MULTIPLIER: '0.05' } });
    const visitor = client(server.url);
    const credentials = { email: 'shipper@demo.haulway.test', password: 'haulway-demo' };
    const shipper = client(
      server.url,
      ok(await visitor.post<{ token: string }>('/api/auth/login', credentials), 200).token,
    );
    // Made by the program for these people, which does not count against their limits.
    ok(await shipper.post('/api/shipments', NEW_SHIPMENT), 201);
    for (let time = 0; time < 2; time++)
      ok(await visitor.post('/api/auth/forgot-password', { email: credentials.email }), 202);
    expect(
      await server.query(`SELECT kind FROM emails WHERE recipient = $1 AND kind = 'password_reset'`, [
        credentials.email,
      ]),
    ).toHaveLength(1);
    const listed = (await times(60, () => shipper.post('/api/shipments', NEW_SHIPMENT))).map(({ status }) => status);
    expect([listed.filter((status) => status === 201).length, new Set(listed)]).toEqual([29, new Set([201, 429])]);
  });
});
