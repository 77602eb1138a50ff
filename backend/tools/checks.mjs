// The checks that are no tests: types, style, and that what is generated or promised in writing is up to date.
import { once } from 'node:events';
import { start } from './project.mjs';

// TypeScript 7 checks three times as fast; whatever uses the compiler as a library still needs TypeScript 6.
const tsc = 'node_modules/typescript-native/bin/tsc --noEmit --pretty false -p';

/** What is to be true, and the program that fails when it is not. The longest first. @type {[string, string][]} */
const checks = [
  ['the floor of the bench gives the same answers as the program', 'backend/tools/bench.mjs same'],
  [
    'Prettier would write every file as it stands',
    'node_modules/prettier/bin/prettier.cjs --check --log-level warn --cache .',
  ],
  ['the types in admin are right', `${tsc} admin`],
  ['the types in frontend are right', `${tsc} frontend`],
  ['the types in backend are right', `${tsc} backend`],
  ['the types in the service worker are right', `${tsc} frontend/tsconfig.sw.json`],
  ['the types in sdk are right, and those of its tests', `${tsc} sdk/test`],
  ['the types in sdk are right for whoever installs it', `${tsc} sdk`],
  ['everybody who installs the SDK finds its code and its types', 'backend/tools/sdk-package.mjs'],
  ['the types in backend/tools are right', `${tsc} backend/tools`],
  ['the linter has nothing to say', 'node_modules/oxlint/bin/oxlint --deny-warnings --format unix'],
  [
    "the linter of the API's documents has nothing to say",
    'node_modules/@redocly/cli/bin/cli.js lint openapi.json openapi.admin.json --config backend/tools/redocly.yaml --max-problems 20 --format stylish',
  ],
  ['the API breaks no program that was written for the last release of it', 'backend/tools/api-breaks.mjs'],
  ['Compose and the program understand docker-compose.yml', 'backend/tools/compose/check.mjs'],
  ['packages that ask for more than Node 20.19 are named in docs, with the reason', 'backend/tools/engines.mjs'],
  ['every link in the README and in docs leads somewhere', 'backend/tools/links.mjs'],
  [
    'openapi.json, openapi.admin.json, the types made from them and the diagrams are up to date',
    'backend/tools/api.mjs --check',
  ],
];
/** Runs all checks, two at a time, and reports each in one line. */
export async function runChecks() {
  const queue = [...checks];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const lane = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const [name, words] = check;
      const { code, output } = await outcome(words);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      console.log(code === 0 ? `ok      ${name}` : `FAILED  ${name}\n${output.trimEnd()}\n`);
    }
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

/** @param {string} words of a program for Node */
async function outcome(words) {
  const program = start(process.execPath, words.split(' '), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (piece) => (output += piece));
  const [code] = await once(program, 'close');
  return { code, output };
}
