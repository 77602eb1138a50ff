import { KEYED, repeatedInAll } from '../support/repeats.js';

/** Operators' calls that no test of the API repeats, and why. */
const UNREPEATED: Readonly<Record<string, string>> = {};

it('repeated each call of an operator that takes an Idempotency-Key once it had succeeded, or says here why not', () => {
  const repeated = repeatedInAll(process.env['HAULWAY_TEST_REPEATS'] ?? '');
  const left = [...KEYED.keys()].filter((call) => call.startsWith('POST /api/admin/') && !repeated.has(call));
  expect(left.sort()).toEqual(Object.keys(UNREPEATED).sort());
});
