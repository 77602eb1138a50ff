import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, openWindows, Operator, visit } from './support/console';

test('a chargeback is answered from the queue in three presses: its evidence is read and goes to the bank', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const [shipper, carrier] = [await register(request, 'Cleo'), await register(request, 'Cyrus', true)];
  const { id: shipmentId } = await list(request, shipper, 'A harpsichord with two manuals');
  const { id: quoteId } = await quote(request, carrier, shipmentId, 1240);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const { id } = await post<{ id: string }>(request, admin, '/api/sandbox/disputes', {
    quoteId,
    reason: 'product_not_received',
  });
  const windows = await openWindows(browser, admin);
  const { console: page, look } = windows;

  await visit(page, '/console/queue', { resource: 'chargebacks', snoozed: false });
  const row = page.getByRole('row').filter({ hasText: 'A harpsichord with two manuals' });
  await expect(row).toContainText('In 9 days');
  // One.
  await row.getByRole('link', { name: /^Chargeback/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Chargeback of/ })).toBeVisible();
  await expect(page.getByText('Says nothing was delivered')).toBeVisible();
  const chip = page.locator('.MuiChip-root', { hasText: 'Waits for our answer' });
  await expect(chip).toBeVisible();
  const room = await chip.evaluate((each) => each.clientWidth - (each.firstElementChild?.clientWidth ?? 0));
  expect(room).toBeLessThan(4);
  await expect(page.getByRole('link', { name: 'Cleo Reyes' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A harpsichord with two manuals' })).toBeVisible();
  await look();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Read as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe(`evidence-${id}.pdf`);

  // The payment and its chargeback lead to each other.
  await page.getByRole('link', { name: '$1,240.00', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payment \$1,240\.00/ })).toBeVisible();
  await page.getByRole('link', { name: 'of $1,240.00', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Chargeback/ })).toBeVisible();

  await page.getByRole('button', { name: 'Accept the loss' }).click();
  await expect(page.getByText('$1,240.00 comes out of escrow: Cyrus Reyes is not paid it.')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Go back' }).click();

  // Two and three.
  await act(windows, 'Submit evidence', 'The bank has the evidence about $1,240.00. It decides now.');
  await expect(page.getByText('The bank decides', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit evidence' })).toHaveCount(0);
  expect(await admin.log(id)).toContain('chargebacks.submit-evidence');
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
