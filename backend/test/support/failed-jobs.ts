import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { withQueue } from './queues.js';

/** Events of messages to somebody that cannot be told for now, and the jobs that gave up on them. */
export interface Untold {
  /** From now on they can be told. */
  mend(): Promise<void>;
}

/**
 * Takes away what somebody was told about their messages, keeps anything from telling them, and queues, for a last try,
 * the jobs that should tell them about each message. Those fail, and stay for the operators. They must have been told of
 * all messages before, or the jobs still trying would.
 * @param where the database of a running Haulway, and Redis if its queues are there
 * @param why what they fail with, without quotation marks
 */
export async function failToTell(
  where: { databaseUrl: string; redisUrl?: string | undefined },
  userId: string,
  why = 'The disk is full.',
): Promise<Untold> {
  const client = new pg.Client({ connectionString: where.databaseUrl });
  await client.connect();
  const name = `broken_${randomUUID().replaceAll('-', '')}`;
  await client.query('DELETE FROM notifications WHERE user_id = $1', [userId]);
  await client.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''${why}''; END';
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

/** Queues event jobs in the state after all their tries but one, which would otherwise take minutes. */
async function addLastTries(
  where: { databaseUrl: string; redisUrl?: string | undefined },
  jobs: { name: string; data: object }[],
): Promise<void> {
  await withQueue(where, 'events', (queue) =>
    queue.addBulk(jobs.map((job) => ({ ...job, opts: { attempts: 1, removeOnComplete: true } }))),
  );
}
