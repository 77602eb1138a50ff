import { expect, test } from '@playwright/test';
import { scriptsOf, weightOf } from '../../frontend/e2e/support/weight';
import { openWindows, Operator } from './support/console';

test("the console's first screen loads at most 360 kB of script, and its charts after it at most 100 kB", async ({
  browser,
  request,
}) => {
  const { console: page } = await openWindows(browser, await Operator.signIn(request));
  const all = await scriptsOf(page, async () => {
    await page.goto('/console/');
    await expect(page.getByRole('img', { name: /^Volume and fees by day/ })).toBeVisible();
  });
  const charts = new Map([...all].filter(([path]) => path.includes('/Charts-')));
  expect(charts.size).toBe(1);
  expect(weightOf(charts)).toBeLessThanOrEqual(100);
  expect(weightOf(all) - weightOf(charts)).toBeLessThanOrEqual(360);
  await page.context().close();
});
