// What every tool knows about the project, with Node's own modules only: the launcher uses it before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's top folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Where tools keep what they can recreate; every `npm ci` deletes it, as it should. */
export const cacheFolder = join(root, 'node_modules/.cache/haulway');

/** The built program. */
export const mainFile = join(root, 'backend/dist/program/main.js');
/**
 * The program's environment besides its settings. By default, glibc keeps freed memory in eight arenas per core and becomes
 * ever more reluctant to return big pieces; with this, the program is 75 MB smaller under load and does not creep up.
 */
export const sparing = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @param {string} module of the built program, below backend/dist */
export function importBuilt(module) {
  const file = join(root, 'backend/dist', module);
  if (!existsSync(file)) throw new Refusal(`${module} is not part of the built program. Run npm run build.`);
  return import(pathToFileURL(file).href);
}

/** A problem of the environment, told to the person at the terminal in one line, without a stack. */
export class Refusal extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** Whether a signal has asked this program to end. */
let ending = false;

/**
 * Starts a program that ends with us at the latest.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(file, args, options = {}) {
  if (ending) throw new Refusal('Ending.');
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Waits for a program to exit and returns its exit code; 128 or more when a signal ended it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export async function exitOf(child) {
  const [code, signal] = await once(child, 'exit');
  return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
}

/** @type {() => unknown} */
let last = () => undefined;

/** What is to be done when we were asked to end, and all that we started has ended. @param {() => unknown} work */
export function atEnd(work) {
  last = work;
}

/**
 * Ends what we started, and then us. Anything that does not end within half a minute is killed.
 * A program with a channel is asked by closing it, since Ctrl-C has already reached the program and a second signal would tell it to hurry.
 * @param {NodeJS.Signals} signal
 */
async function end(signal) {
  // Ctrl-C reaches the whole process group, and npm passes it on as well: the first one counts.
  if (ending) return;
  ending = true;
  const running = [...children];
  const ends = running.map((child) => exitOf(child).catch(() => 1));
  for (const child of running) {
    if (child.connected) child.disconnect();
    else child.kill(signal);
  }
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 30_000).unref();
  await Promise.all(ends);
  await last();
  process.exit(128 + constants.signals[signal]);
}

/** Ends when the npm that started us is gone: if it is killed outright, it passes nothing on. */
function endWithNpm() {
  const parent = () => readIfThere(`/proc/${process.ppid}/status`);
  // npm starts scripts through a shell, which may remain in between and outlive it.
  const isShell = /^Name:\s+(ba|da)?sh$/m.test(parent());
  const above = () => `${process.ppid} ${isShell && /^PPid:.*$/m.exec(parent())}`;
  const before = above();
  setInterval(() => above() !== before && void end('SIGTERM'), 500).unref();
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Runs a tool's work, ends in order on a signal, and exits with 1 when the work fails: a Refusal as its one line; anything else is a bug, with its stack.
 * @param {() => Promise<unknown>} work
 */
export async function tool(work) {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void end(signal));
  if (process.env.npm_lifecycle_event !== undefined) endWithNpm();
  try {
    await work();
  } catch (error) {
    // We were asked to end in the middle: what breaks then is no news, and the signal's handler exits.
    if (ending) await new Promise(() => undefined);
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
