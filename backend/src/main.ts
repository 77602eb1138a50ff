import { EnvProblem, readEnv } from './platform/config/env.js';
import { DataDirInUse } from './platform/embedded/data-dir.js';
import { followLauncher } from './platform/embedded/launcher.js';
import { start } from './program.js';
import { Shutdown } from './shutdown.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Whoever waits for the shutdown would force it after a while. */
const LONGEST_CLOSING_MS = 25_000;

const shutdown = new Shutdown();

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Ends the process in order or, asked for a second time or after too long, at once. */
async function end(code: number): Promise<never> {
  if (shutdown.closing.started) return atOnce(code);
  setTimeout(() => {
    complain(`While closing: ${shutdown.at} did not finish in time; exiting now.`);
    void atOnce(code);
  }, LONGEST_CLOSING_MS).unref();
  await shutdown.run(complain);
  process.exit(code);
}

async function atOnce(code: number): Promise<never> {
  await shutdown.urgently();
  process.exit(code || 1);
}

async function main(): Promise<void> {
  followLauncher();
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  try {
    const env = readEnv();
    await start(env, shutdown, {
      say: (line) => process.stdout.write(`${line}\n`),
      onUnhandled: (log) =>
        process.on('unhandledRejection', (reason) => {
          log.fatal({ stack: reason instanceof Error ? reason.stack : String(reason) }, 'unhandled');
          void end(1);
        }),
    });
    if (env.MIGRATE_ONLY === '1') await end(0);
  } catch (error) {
    // We were asked to stop in the middle of starting; what breaks then is no news.
    if (shutdown.closing.started) return;
    const known = error instanceof EnvProblem || error instanceof DataDirInUse;
    complain(known ? error.message : ((error as Error).stack ?? String(error)).replace(/^Error: /, ''));
    await end(1);
  }
}

void main();
