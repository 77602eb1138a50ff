import { randomUUID } from 'node:crypto';
import { newKey } from '../src/auth/api-key-form.js';
import { type Scope, SCOPES } from '../src/common/scopes.js';
import { type Client, client } from './support/client.js';
import { documents } from './support/document.js';
import { MachineClock } from './support/machine-clock.js';
import { linksMailed } from './support/mails.js';
import { CARDS, expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { withQueue } from './support/queues.js';
import { call as bytesOf, sendRaw } from './support/raw.js';
import { until } from './support/until.js';

interface Key {
  id: string;
  key: string;
  name: string;
  start: string;
  last4: string;
  scopes: string[];
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  revokedReason: string | null;
  replacesId: string | null;
}

const ALL = Object.keys(SCOPES) as Scope[];
const DAY_MS = 86_400_000;

let world: World;

beforeAll(async () => {
  // Calls are limited and logged as they are where people use it.
  world = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '2', LOG_LEVEL: 'info' } });
});

const make = (by: Person, scopes: readonly string[], more: object = {}) =>
  by.api.post<Key>('/api/api-keys', { name: 'Stock system', scopes, password: PASSWORD, ...more });
const made = async (by: Person, scopes: readonly string[] = ALL, more: object = {}) =>
  ok(await make(by, scopes, more), 201);
const calling = ({ key }: Pick<Key, 'key'>): Client => client(world.server.url, key);
const listed = async (by: Person, id: string) => {
  const keys = ok(await by.api.get<Key[]>('/api/api-keys'), 200);
  return keys.find((each) => each.id === id);
};
const logged = ({ id }: Pick<Key, 'id'>) =>
  world.server.query<{ action: string; by: string }>(
    'SELECT action, admin_id AS by, reason, before, after FROM audit_log WHERE resource_id = $1 ORDER BY n',
    [id],
  );
const mailed = (kind: string, to: Person) =>
  world.server.query<{ text: string }>('SELECT text FROM emails WHERE kind = $1 AND recipient = $2 ORDER BY id', [
    kind,
    to.email,
  ]);

interface Operation {
  security?: object[];
  'x-scope'?: Scope[];
}
/** Every operation that looks at a token, with the scopes that let a key in; none for those that take people only. */
const OPERATIONS = [documents().open, documents().operators].flatMap(({ paths, security: usual }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, { security = usual }]) => security?.length)
      .map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11'),
        scopes: operation['x-scope'],
      })),
  ),
);
const CURRENT = 'GET /api/api-keys/current';

async function codeOf(api: Client, { method, path }: { method: string; path: string }): Promise<string | undefined> {
  // With a body that no call takes, so that nothing happens.
  const body = method === 'GET' ? undefined : { nothing: 'like this' };
  return (await api.send<{ code?: string } | undefined>(method, path, body)).body?.code;
}

const REFUSED = new Set(['unauthorized', 'api_key_invalid', 'session_only', 'scope_missing', 'too_many_requests']);

