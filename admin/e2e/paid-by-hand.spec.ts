import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, openWindows, Operator, visit } from './support/console';

test('the part of a claim that no card will accept is recorded as paid by hand', async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  const shipper = await register(request, 'Hana');
  const carrier = await register(request, 'Per', true);
  const { id: shipmentId } = await list(request, shipper, 'A cello without its case');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  const { id } = await post<{ id: string }>(request, shipper, '/api/claims', {
    shipmentId,
    kind: 'damage',
    amount: 9_000,
    description: 'The cello is broken in two.',
  });
  await post(request, admin, `/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'The photos show it.' });

  const windows = await openWindows(browser, admin);
  await visit(windows.console, `/console/claims/${id}/show`);
  await act(windows, 'Paid by hand', 'Recorded as paid.', (dialog) =>
    dialog.getByLabel('Check or wire number').fill('check 1042'),
  );
  await expect(windows.console.getByText('check 1042', { exact: true }).first()).toBeVisible();
  await expect(windows.console.getByRole('button', { name: 'Paid by hand' })).toHaveCount(0);
  expect(windows.complaints).toEqual([]);
  await windows.console.context().close();
});
