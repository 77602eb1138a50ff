import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

const LEAST_VERSION = 150_000;
const MIGRATION_LOCK = 7_203_441;

/**
 * Brings the database up to date; one process at a time.
 * @throws when the server is older than PostgreSQL 15.
 */
export async function migrate(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'haulway-migrate' });
  await client.connect();
  try {
    const version = Number((await client.query<{ server_version_num: string }>('SHOW server_version_num')).rows[0]?.server_version_num);
    if (version < LEAST_VERSION) throw new Error('The database is older than PostgreSQL 15.');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const source = await new DataSource({
      ...dataSourceOptions(databaseUrl, 2),
      migrationsTransactionMode: 'each',
      extra: { max: 2 },
    }).initialize();
    try {
      return (await source.runMigrations()).length;
    } finally {
      await source.destroy();
    }
  } finally {
    await client.end();
  }
}
