// How far errors lie apart: their median, and the range that holds four in five of them.

/** @typedef {{row: import('./rows.mjs').PublishedPrice, error: number}} Judged ln of estimate over published price */

/** Four in five prices are to lie inside the range. */
const INSIDE = 0.8;
/** A category's own spread counts as much as this many prices of all categories. */
const SHRINK = 8;
/** Between the share of what was seen, which is too narrow for the next source, and the share that is surely wide enough. */
const HALF_A_SOURCE = 0.5;

/** The factor by which four in five prices of a category lie at most above or below, drawn towards that of all. @param {Judged[]} judged @param {string} category */
export function rangeOf(judged, category) {
  const own = judged.filter(({ row }) => row.category === category);
  return Math.exp((own.length * quantile(own) + SHRINK * quantile(judged)) / (own.length + SHRINK));
}

/**
 * The error that four in five stay below. Prices of one source err together, so what has been seen is so many sources, not so many prices,
 * and the fewer they are the more the next one will surprise.
 * @param {Judged[]} judged
 */
function quantile(judged) {
  const sizes = judged.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  const sources = new Set(judged.map(({ row }) => row.source)).size;
  return sizes.length === 0 ? 0 : /** @type {number} */ (sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * INSIDE * (1 + HALF_A_SOURCE / sources)))]);
}

/** @param {Judged[]} judged */
export function medianError(judged) {
  const sizes = judged.map(({ error }) => Math.abs(Math.exp(error) - 1)).sort((a, b) => a - b);
  return /** @type {number} */ (sizes[sizes.length >> 1]);
}
