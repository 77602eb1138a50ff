import { randomUUID } from 'node:crypto';
import { OPERATOR_ROLES, type OperatorRole } from '../src/common/operator-roles.js';
import { operatorsCalls } from './support/document.js';
import { expectRefusal, ok, type Person, World } from './support/people.js';

type Row = Record<string, unknown>;
type Operators = Record<OperatorRole, Person>;

let world: World;
let operators: Operators;

beforeAll(async () => {
  world = await World.start();
  const [support, finance, read_only] = await Promise.all([
    withRole('support'),
    withRole('finance'),
    withRole('read_only'),
  ]);
  operators = { owner: world.admin, support, finance, read_only };
});

async function withRole(operatorRole: OperatorRole | null): Promise<Person> {
  const person = await world.newShipper();
  ok(await world.admin.api.put(`/api/admin/users/${person.id}`, { operatorRole }), 200);
  return person;
}

const READERS = 'owner support finance read_only';
const MARKET = 'owner support';
const MONEY = 'owner finance';
const OWNERS = 'owner';

/** Every call of operators that is not in one of these lists is a read that all of them may make. */
const TABLE: Record<string, string> = {
  'GET /api/admin/audit-log': 'owner support finance',
  'GET /api/admin/audit-log/{id}': 'owner support finance',

  'POST /api/admin/{resource}/{id}/assign': 'owner support finance',
  'POST /api/admin/{resource}/{id}/snooze': 'owner support finance',
  'POST /api/admin/{resource}/{id}/notes': 'owner support finance',

  'POST /api/admin/users': MARKET,
  'PUT /api/admin/users/{id}': MARKET,
  'DELETE /api/admin/users/{id}': OWNERS,
  'POST /api/admin/users/{id}/suspend': MARKET,
  'POST /api/admin/users/{id}/restore': MARKET,
  'POST /api/admin/users/{id}/end-sessions': MARKET,
  'POST /api/admin/users/{id}/verify-email': MARKET,
  'POST /api/admin/users/{id}/send-reset': MARKET,
  'PUT /api/admin/shipments/{id}': MARKET,
  'DELETE /api/admin/shipments/{id}': MARKET,
  'POST /api/admin/shipments/{id}/cancel': MARKET,
  'DELETE /api/admin/reviews/{id}': MARKET,
  'DELETE /api/admin/messages/{id}': MARKET,
  'PUT /api/admin/support-tickets/{id}': MARKET,
  'POST /api/admin/support-tickets/{id}/reply': MARKET,
  'POST /api/admin/reports/{id}/close': MARKET,
  'POST /api/admin/emails/{id}/resend': MARKET,
  'POST /api/admin/verifications/{id}/approve': MARKET,
  'POST /api/admin/verifications/{id}/reject': MARKET,

  'POST /api/admin/payments/{id}/release': MONEY,
  'POST /api/admin/payments/{id}/refund': 'owner support finance',
  'POST /api/admin/money-operations/{id}/retry': MONEY,
  'POST /api/admin/money-operations/{id}/paid-by-hand': MONEY,
  'POST /api/admin/chargebacks/{id}/evidence': MONEY,
  'POST /api/admin/chargebacks/{id}/accept-loss': MONEY,
  'POST /api/admin/claims/{id}/resolve': MONEY,
  'POST /api/admin/claims/{id}/paid-by-hand': MONEY,

  'PUT /api/admin/settings/{id}': OWNERS,
  'PUT /api/admin/rate-cards/{id}': OWNERS,
  'POST /api/admin/rate-cards/preview': OWNERS,
  'POST /api/admin/rate-cards/recompute': OWNERS,
  'POST /api/admin/jobs/{id}/retry': OWNERS,
  'POST /api/sandbox/clock': OWNERS,
  'POST /api/sandbox/disputes': OWNERS,
  'POST /api/sandbox/disputes/{id}/close': OWNERS,
  'POST /api/sandbox/faults': OWNERS,
};

