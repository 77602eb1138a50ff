// Checks docker-compose.yml against the schema of Compose files, and for what no schema sees: names that resolve, variables the program knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { root } from '../project.mjs';

/** @typedef {{environment?: Record<string, string>, depends_on?: Record<string, unknown>, volumes?: string[], configs?: {source: string}[], image?: string}} Service */
/** @typedef {{services: Record<string, Service>, volumes?: object, configs?: object}} Compose */

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/** Every sentence that is wrong with a Compose file. @param {string} text @param {string} settings the source of the program's settings @returns {string[]} */
export function flawsOf(text, settings) {
  /** @type {Compose} */
  const file = parse(text, { merge: true });
  // The schema's own keywords are not checked: it has some this validator does not know.
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats.default(ajv);
  // Its address of the draft lacks the trailing sign that validators know it by.
  const { $schema: _draft, ...schema } = JSON.parse(read('backend/tools/compose/compose-spec.json'));
  const flaws = ajv.validate(schema, file)
    ? []
    : (ajv.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
  if (flaws.length > 0) return flaws;
  const { services, volumes = {}, configs = {} } = file;
  const known = new Set([...settings.matchAll(/^ {2}([A-Z][A-Z0-9_]+)\b/gm)].map(([, name]) => name));
  for (const [name, service] of Object.entries(services)) {
    for (const other of Object.keys(service.depends_on ?? {}))
      if (!(other in services)) flaws.push(`${name} depends on ${other}, which is not a service`);
    for (const volume of service.volumes ?? [])
      if (!/^[./]/.test(volume) && !((volume.split(':')[0] ?? '') in volumes))
        flaws.push(`${name} mounts ${volume}, which is not a volume`);
    for (const { source } of service.configs ?? [])
      if (!(source in configs)) flaws.push(`${name} is given ${source}, which is not a config`);
    if (service.image !== 'haulway') continue;
    for (const variable of Object.keys(service.environment ?? {}))
      if (!known.has(variable)) flaws.push(`${name} sets ${variable}, which the program does not read`);
  }
  return flaws;
}

const flaws = flawsOf(read('docker-compose.yml'), read('backend/src/platform/config/env.ts'));
// The secrets beside the file would be copied into the image, and kept with the code.
for (const list of ['.dockerignore', '.gitignore'])
  if (!read(list).split('\n').includes('.env')) flaws.push(`${list} does not name .env, which holds secrets`);
for (const flaw of flaws) console.log(flaw);
process.exitCode = flaws.length === 0 ? 0 : 1;