describe('what a key opens', () => {
  let carrier: Person;

  beforeAll(async () => {
    carrier = await world.newCarrier();
  });

  /** A key that an operator lets call more often. */
  async function unlimited(scopes: readonly Scope[], owner = carrier): Promise<Client> {
    const key = await made(owner, scopes);
    await world.server.query('UPDATE api_keys SET rate_per_minute = 1000000 WHERE id = $1', [key.id]);
    return calling(key);
  }

  it('is, of all operations for people only, none, also not with every scope and of an operator', async () => {
    const api = await unlimited(ALL, world.admin);
    const open: string[] = [];
    const forPeople = OPERATIONS.filter(({ scopes }) => !scopes);
    expect(forPeople.length).toBeGreaterThan(60);
    for (const operation of forPeople)
      if ((await codeOf(api, operation)) !== 'session_only' && operation.call !== 'POST /api/auth/renew')
        open.push(operation.call);
    expect(open).toEqual([]);
  });

  it.each(ALL)('with %s is what names it, and nothing else', async (scope) => {
    const api = await unlimited([scope]);
    const wrong: string[] = [];
    for (const operation of OPERATIONS.filter(({ scopes, call }) => scopes && call !== CURRENT)) {
      const code = await codeOf(api, operation);
      const isLetIn = !REFUSED.has(code ?? '');
      if (isLetIn !== operation.scopes?.includes(scope)) wrong.push(`${operation.call}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is told which scope is missing', async () => {
    const refusal = await calling(await made(carrier, ['shipments:read'])).post<{
      requiredScope: string[];
      detail: string;
    }>('/api/quotes', { shipmentId: randomUUID(), amount: 900 });
    expectRefusal(refusal, 403, 'scope_missing');
    expect(refusal.body.requiredScope).toEqual(['quotes:write']);
    expect(refusal.body.detail).toBe('This API key does not have the scope quotes:write.');
  });

  it('is itself, whatever its scopes', async () => {
    const key = await made(carrier, ['reviews:write']);
    expect(ok(await calling(key).get('/api/api-keys/current'), 200)).toEqual({
      id: key.id,
      name: 'Stock system',
      environment: 'test',
      scopes: ['reviews:write'],
      expiresAt: key.expiresAt,
      userId: carrier.id,
    });
  });

  it('is said by `can`, so that a program is not offered what it may not do', async () => {
    const owner = await world.newShipper();
    const shipmentId = await world.listed(owner);
    const can = async (scopes: readonly string[]) =>
      ok(await calling(await made(owner, scopes)).get<{ can: string[] }>(`/api/shipments/${shipmentId}`), 200).can;
    expect(await can(['shipments:read'])).toEqual([]);
    expect((await can(['shipments:read', 'shipments:write'])).sort()).toEqual(['cancel', 'change', 'copy', 'photos']);
  });

  it('of what happened to a shipment is what its scopes let it read', async () => {
    const deal = await world.delivered();
    const told = async (...scopes: Scope[]) => {
      const timeline = await calling(await made(deal.shipper, scopes)).get<{ events: { subject: string }[] }>(
        `/api/shipments/${deal.shipmentId}/timeline`,
      );
      return new Set(ok(timeline, 200).events.map(({ subject }) => subject));
    };
    expect(await told('shipments:read')).toEqual(new Set(['shipment']));
    expect(await told('shipments:read', 'quotes:read')).toEqual(new Set(['shipment', 'quote']));
    expect(await told('shipments:read', 'payments:read')).toEqual(new Set(['shipment', 'payment']));
    expect(await told(...ALL)).toEqual(new Set(['shipment', 'quote', 'payment']));
  });

  it('of what cancelling would cost is told with payments:read alone', async () => {
    const deal = await world.paid();
    const preview = async (scope: Scope) =>
      calling(await made(deal.shipper, [scope])).get(`/api/shipments/${deal.shipmentId}/cancellation-preview`);
    expectRefusal(await preview('shipments:read'), 403, 'scope_missing');
    expect(ok(await preview('payments:read'), 200)).toMatchObject({ shipperRefund: 1240 });
  });

  it('without bookings:write is no cancelling and no giving back of what is booked', async () => {
    const deal = await world.booked();
    const [owner, its] = [
      await made(deal.shipper, ['shipments:read', 'shipments:write']),
      await made(deal.carrier, ['quotes:write', 'quotes:read']),
    ];
    expectRefusal(await calling(owner).post(`/api/shipments/${deal.shipmentId}/cancel`), 403, 'scope_missing');
    expectRefusal(await calling(its).post(`/api/quotes/${deal.quoteId}/withdraw`), 403, 'scope_missing');
    const can = ok(await calling(owner).get<{ can: string[] }>(`/api/shipments/${deal.shipmentId}`), 200).can;
    expect(can).not.toContain('cancel');
    const whole = await made(deal.shipper, ['shipments:write', 'bookings:write']);
    ok(await calling(whole).post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
  });
});

describe('two programs', () => {
  it('make a whole deal with keys alone, from the listing to the payment that is released', async () => {
    const [dealer, carrier] = [await world.newShipper('Dina'), await world.newCarrier('Cora')];
    const buys = calling(
      await made(dealer, ['shipments:read', 'shipments:write', 'bookings:write', 'deliveries:confirm']),
    );
    const drives = calling(await made(carrier, ['shipments:read', 'quotes:write', 'deliveries:write']));
    const { id: shipmentId } = ok(
      await buys.post<{ id: string }>('/api/shipments', NEW_SHIPMENT, { 'idempotency-key': 'STK-1' }),
      201,
    );
    const { id: quoteId } = ok(await drives.post<{ id: string }>('/api/quotes', { shipmentId, amount: 900 }), 201);
    ok(await buys.post(`/api/quotes/${quoteId}/accept`), 200);
    const { clientSecret } = ok(await buys.post<{ clientSecret: string }>(`/api/quotes/${quoteId}/pay`), 200);
    ok(await world.enterCard(clientSecret, CARDS.good), 200);
    ok(await buys.post(`/api/payments/${quoteId}/confirm`), 200);
    for (const verb of ['pickup', 'deliver']) ok(await drives.post(`/api/shipments/${shipmentId}/${verb}`), 200);
    const confirmed = ok(
      await buys.post<{ payment: { status: string } }>(`/api/shipments/${shipmentId}/confirm-delivery`),
      200,
    );
    expect(confirmed.payment.status).toBe('released');
    // A retry after the key was replaced is still the same call.
    const [old] = ok(await dealer.api.get<Key[]>('/api/api-keys'), 200);
    const fresh = ok(await dealer.api.post<Key>(`/api/api-keys/${old?.id}/rotate`, { password: PASSWORD }), 201);
    const again = await calling(fresh).post<{ id: string }>('/api/shipments', NEW_SHIPMENT, {
      'idempotency-key': 'STK-1',
    });
    expect(ok(again, 201).id).toBe(shipmentId);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('a key', () => {
  let owner: Person;
  const isRefused = async (key: Pick<Key, 'key'>) =>
    expectRefusal(await calling(key).get('/api/shipments'), 401, 'api_key_invalid');
  const isTaken = async (key: Pick<Key, 'key'>) => ok(await calling(key).get('/api/shipments'), 200);

  beforeEach(async () => {
    owner = await world.newShipper();
  });

  it('is shown once, kept as a hash, and mailed about', async () => {
    const answer = await make(owner, ['shipments:read']);
    const key = ok(answer, 201);
    expect(key.key).toMatch(/^hwk_test_[0-9A-Za-z]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(await listed(owner, key.id))).not.toContain(key.key);
    const [row] = await world.server.query<{ row: string }>(
      'SELECT to_jsonb(k)::text AS row FROM api_keys k WHERE id = $1',
      [key.id],
    );
    expect(row?.row).not.toContain(key.key.slice(9, -4));
    expect((await mailed('api_key_created', owner))[0]?.text).toContain(key.last4);
    expect((await mailed('api_key_created', owner))[0]?.text).not.toContain(key.key);
  });

  it('is not repeated by an Idempotency-Key', async () => {
    const twice = { 'idempotency-key': 'once' };
    const body = { name: 'A', scopes: ['shipments:read'], password: PASSWORD };
    const [one, other] = [
      await owner.api.post<Key>('/api/api-keys', body, twice),
      await owner.api.post<Key>('/api/api-keys', body, twice),
    ];
    expect(ok(one, 201).key).not.toBe(ok(other, 201).key);
  });

  it('takes the password of its owner, whose tries are counted', async () => {
    const wrong = () => make(owner, ['shipments:read'], { password: 'a long walk by the sea' });
    expectRefusal(await wrong(), 400, 'wrong_password');
    for (let n = 0; n < 4; n++) await wrong();
    expectRefusal(await wrong(), 429, 'too_many_requests');
  });

  it.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['no scope', { scopes: [] }],
    ['a scope that is none', { scopes: ['money:print'] }],
    ['the same scope twice', { scopes: ['quotes:read', 'quotes:read'] }],
    ['three years', { expiresInDays: 1_095 }],
    ['a network that is none', { allowedNetworks: ['203.0.113.0/33'] }],
    ['an address with a zone', { allowedNetworks: ['fe80::1%eth0'] }],
  ])('with %s is refused', async (_, more) =>
    expectRefusal(await make(owner, ['quotes:read'], more), 400, 'invalid_input'),
  );

  it('altered, unknown or of another form is refused alike', async () => {
    const { key } = await made(owner);
    for (const wrong of [newKey('test'), `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`, 'hwk_test_', `${key}0`])
      await isRefused({ key: wrong });
  });

  it('of the other kind is told so', async () =>
    expectRefusal(await calling({ key: newKey('live') }).get('/api/shipments'), 401, 'wrong_environment'));

  it('notes when and from which network it was last used', async () => {
    const key = await made(owner);
    expect((await listed(owner, key.id))?.lastUsedAt).toBeNull();
    await isTaken(key);
    expect(await listed(owner, key.id)).toMatchObject({
      lastUsedAt: expect.any(String),
      lastUsedIp: expect.stringMatching(/^127|^0:0|^::/),
    });
    // At most once a minute, however many call, and whoever remembers it or not.
    const written = () => world.server.query('SELECT xmin::text, last_used_at FROM api_keys WHERE id = $1', [key.id]);
    const before = await written();
    await world.server.restart();
    await Promise.all(Array.from({ length: 5 }, () => isTaken(key)));
    expect(await written()).toEqual(before);
  });

  it('is refused from networks that it does not name', async () => {
    const here = await made(owner, ALL, { allowedNetworks: ['127.0.0.9/8', '::1'] });
    await isTaken(here);
    ok(await owner.api.patch(`/api/api-keys/${here.id}`, { allowedNetworks: ['203.0.113.0/24'] }), 200);
    expectRefusal(await calling(here).get('/api/shipments'), 403, 'network_not_allowed');
    ok(await owner.api.patch(`/api/api-keys/${here.id}`, { allowedNetworks: null }), 200);
    await isTaken(here);
  });

  it('loses scopes and never gains any', async () => {
    const key = await made(owner, ['shipments:read', 'shipments:write']);
    const change = (scopes: string[]) => owner.api.patch<Key>(`/api/api-keys/${key.id}`, { scopes });
    expect(ok(await change(['shipments:read']), 200).scopes).toEqual(['shipments:read']);
    expectRefusal(await calling(key).post('/api/shipments', NEW_SHIPMENT), 403, 'scope_missing');
    expectRefusal(await change(['shipments:read', 'shipments:write']), 409, 'scopes_cannot_grow');
  });

  it('works beside the one that replaces it, until the time that was named for it', async () => {
    const old = await made(owner, ['shipments:read']);
    const rotate = (overlapHours: number) =>
      owner.api.post<Key>(`/api/api-keys/${old.id}/rotate`, { overlapHours, password: PASSWORD });
    const fresh = ok(await rotate(1), 201);
    expect(fresh).toMatchObject({ scopes: ['shipments:read'], replacesId: old.id });
    await isTaken(old);
    await isTaken(fresh);
    const end = Date.parse((await listed(owner, old.id))?.expiresAt ?? '') - Date.now();
    expect(end / 60_000).toBeGreaterThan(55);
    expect(end / 60_000).toBeLessThanOrEqual(60);
    expectRefusal(await rotate(1), 409, 'rotation_running');
    await world.server.query(`UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1`, [old.id]);
    await isRefused(old);
    await isTaken(fresh);
  });

  it('that is replaced works until the overlap is over to the second, and not one longer', async () => {
    const clock = new MachineClock();
    const other = await World.start({ alone: true, env: clock.env });
    const start = Date.now();
    const at = (seconds: number) => clock.standAt(start + seconds * 1_000);
    at(0);
    const old = ok(await make(other.shipper, ['shipments:read']), 201);
    const body = { overlapHours: 2, password: PASSWORD };
    const fresh = ok(await other.shipper.api.post<Key>(`/api/api-keys/${old.id}/rotate`, body), 201);
    const statuses = () =>
      Promise.all(
        [old, fresh].map(async ({ key }) => (await client(other.server.url, key).get('/api/shipments')).status),
      );
    expect(await statuses()).toEqual([200, 200]);
    at(2 * 3_600 - 1);
    expect(await statuses()).toEqual([200, 200]);
    at(2 * 3_600 + 1);
    expect(await statuses()).toEqual([401, 200]);
    await other.server.stop();
  });

  it('replaced without overlap is refused at once', async () => {
    const old = await made(owner);
    ok(await owner.api.post(`/api/api-keys/${old.id}/rotate`, { overlapHours: 0, password: PASSWORD }), 201);
    await isRefused(old);
  });

  it('that was ended is refused at once, is mailed about, and stays in the list with why', async () => {
    const key = await made(owner);
    await isTaken(key);
    ok(await owner.api.delete(`/api/api-keys/${key.id}`), 204);
    await isRefused(key);
    expect(await listed(owner, key.id)).toMatchObject({
      revokedAt: expect.any(String),
      revokedReason: 'You ended it.',
    });
    expect(await mailed('api_key_revoked', owner)).toHaveLength(1);
    ok(await owner.api.delete(`/api/api-keys/${key.id}`), 204);
    expect((await logged(key)).map(({ action }) => action)).toEqual(['api-keys.create', 'api-keys.revoke']);
  });

  it('in an address is ended, for it is written to logs on its way', async () => {
    const key = await made(owner);
    expectRefusal(await world.visitor.get(`/api/shipments?q=${key.key}`), 400, 'key_in_url');
    await isRefused(key);
    expect((await mailed('api_key_revoked', owner))[0]?.text).toContain('address');
    const other = await made(owner);
    // Nobody is asked who they are here.
    expectRefusal(await world.visitor.get(`/api/config?key=${other.key}`), 400, 'key_in_url');
    await isRefused(other);
    expect((await logged(key)).at(-1)).toMatchObject({ action: 'api-keys.revoke', by: owner.id });
  });

  it('in any address is ended, whatever that leads to, however it is written, and in no log', async () => {
    const paths: [string, (key: string) => string][] = [
      ['of nothing', (key) => `/api/nothing?key=${key}`],
      ['as a path', (key) => `/api/shipments/${key}`],
      ['of a page', (key) => `/browse?key=${key}`],
      ['of a file', (key) => `/robots.txt?key=${key}`],
      ['of a landing page', (key) => `/?key=${key}`],
      ['of the console', (key) => `/console/?key=${key}`],
      ['of the health of the program', (key) => `/api/health/live?key=${key}`],
      ['with needless signs', (key) => `/nothing?${key.replace('hwk_', '%68wk%5f')}`],
    ];
    for (const [what, pathOf] of paths) {
      const key = await made(owner);
      const answer = await fetch(world.server.url + pathOf(key.key));
      const { code } = (await answer.json()) as { code: string };
      expect([what, answer.status, code]).toEqual([what, 400, 'key_in_url']);
      await isRefused(key);
    }
    // What cannot be read as an address reaches nothing, but it was written down on its way as well.
    const key = await made(owner);
    const { status } = await sendRaw(world.server.url, bytesOf('GET', `/%zz?key=${key.key}`));
    expect(status).toBe(400);
    await until(async () => (await listed(owner, key.id))?.revokedAt !== null);
    expect(await mailed('api_key_revoked', owner)).toHaveLength(paths.length + 1);
  });

  it('that expires is mailed about 14 days and 1 day before, once each', async () => {
    const names = ['two weeks', 'more than two weeks', 'a day', 'more than a day'];
    const keys = await Promise.all(names.map((name) => made(owner, ['quotes:read'], { name })));
    const left = async (days: readonly number[], minutes: readonly number[]) => {
      for (const [at, { id }] of keys.entries())
        await world.server.query(
          `UPDATE api_keys SET expires_at = now() + make_interval(days => $2::int, mins => $3::int) WHERE id = $1`,
          [id, days[at], minutes[at]],
        );
      await withQueue(world.server, 'sweeps', (queue) => queue.add('often', {}));
    };
    const told = async () =>
      (await mailed('api_key_expiring', owner)).map(({ text }) => [
        names.find((name) => text.includes(`"${name}"`)),
        /expires (tomorrow|in \d+ days)/.exec(text)?.[1],
      ]);
    await left([14, 14, 14, 14], [-1, 60, -1, -1]);
    await until(async () => (await told()).length >= 3);
    await left([13, 14, 1, 1], [0, 60, -1, 60]);
    await until(async () => (await told()).length >= 4);
    await left([13, 14, 0, 1], [0, 60, 60, -1]);
    await until(async () => (await told()).length >= 5);
    expect((await told()).sort()).toEqual([
      ['a day', 'in 14 days'],
      ['a day', 'tomorrow'],
      ['more than a day', 'in 14 days'],
      ['more than a day', 'tomorrow'],
      ['two weeks', 'in 14 days'],
    ]);
  });

  it('is one of at most twenty that work', async () => {
    const rows = await world.server.query<{ id: string }>(
      `INSERT INTO api_keys (id, user_id, name, environment, start, last4, hash, scopes, expires_at, created_at)
       SELECT gen_random_uuid(), $1::uuid, 'A', 'test', 'aaaa', 'aaaa', decode(md5($1::text || n), 'hex'), '{quotes:read}', now() + interval '1 day', now()
         FROM generate_series(1, 19) n RETURNING id`,
      [owner.id],
    );
    const both = await Promise.all([make(owner, ALL), make(owner, ALL)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    ok(await owner.api.delete(`/api/api-keys/${rows[0]?.id}`), 204);
    await made(owner);
  });

  it('of a suspended account is refused everything, and can be ended by its owner', async () => {
    const key = await made(owner);
    ok(await world.admin.api.post(`/api/admin/users/${owner.id}/suspend`, { reason: 'Looked at.' }), 200);
    expectRefusal(await calling(key).get('/api/shipments'), 403, 'account_suspended');
    ok(await owner.api.delete(`/api/api-keys/${key.id}`), 204);
  });

  it('ends with the account, with a new password by mail, and when an operator says so', async () => {
    const key = await made(owner);
    ok(await world.admin.api.post(`/api/admin/users/${owner.id}/end-sessions`, {}), 200);
    await isTaken(key);
    ok(await world.admin.api.post(`/api/admin/users/${owner.id}/end-sessions`, { keys: true }), 200);
    await isRefused(key);
    const leaving = await world.newShipper();
    const its = await made(leaving);
    ok(await leaving.api.delete('/api/users/me', { password: PASSWORD }), 204);
    await isRefused(its);
    expect(await world.server.query('SELECT FROM api_keys WHERE user_id = $1', [leaving.id])).toEqual([]);
  });

  it('ended with all others by an operator is told in one mail, and each stands in the audit log', async () => {
    const keys = [await made(owner), await made(owner, ALL, { name: 'Second system' })];
    const gone = await made(owner);
    ok(await owner.api.delete(`/api/api-keys/${gone.id}`), 204);
    const by = { keys: true, reason: 'A stolen laptop.' };
    ok(await world.admin.api.post(`/api/admin/users/${owner.id}/end-sessions`, by), 200);
    const [, mail, ...more] = await mailed('api_key_revoked', owner);
    expect(more).toEqual([]);
    for (const { last4 } of keys) expect(mail?.text).toContain(`ends in ${last4}`);
    // What an operator writes down about an account is not for its owner.
    expect(mail?.text).not.toContain('laptop');
    for (const key of keys) {
      expect((await logged(key)).at(-1)).toMatchObject({ by: world.admin.id, reason: 'A stolen laptop.' });
      await isRefused(key);
    }
    expect(await logged(gone)).toHaveLength(2);
  });

  it('ended by a new password stands in the audit log, and is in no mail but that of the password', async () => {
    const key = await made(owner);
    await world.visitor.post('/api/auth/forgot-password', { email: owner.email });
    const [token] = await linksMailed(world.server, owner.email, 'password_reset');
    ok(await world.visitor.post('/api/auth/reset-password', { token, password: 'a short walk by the lake' }), 204);
    await isRefused(key);
    expect((await logged(key)).at(-1)).toMatchObject({ action: 'api-keys.revoke', by: owner.id });
    expect(await mailed('api_key_revoked', owner)).toEqual([]);
  });

  it('goes on working when its owner changes the password', async () => {
    const key = await made(owner);
    const change = { currentPassword: PASSWORD, password: 'a short walk by the lake' };
    ok(await owner.api.put('/api/users/password', change), 204);
    await isTaken(key);
    expect((await listed(owner, key.id))?.revokedAt).toBeNull();
  });

  it('is a live one where cards are real, and one of the other kind is told where it works', async () => {
    const real = await World.start({
      // Nothing is asked of the provider by who only answers.
      env: {
        PROCESS: 'api',
        STRIPE_SECRET_KEY: 'sk_test_none',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
        STRIPE_WEBHOOK_SECRET: 'whsec_none',
        SANDBOX_URL: 'https://sandbox.haulway.example',
      },
    });
    const key = ok(await make(real.shipper, ['shipments:read']), 201);
    expect(key.key).toMatch(/^hwk_live_[0-9A-Za-z]{36}$/);
    const call = (text: string) => client(real.server.url, text).get<{ detail: string }>('/api/shipments');
    ok(await call(key.key), 200);
    const refused = await call(newKey('test'));
    expectRefusal(refused, 401, 'wrong_environment');
    expect(refused.body.detail).toContain('https://sandbox.haulway.example');
    expectRefusal(await call(newKey('live')), 401, 'api_key_invalid');
    await real.server.stop();
  });

  it('reaches no list of the console, also not of an operator with every scope', async () => {
    const key = await made(world.admin);
    for (const path of ['users', 'payments', 'api-keys', 'audit-log'])
      expectRefusal(await calling(key).get(`/api/admin/${path}`), 403, 'session_only');
  });

  describe('of anybody, for operators,', () => {
    const operate = (key: Pick<Key, 'id'>, verb: 'PUT' | 'POST', body: object) =>
      world.admin.api.send<Record<string, unknown>>(
        verb,
        `/api/admin/api-keys/${key.id}${verb === 'POST' ? '/revoke' : ''}`,
        body,
      );

    it('is listed by whose it is and whether it works, without anything that opens an account', async () => {
      const [works, ended] = [await made(owner), await made(owner)];
      ok(await owner.api.delete(`/api/api-keys/${ended.id}`), 204);
      const ids = async (filter: object) =>
        ok(
          await world.admin.api.get<{ id: string }[]>(
            `/api/admin/api-keys?filter=${encodeURIComponent(JSON.stringify(filter))}`,
          ),
          200,
        ).map(({ id }) => id);
      expect(await ids({ userId: owner.id, live: true })).toEqual([works.id]);
      expect(await ids({ userId: owner.id, live: false })).toEqual([ended.id]);
      expect(await ids({ q: owner.email })).toEqual([ended.id, works.id]);
      const record = ok(await world.admin.api.get<object>(`/api/admin/api-keys/${works.id}`), 200);
      expect(record).toMatchObject({ userId: owner.id, last4: works.last4, live: true, revokedReason: null });
      const [row] = await world.server.query<{ hash: string }>(
        `SELECT encode(hash, 'hex') AS hash FROM api_keys WHERE id = $1`,
        [works.id],
      );
      expect(JSON.stringify(record)).not.toContain(row?.hash);
      expect(Object.keys(record)).not.toContain('hash');
    });

    it('calls as often as they say, from the next call on', async () => {
      const key = await made(owner);
      const policy = async () =>
        (await calling(key).get('/api/api-keys/current')).headers.get('ratelimit-policy') ?? '';
      expect(await policy()).toBe('"key-reads";q=2400;w=60');
      const set = { ratePerMinute: 30, reason: 'It polls.' };
      expect(ok(await operate(key, 'PUT', set), 200)).toMatchObject({ ratePerMinute: 30 });
      expect(await policy()).toBe('"key-reads";q=60;w=60');
      expect((await logged(key)).at(-1)).toMatchObject({
        action: 'api-keys.change',
        by: world.admin.id,
        reason: 'It polls.',
        before: { ratePerMinute: null },
        after: { ratePerMinute: 30 },
      });
      expect(ok(await operate(key, 'PUT', { ratePerMinute: null, reason: 'Mended.' }), 200)).toMatchObject({
        ratePerMinute: null,
      });
      expect(await policy()).toBe('"key-reads";q=2400;w=60');
    });

    it('shows what it was used for each day, written apart from the calls', async () => {
      const key = await made(owner);
      const used = async () =>
        ok(await world.admin.api.get<Record<string, unknown>[]>(`/api/admin/api-keys/${key.id}/usage`), 200);
      expect(await used()).toEqual([]);
      ok(await operate(key, 'PUT', { ratePerMinute: 2, reason: 'It polls.' }), 200);
      for (let n = 0; n < 5; n++) await calling(key).get('/api/api-keys/current');
      await calling(key).post('/api/shipments', {});
      await until(async () => JSON.stringify(await used()).includes('"writes":1'));
      const today = new Date().toISOString().slice(0, 10);
      expect(await used()).toEqual([{ day: today, reads: 4, writes: 1, refused: 1, deprecated: [] }]);
      // What is not written yet when the program ends is written then; later days are added.
      await world.server.query(`UPDATE api_key_usage SET day = day - 29 WHERE key_id = $1`, [key.id]);
      await calling(key).post('/api/shipments', {});
      await world.server.restart();
      expect((await used())[0]).toEqual({ day: today, reads: 0, writes: 1, refused: 0, deprecated: [] });
      expect(await used()).toHaveLength(2);
      await world.server.query(`UPDATE api_key_usage SET day = day - 1 WHERE key_id = $1 AND day < $2`, [
        key.id,
        today,
      ]);
      expect(await used()).toHaveLength(1);
      await world.server.query(`UPDATE api_key_usage SET day = day - 61 WHERE key_id = $1 AND day < $2`, [
        key.id,
        today,
      ]);
      await world.server.restart();
      expect(await world.server.query('SELECT FROM api_key_usage WHERE key_id = $1', [key.id])).toHaveLength(1);
      ok(await owner.api.delete('/api/users/me', { password: PASSWORD }), 204);
      expect(await world.server.query('SELECT FROM api_key_usage WHERE key_id = $1', [key.id])).toEqual([]);
    });

    it.each([0, 60_001, 1.5, '30', undefined])('takes no rate of %s', async (ratePerMinute) =>
      expectRefusal(
        await operate({ id: randomUUID() }, 'PUT', { ratePerMinute, reason: 'It polls.' }),
        400,
        'invalid_input',
      ),
    );

    it('is ended with a reason that its owner reads, once', async () => {
      const key = await made(owner);
      await isTaken(key);
      expectRefusal(await operate(key, 'POST', {}), 400, 'invalid_input');
      const because = { reason: 'It sends a quote a second.' };
      expect(ok(await operate(key, 'POST', because), 200)).toMatchObject({ live: false });
      await isRefused(key);
      expect(await listed(owner, key.id)).toMatchObject({
        revokedReason: 'Haulway ended it: It sends a quote a second.',
      });
      const mails = await mailed('api_key_revoked', owner);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('It sends a quote a second.');
      expect((await logged(key)).at(-1)).toMatchObject({ by: world.admin.id, ...because });
      for (const again of [
        await operate(key, 'POST', because),
        await operate(key, 'PUT', { ratePerMinute: 5, ...because }),
      ])
        expectRefusal(again, 409, 'illegal_transition');
      expect(await mailed('api_key_revoked', owner)).toHaveLength(1);
    });
  });

  it('is forgotten 90 days after it ended', async () => {
    const key = await made(owner);
    await world.server.query('UPDATE api_keys SET revoked_at = $2 WHERE id = $1', [
      key.id,
      new Date(Date.now() - 91 * DAY_MS),
    ]);
    await world.server.restart();
    expect(await listed(owner, key.id)).toBeUndefined();
  });

  it('has calls of its own a minute, exactly as many as it is told', async () => {
    const key = await made(owner);
    await world.server.query('UPDATE api_keys SET rate_per_minute = 10 WHERE id = $1', [key.id]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => calling(key).get('/api/api-keys/current')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('ratelimit-policy')).toBe('"key-reads";q=20;w=60');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('writes 300 times a minute, apart from what it reads, exactly as often as it is told', async () => {
    const key = await made(owner);
    const write = () => calling(key).post('/api/shipments', {});
    // Everything is twice as much here.
    expect((await write()).headers.get('ratelimit-policy')).toBe('"key-writes";q=600;w=60');
    await world.server.query('UPDATE api_keys SET rate_per_minute = 10 WHERE id = $1', [key.id]);
    const answers = await Promise.all(Array.from({ length: 50 }, write));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    await isTaken(key);
  });

  it('is not read in any log', () => {
    expect(world.server.logged()).not.toMatch(/hwk_test_[0-9A-Za-z]{36}/);
    expect(world.server.logged()).toContain('"security":"api_key"');
  });
});
