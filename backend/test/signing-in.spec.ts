import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type Client, client } from './support/client.js';
import { openEventStream } from './support/event-stream.js';
import { linksMailed } from './support/mails.js';
import { expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface SignedIn {
  token: string;
  user: { id: string };
}

const SECRET = 'signs the tokens of these tests, and no others';
const NEW_PASSWORD = 'a short walk by the sea';
const WRONG = 'a long walk by the sea';
const IN_AN_HOUR = 3_600_000;

let world: World;

beforeAll(async () => {
  world = await World.start({ env: { JWT_SECRET: SECRET, TRUST_PROXY: 'loopback' } });
});

const newEmail = (): string => `${randomUUID()}@example.com`;
const login = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  world.visitor.post<SignedIn>('/api/auth/login', { email, password }, headers);
const register = (account: object) => world.visitor.post<SignedIn>('/api/auth/register', account);
const changePassword = (by: Client, password: string, currentPassword = PASSWORD) =>
  by.put('/api/users/password', { currentPassword, password });
const resetPassword = (token: string, password = NEW_PASSWORD) =>
  world.visitor.post('/api/auth/reset-password', { token, password });
const checkReset = (token: string) =>
  world.visitor.post<{ works: boolean }>('/api/auth/reset-password/check', { token });
const statusOf = async (by: Client): Promise<number> => (await by.get('/api/auth/me')).status;

/** One more device of this person's. */
async function signedIn(email: string, headers: Record<string, string> = {}): Promise<Client> {
  return client(world.server.url, ok(await login(email, PASSWORD, headers), 200).token);
}

/** The tokens in links to choose a new password mailed to this address, oldest first. */
const resetLinks = (email: string) => linksMailed(world.server, email, 'password_reset');

async function linkFor(email: string): Promise<string> {
  ok(await world.visitor.post('/api/auth/forgot-password', { email }), 202);
  return (await resetLinks(email)).at(-1) ?? '';
}

/** An answer as sent over the wire, without the one value that is always different. */
async function saidTo(path: string, body: object) {
  const answer = await fetch(new URL(path, world.server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    text: text.replace(/"instance":"[\w-]+"/, ''),
    headers: [...answer.headers.keys()],
    retryAfter: answer.headers.get('retry-after'),
  };
}

describe('a password', () => {
  it('is stored as an argon2id hash, over 19 MiB and two passes', async () => {
    const [row] = await world.server.query<{ password: string }>('SELECT password FROM users WHERE id = $1', [
      world.shipper.id,
    ]);
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it.each(['register', 'reset', 'change'])('that others would guess is refused at %s, by name', async (where) => {
    const local = `margaret.${randomUUID().slice(0, 8)}`;
    const account = { email: `${local}@example.com`, firstName: 'Margaret', lastName: 'Hale' };
    const token = where === 'register' ? '' : ok(await register({ ...account, password: PASSWORD }), 201).token;
    const link = where === 'reset' ? await linkFor(account.email) : '';
    const choose = (password: string) => {
      if (where === 'register') return register({ ...account, password });
      return where === 'reset'
        ? resetPassword(link, password)
        : changePassword(client(world.server.url, token), password);
    };
    for (const password of [
      'password123',
      'Qwertyuiop',
      account.email,
      account.email.toUpperCase(),
      local,
      'Margaret',
      'MargaretHale',
      'margaret hale',
      ' password123 ',
      'p\u200bassword123',
      'aaaaaaaa',
      'Haulway123',
    ]) {
      const refused = await choose(password);
      expectRefusal(refused, 400, 'password_too_common');
      expect([password, (refused.body as { errors?: { path: string }[] }).errors?.map(({ path }) => path)]).toEqual([
        password,
        ['password'],
      ]);
    }
    expect((await choose(NEW_PASSWORD)).status).toBeLessThan(300);
    ok(await login(account.email, NEW_PASSWORD), 200);
  });

  it('is taken with its spaces, which count', async () => {
    const [email, password] = [newEmail(), ' a walk '];
    ok(await register({ email, password }), 201);
    ok(await login(email, password), 200);
    expectRefusal(await login(email, password.trim()), 401, 'wrong_credentials');
    expectRefusal(await register({ email: newEmail(), password: password.trim() }), 400, 'invalid_input');
  });

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'])(
    'chosen on a keyboard that writes %s is right on every other',
    async (form) => {
      const [email, password] = [newEmail(), 'Pâté d’été, 5 ﬁlets à 12 €'];
      ok(await register({ email, password: password.normalize(form) }), 201);
      for (const other of ['NFC', 'NFD', 'NFKC', 'NFKD']) ok(await login(email, password.normalize(other)), 200);
      expectRefusal(await login(email, password.normalize('NFD').replace(/\p{Mark}/gu, '')), 401, 'wrong_credentials');
    },
  );
});

/** What is counted against an address. */
async function failuresOf(email: string): Promise<{ failures: number; next_try_at: Date } | undefined> {
  const [row] = await world.server.query<{ failures: number; next_try_at: Date }>(
    'SELECT failures, next_try_at FROM login_failures WHERE subject = $1',
    [email],
  );
  return row;
}

/** Moves the next try to an hour from now, or an hour ago, so that no test has to beat a short wait or sit through one. */
const moveTurn = (email: string, hours: 1 | -1) =>
  world.server.query(`UPDATE login_failures SET next_try_at = now() + $2 * interval '1 hour' WHERE subject = $1`, [
    email,
    hours,
  ]);

async function failTimes(times: number, fail: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time++) await fail();
}

describe('somebody who guesses', () => {
  it('has five tries, then waits, and learns neither whether the account exists nor whether the next guess is right', async () => {
    const [person, nobody] = [await world.newShipper(), newEmail()];
    const tried: Awaited<ReturnType<typeof saidTo>>[][] = [];
    for (const email of [person.email, nobody]) {
      const guess = (password: string) => saidTo('/api/auth/login', { email, password });
      const answers = [];
      for (let time = 0; time < 5; time++) answers.push(await guess(WRONG));
      await moveTurn(email, 1);
      tried.push([...answers, await guess(WRONG), await guess(PASSWORD)]);
    }
    for (const answers of tried) {
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect(answers.map(({ retryAfter }) => Number(retryAfter) > 0)).toEqual([
        false,
        false,
        false,
        false,
        false,
        true,
        true,
      ]);
    }
    const plain = (answers: (typeof tried)[0] = []) =>
      answers.map(({ status, text, headers }) => ({ status, text, headers }));
    expect(plain(tried[0])).toEqual(plain(tried[1]));
    expect(tried[0]?.[6]?.text).toBe(tried[0]?.[5]?.text);
    expectRefusal(await login(person.email.toUpperCase()), 429, 'too_many_requests');
    ok(await login(world.carrier.email), 200);
  });

  it('waits twice as long after each failure, a minute at most, and an hour after a hundred', async () => {
    const email = newEmail();
    const expectWait = async (seconds: number): Promise<void> => {
      await moveTurn(email, -1);
      const begun = Date.now();
      expectRefusal(await login(email, WRONG), 401, 'wrong_credentials');
      const failedAt = ((await failuresOf(email))?.next_try_at.getTime() ?? 0) - seconds * 1_000;
      expect([seconds, failedAt >= begun, failedAt <= Date.now()]).toEqual([seconds, true, true]);
    };
    await failTimes(4, () => login(email, WRONG));
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) await expectWait(seconds);
    await world.server.query('UPDATE login_failures SET failures = 99 WHERE subject = $1', [email]);
    await expectWait(3_600);
  });

  it('does not keep the owner out, whose right password is accepted once the wait is over and clears the failures', async () => {
    const { email } = await world.newShipper();
    await failTimes(5, () => login(email, WRONG));
    await moveTurn(email, -1);
    ok(await login(email), 200);
    expect(await failuresOf(email)).toBeUndefined();
    await failTimes(5, async () => expectRefusal(await login(email, WRONG), 401, 'wrong_credentials'));
  });

  it('does not keep the owner from choosing a new password by mail, which also clears the failures', async () => {
    const { email } = await world.newShipper();
    await failTimes(5, () => login(email, WRONG));
    await moveTurn(email, 1);
    ok(await resetPassword(await linkFor(email)), 204);
    expect(await failuresOf(email)).toBeUndefined();
    ok(await login(email, NEW_PASSWORD), 200);
  });

  it('does not disturb a session the owner has open', async () => {
    const person = await world.newShipper();
    await failTimes(5, () => login(person.email, WRONG));
    await moveTurn(person.email, 1);
    expectRefusal(await login(person.email), 429, 'too_many_requests');
    expect(await statusOf(person.api)).toBe(200);
    await world.listed(person);
  });

  it.each<[string, (by: Person, password: string) => Promise<{ status: number }>]>([
    ['change the password', ({ api }, password) => changePassword(api, NEW_PASSWORD, password)],
    ['erase the account', ({ api }, password) => api.delete('/api/users/me', { password })],
  ])('gains nothing from a session left open: wrong passwords to %s count as well', async (_name, call) => {
    const person = await world.newShipper();
    await failTimes(5, async () => expect((await call(person, WRONG)).status).toBe(400));
    await moveTurn(person.email, 1);
    for (const password of [WRONG, PASSWORD]) expect((await call(person, password)).status).toBe(429);
    expectRefusal(await login(person.email), 429, 'too_many_requests');
    expect(await statusOf(person.api)).toBe(200);
  });
});

describe('an address', () => {
  it.each(['"a b"@c.example', '"a"@c.example', 'a"b@c.example'])(
    'like %s is none that an account can have',
    async (email) => {
      const refused = await register({ email, password: PASSWORD });
      expectRefusal(refused, 400, 'invalid_input');
      expect((refused.body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
        'email',
      ]);
    },
  );
});

describe('nobody learns who has an account', () => {
  it('by a wrong password', async () => {
    const known = await saidTo('/api/auth/login', { email: world.shipper.email, password: WRONG });
    const unknown = await saidTo('/api/auth/login', { email: newEmail(), password: WRONG });
    expect(known).toMatchObject({ status: 401, text: expect.stringContaining('wrong_credentials') });
    expect(unknown).toEqual(known);
  });

  it('by asking for a link, which is only mailed to users', async () => {
    const [person, nobody] = [await world.newShipper(), newEmail()];
    const known = await saidTo('/api/auth/forgot-password', { email: person.email });
    expect(await saidTo('/api/auth/forgot-password', { email: nobody })).toEqual(known);
    expect(known.status).toBe(202);
    expect([await resetLinks(person.email), await resetLinks(nobody)]).toEqual([
      [expect.stringMatching(/^[\w-]{43}$/)],
      [],
    ]);
    expect(await world.server.query('SELECT 1 FROM emails WHERE recipient = $1', [nobody])).toEqual([]);
  });
});

/** A token written and signed by hand. */
function forged(claims: object, { alg = 'HS256', secret = SECRET } = {}): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${alg === 'none' ? '' : createHmac(alg.replace('HS', 'sha'), secret).update(text).digest('base64url')}`;
}

interface Claims {
  jti: string;
  iat: number;
  exp: number;
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

describe("a page's token", () => {
  const FROM_PAGE = { 'sec-fetch-site': 'same-origin' };
  const QUARTER_OF_AN_HOUR = 15 * 60;
  const NINETY_DAYS = 90 * 24 * 3_600;
  const lasts = (token: string) => claimsOf(token).exp - claimsOf(token).iat;
  const renew = (headers: Record<string, string>) =>
    world.visitor.post<{ token: string }>('/api/auth/renew', undefined, headers);

  /** A sign-in by one of our pages: its token, and the cookie that came with it. */
  async function signedInByPage(): Promise<{ person: Person; token: string; cookie: string }> {
    const person = await world.newShipper();
    const answer = await login(person.email, PASSWORD, FROM_PAGE);
    return { person, token: ok(answer, 200).token, cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
  }

  it.each<[string, Record<string, string>, number, number]>([
    ['a page of ours', FROM_PAGE, QUARTER_OF_AN_HOUR, 1],
    ['a program', {}, NINETY_DAYS, 1],
    ['the console', { ...FROM_PAGE, 'x-haulway-client': 'console' }, NINETY_DAYS, 0],
  ])('is, for %s, good for its time', async (_who, headers, seconds, cookies) => {
    const account = { email: newEmail(), password: PASSWORD };
    for (const path of ['/api/auth/register', '/api/auth/login']) {
      const { body, headers: said } = await world.visitor.post<SignedIn>(path, account, headers);
      expect([path, lasts(body.token), said.getSetCookie().length]).toEqual([path, seconds, cookies]);
      expect(await statusOf(client(world.server.url, body.token))).toBe(200);
    }
  });

  it("is renewed by its session's cookie, as long as the session lives", async () => {
    const { token, cookie, person } = await signedInByPage();
    expect(lasts(cookie.split('=')[1] ?? '')).toBe(NINETY_DAYS);
    for (let time = 0; time < 2; time++) {
      const renewed = ok(await renew({ ...FROM_PAGE, cookie }), 200).token;
      expect([claimsOf(renewed).jti, lasts(renewed)]).toEqual([claimsOf(token).jti, QUARTER_OF_AN_HOUR]);
      expect(await statusOf(client(world.server.url, renewed))).toBe(200);
    }
    await world.server.query('UPDATE users SET suspended_at = now() WHERE id = $1', [person.id]);
    ok(await renew({ ...FROM_PAGE, cookie }), 200);
  });

  it('is renewed by nothing else: no Bearer token, no other site, no ended session', async () => {
    const { person, token, cookie } = await signedInByPage();
    for (const each of [token, person.token]) {
      for (const headers of [{}, { ...FROM_PAGE, cookie }])
        expectRefusal(await renew({ ...headers, authorization: `Bearer ${each}` }), 401, 'unauthorized');
    }
    const elsewhere: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      { origin: 'https://elsewhere.example' },
    ];
    for (const headers of elsewhere) {
      expectRefusal(await renew({ ...headers, cookie }), 403, 'cross_site');
    }
    expectRefusal(await renew(FROM_PAGE), 401, 'unauthorized');
    ok(await client(world.server.url, token).post('/api/auth/logout'), 204);
    expectRefusal(await renew({ ...FROM_PAGE, cookie }), 401, 'unauthorized');
    expect(await statusOf(client(world.server.url, token))).toBe(401);
  });
});

describe('a session', () => {
  it('ends when the password is changed, except the one that changed it', async () => {
    const person = await world.newShipper();
    const others = [await signedIn(person.email), await signedIn(person.email)];
    ok(await changePassword(person.api, NEW_PASSWORD), 204);
    expect(await Promise.all([person.api, ...others].map(statusOf))).toEqual([200, 401, 401]);
    expectRefusal(await login(person.email), 401, 'wrong_credentials');
    ok(await login(person.email, NEW_PASSWORD), 200);
  });

  it('ends when a new password is chosen by mail, without exception', async () => {
    const person = await world.newShipper();
    const other = await signedIn(person.email);
    ok(await resetPassword(await linkFor(person.email)), 204);
    expect(await Promise.all([person.api, other, world.shipper.api].map(statusOf))).toEqual([401, 401, 200]);
  });

  it.each([
    ['nobody has used for 30 days', 'last_seen_at', '- 30 days', '- 29 days 23 hours'],
    ['is 90 days old', 'expire', '- 1 second', '1 minute'],
  ])('that %s has ended', async (_name, column, over, not) => {
    const person = await world.newShipper();
    const move = (by: string) =>
      world.server.query(`UPDATE sessions SET ${column} = now() + $2::interval WHERE user_id = $1`, [person.id, by]);
    await move(not);
    expect(await statusOf(person.api)).toBe(200);
    await move(over);
    expect(await statusOf(person.api)).toBe(401);
  });

  it('lives on from its last use, up to 90 days', async () => {
    const person = await world.newShipper();
    await world.server.query(`UPDATE sessions SET last_seen_at = now() - interval '29 days' WHERE user_id = $1`, [
      person.id,
    ]);
    expect(await statusOf(person.api)).toBe(200);
    const [row] = await world.server.query<{ used: boolean; days: number }>(
      `SELECT last_seen_at > now() - interval '1 hour' AS used, (extract(epoch FROM expire - created_at) / 86400)::int AS days FROM sessions WHERE user_id = $1`,
      [person.id],
    );
    expect(row).toEqual({ used: true, days: 90 });
  });

  it('is not opened by a forged or expired token', async () => {
    const { id: sub, token } = await world.newShipper();
    const [head = '', claims = '', signature = ''] = token.split('.');
    const { jti } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { jti: string };
    const now = Math.floor(Date.now() / 1_000);
    const good = { sub, jti, iss: 'haulway', aud: 'haulway-api', iat: now - 60, exp: now + 600 };
    const swapped = Buffer.from(JSON.stringify({ ...good, sub: world.admin.id })).toString('base64url');
    const status = (each: string) => statusOf(client(world.server.url, each));
    expect(await status(forged(good))).toBe(200);
    const bad = {
      'another secret': forged(good, { secret: 'signs the tokens of somebody else, or nobody' }),
      'no secret': forged(good, { secret: '' }),
      'no signature': forged(good, { alg: 'none' }),
      'another algorithm': forged(good, { alg: 'HS512' }),
      'a signature cut off': `${head}.${claims}.`,
      'claims under a signature of others': `${head}.${swapped}.${signature}`,
      'a session of somebody else': forged({ ...good, sub: world.admin.id }),
      'a session that there is not': forged({ ...good, jti: randomUUID() }),
      'a session of no name': forged({ ...good, jti: `${jti}' OR true --` }),
      'no session': forged({ ...good, jti: undefined }),
      'another issuer': forged({ ...good, iss: 'somebody-else' }),
      'another audience': forged({ ...good, aud: 'another-api' }),
      'several audiences': forged({ ...good, aud: ['haulway-api', 'another-api'] }),
      'no issuer': forged({ ...good, iss: undefined }),
      'neither issuer nor audience': forged({ ...good, iss: undefined, aud: undefined }),
      'a time that is over': forged({ ...good, exp: now - 1 }),
      'a time that has not come': forged({ ...good, nbf: now + 600 }),
    };
    const statuses = Object.fromEntries(
      await Promise.all(Object.entries(bad).map(async ([name, each]) => [name, await status(each)] as const)),
    );
    expect(statuses).toEqual(Object.fromEntries(Object.keys(bad).map((name) => [name, 401])));
    expect(await status(token)).toBe(200);
  });

  it('is not opened by a token that expires, however often it was good before', async () => {
    const { id: sub, token } = await world.newShipper();
    const brief = forged({
      sub,
      jti: claimsOf(token).jti,
      iss: 'haulway',
      aud: 'haulway-api',
      exp: Math.floor(Date.now() / 1_000) + 3,
    });
    const seen: number[] = [];
    await until(async () => {
      seen.push(await statusOf(client(world.server.url, brief)));
      return seen.at(-1) !== 200;
    });
    expect([seen[0], seen.at(-1)]).toEqual([200, 401]);
  });

  it('started before tokens named their issuer and audience goes on with one that does not', async () => {
    const { id: sub, token } = await world.newShipper();
    const { jti, exp } = claimsOf(token);
    const plain = forged({ sub, jti, exp });
    expect(await statusOf(client(world.server.url, plain))).toBe(401);
    await world.server.query('UPDATE sessions SET has_plain_tokens = true WHERE sid = $1', [jti]);
    expect(
      await Promise.all(
        [plain, token, forged({ sub, jti, exp, aud: 'another-api' })].map((each) =>
          statusOf(client(world.server.url, each)),
        ),
      ),
    ).toEqual([200, 200, 401]);
  });

  it('is listed for its owner with its device and part of its address', async () => {
    const person = await world.newShipper();
    const phone = await signedIn(person.email, { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'A telephone' });
    const listed = ok(
      await phone.get<{ userAgent: string; ip: string; current: boolean }[]>('/api/auth/sessions'),
      200,
    );
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatchObject({ userAgent: 'A telephone', ip: '203.0.113.0/24', current: true });
    expect(listed[1]).toMatchObject({ current: false });
    expect(
      await world.server.query(`SELECT 1 FROM sessions WHERE user_id = $1 AND sess::text LIKE '%113.77%'`, [person.id]),
    ).toEqual([]);
  });

  it.each([
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['fd00::5', 'fd00:0:0::/48'],
    ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ])('is listed with no more than the network of %s', async (address, network) => {
    const { email } = await world.newShipper();
    const phone = await signedIn(email, { 'x-forwarded-for': address });
    expect(ok(await phone.get<{ ip: string }[]>('/api/auth/sessions'), 200)[0]?.ip).toBe(network);
  });

  it('not used for 30 days is not listed', async () => {
    const person = await world.newShipper();
    await signedIn(person.email, {});
    await world.server.query(
      `UPDATE sessions SET last_seen_at = now() - interval '31 days' WHERE user_id = $1 AND last_seen_at = (SELECT max(last_seen_at) FROM sessions WHERE user_id = $1)`,
      [person.id],
    );
    expect(ok(await person.api.get<{ current: boolean }[]>('/api/auth/sessions'), 200)).toMatchObject([
      { current: true },
    ]);
  });

  it('is one in a paged list, and ends together with the others in one call', async () => {
    const person = await world.newShipper();
    for (let more = 0; more < 4; more += 1) ok(await login(person.email), 200);
    const first = await person.api.get<{ sid: string; current: boolean }[]>('/api/auth/sessions?limit=3');
    expect([ok(first, 200).length, first.headers.get('x-total-count')]).toEqual([3, '5']);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(ok(await person.api.get<{ current: boolean }[]>(next), 200).map(({ current }) => current)).toEqual([
      false,
      true,
    ]);
    ok(await person.api.delete('/api/auth/sessions'), 204);
    expect(ok(await person.api.get('/api/auth/sessions'), 200)).toMatchObject([{ current: true }]);
  });

  it('has twenty event streams at a time; one more ends the oldest', async () => {
    const person = await world.newShipper();
    const listen = () => openEventStream(world.server.url, { authorization: `Bearer ${person.token}` });
    const [first, ...others] = await Array.from({ length: 21 }).reduce<Promise<Awaited<ReturnType<typeof listen>>[]>>(
      async (before) => [...(await before), await listen()],
      Promise.resolve([]),
    );
    await first?.ended;
    await world.quoted(await world.listed(person));
    for (const stream of others) {
      await stream.next('quote.submitted');
      stream.close();
    }
    expect(first?.events.map(({ name }) => name)).not.toContain('quote.submitted');
  });

  it('takes its event stream along when it ends, and leaves the others', async () => {
    const person = await world.newShipper();
    const sessions = async () =>
      ok(await person.api.get<{ sid: string; current: boolean }[]>('/api/auth/sessions'), 200);
    const listen = (token: string) => openEventStream(world.server.url, { authorization: `Bearer ${token}` });
    const streams = [await listen(person.token), await listen(ok(await login(person.email), 200).token)];
    const ended = (await sessions()).find(({ current }) => !current);
    ok(await person.api.delete(`/api/auth/sessions/${ended?.sid}`), 204);
    await streams[1]?.ended;
    await world.quoted(await world.listed(person));
    await streams[0]?.next('quote.submitted');
    expect(streams[1]?.events.map(({ name }) => name)).not.toContain('quote.submitted');
    streams[0]?.close();
  });
});

