import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';
import { phoneAt } from './support/phone';
import { barriersOn } from './support/screen';

test('an owner shows a listing first to the carrier of an earlier job, who quotes it, and then opens it to all', async ({
  browser,
  request,
}) => {
  const [owner, driver, other] = [
    await register(request, 'Olga'),
    await register(request, 'Dov', true),
    await register(request, 'Otto', true),
  ];
  const done = await list(request, owner, 'A boat that arrived');
  const { id: quoteId } = await quote(request, driver, done.id);
  await acceptAndPay(request, owner, quoteId);
  for (const [by, verb] of [
    [driver, 'pickup'],
    [driver, 'deliver'],
    [owner, 'confirm-delivery'],
  ] as const)
    await post(request, by, `/api/shipments/${done.id}/${verb}`);

  const shipper = await phoneAt(browser, owner, `/shipments/${done.id}`);
  await shipper.getByRole('heading', { name: 'Details' }).click();
  await shipper.getByRole('button', { name: 'List it again' }).click();
  const edit = shipper.getByRole('dialog', { name: 'Edit listing' });
  await edit.getByRole('group', { name: 'Show it first to' }).getByLabel('Dov R.').check();
  await expect(edit.getByText('Only they see it for 48 hours')).toBeVisible();
  expect(await barriersOn(shipper)).toEqual([]);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await shipper.getByRole('button', { name: 'List shipment' }).click();
  const shown = shipper.getByRole('region', { name: 'Shown first to Dov R.' });
  await expect(shown).toContainText('Other carriers see it from');
  expect(await barriersOn(shipper)).toEqual([]);

  // Whom it is for finds it on the dashboard; for others it is not there.
  const carrier = await phoneAt(browser, driver, '/dashboard');
  await carrier.getByRole('link', { name: /Quote before others on A boat that arrived/ }).click();
  await expect(carrier.getByRole('region', { name: 'Shown to you first' })).toContainText('Olga R. asks the carriers');
  const stranger = await phoneAt(browser, other, new URL(carrier.url()).pathname);
  await expect(stranger.getByRole('heading', { name: 'Shipment Not Found' })).toBeVisible();

  await shown.getByRole('button', { name: 'Show it to all now' }).click();
  await expect(shipper.getByText('Every carrier sees it now')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'A boat that arrived' })).toBeVisible();
  for (const page of [shipper, carrier, stranger]) await page.context().close();
});
