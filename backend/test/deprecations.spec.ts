import { client } from './support/client.js';
import { documents, type Published } from './support/document.js';
import { NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { withQueue } from './support/queues.js';
import { until } from './support/until.js';
import { DEPRECATIONS, type DeprecationTable } from '../src/platform/http/deprecations.js';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const TABLE: DeprecationTable = {
  'GET /api/auth/user': { announcedAt: '2026-01-05', sunsetAt: dayIn(400), instead: 'Call GET /api/auth/me.' },
  'POST /api/shipments subcategory': {
    announcedAt: '2026-02-01',
    sunsetAt: '2040-06-01',
    instead: 'Say it in the title.',
  },
  'GET /api/shipments q': { announcedAt: '2026-03-01', sunsetAt: '2040-03-01', instead: 'Use `near`.' },
};
/** Calls that end in so many days. */
const ENDING = {
  'GET /api/trips': 90,
  'GET /api/users/me/dashboard': 31,
  'GET /api/saved-searches': 30,
  'GET /api/users/me/verification': 0,
};
const MORE_DEPRECATIONS = JSON.stringify({
  ...TABLE,
  ...Object.fromEntries(
    Object.entries(ENDING).map(([call, days]) => [
      call,
      { announcedAt: '2026-01-05', sunsetAt: dayIn(days), instead: 'Call another.' },
    ]),
  ),
});
const CALL = 'GET /api/auth/user';

interface Key {
  id: string;
  key: string;
}

let world: World;
let owner: Person;

beforeAll(async () => {
  world = await World.start({ env: { MORE_DEPRECATIONS } });
  owner = await world.newShipper();
});

const made = async (by = owner) =>
  ok(
    await by.api.post<Key>('/api/api-keys', {
      name: 'Stock system',
      scopes: ['account:read', 'shipments:read', 'shipments:write'],
      password: PASSWORD,
    }),
    201,
  );
const calling = ({ key }: Key) => client(world.server.url, key);

/** Every part of a document that is marked, by its place. */
function markedIn(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...((value as { deprecated?: unknown }).deprecated === true ? [place] : []),
    ...Object.entries(value).flatMap(([key, part]) => markedIn(part, `${place} ${key}`)),
  ];
}

it('is marked in the document: what is in the table, and nothing else', async () => {
  const served = ok(await world.visitor.get<Published>('/api/openapi.json'), 200);
  const q = (served.paths['/api/shipments'] as { get: { parameters: { name?: string }[] } }).get.parameters.findIndex(
    ({ name }) => name === 'q',
  );
  const places = markedIn(served);
  expect(places).toContain(' paths /api/auth/user get');
  expect(places).toContain(` paths /api/shipments get parameters ${q}`);
  // The fields that two bodies share are written once.
  expect(places.filter((place) => /^ components schemas \w+ .*properties subcategory$/.test(place))).toHaveLength(1);
  expect(places).toHaveLength(Object.keys(TABLE).length + Object.keys(ENDING).length);
  expect(markedIn(documents().open).length > 0).toBe(Object.keys(DEPRECATIONS).length > 0);
});

it('is said by answers: of a call by each, of a field by those to calls that send it', async () => {
  const saidBy = ({ headers }: { headers: Headers }) => [headers.get('deprecation'), headers.get('sunset')];
  const call = ['@1767571200', new Date(dayIn(400)).toUTCString()];
  expect(saidBy(await owner.api.get('/api/auth/user'))).toEqual(call);
  expect(saidBy(await world.visitor.get('/api/auth/user'))).toEqual(call);
  expect(saidBy(await owner.api.get('/api/auth/me'))).toEqual([null, null]);
  const field = ['@1769904000', 'Fri, 01 Jun 2040 00:00:00 GMT'];
  expect(saidBy(await owner.api.post('/api/shipments', { ...NEW_SHIPMENT, subcategory: 'boat' }))).toEqual(field);
  const { subcategory: _, ...without } = NEW_SHIPMENT as typeof NEW_SHIPMENT & { subcategory?: string };
  expect(saidBy(await owner.api.post('/api/shipments', without))).toEqual([null, null]);
  expect(saidBy(await owner.api.get('/api/shipments?q=boat'))).toEqual([
    '@1772323200',
    'Thu, 01 Mar 2040 00:00:00 GMT',
  ]);
  expect(saidBy(await owner.api.get('/api/shipments'))).toEqual([null, null]);
});

