import type { Page } from '@playwright/test';

/** A carrier picks up or delivers, without photos: `step` opens the sheet, `done` is said in it. */
export async function handOver(
  page: Page,
  step: 'Pick up' | 'Deliver',
  done: 'Picked up' | 'Delivered',
): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: step });
  await sheet.getByRole('button', { name: 'It is too dark' }).click();
  await sheet.getByRole('button', { name: done, exact: true }).click();
}
