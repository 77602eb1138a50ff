import { randomUUID } from 'node:crypto';
import { type Client, client } from './support/client.js';
import { startServer, type TestServer } from './support/server.js';

type Row = Record<string, unknown>;

interface Refusal {
  code: string;
  errors?: { path: string; message: string }[];
}

const RESOURCES = [
  'queue',
  'shared-queries',
  'users',
  'shipments',
  'quotes',
  'payments',
  'claims',
  'messages',
  'reviews',
  'questions',
  'counter-offers',
  'support-tickets',
  'reports',
  'timeline',
  'ledger-entries',
  'refunds',
  'approvals',
  'payment-charges',
  'change-orders',
  'chargebacks',
  'reconciliation-breaks',
  'money-operations',
  'deadlines',
  'api-keys',
  'webhook-events',
  'webhook-endpoints',
  'webhook-deliveries',
  'emails',
  'audit-log',
];

const PASSWORD = 'a long walk by the river';

describe("the console's data", () => {
  let server: TestServer;
  let admin: Client;
  let shipper: Client;
  let adminId: string;
  let shipperId: string;

  async function register(name: string): Promise<{ id: string; token: string }> {
    const answer = await client(server.url).post<{ token: string; user: { id: string } }>('/api/auth/register', {
      email: `${name}@example.com`,
      password: PASSWORD,
      firstName: name,
    });
    return { id: answer.body.user.id, token: answer.body.token };
  }

  const path = (resource: string, query: Record<string, unknown> = {}): string =>
    `/api/admin/${resource}?${new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))).toString()}`;

  const list = (resource: string, query: Record<string, unknown> = {}) => admin.get<Row[]>(path(resource, query));

  beforeAll(async () => {
    server = await startServer();
    const first = await register('ada');
    const second = await register('shirley');
    adminId = first.id;
    shipperId = second.id;
    await server.query('UPDATE users SET is_admin = true WHERE id = $1', [adminId]);
    admin = client(server.url, first.token);
    shipper = client(server.url, second.token);
    for (const title of ['A sailing boat', 'Two horses']) {
      const made = await shipper.post('/api/shipments', {
        title,
        category: 'other',
        description: 'To be handled with great care on the way.',
        pickupLocation: 'Austin, TX',
        deliveryLocation: 'Denver, CO',
        budget: 1240.5,
      });
      expect(made.status).toBe(201);
    }
  });

  describe('who may', () => {
    it.each(RESOURCES)('gives %s to administrators only', async (resource) => {
      expect((await client(server.url).get(path(resource))).status).toBe(401);
      const refused = await shipper.get<Refusal>(path(resource));
      expect([refused.status, refused.body.code]).toEqual([403, 'admins_only']);
      expect((await list(resource)).status).toBe(200);
    });

    it('gives one record to administrators only', async () => {
      expect((await client(server.url).get(`/api/admin/users/${shipperId}`)).status).toBe(401);
      expect((await shipper.get(`/api/admin/users/${shipperId}`)).status).toBe(403);
      const answer = await admin.get<Row>(`/api/admin/users/${shipperId}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id: shipperId, email: 'shirley@example.com', isAdmin: false });
    });

    it('writes nothing where nothing may be written: a shipper is refused, an administrator is told it cannot be done', async () => {
      expect((await shipper.put(`/api/admin/quotes/${shipperId}`, { status: 'paid' })).status).toBe(403);
      for (const answer of [
        await admin.post('/api/admin/payments', {}),
        await admin.put(`/api/admin/quotes/${shipperId}`, { status: 'paid' }),
        await admin.delete(`/api/admin/audit-log/${shipperId}`),
      ]) {
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
      }
    });
  });

  describe('lists', () => {
    it('says which rows it returns, out of how many', async () => {
      const answer = await list('users', { range: [0, 0], sort: ['email', 'ASC'] });
      expect(answer.body.map((row) => row.email)).toEqual(['ada@example.com']);
      expect(answer.headers.get('content-range')).toBe('users 0-0/2');
      const next = await list('users', { range: [1, 1], sort: ['email', 'ASC'] });
      expect(next.body.map((row) => row.email)).toEqual(['shirley@example.com']);
    });

    it('says so when no rows are left', async () => {
      const answer = await list('users', { filter: { q: 'nobody of this name' } });
      expect(answer.body).toEqual([]);
      expect(answer.headers.get('content-range')).toBe('users */0');
    });

    it('counts up to 10,000', async () => {
      await server.query(
        "INSERT INTO emails (recipient, subject, text, kind, state, created_at) SELECT 'x@example.com', 'x', 'x', 'x', 'sent', now() FROM generate_series(1, 10001)",
      );
      const answer = await list('emails', { range: [0, 9], filter: { recipient: 'x@example.com' } });
      expect(answer.headers.get('content-range')).toBe('emails 0-9/10000');
      expect(answer.headers.get('x-total-count-capped')).toBe('true');
    });

    it('finds records by many ids at once', async () => {
      const answer = await list('users', { filter: { id: [adminId, shipperId, randomUUID()] } });
      expect(new Set(answer.body.map((row) => row.id))).toEqual(new Set([adminId, shipperId]));
    });

    it('filters users by text and by kind', async () => {
      expect((await list('users', { filter: { q: 'SHIRL' } })).body.map((row) => row.id)).toEqual([shipperId]);
      expect((await list('users', { filter: { isAdmin: true } })).body.map((row) => row.id)).toEqual([adminId]);
      expect((await list('users', { filter: { q: '%' } })).body).toEqual([]);
    });

    it('filters shipments by the starts of words, status, owner and day', async () => {
      expect((await list('shipments', { filter: { q: 'sail' } })).body.map((row) => row.title)).toEqual([
        'A sailing boat',
      ]);
      expect((await list('shipments', { filter: { q: "'|&!(" } })).body).toEqual([]);
      expect(
        (await list('shipments', { filter: { status: ['listed', 'quoted'], userId: shipperId } })).body,
      ).toHaveLength(2);
      expect((await list('shipments', { filter: { status: 'draft' } })).body).toEqual([]);
      expect((await list('shipments', { filter: { createdSince: '2020-01-01' } })).body).toHaveLength(2);
      expect((await list('shipments', { filter: { createdUntil: '2020-01-01' } })).body).toEqual([]);
    });

    it.each(RESOURCES.filter((resource) => resource !== 'timeline'))(
      'searches %s by id and by word, and finds nothing for a word that nothing has',
      async (resource) => {
        for (const q of [shipperId, 'shirley', 'no such thing']) {
          const answer = await list(resource, { filter: { q } });
          expect(answer.status).toBe(200);
          if (q === 'no such thing') expect(answer.body).toEqual([]);
        }
      },
    );

    it('filters by what happened to a record, and when', async () => {
      const titles = async (filter: object) => (await list('shipments', { filter })).body.map((row) => row.title);
      const today = new Date().toISOString().slice(0, 10);
      expect(await titles({ listed: { since: today, until: today } })).toHaveLength(2);
      expect(await titles({ listed: {} })).toHaveLength(2);
      expect(await titles({ listed: { until: '2020-01-01' } })).toEqual([]);
      expect(await titles({ delivered: { since: '2020-01-01' } })).toEqual([]);
    });

    it('gives money as a number of dollars and instants in UTC', async () => {
      const [row] = (await list('shipments', { range: [0, 0] })).body;
      expect(row?.budget).toBe(1240.5);
      expect(row?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });
  });

  describe('refusals', () => {
    it.each([
      ['an unknown filter', { filter: { password: 'x' } }, 'filter.password'],
      ['a filter that every object has', { filter: { toString: 'x' } }, 'filter.toString'],
      ['a filter with a wrong word', { filter: { isCarrier: 'yes' } }, 'filter.isCarrier'],
      ['an invalid id', { filter: { id: ['1; DROP TABLE users'] } }, 'filter.id'],
      ['more than 100 ids', { filter: { id: Array.from({ length: 101 }, () => randomUUID()) } }, 'filter.id'],
      ['a text with a NUL', { filter: { q: '\0' } }, 'filter.q'],
      ['a filter that is not an object', { filter: ['q'] }, 'filter'],
      ['a column that is not sortable', { sort: ['password', 'ASC'] }, 'sort'],
      ['an invalid order', { sort: ['email', 'ASC; DROP TABLE users'] }, 'sort'],
      ['more than 100 rows', { range: [0, 100] }, 'range'],
      ['a range backwards', { range: [5, 4] }, 'range'],
      ['a range of fractions', { range: [0.5, 4] }, 'range'],
      ['a page too far', { range: [10_001, 10_010] }, 'range'],
      ['an unknown field', { order: 'email' }, 'order'],
    ])('refuses %s by name', async (_, query, field) => {
      const answer = await admin.get<Refusal>(path('users', query));
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
      expect(answer.body.errors?.map((error) => error.path)).toEqual([field]);
    });

    it.each([
      ['shipments', { listed: '2020-01-01' }, 'filter.listed'],
      ['shipments', { listed: { since: 'yesterday' } }, 'filter.listed.since'],
      ['shipments', { listed: { from: '2020-01-01' } }, 'filter.listed.from'],
      ['claims', { age: 'constructor' }, 'filter.age'],
      ['claims', { age: ['older'] }, 'filter.age'],
      ['jobs', { state: 'lost' }, 'filter.state'],
    ])('refuses %s filtered by %j', async (resource, filter, field) => {
      const answer = await admin.get<Refusal>(path(resource, { filter }));
      expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [field]]);
    });

    it.each(['sort', 'range', 'filter'])('refuses a %s that is not JSON', async (field) => {
      const answer = await admin.get<Refusal>(`/api/admin/users?${field}=%7B`);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, field]);
    });

    it('knows no other resource, and no record with an invalid id', async () => {
      for (const unknown of [
        'sessions',
        'constructor',
        'users/1',
        `users/${randomUUID()}`,
        'emails/x',
        'deadlines/x',
        `sessions/${randomUUID()}`,
      ]) {
        expect((await admin.get(`/api/admin/${unknown}`)).status).toBe(404);
      }
    });
  });

  it('leaves the ledger check alone, which has an address of its own', async () => {
    expect((await admin.get('/api/admin/ledger-entries/check')).body).toMatchObject({ balanced: true });
  });

  it('never gives passwords, tokens or the texts of mails', async () => {
    await client(server.url).post('/api/auth/forgot-password', { email: 'shirley@example.com' });
    const answers = await Promise.all(RESOURCES.map(async (resource) => JSON.stringify((await list(resource)).body)));
    for (const text of [...answers, JSON.stringify((await admin.get(`/api/admin/users/${shipperId}`)).body)]) {
      expect(text).not.toMatch(/\$argon2|"password"|[rR]eset_?[tT]oken|reset-password\?token/);
    }
  });
});
