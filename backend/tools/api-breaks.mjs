// Fails when the API would break a program that was written for the last release of it, which docs/api-released.txt describes.
// `npm run api -- --release` writes that file: when a new version is announced, see docs/CHANGELOG-API.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal, root, tool } from './project.mjs';

/** @typedef {'>' | '<'} Way what programs send, what they are answered */
/** @typedef {Record<string, any>} Part of a document of OpenAPI 3.1; what the linter has found well-formed */

export const RELEASED = 'docs/api-released.txt';
const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
/** Limits that are narrower when they are smaller, and those when they are larger. */
const AT_MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const AT_LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

/**
 * What a program can rely on, one fact a line: `> Quote.amount: number`, `> Quote.amount: required`, `< Quote.status: may be paid`.
 * @param {Part} document
 * @returns {string[]} sorted
 */
export function surfaceOf(document) {
  const facts = new Set();
  const walked = new Set();

  /** @param {Part} part @returns {Part} */
  const found = (part) =>
    part.$ref
      ? found(
          part.$ref
            .slice(2)
            .split('/')
            .reduce((/** @type {Part} */ at, /** @type {string} */ key) => at[key], document),
        )
      : part;

  /** @param {Way} way @param {string} at @param {Part} schema */
  const look = (way, at, schema) => {
    const variants = schema.anyOf ?? schema.oneOf;
    if (variants)
      for (const variant of variants)
        look(way, at, { ...variant, 'x-known-values': schema['x-known-values'] ?? variant['x-known-values'] });
    // One reference with words of its own beside it names a schema; of several, and of fields beside one, the document alone
    // knows the names: what they share moves as it is edited.
    const parts = schema.$ref ? [schema] : (schema.allOf ?? []);
    const isComposed = parts.length > 1 || (schema.allOf && schema.properties);
    for (const part of parts) {
      const { $ref } = part;
      if (isComposed || !$ref) {
        look(way, at, found(part));
        continue;
      }
      const name = $ref.split('/').at(-1);
      const { type, anyOf } = found({ $ref });
      // Words, figures and lists have a name in the document alone.
      if (!anyOf && type && ![type].flat().includes('object')) {
        look(way, at, found({ $ref }));
        continue;
      }
      facts.add(`${way} ${at}: ${name}`);
      if (walked.has(`${way} ${name}`)) continue;
      walked.add(`${way} ${name}`);
      look(way, name, found({ $ref }));
    }
    for (const type of [schema.type ?? []].flat())
      facts.add(
        type === 'null' && way === '<'
          ? `< ${at}: may be null`
          : `${way} ${at}: ${type}${schema.format ? ` ${schema.format}` : ''}`,
      );
    for (const value of (schema['x-known-values'] ? undefined : schema.enum) ?? [])
      facts.add(way === '>' ? `> ${at}: takes ${value}` : `< ${at}: may be ${value}`);
    if (way === '>')
      for (const limit of [...AT_MOST, ...AT_LEAST, 'pattern'])
        if (schema[limit] !== undefined) facts.add(`> ${at}: ${limit} ${schema[limit]}`);
    for (const name of schema.required ?? []) facts.add(`${way} ${at}.${name}: ${way === '>' ? 'required' : 'always'}`);
    for (const [name, property] of Object.entries(schema.properties ?? {})) look(way, `${at}.${name}`, property);
    if (schema.items) look(way, `${at}[]`, schema.items);
    if (typeof schema.additionalProperties === 'object') look(way, `${at}{}`, schema.additionalProperties);
  };

  /** @param {Way} way @param {string} at @param {Part} [carrier] */
  const lookAtContent = (way, at, carrier) => {
    for (const [type, { schema }] of Object.entries(found(carrier ?? {}).content ?? {})) {
      if (type !== 'application/json') facts.add(`${way} ${at}: as ${type}`);
      if (schema) look(way, `${at} body`, schema);
    }
  };

  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS.filter((name) => item[name])) {
      const call = `${method.toUpperCase()} ${path}`;
      facts.add(`call ${call}`);
      for (const given of [...(item.parameters ?? []), ...(item[method].parameters ?? [])]) {
        const { in: where, name, required, schema } = found(given);
        const shared = given.$ref ? `${where} ${name}` : undefined;
        if (shared) facts.add(`> ${call} ${shared}: as elsewhere`);
        const at = shared ?? `${call} ${where} ${name}`;
        if (required) facts.add(`> ${at}: required`);
        look('>', at, schema ?? {});
      }
      const { requestBody, responses } = item[method];
      if (requestBody && found(requestBody).required) facts.add(`> ${call} body: required`);
      lookAtContent('>', call, requestBody);
      for (const [status, answer] of Object.entries(responses))
        if (status.startsWith('2')) {
          facts.add(`< ${call}: answers ${status}`);
          lookAtContent('<', `${call} ${status}`, answer);
        }
    }
  for (const [name, { post }] of Object.entries(document.webhooks ?? {}))
    lookAtContent('<', `event ${name}`, post.requestBody);
  return [...facts].sort();
}

