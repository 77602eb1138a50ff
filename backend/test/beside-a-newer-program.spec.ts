import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrate.js';
import { ok, World } from './support/people.js';
import { withQueue } from './support/queues.js';
import { until } from './support/until.js';

// What a newer release would write, unknown to this program.
const DEADLINE = 'counter_offer_expiry';
const EVENT = 'trip.planned';
const JOB = 'refund-all';
const MIGRATION = 'AddTrips1999999999999';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

async function logged(text: string): Promise<void> {
  await until(
    () => world.server.logged().includes(text),
    () => `It did not log "${text}", but:\n${world.server.logged()}`,
  );
}

describe('what a newer program has written', () => {
  it('is left for it: a deadline, an event and jobs', async () => {
    const subject = randomUUID();
    const [event] = await world.server.query<{ id: number }>(
      `INSERT INTO events (name, ids, user_ids, at) VALUES ($1, '{}', '{}', now()) RETURNING id`,
      [EVENT],
    );
    await world.server.query(
      `INSERT INTO deadlines (kind, subject, due_at) VALUES ($1, $2, now() - interval '1 hour')`,
      [DEADLINE, subject],
    );
    const ids = await Promise.all(
      (['money', 'prices', 'events'] as const).map((name) =>
        withQueue(world.server, name, async (queue) => ({
          name,
          id: (await queue.add(JOB, { id: subject }, { attempts: 1 })).id ?? '',
        })),
      ),
    );
    for (const { id } of ids) await logged(`${JOB} ${id} is left to a newer program.`);
    await logged(`Left to a newer program: deadline ${DEADLINE} 1, event ${EVENT} 1.`);

    // The same workers still do what they know, even if it came later.
    const shipmentId = await world.listed();
    await world.quoted(shipmentId);
    await world.told(world.shipper, shipmentId, 'quote', ['quote.submitted']);
    await world.advance(60);

    for (const { name, id } of ids) {
      const job = await withQueue(world.server, name, async (queue) => {
        const found = await queue.getJob(id);
        return { state: await found?.getState(), attemptsMade: found?.attemptsMade };
      });
      expect({ name, ...job }).toEqual({ name, state: 'delayed', attemptsMade: 0 });
    }
    expect(await world.server.query('SELECT done_at, attempts FROM deadlines WHERE subject = $1', [subject])).toEqual([
      { done_at: null, attempts: 0 },
    ]);
    expect(await world.server.query('SELECT dispatched_at FROM events WHERE id = $1', [event?.id])).toEqual([
      { dispatched_at: null },
    ]);
  });
});

describe('while newer programs migrate the database', () => {
  /** Waits until a statement finds a row. */
  const found = (sql: string): Promise<void> =>
    until(
      async () => (await world.server.query(sql)).length > 0,
      () => `Nothing was found by ${sql}`,
    );
  const MAKING = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^(CREATE|DROP) INDEX CONCURRENTLY' AND wait_event_type = 'Lock'`;

  it('listings can be made while an index is, and one that was cut off is made by the other', async () => {
    const name = 'IndexWordsByDay1765600000305';
    await world.server.query('DELETE FROM migrations WHERE name = $1', [name]);
    await world.server.query('DROP INDEX shipments_text_by_day');
    const shipmentId = await world.listed();
    // Somebody has written and not finished, which every index waits for.
    const slow = new pg.Client({ connectionString: world.server.databaseUrl });
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query('UPDATE shipments SET title = title WHERE id = $1', [shipmentId]);

    const first = expect(migrate(world.server.databaseUrl)).rejects.toThrow(/canceling statement/);
    await found(MAKING);
    const second = migrate(world.server.databaseUrl);
    await world.listed();
    await world.server.query(`SELECT pg_cancel_backend(pid) FROM (${MAKING}) making`);
    await first;
    await found(MAKING);
    const third = migrate(world.server.databaseUrl);
    await found(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'haulway-migrate' HAVING count(*) = 2`,
    );
    await world.listed();
    await slow.query('COMMIT');
    await slow.end();

    expect(await Promise.all([second, third])).toEqual([1, 0]);
    const valid = `SELECT indisvalid FROM pg_index WHERE indexrelid = 'shipments_text_by_day'::regclass`;
    expect(await world.server.query(valid)).toEqual([{ indisvalid: true }]);
  });
});

describe('once a newer program has migrated the database', () => {
  it('the older one takes no more work, still answers calls, and leaves what happens to the newer one', async () => {
    await world.server.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999999, $1)`, [MIGRATION]);
    await world.server.query(`SELECT pg_notify('haulway', 'release')`);
    await logged(`A newer Haulway has migrated the database (${MIGRATION}), so this one takes no more work.`);

    // An unread notification is due to be mailed; whatever happens next wakes the workers.
    const due = `UPDATE notifications SET mail_at = now() - interval '1 minute' WHERE user_id = $1 AND kind = 'quote.submitted' RETURNING id`;
    expect(await world.server.query(due, [world.shipper.id])).toHaveLength(1);
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId);
    // A job it knows is not taken either, if somebody else put it on the queue.
    const id = await withQueue(
      world.server,
      'prices',
      async (queue) => (await queue.add('prices.compute', { shipmentId }, { attempts: 1 })).id ?? '',
    );
    ok(await world.carrier.api.get(`/api/shipments/${shipmentId}`), 200);
    // Its own clock keeps putting sweeps on the queue: one still there was not taken.
    await withQueue(world.server, 'sweeps', async (queue) => {
      await until(async () => (await queue.getJobCountByTypes('waiting', 'delayed')) > 0);
    });
    expect(
      await world.server.query(`SELECT name FROM events WHERE ids->>'quoteId' = $1 AND dispatched_at IS NOT NULL`, [
        quoteId,
      ]),
    ).toEqual([]);
    expect(['waiting', 'delayed']).toContain(
      await withQueue(world.server, 'prices', async (queue) => (await queue.getJob(id))?.getState()),
    );
    expect(
      await world.server.query(`SELECT 1 FROM notifications WHERE link = $1`, [`/shipments/${shipmentId}`]),
    ).toEqual([]);
    expect(await world.server.query(`SELECT 1 FROM emails WHERE kind = 'quote.submitted'`)).toEqual([]);

    // The newer one, which knows that migration.
    await world.server.query('DELETE FROM migrations WHERE name = $1', [MIGRATION]);
    await world.server.restart();
    await world.told(world.shipper, shipmentId, 'quote', ['quote.submitted']);
  });

  it('the older one carries deals through, though columns are of another type now', async () => {
    const [shipmentId, later] = [await world.listed(), await world.listed()];
    const [quoteId, second] = [await world.quoted(shipmentId), await world.quoted(later)];
    await world.paid();
    await world.server.query('ALTER TABLE shipments ALTER COLUMN cancel_reason TYPE varchar(500)');
    ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    await world.server.query('ALTER TABLE users ALTER COLUMN last_name TYPE varchar(500)');
    ok(await world.shipper.api.post(`/api/quotes/${second}/accept`), 200);
  });
});
