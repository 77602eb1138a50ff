import { operations } from './support/document.js';
import { expectRefusal, ok, PASSWORD, World } from './support/people.js';
import { call, type RawAnswer, sendRaw } from './support/raw.js';

let world: World;

beforeAll(async () => {
  // Only calls may change a row here: no jobs run, and this test is the proxy.
  world = await World.start({ env: { PROCESS: 'api', TRUST_PROXY: 'loopback' } });
});

/** A call as a browser makes it; a page cannot choose these headers. */
function browse(method: string, path: string, headers: Record<string, string>, body?: object): Promise<RawAnswer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: new URL(world.server.url).host,
    ...(text ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) } : {}),
    ...headers,
  };
  return sendRaw(
    world.server.url,
    call(
      method,
      path,
      Object.entries(all).map(([name, value]) => `${name}: ${value}`),
      text,
    ),
  );
}

const code = ({ body }: RawAnswer) => (body ? (JSON.parse(body) as { code?: string }).code : undefined);

/** What the browser says about the page making the call: which site it is of, and its origin; null if it says nothing. */
type Page = [title: string, site: string | null, origin: string | null];
/** The server is at http://ship.example:8080, unless a page is tested over https. */
const HOST = { host: 'ship.example:8080' };
const HTTPS = { host: 'ship.example', 'x-forwarded-proto': 'https' };

const said = (site: string | null, origin: string | null) => ({
  ...(site === null ? {} : { 'sec-fetch-site': site }),
  ...(origin === null ? {} : { origin }),
});

const OWN: Page[] = [
  ['says that it is of the same origin', 'same-origin', null],
  ['says that it is of the same origin, and which', 'same-origin', 'http://ship.example:8080'],
  ['says its origin only, as over plain http', null, 'http://ship.example:8080'],
  ['is asked again by its reader', 'none', 'http://ship.example:8080'],
];
const FOREIGN: Page[] = [
  ['is of another site', 'cross-site', 'https://elsewhere.example'],
  ['is of another site, and hides its origin', 'cross-site', 'null'],
  ['is of another site, whatever its origin', 'cross-site', 'http://ship.example:8080'],
  ['is of a neighbor under the same domain', 'same-site', 'http://blog.ship.example:8080'],
  ['is of the same site only', 'same-site', null],
  ['has another port', null, 'http://ship.example:8081'],
  ['has no port', null, 'http://ship.example'],
  ['came over https', null, 'https://ship.example:8080'],
  ['is of a sub-domain', null, 'http://www.ship.example:8080'],
  ['is of the domain above', null, 'http://example:8080'],
  ['has a name that starts like ours', null, 'http://ship.example:8080.elsewhere.example'],
  ['has our name as its user', null, 'http://ship.example:8080@elsewhere.example'],
  ['hides its origin', null, 'null'],
  ['has an invalid origin', null, 'ship.example:8080'],
];
const SILENT: Page[] = [
  ['says nothing', null, null],
  ['says only that nobody sent its reader', 'none', null],
];

describe('a write that only the cookie vouches for', () => {
  const bios = async () =>
    (await world.server.query<{ bio: string | null }>('SELECT bio FROM users WHERE id = $1', [world.shipper.id]))[0]
      ?.bio;
  const change = (headers: Record<string, string>, bio: string) =>
    browse('PUT', '/api/users/profile', { ...HOST, ...headers }, { bio });
  const cookie = (name = 'haulway_session') => ({ cookie: `${name}=${world.shipper.token}` });

  it.each(OWN)('is made when the page %s', async (title, site, origin) => {
    expect((await change({ ...cookie(), ...said(site, origin) }, title)).status).toBe(200);
    expect(await bios()).toBe(title);
  });

  it.each([...FOREIGN, ...SILENT])(
    'is refused when the page %s, but made with a Bearer token',
    async (title, site, origin) => {
      const before = await bios();
      const refused = await change({ ...cookie(), ...said(site, origin) }, 'Taken over');
      expect([refused.status, code(refused), await bios()]).toEqual([403, 'cross_site', before]);
      expect(
        (await change({ ...said(site, origin), authorization: `Bearer ${world.shipper.token}` }, title)).status,
      ).toBe(200);
      expect(await bios()).toBe(title);
    },
  );

  it('comes over https if the server is reached over https', async () => {
    const over = (origin: string) => change({ ...HTTPS, ...cookie('__Host-haulway_session'), origin }, 'Over https');
    expect((await over('https://ship.example')).status).toBe(200);
    expect(code(await over('http://ship.example'))).toBe('cross_site');
  });

  it('is refused by every write before anything else is looked at', async () => {
    const answered: string[] = [];
    for (const { method, path } of operations().filter((each) => each.method !== 'GET' && !each.isOpen)) {
      const answer = await browse(
        method,
        path.replace(/\{\w+\}/g, 'x'),
        { ...cookie(), origin: 'https://elsewhere.example' },
        {},
      );
      if (code(answer) !== 'cross_site') answered.push(`${method} ${path}: ${answer.status} ${code(answer)}`);
    }
    expect(answered).toEqual([]);
  });
});