describe('a sign-in from a new device', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const mailsOf = async (email: string) =>
    (
      await world.server.query<{ text: string }>(
        `SELECT text FROM emails WHERE recipient = $1 AND kind = 'new_device' ORDER BY id`,
        [email],
      )
    ).map(({ text }) => /before: (.*)\./.exec(text)?.[1]);

  it('is mailed once, an update of the browser is no new one, and the first of an account is not mailed', async () => {
    const { email } = await world.newShipper();
    await signedIn(email);
    expect(await mailsOf(email)).toEqual([]);
    await signedIn(email, { 'user-agent': FIREFOX });
    expect(await mailsOf(email)).toEqual(['Firefox on Windows']);
    await signedIn(email, { 'user-agent': FIREFOX.replaceAll('130.0', '131.0') });
    await signedIn(email);
    expect(await mailsOf(email)).toEqual(['Firefox on Windows']);
    await signedIn(email, { 'user-agent': 'See http://evil.example to win' });
    expect((await mailsOf(email)).at(-1)).toBe('An app or browser that we do not know');
  });

  it('is not told to an account that was opened for somebody, who signs in for the first time', async () => {
    const email = newEmail();
    ok(await world.admin.api.post('/api/admin/users', { email, password: PASSWORD }), 201);
    await signedIn(email, { 'user-agent': FIREFOX });
    expect(await mailsOf(email)).toEqual([]);
  });
});

