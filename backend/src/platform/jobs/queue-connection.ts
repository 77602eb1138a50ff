import { BullModule } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import {
  type ConnectionOptions,
  createPostgresBackend,
  type Processor,
  runMigrations,
  setDefaultBackendFactory,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import pg from 'pg';
import type { Env } from '../config/env.js';
import { PooledClient } from '../database/client.js';
import { QUEUES } from './queues.js';

/** What every queue and worker shares, and how it is closed at the end. */
export interface QueueConnection {
  connection: ConnectionOptions;
  /** For those who only put work on the queues. */
  producers: ConnectionOptions;
  close(): Promise<void>;
}

// Each worker and each listener for results keeps one connection for LISTEN forever.
const POOL_SIZE = QUEUES.length + 1 + 6;

/**
 * Chooses the queues' backend: Redis with REDIS_URL, else PostgreSQL through one shared pool. Call this before the
 * application is created, with the database answering: a worker whose first connection fails never recovers.
 */
export async function connectQueues(env: Env, databaseUrl: string): Promise<QueueConnection> {
  if (env.REDIS_URL) {
    setDefaultBackendFactory();
    const connection = { url: env.REDIS_URL };
    BullModule.workerClass = workerOn(connection);
    // While Redis is away, a call or transaction must not wait for it: putting work on a queue fails at once, and a sweep finds it again.
    return { connection, producers: { ...connection, enableOfflineQueue: false }, close: async () => undefined };
  }
  setDefaultBackendFactory(createPostgresBackend);
  BullModule.workerClass = Worker;
  const log = new Logger('Queues');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PooledClient,
    max: POOL_SIZE,
    options: '-c search_path=bullmq',
    application_name: 'haulway-queues',
  });
  pool.setMaxListeners(50);
  pool.on('error', (error) => log.warn(`connection lost: ${error.message}`));
  const client = await pool.connect();
  try {
    await runMigrations(client);
  } finally {
    client.release();
  }
  // The pool takes the place of Redis options; Nest's types only know those.
  const connection = pool as unknown as ConnectionOptions;
  return { connection, producers: connection, close: () => pool.end() };
}

/** Connections for workers, which wait for Redis: Nest would hand each its queue's connection, whose commands fail at once, in a loop without pause. */
function workerOn(connection: ConnectionOptions): typeof Worker {
  return class extends Worker {
    constructor(name: string, processor: Processor, options: WorkerOptions) {
      super(name, processor, { ...options, connection });
    }
  };
}