describe('signing in', () => {
  const account = () => ({ email: world.shipper.email, password: PASSWORD });
  const newcomer = () => ({
    email: 'lured@example.com',
    password: PASSWORD,
    firstName: 'Lu',
    lastName: 'Reyes',
    isCarrier: false,
  });

  it.each(FOREIGN.filter(([, , origin]) => origin !== null && origin !== 'http://ship.example:8080'))(
    'is not for a page that %s',
    async (_title, site, origin) => {
      for (const [path, body] of [
        ['/api/auth/login', account()],
        ['/api/auth/register', newcomer()],
      ] as const) {
        const answer = await browse('POST', path, { ...HOST, ...said(site, origin) }, body);
        expect([path, answer.status, code(answer), answer.headers.get('set-cookie')]).toEqual([
          path,
          403,
          'cross_site',
          undefined,
        ]);
      }
      expect(await world.server.query('SELECT id FROM users WHERE email = $1', [newcomer().email])).toEqual([]);
    },
  );

  it.each([...OWN, ...SILENT])('is for a page that %s', async (_title, site, origin) => {
    expect((await browse('POST', '/api/auth/login', { ...HOST, ...said(site, origin) }, account())).status).toBe(200);
  });
});

describe('a form', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=edge',
    'text/plain; charset=application/json',
    'application/jsonp',
  ])('of type %s does not count as JSON, even from our own pages', async (type) => {
    const body = JSON.stringify({ email: world.shipper.email, password: PASSWORD });
    expectRefusal(
      await world.visitor.post('/api/auth/login', body, { 'content-type': type }),
      415,
      'unsupported_media_type',
    );
    const ours = { cookie: `haulway_session=${world.shipper.token}`, 'sec-fetch-site': 'same-origin' };
    expectRefusal(
      await world.visitor.put('/api/users/profile', '{"bio":"By a form"}', { ...ours, 'content-type': type }),
      415,
      'unsupported_media_type',
    );
  });
});

describe('a GET', () => {
  /** Parameters that some calls require. */
  const QUERIES: Readonly<Record<string, string>> = {
    '/api/places': '?q=Aus',
    '/api/admin/search': '?q=dana',
    '/api/trips/added-miles': '?shipments=8b0d8f0e-0000-4000-8000-000000000001',
    '/api/distance': '?from=Austin, TX&to=Denver, CO',
    '/api/price-truth': '?from=Austin, TX&to=Denver, CO&category=vehicles&weight=2400',
  };

  /** Each table with its number of rows and a checksum of their contents. */
  async function tables(): Promise<Record<string, string>> {
    const names = await world.server.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    // A session notes when it was last used.
    const sum = (name: string) =>
      name === 'public.sessions' ? `''` : `coalesce(sum(hashtextextended(t::text, 0)), 0)`;
    const sums = names
      .map(({ name }) => `SELECT '${name}' AS name, count(*) || ' rows, ' || ${sum(name)} AS content FROM ${name} t`)
      .join(' UNION ALL ');
    return Object.fromEntries(
      (await world.server.query<{ name: string; content: string }>(sums)).map(({ name, content }) => [name, content]),
    );
  }

  /** Every GET in the documents that names no single thing, and ends. */
  const READS = operations()
    .filter(({ method, path }) => method === 'GET' && path !== '/api/events' && !path.includes('{'))
    .map(({ path }) => path);

  /** That an operator reads what others wrote to each other, or looks for people, is written down; a costly search is counted. */
  const WRITTEN_DOWN = [
    '/api/admin/messages public.audit_log',
    '/api/admin/search public.audit_log',
    '/api/admin/users public.audit_log',
    '/api/recommended-loads public.hourly_counters',
  ];

  /** Tell of the key, or of the driver's job, that a call came with: a session of a user has none. */
  const OF_OTHERS = ['/api/api-keys/current', '/api/driver/job'];

  it('changes nothing, whichever it is, even for an operator', async () => {
    const { shipmentId } = await world.paid();
    await world.settleMoney();
    ok(
      await world.carrier.api.post('/api/messages', {
        receiverId: world.shipper.id,
        shipmentId,
        content: 'On my way.',
      }),
      201,
    );
    // Some calls are for carriers.
    ok(await world.admin.api.put('/api/users/profile', { isCarrier: true }), 200);
    expect(READS.length).toBeGreaterThan(40);
    let before = await tables();
    const changed: unknown[] = [];
    const refused: string[] = [];
    for (const path of READS) {
      const { status } = await world.admin.api.get(`${path}${QUERIES[path] ?? ''}`);
      if (status !== (OF_OTHERS.includes(path) ? 404 : 200)) refused.push(`${path}: ${status}`);
      const after = await tables();
      for (const [name, content] of Object.entries(after))
        if (content !== before[name] && !WRITTEN_DOWN.includes(`${path} ${name}`))
          changed.push([path, name, before[name], content]);
      before = after;
    }
    expect(changed).toEqual([]);
    expect(refused).toEqual([]);
  });
});

