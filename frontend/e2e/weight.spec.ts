import { expect, test, type Browser } from '@playwright/test';
import { list, register } from './support/deal';
import { scriptsOf, weightOf } from './support/weight';

/** What a first visit of the address loads, by script. */
async function scripts(browser: Browser, path: string, token?: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const page = await context.newPage();
  const sizes = await scriptsOf(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    // The landing page is there before its scripts; signed-in users' pages go on listening, and are never idle.
    if (!token) await page.waitForLoadState('networkidle');
  });
  await context.close();
  return sizes;
}

test('the landing page loads at most 150 kB of script', async ({ browser }) => {
  expect(weightOf(await scripts(browser, '/'))).toBeLessThanOrEqual(150);
});

test('the first screen of signed-in users loads at most 220 kB of script, and no other screen more than 60 kB beyond it', async ({
  browser,
  request,
}) => {
  test.slow();
  const shipper = await register(request, 'Wes');
  const { id } = await list(request, shipper, 'A crate');
  const home = await scripts(browser, '/', shipper.token);
  expect(weightOf(home)).toBeLessThanOrEqual(220);
  const heavy: string[] = [];
  for (const path of [
    '/list-item',
    '/browse',
    `/shipments/${id}`,
    '/dashboard',
    '/messages',
    '/payments',
    '/profile',
    '/become-carrier',
    '/developers',
    '/faq',
    '/contact',
    '/login',
  ]) {
    const more = weightOf(
      new Map([...(await scripts(browser, path, shipper.token))].filter(([name]) => !home.has(name))),
    );
    if (more > 60) heavy.push(`${path} ${more.toFixed(1)} kB`);
  }
  expect(heavy).toEqual([]);
});
