import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.js';

/** Where a test names points, in DATA_DIR, while the program runs: each with how many to hold there. */
const NAMED = 'fail-points.json';
/** Where the test reads what is held: one line with the point's name for each. */
const HELD = 'fail-points.held';

const held = new Map<string, number>();

/**
 * Holds the caller forever if a test named this point and fewer are held than it asked for; otherwise does nothing.
 * The test then cuts the power with each of them held in place.
 */
export async function failPoint(env: Env, name: string): Promise<void> {
  if (env.NODE_ENV !== 'test') return;
  const before = held.get(name) ?? 0;
  if (before >= (readNamed(env.DATA_DIR)[name] ?? 0)) return;
  held.set(name, before + 1);
  appendFileSync(join(env.DATA_DIR, HELD), `${name}\n`);
  await new Promise(() => undefined);
}

function readNamed(folder: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(join(folder, NAMED), 'utf8')) as Record<string, number>;
  } catch {
    // No test asks for anything.
    return {};
  }
}
