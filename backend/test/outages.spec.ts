import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Callers, letCall } from './support/callers.js';
import { openEventStream } from './support/event-stream.js';
import { cutLeftLines, type Line, layLineTo } from './support/line.js';
import { ok, PASSWORD, type Person, World } from './support/people.js';
import { createDatabase } from './support/server.js';
import { until } from './support/until.js';

const CALLERS = 4;

let line: Line;
let world: World;
let people: Person[];
let callers: Callers | undefined;

beforeAll(async () => {
  const through = await layLineTo(await createDatabase(`outages_${randomUUID().replaceAll('-', '')}`));
  line = through.line;
  world = await World.start({ alone: true, databaseUrl: through.databaseUrl });
  people = await Promise.all(Array.from({ length: CALLERS }, () => world.newShipper()));
});

afterAll(cutLeftLines);

afterEach(async () => {
  await callers?.stop().catch(() => undefined);
  callers = undefined;
});

/** Stops the callers: what they were told is listed exists once, and no call was answered with a fault of ours. */
async function expectNothingLost(calling: Callers, statuses: readonly number[]): Promise<void> {
  await calling.stop();
  expect([...calling.statuses].filter((status) => !statuses.includes(status))).toEqual([]);
  expect(calling.unclear).toEqual([]);
  const rows = await world.server.query<{ title: string }>('SELECT title FROM shipments WHERE title = ANY($1)', [
    calling.listed,
  ]);
  expect(rows.map(({ title }) => title).sort()).toEqual([...calling.listed].sort());
}

// Before the tests that kill the program: a sweep killed at work holds back the next ones for up to a minute.
describe('the queue loses an event handed to it', () => {
  it('and it is handed on again, to the listener that has not done its work', async () => {
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId);
    await world.told(world.shipper, shipmentId, 'quote', ['quote.submitted']);
    const waiting = () =>
      world.server.query<{ waiting: string[] }>(
        `SELECT waiting FROM events WHERE name = 'quote.submitted' AND ids->>'quoteId' = $1`,
        [quoteId],
      );
    await until(async () => (await waiting())[0]?.waiting.length === 0);
    // As if Redis had been emptied before the job started.
    await world.server.query('DELETE FROM notifications WHERE link = $1', [`/shipments/${shipmentId}`]);
    await world.server.query(
      `UPDATE events SET waiting = '{notifications.tell}', dispatched_at = dispatched_at - interval '20 minutes' WHERE ids->>'quoteId' = $1 AND name = 'quote.submitted'`,
      [quoteId],
    );
    await world.told(world.shipper, shipmentId, 'quote', ['quote.submitted']);
    await until(async () => (await waiting())[0]?.waiting.length === 0);
  });
});

describe('what one listener of an event cannot do', () => {
  it('is tried again by itself, while the others have done their work', async () => {
    const carrier = await world.newCarrier();
    ok(await carrier.api.post('/api/saved-searches', { label: 'Boats', query: { q: 'boat' } }), 201);
    await world.server.query(`
      CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''The disk is full.''; END';
      CREATE TRIGGER broken BEFORE DELETE ON saved_searches FOR EACH ROW EXECUTE FUNCTION broken()`);
    expect((await carrier.api.delete('/api/users/me', { password: PASSWORD })).status).toBe(204);
    const waiting = async () =>
      (
        await world.server.query<{ waiting: string[] | null }>(
          `SELECT CASE WHEN dispatched_at IS NOT NULL THEN waiting END AS waiting FROM events WHERE name = 'user.erased' AND ids->>'userId' = $1`,
          [carrier.id],
        )
      )[0]?.waiting;
    await until(async () => (await waiting())?.length === 1);
    expect(await waiting()).toEqual(['searches.forget']);
    await world.server.query('DROP TRIGGER broken ON saved_searches; DROP FUNCTION broken()');
    await until(async () => (await waiting())?.length === 0);
    expect(await world.server.query('SELECT FROM saved_searches WHERE user_id = $1', [carrier.id])).toEqual([]);
  });
});

