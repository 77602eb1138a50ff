import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';

/** What distinguishes a process from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in the system's own format; only ever compared for equality. */
  startedAt: string;
}

const hasProc = existsSync('/proc/self/stat');

/** The process's identity, or null when nothing alive has this number. A zombie counts as dead: if PID 1 does not reap, it stays forever. */
export function identify(pid: number): ProcessIdentity | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const startedAt = hasProc ? startFromProc(pid) : startFromPs(pid);
  return startedAt === null ? null : { pid, startedAt };
}

/** True when this very process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt;
}

/** A process's working folder, or null when it cannot be read (gone, or another user's). */
export function workingFolder(pid: number): string | null {
  try {
    if (hasProc) return readlinkSync(`/proc/${pid}/cwd`);
    const answer = execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return (
      answer
        .split('\n')
        .find((line) => line.startsWith('n'))
        ?.slice(1) ?? null
    );
  } catch {
    return null;
  }
}

function startFromProc(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The program's name is in brackets and may itself contain spaces and brackets, so fields are counted from the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  const ticksSinceBoot = fields[19] ?? '';
  return `${bootId()}/${ticksSinceBoot}`;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

function startFromPs(pid: number): string | null {
  try {
    const [state, ...start] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === undefined || state.startsWith('Z') ? null : start.join(' ');
  } catch {
    return null;
  }
}
