// A process that runs Haulways for the tests, one after another: each is a whole program on its own database, in a process that
// has already read the code, which is most of a start. Asked over HTTP on the port in HOST_PORT: `POST /start` with the settings
// answers `{id}`, or 500 with what went wrong; `POST /stop/<id>` shuts it down in order.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';

const program = new URL('../../dist/program/program.js', import.meta.url);
/** @type {Map<string, import('../../src/shutdown.js').Shutdown>} */
const running = new Map();
let started = 0;

/** @param {NodeJS.ProcessEnv} settings */
async function start(settings) {
  const { readEnv, Shutdown, start: startProgram } = await import(program.href);
  const shutdown = new Shutdown();
  try {
    // What nobody looked at ends this process, as it ends a program: every test after it fails.
    await startProgram(readEnv(settings), shutdown, { say: () => undefined, onUnhandled: () => undefined });
  } catch (error) {
    await shutdown.run(() => undefined);
    throw error;
  }
  const id = String(++started);
  running.set(id, shutdown);
  return { id };
}

/** @param {string} id */
async function stop(id) {
  const shutdown = running.get(id);
  running.delete(id);
  await shutdown?.run(() => undefined);
  return {};
}

const server = createServer(async (request, response) => {
  const [, act, id = ''] = (request.url ?? '').split('/');
  try {
    const settings = /** @type {NodeJS.ProcessEnv} */ (await json(request));
    response.end(JSON.stringify(await (act === 'start' ? start(settings) : stop(id))));
  } catch (error) {
    response.writeHead(500).end(error instanceof Error && error.stack ? error.stack : inspect(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
