// How far prices are from their estimates: the median error, and the range that most prices from an unseen source fall in.

/** @typedef {{row: import('./rows.mjs').PublishedPrice, group: string, error: number}} Judged ln of price over estimate */
/** Four in five prices should fall inside the range. */
const INSIDE = 0.8;
/**
 * A group's own spread counts as much as that of this many sites in its category, and a category's as that of this many sites overall. Strong, for a good reason:
 * ranges that trusted the spread among a category's few sites held two in three of other sites' prices, not four in five.
 */
const SHRINK = 40;
/** Between what a few sites showed and what the next one will: a t quantile over a normal one, and the uncertainty of the middle. */
const LESS_KNOWN = 1.4;
/** Sites nobody collected differ more than those collected: on their prices, the first card's ranges held 67% where 80% were meant. */
const ELSEWHERE = 1.12;

/** By group, the factor above and below the estimate that most prices lie within (ln): of its own errors, its category's and those of all, the more of its own the more sites there are. @param {Judged[]} judged @param {Record<string, {category: string}>} groups @returns {Record<string, number>} */
export function spreadsOf(judged, groups) {
  const all = quantileOf(judged);
  return Object.fromEntries(
    Object.entries(groups).map(([name, { category }]) => {
      const ofCategory = drawn(
        judged.filter(({ row }) => row.category === category),
        all,
      );
      return [
        name,
        drawn(
          judged.filter(({ group }) => group === name),
          ofCategory,
        ),
      ];
    }),
  );
}

/** @param {Judged[]} own @param {number} towards */
function drawn(own, towards) {
  const sites = sizesOf(own).size;
  return sites === 0 ? towards : (sites * quantileOf(own) + SHRINK * towards) / (sites + SHRINK);
}

/**
 * The size of error that four in five prices stay below. Sites count alike, however many prices they have, since the next price comes from another site.
 * Above and below are not distinguished: a handful of sites cannot tell on which side the next one will be.
 * @param {Judged[]} own
 */
function quantileOf(own) {
  const sizes = sizesOf(own);
  const sorted = own
    .map(({ row, error }) => ({ size: Math.abs(error), weight: 1 / /** @type {number} */ (sizes.get(row.site)) }))
    .sort((a, b) => a.size - b.size);
  let sum = 0;
  const found = sorted.find(({ weight }) => (sum += weight) >= INSIDE * sizes.size - 1e-9);
  return (found?.size ?? 0) * (1 + LESS_KNOWN / sizes.size) * ELSEWHERE;
}

/** @param {Judged[]} judged */
function sizesOf(judged) {
  const sizes = new Map();
  for (const { row } of judged) sizes.set(row.site, (sizes.get(row.site) ?? 0) + 1);
  return sizes;
}

/** Of the published price. @param {Judged[]} judged */
export function medianError(judged) {
  const sizes = judged.map(({ error }) => Math.abs(Math.exp(-error) - 1)).sort((a, b) => a - b);
  return /** @type {number} */ (sizes[sizes.length >> 1]);
}
