import type { Shipment } from './support/answers.js';
import { addCopies } from './support/copies.js';
import { DAY, expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { repeated } from './support/repeats.js';
import { until } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

// What a test began goes on while the next one moves the clock.
afterEach(() => world.server.query('DELETE FROM recurrences'));

interface Made extends Shipment {
  title: string;
  template: boolean;
  recurrenceId: string | null;
  pickupDate: string | null;
  pickupUntil: string | null;
  deliveryDate: string | null;
}

interface Recurrence {
  id: string;
  shipmentId: string;
  days: number[];
  fromDay: string;
  made: number;
  state: string;
  reason: string | null;
  next: string[];
}

const copy = (id: string, owner = world.shipper, body: object = { template: true }) =>
  owner.api.post<Made>(`/api/shipments/${id}/copy`, body);

async function template(owner: Person, changes: Record<string, unknown> = {}): Promise<string> {
  return ok(await copy(await world.listed(owner, changes), owner), 201).id;
}

const repeat = (owner: Person, shipmentId: string, rule: object) =>
  repeated<Recurrence>(owner.api, 'POST /api/recurrences', '/api/recurrences', { shipmentId, ...rule });
const recurrences = async (owner: Person) => ok(await owner.api.get<Recurrence[]>('/api/recurrences'), 200);
const shipments = async (owner: Person, search: string) =>
  ok(await owner.api.get<Made[]>(`/api/shipments?${search}`), 200);
/** What a recurrence listed, the earliest pickup first. */
const listedBy = async (owner: Person, { id }: Recurrence) =>
  (await shipments(owner, 'owner=me&limit=100'))
    .filter(({ recurrenceId }) => recurrenceId === id)
    .toSorted((one, other) => ((one.pickupDate ?? '') < (other.pickupDate ?? '') ? -1 : 1));
const daysOf = (listed: readonly Made[]) => listed.map(({ pickupDate }) => pickupDate);
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY * 1_000).toISOString().slice(0, 10);
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const daily = { every: 'week', days: EVERY_DAY, aheadDays: 1 };

