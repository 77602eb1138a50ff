import { DAY, type Deal, expectRefusal, ok, type Person, World } from './support/people.js';
import { failToTell } from './support/failed-jobs.js';
import { until as isSo } from './support/until.js';

type Row = Record<string, unknown>;
type Figures = Record<string, number | null>;

interface Overview {
  period: Figures;
  previous: Figures;
  daily: Row[];
  open: Figures;
  health: Record<string, unknown> & { queues: Row[] };
}

/** A figure on the console's first screen, and the lists it links to. */
interface Measure {
  label: string;
  value: number | null;
  to: Target;
  before?: number | null;
  toBefore?: Target;
  unit?: 'money' | 'percent' | 'hours';
}
interface Target {
  resource: string;
  filter: object;
}

/** How the console builds its first screen from the answer; the other half of the promise that a figure counts what its list shows. */
const { troubles, money, funnel, work } = (await import(
  new URL('../../admin/src/dashboard/measures.ts', import.meta.url).href
)) as Record<string, (overview: Overview) => Measure[]>;

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const read = async (days: number) => ok(await world.admin.api.get<Overview>(`/api/admin/overview?days=${days}`), 200);
const until = async <T>(ask: () => Promise<T>, holds: (found: T) => boolean): Promise<T> => {
  let found = await ask();
  await isSo(
    async () => holds(found) || holds((found = await ask())),
    () => `It stays ${JSON.stringify(found)}`,
  );
  return found;
};

