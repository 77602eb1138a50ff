import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machineNow } from '../../common/clock.js';
import { identify, isRunning, workingFolder } from './processes.js';

const LONGEST_WAIT_MS = 10_000;

/**
 * Clears the way for a new server on these files: ends one a killed Haulway left running, and removes a pid file whose process is gone.
 *
 * PostgreSQL's own check of that file is fooled by a reused number and by a zombie nobody reaps; a running server is recognized by its working folder, which is its data folder.
 * Throws one readable line when the old server does not end.
 */
export async function endOrphan(files: string, say: (line: string) => void): Promise<void> {
  const pidFile = join(files, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const server = identify(pid);
  if (server !== null && workingFolder(pid) === realpathSync(files)) {
    say('Stopping the database server an earlier Haulway left running ...');
    process.kill(pid, 'SIGINT');
    const latest = machineNow().getTime() + LONGEST_WAIT_MS;
    while (isRunning(server)) {
      if (machineNow().getTime() > latest)
        throw new Error(
          `The database server an earlier Haulway left running (process ${pid}) does not stop. Stop it by hand and start again.`,
        );
      await pause(20);
    }
  }
  rmSync(pidFile, { force: true });
}
