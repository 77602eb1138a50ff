// A step of installing or building: done when its inputs have changed, by one process at a time. Node's own modules only.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cacheFolder, root } from './project.mjs';

const notInputs = new Set(['node_modules', 'dist', 'e2e', '.vite']);

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} product what is there when it was done
 * @property {string[]} inputs files and folders that the outcome hangs on; both as seen from the project's top
 * @property {() => Promise<unknown>} work
 */

/** Does the step unless it is done, which is told by contents: a fresh clone changes every date. @param {Step} step */
export async function take({ name, product, inputs, work }) {
  const stamp = stampOf(name);
  const isDone = () =>
    existsSync(join(root, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(inputs);
  if (isDone()) return;
  const lock = await locked(name);
  try {
    // Another command may have done it in the meantime.
    if (isDone()) return;
    // Taken before, so that a change made during the work does not count as done.
    const figure = fingerprint(inputs);
    forget(name);
    if (name !== 'install') console.log(`Building ${name} ...`);
    await work();
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(stamp, figure);
  } finally {
    lock.close();
  }
}

/** The next time the step is done anew. @param {string} name */
export function forget(name) {
  rmSync(stampOf(name), { force: true });
}

/** @param {string} name */
const stampOf = (name) => join(cacheFolder, `${name}.stamp`);

/** Native parts are chosen by platform and by Node's major version. @param {string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(`${process.version.split('.')[0]} ${process.platform} ${process.arch}\0`);
  for (const file of inputs.flatMap(filesBelow))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * All files of a folder in a fixed order, or the file itself; tests and generated files are left out.
 * @param {string} path as seen from the project's top
 * @returns {string[]}
 */
export function filesBelow(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !notInputs.has(name) && !name.endsWith('.spec.ts'))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Waits until no other process is on this step, and keeps others away until the server is closed. Its address is not a file, and the
 * system frees it when its process ends, however that happens.
 * @param {string} name
 */
async function locked(name) {
  const address = `\0haulway ${name} ${createHash('sha256').update(root).digest('hex')}`;
  const lock = createServer();
  for (let told = false; process.platform === 'linux'; told = true) {
    try {
      await once(lock.listen(address), 'listening');
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    }
    if (!told) console.log(`Another command is running the ${name}; waiting for it ...`);
    await pause(300);
  }
  return lock;
}
