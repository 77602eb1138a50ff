import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';

test('what a card cannot take of a claim is written down as paid by hand', async ({ page, request }) => {
  const email = 'admin@demo.haulway.test';
  const { token } = await post<{ token: string }>(request, undefined, '/api/auth/login', { email, password: 'haulway-demo' });
  const shipper = await register(request, 'Hana');
  const carrier = await register(request, 'Per', true);
  const { id: shipmentId } = await list(request, shipper, 'A cello without its case');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const { id } = await post<{ id: string }>(request, shipper, '/api/claims', { shipmentId, kind: 'damage', amount: 40_000, description: 'The cello is broken in two.' });
  await post(request, { id: '', email, token }, `/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'The photos show it.' });

  await page.addInitScript((value) => localStorage.setItem('haulway_console_token', value), token);
  await page.goto(`/console/claims/${id}/show`);
  await page.getByRole('button', { name: 'Paid by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number of the check or the wire').fill('check 1042');
  await dialog.getByRole('button', { name: 'Paid by hand' }).click();
  await expect(page.getByText('check 1042', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paid by hand' })).toHaveCount(0);
});