describe('another email address', () => {
  const change = (by: Client, email: string, password = PASSWORD) => by.put('/api/users/email', { email, password });

  it('takes the password, has to be confirmed, and is told to the one before; old links open nothing', async () => {
    const person = await world.newShipper();
    const [confirming] = await linksMailed(world.server, person.email, 'email_verification');
    const resetting = await linkFor(person.email);
    const email = newEmail();
    expectRefusal(await change(person.api, email, WRONG), 400, 'wrong_password');
    expect(ok(await change(person.api, email), 200)).toMatchObject({ email, emailVerified: false });
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token: confirming }), 400, 'token_invalid');
    expectRefusal(await resetPassword(resetting), 400, 'token_invalid');
    expect(
      await world.server.query(`SELECT FROM emails WHERE recipient = $1 AND kind = 'email_changed'`, [person.email]),
    ).toHaveLength(1);
    const [token] = await linksMailed(world.server, email, 'email_verification');
    ok(await world.visitor.post('/api/auth/verify-email', { token }), 204);
    expect(ok(await person.api.get<{ emailVerified: boolean }>('/api/auth/me'), 200).emailVerified).toBe(true);
    expectRefusal(await login(person.email), 401, 'wrong_credentials');
    ok(await login(email), 200);
  });

  it('waits for its link where the one before is confirmed, which stays until then and is told of both', async () => {
    const person = await world.newShipper();
    const [first] = await linksMailed(world.server, person.email, 'email_verification');
    ok(await world.visitor.post('/api/auth/verify-email', { token: first }), 204);
    const [wrong, email] = [newEmail(), newEmail()];
    const asked = { email: person.email, emailVerified: true };
    expect(ok(await change(person.api, wrong), 200)).toMatchObject({ ...asked, pendingEmail: wrong });
    const [old] = await linksMailed(world.server, wrong, 'email_verification');
    expect(ok(await change(person.api, email), 200)).toMatchObject({ ...asked, pendingEmail: email });
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token: old }), 400, 'token_invalid');
    expectRefusal(await login(email), 401, 'wrong_credentials');
    ok(await login(person.email), 200);
    const told = async (kind: string) =>
      (await world.server.query('SELECT FROM emails WHERE recipient = $1 AND kind = $2', [person.email, kind])).length;
    expect([await told('email_change_asked'), await told('email_changed')]).toEqual([2, 0]);
    const [token] = await linksMailed(world.server, email, 'email_verification');
    ok(await world.visitor.post('/api/auth/verify-email', { token }), 204);
    expect(ok(await person.api.get('/api/auth/me'), 200)).toMatchObject({
      email,
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await told('email_changed')).toBe(1);
    expectRefusal(await login(person.email), 401, 'wrong_credentials');
    ok(await login(email), 200);
  });

  it.each([
    [
      'chosen with a link',
      async ({ email }: Person) =>
        world.visitor.post('/api/auth/reset-password', { token: await linkFor(email), password: 'another long walk' }),
    ],
    [
      'changed',
      async ({ api }: Person) =>
        api.put('/api/users/password', { currentPassword: PASSWORD, password: 'another long walk' }),
    ],
  ])('that waits is called off when the password is %s', async (_, renew) => {
    const person = await world.newShipper();
    await world.server.query('UPDATE users SET email_verified = true WHERE id = $1', [person.id]);
    const email = newEmail();
    ok(await change(person.api, email), 200);
    const [token] = await linksMailed(world.server, email, 'email_verification');
    ok(await renew(person), 204);
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token }), 400, 'token_invalid');
    expectRefusal(await login(email), 401, 'wrong_credentials');
  });

  it('that waits is called off by the own one, and refused where it has been taken meanwhile', async () => {
    const person = await world.newShipper();
    await world.server.query('UPDATE users SET email_verified = true WHERE id = $1', [person.id]);
    const [off, taken] = [newEmail(), newEmail()];
    ok(await change(person.api, off), 200);
    expect(ok(await change(person.api, person.email), 200)).toMatchObject({ email: person.email, pendingEmail: null });
    const [calledOff] = await linksMailed(world.server, off, 'email_verification');
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token: calledOff }), 400, 'token_invalid');
    ok(await change(person.api, taken), 200);
    ok(await world.visitor.post('/api/auth/register', { email: taken, password: PASSWORD }), 201);
    const [token] = await linksMailed(world.server, taken, 'email_verification');
    expectRefusal(await world.visitor.post('/api/auth/verify-email', { token }), 409, 'email_taken');
    ok(await login(person.email), 200);
  });

  it('is not one that somebody has, in any case of its letters; the same one again changes nothing', async () => {
    const [person, other] = [await world.newShipper(), await world.newShipper()];
    expectRefusal(await change(person.api, other.email.toUpperCase()), 409, 'email_taken');
    ok(await change(person.api, person.email), 200);
    expect(
      await world.server.query(`SELECT FROM emails WHERE recipient = $1 AND kind = 'email_changed'`, [person.email]),
    ).toEqual([]);
  });
});

