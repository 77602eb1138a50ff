import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notedInAll } from '../support/noted.js';
import { KEYED } from '../support/repeats.js';

/** Operators' calls that no test of the API repeats, and why. */
const UNREPEATED: Readonly<Record<string, string>> = {};

const tests = fileURLToPath(new URL('..', import.meta.url));
const noted = notedInAll(process.env['HAULWAY_TEST_REPEATS'] ?? '');
/** The tests of the API that did not run before this one. What they would have repeated says nothing against the program. */
const missing = readdirSync(tests).filter((file) => file.endsWith('.spec.ts') && !noted.has(join(tests, file)));
const whole = missing.length === 0;

// Jest itself says nothing of a file whose tests are all left out.
if (!whole)
  process.stderr.write(
    `SKIPPED  repeated-calls: ${missing.length} files of the API tests did not run before, ${missing[0]} among them.\n`,
  );

(whole ? it : it.skip)(
  'repeated each call of an operator that takes an Idempotency-Key once it had succeeded, or says here why not',
  () => {
    const left = [...KEYED.keys()].filter((call) => call.startsWith('POST /api/admin/') && !noted.has(call));
    expect(left.sort()).toEqual(Object.keys(UNREPEATED).sort());
  },
);
