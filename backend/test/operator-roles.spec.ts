import { randomUUID } from 'node:crypto';
import { cellsOf } from '../src/admin/admin.csv.js';
import { RESOURCES } from '../src/admin/admin.resources.js';
import { OPERATOR_ROLES, type OperatorRole } from '../src/common/operator-roles.js';
import type { Client } from './support/client.js';
import { operatorsCalls } from './support/document.js';
import { mayCall, OPERATOR_CALLS } from './support/operator-calls.js';
import { type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

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

describe('each call of operators', () => {
  const calls = operatorsCalls();

  it('that changes something is in the table', () => {
    expect(calls.filter((call) => !call.startsWith('GET ') && !OPERATOR_CALLS[call])).toEqual([]);
    expect(Object.keys(OPERATOR_CALLS).filter((call) => !calls.includes(call))).toEqual([]);
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
      const may = mayCall(role, call);
      if (isRefused === may || (!may && answer.status !== 403)) wrong.push(`${call}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('operators who are a party', () => {
  const WHY = { reason: 'They agreed on it.' };
  const makeOwner = async ({ id }: Person) =>
    ok(await world.admin.api.put(`/api/admin/users/${id}`, { operatorRole: 'owner' }), 200);

  it.each(['shipper', 'carrier'] as const)('decide nothing about it as its %s, not even second', async (side) => {
    const deal = await world.inTransit({}, await world.newShipper(), await world.newCarrier());
    const early = await world.paid({}, deal.shipper, deal.carrier);
    const own = deal[side];
    await makeOwner(own);
    const { id } = await world.payment(deal);
    const calls: [path: string, body: object][] = [
      [`payments/${id}/release`, WHY],
      [`payments/${id}/refund`, { ...WHY, amount: 10 }],
      [`shipments/${early.shipmentId}/cancel`, WHY],
    ];
    for (const [path, body] of calls) {
      expectRefusal(await own.api.post(`/api/admin/${path}`, body), 403, 'forbidden');
      const [, record] = path.split('/');
      const told = ok(await own.api.get<{ can: string[] }>(`/api/admin/${path.split('/', 2).join('/')}`), 200);
      expect([record, told.can.filter((word) => ['release', 'refund', 'cancel'].includes(word))]).toEqual([record, []]);
    }
    ok(await world.admin.api.put('/api/admin/settings/current', { twoPersonAbove: 1 }), 200);
    const { approvalId } = ok(
      await world.admin.api.post<{ approvalId: string }>(`/api/admin/payments/${id}/refund`, { ...WHY, amount: 10 }),
      202,
    );
    expectRefusal(await own.api.post(`/api/admin/approvals/${approvalId}/approve`), 403, 'forbidden');
    ok(await world.admin.api.post(`/api/admin/approvals/${approvalId}/withdraw`), 200);
    ok(await world.admin.api.put('/api/admin/settings/current', { twoPersonAbove: 10_000 }), 200);
    expect((await world.payment(deal)).refundedAmount).toBe(0);
  });

  it('set no fee of their own, and remove no review of theirs', async () => {
    const deal = await world.delivered({}, await world.newShipper(), await world.newCarrier());
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/confirm-delivery`), 200);
    const review = { shipmentId: deal.shipmentId, rating: 1 };
    const { id } = ok(await deal.shipper.api.post<{ id: string }>('/api/reviews', review), 201);
    await makeOwner(deal.carrier);
    const { api } = deal.carrier;
    expectRefusal(await api.put(`/api/admin/users/${deal.carrier.id}`, { feePercent: 0 }), 403, 'forbidden');
    expectRefusal(await api.delete(`/api/admin/reviews/${id}`), 403, 'forbidden');
    ok(await api.put(`/api/admin/users/${deal.carrier.id}`, { feePercent: null, firstName: 'Cory' }), 200);
    ok(await world.admin.api.put(`/api/admin/users/${deal.carrier.id}`, { feePercent: 0 }), 200);
    expect((await world.admin.api.delete(`/api/admin/reviews/${id}`)).status).toBe(204);
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

  it('go up to $200 of a payment, to the cent and in however many parts, and no further', async () => {
    const deal = await world.inTransit();
    expectRefusal(await refund(deal.quoteId, 200.01), 403, 'forbidden_role');
    expectRefusal(await refund(deal.quoteId, undefined), 403, 'forbidden_role');
    expect(await world.payment(deal)).toMatchObject({ refundedAmount: 0 });
    expect(ok(await refund(deal.quoteId, 150), 200)).toMatchObject({ refundedByOperators: 150 });
    ok(await refund(deal.quoteId, 50), 200);
    const refused = await refund(deal.quoteId, 0.01);
    expectRefusal(refused, 403, 'forbidden_role');
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('at most $200.00 of a payment') });
    expect(await world.payment(deal)).toMatchObject({ refundedAmount: 200 });
    expect(ok(await refund(deal.quoteId, 200.01, operators.finance), 200)).toMatchObject({
      refundedByOperators: 400.01,
    });
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

  it.each(OPERATOR_ROLES)('of %s read nothing once they are suspended or erased', async (role) => {
    const person = await withRole(role);
    ok(await person.api.get('/api/admin/payments'), 200);
    ok(await world.admin.api.post(`/api/admin/users/${person.id}/suspend`, { reason: 'Left the company.' }), 200);
    // The token of before, and one of a new sign-in.
    for (const { api } of [person, await world.onAnotherPhone(person)])
      expect(await answered(api)).toEqual(new Set(['403 account_suspended']));
    ok(await world.admin.api.delete(`/api/admin/users/${person.id}`), 204);
    expect(await answered(person.api)).toEqual(new Set(['401 unauthorized']));
  });

  /** How the reads of operators are answered: every list, record, file and figure. */
  async function answered({ send }: Client): Promise<Set<string>> {
    const reads = operatorsCalls().filter((call) => call.startsWith('GET '));
    const lists = Object.keys(RESOURCES).flatMap((name) => [`/api/admin/${name}`, `/api/admin/${name}.csv`]);
    const paths = [...reads.map((call) => call.slice(4).replace(/\{\w+\}/g, randomUUID())), ...lists];
    const answers = await Promise.all(paths.map((path) => send<{ code?: string } | undefined>('GET', path)));
    return new Set(answers.map(({ status, body }, n) => `${status} ${body?.code ?? paths[n]}`));
  }
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

describe('what moves more than $10,000', () => {
  interface Asked {
    approvalId: string;
    until: string;
  }
  interface Waiting {
    id: string;
    status: string;
    act: string;
    amount: number;
    can: string[];
  }
  const paymentOf = async ({ quoteId }: { quoteId: string }) => {
    const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
      quoteId,
    ]);
    return payment?.id ?? '';
  };
  const release = async (deal: { quoteId: string }, by = operators.owner, key: string = randomUUID()) =>
    by.api.post<Asked>(
      `/api/admin/payments/${await paymentOf(deal)}/release`,
      { reason: 'Both are content.' },
      { 'idempotency-key': key },
    );
  const decide = (id: string, act: 'approve' | 'withdraw', by: (typeof operators)[OperatorRole]) =>
    by.api.post<Waiting>(`/api/admin/approvals/${id}/${act}`);
  const read = async (id: string, by = operators.owner) =>
    ok(await by.api.get<Waiting>(`/api/admin/approvals/${id}`), 200);

  it('waits until another owner or finance approves it, and is then done once', async () => {
    const deal = await world.inTransit({ amount: 12_300 });
    const key = randomUUID();
    const { approvalId, until } = ok(await release(deal, operators.owner, key), 202);
    expect(ok(await release(deal, operators.owner, key), 202)).toEqual({ approvalId, until });
    expectRefusal(await release(deal), 409, 'illegal_transition');
    expect(Math.round((new Date(until).getTime() - (await world.now()).getTime()) / 1000 / HOUR)).toBe(72);
    expect((await world.standing(deal))[2]).toBe('in_escrow');

    expect(await read(approvalId)).toMatchObject({
      act: 'payments.release',
      amount: 12_300,
      status: 'waiting',
      can: ['withdraw'],
    });
    expect(await read(approvalId, operators.finance)).toMatchObject({ can: ['approve'] });
    expect(await read(approvalId, operators.support)).toMatchObject({ can: [] });
    expectRefusal(await decide(approvalId, 'approve', operators.owner), 403, 'forbidden');
    expectRefusal(await decide(approvalId, 'approve', operators.support), 403, 'forbidden_role');
    expectRefusal(await decide(approvalId, 'withdraw', operators.finance), 403, 'forbidden');

    expect(ok(await decide(approvalId, 'approve', operators.finance), 200)).toMatchObject({ status: 'approved' });
    expect((await world.standing(deal))[2]).toBe('released');
    expectRefusal(await decide(approvalId, 'approve', operators.finance), 409, 'illegal_transition');
    const lines = await world.server.query<{ action: string; admin_id: string }>(
      `SELECT action, admin_id FROM audit_log WHERE resource_id IN ($1, $2) AND action ~ '^(approvals|payments.release)' ORDER BY n`,
      [approvalId, await paymentOf(deal)],
    );
    expect(lines).toEqual([
      { action: 'approvals.ask', admin_id: operators.owner.id },
      { action: 'approvals.approve', admin_id: operators.finance.id },
      { action: 'payments.release', admin_id: operators.finance.id },
    ]);
    await world.settleMoney();
    await world.expectCleanLedger();
  });

  it('is refused like a call of its own once the deal has moved on or the amount is another', async () => {
    const refunded = await world.inTransit({ amount: 12_300 });
    const first = ok(await release(refunded), 202);
    ok(
      await operators.finance.api.post(`/api/admin/payments/${await paymentOf(refunded)}/refund`, {
        amount: 100,
        reason: 'The trailer was late.',
      }),
      200,
    );
    const stale = await decide(first.approvalId, 'approve', operators.finance);
    expectRefusal(stale, 409, 'stale');
    expect(stale.body).toMatchObject({
      detail: 'The amount is $12,200.00 by now, not $12,300.00, so this has lapsed. Ask again.',
    });
    expect((await world.standing(refunded))[2]).toBe('in_escrow');
    expect(await read(first.approvalId)).toMatchObject({ status: 'lapsed', can: [] });
    expectRefusal(await decide(first.approvalId, 'approve', operators.finance), 409, 'illegal_transition');
    const again = ok(await release(refunded, operators.finance), 202);
    ok(await decide(again.approvalId, 'approve', operators.owner), 200);
    expect((await world.standing(refunded))[2]).toBe('released');

    const tooMuch = await world.inTransit({ amount: 12_300 });
    const refund = async (amount: number) =>
      operators.owner.api.post<Asked>(`/api/admin/payments/${await paymentOf(tooMuch)}/refund`, {
        amount,
        reason: 'The trailer was late.',
      });
    const part = ok(await refund(12_200), 202);
    expect(await read(part.approvalId)).toMatchObject({ givenBefore: 0 });
    ok(await refund(200), 200);
    expect(await read(part.approvalId)).toMatchObject({ givenBefore: 200 });
    expectRefusal(await decide(part.approvalId, 'approve', operators.finance), 409, 'stale');
    expect(await read(part.approvalId)).toMatchObject({ status: 'lapsed' });
    ok(await refund(12_050), 202);

    const confirmed = await world.delivered({ amount: 12_300 });
    const second = ok(await release(confirmed), 202);
    ok(await world.confirmDelivery(confirmed), 200);
    expectRefusal(await decide(second.approvalId, 'approve', operators.finance), 409, 'illegal_transition');
  });

  it('covers refunds, cancellations and awards, and lapses after 72 hours', async () => {
    const deal = await world.paid({ amount: 12_300 });
    const refund = ok(
      await operators.finance.api.post<Asked>(`/api/admin/payments/${await paymentOf(deal)}/refund`, {
        reason: 'The listing was a mistake.',
      }),
      202,
    );
    ok(
      await operators.owner.api.post<Asked>(`/api/admin/shipments/${deal.shipmentId}/cancel`, { reason: 'A mistake.' }),
      202,
    );
    expect((await world.standing(deal))[0]).toBe('booked');
    const { chargedAmount } = await world.payment(deal);
    expect(await read(refund.approvalId)).toMatchObject({ amount: chargedAmount, part: null });

    const claimed = await world.delivered({ amount: 12_300 });
    const { id } = ok(
      await claimed.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: claimed.shipmentId,
        kind: 'damage',
        amount: 11_000,
        description: 'It arrived in two pieces.',
      }),
      201,
    );
    const award = ok(
      await operators.owner.api.post<Asked>(`/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'Seen.' }),
      202,
    );
    expect(await read(award.approvalId)).toMatchObject({ givenBefore: 0 });
    expect(ok(await decide(award.approvalId, 'approve', operators.finance), 200)).toMatchObject({
      decision: 'approved',
      claimed: 11_000,
      granted: 11_000,
      givenBefore: null,
    });
    expect(ok(await claimed.shipper.api.get<{ status: string }>(`/api/claims/${id}`), 200).status).toBe('approved');

    // Also where the release fell due while the claim was open.
    const overdue = await world.delivered({ amount: 12_300 });
    const small = ok(
      await overdue.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: overdue.shipmentId,
        kind: 'damage',
        amount: 200,
        description: 'A scratch.',
      }),
      201,
    );
    await world.advance(80 * HOUR);
    ok(
      await operators.owner.api.post<Asked>(`/api/admin/claims/${small.id}/resolve`, {
        decision: 'denied',
        note: 'No.',
      }),
      202,
    );
    expect(await world.standing(overdue)).toEqual(['delivered', 'delivered', 'in_escrow']);

    const inParts = await world.inTransit({ amount: 18_000 });
    const giveBack = async (amount: number) =>
      operators.owner.api.post<Asked>(`/api/admin/payments/${await paymentOf(inParts)}/refund`, {
        amount,
        reason: 'Caller asked.',
      });
    ok(await giveBack(9_900), 200);
    expect(await read(ok(await giveBack(8_000), 202).approvalId)).toMatchObject({ amount: 8_000, part: 8_000 });
    expect(await world.payment(inParts)).toMatchObject({ refundedAmount: 9_900 });

    // Claims of one deal are parts of a large one, too.
    const onTheWay = await world.inTransit({ amount: 18_000 });
    const grant = async (on: Deal = onTheWay, amount = 8_000) => {
      const claim = { shipmentId: on.shipmentId, kind: 'damage', amount, description: 'A scratch.' };
      const made = ok(await on.shipper.api.post<{ id: string }>('/api/claims', claim), 201);
      const body = { decision: 'approved', note: 'The photos show it.' };
      return operators.owner.api.post<Asked>(`/api/admin/claims/${made.id}/resolve`, body);
    };
    ok(await grant(), 200);
    expect(await read(ok(await grant(), 202).approvalId)).toMatchObject({ amount: 8_000 });
    expect(await world.payment(onTheWay)).toMatchObject({ refundedAmount: 8_000 });
    // And so are claims and refunds, whichever comes first.
    ok(await grant(inParts, 1_000), 202);
    const both = await world.inTransit({ amount: 18_000 });
    ok(await grant(both), 200);
    // The console adds up the same two.
    const record = await operators.owner.api.get(`/api/admin/payments/${await paymentOf(both)}`);
    expect(ok(record, 200)).toMatchObject({ refundedByOperators: 0, grantedOnClaims: 8_000 });
    const refundOfBoth = await operators.owner.api.post<Asked>(`/api/admin/payments/${await paymentOf(both)}/refund`, {
      amount: 8_000,
      reason: 'Caller asked.',
    });
    expect(await read(ok(refundOfBoth, 202).approvalId)).toMatchObject({ amount: 8_000 });

    await world.advance(72 * HOUR);
    expect(await read(refund.approvalId)).toMatchObject({ status: 'lapsed', can: [] });
    expectRefusal(await decide(refund.approvalId, 'approve', operators.owner), 409, 'illegal_transition');
  });

  it('includes what the decision on a small claim releases, and names the shipment', async () => {
    const deal = await world.delivered({ amount: 20_000 });
    const { id } = ok(
      await deal.shipper.api.post<{ id: string }>('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 60,
        description: 'A scratch.',
      }),
      201,
    );
    const body = { decision: 'denied', note: 'It was there before.' };
    const { approvalId } = ok(await operators.owner.api.post<Asked>(`/api/admin/claims/${id}/resolve`, body), 202);
    expect((await world.standing(deal))[2]).toBe('in_escrow');
    expect(await read(approvalId)).toMatchObject({
      amount: 20_000,
      shipmentId: deal.shipmentId,
      decision: 'denied',
      claimed: 60,
      granted: 0,
      side: 'shipper',
      part: null,
    });
    ok(await decide(approvalId, 'approve', operators.finance), 200);
    expect((await world.standing(deal))[2]).toBe('released');
  });

  it('is done at once while nobody else could approve it, and the console is told', async () => {
    const told = async () =>
      ok(await operators.owner.api.get<{ twoPersonAbove: number; secondPerson: boolean }>('/api/admin/access'), 200);
    expect(await told()).toMatchObject({
      twoPersonAbove: 10_000,
      secondPerson: true,
      twoPersonActs: expect.arrayContaining(['payments.refund', 'claims.resolve']),
    });
    const others = await world.server.query<{ id: string; operator_role: string }>(
      `UPDATE users SET suspended_at = now() WHERE operator_role IN ('owner', 'finance') AND id <> $1 RETURNING id`,
      [operators.owner.id],
    );
    expect(await told()).toMatchObject({ secondPerson: false });
    const deal = await world.inTransit({ amount: 12_300 });
    ok(await release(deal), 200);
    expect((await world.standing(deal))[2]).toBe('released');
    await world.server.query('UPDATE users SET suspended_at = NULL WHERE id = ANY($1)', [others.map((row) => row.id)]);
  });
});

describe('a list as a file', () => {
  const csv = (resource: string, filter: object, by = operators.owner) =>
    by.api.get<string>(`/api/admin/${resource}.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`);

  it('has all 5,000 rows, each once, with names beside ids, and its making is in the audit log', async () => {
    const [reporter, reported] = [await world.newShipper(), await world.newCarrier()];
    await world.server.query(`UPDATE users SET first_name = '=Ada', last_name = 'Reyes' WHERE id = $1`, [reporter.id]);
    await world.server.query(
      `INSERT INTO reports (id, reporter_id, kind, subject, subject_id, reported_id, text, created_at)
       SELECT gen_random_uuid(), $1, 'other', 'user', $2, $2, '@row ' || n, now() FROM generate_series(1, 5000) n`,
      [reporter.id, reported.id],
    );
    const answer = await csv('reports', { reporterId: reporter.id });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [heads = '', ...rows] = answer.body
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(heads.split(',')).toEqual(expect.arrayContaining(['ID', 'Reporter ID', 'Reporter', 'Reported']));
    expect(rows).toHaveLength(5000);
    expect(new Set(rows.map((row) => /'@row \d+/.exec(row)?.[0])).size).toBe(5000);
    expect(rows.every((row) => row.includes("'=Ada Reyes"))).toBe(true);
    const lines = await world.server.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'reports.export' AND admin_id = $1 AND resource_id LIKE '%' || $2 || '%'`,
      [operators.owner.id, reporter.id],
    );
    expect(lines).toEqual([{ n: 1 }]);
  });

  it('is for roles that may take it, of every list, and runs no formula that is nested', async () => {
    expectRefusal(await csv('users', {}, operators.read_only), 403, 'forbidden_role');
    expectRefusal(await csv('nothing', {}), 404, 'not_found');
    expectRefusal(await csv('users', { shoeSize: 44 }), 400, 'invalid_input');
    for (const resource of Object.keys(RESOURCES))
      expect([resource, (await csv(resource, {})).status]).toEqual([resource, 200]);
    ok(await operators.owner.api.put('/api/admin/settings/current', { announcement: '=1+1' }), 200);
    const { body } = await csv('audit-log', { resource: 'settings' });
    expect(body).toContain('=1+1');
    for (const cell of body.split(/\r\n|,/)) expect(cell).not.toMatch(/^"?[=+@]/);
  });

  it('is written for a spreadsheet: columns and statuses in words, dollars with cents, instants with their zone, and no JSON', async () => {
    const deal = await world.paid({ amount: 1240 });
    const { body } = await csv('payments', { quoteId: deal.quoteId });
    const [heads = [], cells = []] = body
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const cell = (head: string) => cells[heads.indexOf(head)];
    expect(cell('Amount (USD)')).toBe('1240.00');
    expect(cell('Status')).toBe('Held in Escrow');
    expect(cell('Created (UTC)')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(cell('Payer ID')).toBe(deal.shipper.id);
    for (const [name, resource] of Object.entries(RESOURCES)) {
      const each = cellsOf(resource).map(({ head }) => head);
      expect([name, new Set(each).size]).toEqual([name, each.length]);
      for (const head of each) expect(head).toMatch(/^[A-Z][A-Za-z0-9 ]+( \((USD|UTC)\))?$/);
      expect((await csv(name, {})).body).not.toMatch(/[{[]""?[a-zA-Z]/);
    }
    const changed = (await csv('audit-log', { resource: 'settings' })).body;
    expect(changed).toContain("announcement: '=1+1");
  });

  it('shows support only what it did itself, of the audit log', async () => {
    const { body } = await csv('audit-log', {}, operators.support);
    // A record may be called after somebody else.
    const doneBy = body.split('\r\n').map((line) => line.split(',')[1]);
    expect(doneBy).toContain(operators.support.id);
    expect(doneBy).not.toContain(operators.owner.id);
  });
});
