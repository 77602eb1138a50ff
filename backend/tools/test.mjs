// npm test: installs and builds like npm start, runs every kind of test, and says in its last line how many passed and failed.
//   npm test -- --only checks|unit|api|sql|redis|browser   one kind
//   npm test -- <pattern>                              only the test files whose path has it
//   npm run test:long                                  with the full counts of the random tests
import { prepare } from './prepare.mjs';
import { checkLibrary, checkNode, checkRootCanBeDropped } from './machine.mjs';
import { endTogether, Refusal } from './project.mjs';

/** The parts of the program that one kind needs; all others need everything. */
const needs = new Map([
  ['unit', ['places']],
  ['api', ['backend', 'places']],
  ['sql', ['backend', 'places']],
  ['redis', ['backend', 'places']],
]);

endTogether();
const { passed, failed, skipped } = await run(parse(process.argv.slice(2))).catch((error) => {
  console.log(error instanceof Refusal ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
});
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** @param {{only: string | undefined, pattern: string | undefined, long: boolean}} options */
async function run(options) {
  checkNode();
  checkLibrary();
  checkRootCanBeDropped();
  await prepare(needs.get(options.only ?? ''));
  // Only now: these use what was just installed.
  const { runTests } = await import('./test-kinds.mjs');
  return runTests(options);
}

/** @param {string[]} words */
function parse(words) {
  const place = words.indexOf('--only');
  const only = place < 0 ? undefined : words[place + 1];
  const pattern = words.find((word, index) => !word.startsWith('--') && (place < 0 || index !== place + 1));
  return { only, pattern, long: words.includes('--long') };
}
