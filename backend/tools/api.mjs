// npm run api: writes openapi.json from the built program, from it the web apps' types, and the diagrams in docs/states.md from the rules tables. `--check` writes nothing and ends with 1 when one is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Refusal, root, tool } from './project.mjs';

const documentFile = join(root, 'openapi.json');
const statesFile = join(root, 'docs/states.md');
const typesFile = join(root, 'frontend/src/kit/api/schema.d.ts');

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
  const { buildOpenApiDocument } = await import(pathToFileURL(builder).href);
  const document = await buildOpenApiDocument();
  const { astToString, default: openapiTypescript } = await import('openapi-typescript');
  const types = astToString(await openapiTypescript(document));
  return new Map([
    [statesFile, await states()],
    [documentFile, `${JSON.stringify(document, null, 2)}\n`],
    [typesFile, `// Made from openapi.json by \`npm run api\`.\n\n${types}`],
  ]);
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
