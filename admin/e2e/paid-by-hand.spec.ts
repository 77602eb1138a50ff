import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, openDesk, Operator, visit } from './support/console';

test('what a card cannot take of a claim is written down as paid by hand', async ({ browser, request }) => {
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
    amount: 40_000,
    description: 'The cello is broken in two.',
  });
  await post(request, admin, `/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'The photos show it.' });

  const desk = await openDesk(browser, admin);
  await visit(desk.console, `/console/claims/${id}/show`);
  await act(desk, 'Paid by hand', 'It is written down as paid.', (dialog) =>
    dialog.getByLabel('Number of the check or the wire').fill('check 1042'),
  );
  await expect(desk.console.getByText('check 1042', { exact: true }).first()).toBeVisible();
  await expect(desk.console.getByRole('button', { name: 'Paid by hand' })).toHaveCount(0);
  expect(desk.complaints).toEqual([]);
  await desk.console.context().close();
});
