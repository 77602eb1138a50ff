// How far the estimates are from published prices, and the road miles from published distances: in sample, and with each source held out in turn.
import { factorOf, fitter, NEUTRAL_DAY } from './fit.mjs';
import { publishedDistances, publishedPrices } from './rows.mjs';
import { medianError, rangeOf } from './spread.mjs';

/** @typedef {import('./rows.mjs').PublishedPrice} PublishedPrice */
/** @typedef {import('./spread.mjs').Judged} Judged */

/** The option of the list that a published service means. @type {Record<string, RegExp>} */
const OPTIONS = { enclosed: /^Enclosed/, private: /^Private/, 'ftl contract': /^FTL contract/, 'transport only': /^Transport only/ };

/** @param {any} modules estimate, rate-card, distance and gazetteer of the built program @param {(line: string) => void} print */
export function report(modules, print) {
  const { estimatePrices, groupOf, readRateCard } = modules;
  const rows = publishedPrices();
  const card = readRateCard();
  const fit = fitter(rows, card, { groupOf });
  const judge = (/** @type {PublishedPrice} */ row, /** @type {any} */ by) => {
    const list = estimatePrices({ category: row.category, weightLbs: row.lbs, miles: row.miles, on: NEUTRAL_DAY }, by);
    const wanted = OPTIONS[row.service];
    const option = list.find((/** @type {any} */ each) => (wanted ? wanted.test(each.serviceType) : each.usual)) ?? list.find((/** @type {any} */ each) => each.usual);
    return { row, error: Math.log(option.estimatedCostCents / 100 / row.usd) };
  };
  const sources = [...new Set(rows.map((row) => row.source))];
  const of = (/** @type {string} */ source) => rows.filter((row) => row.source === source);
  const inSample = rows.map((row) => judge(row, card));
  const unseen = sources.flatMap((source) => of(source).map((row) => judge(row, fit(source))));
  const flat = sources.flatMap((source) => {
    const rest = rows.filter((row) => row.source !== source);
    return of(source).map((row) => ({ row, error: Math.log((perMile(rest, row.category) * row.miles) / row.usd) }));
  });
  // A source's range is made without it too: of the errors that the others show when each of them is held out beside it.
  const inside = sources.flatMap((source) => {
    const others = sources.filter((each) => each !== source).flatMap((other) => of(other).map((row) => judge(row, fit(source, other))));
    return unseen.filter(({ row }) => row.source === source).map((each) => ({ ...each, isInside: Math.abs(each.error) <= Math.log(rangeOf(others, each.row.category)) }));
  });

  print(['Median absolute error', 'prices', 'in sample', 'unseen source', 'flat $/mile', 'within x2', 'unseen range', "card's range", 'fitting range'].map(cell).join(''));
  for (const category of [...new Set(rows.map((row) => row.category)), 'all']) {
    /** @template {Judged} T @param {T[]} judged */
    const own = (judged) => judged.filter(({ row }) => category === 'all' || row.category === category);
    const errors = [inSample, unseen, flat].map((judged) => percent(medianError(own(judged))));
    const isNear = (/** @type {Judged} */ { error }) => Math.abs(error) <= Math.LN2;
    const isInCards = (/** @type {Judged} */ { row, error }) => Math.abs(error) <= Math.log(card.categories[row.category].rangeFactor);
    const shares = [share(own(unseen), isNear), share(own(inside), ({ isInside }) => isInside), share(own(unseen), isInCards)];
    print([category, own(unseen).length, ...errors, ...shares, category === 'all' ? '' : `x/${rangeOf(unseen, category).toFixed(2)}`].map(cell).join(''));
  }
  print('(unseen range: how many prices of a source lie in a range that was made, like the curve, without that source; aim 75 to 88 %)');
  reportDistances(modules, print);
}

/** @param {any} modules @param {(line: string) => void} print */
function reportDistances({ roadMiles, findPlace }, print) {
  const errors = publishedDistances().flatMap(({ from, to, miles }) => {
    const [a, b] = [findPlace(from), findPlace(to)];
    return a && b ? [Math.abs(roadMiles(a, b) / miles - 1)] : [];
  });
  errors.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => percent(/** @type {number} */ (errors[Math.min(errors.length - 1, Math.floor(errors.length * part))]));
  print(`Road miles, ${errors.length} published distances: median error ${at(0.5)}, nine in ten within ${at(0.9)}, the worst ${at(1)}`);
}

/** The baseline: a category's median dollars a mile. @param {PublishedPrice[]} rows @param {string} category */
function perMile(rows, category) {
  const figures = rows.filter((row) => row.category === category).map((row) => row.usd / factorOf(row.service) / row.miles).sort((a, b) => a - b);
  return /** @type {number} */ (figures[figures.length >> 1]);
}

/** @param {number} value */
const percent = (value) => `${(100 * value).toFixed(1)} %`;
/** @template T @param {T[]} list @param {(each: T) => boolean} test */
const share = (list, test) => `${Math.round((100 * list.filter(test).length) / list.length)} %`;
/** @param {string | number} value @param {number} place */
const cell = (value, place) => (place === 0 ? String(value).padEnd(24) : String(value).padStart(15));
