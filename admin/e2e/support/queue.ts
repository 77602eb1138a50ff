import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';

/** Puts a job on a queue that cannot be done, so that it is given up. */
export async function addHopelessJob(name: string): Promise<void> {
  const data = process.env.HAULWAY_TEST_DATA ?? '';
  const port = Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'haulway', password, database: 'haulway', options: '-c search_path=bullmq' });
  const queue = new Queue('events', { connection: pool }, createPostgresBackend);
  await queue.add(name, { eventId: 'none' }, { attempts: 1 });
  await queue.close();
  await pool.end();
}
