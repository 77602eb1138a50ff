import type { Category } from '../../src/common/categories.js';
import type { estimatePrices, groupOf } from '../../src/pricing/estimate.js';
import type { Measured, RateCard } from '../../src/pricing/rate-card.js';

/** A price that somebody published, as the bench reads it. */
export interface PublishedPrice {
  category: Category;
  subcategory: string;
  service: string;
  miles: number;
  lbs: number;
  usd: number;
}

interface Judged {
  row: PublishedPrice;
  isInside: boolean;
}

interface Measuring {
  measure(
    rows: PublishedPrice[],
    card: RateCard,
    estimating: { estimatePrices: typeof estimatePrices; groupOf: typeof groupOf },
  ): { fit(): RateCard; sites: string[]; inside: Judged[]; spreads: Record<string, number> };
  figuresOf(judged: Judged[]): Measured;
}

const BENCH = '../../tools/bench/prices/';

export const { publishedPrices } = (await import(new URL(`${BENCH}rows.mjs`, import.meta.url).href)) as {
  publishedPrices(): PublishedPrice[];
};
export const { measure, figuresOf } = (await import(new URL(`${BENCH}measure.mjs`, import.meta.url).href)) as Measuring;
