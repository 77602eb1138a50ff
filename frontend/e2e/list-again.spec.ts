import { expect, test } from '@playwright/test';
import { post, register } from './support/deal';
import { phoneAt } from './support/phone';
import { barriersOn } from './support/screen';

/** A calendar day from now, where the browser of these tests is. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test('what was cancelled is listed again from where the page says so, with its days proposed and saved', async ({
  browser,
  request,
}) => {
  const shipper = await register(request, 'Lia');
  const { id } = await post<{ id: string }>(request, shipper, '/api/shipments', {
    title: 'A piano and its bench',
    category: 'household_items',
    description: 'Both stand in the hall.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    pickupDate: day(3),
    pickupUntil: day(5),
    deliveryDate: day(8),
    items: [
      { title: 'Piano', quantity: 1, weight: 450 },
      { title: 'Bench', quantity: 1, weight: 30 },
    ],
    pickupAddress: '12 Elm St',
    pickupContact: { name: 'Rosa', phone: '512 555 0101' },
  });
  await post(request, shipper, `/api/shipments/${id}/cancel`, { reason: 'Plans changed' });
  const page = await phoneAt(browser, shipper, `/shipments/${id}`);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('Plans changed');
  await next.getByRole('button', { name: 'List it again' }).click();

  const edit = page.getByRole('dialog', { name: 'Edit listing' });
  await expect(edit.getByRole('note')).toHaveText('The days are those you asked for before. Check them, then save.');
  expect(await barriersOn(page)).toEqual([]);
  await expect(edit.getByLabel('First day')).toHaveValue(day(3));
  await expect(edit.getByLabel('Last day')).toHaveValue(day(5));
  await expect(edit.getByLabel('Delivered by')).toHaveValue(day(8));
  await edit.getByLabel('Last day').fill(day(6));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toHaveCount(0);
  await page.getByRole('button', { name: 'List shipment' }).click();
  await expect(page.getByText('Your shipment has been listed successfully!')).toBeVisible();
  const answer = await request.get(`/api/shipments/${page.url().split('/').at(-1)}`, {
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  expect(await answer.json()).toMatchObject({
    status: 'listed',
    pickupDate: day(3),
    pickupUntil: day(6),
    deliveryDate: day(8),
    pickupAddress: '12 Elm St',
    pickupContact: { name: 'Rosa', phone: '512 555 0101' },
    items: [{ title: 'Piano' }, { title: 'Bench' }],
  });
});
