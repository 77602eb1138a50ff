// npm test: installs and builds like npm start, runs every kind of test, and says in its last line how many passed and failed.
//   npm test -- --only checks|unit|api|browser   one kind
//   npm test -- <pattern>                        only the test files whose path has it
//   npm run test:long                            with the full counts of the random tests
import { prepare } from './prepare.mjs';
import { checkLibrary, checkNode, checkRootCanBeDropped } from './machine.mjs';
import { endTogether, tool } from './project.mjs';

await tool(async () => {
  endTogether();
  checkNode();
  checkLibrary();
  checkRootCanBeDropped();
  const options = parse(process.argv.slice(2));
  await prepare();
  // Only now: these use what was just installed.
  const { runTests } = await import('./test-kinds.mjs');
  const { passed, failed, skipped } = await runTests(options);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});

/** @param {string[]} words */
function parse(words) {
  const place = words.indexOf('--only');
  const only = place < 0 ? undefined : words[place + 1];
  const pattern = words.find((word, index) => !word.startsWith('--') && (place < 0 || index !== place + 1));
  return { only, pattern, long: words.includes('--long') };
}
