import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.js';

/** Where a test names a point, in DATA_DIR, while the program runs: its name, and how many must have come to it. */
const FILE = 'fail-point.json';

let arrived = 0;

/**
 * Kills the process here, as a power cut would, when a test named this point; else does nothing. Who comes before as
 * many as the test asks for waits for the others, so that one cut meets them all at the same place.
 */
export async function failPoint(env: Env, name: string): Promise<void> {
  if (env.NODE_ENV !== 'test') return;
  const armed = readArmed(env.DATA_DIR);
  if (armed?.point !== name) return;
  arrived += 1;
  if (arrived >= armed.arrivals) process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}

function readArmed(folder: string): { point: string; arrivals: number } | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as { point: string; arrivals: number };
  } catch {
    // No test asks for anything.
    return undefined;
  }
}
