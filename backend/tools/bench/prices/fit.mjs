// Fits the curves of a rate card to published prices: node backend/tools/bench/prices/fit.mjs prints the card's groups with the fitted figures.
// Deterministic: the same rows and priors give the same figures.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

/** @typedef {import('./rows.mjs').PublishedPrice} PublishedPrice */
/** @typedef {any} Card a rate card as in backend/src/pricing/rate-card.ts */
/** @typedef {{groupOf: Function}} Estimating */

/** How strongly a figure is held to its prior, in units of a squared step: ln A, ln loading miles, the power of distance, the power of weight. */
const PRIOR = [{ step: 0.6, at: 'a' }, { step: 0.7, at: 'loadingMiles' }, { step: 0.12, at: 'perDistance' }, { step: 0.12, at: 'perWeight' }];
const BOUNDS = [[3, 12], [Math.log(10), Math.log(800)], [0.35, 1], [0, 1]];
/** A row older than this is worth half: prices have moved since. */
const OLD = 2018;

/** A day without a season. */
export const NEUTRAL_DAY = '2026-04-15';
/** What was believed of the curves before the fit: round figures from general knowledge of the trade. */
const PRIORS = JSON.parse(readFileSync(new URL('prior-curves.json', import.meta.url), 'utf8'));

/** What a published service is called on the card's lists, where it is not the usual one. */
export const SERVICE_FACTORS = { enclosed: 1.45, private: 1.6, 'ftl contract': 1.11, 'transport only': 0.3 };

/** @param {string} service */
export function factorOf(service) {
  return /** @type {Record<string, number>} */ (SERVICE_FACTORS)[service] ?? 1;
}

/**
 * Fits cards like the given one, the curves of its groups by least absolute errors of ln price, held to the prior curves.
 * Answers a function: without an argument it fits to all rows, else to those of all sources but the named ones.
 * A curve is fitted once for each choice of its own rows.
 * @param {PublishedPrice[]} rows @param {Card} given @param {Estimating} estimating
 */
export function fitter(rows, given, estimating) {
  const prior = structuredClone(given);
  for (const [name, curve] of Object.entries(PRIORS)) Object.assign(prior.groups[name], curve);
  /** @type {Map<string, PublishedPrice[]>} */
  const of = new Map();
  for (const row of rows) {
    const name = estimating.groupOf({ category: row.category, weightLbs: row.lbs, miles: row.miles, on: NEUTRAL_DAY }, given);
    of.set(name, [...(of.get(name) ?? []), row]);
  }
  const known = new Map();
  return (/** @type {string[]} */ ...leftOut) => {
    const card = structuredClone(prior);
    for (const [name, own] of of) {
      const used = own.filter(({ source }) => !leftOut.includes(source));
      const key = `${name} ${used.map(({ id }) => id)}`;
      if (!known.has(key)) known.set(key, fitGroup(used, prior.groups[name]));
      Object.assign(card.groups[name], known.get(key));
    }
    return card;
  };
}

/** @param {PublishedPrice[]} rows @param {any} group */
function fitGroup(rows, group) {
  const before = [Math.log(group.a), Math.log(group.loadingMiles), group.perDistance, group.perWeight];
  const sizes = new Map();
  for (const { source } of rows) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  // A source of many rows is not worth as many opinions.
  const weightOf = (/** @type {PublishedPrice} */ row) => (row.year < OLD ? 0.5 : 1) / Math.sqrt(sizes.get(row.source));
  const points = rows.map((row) => ({ miles: row.miles, weight: Math.log(Math.max(row.lbs, group.leastLbs ?? 0) / group.referenceLbs), y: Math.log(row.usd / factorOf(row.service)), worth: weightOf(row) }));
  const loss = (/** @type {number[]} */ at) => {
    const [a = 0, d0 = 0, b = 0, c = 0] = at;
    let sum = 0;
    for (const { miles, weight, y, worth } of points) sum += worth * Math.hypot(y - (a + b * Math.log((miles + Math.exp(d0)) / 1000) + c * weight), 0.05);
    PRIOR.forEach(({ step }, i) => (sum += 0.5 * ((/** @type {number} */ (at[i]) - /** @type {number} */ (before[i])) / step) ** 2));
    return sum;
  };
  const [a = 0, d0 = 0, b = 0, c = 0] = descend(loss, before);
  return { a: Math.round(Math.exp(a)), loadingMiles: Math.round(Math.exp(d0)), perDistance: round(b), perWeight: round(c) };
}

/** A compass search: a step along each axis and its sign while it helps, then half the step. @param {(at: number[]) => number} loss @param {number[]} start */
function descend(loss, start) {
  let best = [...start];
  let least = loss(best);
  for (let step = 0.25; step > 1e-4; ) {
    let moved = false;
    for (let axis = 0; axis < best.length; axis += 1) {
      for (const sign of [1, -1]) {
        const next = [...best];
        const [low = 0, high = 0] = BOUNDS[axis] ?? [];
        next[axis] = Math.min(high, Math.max(low, /** @type {number} */ (next[axis]) + sign * step * (axis < 2 ? 1 : 0.3)));
        const value = loss(next);
        if (value >= least) continue;
        [best, least, moved] = [next, value, true];
      }
    }
    if (!moved) step /= 2;
  }
  return best;
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const { publishedPrices } = await import('./rows.mjs');
  const estimating = await import(new URL('../../../dist/src/pricing/estimate.js', import.meta.url).href);
  const { readRateCard } = await import(new URL('../../../dist/src/pricing/rate-card.js', import.meta.url).href);
  const card = fitter(publishedPrices(), readRateCard(), estimating)();
  for (const [name, { a, loadingMiles, perDistance, perWeight }] of Object.entries(card.groups)) console.log(name, JSON.stringify({ a, loadingMiles, perDistance, perWeight }));
}
