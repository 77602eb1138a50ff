// npm run sim -- --seed N --steps M: random deals checked against a model of what was promised, as in the tests, but with
// the length and seed you want. A failure prints the seed, and the steps that led to it.
import { join } from 'node:path';
import { exitOf, Refusal, root, start, tool } from './project.mjs';

/** Steps per history; the next starts with a new shipment. */
const HISTORY = 30;

await tool(async () => {
  const words = process.argv.slice(2);
  const seed = whole(words, '--seed');
  const steps = whole(words, '--steps') ?? 900;
  const env = {
    ...process.env,
    HAULWAY_SIM_HISTORIES: String(Math.ceil(steps / HISTORY)),
    HAULWAY_SIM_STEPS: String(HISTORY),
    ...(seed === undefined ? {} : { HAULWAY_SIM_SEED: String(seed) }),
  };
  process.exitCode = await exitOf(
    start(process.execPath, [join(root, 'backend/tools/test.mjs'), '--only', 'api', 'money-model'], { env }),
  );
});

/** @param {string[]} words @param {string} name @returns {number | undefined} */
function whole(words, name) {
  const place = words.indexOf(name);
  if (place < 0) return undefined;
  const number = Number(words[place + 1]);
  if (!Number.isSafeInteger(number)) throw new Refusal(`${name} takes a whole number.`);
  return number;
}
