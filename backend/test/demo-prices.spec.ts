import type { Corrections } from '../src/pricing/corrections.js';
import { estimatePrices } from '../src/pricing/estimate.js';
import { readRateCard } from '../src/pricing/rate-card.js';
import { client } from './support/client.js';
import { ok } from './support/people.js';
import { publishedPrices } from './support/published-prices.js';
import { startServer } from './support/server.js';

const CATEGORY_LEVEL = /^[a-z_]+$/;

describe("the demo's own paid deals", () => {
  it('are close to the market: they teach prices next to nothing, and nothing false', async () => {
    const server = await startServer({ env: { SEED: 'demo', NODE_ENV: 'development' } });
    const visitor = client(server.url);
    const { token } = ok(
      await visitor.post<{ token: string }>('/api/auth/login', {
        email: 'admin@demo.haulway.test',
        password: 'haulway-demo',
      }),
      200,
    );
    const { jobs, cells } = ok(
      await client(server.url, token).post<{ jobs: number; cells: Corrections }>('/api/admin/rate-cards/recompute'),
      200,
    );
    expect(jobs).toBeGreaterThan(30);
    const away = Object.entries(cells)
      .filter(([name]) => CATEGORY_LEVEL.test(name))
      .map(([name, { m }]) => ({ name, percent: 100 * Math.abs(Math.exp(m) - 1) }));
    expect(away.map(({ name }) => name)).toContain('all');
    expect(away.filter(({ percent }) => percent > 3)).toEqual([]);
    expect(medianError(cells)).toBeLessThanOrEqual(medianError({}) + 0.01);
  });
});

/** Of the usual service compared with published prices. */
function medianError(corrections: Corrections): number {
  const card = readRateCard();
  const errors = publishedPrices().map(({ category, subcategory, lbs, miles, usd }) => {
    const estimates = estimatePrices(
      { category, subcategory, weightLbs: lbs, miles, on: '2026-04-15' },
      card,
      corrections,
    );
    return Math.abs(estimates.find(({ usual }) => usual)!.estimatedCostCents / 100 / usd - 1);
  });
  return errors.sort((a, b) => a - b)[errors.length >> 1]!;
}
