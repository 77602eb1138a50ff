import { expect, test } from '@playwright/test';
import { setTransfers } from '../../backend/test/support/desk-rows';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit } from './support/console';

const database = process.env.HAULWAY_TEST_DATABASE ?? '';

test('whoever calls about the money is told where it is, why it waits and whose turn it is, and it can be sent from there', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const [shipper, carrier] = [await register(request, 'Wanda'), await register(request, 'Ivo', true)];
  const { id: shipmentId } = await list(request, shipper, 'A barge');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });
  const windows = await openWindows(browser, admin);
  const page = windows.console;
  const said = page.getByRole('main').getByRole('alert');

  await visit(page, `/console/payments/${payment?.id}/show`);
  await expect(said).toContainText('It waits until Ivo Reyes picks it up');
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  await post(request, carrier, `/api/shipments/${shipmentId}/deliver`);
  await post(request, admin, `/api/admin/users/${carrier.id}/suspend`, { reason: 'The papers are not theirs.' });
  await page.reload();
  await expect(said).toContainText('Wanda Reyes confirms it, or $1,178.00 goes to Ivo Reyes automatically on');
  await expect(said).toContainText('Ivo Reyes is suspended, and is paid all the same.');
  for (const act of ['Release', 'Refund']) await expect(page.getByRole('button', { name: act })).toBeVisible();
  await post(request, admin, `/api/admin/users/${carrier.id}/restore`, { reason: 'They are.' });

  await post(request, carrier, '/api/users/me/payout-account');
  await setTransfers(database, carrier.id, 'inactive');
  await post(request, shipper, `/api/shipments/${shipmentId}/confirm-delivery`);
  const transfer = async () =>
    (await admin.list<{ transferStatus: string }>('payments', { quoteId }))[0]?.transferStatus;
  await expect.poll(transfer).toBe('blocked');
  for (const path of [`payments/${payment?.id}/show`, `shipments/${shipmentId}/show`]) {
    await visit(page, `/console/${path}`);
    await page.reload();
    const why = said.filter({ hasText: 'Ivo Reyes was not paid $1,178.00 yet: their payout account is not finished.' });
    await expect(why).toContainText('It is their turn');
    await expect(why.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
    await windows.look();
  }
  await visit(page, `/console/users/${carrier.id}/show`);
  await expect(said).toContainText('1 payout waits. The payout account is not finished.');
  await windows.look();

  // The provider's answer came, and its news did not.
  await setTransfers(database, carrier.id, 'active');
  await said.getByRole('link', { name: '$1,178.00, A barge' }).click();
  await said.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect.poll(transfer).toBe('sent');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(said).toContainText('$1,178.00 was sent to Ivo Reyes, expected at the bank by');
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
