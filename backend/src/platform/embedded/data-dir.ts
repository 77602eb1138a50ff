import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from './processes.js';

/** Thrown when another live Haulway works on the same folder. The message is one line for the person at the terminal. */
export class DataDirInUse extends Error {}

export interface DataDirLock {
  /** Gives the folder back. Harmless when it was given back before. */
  release(): void;
}

/**
 * Takes the data folder for this process, making it when it is missing.
 *
 * The lock is a file that holds this process's number and start time. A lock whose process has gone (killed, or the machine restarted) is stale and is taken over.
 * Throws DataDirInUse when its process still runs.
 */
export function lockDataDir(dir: string): DataDirLock {
  const self = identify(process.pid);
  if (self === null) throw new Error('This system does not tell when a process started, so the data folder cannot be locked.');
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

function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    throw new Error(`The data folder ${dir} cannot be made (${codeOf(error)}). Set DATA_DIR to a folder that you may write to.`, { cause: error });
  }
}

/** Making a hard link is atomic and fails when the name exists: the lock never stands there half written. */
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
  // Between looking and moving, another starter may have taken the stale lock over: then this is its fresh lock, and it goes back.
  if (moved !== null && isRunning(moved)) linked(aside, lock);
  rmSync(aside, { force: true });
  refuseWhenHeld(moved, dir);
}

function refuseWhenHeld(holder: ProcessIdentity | null, dir: string): void {
  if (holder === null || !isRunning(holder)) return;
  throw new DataDirInUse(`Another Haulway (process ${holder.pid}) already runs on ${dir}. Stop it, or set DATA_DIR to another folder.`);
}

function read(lock: string): ProcessIdentity | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || !('startedAt' in parsed)) return null;
    const { pid, startedAt } = parsed;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null;
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      throw new Error(`The data folder's lock ${lock} belongs to another user. Start as that user, or set DATA_DIR to another folder.`, { cause: error });
    }
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
