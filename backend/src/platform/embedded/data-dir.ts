import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from './processes.js';

/** Thrown when another live Haulway uses the same folder. The message is one line for the person at the terminal. */
export class DataDirInUse extends Error {}

export interface DataDirLock {
  /** Releases the folder. Harmless when already released. */
  release(): void;
}

/**
 * Locks the data folder for this process, creating it if missing.
 *
 * The lock is a file with this process's number and start time. A lock whose process is gone (killed, or the machine restarted) is stale and is taken over.
 * Throws DataDirInUse when its process still runs.
 */
export function lockDataDir(dir: string): DataDirLock {
  const self = identify(process.pid);
  if (self === null)
    throw new Error('This system does not say when a process started, so the data folder cannot be locked.');
  makeFolder(dir);
  const lock = join(dir, 'haulway.lock');
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(self), { mode: 0o600 });
  try {
    while (!linked(draft, lock)) takeAwayStale(lock, dir);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (read(lock)?.pid === process.pid) rmSync(lock, { force: true });
    },
  };
}

/** What is ours in the data folder. The database's own folder looks after itself. */
const OURS = /^(?:haulway.*\.log|haulway\.lock|postgres\.log(?:\.old)?|postgres\.[a-z.]*password|jwt-secret|files)$/;
const STICKY = 0o1000;

/**
 * Creates the data folder if missing, and closes it, and whatever is in it from before, to every other user of the
 * machine. A folder everybody may write to, such as /tmp, is left as is, and so is anything that belongs to somebody else.
 */
export function closeDataDir(dir: string): void {
  makeFolder(dir);
  const mine = [
    ...(lstatSync(dir).mode & STICKY ? [] : [dir]),
    ...readdirSync(dir)
      .filter((name) => OURS.test(name))
      .map((name) => join(dir, name)),
  ];
  for (const path of mine) close(path);
}

function close(path: string): void {
  try {
    const facts = lstatSync(path);
    if (!facts.isSymbolicLink()) chmodSync(path, facts.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(codeOf(error))) throw error;
  }
}

function makeFolder(dir: string): void {
  try {
    // The folder it is in is nobody's secret.
    mkdirSync(dirname(resolve(dir)), { recursive: true });
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(
      `The data folder ${dir} cannot be created (${codeOf(error)}). Set DATA_DIR to a folder you may write to.`,
      { cause: error },
    );
  }
}

/** Creating a hard link is atomic and fails if the name exists, so the lock is never half written. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeAwayStale(lock: string, dir: string): void {
  refuseWhenHeld(read(lock), dir);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  // Between the look and the move, another starter may have taken over the stale lock: then this is its fresh lock, and it goes back.
  if (moved !== null && isRunning(moved)) linked(aside, lock);
  rmSync(aside, { force: true });
  refuseWhenHeld(moved, dir);
}

function refuseWhenHeld(holder: ProcessIdentity | null, dir: string): void {
  if (holder === null || !isRunning(holder)) return;
  throw new DataDirInUse(
    `Another Haulway (process ${holder.pid}) is already running on ${dir}. Stop it, or set DATA_DIR to another folder.`,
  );
}

function read(lock: string): ProcessIdentity | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || !('startedAt' in parsed)) return null;
    const { pid, startedAt } = parsed;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      throw new Error(
        `The data folder's lock ${lock} belongs to another user. Start as that user, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
