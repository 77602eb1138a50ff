import type { DataSource, DataSourceOptions } from 'typeorm';
import pg from 'pg';
import { MIGRATIONS } from '../../../migrations/index.js';
import { clientThatGivesUp } from './client.js';
import { SnakeNaming } from './columns.js';

const INT8 = 20;
const DATE = 1082;

// Counts and cents fit a double exactly; a calendar day stays text, so that no time zone can shift it.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(DATE, (text) => text);

const STATEMENT_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 3_000;
const CallClient = clientThatGivesUp(STATEMENT_TIMEOUT_MS + CONNECTION_TIMEOUT_MS);

/** How TypeORM reaches the database; entities come with the modules that own them. */
export function dataSourceOptions(url: string, pool: number): DataSourceOptions & { autoLoadEntities: boolean } {
  return {
    type: 'postgres',
    url,
    autoLoadEntities: true,
    synchronize: false,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    applicationName: 'haulway',
    installExtensions: false,
    extra: {
      Client: CallClient,
      // A transaction sends its statements without waiting for the answer to the one before.
      pipeline: true,
      max: pool,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      idleTimeoutMillis: 60_000,
    },
  };
}

/** As many connections again to the same database, on which each prepared statement keeps one plan for all values. */
export function poolPlanningOnce({ options }: DataSource): pg.Pool {
  const { url, extra } = options as { url?: string; extra?: pg.PoolConfig };
  const pool = new pg.Pool({
    ...extra,
    pipeline: false,
    connectionString: url,
    application_name: 'haulway-reads',
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // A connection lost while nobody used it: the next read opens another.
  pool.on('error', () => undefined);
  return pool;
}
