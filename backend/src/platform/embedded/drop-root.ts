import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** How PostgreSQL's programs are run, since it refuses to run as root. */
export interface Runner {
  /** The folder whose `bin` holds the programs; a copy if the first could not be reached. */
  folder: string;
  /** Builds a spawn's arguments from a program's path and its arguments. */
  command(program: string, args: string[]): { file: string; args: string[]; identity: { uid?: number; gid?: number } };
  /** Gives a file or folder, and everything in it, to the user PostgreSQL runs as. */
  own(path: string): void;
}

interface OsUser {
  uid: number;
  gid: number;
}

/**
 * Finds a way to run PostgreSQL from `folder` on data below `dataDir`, trying the least invasive first: as we are, if
 * that is not root; in a user namespace, where root has another name; as an ordinary system user; as that user on a copy of the programs.
 *
 * Throws one readable line when none works.
 */
export function chooseRunner(folder: string, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return asWeAre(folder);
  const users = systemUsers();
  for (const user of users) {
    const runner = inNamespace(folder, user);
    if (reaches(runner, dataDir)) return runner;
  }
  // The folder above its files is closed to others but must still be passable: its name is known, and its contents cannot be listed.
  chmodSync(dirname(dataDir), (lstatSync(dirname(dataDir)).mode & 0o7777) | 0o011);
  for (const user of users) {
    const runner = asUser(folder, user);
    if (reaches(runner, dataDir)) return runner;
    if (!entersData(runner, dataDir)) continue;
    const copied = asUser(copyFor(folder, user), user);
    if (reaches(copied, dataDir)) return copied;
  }
  throw new Error(
    `PostgreSQL must not run as root, and no other user can reach ${dataDir}. Start as an ordinary user, set DATA_DIR to a folder others may enter, or set DATABASE_URL.`,
  );
}

function asWeAre(folder: string): Runner {
  return { folder, command: (program, args) => ({ file: program, args, identity: {} }), own: () => undefined };
}

/** Inside the namespace the user is not root, but the system still treats root's files as its own, so nothing has to change owner. */
function inNamespace(folder: string, user: OsUser): Runner {
  return {
    folder,
    command: (program, args) => ({
      file: 'unshare',
      args: ['--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, program, ...args],
      identity: {},
    }),
    own: (path) => giveTo(path, { uid: 0, gid: 0 }),
  };
}

function asUser(folder: string, user: OsUser): Runner {
  return {
    folder,
    command: (program, args) => ({ file: program, args, identity: user }),
    own: (path) => giveTo(path, user),
  };
}

/** PostgreSQL looks its user up by name, so it must be one the system knows. */
function systemUsers(): OsUser[] {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return ['postgres', 'nobody'].flatMap((name) => {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    return uid === undefined || gid === undefined ? [] : [{ uid: Number(uid), gid: Number(gid) }];
  });
}

function reaches(runner: Runner, dataDir: string): boolean {
  return succeeds(runner, join(runner.folder, 'bin', 'postgres'), ['--version']) && entersData(runner, dataDir);
}

/** The data folder itself is handed to the user, so what matters is that everything above it is passable. */
function entersData(runner: Runner, dataDir: string): boolean {
  return succeeds(runner, 'test', ['-x', dirname(dataDir)]);
}

function succeeds(runner: Runner, program: string, args: string[]): boolean {
  const { file, args: all, identity } = runner.command(program, args);
  return spawnSync(file, all, { ...identity, cwd: '/', stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** One copy per version of the programs: the folder's name includes the user, and an unfinished copy is never used. */
function copyFor(folder: string, user: OsUser): string {
  const version = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const prefix = `haulway-postgres-${version.version}-${user.uid}-`;
  for (const name of readdirSync(tmpdir())) {
    const place = join(tmpdir(), name);
    // Only a copy root made is trusted: anybody can create a folder with this name.
    if (name.startsWith(prefix) && lstatSync(place).uid === 0 && existsSync(join(place, 'complete', 'bin')))
      return join(place, 'complete');
  }
  const home = mkdtempSync(join(tmpdir(), prefix));
  const target = join(home, 'complete');
  try {
    chmodSync(home, 0o755);
    cpSync(folder, join(home, 'partial'), { recursive: true, verbatimSymlinks: true });
    renameSync(join(home, 'partial'), target);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw new Error(`PostgreSQL's programs cannot be copied to ${basename(home)} in ${tmpdir()}: ${String(error)}`, {
      cause: error,
    });
  }
  return target;
}

function giveTo(path: string, user: OsUser): void {
  const facts = lstatSync(path);
  if (facts.isSymbolicLink()) return;
  if (facts.uid !== user.uid || facts.gid !== user.gid) chownSync(path, user.uid, user.gid);
  if (facts.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), user);
}
