import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../../migrations/index.js';
import { CHANNEL } from '../events/signals.js';
import { dataSourceOptions } from './data-source.js';
import type { Topic } from './tx.js';

const LEAST_VERSION = 150_000;
const MIGRATION_LOCK = 7_203_441;
const ASK_AGAIN_MS = 200;

/**
 * Brings the database up to date or, given names, to exactly these migrations; one process at a time.
 * Returns how many were missing.
 * @throws when the server is older than PostgreSQL 15
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'haulway-migrate' });
  await client.connect();
  try {
    const version = Number(
      (await client.query<{ server_version_num: string }>('SHOW server_version_num')).rows[0]?.server_version_num,
    );
    if (version < LEAST_VERSION) throw new Error('The database is older than PostgreSQL 15.');
    await lock(client);
    const source = await new DataSource({
      ...dataSourceOptions(databaseUrl, 2),
      migrationsTransactionMode: 'each',
      ...(only ? { migrations: MIGRATIONS.filter(({ name }) => only.includes(name)) } : {}),
      extra: { max: 2 },
    }).initialize();
    try {
      const { length } = await source.runMigrations();
      // Workers of an older program that still run are told before this one starts working.
      if (length > 0) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, 'release' satisfies Topic]);
      return length;
    } finally {
      await source.destroy();
    }
  } finally {
    await client.end();
  }
}

/** Waits until no other process migrates. Not within a statement: an index made alongside waits for each that began before it. */
async function lock(client: pg.Client): Promise<void> {
  const tried = 'SELECT pg_try_advisory_lock($1) AS "isOurs"';
  while (!(await client.query<{ isOurs: boolean }>(tried, [MIGRATION_LOCK])).rows[0]?.isOurs) await pause(ASK_AGAIN_MS);
}
