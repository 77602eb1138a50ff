import { expect, test } from '@playwright/test';
import { post, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit } from './support/console';

test('a question is answered in the console, read on the Support page, and written back to', async ({
  browser,
  request,
}) => {
  const person = await register(request, 'Tilda');
  const { id } = await post<{ id: string }>(request, person, '/api/support-tickets', {
    name: 'Tilda Reyes',
    email: 'tilda@example.test',
    topic: 'Payment',
    message: 'When is my card charged?',
  });
  const windows = await openWindows(browser, await Operator.signIn(request), person);
  const { console: page, app } = windows;
  await visit(app, '/support');
  await expect(app.getByText('When is my card charged?')).toBeVisible();

  await visit(page, `/console/support-tickets/${id}/show`);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Write your answer')).toBeVisible();
  await page.getByRole('combobox', { name: 'Insert a template' }).click();
  await page.getByRole('option', { name: 'When a payment is released' }).click();
  await expect(page.getByLabel('Your answer')).toHaveValue(/^Hello .*held until the delivery is confirmed/s);
  await page.getByLabel('Your answer').fill('When you accept a quote and pay.');
  await windows.look();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Sent to tilda@example.test.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'When you accept a quote and pay.' })).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();

  // The page that is open learns of it by itself.
  await expect(app.getByText('When you accept a quote and pay.')).toBeVisible();
  await expect(app.getByText('Answered', { exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Write back' }).click();
  await app.getByLabel('Your answer').fill('Thank you!');
  await app.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(app.getByText('Thank you!')).toBeVisible();
  await expect(app.getByText('Open', { exact: true })).toBeVisible();

  await visit(page, '/console/support-tickets');
  // Until the list is there, the record stays, and is not read again.
  await expect(page.getByRole('heading', { level: 1, name: 'Support tickets', exact: true })).toBeVisible();
  await visit(page, `/console/support-tickets/${id}/show`);
  await expect(page.getByText('Thank you!')).toBeVisible();
  // On a phone too, the acts are told apart by their words.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Mark as waiting', 'Mark as done'])
    await expect(page.locator('main button', { hasText: name })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('The ticket is marked as done.')).toBeVisible();
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