describe('the link to choose a new password', () => {
  it('is only stored as its SHA-256, and is good for an hour', async () => {
    const { id, email } = await world.newShipper();
    const begun = Date.now();
    const link = await linkFor(email);
    const [row] = await world.server.query<{ reset_token: string; reset_token_expiry: Date }>(
      'SELECT reset_token, reset_token_expiry FROM users WHERE id = $1',
      [id],
    );
    expect(row?.reset_token).toBe(createHash('sha256').update(link).digest('hex'));
    const lasts = (row?.reset_token_expiry.getTime() ?? 0) - IN_AN_HOUR;
    expect([lasts >= begun, lasts <= Date.now()]).toEqual([true, true]);
    await world.server.query(
      `UPDATE users SET reset_token_expiry = reset_token_expiry - interval '1 hour' WHERE id = $1`,
      [id],
    );
    expectRefusal(await resetPassword(link), 400, 'token_invalid');
    await world.server.query(`UPDATE users SET reset_token_expiry = now() + interval '1 minute' WHERE id = $1`, [id]);
    expectRefusal(await resetPassword(row?.reset_token ?? ''), 400, 'token_invalid');
    ok(await resetPassword(link), 204);
  });

  it('opens nothing where mails are stored, before or after they are sent', async () => {
    const person = await world.newShipper();
    const links = [
      await linkFor(person.email),
      ...(await linksMailed(world.server, person.email, 'email_verification')),
    ];
    expect(links).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    const kept = await world.server.query<{ row: string; state: string; sealed: string | null }>(
      'SELECT to_json(e)::text AS row, state, sealed_token AS sealed FROM emails e WHERE recipient = $1',
      [person.email],
    );
    for (const { row } of kept) for (const link of links) expect(row).not.toContain(link);
    const seen = JSON.stringify(
      ok(
        await world.admin.api.get(
          `/api/admin/emails?filter=${encodeURIComponent(JSON.stringify({ q: person.email }))}`,
        ),
        200,
      ),
    );
    expect(links.filter((link) => seen.includes(link))).toEqual([]);
    expect(kept.filter(({ state, sealed }) => state === 'sent' && sealed !== null)).toEqual([]);
    ok(await resetPassword(links[0] ?? ''), 204);
  });

  it('is void once used, or once a newer one was requested', async () => {
    const { email } = await world.newShipper();
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expectRefusal(await resetPassword(older), 400, 'token_invalid');
    // To ask uses nothing up, and tells neither old links nor made up ones apart.
    const works = async (token: string) => ok(await checkReset(token), 200);
    for (const link of [newer, newer]) expect(await works(link)).toEqual({ works: true });
    for (const link of [older, 'x'.repeat(43)]) expect(await works(link)).toEqual({ works: false });
    ok(await resetPassword(newer), 204);
    expect(await works(newer)).toEqual({ works: false });
    expectRefusal(await resetPassword(newer, PASSWORD), 400, 'token_invalid');
    ok(await login(email, NEW_PASSWORD), 200);
  });

  it('is void once the password was changed another way', async () => {
    const person = await world.newShipper();
    const link = await linkFor(person.email);
    ok(await changePassword(person.api, NEW_PASSWORD), 204);
    expectRefusal(await resetPassword(link, PASSWORD), 400, 'token_invalid');
  });

  it('is not used up by a refused password, and signs nobody in', async () => {
    const { email } = await world.newShipper();
    const link = await linkFor(email);
    expectRefusal(await resetPassword(link, 'password123'), 400, 'password_too_common');
    const answer = await resetPassword(link);
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([204, undefined, []]);
  });
});
