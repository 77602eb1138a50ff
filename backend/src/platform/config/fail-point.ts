import type { Env } from './env.js';

/** Kills the process here, as a power cut would, when a test named this point; else does nothing. */
export function failPoint(env: Env, name: string): void {
  if (env.NODE_ENV === 'test' && env.FAIL_POINTS?.split(',').includes(name)) process.kill(process.pid, 'SIGKILL');
}
