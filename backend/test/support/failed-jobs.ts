import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { withQueue } from './queues.js';

/** Events of messages to somebody that cannot be told of for now, and the jobs that gave up on them. */
export interface Untold {
  /** From now on they can be told of. */
  mend(): Promise<void>;
}

/**
 * Takes away what somebody was told of their messages, lets nobody tell them anything, and puts on the queue, for a
 * last try, the jobs that are to tell them of each message. They fail, and stay for the operators. They have to have been
 * told of all messages before, or the jobs that still try would.
 * @param where the database of a running Haulway, and Redis if its queues lie there
 */
export async function failToTell(
  where: { databaseUrl: string; redisUrl?: string | undefined },
  userId: string,
): Promise<Untold> {
  const client = new pg.Client({ connectionString: where.databaseUrl });
  await client.connect();
  const name = `broken_${randomUUID().replaceAll('-', '')}`;
  await client.query('DELETE FROM notifications WHERE user_id = $1', [userId]);
  await client.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''The disk is full.''; END';
    CREATE TRIGGER ${name} BEFORE INSERT ON notifications FOR EACH ROW WHEN (NEW.user_id = '${userId}') EXECUTE FUNCTION ${name}()`);
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM events WHERE name = 'message.sent' AND $1 = ANY(user_ids) ORDER BY id`,
    [userId],
  );
  await addLastTries(
    where,
    rows.map(({ id }) => ({ name: 'notifications.tell', data: { eventId: Number(id) } })),
  );
  return {
    mend: async () => {
      await client.query(`DROP TRIGGER ${name} ON notifications; DROP FUNCTION ${name}()`);
      await client.end();
    },
  };
}

/** Puts jobs on the queue of events as they are after all their tries but one: that takes minutes. */
async function addLastTries(
  where: { databaseUrl: string; redisUrl?: string | undefined },
  jobs: { name: string; data: object }[],
): Promise<void> {
  await withQueue(where, 'events', (queue) =>
    queue.addBulk(jobs.map((job) => ({ ...job, opts: { attempts: 1, removeOnComplete: true } }))),
  );
}
