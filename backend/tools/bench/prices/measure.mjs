// What a card made our way is worth on prices it has not seen: each site is held out of everything in turn, including the ranges.
import { fitter, inputOf, SERVICES, todaysUsd } from './fit.mjs';
import { medianError, spreadsOf } from './spread.mjs';

/** @typedef {import('./rows.mjs').PublishedPrice} PublishedPrice */
/** @typedef {import('./spread.mjs').Judged} Judged */

/**
 * @param {PublishedPrice[]} rows @param {any} card @param {any} modules estimate of the built program
 */
export function measure(rows, card, { estimatePrices, groupOf }) {
  const fit = fitter(rows, card, { groupOf });
  const judge = (/** @type {PublishedPrice} */ row, /** @type {any} */ by, /** @type {object} */ over = {}) => {
    const input = { ...inputOf(row), ...over };
    const list = estimatePrices(input, by);
    const wanted = SERVICES[row.service]?.option;
    const option =
      list.find((/** @type {any} */ each) => (wanted ? wanted.test(each.serviceType) : each.usual)) ??
      list.find((/** @type {any} */ each) => each.usual);
    return { row, group: groupOf(input, by), error: Math.log(todaysUsd(row) / (option.estimatedCostCents / 100)) };
  };
  const sites = [...new Set(rows.map(({ site }) => site))];
  const of = (/** @type {string} */ site) => rows.filter((row) => row.site === site);
  const unseen = sites.flatMap((site) => of(site).map((row) => judge(row, fit(site))));
  // The ranges for a site come from the errors the other sites show when each of them is held out along with it.
  const inside = sites.flatMap((site) => {
    const others = sites
      .filter((each) => each !== site)
      .flatMap((other) => of(other).map((row) => judge(row, fit(site, other))));
    const spreads = spreadsOf(others, card.groups);
    return unseen
      .filter(({ row }) => row.site === site)
      .map((each) => ({ ...each, isInside: Math.abs(each.error) <= /** @type {number} */ (spreads[each.group]) }));
  });
  return { fit, judge, sites, unseen, inside, spreads: spreadsOf(unseen, card.groups) };
}

/** What the card records of it. @param {(Judged & {isInside: boolean})[]} judged */
export function figuresOf(judged) {
  const percent = (/** @type {(each: Judged & {isInside: boolean}) => boolean} */ test) =>
    Math.round((100 * judged.filter(test).length) / judged.length);
  return {
    prices: judged.length,
    medianErrorPercent: Math.round(1000 * medianError(judged)) / 10,
    withinTwicePercent: percent(({ error }) => Math.abs(error) <= Math.LN2),
    insidePercent: percent(({ isInside }) => isInside),
  };
}
