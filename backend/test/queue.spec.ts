import { randomUUID } from 'node:crypto';
import { failToTell } from './support/failed-jobs.js';
import { HOUR, expectRefusal, ok, type Person, World } from './support/people.js';
import { withQueue } from './support/queues.js';
import { until as waitUntil } from './support/until.js';

interface Item {
  id: string;
  resource: string;
  recordId: string;
  what: string;
  shipmentTitle: string | null;
  person: string | null;
  amount: number | null;
  dueAt: string | null;
  overdue: boolean;
  assignedTo: string | null;
  assignee: string | null;
  snoozedUntil: string | null;
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const list = async (filter: object = {}) =>
  ok(await world.admin.api.get<Item[]>(`/api/admin/queue?filter=${encodeURIComponent(JSON.stringify(filter))}`), 200);
const itemOf = async (recordId: string) => (await list()).find((item) => item.recordId === recordId);
const counts = async () => {
  const answer = ok(
    await world.admin.api.get<{ counts: { resource: string; count: number }[]; mine: number }>(
      '/api/admin/queue/counts',
    ),
    200,
  );
  return { ...answer, of: (resource: string) => answer.counts.find((each) => each.resource === resource)?.count };
};
const act = (path: string, body?: object) => world.admin.api.post<Item>(`/api/admin/${path}`, body);

async function ticketOf(person: Person): Promise<string> {
  const ticket = { name: 'Dana Reyes', email: person.email, topic: 'Shipping', message: 'Where is my boat?' };
  return ok(await person.api.post<{ id: string }>('/api/support-tickets', ticket), 201).id;
}

async function claimOf(amount = 120): Promise<{ id: string; shipper: Person }> {
  const deal = await world.delivered({}, await world.newShipper('Clara'));
  const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount, description: 'A corner is dented.' };
  return { id: ok(await deal.shipper.api.post<{ id: string }>('/api/claims', claim), 201).id, shipper: deal.shipper };
}

it('a claim waits with its clock, amount, person and shipment, until it is decided', async () => {
  const before = (await counts()).of('claims') ?? 0;
  const { id } = await claimOf();
  expect(await itemOf(id)).toMatchObject({
    id: `claims:${id}`,
    resource: 'claims',
    what: 'damage',
    shipmentTitle: 'Sailing boat',
    person: 'Clara Reyes',
    amount: 120,
    dueAt: expect.stringMatching(/Z$/),
    dueInHours: expect.any(Number),
    overdue: false,
    assignedTo: null,
    snoozedUntil: null,
  });
  expect((await counts()).of('claims')).toBe(before + 1);
  ok(await act(`claims/${id}/resolve`, { decision: 'denied', note: 'It was dented before.' }), 200);
  expect(await itemOf(id)).toBeUndefined();
  expect((await counts()).of('claims')).toBe(before);
});

