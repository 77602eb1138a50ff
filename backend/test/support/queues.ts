import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';

const onPostgres = (name: string, connection: pg.Pool) => new Queue(name, { connection }, createPostgresBackend);

/** Opens a queue of a running Haulway for as long as `work` takes: on its database, or on Redis if its queues are there. */
export async function withQueue<Result>(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string | undefined },
  name: string,
  work: (queue: Queue | ReturnType<typeof onPostgres>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c search_path=bullmq', max: 3 });
  const queue = redisUrl ? new Queue(name, { connection: { url: redisUrl } }) : onPostgres(name, pool);
  try {
    return await work(queue);
  } finally {
    await queue.close();
    await pool.end();
  }
}
