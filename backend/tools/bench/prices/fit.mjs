// Fits the figures of a rate card to published prices. Deterministic: the same rows and priors give the same card.
import { readFileSync } from 'node:fs';
import { descend } from './descend.mjs';

/** @typedef {import('./rows.mjs').PublishedPrice} PublishedPrice */
/** @typedef {any} Card a rate card as in backend/src/pricing/rate-card.ts */
/** @typedef {{groupOf: Function}} Estimating */

/** How far a figure may be from its prior (one standard deviation): ln A, ln loading miles, the power of distance, the power of weight, ln minimum charge. */
const STEPS = [0.6, 0.35, 0.05, 0.12, 0.25];
/** The prior curve counts as much as this many sources publishing its prices for these routes. */
const PRIOR_SOURCES = 2;
const PRIOR_MILES = [100, 500, 1500, 2700];
/** Sources older than this count half: bringing their prices to today's dollars involved a guess. */
const OLD = 2018;
const BOUNDS = [
  [3, 12],
  [Math.log(10), Math.log(800)],
  [0.35, 1],
  [0, 1],
  [3, 9],
];
/** How far (ln) one source's prices are from the market as a whole, and from one another. */
const BETWEEN = 0.22;
const WITHIN = 0.12;
/** A service factor seen in one source counts as much as this many sources of the prior. */
const FACTOR_SHRINK = 2;

/** A day without a season. */
export const NEUTRAL_DAY = '2026-04-15';
/** Prices are converted to this year. */
const TODAY = 2026;
/** How much dearer a category becomes in a year: as the general price level, less for cars; truckload rates have stood for ten years. @type {Record<string, number>} */
const YEARLY = {
  vehicles: 0.02,
  household_items: 0.028,
  heavy_equipment: 0.028,
  freight: 0,
  animals: 0.028,
  other: 0.028,
};

/** The assumptions about the curves before the fit: round figures from general knowledge of the trade. */
const PRIORS = JSON.parse(readFileSync(new URL('prior-curves.json', import.meta.url), 'utf8'));
/** What a published service is called on the card's lists, where it is not the usual one, and what was believed of its factor. @type {Record<string, {option: RegExp, lists: string[], prior: number}>} */
export const SERVICES = {
  enclosed: { option: /^Enclosed/, lists: ['vehicles'], prior: 1.45 },
  private: { option: /^Private/, lists: ['pets', 'horses'], prior: 1.6 },
  'ftl contract': { option: /^FTL contract/, lists: ['ftl'], prior: 1.1 },
  'transport only': { option: /^Transport only/, lists: ['mobile_homes'], prior: 0.35 },
};

/** A published price in the dollars of today. @param {PublishedPrice} row */
export function todaysUsd({ usd, year, category }) {
  return usd * (1 + (YEARLY[category] ?? 0)) ** Math.max(0, TODAY - year);
}

/** @param {PublishedPrice} row */
export function inputOf({ category, subcategory, lbs, miles }) {
  return { category, subcategory, weightLbs: lbs, miles, on: NEUTRAL_DAY };
}

/**
 * Fits cards like the given one: curves, minimum charges and service factors, held to the priors.
 * Answers a function: without an argument it fits to all rows, else to those of all sites but the named ones, which nothing in the card has seen then.
 * A curve is fitted once for each choice of its own rows.
 * @param {PublishedPrice[]} rows @param {Card} given @param {Estimating} estimating
 */
export function fitter(rows, given, estimating) {
  const prior = structuredClone(given);
  for (const [name, curve] of Object.entries(PRIORS)) Object.assign(prior.groups[name], curve);
  /** @type {Map<string, PublishedPrice[]>} */
  const of = new Map();
  for (const row of rows) {
    const name = estimating.groupOf(inputOf(row), given);
    of.set(name, [...(of.get(name) ?? []), row]);
  }
  const known = new Map();
  const once = (/** @type {string} */ key, /** @type {() => any} */ make) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key);
  };
  return (/** @type {string[]} */ ...leftOut) => {
    const card = structuredClone(prior);
    const used = (/** @type {string} */ name) => (of.get(name) ?? []).filter(({ site }) => !leftOut.includes(site));
    for (const [service, { lists, option, prior: believed }] of Object.entries(SERVICES)) {
      const own = [...of.keys()].filter((name) => lists.includes(prior.groups[name].services)).flatMap(used);
      const factor = once(`${service} ${own.map(({ id }) => id)}`, () =>
        factorOf(service, believed, own, prior, estimating),
      );
      for (const list of lists)
        for (const each of card.services[list]) if (option.test(each.serviceType)) each.factor = factor;
    }
    for (const name of of.keys()) {
      const own = used(name);
      const services = card.services[card.groups[name].services];
      const factorFor = (/** @type {PublishedPrice} */ row) =>
        services.find((/** @type {any} */ each) => SERVICES[row.service]?.option.test(each.serviceType))?.factor ?? 1;
      const factors = own.map(factorFor);
      const cheapest = Math.min(...services.map((/** @type {any} */ each) => each.factor));
      Object.assign(
        card.groups[name],
        once(`${name} ${own.map(({ id }) => id)} ${factors} ${cheapest}`, () =>
          fitGroup(own, factors, cheapest, prior.groups[name]),
        ),
      );
    }
    return card;
  };
}

