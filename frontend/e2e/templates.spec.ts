import { expect, test } from '@playwright/test';
import { post, register } from './support/deal';

interface Recurrence {
  next: string[];
}

// The screen counts days by the device's clock, the server by that of the place, where it may be another day.
test.use({ timezoneId: 'America/Chicago' });

test('somebody keeps a template, lets it repeat, pauses and ends it, all on a phone', async ({ page, request }) => {
  const tess = await register(request, 'Tess');
  const { token } = tess;
  const { id } = await post<{ id: string }>(request, tess, '/api/shipments', {
    title: 'Pallet of tiles',
    description: 'One pallet of tiles, wrapped, 900 lbs.',
    category: 'freight',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
  });
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.setViewportSize({ width: 390, height: 844 });

  // Where somebody looks who has listed it before.
  await page.goto(`/shipments/${id}`);
  await page.getByRole('heading', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Save as template' }).click();
  await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
  const row = page.getByRole('listitem', { name: 'Pallet of tiles' });

  await row.getByRole('button', { name: 'Repeat' }).click();
  const sheet = page.getByRole('dialog', { name: 'Repeat Pallet of tiles' });
  await expect(sheet.getByRole('button', { name: 'Start repeating' })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: 'Start repeating' }).click();
  await expect(sheet.getByText('Choose at least one day')).toBeVisible();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await sheet.getByRole('button', { name: day }).click();
  await expect(sheet.getByText('Every day')).toBeVisible();
  await sheet.getByLabel('Delivered by').click();
  await page.getByRole('option', { name: '3 days after the pickup' }).click();
  const promised = await sheet.getByText(/^Pickups: /).textContent();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/repeat.png` });
  await sheet.getByRole('button', { name: 'Start repeating' }).click();
  await expect(sheet).toHaveCount(0);

  // What was promised is what the server does.
  await expect(row.getByText(/^Pickups: /)).toBeVisible();
  const answer = await request.get('/api/recurrences', { headers: { authorization: `Bearer ${token}` } });
  const [made] = (await answer.json()) as Recurrence[];
  const words = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const days = promised?.replace('Pickups: ', '').split('; ') ?? [];
  expect(days).toHaveLength(4);
  // Those in the next week may be listed already.
  const next = made?.next.map((day) => words.format(new Date(`${day}T00:00:00Z`))) ?? [];
  expect(next).toHaveLength(4);
  await expect(row.getByText('so far')).toBeVisible();
  await expect(row.getByText('delivered within 3 days')).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/templates.png` });

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Your shipments' }).getByText('Pallet of tiles').nth(1)).toBeVisible();
  const listed = (await (
    await request.get('/api/shipments?owner=me', { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { id: string; recurrenceId: string | null; pickupDate: string }[];
  const own = listed.find(({ recurrenceId }) => recurrenceId !== null);
  expect(
    listed
      .filter(({ recurrenceId }) => recurrenceId !== null)
      .map(({ pickupDate }) => words.format(new Date(`${pickupDate}T00:00:00Z`))),
  ).toContain(days[0]);
  await page.goto(`/shipments/${own?.id}`);
  await page.getByRole('link', { name: 'Listed from your template' }).click();

  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText('Nothing is listed until you resume.')).toBeVisible();
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row.getByText(/^Pickups: /)).toBeVisible();
  await row.getByRole('button', { name: 'Change days' }).click();
  const change = page.getByRole('dialog', { name: 'Repeat Pallet of tiles' });
  await change.getByLabel('How often').click();
  await page.getByRole('option', { name: 'Every month' }).click();
  await change.getByRole('button', { name: 'Last day of the month' }).click();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Every month on the last day')).toBeVisible();
  await row.getByRole('button', { name: 'End' }).click();
  await expect(row.getByRole('button', { name: 'Repeat' })).toBeVisible();

  await row.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit listing' }).getByLabel('Title')).toHaveValue('Pallet of tiles');
  await page.goto('/templates');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText('No templates.')).toBeVisible();
});
