import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { DealActs } from './bookings/deal-acts.js';
import { DealFollowers } from './bookings/deal-followers.js';
import { ReportedConditions } from './bookings/reported-conditions.js';
import { dropUnfinishedDemo, holdsDemo, isEmpty } from './demo-mark.js';
import { LatePayments } from './payments/late-payments.js';
import { type Env, EnvProblem } from './platform/config/env.js';
import { migrate } from './platform/database/migrate.js';
import { Deadlines } from './platform/deadlines/deadlines.js';
import { closeDataDir, lockDataDir } from './platform/embedded/data-dir.js';
import { startEmbeddedPostgres } from './platform/embedded/postgres.js';
import { readSecret } from './platform/embedded/secret.js';
import { Outbox } from './platform/events/outbox.js';
import { RecordActs } from './platform/http/acts.js';
import { createLog, NestLog } from './platform/http/logging.js';
import { configureFastify, createAdapter } from './platform/http/server.js';
import { addressesOf, requireFreePort } from './platform/http/port.js';
import { closeServer } from './platform/http/shutdown.js';
import { connectQueues } from './platform/jobs/queue-connection.js';
import { StandingTerms } from './shipments/standing-terms.js';
import { Sweeps } from './platform/jobs/sweeps.js';
import type { Shutdown } from './shutdown.js';

// For who starts programs in a process of their own.
export { readEnv } from './platform/config/env.js';
export { Shutdown } from './shutdown.js';
// For the build.
export { buildDocument } from './platform/http/openapi.js';

/** What a program asks of the process that it runs in. */
export interface Surroundings {
  /** Shows a line to the person at the terminal. */
  say(line: string): void;
  /** Hears of a promise that nobody looked at, with the program's log: the process cannot go on. */
  onUnhandled(log: Logger): void;
}

/**
 * Starts one Haulway; everything that has to be ended again is in `shutdown`. It keeps nothing of its own outside of what it
 * makes here, so several can run in one process.
 * @throws EnvProblem or DataDirInUse when a person has to change something first
 */
export async function start(env: Env, shutdown: Shutdown, { say, onUnhandled }: Surroundings): Promise<void> {
  closeDataDir(env.DATA_DIR);
  const log = createLog(env);
  onUnhandled(log);
  // A process that only migrates listens nowhere, and may run beside the running program.
  if (env.runsApi && env.MIGRATE_ONLY !== '1') await requireFreePort(env);
  for (const line of env.shortcomings) log.warn(line);
  const databaseUrl = env.DATABASE_URL ?? (await startDatabase(env, shutdown, say));
  if (env.demo && !env.DATABASE_URL && (await dropUnfinishedDemo(databaseUrl)))
    say('The demo data was not finished; creating it again.');
  const migrations = await migrate(databaseUrl);
  if (migrations > 0) say(`Brought the database up to date (${migrations} migrations).`);
  if (env.production && (await holdsDemo(databaseUrl))) {
    throw new EnvProblem(
      "NODE_ENV: production refuses this database: it holds the demo's accounts, whose password everybody can read. Start on an empty database or DATA_DIR.",
    );
  }
  if (env.MIGRATE_ONLY === '1') return;

  const queues = await connectQueues(env, databaseUrl);
  shutdown.last('the queues', () => queues.close());
  const ground = {
    env,
    databaseUrl,
    queues,
    jwtSecret: env.JWT_SECRET ?? readSecret(env.DATA_DIR, 'jwt-secret'),
    dataKey: env.DATA_KEY ?? readSecret(env.DATA_DIR, 'data-key'),
    closing: shutdown.closing,
  };
  if (env.demo && (await isEmpty(databaseUrl))) {
    say('Creating the demo data ...');
    const { seedDemo } = await import('../seeds/demo.js');
    await seedDemo(ground);
  }
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(ground), createAdapter(env), {
    rawBody: true,
    logger: new NestLog(log),
    abortOnError: false,
  });
  shutdown.last('the modules', () => app.close());
  await configureFastify(app, env, log, shutdown.closing);
  requireHandlers(app, env);
  if (env.runsApi) {
    shutdown.last('the server', () => closeServer(app, env.DRAIN_MS));
    for (const host of addressesOf(env)) await app.listen({ port: env.PORT, host });
  }
  say(env.runsApi ? `Haulway is ready at http://localhost:${env.PORT}` : 'The Haulway worker is ready');
}

/** @throws when an event, deadline, job or sweep has no handler: the program does not start */
function requireHandlers(app: NestFastifyApplication, env: Env): void {
  app.get(Outbox).requireListeners();
  app.get(Deadlines).requireVerbs();
  app.get(LatePayments).requireHandler();
  app.get(ReportedConditions).requireHandler();
  app.get(DealFollowers).requireFollowers();
  app.get(StandingTerms).requireFollower();
  app.get(DealActs).requireConditions();
  app.get(RecordActs).requireReaders();
  if (env.runsWorker) app.get(Sweeps).requireTasks();
}

async function startDatabase(env: Env, shutdown: Shutdown, say: Surroundings['say']): Promise<string> {
  const lock = lockDataDir(env.DATA_DIR);
  shutdown.last('the lock of the data folder', () => lock.release());
  say('Starting the database ...');
  const database = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, onLine: say });
  shutdown.alsoWhenUrgent('the database', () => database.stop());
  return database.url;
}
