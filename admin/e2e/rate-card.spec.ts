import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { post } from '../../frontend/e2e/support/deal';

test('the rate card is changed with a look at ten standard jobs, and the history says what was changed, by whom and why', async ({ page, request }) => {
  const { token } = await post<{ token: string }>(request, undefined, '/api/auth/login', { email: 'admin@demo.haulway.test', password: 'haulway-demo' });
  await page.addInitScript((value) => localStorage.setItem('haulway_console_token', value), token);
  await page.goto('/console/rate-cards');
  await page.getByRole('link', { name: 'Change' }).click();

  const hotTub = page.getByRole('row', { name: /^Hot tub/ });
  await expect(hotTub).toContainText('none');
  const level = page.getByRole('textbox', { name: 'Other: Market level' });
  await level.fill('9');
  await expect(page.getByText('A number from 0.2 to 5')).toBeVisible();
  const save = page.getByRole('button', { name: /^Save as version/ });
  await expect(save).toBeDisabled();
  expect((await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()).violations).toEqual([]);
  await level.fill('1.1');
  await expect(hotTub).toContainText(/\+(9|10)(\.\d)? %/);

  await page.getByLabel('Why, for the history').fill('Fewer carriers for odd things');
  await save.click();
  await page.getByRole('cell', { name: 'Fewer carriers for odd things' }).first().click();
  await expect(page.getByRole('row', { name: /Rate-cards.change.*Fewer carriers for odd things.*categories.other.level/ })).toBeVisible();
});
