import { expect, it } from '@jest/globals';
import { figuresOf, measure, publishedPrices } from '../../test/support/published-prices.js';
import { estimatePrices, groupOf } from './estimate.js';
import { readRateCard } from './rate-card.js';

const card = readRateCard();
const rows = publishedPrices();
const { fit, sites, inside, spreads } = measure(rows, card, { estimatePrices, groupOf });

it('reports what is measured when each source of published prices is held out of everything', () => {
  const of = (category: string) => figuresOf(inside.filter(({ row }) => row.category === category));
  const categories = Object.fromEntries(Object.keys(card.categories).map((category) => [category, of(category)]));
  expect(card.measured).toEqual({ prices: rows.length, sources: sites.length, categories, all: figuresOf(inside) });
});

it('is what the fit makes of the published prices', () => {
  const made = fit();
  for (const [name, spread] of Object.entries(spreads))
    made.groups[name]!.range = { low: round(Math.exp(-spread)), high: round(Math.exp(spread)) };
  expect({ groups: made.groups, services: made.services }).toEqual({ groups: card.groups, services: card.services });
});

it('comes close to unseen prices: half within 20%, nineteen in twenty within a factor of two, and its ranges hold about four in five', () => {
  const { all, categories } = card.measured!;
  expect(all.medianErrorPercent).toBeLessThanOrEqual(20);
  expect(all.withinTwicePercent).toBeGreaterThanOrEqual(95);
  expect(all.insidePercent).toBeGreaterThanOrEqual(75);
  expect(all.insidePercent).toBeLessThanOrEqual(88);
  for (const [category, { insidePercent }] of Object.entries(categories))
    expect([category, insidePercent >= 65]).toEqual([category, true]);
});

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