/**
 * Which differences between two surfaces break a program.
 * @param {string[]} before
 * @param {string[]} now
 * @returns {string[]} one sentence each
 */
export function breaksOf(before, now) {
  const [old, present] = [before, now].map((lines) => new Set(lines));
  const [oldPlaces, places] = [before, now].map((lines) => new Set(lines.map((line) => placeOf(line))));
  const gone = before.filter((line) => {
    if (present?.has(line)) return false;
    // Limits that are gone break nobody; neither does an answer that is fewer things than before.
    if (line.startsWith('>')) return !LIMITS.includes(wordOf(line));
    return KEPT.includes(wordOf(line)) || !places?.has(placeOf(line));
  });
  const added = now.filter((line) => {
    const [place, word] = [placeOf(line), wordOf(line)];
    if (old?.has(line)) return false;
    if (word === 'required') return oldPlaces?.has(place) || oldPlaces?.has(place.replace(/\.[^.]*$/, ''));
    if (!oldPlaces?.has(place)) return false;
    if (line.startsWith('<')) return !KEPT.includes(word);
    return LIMITS.includes(word) && isNarrower(line, before);
  });
  return [...gone.map((line) => `Gone: ${line}`), ...added.map((line) => `New: ${line}`)];
}

/** Facts that bind senders; everything else they may use. */
const LIMITS = [...AT_MOST, ...AT_LEAST, 'pattern', 'required'];
/** Facts of an answer that programs count on; everything else says what may come. */
const KEPT = ['always', 'answers', 'as'];

/** Does this limit leave out what was allowed? @param {string} line @param {string[]} before */
function isNarrower(line, before) {
  const start = `${placeOf(line)}: ${wordOf(line)} `;
  const was = before.find((one) => one.startsWith(start));
  const [bound, old] = [line, was].map((one) => Number(one?.slice(start.length)));
  if (was === undefined || bound === undefined || old === undefined || wordOf(line) === 'pattern') return true;
  return AT_MOST.includes(wordOf(line)) ? bound < old : bound > old;
}

/** What a fact is about, with its way. @param {string} line */
const placeOf = (line) => line.split(': ', 1)[0] ?? '';

/** The first word of what it says. @param {string} line */
const wordOf = (line) => line.slice(placeOf(line).length + 2).split(' ', 1)[0] ?? '';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await tool(async () => {
    const file = join(root, RELEASED);
    if (!existsSync(file)) throw new Refusal(`${RELEASED} is missing.`);
    const [version = '', ...released] = readFileSync(file, 'utf8').trim().split('\n');
    const document = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'));
    const changes = readFileSync(join(root, 'docs/CHANGELOG-API.md'), 'utf8');
    const newest = /^## (\S+)/m.exec(changes)?.[1];
    if (newest !== document.info.version)
      throw new Refusal(`docs/CHANGELOG-API.md begins with ${newest}, the API is ${document.info.version}.`);
    const breaks = document.info.version === version ? breaksOf(released, surfaceOf(document)) : [];
    if (breaks.length > 0)
      throw new Refusal(
        `Programs written for ${version} would break. Keep what they use, or make a new version (docs/CHANGELOG-API.md).\n${breaks.join('\n')}`,
      );
  });