/** The factor of a service: what sources ask for it beside what they ask for the usual one, drawn towards what was believed. @param {string} service @param {number} believed @param {PublishedPrice[]} rows @param {Card} prior @param {Estimating} estimating */
function factorOf(service, believed, rows, prior, estimating) {
  const over = (/** @type {PublishedPrice} */ row) =>
    Math.log(todaysUsd(row) / curveOf(row, prior.groups[estimating.groupOf(inputOf(row), prior)]));
  const told = [...bySource(rows).values()].flatMap((own) => {
    const [dear, usual] = [
      own.filter((row) => row.service === service),
      own.filter((row) => SERVICES[row.service] === undefined),
    ];
    return dear.length > 0 && usual.length > 0 ? [mean(dear.map(over)) - mean(usual.map(over))] : [];
  });
  return round(
    Math.exp(
      (told.reduce((sum, each) => sum + each, 0) + FACTOR_SHRINK * Math.log(believed)) / (told.length + FACTOR_SHRINK),
    ),
  );
}

/** @param {PublishedPrice[]} rows @param {number[]} factors @param {number} cheapest @param {any} group */
function fitGroup(rows, factors, cheapest, group) {
  const before = [
    Math.log(group.a),
    Math.log(group.loadingMiles),
    group.perDistance,
    group.perWeight,
    Math.log(group.minimumUsd),
  ];
  const points = rows.map((row, i) => ({
    source: row.source,
    year: row.year,
    miles: row.miles,
    lbs: row.lbs,
    y: Math.log(todaysUsd(row) / /** @type {number} */ (factors[i])),
  }));
  const believed = PRIOR_MILES.map((miles) => ({
    source: '',
    miles,
    lbs: group.referenceLbs,
    y: Math.log(curveOf({ miles, lbs: group.referenceLbs }, group, cheapest)),
  }));
  const sources = [
    ...[...bySource(points).values()].map((own) => ({ own, worth: own.some(({ year }) => year < OLD) ? 0.5 : 1 })),
    { own: believed, worth: PRIOR_SOURCES },
  ];
  const loss = (/** @type {number[]} */ at) => {
    const [a = 0, d0 = 0, b = 0, c = 0, minimum = 0] = at;
    const curve = {
      ...group,
      a: Math.exp(a),
      loadingMiles: Math.exp(d0),
      perDistance: b,
      perWeight: c,
      minimumUsd: Math.exp(minimum),
    };
    let sum = 0;
    for (const { own, worth } of sources) {
      const errors = own.map((point) => point.y - Math.log(curveOf(point, curve, cheapest)));
      const middle = mean(errors);
      for (const error of errors) sum += worth * bent((error - middle) / WITHIN);
      sum += worth * bent(middle / Math.hypot(BETWEEN, WITHIN / Math.sqrt(own.length)));
    }
    STEPS.forEach((step, i) => (sum += 0.5 * (((at[i] ?? 0) - (before[i] ?? 0)) / step) ** 2));
    return sum;
  };
  const [a = 0, d0 = 0, b = 0, c = 0, minimum = 0] = descend(loss, before, BOUNDS);
  return {
    a: Math.round(Math.exp(a)),
    loadingMiles: Math.round(Math.exp(d0)),
    perDistance: round(b),
    perWeight: round(c),
    minimumUsd: Math.round(Math.exp(minimum) / 10) * 10,
  };
}

/** As backend/src/pricing/estimate.ts has it for the usual service. @param {{miles: number, lbs: number}} job @param {any} group */
function curveOf(
  { miles, lbs },
  {
    a,
    loadingMiles,
    perDistance,
    referenceLbs,
    perWeight,
    leastLbs = 0,
    minimumUsd,
    minimumUpToLbs = Infinity,
    minimumPerWeight = 0,
  },
  cheapest = 1,
) {
  const curve =
    a * ((miles + loadingMiles) / 1000) ** perDistance * (Math.max(lbs, leastLbs) / referenceLbs) ** perWeight;
  return Math.max(curve, (minimumUsd / cheapest) * Math.max(1, lbs / minimumUpToLbs) ** minimumPerWeight);
}

/** @template {{source: string}} T @param {T[]} list @returns {Map<string, T[]>} */
function bySource(list) {
  const sources = new Map();
  for (const each of list) sources.set(each.source, [...(sources.get(each.source) ?? []), each]);
  return sources;
}

/** Quadratic near zero and linear far from it (Huber loss), so that one odd price does not bend a curve. @param {number} z */
const bent = (z) => Math.sqrt(1 + z * z) - 1;
/** @param {number[]} values */
const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;
/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;