describe('a page from another origin', () => {
  const FRIEND = 'https://app.friend.example';
  const ALSO = 'http://localhost:5174';
  const ORIGINS = [
    FRIEND,
    ALSO,
    'https://elsewhere.example',
    'https://app.friend.example.elsewhere.example',
    'http://app.friend.example',
    'https://app.friend.example:8443',
    'https://friend.example',
    'HTTPS://APP.FRIEND.EXAMPLE',
    'null',
    '*',
  ];
  const ASKED = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  const ask = (method: string, path: string, origin: string, more = {}) => browse(method, path, { origin, ...more });
  const permissions = ({ headers }: RawAnswer) =>
    [...headers.keys()].filter((name) => name.startsWith('access-control-'));

  it('may neither read answers nor ask whether it may call if no origins are named', async () => {
    for (const origin of ORIGINS) {
      for (const answer of [
        await ask('GET', '/api/config', origin),
        await ask('OPTIONS', '/api/shipments', origin, ASKED),
      ])
        expect(permissions(answer)).toEqual([]);
    }
    expect((await ask('OPTIONS', '/api/shipments', FRIEND, ASKED)).status).toBe(405);
  });

  describe('when some are named', () => {
    beforeAll(() =>
      world.server.restart({ CORS_ORIGINS: `${FRIEND}, ${ALSO}`, PUBLIC_URL: 'https://haulway.example' }),
    );

    it('may read answers if it is exactly one of these, without cookies', async () => {
      for (const origin of ORIGINS) {
        const answer = await ask('GET', '/api/shipments?limit=1', origin);
        const named = origin === FRIEND || origin === ALSO;
        expect([origin, answer.headers.get('access-control-allow-origin')]).toEqual([
          origin,
          named ? origin : undefined,
        ]);
        expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
        if (!named) expect(permissions(answer)).toEqual([]);
        expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/);
      }
      expect((await browse('GET', '/api/shipments', {})).headers.get('vary')).toMatch(/\bOrigin\b/);
    });

    it('may read refusals too, and the headers of lists, limits and repeats', async () => {
      for (const path of ['/api/shipments?limit=1', '/api/quotes', '/api/nothing', '/api/shipments?limit=0']) {
        const { headers } = await ask('GET', path, FRIEND);
        expect([path, headers.get('access-control-allow-origin')]).toEqual([path, FRIEND]);
        expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
          expect.arrayContaining(['Link', 'X-Total-Count', 'Content-Range', 'Retry-After', 'Idempotency-Replayed']),
        );
      }
    });

    it('may read nothing that a key of a program is answered', async () => {
      const authorization = `Bearer hwk_test_${'A'.repeat(36)}`;
      expect(permissions(await ask('GET', '/api/shipments?limit=1', FRIEND, { authorization }))).toEqual([]);
    });

    it('is told in advance which methods and headers are allowed', async () => {
      const answer = await ask('OPTIONS', '/api/shipments', FRIEND, ASKED);
      expect([answer.status, answer.body]).toEqual([204, '']);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': FRIEND,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers':
          'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Haulway-Version, X-Haulway-Client',
        vary: 'Origin',
      });
      for (const origin of ORIGINS.filter((each) => each !== FRIEND && each !== ALSO))
        expect(permissions(await ask('OPTIONS', '/api/shipments', origin, ASKED))).toEqual([]);
    });

    it('signs in, and changes things with its token, not with the cookie', async () => {
      const answer = await browse(
        'POST',
        '/api/auth/login',
        { origin: FRIEND, 'sec-fetch-site': 'cross-site' },
        { email: world.shipper.email, password: PASSWORD },
      );
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, FRIEND]);
      const { token } = JSON.parse(answer.body) as { token: string };
      const change = (headers: object) =>
        browse('PUT', '/api/users/profile', { origin: FRIEND, ...headers }, { bio: 'From afar' });
      expect((await change({ authorization: `Bearer ${token}` })).status).toBe(200);
      expect(code(await change({ cookie: `__Host-haulway_session=${token}` }))).toBe('cross_site');
    });

    it('is our own if it has the public address, though https is terminated in front of us and we are not told', async () => {
      const change = async (origin: string) =>
        (
          await browse(
            'PUT',
            '/api/users/profile',
            { origin, cookie: `__Host-haulway_session=${world.shipper.token}`, host: 'haulway.example' },
            { bio: 'At home' },
          )
        ).status;
      expect([await change('https://haulway.example'), await change('http://haulway.example')]).toEqual([200, 403]);
    });

    it('cannot read our pages', async () => {
      expect(permissions(await ask('GET', '/', FRIEND))).toEqual([]);
    });
  });
});
