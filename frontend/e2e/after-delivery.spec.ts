import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { acceptAndPay, list, post, quote, register, type Person } from './support/deal';

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a4b2a' } })
    .jpeg()
    .toBuffer();

async function enter(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext();
  // Photos of a deal are only for its parties; a picture's request identifies them by cookie.
  await context.request.post('/api/auth/login', {
    data: { email: person.email, password: 'yellow trailer on a long road' },
  });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), person.token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function upload(request: APIRequestContext, person: Person): Promise<string> {
  const response = await request.post('/api/uploads', {
    headers: { authorization: `Bearer ${person.token}` },
    multipart: { photos: { name: 'tarp.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
  });
  const [stored] = (await response.json()) as { url: string }[];
  return stored?.url ?? '';
}

test('after a delivery, the shipper sees the proof, claims damage, withdraws the claim and reviews the carrier', async ({
  browser,
  request,
}) => {
  const shipper = await register(request, 'Nina');
  const carrier = await register(request, 'Otto', true);
  const { id } = await list(request, shipper, 'Upright piano');
  const offer = await quote(request, carrier, id);
  await acceptAndPay(request, shipper, offer.id);
  await post(request, carrier, `/api/shipments/${id}/pickup`, {
    note: 'A scratch on the left side.',
    photos: [await upload(request, carrier)],
  });
  await post(request, carrier, `/api/shipments/${id}/deliver`, { recipientName: 'Neighbor Ines' });
  const [page, answering] = await Promise.all([
    enter(browser, shipper, `/shipments/${id}`),
    enter(browser, carrier, `/shipments/${id}`),
  ]);

  await test.step('both see the note and the photo of the pickup, and who took the delivery', async () => {
    for (const side of [page, answering]) {
      const proof = side.getByRole('region', { name: 'Pickup and delivery' });
      await expect(proof.getByText('A scratch on the left side.')).toBeVisible();
      await expect(proof.getByText(/received by Neighbor Ines/)).toBeVisible();
      const picture = proof.getByRole('img', { name: 'Picked up, photo 1 of 1' });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    }
  });

  await test.step('the question whether to release the money shows the proof too', async () => {
    await page.getByRole('button', { name: 'Confirm delivery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Release $1,240.00 to Otto R.?' });
    await expect(dialog.getByRole('img', { name: 'Picked up, photo 1 of 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Not delivered yet' }).click();
  });

  const claim = page.getByRole('region', { name: 'Your claim: damage or loss' });
  await test.step('a claim says its limits before, and stands on the shipment with its clock after', async () => {
    await page.getByRole('button', { name: 'Open a claim' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a claim' });
    await expect(dialog.getByText('covers up to $100,000.00 here')).toBeVisible();
    await dialog.getByLabel('Amount ($)').fill('100000.01');
    await dialog.getByRole('button', { name: 'Open claim' }).click();
    await expect(dialog.getByText('At most $100,000.00 is covered')).toBeVisible();
    await expect(dialog.getByText('Describe what happened')).toBeVisible();
    await dialog.getByLabel('Amount ($)').fill('420');
    await dialog.getByLabel('What happened').fill('The lid is cracked.');
    // Larger than the limit for other photos: evidence is sent as it was taken.
    const taken = await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'lid.jpg', mimeType: 'image/jpeg', buffer: taken });
    const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/claims'));
    await dialog.getByRole('button', { name: 'Open claim' }).click();
    await expect(claim.getByText('Waiting for the other side to answer.')).toBeVisible();
    await expect(claim.getByText(/^Decided by .*The payment stays frozen until then\./)).toBeVisible();
    await expect(claim.getByRole('img', { name: 'Claim, photo 1 of 1' })).toBeVisible();
    const { id: claimId } = (await (await opened).json()) as { id: string };
    const evidence = await (await page.request.get(`/api/claims/${claimId}/evidence`)).text();
    expect(evidence).toContain(createHash('sha256').update(taken).digest('hex'));
  });

  await test.step('the carrier answers once, and the shipper reads it without loading the page again', async () => {
    const against = answering.getByRole('region', { name: 'Claim by Nina R.: damage or loss' });
    await against.getByLabel('What happened, from your side').fill('It was cracked at the pickup.');
    await against.getByRole('button', { name: 'Send answer' }).click();
    await expect(claim.getByText('It was cracked at the pickup.')).toBeVisible();
    await expect(against.getByLabel('What happened, from your side')).toHaveCount(0);
  });

  await test.step('the claim is taken back', async () => {
    await claim.getByRole('button', { name: 'Withdraw the claim' }).click();
    await page
      .getByRole('dialog', { name: 'Withdraw your claim of $420.00?' })
      .getByRole('button', { name: 'Withdraw the claim' })
      .click();
    await expect(claim.getByText('You withdrew this claim.')).toBeVisible();
  });

  await test.step('the review shows on the shipment and on the public profile', async () => {
    const form = page.getByRole('region', { name: 'Review Otto R.' });
    await form.getByRole('button', { name: 'Post review' }).click();
    await expect(form.getByText('Choose how many stars')).toBeVisible();
    await form.locator('label', { hasText: '4 stars: Good' }).click();
    await form.getByLabel('What should others know?').fill('On time, and careful on the stairs.');
    await form.getByRole('button', { name: 'Post review' }).click();
    await expect(page.getByRole('article', { name: 'Review by Nina R.' })).toContainText('careful on the stairs');
    await expect(answering.getByRole('article', { name: 'Review by Nina R.' })).toContainText('careful on the stairs');
    await page.getByRole('article', { name: 'Quote by Otto R.' }).getByRole('link', { name: 'Otto R.' }).click();
    await expect(page.getByRole('row', { name: '4 stars 1' })).toBeVisible();
    await expect(page.getByText('4.0 of 5, 1 review')).toBeVisible();
  });
  await Promise.all([page.context().close(), answering.context().close()]);
});
