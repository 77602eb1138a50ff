// npm run api: writes openapi.json and openapi.admin.json from the built program, from them the web apps' and the SDK's types, and the diagrams in docs/states.md from the rules tables. `--check` writes nothing and ends with 1 when one is stale. `--release` writes down what programs rely on from now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { RELEASED, surfaceOf } from './api-breaks.mjs';
import { importBuilt, Refusal, root, tool } from './project.mjs';

/** @typedef {import('openapi-typescript').OpenAPI3} OpenAPI3 */
/** @typedef {{noun: string, verbs: Record<string, {who: string[], from: string[], to: string[]}>}} Machine */

/** Where the rules tables are, and what they are called. */
const machines = {
  'shipments/shipments': 'SHIPMENT_RULES',
  'quotes/quotes': 'QUOTE_RULES',
  'payments/payments': 'PAYMENT_RULES',
  'counter-offers/counter-offers': 'OFFER_RULES',
  'bookings/change-orders': 'CHANGE_RULES',
  'claims/claims': 'CLAIM_RULES',
  'verifications/verifications': 'VERIFICATION_RULES',
};

/** @param {string} file */
const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

await tool(async () => {
  const { buildDocuments } = await importBuilt('src/platform/http/openapi.js');
  const { open, operators } = await buildDocuments();
  const diagrams = await Promise.all(
    Object.entries(machines).map(async ([file, name]) => diagram((await importBuilt(`src/${file}.rules.js`))[name])),
  );
  const contents = {
    'openapi.json': `${JSON.stringify(open, null, 2)}\n`,
    'openapi.admin.json': `${JSON.stringify(operators, null, 2)}\n`,
    'frontend/src/kit/api/schema.d.ts': await typesOf('openapi.json', open),
    'frontend/src/kit/api/schema.admin.d.ts': await typesOf('openapi.admin.json', operators),
    'sdk/src/schema.ts': await typesOf('openapi.json', open, (document) => document),
    'docs/states.md': read('docs/states.md').replace(
      /(<!-- life:begin[^\n]*-->\n)[^]*?(<!-- life:end -->)/,
      `$1${diagrams.join('\n')}$2`,
    ),
  };
  const stale = Object.entries(contents).filter(([file, text]) => read(file) !== text);
  if (process.argv.includes('--release'))
    writeFileSync(join(root, RELEASED), `${[open.info.version, ...surfaceOf(open)].join('\n')}\n`);
  if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(join(root, file), text);
  else if (stale.length > 0)
    throw new Refusal(`Stale: ${stale.map(([file]) => file).join(', ')}. Run npm run build and npm run api.`);
});
// Nothing the program did while being inspected may keep this tool alive.
process.exit();

/** @param {string} name @param {OpenAPI3} document @param {(document: OpenAPI3) => OpenAPI3} [seen] */
async function typesOf(name, document, seen = closed) {
  return `// Made from ${name} by \`npm run api\`.\n\n${astToString(await openapiTypescript(seen(document)))}`;
}

/**
 * A copy in which an open list has only its known values: the apps are built with the server, and have to say something
 * for each word.
 * @param {OpenAPI3} document
 */
function closed(document) {
  return JSON.parse(JSON.stringify(document), (_, part) => {
    const known = part?.['x-known-values'];
    return known === undefined ? part : { ...part, enum: known };
  });
}

/** The life of a shipment, quote, payment, claim or carrier's fact, from its rules table. @param {Machine} machine */
function diagram({ noun, verbs }) {
  const lines = Object.entries(verbs).flatMap(([verb, { who, from, to }]) =>
    (from.length > 0 ? from : ['[*]']).flatMap((start) =>
      to.map((end) => `  ${start} --> ${end}: ${verb} (${who.join(', ')})`),
    ),
  );
  // A verb that does not change the status needs no arrow.
  const moves = lines.filter((line) => !/^ {2}(\S+) --> \1:/.test(line));
  return `**The ${noun}**\n\n\`\`\`mermaid\nstateDiagram-v2\n${moves.join('\n')}\n\`\`\`\n`;
}