describe('the machinery', () => {
  it('shows a mail without the token of its link, and records who read it', async () => {
    const user = await world.newShipper();
    const [mail] = await world.server.query<{ id: string }>('SELECT id FROM emails WHERE recipient = $1', [user.email]);
    const preview = ok(
      await world.admin.api.get<{ subject: string; text: string; html: string }>(
        `/api/admin/emails/${mail?.id}/preview`,
      ),
      200,
    );
    expect(preview.subject).toBe('Confirm your email address');
    for (const form of [preview.text, preview.html]) expect(/verify=([^\s"<]*)/.exec(form)?.[1]).toBe('...');
    const lines = await world.server.query(
      `SELECT admin_id AS by FROM audit_log WHERE action = 'emails.read' AND resource_id = $1`,
      [mail?.id],
    );
    expect(lines).toEqual([{ by: world.admin.id }]);
  });

  it('lists jobs by state, and only retries those that were given up', async () => {
    expectRefusal(
      await world.admin.api.get(`/api/admin/jobs?filter=${encodeURIComponent('{"state":"lost"}')}`),
      400,
      'invalid_input',
    );
    expect((await world.admin.api.get('/api/admin/jobs/prices:nothing')).status).toBe(404);
    expectRefusal(await retry('prices:nothing'), 404, 'not_found');
  });

  it('retries a given-up job once its cause is gone, and then it is done', async () => {
    const { to, untold, failed } = await silenced(2);
    expect(failed.map(({ failedReason }) => failedReason)).toEqual(['The disk is full.', 'The disk is full.']);
    const [first, second] = failed.map(({ id }) => id);
    ok(await retry(first), 200);
    await until(failedJobs, (jobs) => jobs.length === 2);
    expect(await told(to)).toBe(0);
    await untold.mend();
    expect(ok(await retry(second), 200)).toMatchObject({ id: second, state: 'waiting' });
    await until(
      () => told(to),
      (count) => count === 1,
    );
    expect((await failedJobs()).map(({ id }) => id)).toEqual([first]);
    await until(
      async () => (await world.admin.api.get(`/api/admin/jobs/${second}`)).status,
      (status) => status === 404,
    );
    const log = ok(
      await world.admin.api.get<Row[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resourceId: second }))}`,
      ),
      200,
    );
    expect(log).toMatchObject([
      { action: 'jobs.retry', adminId: world.admin.id, before: { state: 'failed', failedReason: 'The disk is full.' } },
    ]);
    ok(await retry(first), 200);
    await until(failedJobs, (jobs) => jobs.length === 0);
  });
});

describe('the overview', () => {
  it('says what happened in the period and the one before, what is open, and what is stuck', async () => {
    const before = await read(2);
    const deal = await world.delivered();
    ok(await world.confirmDelivery(deal), 200);
    await world.booked();
    const after = await read(2);
    const grown = (figure: string) =>
      Math.round((Number(after.period[figure]) - Number(before.period[figure])) * 100) / 100;
    expect([
      grown('volume'),
      grown('released'),
      grown('fees'),
      grown('listed'),
      grown('quoted'),
      grown('booked'),
      grown('paid'),
      grown('delivered'),
    ]).toEqual([1240, 1240, 62, 2, 2, 2, 1, 1]);
    expect([
      Number(after.open['unpaidAcceptances']) - Number(before.open['unpaidAcceptances']),
      after.daily.length,
      after.health.queues.length,
    ]).toEqual([1, 2, 5]);
    await world.advance(2 * DAY);
    const later = await read(2);
    expect([later.previous['volume'], later.period['volume']]).toEqual([after.period['volume'], 0]);
    expect(await read(2)).toMatchObject({ previous: later.previous });
    expectRefusal(await world.admin.api.get('/api/admin/overview?days=366'), 400, 'invalid_input');
  });

  it('counts those money operations that wait in the queue', async () => {
    await world.server.query(
      `UPDATE money_operations SET state = CASE kind WHEN 'transfer' THEN 'blocked' ELSE 'needs_attention' END`,
    );
    const { counts } = ok(
      await world.admin.api.get<{ counts: { resource: string; count: number }[] }>('/api/admin/queue/counts'),
      200,
    );
    const waiting = counts.find(({ resource }) => resource === 'money-operations')?.count;
    expect(waiting).toBeGreaterThan(0);
    expect((await read(2)).health).toMatchObject({ moneyOperationsStuck: waiting });
    await world.server.query(`UPDATE money_operations SET state = 'succeeded'`);
  });

  it('counts in each figure what its list shows, for 30, 90 and 365 days and the ones before', async () => {
    // In the end 90, 30 and 29 days ago: the days where the periods meet.
    for (const days of [60, 1, 27]) {
      await someOfAll();
      await world.advance(days * DAY);
    }
    await someOfAll();
    await world.paid({ estimatedPickupDate: await world.day(0) });
    const late = await world.paid({ estimatedDeliveryDate: await world.day(0) });
    ok(await late.carrier.api.post(`/api/shipments/${late.shipmentId}/pickup`), 200);
    await world.advance(2 * DAY);
    await world.booked();
    await stuck();
    for (const days of [30, 90, 365])
      await until(
        () => differences(days),
        (found) => found.length === 0,
      );
    const zero = async () =>
      (await measures(30))
        .filter(({ label, value, unit }) => !value && unit !== 'hours' && !label.startsWith('Jobs waiting'))
        .map(({ label }) => label);
    const done = ['Claims open for less than a day', 'Webhooks not processed', 'Deadlines overdue', 'Emails to send'];
    // Emails that wait for somebody to read are still being sent, and what comes due is done.
    await until(zero, (found) => JSON.stringify(found) === JSON.stringify(done));
  });
});

const retry = (id: string | undefined) => world.admin.api.post<Row>(`/api/admin/jobs/${id}/retry`, {});

/** What the console shows. */
async function measures(days: number): Promise<Measure[]> {
  const overview = { ...(await read(days)), days };
  return [troubles, money, funnel, work].flatMap((make) => make?.(overview) ?? []);
}

/** Figures that their lists do not support. */
async function differences(days: number): Promise<string[]> {
  const found: string[] = [];
  for (const { label, value, to, before, toBefore, unit } of await measures(days)) {
    for (const [figure, target] of [[value, to], ...(toBefore ? [[before ?? null, toBefore] as const] : [])] as const) {
      const shown = await listed(target, label);
      // Percentages and hours come from the rows of a list, not their number.
      if (unit !== 'percent' && unit !== 'hours' && shown !== figure)
        found.push(`${label}, ${days} days: ${figure}, and the list ${JSON.stringify(target)} shows ${shown}`);
    }
  }
  return found;
}

const SUMS: Record<string, (payment: Record<string, number>) => number> = {
  Volume: ({ amount }) => amount ?? 0,
  Released: ({ amount }) => amount ?? 0,
  Fees: ({ platformFee }) => platformFee ?? 0,
  'Held in escrow': ({ chargedAmount, refundedAmount }) => (chargedAmount ?? 0) - (refundedAmount ?? 0),
};

/** How many a list has, or what they add up to. */
async function listed({ resource, filter }: Target, label: string): Promise<number> {
  const answer = await world.admin.api.get<Record<string, number>[]>(
    `/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  const rows = ok(answer, 200);
  const sum = SUMS[label];
  if (sum) return Math.round(rows.reduce((total, row) => total + sum(row), 0) * 100) / 100;
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}

/** One of everything that is counted by day, and a claim. */
async function someOfAll(): Promise<void> {
  ok(await world.confirmDelivery(await world.delivered()), 200);
  const { shipper, shipmentId } = await world.inTransit();
  ok(
    await shipper.api.post('/api/claims', {
      shipmentId,
      kind: 'damage',
      amount: 100,
      description: 'A scratch on the left side.',
    }),
    201,
  );
  ok(await shipper.api.post(`/api/shipments/${await world.listed()}/cancel`), 200);
  await world.newShipper();
}

/** One of everything that waits for an operator. */
async function stuck(): Promise<void> {
  await backFromTheBank(await world.booked());
  const { untold } = await silenced(1);
  await untold.mend();
  await world.server.query(
    `UPDATE emails SET state = 'failed' WHERE id = (SELECT max(id) FROM emails WHERE state = 'sent')`,
  );
}

/** A cancelled deal's refund comes back from the bank, and needs an operator. */
async function backFromTheBank(deal: Deal): Promise<void> {
  ok(await world.payWith(deal, '4000 0000 0000 5126'), 200);
  ok(await world.confirm(deal), 200);
  ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
  await world.settleMoney();
  await world.advance(90);
}

/** Somebody who got messages whose notification jobs were given up. */
async function silenced(messages: number) {
  const [from, to] = [await world.newShipper(), await world.newCarrier()];
  for (let n = 0; n < messages; n += 1)
    ok(await from.api.post('/api/messages', { receiverId: to.id, content: 'Good morning.' }), 201);
  await until(
    () => told(to),
    (count) => count === messages,
  );
  const untold = await failToTell(world.server, to.id);
  const failed = await until(failedJobs, (jobs) => jobs.length === messages);
  return { to, untold, failed };
}

const told = async (person: Person) =>
  ok(await person.api.get<Row[]>('/api/notifications?limit=100'), 200).filter(({ kind }) => kind === 'message.sent')
    .length;
const failedJobs = async () =>
  ok(
    await world.admin.api.get<{ id: string; failedReason: string }[]>('/api/admin/jobs?filter={"state":"failed"}'),
    200,
  );