describe('each call of operators', () => {
  const calls = operatorsCalls();

  it('that changes something is in the table', () => {
    expect(calls.filter((call) => !call.startsWith('GET ') && !TABLE[call])).toEqual([]);
    expect(Object.keys(TABLE).filter((call) => !calls.includes(call))).toEqual([]);
    expect(calls.length).toBeGreaterThan(60);
  });

  it.each(OPERATOR_ROLES)('is answered or refused as the table says, for the role %s', async (role) => {
    const wrong: string[] = [];
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      const answer = await operators[role].api.send<{ code?: string } | undefined>(
        method,
        path.replace(/\{\w+\}/g, randomUUID()),
        ...(method === 'GET' ? [] : [{}]),
      );
      const isRefused = answer.status === 403 && answer.body?.code === 'forbidden_role';
      const may = (TABLE[call] ?? READERS).split(' ').includes(role);
      if (isRefused === may || (!may && answer.status !== 403)) wrong.push(`${call}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what the console is told', () => {
  const acts = async (role: OperatorRole, resource: string): Promise<string[]> => {
    const { may } = ok(
      await operators[role].api.get<{ may: { resource: string; acts: string[] }[] }>('/api/admin/access'),
      200,
    );
    return may.find((each) => each.resource === resource)?.acts ?? [];
  };

  it.each<[resource: string, Record<OperatorRole, string>]>([
    [
      'users',
      { owner: 'read write erase export', support: 'read write export', finance: 'read export', read_only: 'read' },
    ],
    [
      'payments',
      { owner: 'read write export', support: 'read refund export', finance: 'read write export', read_only: 'read' },
    ],
    ['settings', { owner: 'read write export', support: 'read export', finance: 'read export', read_only: 'read' }],
    ['operators', { owner: 'read write export', support: 'read export', finance: 'read export', read_only: 'read' }],
    ['audit-log', { owner: 'read export', support: 'read_own export', finance: 'read export', read_only: '' }],
  ])('of %s is what each role may do', async (resource, expected) => {
    for (const role of OPERATOR_ROLES)
      expect([role, (await acts(role, resource)).join(' ')]).toEqual([role, expected[role]]);
  });

  it('lists among the acts of a record only those of the reader', async () => {
    const deal = await world.inTransit();
    const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
      deal.quoteId,
    ]);
    const can = async (role: OperatorRole) =>
      ok(await operators[role].api.get<{ can: string[] }>(`/api/admin/payments/${payment?.id}`), 200).can.toSorted();
    expect(await can('owner')).toEqual(['refund', 'release']);
    expect(await can('finance')).toEqual(['refund', 'release']);
    expect(await can('support')).toEqual(['refund']);
    expect(await can('read_only')).toEqual([]);
  });
});

describe('refunds by support', () => {
  const refund = async (quoteId: string, amount: number | undefined, by = operators.support) => {
    const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
      quoteId,
    ]);
    return by.api.post<Row>(`/api/admin/payments/${payment?.id}/refund`, {
      ...(amount === undefined ? {} : { amount }),
      reason: 'The trailer was late.',
    });
  };

  it('go up to $200 at once, to the cent, and no further', async () => {
    const deal = await world.inTransit();
    expectRefusal(await refund(deal.quoteId, 200.01), 403, 'forbidden_role');
    expectRefusal(await refund(deal.quoteId, undefined), 403, 'forbidden_role');
    expect(await world.payment(deal)).toMatchObject({ refundedAmount: 0 });
    ok(await refund(deal.quoteId, 200), 200);
    expect(await world.payment(deal)).toMatchObject({ refundedAmount: 200 });
    ok(await refund(deal.quoteId, 200.01, operators.finance), 200);
  });

  it('include what a cancellation gives back', async () => {
    const [small, large] = [await world.paid({ amount: 150 }), await world.paid()];
    const cancel = ({ shipmentId }: { shipmentId: string }) =>
      operators.support.api.post<Row>(`/api/admin/shipments/${shipmentId}/cancel`, { reason: 'Listed by mistake.' });
    expectRefusal(await cancel(large), 403, 'forbidden_role');
    expect((await world.standing(large))[0]).toBe('booked');
    expect(ok(await cancel(small), 200)).toMatchObject({ status: 'cancelled' });
    await world.settleMoney();
    await world.expectCleanLedger();
  });
});

describe('roles', () => {
  it('are given and taken by owners only, on a new account too', async () => {
    const person = await world.newCarrier();
    for (const role of ['support', 'finance', 'read_only'] as const) {
      for (const change of [{ operatorRole: role }, { isAdmin: true }])
        expectRefusal(await operators[role].api.put(`/api/admin/users/${person.id}`, change), 403, 'forbidden_role');
      expectRefusal(
        await operators[role].api.put(`/api/admin/users/${operators[role].id}`, { operatorRole: 'owner' }),
        403,
        'forbidden_role',
      );
    }
    const account = {
      email: `${randomUUID()}@example.com`,
      password: 'a long walk by the river',
      operatorRole: 'owner',
    };
    expectRefusal(await operators.support.api.post('/api/admin/users', account), 403, 'forbidden_role');
    expect(ok(await world.admin.api.post<Row>('/api/admin/users', account), 201)).toMatchObject({
      operatorRole: 'owner',
      isAdmin: true,
    });
    ok(await operators.support.api.put(`/api/admin/users/${person.id}`, { firstName: 'Carla' }), 200);
  });

  it('without a name are those of readers, and end with the flag', async () => {
    const person = await world.newShipper();
    const put = async (changes: object) =>
      ok(await world.admin.api.put<Row>(`/api/admin/users/${person.id}`, changes), 200);
    expect(await put({ isAdmin: true })).toMatchObject({ operatorRole: 'read_only', isAdmin: true });
    expect(await put({ operatorRole: 'finance' })).toMatchObject({ operatorRole: 'finance', isAdmin: true });
    expect(await put({ isAdmin: true })).toMatchObject({ operatorRole: 'finance' });
    expect(await put({ isAdmin: false })).toMatchObject({ operatorRole: null, isAdmin: false });
    expectRefusal(await person.api.get('/api/admin/users'), 403, 'admins_only');
  });

  it('protect operators from those who are no owners', async () => {
    const other = await withRole('finance');
    const { api } = operators.support;
    for (const answer of [
      await api.put(`/api/admin/users/${other.id}`, { firstName: 'Finn' }),
      await api.post(`/api/admin/users/${other.id}/suspend`, { reason: 'No reason.' }),
      await api.post(`/api/admin/users/${other.id}/end-sessions`),
      await api.post(`/api/admin/users/${other.id}/send-reset`),
    ])
      expectRefusal(answer, 403, 'forbidden_role');
  });

  it('change at once, for sessions that are open', async () => {
    const person = await withRole('support');
    const listing = await world.listed();
    const change = () => person.api.put(`/api/admin/shipments/${listing}`, { title: 'Sloop' });
    ok(await change(), 200);
    ok(await world.admin.api.put(`/api/admin/users/${person.id}`, { operatorRole: 'read_only' }), 200);
    expectRefusal(await change(), 403, 'forbidden_role');
    ok(await person.api.get('/api/admin/users'), 200);
  });

  it('are written into the audit log', async () => {
    const person = await withRole('support');
    const filter = encodeURIComponent(JSON.stringify({ resourceId: person.id }));
    expect(ok(await world.admin.api.get<Row[]>(`/api/admin/audit-log?filter=${filter}`), 200)[0]).toMatchObject({
      action: 'users.change',
      before: { operatorRole: null, isAdmin: false },
      after: { operatorRole: 'support', isAdmin: true },
    });
  });

  it.each(['owner', 'support', 'finance', 'read_only'] as const)(
    'of %s read nothing once they are suspended or erased',
    async (role) => {
      const person = await withRole(role);
      ok(await person.api.get('/api/admin/payments'), 200);
      ok(await world.admin.api.post(`/api/admin/users/${person.id}/suspend`, { reason: 'Left the company.' }), 200);
      expectRefusal(await person.api.get('/api/admin/payments'), 403, 'account_suspended');
      ok(await world.admin.api.delete(`/api/admin/users/${person.id}`), 204);
      expect((await person.api.get('/api/admin/payments')).status).toBe(401);
    },
  );
});

describe('the audit log', () => {
  it('shows support what they did themselves, also in the story of a shipment', async () => {
    const shipmentId = await world.listed();
    for (const by of [operators.support, operators.owner])
      ok(await by.api.put(`/api/admin/shipments/${shipmentId}`, { title: `By ${by.id}` }), 200);
    const seen = async (role: OperatorRole) => {
      const lines = ok(await operators[role].api.get<{ id: string; adminId: string }[]>('/api/admin/audit-log'), 200);
      return new Set(lines.map(({ adminId }) => adminId));
    };
    expect(await seen('support')).toEqual(new Set([operators.support.id]));
    expect((await seen('finance')).has(operators.owner.id)).toBe(true);
    const [foreign] = ok(
      await operators.owner.api.get<{ id: string }[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ adminId: operators.owner.id }))}`,
      ),
      200,
    );
    expect((await operators.support.api.get(`/api/admin/audit-log/${foreign?.id}`)).status).toBe(404);
    const acts = async (role: OperatorRole) =>
      ok(
        await operators[role].api.get<{ lines: { kind: string }[] }>(`/api/admin/shipments/${shipmentId}/story`),
        200,
      ).lines.filter(({ kind }) => kind === 'operator').length;
    expect([await acts('owner'), await acts('finance'), await acts('support'), await acts('read_only')]).toEqual([
      2, 2, 1, 0,
    ]);
  });
});

describe('the last owner', () => {
  it('stays, whatever other operators there are', async () => {
    const { rows: before } = {
      rows: await world.server.query<{ id: string }>("SELECT id FROM users WHERE operator_role = 'owner'"),
    };
    for (const { id } of before)
      if (id !== world.admin.id)
        ok(await world.admin.api.put(`/api/admin/users/${id}`, { operatorRole: 'support' }), 200);
    for (const role of ['support', 'finance', 'read_only', null])
      expectRefusal(
        await world.admin.api.put(`/api/admin/users/${world.admin.id}`, { operatorRole: role }),
        409,
        'last_admin',
      );
    expectRefusal(
      await world.admin.api.delete('/api/users/me', { password: 'a long walk by the river' }),
      409,
      'last_admin',
    );
    const second = await withRole('owner');
    ok(await second.api.put(`/api/admin/users/${world.admin.id}`, { operatorRole: 'support' }), 200);
    ok(await second.api.put(`/api/admin/users/${world.admin.id}`, { operatorRole: 'owner' }), 200);
  });
});

it('leaves a clean ledger', () => world.expectCleanLedger());
