// The built program as `npm start` runs it, for tools and tests that look at it from outside.
import { on } from 'node:events';
import { freePort } from './machine.mjs';
import { exitOf, mainFile, Refusal, sparing, start } from './project.mjs';

/**
 * Starts it with its embedded parts and the demo data, on a free port and in a folder of its own.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [more] what the environment says beside that
 * @returns {Promise<{url: string, stop: () => Promise<unknown>}>}
 */
export async function startDemo(dataDir, more = {}) {
  const env = {
    ...sparing,
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    RATE_LIMIT_MULTIPLIER: '1000',
    // Webhooks reach the receivers of tests.
    WEBHOOK_ALLOW: '127.0.0.0/8',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const child = start(process.execPath, [mainFile], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = exitOf(child);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  let printed = '';
  // Nobody reads what it prints later, and that must not hold it up.
  child.stdout?.resume();
  for await (const [piece] of on(/** @type {import('node:stream').Readable} */ (child.stdout), 'data', {
    close: ['end'],
  })) {
    printed += piece;
    const url = /^Haulway is ready at (\S+)$/m.exec(printed)?.[1];
    if (url) return { url, stop };
  }
  throw new Refusal(`The server exited (${await ended}):\n${printed}`);
}
