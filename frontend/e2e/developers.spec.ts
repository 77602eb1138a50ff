import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { list, register } from './support/deal';

test('a user adds a webhook, sees what was sent and how it failed, retries, and recovers what was missed', async ({
  page,
  request,
}) => {
  let status = 500;
  let received = 0;
  const receiver = createServer((call, response) => {
    call.resume();
    call.on('end', () => {
      received += 1;
      response.writeHead(status).end(status === 500 ? 'No room at the moment' : 'Thanks');
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const shipper = await register(request, 'Wilma');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto('/developers');

  await test.step('the address has to be public, and the secret is shown', async () => {
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByText('Choose at least one')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^All events/ }).check();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Address' }).fill(url);
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByRole('dialog').locator('code')).toHaveText(/^whsec_/);
    await page.getByRole('button', { name: 'I have stored it' }).click();
  });

  await list(request, shipper, 'A kiln');
  await expect.poll(() => received).toBe(1);
  await page.getByRole('button', { name: `Open ${url}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Webhook' });
  await expect(dialog.getByText('All events', { exact: true })).toBeVisible();

  await test.step('a failed attempt says what was answered, and can be made again', async () => {
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Refresh' }).click();
      await expect(dialog.getByText(/Failed 1 of 10 times/)).toBeVisible({ timeout: 500 });
    }).toPass();
    status = 200;
    await dialog.getByRole('button', { name: 'Show attempts for shipment.listed' }).click();
    await expect(dialog.getByText('No room at the moment')).toBeVisible();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Refresh' }).click();
      await expect(dialog.getByText(/Arrived\.$/)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('an example is sent, and what was missed while it was disabled', async () => {
    await dialog.getByRole('button', { name: 'Send an example' }).click();
    await expect(page.getByText('Answered 200. It arrived.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(dialog.getByText(/^Disabled .* You disabled it\.$/)).toBeVisible();
    const { id } = await list(request, shipper, 'A loom');
    const logged = async () =>
      (
        await request.get(`/api/event-log?types=shipment.listed&shipmentId=${id}`, {
          headers: { authorization: `Bearer ${shipper.token}` },
        })
      ).json();
    await expect.poll(async () => ((await logged()) as unknown[]).length).toBe(1);
    await dialog.getByRole('button', { name: 'Enable' }).click();
    await dialog.getByRole('button', { name: 'Recover' }).click();
    await expect(page.getByText('Sending 1 event').first()).toBeVisible();
    await expect.poll(() => received).toBeGreaterThanOrEqual(4);
  });

  await test.step('the secret can be looked up, and the webhook deleted', async () => {
    await dialog.getByRole('button', { name: 'Show the secret' }).click();
    await expect(dialog.locator('code')).toHaveText(/^whsec_/);
    const before = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Replace the secret' }).click();
    await page
      .getByRole('dialog', { name: 'Replace the secret?' })
      .getByRole('button', { name: 'Replace the secret' })
      .click();
    await expect(dialog.getByText(/^The old secret also signs until/)).toBeVisible();
    await expect(dialog.locator('code')).toHaveText(/^whsec_/);
    await expect(dialog.locator('code')).not.toHaveText(before);
    await dialog.getByLabel('State').selectOption('Canceled');
    await expect(dialog.getByText('Nothing of this kind in the last 30 days.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the webhook' }).click();
    await expect(page.getByText(url)).toHaveCount(0);
  });
  receiver.closeAllConnections();
  receiver.close();
});

test('a user sees what programs are told, of one kind only, and opens what it is about', async ({ page, request }) => {
  const shipper = await register(request, 'Edda');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  await page.goto('/developers');
  const log = page.getByRole('region', { name: 'Event log' });
  await expect(log.getByText('Nothing in the last 30 days.')).toBeVisible();
  const { id } = await list(request, shipper, 'A harmonium');
  await expect(async () => {
    await log.getByRole('button', { name: 'Refresh' }).click();
    await expect(log.getByRole('listitem').filter({ hasText: 'shipment.listed' })).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const choose = async (kind: string) => {
    await log.getByLabel('About').click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  await choose('Quotes');
  await expect(log.getByText('Nothing in the last 30 days.')).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(0);
  await choose('Shipments');
  await log
    .getByRole('listitem')
    .filter({ hasText: 'shipment.listed' })
    .getByRole('link', { name: 'Shipment' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/shipments/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'A harmonium' })).toBeVisible();
});
