import { expect, test } from '@playwright/test';
import { register } from './support/deal';

const LISTED_MS = process.env['HAULWAY_TEST_LONG'] ? 300_000 : 30_000;
/** As many as a file may have, in the long run. */
const [ROWS, WRONG] = process.env['HAULWAY_TEST_LONG'] ? [2_000, 1_300] : [60, 41];
const figure = (count: number) => count.toLocaleString('en-US');
const HEAD = 'Stock no,Item,Category,Description,From,To,Weight,Remarks';

test('a shipper imports a file with a mistake in one row: it is shown at the cell, the rest is listed', async ({
  page,
  request,
}) => {
  if (ROWS > 60) test.setTimeout(3 * LISTED_MS);
  const shipper = await register(request, 'Imogen');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const line = (row: number) =>
    `STK-${row},Trailer boat ${row},Vehicles & Boats,"A 22 ft boat on its own trailer, ready to go","Austin, TX","Denver, CO",${row === WRONG ? '"1.500,00"' : 2400},-`;
  const content = [HEAD, ...Array.from({ length: ROWS }, (_, at) => line(at + 1))].join('\n');
  const choose = (text: string) =>
    page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.goto('/import');
  await choose(content);

  await test.step('columns are guessed, and the mistake is shown at its cell', async () => {
    await expect(page.getByRole('heading', { name: 'Ready to import' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Item' })).toHaveText('Title');
    await expect(page.getByRole('combobox', { name: 'Remarks' })).toHaveText('Not used');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(`STK-${WRONG}`);
    await expect(rows.nth(1).getByRole('cell').nth(7)).toContainText('Write a number like 1500');
    await page.getByRole('button', { name: `All (${figure(ROWS)})` }).click();
    await expect(rows.nth(1)).toContainText('STK-1');
    await page.getByRole('button', { name: 'Next rows' }).click();
    await expect(rows.nth(1)).toContainText('STK-26');
  });

  await test.step('the rest is listed, with a report', async () => {
    await page.getByRole('button', { name: `List ${figure(ROWS - 1)} shipments` }).click();
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: LISTED_MS });
    await expect(page.getByText(`${figure(ROWS - 1)} shipments listed, 1 left out`)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).click();
    expect((await download).suggestedFilename()).toBe('haulway-import.csv');
  });

  await test.step('the corrected file lists only what is missing, and is found on the Developers page', async () => {
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(content.replace('"1.500,00"', '1500'));
    await page.getByRole('button', { name: `List ${figure(ROWS)} shipments` }).click();
    await expect(page.getByText(`1 shipment listed, ${figure(ROWS - 1)} listed before`)).toBeVisible({
      timeout: LISTED_MS,
    });
    await page.goto('/developers');
    await expect(page.getByText(`${figure(ROWS - 1)} shipments listed, 1 left out`)).toBeVisible();
  });
});

test('a file whose rows have no stock numbers is listed a second time only if its owner says so', async ({
  page,
  request,
}) => {
  const shipper = await register(request, 'Ines');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const content = `${HEAD.replace('Stock no,', '')}\nTrailer boat,Vehicles & Boats,"A 22 ft boat, ready to go","Austin, TX","Denver, CO",2400,-`;
  const choose = async () => {
    await page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByRole('button', { name: 'List 1 shipment' }).click();
  };
  const done = page.getByRole('heading', { name: 'Imported' });
  await page.goto('/import');
  await choose();
  await expect(done).toBeVisible({ timeout: LISTED_MS });
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose();
  const asked = page.getByRole('dialog', { name: 'List them once more?' });
  await expect(asked).toContainText('each would be listed a second time');
  await asked.getByRole('button', { name: 'Go back' }).click();
  await expect(asked).toBeHidden();
  await expect(done).toBeHidden();
  await page.getByRole('button', { name: 'List 1 shipment' }).click();
  await asked.getByRole('button', { name: 'List 1 shipment' }).click();
  await expect(done).toBeVisible({ timeout: LISTED_MS });
  await expect(page.getByText('1 shipment listed')).toBeVisible();
});