it('whatever else needs an operator waits too, of every kind', async () => {
  const [deal, carrier] = [await world.paid({}, await world.newShipper('Paul')), await world.newCarrier('Vera')];
  const [payment] = await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [
    deal.quoteId,
  ]);
  const ticket = await ticketOf(carrier);
  const { id: report } = ok(
    await deal.shipper.api.post<{ id: string }>('/api/reports', {
      subject: 'user',
      id: deal.carrier.id,
      kind: 'spam',
      text: 'Keeps writing.',
    }),
    201,
  );
  const [verification, difference] = [randomUUID(), randomUUID()];
  await world.server.query(
    `INSERT INTO verifications (id, user_id, fact, status, number, created_at, updated_at) VALUES ($1, $2, 'usdot_number', 'submitted', '1234567', now(), now())`,
    [verification, carrier.id],
  );
  await world.server.query(
    `INSERT INTO reconciliation_breaks (id, kind, reference, payment_id, ours_cents, theirs_cents, detail, opened_at) VALUES ($1, 'amount_differs', 'pi_1', $2, 124000, 124050, 'Differs.', now())`,
    [difference, payment?.id],
  );
  const [mail] = await world.server.query<{ id: number }>(
    `INSERT INTO emails (recipient, subject, text, html, kind, state, created_at) VALUES ('gone@example.com', 'Hi', 'Hi', 'Hi', 'payment.released', 'failed', now()) RETURNING id`,
  );
  const [operation] = await world.server.query<{ id: string }>(
    `UPDATE money_operations SET state = 'needs_attention' WHERE id = (SELECT id FROM money_operations LIMIT 1) RETURNING id`,
  );
  const found = await list();
  const kinds = Object.fromEntries(found.map((item) => [`${item.resource}:${item.recordId}`, item]));
  expect(kinds[`support-tickets:${ticket}`]).toMatchObject({ what: 'Shipping', person: 'Vera Reyes' });
  expect(kinds[`reports:${report}`]).toMatchObject({ what: 'spam', person: 'Cole Reyes' });
  expect(kinds[`verifications:${verification}`]).toMatchObject({ what: 'usdot_number', person: 'Vera Reyes' });
  expect(kinds[`reconciliation-breaks:${difference}`]).toMatchObject({ amount: 0.5, shipmentTitle: 'Sailing boat' });
  expect(kinds[`emails:${mail?.id}`]).toMatchObject({ what: 'payment.released', person: 'gone@example.com' });
  if (operation) expect(kinds[`money-operations:${operation.id}`]).toBeDefined();
  expect(ok(await world.admin.api.get(`/api/admin/queue/emails:${mail?.id}`), 200)).toMatchObject({
    resource: 'emails',
  });
  const { counts: all } = await counts();
  for (const { resource, count } of all)
    expect([resource, count]).toEqual([resource, found.filter((item) => item.resource === resource).length]);
  expect((await list({ q: 'vera reyes' })).map(({ resource }) => resource).toSorted()).toEqual([
    'support-tickets',
    'verifications',
  ]);
  // What is about nobody here is found by what names them.
  expect((await list({ q: 'gone@exam' })).map(({ recordId }) => recordId)).toEqual([String(mail?.id)]);
  expect((await list({ resource: ['emails'] })).map(({ resource }) => resource)).toEqual(['emails']);
});

it('a booked job waits once its carrier is suspended, until it is cancelled or the carrier restored', async () => {
  const carrier = await world.newCarrier('Rex');
  const [paid, unpaid] = [
    await world.paid({}, await world.newShipper('Sue'), carrier),
    await world.booked({}, await world.newShipper('Sid'), carrier),
  ];
  const onTheRoad = await world.inTransit({}, await world.newShipper('Sam'), carrier);
  const waiting = async () => {
    const found = await list({ resource: ['shipments'] });
    return found.filter(({ person }) => person !== null && /^(Sue|Sid|Sam) /.test(person));
  };
  expect(await waiting()).toEqual([]);
  ok(await act(`users/${carrier.id}/suspend`, { reason: 'Borrowed identity.' }), 200);
  // What is on the truck can still be delivered.
  expect((await waiting()).map(({ recordId }) => recordId).toSorted()).toEqual(
    [paid.shipmentId, unpaid.shipmentId].toSorted(),
  );
  expect(await itemOf(paid.shipmentId)).toMatchObject({
    what: 'carrier_suspended',
    person: 'Sue Reyes',
    amount: 1_240,
    shipmentTitle: 'Sailing boat',
  });
  expect(await world.standing(onTheRoad)).toEqual(['in_transit', 'in_progress', 'in_escrow']);
  ok(await act(`shipments/${paid.shipmentId}/assign`), 200);
  ok(await act(`shipments/${paid.shipmentId}/notes`, { text: 'Called her: she wants the money back.' }), 201);
  const { lines } = ok(
    await world.admin.api.get<{ lines: { text: string | null }[] }>(`/api/admin/shipments/${paid.shipmentId}/story`),
    200,
  );
  expect(lines.map(({ text }) => text)).toContain('Called her: she wants the money back.');
  ok(await act(`shipments/${paid.shipmentId}/cancel`, { reason: 'The carrier cannot come.' }), 200);
  expect((await waiting()).map(({ recordId }) => recordId)).toEqual([unpaid.shipmentId]);
  ok(await act(`users/${carrier.id}/restore`), 200);
  expect(await waiting()).toEqual([]);
});

/** The id of a job that cannot tell somebody of a message, and its cure. */
async function failedJob(): Promise<{ id: string; mend: () => Promise<void>; told: () => Promise<boolean> }> {
  const { carrier, shipper, shipmentId } = await world.paid({}, world.shipper, await world.newCarrier('Nils'));
  ok(await shipper.api.post('/api/messages', { receiverId: carrier.id, shipmentId, content: 'Come at noon.' }), 201);
  const told = async () => {
    const sql = `SELECT 1 FROM notifications WHERE user_id = $1 AND kind = 'message.sent'`;
    return (await world.server.query(sql, [carrier.id])).length === 1;
  };
  await waitUntil(told);
  const { mend } = await failToTell(world.server, carrier.id);
  await waitUntil(async () => (await waitingJobs()).length === 1);
  return { id: (await waitingJobs())[0]?.recordId ?? '', mend, told };
}
const waitingJobs = () => list({ resource: 'jobs' });

