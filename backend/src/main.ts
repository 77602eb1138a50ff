import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { DealActs } from './bookings/deal-acts.js';
import { DealFollowers } from './bookings/deal-followers.js';
import { dropUnfinishedDemo, holdsDemo, isEmpty } from './demo-mark.js';
import { LatePayments } from './payments/late-payments.js';
import { type Env, EnvProblem, readEnv } from './platform/config/env.js';
import { migrate } from './platform/database/migrate.js';
import { Deadlines } from './platform/deadlines/deadlines.js';
import { closeDataDir, DataDirInUse, lockDataDir } from './platform/embedded/data-dir.js';
import { followLauncher } from './platform/embedded/launcher.js';
import { startEmbeddedPostgres } from './platform/embedded/postgres.js';
import { readSecret } from './platform/embedded/secret.js';
import { Outbox } from './platform/events/outbox.js';
import { RecordActs } from './platform/http/acts.js';
import { createLog, NestLog } from './platform/http/logging.js';
import { configureFastify, createAdapter } from './platform/http/server.js';
import { addressesOf, requireFreePort } from './platform/http/port.js';
import { closeServer } from './platform/http/shutdown.js';
import { connectQueues } from './platform/jobs/queue-connection.js';
import { Sweeps } from './platform/jobs/sweeps.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Whoever waits for the shutdown would force it after a while. */
const LONGEST_CLOSING_MS = 25_000;

/** One line for the person at the terminal. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Everything that was started, ended in reverse order; each step once. */
class Shutdown {
  readonly closing = { started: false };
  private readonly steps: { what: string; end: () => unknown }[] = [];

  /** @param what is being ended, for the line that names it when it hangs */
  last(what: string, end: () => unknown): void {
    this.steps.unshift({ what, end });
  }

  /** What must not be left behind even when a second signal asks to end at once. */
  private urgent: (() => Promise<void>) | undefined;

  alsoWhenUrgent(what: string, end: () => Promise<void>): void {
    this.urgent = end;
    this.last(what, end);
  }

  private async urgently(code: number): Promise<never> {
    await this.urgent?.();
    process.exit(code || 1);
  }

  async run(code: number): Promise<never> {
    if (this.closing.started) return this.urgently(code);
    this.closing.started = true;
    let current: string | undefined;
    setTimeout(() => {
      process.stderr.write(`While closing: ${current} did not finish in time; exiting now.\n`);
      void this.urgently(code);
    }, LONGEST_CLOSING_MS).unref();
    for (const { what, end } of this.steps) {
      current = what;
      try {
        await end();
      } catch (error) {
        process.stderr.write(`While closing ${what}: ${(error as Error).message}\n`);
      }
    }
    process.exit(code);
  }
}

async function start(env: Env, shutdown: Shutdown): Promise<void> {
  closeDataDir(env.DATA_DIR);
  const log = createLog(env);
  process.on('unhandledRejection', (reason) => {
    log.fatal({ stack: reason instanceof Error ? reason.stack : String(reason) }, 'unhandled');
    void shutdown.run(1);
  });
  // A process that only migrates listens nowhere, and may run beside the running program.
  if (env.runsApi && env.MIGRATE_ONLY !== '1') await requireFreePort(env);
  if (env.production && env.paymentProvider === 'sandbox')
    log.warn('CARDS=sandbox: cards are simulated, and no real card is charged.');
  const databaseUrl = env.DATABASE_URL ?? (await startDatabase(env, shutdown));
  if (env.demo && !env.DATABASE_URL && (await dropUnfinishedDemo(databaseUrl)))
    say('The demo data was not finished; creating it again.');
  const migrations = await migrate(databaseUrl);
  if (migrations > 0) say(`Brought the database up to date (${migrations} migrations).`);
  if (env.production && (await holdsDemo(databaseUrl))) {
    throw new EnvProblem(
      "NODE_ENV: production refuses this database: it holds the demo's accounts, whose password everybody can read. Start on an empty database or DATA_DIR.",
    );
  }
  if (env.MIGRATE_ONLY === '1') return shutdown.run(0);

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
  app.get(DealFollowers).requireFollowers();
  app.get(DealActs).requireConditions();
  app.get(RecordActs).requireReaders();
  if (env.runsWorker) app.get(Sweeps).requireTasks();
}

async function startDatabase(env: Env, shutdown: Shutdown): Promise<string> {
  const lock = lockDataDir(env.DATA_DIR);
  shutdown.last('the lock of the data folder', () => lock.release());
  say('Starting the database ...');
  const database = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, onLine: say });
  shutdown.alsoWhenUrgent('the database', () => database.stop());
  return database.url;
}

async function main(): Promise<void> {
  const shutdown = new Shutdown();
  followLauncher();
  for (const signal of SIGNALS) process.on(signal, () => void shutdown.run(0));
  try {
    await start(readEnv(), shutdown);
  } catch (error) {
    // We were asked to stop in the middle of starting; what breaks then is no news.
    if (shutdown.closing.started) return;
    const known = error instanceof EnvProblem || error instanceof DataDirInUse;
    process.stderr.write(
      `${known ? error.message : ((error as Error).stack ?? String(error)).replace(/^Error: /, '')}\n`,
    );
    await shutdown.run(1);
  }
}

// Not awaited here: modules imported later import from this file, and would wait for it to finish.
void main();
