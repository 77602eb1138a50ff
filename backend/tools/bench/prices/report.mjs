// How far the estimates are from published prices, and the road miles from published distances: in sample, and with each source held out in turn.
import { factorOf, fitted, NEUTRAL_DAY } from './fit.mjs';
import { publishedDistances, publishedPrices } from './rows.mjs';

/** @typedef {import('./rows.mjs').PublishedPrice} PublishedPrice */
/** @typedef {{row: PublishedPrice, error: number}} Judged ln of estimate over published price */

/** Four in five prices are to lie inside the range. */
const INSIDE = 0.8;
/** A category's own spread counts as much as this many prices of all categories. */
const SHRINK = 8;

/** The option of the list that a published service means. @type {Record<string, RegExp>} */
const OPTIONS = { enclosed: /^Enclosed/, private: /^Private/, 'ftl contract': /^FTL contract/, 'transport only': /^Transport only/ };

/** @param {any} modules estimate, rate-card, distance and gazetteer of the built program @param {(line: string) => void} print */
export function report(modules, print) {
  const { estimatePrices, groupOf, readRateCard, roadMiles, findPlace } = modules;
  const rows = publishedPrices();
  const card = readRateCard();
  const estimating = { groupOf };
  const judge = (/** @type {PublishedPrice} */ row, /** @type {any} */ by) => {
    const list = estimatePrices({ category: row.category, weightLbs: row.lbs, miles: row.miles, on: NEUTRAL_DAY }, by);
    const wanted = OPTIONS[row.service];
    const option = list.find((/** @type {any} */ each) => (wanted ? wanted.test(each.serviceType) : each.usual)) ?? list.find((/** @type {any} */ each) => each.usual);
    return { row, error: Math.log(option.estimatedCostCents / 100 / row.usd) };
  };
  const sources = [...new Set(rows.map((row) => row.source))];
  const inSample = rows.map((row) => judge(row, card));
  const unseen = sources.flatMap((source) => {
    const by = fitted(rows.filter((row) => row.source !== source), card, estimating);
    return rows.filter((row) => row.source === source).map((row) => judge(row, by));
  });
  const flat = sources.flatMap((source) => {
    const rest = rows.filter((row) => row.source !== source);
    return rows.filter((row) => row.source === source).map((row) => ({ row, error: Math.log((perMile(rest, row.category) * row.miles) / row.usd) }));
  });
  const isInRange = (/** @type {Judged} */ { row, error }) => Math.abs(error) <= Math.log(card.categories[row.category].rangeFactor);

  const categories = [...new Set(rows.map((row) => row.category))];
  print(['Median absolute error', 'prices', 'in sample', 'unseen source', 'flat $/mile', 'within x2', 'in its range', 'fitting range'].map(cell).join(''));
  for (const category of [...categories, 'all']) {
    const of = (/** @type {Judged[]} */ judged) => judged.filter(({ row }) => category === 'all' || row.category === category);
    const share = (/** @type {Judged[]} */ list, /** @type {(each: Judged) => boolean} */ test) => `${Math.round((100 * list.filter(test).length) / list.length)} %`;
    const range = category === 'all' ? '' : `x/${Math.exp(spreadOf(unseen, category)).toFixed(2)}`;
    const figures = [of(unseen).length, ...[inSample, unseen, flat].map((judged) => percent(medianError(of(judged)))), share(of(unseen), ({ error }) => Math.abs(error) <= Math.LN2), share(of(unseen), isInRange), range];
    print([category, ...figures].map(cell).join(''));
  }

  const distances = publishedDistances().flatMap(({ from, to, miles }) => {
    const [a, b] = [findPlace(from), findPlace(to)];
    return a && b ? [Math.abs(roadMiles(a, b) / miles - 1)] : [];
  });
  distances.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => percent(/** @type {number} */ (distances[Math.min(distances.length - 1, Math.floor(distances.length * share))]));
  print(`Road miles, ${distances.length} published distances: median error ${at(0.5)}, nine in ten within ${at(0.9)}, the worst ${at(1)}`);
  return { unseen, inSample };
}

/** The spread (ln) that holds four in five of the unseen prices of a category, drawn towards that of all. @param {Judged[]} judged @param {string} category */
function spreadOf(judged, category) {
  const own = judged.filter(({ row }) => row.category === category);
  const [of, all] = [quantile(own), quantile(judged)];
  return (own.length * of + SHRINK * all) / (own.length + SHRINK);
}

/** @param {Judged[]} judged */
function quantile(judged) {
  const sizes = judged.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  return sizes.length === 0 ? 0 : /** @type {number} */ (sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * INSIDE))]);
}

/** @param {Judged[]} judged */
function medianError(judged) {
  const sizes = judged.map(({ error }) => Math.abs(Math.exp(error) - 1)).sort((a, b) => a - b);
  return /** @type {number} */ (sizes[sizes.length >> 1]);
}

/** The baseline: a category's median dollars a mile. @param {PublishedPrice[]} rows @param {string} category */
function perMile(rows, category) {
  const figures = rows.filter((row) => row.category === category).map((row) => row.usd / factorOf(row.service) / row.miles).sort((a, b) => a - b);
  return /** @type {number} */ (figures[figures.length >> 1]);
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(1)} %`;
/** @param {string | number} value @param {number} place */
const cell = (value, place) => (place === 0 ? String(value).padEnd(24) : String(value).padStart(15));
