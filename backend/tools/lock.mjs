// One installation and one build at a time, however many commands are started side by side. Node's own modules only.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './project.mjs';

const folder = join(root, '.cache');
const PAUSE_MS = 300;

/**
 * Does the work while no other process does work of this name; waits for one that does. A lock whose process is gone counts as none.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (let told = false; !taken(file); told = true) {
    if (!told) console.log(`Another command is at the ${name}; waiting for it ...`);
    await pause(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!lives(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function lives(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // A lock that was just made and not yet written belongs to someone.
    if (pid === 0) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
