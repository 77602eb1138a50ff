import { EVERYWHERE } from './support/headers.js';
import { expectRefusal, ok, PASSWORD, World } from './support/people.js';

const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const NEVER_KEPT = { 'cache-control': 'no-store' };
/** What a proxy says that terminates https in front of the server. */
const HTTPS = { 'x-forwarded-proto': 'https' };

let world: World;

beforeAll(async () => {
  world = await World.start({ env: { TRUST_PROXY: 'loopback' } });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A call without our client: nothing is added, and nothing taken for granted. */
async function fetched(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const stop = new AbortController();
  const answer = await fetch(new URL(path, world.server.url), {
    method,
    headers,
    redirect: 'manual',
    signal: stop.signal,
    ...(body === undefined ? {} : { body }),
  });
  // A stream of events has no end to wait for.
  const text = answer.headers.get('content-type')?.startsWith('text/event-stream') ? '' : await answer.text();
  stop.abort();
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    cookies: answer.headers.getSetCookie(),
    text,
  };
}

const bearer = () => ({ authorization: `Bearer ${world.shipper.token}` });
const JSON_BODY = { 'content-type': 'application/json' };

describe('an answer of the API', () => {
  it.each<[string, number, string, Sent]>([
    ['about this moment', 200, '/api/health/live', {}],
    ['to who is signed in', 200, '/api/auth/me', { headers: { authorization: 'Bearer' } }],
    ['without content', 204, '/api/notifications/read', { method: 'POST', headers: { authorization: 'Bearer' } }],
    ['that refuses a visitor', 401, '/api/quotes', {}],
    ['that refuses what was sent', 400, '/api/shipments?limit=0', {}],
    [
      'that refuses a body',
      415,
      '/api/auth/login',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
    ],
    ['that refuses a method', 405, '/api/config', { method: 'DELETE' }],
    ['at an unknown address', 404, '/api/nothing', {}],
    ['at an address that cannot be read', 400, '/api/%', {}],
  ])('%s (%i) loads nothing, cannot be framed or sniffed, and is not cached', async (_name, status, path, sent) => {
    const answer = await fetched(path, {
      ...sent,
      headers: { ...sent.headers, ...(sent.headers?.['authorization'] ? bearer() : {}) },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...EVERYWHERE, ...NO_PAGE, ...NEVER_KEPT });
  });

  it('that anybody may read is not sent again to whoever sends its tag, until it changes or somebody signs in', async () => {
    const first = await fetched('/api/shipments');
    expect(first).toMatchObject({
      status: 200,
      headers: {
        ...EVERYWHERE,
        ...NO_PAGE,
        'cache-control': 'public, max-age=5, stale-while-revalidate=30',
        etag: expect.stringMatching(/^W\/"[\w-]+"$/),
        vary: expect.stringContaining('Authorization, Cookie'),
      },
    });
    const again = { 'if-none-match': `"another", ${first.headers['etag']}` };
    for (const encoding of ['identity', 'br']) {
      expect(await fetched('/api/shipments', { headers: { ...again, 'accept-encoding': encoding } })).toMatchObject({
        status: 304,
        text: '',
        headers: { etag: first.headers['etag'] },
      });
    }
    expect(await fetched('/api/shipments', { headers: { ...again, ...bearer() } })).toMatchObject({
      status: 200,
      headers: NEVER_KEPT,
    });
    await world.listed();
    expect((await fetched('/api/shipments', { headers: again })).status).toBe(200);
    expect((await fetched('/api/shipments?limit=0', { headers: again })).headers['etag']).toBeUndefined();
  });

  it('at an address that is a secret is asked for each time, so that a link taken back is over at once', async () => {
    const { shipper, shipmentId } = await world.paid();
    const link = await shipper.api.post<{ path: string }>(`/api/shipments/${shipmentId}/tracking-links`, {
      label: 'Ed',
    });
    expect(await fetched(`/api${ok(link, 201).path}`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache' },
    });
  });

  it('that goes on, the event stream, has the same headers', async () => {
    const { status, headers } = await fetched('/api/events', { headers: bearer() });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...EVERYWHERE, ...NO_PAGE, 'cache-control': expect.stringContaining('no-store') });
  });

  it('does not say what program it comes from', async () => {
    for (const path of ['/api/config', '/api/nothing', '/api/docs', '/nothing.js']) {
      const { headers } = await fetched(path);
      expect([path, headers['x-powered-by'], headers['server']]).toEqual([path, undefined, undefined]);
    }
  });

  it('asks for https from then on if it was sent over https, and only then', async () => {
    for (const path of ['/api/config', '/api/nothing', '/api/docs', '/nothing.js']) {
      expect((await fetched(path, { headers: HTTPS })).headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect((await fetched(path)).headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('to HEAD is the one to GET without its body', async () => {
    const [head, get] = [await fetched('/api/config', { method: 'HEAD' }), await fetched('/api/config')];
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', get.headers['content-type']]);
    expect((await fetched('/api/auth/me', { method: 'HEAD' })).status).toBe(401);
    expect((await fetched('/api/nothing', { method: 'HEAD' })).status).toBe(404);
  });

  it('to OPTIONS refuses the method and names the supported ones, the same for everybody', async () => {
    const visitor = await fetched('/api/shipments', { method: 'OPTIONS' });
    expect([visitor.status, visitor.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    const admin = await fetched('/api/admin/users', {
      method: 'OPTIONS',
      headers: { authorization: `Bearer ${world.admin.token}` },
    });
    const stranger = await fetched('/api/admin/users', { method: 'OPTIONS' });
    expect([stranger.status, stranger.headers['allow']]).toEqual([admin.status, admin.headers['allow']]);
  });
});

describe('the API reference', () => {
  it('only runs scripts of this server, and those in its page by a nonce that no two answers share', async () => {
    const [one, other] = [await fetched('/api/docs'), await fetched('/api/docs')];
    const nonce = /'nonce-([\w+/=]{24})'/.exec(one.headers['content-security-policy'] ?? '')?.[1] ?? '';
    // Its styles are the one exception: its script writes them, and it knows no nonce.
    expect(one.headers).toMatchObject({
      ...EVERYWHERE,
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    });
    expect(one.text).toContain(`<script nonce="${nonce}">`);
    expect(other.headers['content-security-policy']).not.toBe(one.headers['content-security-policy']);
  });
});

describe('the session cookie', () => {
  const login = (headers: Record<string, string> = {}) =>
    fetched('/api/auth/login', {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: JSON.stringify({ email: world.shipper.email, password: PASSWORD }),
    });
  const me = async (headers: Record<string, string>) => (await fetched('/api/auth/me', { headers })).status;

  it('is hidden from scripts and other sites, and has a plain name over plain http', async () => {
    const { cookies, text } = await login();
    const { token } = JSON.parse(text) as { token: string };
    expect(cookies).toEqual([`haulway_session=${token}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`]);
    expect(await me({ cookie: `haulway_session=${token}` })).toBe(200);
  });

  it('is only sent back over https, under a name no neighboring host can set', async () => {
    const { cookies, text } = await login(HTTPS);
    const { token } = JSON.parse(text) as { token: string };
    expect(cookies).toEqual([
      `__Host-haulway_session=${token}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    expect(await me({ ...HTTPS, cookie: `__Host-haulway_session=${token}` })).toBe(200);
    expect(await me({ ...HTTPS, cookie: `haulway_session=${token}` })).toBe(401);
  });

  it('is also set when an account is opened, and not for the console', async () => {
    const account = {
      email: 'new@example.com',
      password: PASSWORD,
      firstName: 'Nell',
      lastName: 'Reyes',
      isCarrier: false,
    };
    const registered = await fetched('/api/auth/register', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify(account),
    });
    expect([registered.status, registered.cookies.length]).toEqual([201, 1]);
    expect((await login({ 'x-haulway-client': 'console' })).cookies).toEqual([]);
  });

  it.each([
    ['http', {}, 'haulway_session', ''],
    ['https', HTTPS, '__Host-haulway_session', 'Secure; '],
  ])('is cleared at logout over %s, and worthless from then on', async (_name, headers, name, secure) => {
    const { token } = JSON.parse((await login(headers)).text) as { token: string };
    const cookie = { ...headers, cookie: `${name}=${token}` };
    const { status, cookies } = await fetched('/api/auth/logout', {
      method: 'POST',
      headers: { ...cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([status, cookies]).toEqual([
      204,
      [`${name}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; ${secure}SameSite=Lax`],
    ]);
    expect(await me(cookie)).toBe(401);
  });

  it('does not help an invalid token', async () => {
    const cookie = `haulway_session=${world.shipper.token}`;
    expect(await me({ cookie })).toBe(200);
    for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic dXNlcjpwYXNz', ''])
      expect([authorization, await me({ cookie, authorization })]).toEqual([authorization, 401]);
    expectRefusal(
      await world.visitor.get('/api/shipments', { cookie, authorization: 'Bearer nonsense' }),
      401,
      'unauthorized',
    );
    ok(await world.visitor.get('/api/config', { cookie, authorization: 'Bearer nonsense' }), 200);
  });
});
