// The checks that need no running program: types, style, and that what is generated or promised in writing is up to date.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './project.mjs';

const typescript = join(root, 'node_modules/typescript/bin/tsc');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');

/** @typedef {{name: string, args: string[]}} Check */

/** @returns {Check[]} */
function checks() {
  // The longest first.
  const typed = ['backend', 'admin', 'frontend', 'backend/tools'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
  return [
    ...typed.map((folder) => ({
      name: `the types of ${folder} are right`,
      args: [typescript, '--noEmit', '--pretty', 'false', '-p', folder],
    })),
    { name: 'the linter has nothing to say', args: [oxlint, '--deny-warnings', '--format', 'unix'] },
    {
      name: 'Prettier would write every file as it stands',
      args: [prettier, '--check', '--log-level', 'warn', '--cache', '.'],
    },
    {
      name: "the linter of the API's documents has nothing to say",
      args: [
        redocly,
        'lint',
        join(root, 'openapi.json'),
        join(root, 'openapi.admin.json'),
        '--config',
        join(root, 'backend/tools/redocly.yaml'),
        '--max-problems',
        '20',
        '--format',
        'stylish',
      ],
    },
    {
      name: 'docker-compose.yml is what Compose and the program understand',
      args: [join(root, 'backend/tools/compose/check.mjs')],
    },
    {
      name: 'what asks for more than Node 20.19 is named in docs, with the reason',
      args: [join(root, 'backend/tools/engines.mjs')],
    },
    { name: 'every link in the README and in docs leads somewhere', args: [join(root, 'backend/tools/links.mjs')] },
    {
      name: 'openapi.json, openapi.admin.json, the types made from them and the diagrams are up to date',
      args: [join(root, 'backend/tools/api.mjs'), '--check'],
    },
  ];
}

/**
 * Runs all checks, as many at a time as the machine has room for, and tells each outcome in a line.
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runChecks() {
  const queue = checks();
  const counts = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      const { code, output } = await capture(process.execPath, check.args);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      console.log(code === 0 ? `ok      ${check.name}` : `FAILED  ${check.name}\n${output.trimEnd()}\n`);
    }
  };
  await Promise.all([lane(), lane()]);
  return counts;
}
