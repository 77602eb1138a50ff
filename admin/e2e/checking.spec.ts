import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, type Windows, openWindows, Operator, read, visit } from './support/console';

const WHY = 'The register names another company.';

let admin: Operator;
let shipper: Person;
let carrier: Person;
let request: APIRequestContext;
let windows: Windows;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  [shipper, carrier] = [await register(request, 'Vera'), await register(request, 'Jan', true)];
  windows = await openWindows(browser, admin, shipper);
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

/** The user app on a phone. */
async function openPhone(browser: Browser, { token }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  return context.newPage();
}

/** The carrier submits facts to be checked; returns the id each is waiting under, by fact. */
async function submit(...facts: { fact: string }[]): Promise<Record<string, string>> {
  const answer = await request.put('/api/users/me/verification', {
    data: { facts },
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  expect(answer.status()).toBe(200);
  const waiting = await admin.list<{ id: string; fact: string }>('verifications', {
    userId: carrier.id,
    status: 'submitted',
  });
  return Object.fromEntries(waiting.map(({ fact, id }) => [fact, id]));
}

test('a fact is approved beside its document, which puts the badge on the profile, and another is rejected with a reason', async () => {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#446644' } })
    .png()
    .toBuffer();
  const sent = await request.post('/api/users/me/verification/documents', {
    multipart: { documents: { name: 'certificate.png', mimeType: 'image/png', buffer } },
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  const [document] = (await sent.json()) as { url: string }[];
  const ids = await submit(
    {
      fact: 'cargo_insurance',
      number: 'CG 77-1',
      limit: 250_000,
      expiresOn: '2035-01-31',
      documents: [document?.url],
    } as { fact: string },
    { fact: 'usdot_number', number: '7654321' } as { fact: string },
  );

  const page = windows.console;
  await visit(page, `/console/verifications/${ids['cargo_insurance']}/show`);
  const picture = page.getByRole('img', { name: 'Document 1 of 1' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(400);
  await act(windows, 'Approve', 'Cargo insurance is verified.');
  await expect(page.getByRole('row', { name: /Verifications: approve/ })).toBeVisible();
  await visit(windows.app, `/carriers/${carrier.id}`);
  await expect(windows.app.getByText(/^Cargo insurance/).first()).toBeVisible();

  await visit(page, `/console/verifications/${ids['usdot_number']}/show`);
  await act(windows, 'Reject', 'USDOT number is rejected.', (dialog) => dialog.getByLabel('Reason').fill(WHY));
  await expect(page.getByRole('row', { name: /Verifications: reject/ })).toContainText(WHY);
  const { facts } = await read<{ facts: { fact: string; state: string; reason: string | null }[] }>(
    request,
    carrier,
    '/api/users/me/verification',
  );
  expect(facts.find(({ fact }) => fact === 'usdot_number')).toMatchObject({ state: 'rejected', reason: WHY });
});

test('a better scan is asked for in four presses, and the carrier mends only that', async ({ browser }) => {
  const scan = async (color: string) => ({
    name: `${color}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer(),
  });
  const sent = await request.post('/api/users/me/verification/documents', {
    multipart: { documents: await scan('gray') },
    headers: { authorization: `Bearer ${carrier.token}` },
  });
  const [document] = (await sent.json()) as { url: string }[];
  const ids = await submit({ fact: 'identity', expiresOn: '2034-05-31', documents: [document?.url] } as {
    fact: string;
  });

  const page = windows.console;
  await visit(page, '/console/queue', { snoozed: false, q: carrier.id });
  await windows.presses();
  await page.getByRole('link', { name: 'Verification: Identity' }).click();
  await act(windows, 'Reject', 'Identity is rejected.', (dialog) =>
    dialog.getByRole('button', { name: /sharper scan/ }).click(),
  );
  expect(await windows.presses()).toBe(4);

  const phone = await openPhone(browser, carrier);
  await phone.goto('/become-carrier');
  const row = phone.getByRole('listitem').filter({ has: phone.getByRole('heading', { name: 'Identity' }) });
  await expect(row).toContainText('Please send a sharper scan');
  // Besides it, only what the test before rejected comes first.
  const names = await phone.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
  expect(names.slice(0, 2)).toContain('Identity');
  await row.getByRole('button').click();
  const sheet = phone.getByRole('dialog');
  await expect(sheet).toContainText('Please send a sharper scan');
  await expect(sheet.getByLabel('Expires on')).toHaveValue('2034-05-31');
  await sheet.getByRole('button', { name: 'Remove Document 1, sent before' }).click();
  await sheet.locator('input[type=file]').setInputFiles(await scan('white'));
  await expect(sheet.getByText('white.png', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Submit to be checked' }).click();
  await expect(phone.getByText('Identity submitted')).toBeVisible();
  await phone.context().close();

  const [again] = await admin.list<{ id: string; documents: string[] }>('verifications', {
    userId: carrier.id,
    fact: 'identity',
    status: 'submitted',
  });
  expect(again?.id).not.toBe(ids['identity']);
  expect(again?.documents).toHaveLength(1);
  expect(again?.documents).not.toContain(document?.url);
});

test('a USDOT number leads to its page in the public register', async () => {
  const ids = await submit({ fact: 'usdot_number', number: '2247505' } as { fact: string });
  await visit(windows.console, `/console/verifications/${ids['usdot_number']}/show`);
  const link = windows.console.getByRole('link', { name: /2247505 in the FMCSA register/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/safer\.fmcsa\.dot\.gov\/.*query_string=2247505$/);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await windows.look();
});

test('a review is removed with a reason, and the profile no longer counts or shows it', async () => {
  const { id: shipmentId } = await list(request, shipper, 'A stone lion');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  for (const verb of ['pickup', 'deliver']) await post(request, carrier, `/api/shipments/${shipmentId}/${verb}`);
  const { id } = await post<{ id: string }>(request, shipper, '/api/reviews', {
    shipmentId,
    rating: 1,
    comment: 'Something rude about Jan.',
  });
  await visit(windows.app, `/carriers/${carrier.id}`);
  await expect(windows.app.getByText('Something rude about Jan.')).toBeVisible();

  await visit(windows.console, '/console/reviews', { q: carrier.id });
  await expect(windows.console.getByText('Something rude about Jan.')).toBeVisible();
  await act(windows, 'Remove', 'Review removed.', (dialog) => dialog.getByLabel('Reason').fill(WHY));
  await expect(windows.console.getByText('Something rude about Jan.')).toHaveCount(0);
  expect(await admin.log(id)).toEqual([`reviews.remove: ${WHY}`]);
  await windows.app.reload();
  await expect(windows.app.getByText('Rating not available')).toBeVisible();
  await expect(windows.app.getByText('Something rude about Jan.')).toHaveCount(0);
});

test('a message is removed with a reason, and neither side sees it', async () => {
  const { id: shipmentId } = await list(request, shipper, 'A bronze lion');
  const { id } = await post<{ id: string }>(request, carrier, '/api/messages', {
    receiverId: shipper.id,
    shipmentId,
    content: 'Something rude about lions.',
  });
  await visit(windows.console, '/console/messages', { q: shipmentId });
  await expect(windows.console.getByText('Something rude about lions.')).toBeVisible();
  await act(windows, 'Remove', 'Message removed.', (dialog) => dialog.getByLabel('Reason').fill(WHY));
  await expect(windows.console.getByText('Something rude about lions.')).toHaveCount(0);
  expect(await admin.log(id)).toEqual([`messages.remove: ${WHY}`]);
  for (const person of [shipper, carrier])
    expect(JSON.stringify(await read(request, person, '/api/conversations'))).not.toContain('rude');
  await visit(windows.app, '/messages');
  await expect(windows.app.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(windows.app.getByText('Something rude about lions.')).toHaveCount(0);
});
