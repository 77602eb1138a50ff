// The processes that run Haulways for the tests: one for each of Jest's workers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('host.mjs', import.meta.url));

/**
 * Starts them.
 * @param {number} many
 * @returns {Promise<{ports: number[], end(): void}>}
 */
export async function startHosts(many) {
  const children = Array.from({ length: many }, () =>
    spawn(process.execPath, [file], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', NODE_OPTIONS: process.env.HAULWAY_TEST_NODE_OPTIONS },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const ports = await Promise.all(children.map(async (child) => Number((await once(child, 'message'))[0])));
  return { ports, end: () => children.forEach((child) => child.kill('SIGKILL')) };
}
