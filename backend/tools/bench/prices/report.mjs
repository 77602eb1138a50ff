// How far the estimates are from published prices that the card has never seen, and the road miles from published distances.
import { todaysUsd } from './fit.mjs';
import { figuresOf, measure } from './measure.mjs';
import { publishedDistances, publishedPrices } from './rows.mjs';
import { medianError } from './spread.mjs';

/** @typedef {import('./rows.mjs').PublishedPrice} PublishedPrice */
/** @typedef {import('./spread.mjs').Judged} Judged */

const HEAD = [
  'Unseen sites',
  'prices',
  'median error',
  'within x2',
  'in the range',
  'range, about',
  'in sample',
  'by weight only',
  'flat $/mile',
];

/** @param {any} modules estimate, rate-card, distance and gazetteer of the built program @param {(line: string) => void} print */
export function report(modules, print) {
  const rows = publishedPrices();
  const card = modules.readRateCard();
  const { fit, judge, sites, inside, spreads } = measure(rows, card, modules);
  const of = (/** @type {string} */ site) => rows.filter((row) => row.site === site);
  const inSample = rows.map((row) => judge(row, card));
  const byWeight = sites.flatMap((site) => of(site).map((row) => judge(row, fit(site), { subcategory: null })));
  const flat = sites.flatMap((site) => {
    const rest = rows.filter((row) => row.site !== site);
    return of(site).map((row) => ({
      row,
      group: '',
      error: Math.log(todaysUsd(row) / (perMile(rest, row.category) * row.miles)),
    }));
  });
  const line = (/** @type {string} */ name, /** @type {(each: Judged) => boolean} */ isOwn) => {
    const own = inside.filter(isOwn);
    const figures = figuresOf(own);
    const widths = own.map(({ group }) => /** @type {number} */ (spreads[group])).sort((a, b) => a - b);
    const others = [inSample, byWeight, flat].map((judged) => percent(medianError(judged.filter(isOwn))));
    print(
      [
        name,
        figures.prices,
        `${figures.medianErrorPercent} %`,
        `${figures.withinTwicePercent} %`,
        `${figures.insidePercent} %`,
        `x/${Math.exp(/** @type {number} */ (widths[widths.length >> 1])).toFixed(2)}`,
        ...others,
      ]
        .map(cell)
        .join(''),
    );
  };
  print(HEAD.map(cell).join(''));
  for (const category of new Set(rows.map((row) => row.category)))
    line(category, ({ row }) => row.category === category);
  line('all', () => true);
  const groups = [...new Set(inside.map(({ group }) => group))];
  print(`In the range by group: ${groups.map((name) => ofGroup(name, inside)).join(', ')}`);
  print(
    `(${sites.length} sites, each held out in turn of curves, service factors, minimum charges and, with another one beside it, of the ranges; old prices in today's dollars)`,
  );
  reportDistances(modules, print);
}

/** @param {string} name @param {(Judged & {isInside: boolean})[]} inside */
function ofGroup(name, inside) {
  const own = inside.filter(({ group }) => group === name);
  return `${name} ${own.filter(({ isInside }) => isInside).length} of ${own.length}`;
}

/** @param {any} modules @param {(line: string) => void} print */
function reportDistances({ roadMiles, findPlace }, print) {
  const errors = publishedDistances().flatMap(({ from, to, miles }) => {
    const [a, b] = [findPlace(from), findPlace(to)];
    return a && b ? [Math.abs(roadMiles(a, b) / miles - 1)] : [];
  });
  errors.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    percent(/** @type {number} */ (errors[Math.min(errors.length - 1, Math.floor(errors.length * part))]));
  print(
    `Road miles, ${errors.length} published distances: median error ${at(0.5)}, nine in ten within ${at(0.9)}, the worst ${at(1)}`,
  );
}

/** The baseline: a category's median dollars a mile. @param {PublishedPrice[]} rows @param {string} category */
function perMile(rows, category) {
  const figures = rows
    .filter((row) => row.category === category)
    .map((row) => todaysUsd(row) / row.miles)
    .sort((a, b) => a - b);
  return /** @type {number} */ (figures[figures.length >> 1]);
}

/** @param {number} value */
const percent = (value) => `${(100 * value).toFixed(1)} %`;
/** @param {string | number} value @param {number} place */
const cell = (value, place) => (place === 0 ? String(value).padEnd(18) : String(value).padStart(15));
