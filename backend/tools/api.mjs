// npm run api: writes openapi.json and openapi.admin.json from the built program, from them the web apps' types, and the diagrams in docs/states.md from the rules tables. `--check` writes nothing and ends with 1 when one is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Refusal, root, tool } from './project.mjs';

const statesFile = join(root, 'docs/states.md');
const typesFolder = join(root, 'frontend/src/kit/api');

/** docs/states.md with the diagrams of the rules tables as they are now. */
async function states() {
  const { life } = await import('./life.mjs');
  return readFileSync(statesFile, 'utf8').replace(
    /(<!-- life:begin[^\n]*-->\n)[^]*?(<!-- life:end -->)/,
    `$1${await life()}$2`,
  );
}

/** The contents that the files should have. */
async function generate() {
  const builder = join(root, 'backend/dist/src/platform/http/openapi.js');
  if (!existsSync(builder)) throw new Refusal('The backend is not built. Run npm run build.');
  const { buildDocuments } = await import(pathToFileURL(builder).href);
  const { open, operators } = await buildDocuments();
  return new Map([
    [statesFile, await states()],
    [join(root, 'openapi.json'), `${JSON.stringify(open, null, 2)}\n`],
    [join(root, 'openapi.admin.json'), `${JSON.stringify(operators, null, 2)}\n`],
    [join(typesFolder, 'schema.d.ts'), await typesOf('openapi.json', open)],
    [join(typesFolder, 'schema.admin.d.ts'), await typesOf('openapi.admin.json', operators)],
  ]);
}

/** @param {string} name @param {object} document */
async function typesOf(name, document) {
  const { astToString, default: openapiTypescript } = await import('openapi-typescript');
  const types = astToString(await openapiTypescript(closed(document)));
  return `// Made from ${name} by \`npm run api\`.\n\n${types}`;
}

/**
 * A copy in which what is known of an open list is all that there is: the apps are built with the server, and are to say
 * something of each word.
 * @param {object} document
 */
function closed(document) {
  return JSON.parse(JSON.stringify(document), (_, part) => {
    const known = part?.['x-known-values'];
    return known === undefined ? part : { ...part, enum: known };
  });
}

/** The files that do not say what the program says. */
export async function staleFiles() {
  return [...(await generate())]
    .filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(([file]) => relative(root, file));
}

async function write() {
  for (const [file, content] of await generate()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await tool(async () => {
    if (!process.argv.includes('--check')) return write();
    const stale = await staleFiles();
    if (stale.length > 0) throw new Refusal(`Stale: ${stale.join(', ')}. Run npm run build and npm run api.`);
  });
  // Nothing of the program that was only looked at may keep this tool alive.
  process.exit();
}
