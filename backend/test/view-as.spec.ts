import { randomUUID } from 'node:crypto';
import { client, type Client } from './support/client.js';
import { operations } from './support/document.js';
import { type Deal, expectRefusal, ok, type Person, World } from './support/people.js';
import { rowCounts } from './support/row-counts.js';

type Row = Record<string, unknown>;

const WHY = { reason: 'She says that her quote is gone.' };
/** Reads that hold a secret, take data away, or write something down: a bill gets its number when it is first read. */
const NOT_VIEWED = [
  'GET /api/events',
  'GET /api/shipments/{id}/bill-of-lading.pdf',
  'GET /api/users/me/export',
  'GET /api/webhook-endpoints/{id}/secret',
];

let world: World;
let deal: Deal;

beforeAll(async () => {
  world = await World.start();
  deal = await world.inTransit({}, await world.newShipper('Dana'), await world.newCarrier('Cole'));
});

const ask = (person: Person, by: Client = world.admin.api) =>
  by.post<{ token: string; until: string }>(`/api/admin/users/${person.id}/view-as`, WHY);
const viewAs = async (person: Person, by?: Client): Promise<Client> =>
  client(world.server.url, ok(await ask(person, by), 200).token);
const isOpen = async (view: Client): Promise<boolean> => (await view.get('/api/auth/me')).status === 200;

/** How many rows every table has, but for what the provider tells of a payment a while later, whoever looks. */
async function written(): Promise<object> {
  const counts = Object.entries(await rowCounts(world));
  return Object.fromEntries(counts.filter(([name]) => !/fees_to_come|ledger_|webhook_events|^sandbox/.test(name)));
}

/** An operator with this role, and their own session. */
async function operator(operatorRole: string): Promise<Person> {
  const person = await world.newShipper();
  ok(await world.admin.api.put(`/api/admin/users/${person.id}`, { operatorRole }), 200);
  return person;
}

it('an operator sees what the user sees, for 15 minutes, and the audit log says why', async () => {
  const { shipper, shipmentId } = deal;
  const { token, until } = ok(await ask(shipper), 200);
  const view = client(world.server.url, token);
  expect(Math.round((new Date(until).getTime() - Date.now()) / 60_000)).toBe(15);
  expect(ok(await view.get<Row>('/api/auth/me'), 200)).toMatchObject({ id: shipper.id, email: shipper.email });
  const [theirs, seen] = await Promise.all(
    [shipper.api, view].map(async (api) => ok(await api.get<Row>(`/api/shipments/${shipmentId}`), 200)),
  );
  // With the code, a carrier is paid.
  expect(theirs?.['releaseCode']).toMatch(/^\d{6}$/);
  // Nor does a screen offer what would be refused.
  expect(theirs?.['can']).not.toEqual([]);
  expect(seen).toEqual({ ...theirs, releaseCode: null, can: [] });
  const filter = encodeURIComponent(JSON.stringify({ resourceId: shipper.id, action: 'users.view-as' }));
  expect(ok(await world.admin.api.get<Row[]>(`/api/admin/audit-log?filter=${filter}`), 200)).toEqual([
    expect.objectContaining({ action: 'users.view-as', reason: WHY.reason, after: { until } }),
  ]);
  expectRefusal(await world.admin.api.post(`/api/admin/users/${shipper.id}/view-as`), 400, 'invalid_input');
});

it('every call of the document that changes or sends something is refused, whatever it is about', async () => {
  const view = await viewAs(deal.carrier);
  const before = await written();
  const others: string[] = [];
  for (const { method, path, example } of operations().filter((each) => each.method !== 'GET')) {
    const address = path.replace(/\{\w+\}/g, randomUUID());
    const { status, body } = await view.send<{ code?: string }>(method, address, example ?? {});
    if (status !== 403 || body.code !== 'view_only') others.push(`${method} ${path}: ${status} ${body.code}`);
  }
  expect(others).toEqual([]);
  expect(await written()).toEqual(before);
});

it('every read of the document but a few is answered as to the user, and writes nothing', async () => {
  const { shipper, shipmentId, quoteId } = deal;
  const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [quoteId]);
  const known: [prefix: string, id: string | undefined][] = [
    ['/api/shipments/', shipmentId],
    ['/api/quotes/', quoteId],
    ['/api/payments/', payment?.id],
    ['/api/users/', shipper.id],
  ];
  const view = await viewAs(shipper);
  const before = await written();
  const refused: string[] = [];
  for (const { path } of operations().filter(({ method, path: at }) => method === 'GET' && at.startsWith('/api/'))) {
    const id = known.find(([prefix]) => path.startsWith(prefix))?.[1] ?? randomUUID();
    const address = path.replace(/\{\w+\}/g, id);
    if (path.startsWith('/api/admin/')) {
      expectRefusal(await view.get(address), 403, 'admins_only');
    } else {
      const { status, body } = await view.get<{ code?: string } | undefined>(address);
      if (status === 403 && body?.code === 'view_only') refused.push(`GET ${path}`);
    }
  }
  expect(refused.toSorted()).toEqual(NOT_VIEWED);
  expect(await written()).toEqual(before);
});

it('an operator is looked at by owners only, and lends no rights of theirs', async () => {
  const [support, other] = [await operator('support'), await operator('owner')];
  expectRefusal(await ask(other, support.api), 403, 'forbidden_role');
  const view = await viewAs(other);
  expectRefusal(await view.get('/api/admin/users'), 403, 'admins_only');
  expect(await isOpen(await viewAs(deal.shipper, support.api))).toBe(true);
});

it('it is not among the sessions of the user, and ends with all of theirs', async () => {
  const person = await world.newShipper();
  const view = await viewAs(person);
  expect(ok(await person.api.get<object[]>('/api/auth/sessions'), 200)).toHaveLength(1);
  ok(await world.admin.api.post(`/api/admin/users/${person.id}/end-sessions`), 200);
  expect(await isOpen(view)).toBe(false);
});

it.each<[what: string, end: (operator: Person) => Promise<unknown>]>([
  ['signs out', ({ api }) => api.post('/api/auth/logout')],
  ['is suspended', ({ id }) => world.admin.api.post(`/api/admin/users/${id}/suspend`, { reason: 'Left.' })],
  [
    'may only read from now on',
    ({ id }) => world.admin.api.put(`/api/admin/users/${id}`, { operatorRole: 'read_only' }),
  ],
])('it ends at once when the operator %s', async (_what, end) => {
  const support = await operator('support');
  const view = await viewAs(deal.shipper, support.api);
  expect(await isOpen(view)).toBe(true);
  expect(((await end(support)) as { status: number }).status).toBeLessThan(300);
  expect(await isOpen(view)).toBe(false);
});

it('it ends after its time, and its token is worth nothing as a session of the user', async () => {
  const view = await viewAs(deal.shipper);
  await world.server.query('UPDATE sessions SET expire = now() WHERE viewed_from IS NOT NULL');
  expect(await isOpen(view)).toBe(false);
  const again = await viewAs(deal.shipper);
  // Were the row ever taken for a session of their own, the token would not fit it.
  await world.server.query('UPDATE sessions SET viewed_from = NULL WHERE viewed_from IS NOT NULL');
  expect(await isOpen(again)).toBe(false);
});

it('an account that was erased is not looked at', async () => {
  const person = await world.newShipper();
  ok(await world.admin.api.delete(`/api/admin/users/${person.id}`, { reason: 'They asked for it.' }), 204);
  expectRefusal(await ask(person), 404, 'not_found');
});