it('is counted for each key and shown to operators, added up by day', async () => {
  const key = await made();
  const used = async () =>
    ok(
      await world.admin.api.get<{ deprecated: { what: string; calls: number }[] }[]>(
        `/api/admin/api-keys/${key.id}/usage`,
      ),
      200,
    ).flatMap(({ deprecated }) => deprecated);
  ok(await calling(key).get('/api/auth/user'), 200);
  ok(await calling(key).get('/api/shipments'), 200);
  await until(async () => (await used()).length === 1);
  for (let n = 0; n < 2; n++) ok(await calling(key).get('/api/auth/user'), 200);
  ok(await calling(key).post('/api/shipments', { ...NEW_SHIPMENT, subcategory: 'boat' }), 201);
  await until(async () => (await used()).length === 2);
  // What is not written yet is written when the program ends.
  await world.server.restart();
  expect(await used()).toEqual([
    { what: CALL, calls: 3 },
    { what: 'POST /api/shipments subcategory', calls: 1 },
  ]);
});

describe('the owners of keys that use it', () => {
  let user: Person;
  let keys: Key[];

  const mailed = async () => {
    const mails = await world.server.query<{ text: string }>(
      `SELECT text FROM emails WHERE kind = 'api_deprecated' AND recipient = $1 ORDER BY id`,
      [user.email],
    );
    return mails.map(({ text }) => text);
  };
  const callAll = async (key: Key) => {
    for (const path of ['auth/user', 'trips', 'users/me/dashboard', 'saved-searches', 'users/me/verification'])
      ok(await calling(key).get(`/api/${path}`), 200);
  };
  /** Has the sweep run: a newcomer was told of all. */
  const sweep = async () => {
    const newcomer = await made(await world.newCarrier());
    await callAll(newcomer);
    await until(async () => {
      await withQueue(world.server, 'sweeps', (queue) => queue.add('minutely', {}));
      const [row] = await world.server.query<{ told: object }>('SELECT told FROM api_keys WHERE id = $1', [
        newcomer.id,
      ]);
      return Object.keys(row?.told ?? {}).length === 4;
    });
  };

  beforeAll(async () => {
    user = await world.newCarrier();
    keys = [await made(user), await made(user), await made(user)];
    for (const key of keys.slice(1)) await callAll(key);
    ok(await calling(keys[0]!).get('/api/auth/me'), 200);
    await sweep();
  });

  it('are told once of each, in one mail for all of their keys, and of none that has ended', async () => {
    const texts = await mailed();
    expect(texts).toHaveLength(4);
    expect(texts.filter((text) => text.includes('GET /api/users/me/verification'))).toEqual([]);
    const [mail = ''] = texts.filter((text) => text.includes(CALL));
    expect(mail).toContain('Call GET /api/auth/me.');
    expect(mail).toContain(dayIn(400));
    expect(mail.match(/uses it/g)).toHaveLength(2);
  });

  it('are told again 90 days and 30 days before its end, and not in between', async () => {
    const before = { [CALL]: 1, 'GET /api/trips': 1, 'GET /api/users/me/dashboard': 2, 'GET /api/saved-searches': 2 };
    await world.server.query('UPDATE api_keys SET told = $2 WHERE user_id = $1 AND told <> $3', [user.id, before, {}]);
    await sweep();
    const again = (await mailed()).slice(4).join();
    expect(await mailed()).toHaveLength(6);
    expect(again).toContain('GET /api/trips');
    expect(again).toContain('GET /api/saved-searches');
  });
});
