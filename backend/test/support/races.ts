import { it, jest } from '@jest/globals';
import type { Refusal } from './answers.js';
import type { Answer } from './client.js';

const ROUNDS = process.env['HAULWAY_TEST_LONG'] ? 50 : 5;
const AT_ONCE = 5;
export const MANY = 10;

// Rounds take time on a busy machine; none of them is measured.
jest.setTimeout(ROUNDS * 60_000);

/** Runs a race several times, since who wins is random. Rounds do not affect each other, so some run side by side. */
export function race(name: string, round: () => Promise<void>): void {
  it(name, async () => {
    for (let count = 0; count < ROUNDS; count += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, round));
  });
}

/** Does the same for each of the rounds that run side by side. */
type Times = <Result>(round: () => Promise<Result>) => Promise<Result[]>;

/** As `race`, for races that move the clock, or wait for all money to be moved: rounds that run side by side share it. */
export function raceTogether(name: string, rounds: (times: Times) => Promise<void>): void {
  it(name, async () => {
    for (let count = 0; count < ROUNDS; count += AT_ONCE)
      await rounds((round) => Promise.all(Array.from({ length: AT_ONCE }, round)));
  });
}

export function many<Result>(call: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: MANY }, call));
}

/** Status, and the code of a refusal. */
export function told({ status, body }: Answer<unknown>): string {
  return status < 400 ? String(status) : `${status} ${(body as Refusal).code}`;
}

/** How often each answer came. */
export function counts(answers: readonly Answer<unknown>[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const answer of answers) found[told(answer)] = (found[told(answer)] ?? 0) + 1;
  return found;
}
