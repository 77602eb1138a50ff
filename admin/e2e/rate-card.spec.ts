import { expect, test } from '@playwright/test';
import { barriersOn } from '../../frontend/e2e/support/screen';
import { openWindows, Operator, read } from './support/console';

test('the rate card is changed with a preview on ten standard jobs, prices follow right away, and the history says what changed, who did it and why', async ({
  browser,
  request,
}) => {
  const priceOfAnythingElse = async () =>
    (
      await read<{ typical: number }>(
        request,
        undefined,
        '/api/price-truth?from=Austin,%20TX&to=Denver,%20CO&category=other&weight=500',
      )
    ).typical;
  const before = await priceOfAnythingElse();
  const { console: page, complaints, presses } = await openWindows(browser, await Operator.signIn(request));
  await page.goto('/console/rate-cards');
  await presses();
  await page.getByRole('link', { name: 'Change' }).click();

  const hotTub = page.getByRole('row', { name: /^Hot tub/ });
  await expect(hotTub).toContainText('none');
  const level = page.getByRole('spinbutton', { name: 'Other: Market level' });
  const now = Number(await level.inputValue());
  await level.fill('9');
  await expect(page.getByText('A number from 0.2 to 5')).toBeVisible();
  const save = page.getByRole('button', { name: /^Save as version/ });
  await expect(save).toBeDisabled();
  expect(await barriersOn(page)).toEqual([]);
  await level.fill((now * 1.1).toFixed(3));
  await expect(hotTub).toContainText(/\+(9|10)(\.\d)?%/);

  await page.getByLabel('Reason for the change').fill('Fewer carriers for odd things');
  await save.click();
  // Change and save; the other jobs of a day are counted together.
  expect(await presses()).toBeLessThanOrEqual(2);
  await expect.poll(async () => (await priceOfAnythingElse()) / before).toBeGreaterThan(1.03);
  await page.getByRole('cell', { name: 'Fewer carriers for odd things' }).first().click();
  await expect(
    page.getByRole('row', { name: /Rate cards: change.*Fewer carriers for odd things.*Categories, other, level/ }),
  ).toBeVisible();
  // The preview refuses a level of 9.
  expect(complaints.filter((complaint) => !complaint.endsWith('status of 400 (Bad Request)'))).toEqual([]);
  await page.context().close();
});
