// node backend/tools/bench/prices/make-card.mjs refits backend/src/pricing/rate-card.json: curves, minimum charges, service factors, ranges, and its accuracy.
// Its version and date are set by hand: an installation takes the delivered card if its version is higher. The program must be built.
import { readFileSync, writeFileSync } from 'node:fs';
import { figuresOf, measure } from './measure.mjs';
import { publishedPrices } from './rows.mjs';

const FILE = new URL('../../../src/pricing/rate-card.json', import.meta.url);
const WIDTH = 160;

const rows = publishedPrices();
const given = JSON.parse(readFileSync(FILE, 'utf8'));
const { fit, sites, spreads, inside } = measure(
  rows,
  given,
  await import(new URL('../../../dist/src/pricing/estimate.js', import.meta.url).href),
);
const card = fit();
for (const [name, group] of Object.entries(card.groups)) {
  const spread = /** @type {number} */ (spreads[name]);
  group.range = { low: round(Math.exp(-spread)), high: round(Math.exp(spread)) };
}
const categories = Object.keys(card.categories).map((id) => [
  id,
  figuresOf(inside.filter(({ row }) => row.category === id)),
]);
card.measured = {
  prices: rows.length,
  sources: sites.length,
  categories: Object.fromEntries(categories),
  all: figuresOf(inside),
};
writeFileSync(FILE, `${written(card)}\n`);

/** JSON with as many values on a line as there is room for. @param {unknown} value @param {string} indent @returns {string} */
function written(value, indent = '') {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const deeper = `${indent}  `;
  const parts = isList
    ? value.map((each) => written(each, deeper))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${written(each, deeper)}`);
  if (parts.length === 0) return `${open}${close}`;
  const [left, right] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = `${left}${parts.join(', ')}${right}`;
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= WIDTH - 20) return line;
  return `${open}\n${filled(parts, deeper)}\n${indent}${close}`;
}

/** @param {string[]} parts @param {string} indent */
function filled(parts, indent) {
  const lines = [''];
  for (const part of parts.map((each, i) => (i < parts.length - 1 ? `${each},` : each))) {
    const last = /** @type {string} */ (lines.at(-1));
    const isShort =
      !part.includes('{') &&
      !part.includes('\n') &&
      last !== '' &&
      !last.includes('{') &&
      indent.length + last.length + part.length < WIDTH - 20;
    if (last === '') lines[lines.length - 1] = part;
    else if (isShort) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines.map((line) => indent + line).join('\n');
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