describe('a template', () => {
  it('is in the list of templates and in no other, is never listed itself, and makes drafts', async () => {
    const owner = await world.newShipper();
    const listed = await world.listed(owner, { pickupDate: await world.day(5) });
    const made = ok(await copy(listed, owner), 201);
    expect(made).toMatchObject({
      status: 'draft',
      template: true,
      pickupDate: null,
      can: ['copy', 'change', 'photos', 'cancel'],
    });
    expect(made).toMatchObject({ next: null });
    expect((await shipments(owner, 'template=true')).map(({ id }) => id)).toEqual([made.id]);
    for (const search of ['owner=me', 'owner=me&status=draft', 'status=draft', 'limit=100', `ids=${made.id}`])
      expect((await shipments(owner, search)).map(({ id }) => id)).not.toContain(made.id);
    const board = ok(await owner.api.get<{ shipments: { draft: number } }>('/api/users/me/dashboard'), 200);
    expect(board.shipments.draft).toBe(0);
    expectRefusal(await owner.api.post(`/api/shipments/${made.id}/publish`), 409, 'illegal_transition');
    // Nobody else knows of it.
    expectRefusal(await world.carrier.api.get(`/api/shipments/${made.id}`), 404, 'not_found');
    expect(await shipments(world.carrier, 'template=true')).toEqual([]);
    expectRefusal(await world.visitor.get('/api/shipments?template=true'), 401, 'unauthorized');

    const used = ok(await copy(made.id, owner, {}), 201);
    expect(used).toMatchObject({ status: 'draft', template: false, title: made.title });
    expect(ok(await owner.api.post<Made>(`/api/shipments/${used.id}/publish`), 200).status).toBe('listed');
  });

  it('is one of 20 at most, also when two are made at once; a deleted one makes room', async () => {
    const owner = await world.newShipper();
    const listed = await world.listed(owner);
    for (let made = 0; made < 19; made += 1) ok(await copy(listed, owner), 201);
    const two = await Promise.all([copy(listed, owner), copy(listed, owner)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [first] = await shipments(owner, 'template=true');
    ok(await owner.api.post(`/api/shipments/${first?.id}/cancel`), 200);
    ok(await copy(listed, owner), 201);
  });
});

describe('a template that repeats', () => {
  it('is listed for each day, in time, once, and says where it came from', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), { ...daily, aheadDays: 2 }), 201);
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map((ahead) => world.day(ahead)));
    expect(made).toMatchObject({ state: 'on', made: 0, fromDay: first, next: [first, second, third, fourth] });
    // Of a day that is near, at once; of the others when their time comes, in the morning there.
    await world.advance(1);
    const hour = Number(
      new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Chicago' }).format(
        await world.now(),
      ),
    );
    const due = hour < 8 ? [first] : [first, second];
    await world.advance(1);
    expect(daysOf(await listedBy(owner, made))).toEqual(due);
    await world.advance(DAY);
    const listed = await listedBy(owner, made);
    expect(daysOf(listed)).toEqual([first, second, third].slice(0, due.length + 1));
    expect(listed[0]).toMatchObject({ status: 'listed', template: false, recurrenceId: made.id, pickupUntil: first });
    // Its owner is told; to others it is a listing as any.
    await world.told(owner, listed[0]?.id ?? '', 'shipment', ['shipment.listed_again']);
    const seen = ok(await world.carrier.api.get<Made>(`/api/shipments/${listed[0]?.id}`), 200);
    expect(seen).toMatchObject({ recurrenceId: null, status: 'listed' });
    ok(await world.carrier.api.post('/api/quotes', { shipmentId: listed[0]?.id, amount: 900 }), 201);
  });

  it('is delivered within the days its owner gave, if any', async () => {
    const owner = await world.newShipper();
    const shipmentId = await template(owner);
    for (const deliverWithinDays of [-1, 61, 1.5, '2'])
      expectRefusal(await repeat(owner, shipmentId, { ...daily, deliverWithinDays }), 400, 'invalid_input');
    const made = ok(await repeat(owner, shipmentId, { ...daily, deliverWithinDays: 2 }), 201);
    expect(made).toMatchObject({ deliverWithinDays: 2 });
    await world.advance(DAY);
    const change = (deliverWithinDays: number | null) =>
      owner.api.patch<Recurrence>(`/api/recurrences/${made.id}`, { deliverWithinDays });
    expect(ok(await change(null), 200)).toMatchObject({ deliverWithinDays: null });
    const before = (await listedBy(owner, made)).length;
    await world.advance(DAY);
    const listed = await listedBy(owner, made);
    expect(listed.length).toBeGreaterThan(before);
    for (const [at, { pickupDate, deliveryDate }] of listed.entries())
      expect(deliveryDate).toBe(at < before ? dayAfter(pickupDate ?? '', 2) : null);
  });

  it('has one listing a day, though its deadline is due twice and two workers find it', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), { ...daily, count: 1 }), 201);
    await world.advance(DAY);
    const [listed, ...more] = await listedBy(owner, made);
    expect(more).toEqual([]);
    // As after a backup that was restored, or a hand in the table: the day's own index refuses it.
    await expect(
      addCopies(world.server, 'shipments', listed?.id ?? '', 1, { id: 'gen_random_uuid()' }),
    ).rejects.toThrow(/shipments_once_a_day/);
    await world.server.query(`UPDATE deadlines SET done_at = NULL WHERE kind = 'recurrence' AND subject = $1`, [
      made.id,
    ]);
    await world.advance(5);
    expect(daysOf(await listedBy(owner, made))).toEqual([listed?.pickupDate]);
  });

  it('ends after so many listings, or after its last day, and its owner is told', async () => {
    const owner = await world.newShipper();
    const [counted, dated] = [await template(owner), await template(owner)];
    const byCount = ok(await repeat(owner, counted, { ...daily, count: 2 }), 201);
    const lastDay = await world.day(2);
    const byDay = ok(await repeat(owner, dated, { ...daily, until: lastDay }), 201);
    expect([byCount.next, byDay.next].map(({ length }) => length)).toEqual([2, 2]);
    for (let day = 0; day < 4; day += 1) await world.advance(DAY);
    for (const made of [byCount, byDay]) expect(await listedBy(owner, made)).toHaveLength(2);
    expect((await recurrences(owner)).map(({ state, reason, made, next }) => [state, reason, made, next])).toEqual([
      ['over', 'finished', 2, []],
      ['over', 'finished', 2, []],
    ]);
    // It goes on where there is something left, as the same one.
    expectRefusal(await repeat(owner, counted, daily), 409, 'illegal_transition');
    const pausedPast = await owner.api.patch<Recurrence>(`/api/recurrences/${byCount.id}`, { state: 'paused' });
    expect(ok(pausedPast, 200)).toMatchObject({ state: 'over', reason: 'finished' });
    expectRefusal(await owner.api.patch(`/api/recurrences/${byCount.id}`, { state: 'on' }), 400, 'invalid_input');
    const more = await owner.api.patch<Recurrence>(`/api/recurrences/${byCount.id}`, { state: 'on', count: 3 });
    expect(ok(more, 200)).toMatchObject({ state: 'on', reason: null, made: 2 });
    expect(ok(more, 200).next).toHaveLength(1);
  });

  it('pauses, goes on from the next day, changes its days, and ends; a pause of months lists nothing of them', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), daily), 201);
    await world.advance(DAY);
    const before = (await listedBy(owner, made)).length;
    const path = `/api/recurrences/${made.id}`;
    expect(ok(await owner.api.patch<Recurrence>(path, { state: 'paused' }), 200)).toMatchObject({
      state: 'paused',
      next: [],
    });
    await world.advance(40 * DAY);
    expect(await listedBy(owner, made)).toHaveLength(before);
    const on = ok(await owner.api.patch<Recurrence>(path, { state: 'on' }), 200);
    expect(on.next[0]).toBe(await world.day(1));
    const monthly = ok(await owner.api.patch<Recurrence>(path, { every: 'month', days: [31, 15, 31] }), 200);
    expect(monthly.days).toEqual([15, 31]);
    for (const day of monthly.next) {
      const isLast = new Date(Date.parse(`${day}T00:00:00Z`) + DAY * 1_000).getUTCDate() === 1;
      expect(isLast || day.endsWith('-15')).toBe(true);
    }
    ok(await owner.api.delete(path), 204);
    await world.advance(60 * DAY);
    // What was listed stays, and does not say any more where it came from.
    expect(await recurrences(owner)).toEqual([]);
    expect(await listedBy(owner, made)).toEqual([]);
    expect((await shipments(owner, 'owner=me&limit=100')).length).toBe(before + 1);
  });

  it('lists each day when its time comes, however far the clock is moved at once', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), { every: 'month', days: [31], aheadDays: 1 }), 201);
    await world.advance(130 * DAY);
    const days = daysOf(await listedBy(owner, made)).map((day) => day ?? '');
    expect(days.length).toBeGreaterThanOrEqual(4);
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(days.length);
    for (const day of days) expect(new Date(Date.parse(`${day}T00:00:00Z`) + DAY * 1_000).getUTCDate()).toBe(1);
  });

  it('leaves out the days that passed while nothing ran', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), daily), 201);
    await world.advance(5);
    const before = daysOf(await listedBy(owner, made));
    await world.server.query(`UPDATE recurrences SET next_day = next_day - 10 WHERE id = $1`, [made.id]);
    await world.server.query(
      `UPDATE deadlines SET due_at = due_at - interval '10 days' WHERE kind = 'recurrence' AND subject = $1`,
      [made.id],
    );
    await world.advance(5);
    const today = await world.day(0);
    const after = daysOf(await listedBy(owner, made)).filter((day) => !before.includes(day));
    expect(after.filter((day) => day === null || day < today)).toEqual([]);
    expect((await recurrences(owner))[0]).toMatchObject({ state: 'on' });
  });

  it('waits until its template is complete again', async () => {
    const owner = await world.newShipper();
    const shipmentId = await template(owner);
    const made = ok(await repeat(owner, shipmentId, daily), 201);
    ok(await owner.api.patch(`/api/shipments/${shipmentId}`, { description: '' }), 200);
    await world.advance(2 * DAY);
    const path = `/api/recurrences/${made.id}`;
    expect((await recurrences(owner))[0]).toMatchObject({ state: 'paused', reason: 'incomplete', next: [] });
    expectRefusal(await owner.api.patch(path, { state: 'on' }), 400, 'invalid_input');
    ok(await owner.api.patch(`/api/shipments/${shipmentId}`, { description: 'A crate on a pallet.' }), 200);
    expect(ok(await owner.api.patch<Recurrence>(path, { state: 'on' }), 200)).toMatchObject({
      state: 'on',
      reason: null,
    });
  });

  it('pauses while its owner is suspended, and ends with its template and with its owner', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), daily), 201);
    ok(await world.admin.api.post(`/api/admin/users/${owner.id}/suspend`, { reason: 'A good reason.' }), 200);
    await world.advance(2 * DAY);
    expect(await listedBy(owner, made)).toHaveLength(0);
    expect((await recurrences(owner))[0]).toMatchObject({ state: 'paused', reason: 'suspended' });
    expectRefusal(await owner.api.patch(`/api/recurrences/${made.id}`, { state: 'on' }), 403, 'account_suspended');
    ok(await world.admin.api.post(`/api/admin/users/${owner.id}/restore`), 200);

    ok(await owner.api.post(`/api/shipments/${made.shipmentId}/cancel`), 200);
    await until(async () => (await recurrences(owner)).length === 0);

    const another = ok(await repeat(owner, await template(owner), daily), 201);
    ok(await owner.api.delete('/api/users/me', { password: PASSWORD }), 204);
    await world.advance(2 * DAY);
    const left = await world.server.query(
      `SELECT 1 FROM recurrences WHERE id = $1 UNION ALL SELECT 1 FROM shipments WHERE user_id = $2 AND status = 'listed'
       UNION ALL SELECT 1 FROM deadlines WHERE kind = 'recurrence' AND subject = $1 AND done_at IS NULL`,
      [another.id, owner.id],
    );
    expect(left).toEqual([]);
  });

  it('waits an hour when its owner has listed as many as an hour allows', async () => {
    const owner = await world.newShipper();
    const made = ok(await repeat(owner, await template(owner), daily), 201);
    const full = (count: number) =>
      world.server.query(`UPDATE hourly_counters SET count = $2 WHERE kind = 'shipments' AND who = $1`, [
        owner.id,
        count,
      ]);
    await full(1_000_000);
    await world.advance(DAY);
    expect(await listedBy(owner, made)).toHaveLength(0);
    expect((await recurrences(owner))[0]).toMatchObject({ state: 'on' });
    await full(0);
    await world.advance(DAY / 24 + 5);
    expect((await listedBy(owner, made)).length).toBeGreaterThan(0);
  });

  it('is made from a whole template of one\u2019s own, by days that there are, once', async () => {
    const owner = await world.newShipper();
    const shipmentId = await template(owner);
    const refused = async (rule: object, path: string, id = shipmentId) => {
      const answer = await repeat(owner, id, { every: 'week', days: [1], ...rule });
      expectRefusal(answer, 400, 'invalid_input');
      expect((answer.body as unknown as { errors: { path: string }[] }).errors.map((each) => each.path)).toEqual([
        path,
      ]);
    };
    await refused({ days: [8] }, 'days');
    await refused({ days: [] }, 'days');
    await refused({ days: [1, 2, 3, 4, 5, 6, 7, 1] }, 'days');
    await refused({ every: 'month', days: [32] }, 'days');
    await refused({ aheadDays: 31 }, 'aheadDays');
    await refused({ until: await world.day(-1) }, 'until');
    await refused({}, 'shipmentId', await world.listed(owner));
    const bare = ok(await owner.api.post<Shipment>('/api/shipments', { title: 'A crate', status: 'draft' }), 201);
    await refused({}, 'shipmentId', ok(await copy(bare.id, owner), 201).id);
    expectRefusal(await repeat(world.shipper, shipmentId, { every: 'week', days: [1] }), 404, 'not_found');
    const two = await Promise.all([1, 2].map((day) => repeat(owner, shipmentId, { every: 'two_weeks', days: [day] })));
    expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
