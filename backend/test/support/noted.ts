import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';

/** Where the files of one run of the tests note what they have done; undefined if nobody asks. */
const noted = process.env['HAULWAY_TEST_REPEATS'];

/** Notes one line, for the tests that look at the whole run. */
export function note(line: string): void {
  if (noted !== undefined) appendFileSync(join(noted, `${pid}.txt`), `${line}\n`);
}

/** What all files of a run noted. */
export function notedInAll(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')));
}
