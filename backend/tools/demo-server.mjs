// The built program as `npm start` runs it, for tools that look at it from outside.
import { freePort } from './machine.mjs';
import { exitOf, mainFile, Refusal, sparing, start } from './project.mjs';

/**
 * Starts it with its embedded parts and the demo data, on a free port and in a folder of its own.
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [more] what the environment says beside that
 * @returns {Promise<{url: string, child: import('node:child_process').ChildProcess, ended: Promise<number>}>}
 */
export async function startDemo(dataDir, more = {}) {
  const env = {
    ...sparing,
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    RATE_LIMIT_MULTIPLIER: '1000',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const child = start(process.execPath, [mainFile], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = exitOf(child);
  let printed = '';
  const url = await new Promise((done, fail) => {
    child.stdout?.on('data', (piece) => {
      printed += piece;
      const found = /^Haulway is ready at (\S+)$/m.exec(printed);
      if (found) done(found[1]);
    });
    void ended.then((code) => fail(new Refusal(`The server ended (${code}):\n${printed}`)));
  });
  return { url, child, ended };
}
