// The published prices and distances that the rate card and the road miles are compared with.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} PublishedPrice
 * @property {string} id
 * @property {string} category
 * @property {string} subcategory
 * @property {string} service
 * @property {number} usd
 * @property {string} source a page: its prices have one author and one day
 * @property {string} site what is published there is held out together
 * @property {number} year
 * @property {string} from
 * @property {string} to
 * @property {number} miles
 * @property {number} lbs
 * @property {string} dimensions
 */

/** @typedef {{from: string, to: string, miles: number, source: string}} PublishedDistance */

/** @returns {PublishedPrice[]} */
export function publishedPrices() {
  return read('market-prices.csv').map((row) => ({
    id: row.id,
    category: row.category,
    subcategory: row.subcategory,
    service: row.service,
    usd: Number(row.typical_usd),
    source: row.source_address,
    site: siteOf(row.source_address),
    year: Number(row.year),
    from: row.eval_pickup,
    to: row.eval_delivery,
    miles: Number(row.eval_miles),
    lbs: Number(row.eval_weight_lbs),
    dimensions: row.dimensions,
  }));
}

/** @param {string} address @returns {string} */
function siteOf(address) {
  return /^https?:\/\/(?:www\.)?([^/ ]+)/.exec(address)?.[1] ?? address;
}

/** @returns {PublishedDistance[]} */
export function publishedDistances() {
  return read('road-distances.csv').map((row) => ({
    from: row.pickup,
    to: row.delivery,
    miles: Number(row.miles),
    source: row.basis,
  }));
}

/** @param {string} file @returns {Record<string, any>[]} */
function read(file) {
  const [head, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(cells);
  return lines.map((line) => Object.fromEntries((head ?? []).map((name, place) => [name, line[place] ?? ''])));
}

/** A line of comma-separated values; quoted ones may hold commas. @param {string} line */
function cells(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
