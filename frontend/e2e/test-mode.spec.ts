import { expect, type Page, test } from '@playwright/test';

const BANNER = 'Test mode: no real card is charged.';

/** The settings of a site that is not a demo. */
async function asRealSite(page: Page): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, demo: false } });
  });
}

for (const path of ['/', '/login', '/faq', '/nowhere', '/console/']) {
  test(`a site with simulated cards that is not a demo says so on ${path}`, async ({ page }) => {
    await asRealSite(page);
    await page.goto(path);
    await expect(page.getByText(BANNER)).toBeVisible();
  });
}

test('the demo does not have to say so', async ({ page }) => {
  const config = page.waitForResponse('**/api/config');
  await page.goto('/faq');
  await config;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
