// A Redis for tests, where the machine has one: on a free loopback port, its files in a folder of the caller's.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './machine.mjs';
import { exitOf, Refusal, start } from './project.mjs';

const PROGRAM = 'redis-server';
/** Each test server has a numbered database of its own. */
const DATABASES = 4_096;
const LONGEST_START_MS = 10_000;

/** Whether `redis-server` is on the path. */
export function hasRedis() {
  return spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** @param {string} folder made when missing @returns {Promise<{url: string, stop(): Promise<void>}>} */
export async function startRedis(folder) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const words = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
    '--databases',
    String(DATABASES),
  ];
  const child = start(PROGRAM, words, { cwd: folder, stdio: 'ignore' });
  const ended = exitOf(child);
  const latest = performance.now() + LONGEST_START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > latest) throw new Refusal('redis-server did not start.');
    await pause(20);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (piece) => {
      socket.destroy();
      done(String(piece).startsWith('+PONG'));
    });
    socket.once('error', () => done(false));
  });
}