it('a job that was given up waits with its person and shipment, until it is tried again', async () => {
  const { id, mend, told } = await failedJob();
  expect(await itemOf(id)).toMatchObject({
    resource: 'jobs',
    what: 'notifications.tell',
    shipmentTitle: 'Sailing boat',
    person: expect.stringContaining('Nils Reyes'),
    amount: null,
  });
  expect((await counts()).of('jobs')).toBe(1);
  expect((await list({ q: 'reyes nils', resource: 'jobs' })).map(({ recordId }) => recordId)).toEqual([id]);
  const alone = `/api/admin/jobs?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
  expect(ok(await world.admin.api.get<object[]>(alone), 200)).toEqual([
    expect.objectContaining({ id, state: 'failed' }),
  ]);
  ok(await act(`jobs/${id}/assign`), 200);
  ok(await world.admin.api.post(`/api/admin/jobs/${id}/notes`, { text: 'The disk is full.' }), 201);
  expectRefusal(await world.admin.api.post('/api/admin/jobs/events:0/notes', { text: 'Gone.' }), 404, 'not_found');

  await mend();
  ok(await world.admin.api.post(`/api/admin/jobs/${id}/retry`), 200);
  expect(await waitingJobs()).toEqual([]);
  await waitUntil(told);
});

it('a sweep adds the failed jobs that were not noted, and removes those that are gone', async () => {
  const { id, mend, told } = await failedJob();
  await world.server.query(
    `UPDATE failed_jobs SET id = 'money:0', queue = 'money', name = 'execute', data = '{"id": "of a newer program"}'`,
  );
  expect((await waitingJobs()).map(({ recordId }) => recordId)).toEqual(['money:0']);
  await withQueue(world.server, 'sweeps', (queue) => queue.add('minutely', {}));
  await waitUntil(async () => (await waitingJobs()).map(({ recordId }) => recordId).join() === id);
  await mend();
  ok(await world.admin.api.post(`/api/admin/jobs/${id}/retry`), 200);
  await waitUntil(told);
});

it('what is due next comes first, and what has no clock after its first day', async () => {
  const { id } = await claimOf();
  const ticket = await ticketOf(world.shipper);
  const order = (await list()).map(({ recordId }) => recordId).filter((each) => each === id || each === ticket);
  // A claim is due in days, a ticket counts as due after one.
  expect(order).toEqual([ticket, id]);
});

it('something is taken, given to a colleague and given back; each is in the audit log', async () => {
  const colleague = await world.newShipper('Otto');
  ok(await world.admin.api.put(`/api/admin/users/${colleague.id}`, { operatorRole: 'support' }), 200);
  const id = await ticketOf(world.shipper);
  expect(ok(await act(`support-tickets/${id}/assign`), 200)).toMatchObject({
    id: `support-tickets:${id}`,
    assignedTo: world.admin.id,
    assignee: 'Ada Reyes',
  });
  expect((await counts()).mine).toBe(1);
  expect((await list({ assignedTo: world.admin.id })).map(({ recordId }) => recordId)).toEqual([id]);
  expect(ok(await act(`support-tickets/${id}/assign`, { to: colleague.id }), 200).assignee).toBe('Otto Reyes');
  expect((await counts()).mine).toBe(0);
  expect((await list({ assigned: true })).map(({ recordId }) => recordId)).toEqual([id]);
  expect(ok(await act(`support-tickets/${id}/assign`, { to: null }), 200).assignedTo).toBeNull();
  expect(await list({ assigned: true })).toEqual([]);
  const filter = encodeURIComponent(JSON.stringify({ resourceId: id }));
  expect(
    ok(await world.admin.api.get<{ action: string }[]>(`/api/admin/audit-log?filter=${filter}`), 200).map(
      ({ action }) => action,
    ),
  ).toEqual(['queue.assign', 'queue.assign', 'queue.assign']);
});

it('nobody but an operator is given anything', async () => {
  const id = await ticketOf(world.shipper);
  const former = await world.newShipper();
  ok(await world.admin.api.put(`/api/admin/users/${former.id}`, { operatorRole: 'support' }), 200);
  ok(await world.admin.api.post(`/api/admin/users/${former.id}/suspend`, { reason: 'Left.' }), 200);
  for (const to of [world.shipper.id, former.id, randomUUID()])
    expectRefusal(await act(`support-tickets/${id}/assign`, { to }), 400, 'invalid_input');
});

it('what is snoozed leaves the queue and its counts, and comes back by itself', async () => {
  const id = await ticketOf(world.shipper);
  const before = (await counts()).of('support-tickets') ?? 0;
  const until = new Date((await world.now()).getTime() + 4 * HOUR * 1_000).toISOString();
  expect(ok(await act(`support-tickets/${id}/snooze`, { until }), 200).snoozedUntil).toBe(until);
  const awake = async () => (await list({ snoozed: false })).some(({ recordId }) => recordId === id);
  expect([await awake(), (await counts()).of('support-tickets')]).toEqual([false, before - 1]);
  expect((await list({ snoozed: true })).map(({ recordId }) => recordId)).toEqual([id]);
  await world.advance(4 * HOUR + 1);
  expect([await awake(), (await counts()).of('support-tickets')]).toEqual([true, before]);
  expectRefusal(await act(`support-tickets/${id}/snooze`, { until }), 400, 'invalid_input');
  expectRefusal(await act(`support-tickets/${id}/snooze`, { until: 'tomorrow' }), 400, 'invalid_input');
});

it('notes of many operators at once take no more connections than there are', async () => {
  const id = await ticketOf(world.shipper);
  const path = `/api/admin/support-tickets/${id}/notes`;
  const written = await Promise.all(
    Array.from({ length: 60 }, (_, n) => world.admin.api.post(path, { text: `Note ${n}` })),
  );
  expect(written.map(({ status }) => status)).toEqual(written.map(() => 201));
});

it('what does not wait cannot be taken or snoozed, but notes stay with it', async () => {
  const id = await ticketOf(world.shipper);
  ok(await world.admin.api.put(`/api/admin/support-tickets/${id}`, { status: 'closed' }), 200);
  expectRefusal(await act(`support-tickets/${id}/assign`), 404, 'not_found');
  expectRefusal(await act(`support-tickets/${id}/snooze`, { until: null }), 404, 'not_found');
  const notes = `/api/admin/support-tickets/${id}/notes`;
  for (const text of ['Called her.', 'She calls back.'])
    expect(ok(await world.admin.api.post(notes, { text }), 201)).toMatchObject({ text, author: 'Ada Reyes' });
  const kept = ok(await world.admin.api.get<{ text: string }[]>(notes), 200);
  expect(kept.map(({ text }) => text)).toEqual(['She calls back.', 'Called her.']);
  expect(ok(await world.admin.api.get<object[]>(`${notes}?limit=1`), 200)).toHaveLength(1);
  for (const text of ['', 'x'.repeat(2_001)])
    expectRefusal(await world.admin.api.post(notes, { text }), 400, 'invalid_input');
});

it('only what can wait has a place there', async () => {
  for (const resource of ['users', 'queue', 'settings', 'nonsense']) {
    expectRefusal(await act(`${resource}/${world.shipper.id}/assign`), 404, 'not_found');
    expectRefusal(await world.admin.api.get(`/api/admin/${resource}/${world.shipper.id}/notes`), 404, 'not_found');
  }
  expectRefusal(await world.shipper.api.get('/api/admin/queue'), 403, 'admins_only');
});

it('reads each kind by an index, only as far as it shows', async () => {
  await world.server.query(
    `INSERT INTO support_tickets (id, name, email, topic, message, status, created_at, updated_at)
     SELECT gen_random_uuid(), 'Nobody', 'n@example.com', 'Many', 'Hi', CASE WHEN n % 10 = 0 THEN 'open' ELSE 'closed' END, now() - n * interval '1 minute', now()
       FROM generate_series(1, 30000) n`,
  );
  await world.server.query('ANALYZE support_tickets');
  const plan = await world.server.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) SELECT id FROM support_tickets t WHERE t.status = 'open' ORDER BY t.created_at LIMIT 1000`,
  );
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('support_tickets_open');
  expect(lines).not.toContain('Sort');
  expect((await counts()).of('support-tickets')).toBe(1_000);
});
