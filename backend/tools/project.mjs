// What every tool knows of the project, with Node's own modules only: the launcher uses it before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's top folder. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Where tools keep what they can make again; it goes away with every `npm ci`, as it should. */
export const cacheFolder = join(root, 'node_modules/.cache/haulway');

/** The built program. */
export const mainFile = join(root, 'backend/dist/program/main.js');
/**
 * The program's environment beside its settings. glibc keeps what is freed in eight arenas a core and gives big pieces back
 * ever more reluctantly; so told, the program is 75 MB smaller under load and does not creep up.
 */
export const sparing = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** @param {string} module of the built program, below backend/dist */
export function importBuilt(module) {
  const file = join(root, 'backend/dist', module);
  if (!existsSync(file)) throw new Refusal(`${module} is not part of the built program.`);
  return import(pathToFileURL(file).href);
}

/** A mistake of the surroundings, told to the person at the terminal in its one line, without a stack. */
export class Refusal extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Starts a program that ends with us at the latest.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(file, args, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/**
 * Waits for a program's end and gives its exit code, 128 and more when a signal ended it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitOf(child) {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
export async function capture(file, args, options = {}) {
  const child = start(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => pieces.push(piece));
  const ended = new Promise((done) => child.once('close', done));
  const code = await exitOf(child);
  await ended;
  return { code, output: Buffer.concat(pieces).toString('utf8') };
}

/** Whether a signal has asked this program to end. */
let ending = false;

/**
 * Ends what we started, and then us, on SIGINT, SIGTERM and SIGHUP. One that does not end within half a minute is killed.
 * A program with a channel is asked by closing it, since Ctrl-C has reached the program already and a second signal would tell it to hurry.
 * @param {() => Promise<void>} [last] what is to be done when all have ended
 */
export function endTogether(last) {
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    // Ctrl-C reaches the whole process group and npm passes it on besides: the first one counts.
    if (ending) return;
    ending = true;
    const running = [...children];
    const ends = running.map((child) => exitOf(child).catch(() => 1));
    for (const child of running) {
      if (child.connected) child.disconnect();
      else child.kill(signal);
    }
    const impatience = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 30_000);
    await Promise.all(ends);
    clearTimeout(impatience);
    await last?.();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void end(signal));
  endWithNpm(end);
}

/**
 * Ends when the npm that started us is gone: killed outright, it passes nothing on, and the shell in between may not either.
 * @param {(signal: NodeJS.Signals) => Promise<void>} end
 */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = [[process.pid, process.ppid]];
  // npm starts scripts through a shell, which may stay in between and outlive npm.
  if (/^(ba|da)?sh$/.test(statOf(process.ppid).name)) ancestors.push([process.ppid, statOf(process.ppid).parent]);
  const gone = () =>
    process.ppid !== ancestors[0]?.[1] ||
    (ancestors[1] !== undefined && statOf(ancestors[1][0] ?? 0).parent !== ancestors[1][1]);
  setInterval(() => gone() && void end('SIGTERM'), 500).unref();
}

/** @param {number} pid */
function statOf(pid) {
  const file = `/proc/${pid}/stat`;
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  return { name, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0) };
}

/**
 * Runs a tool's work and ends with 1 when it fails: a Refusal as its line, everything else, which is a bug, with its stack.
 * @param {() => Promise<void>} work
 */
export async function tool(work) {
  try {
    await work();
  } catch (error) {
    // Asked to end in the middle: what breaks then is no news, and the signal's handler exits.
    if (ending) await new Promise(() => undefined);
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