describe('while people call', () => {
  it('the database goes away and comes back: calls wait for it, nothing has to be restarted, and live events go on', async () => {
    const stream = await openEventStream(world.server.url, { authorization: `Bearer ${world.shipper.token}` });
    const calling = (callers = letCall(people));
    await calling.each(201);
    await line.cut();
    await calling.each(503);
    const { visitor } = world;
    expect((await visitor.get('/api/health/live')).status).toBe(200);
    // What was found a moment before still counts.
    await until(async () => (await visitor.get('/api/health/ready')).status !== 200);
    const ready = await visitor.get<{ detail?: string }>('/api/health/ready');
    expect([ready.status, ready.body.detail]).toEqual([503, 'The database is not responding.']);
    const figures = ok(await visitor.get<string>('/metrics'), 200);
    expect(figures).toContain('haulway_reached{part="database"} 0\n');
    expect(figures).toMatch(/^process_cpu_seconds_total \d/m);
    expect(figures).not.toMatch(/^haulway_outbox_age_seconds \d/m);
    await line.mend();
    await calling.each(201);
    const shipmentId = await world.listed();
    await world.quoted(shipmentId);
    expect((await stream.next('quote.submitted')).data['shipmentId']).toBe(shipmentId);
    stream.close();
    await expectNothingLost(calling, [200, 201, 503]);
  });

  it('the database ends every connection, again and again', async () => {
    const calling = (callers = letCall(people));
    for (let round = 0; round < 5; round++) {
      await calling.each(201);
      await world.server.query(
        // Not an autovacuum that happens to be at work: ending it is refused to all but a superuser.
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
    }
    await calling.each(201);
    // A call waiting for another with its key is told so.
    await expectNothingLost(calling, [200, 201, 409, 503]);
  });

  it('the database is slow, then silent: calls are refused after a while, and everything recovers on its own', async () => {
    const { visitor } = world;
    const readings = () =>
      Promise.all(
        Array.from({ length: 120 }, (_, call) => (people[call % CALLERS] as Person).api.get('/api/users/me/dashboard')),
      );
    const expectSoon = async (answers: Awaited<ReturnType<typeof readings>>) => {
      expect(
        answers.filter(
          ({ status, headers }) => status !== 200 && !(status === 503 && Number(headers.get('retry-after')) > 0),
        ),
      ).toEqual([]);
      expect((await visitor.get('/api/health/live')).status).toBe(200);
    };
    line.slow(1_500);
    const slow = await readings();
    await expectSoon(slow);
    expect(new Set(slow.map(({ status }) => status))).toEqual(new Set([200, 503]));
    line.slow(Number.POSITIVE_INFINITY);
    const unheard = await readings();
    await expectSoon(unheard);
    expect(new Set(unheard.map(({ status }) => status))).toEqual(new Set([503]));
    line.slow(0);
    expect(new Set((await readings()).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('more calls come than the database can get to soon: most are refused at once, and no balancer takes it out', async () => {
    line.slow(500);
    const calls = Promise.all(Array.from({ length: 900 }, () => world.visitor.get(`/api/users/${world.carrier.id}`)));
    const ready = new Set<number>();
    const look = async () => void ready.add((await world.visitor.get('/api/health/ready')).status);
    for (let answered = false; !answered;)
      answered = await Promise.race([calls.then(() => true), look().then(() => false)]);
    const answers = await calls;
    line.slow(0);
    expect(ready).toEqual(new Set([200]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(300);
    expect((await world.visitor.get(`/api/users/${world.carrier.id}`)).status).toBe(200);
  });

  it('the program is killed and restarted', async () => {
    const calling = (callers = letCall(people, { persistent: true }));
    await calling.each(201);
    await world.server.kill('SIGKILL');
    await calling.each(0);
    await world.server.restart();
    await calling.each(201);
    await expectNothingLost(calling, [0, 200, 201, 409, 503]);
  });
});

describe('killed while receiving photos', () => {
  it('the program has every photo it confirmed, whole, and sweeps away the rest', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#336655' } })
      .jpeg()
      .toBuffer();
    const send = async ({ api }: Person): Promise<string[]> => {
      const body = new FormData();
      body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
      return ok(await api.post<{ url: string }[]>('/api/uploads', body), 201).map(({ url }) => url);
    };
    const unfinished = () => world.server.query<{ id: string }>('SELECT id FROM uploads WHERE stored_at IS NULL');
    const told = await send(world.shipper);
    const sending = people.map((person) =>
      send(person).then(
        (urls) => void told.push(...urls),
        () => undefined,
      ),
    );
    await until(async () => (await unfinished()).length > 0);
    await world.server.kill('SIGKILL');
    await Promise.all(sending);
    const cutOff = await unfinished();
    expect(cutOff.length).toBeGreaterThan(0);
    // As if an hour had passed, after which no call can still be using it.
    await world.server.query(`UPDATE uploads SET created_at = created_at - interval '2 hours' WHERE stored_at IS NULL`);
    await world.server.restart();
    for (const url of told) expect((await world.shipper.api.get(url)).status).toBe(200);
    expect(await unfinished()).toEqual([]);
    const folders = cutOff.map(({ id }) => join(world.server.folder, 'files/photos', id.slice(0, 2), id));
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  });
});
