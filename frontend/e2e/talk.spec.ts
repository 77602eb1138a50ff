import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { list, PASSWORD, post, register } from './support/deal';

test('two people send pictures and a PDF, the carrier answers with a quick reply, and the shipper reports and blocks them', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Tess'), await register(request, 'Tod', true)];
  const { id } = await list(request, shipper, 'A church bell');
  const open = async (token: string, path: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#886633' } })
    .jpeg()
    .toBuffer();
  const asking = await open(carrier.token, `/messages?with=${shipper.id}&shipment=${id}`);

  await test.step('a reply that is given often is kept, and put into the message with a tap', async () => {
    await asking.getByRole('button', { name: 'Quick replies' }).click();
    const sheet = asking.getByRole('dialog', { name: 'Quick replies' });
    await sheet.getByLabel('New reply').fill('How wide is the door?');
    await sheet.getByRole('button', { name: 'Save reply' }).click();
    await sheet.getByRole('button', { name: 'How wide is the door?', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await expect(asking.getByLabel(/^Message to Tess/)).toHaveValue('How wide is the door?');
    await asking.getByRole('button', { name: 'Send' }).click();
    await expect(asking.getByRole('log').getByText('How wide is the door?')).toBeVisible();
  });

  await test.step('a listing is reported from its own page', async () => {
    const listing = await open(carrier.token, `/shipments/${id}`);
    await listing.getByRole('button', { name: 'Report this listing' }).click();
    const sheet = listing.getByRole('dialog', { name: 'Report this listing' });
    await expect(sheet).toContainText('We do not tell its shipper who sent the report.');
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(listing.getByText('We will look into it.')).toBeVisible();
    await listing.context().close();
  });

  const page = await open(shipper.token, `/messages?with=${carrier.id}&shipment=${id}`);
  await test.step('a picture shows, a PDF can be saved, and anything else is refused by its name', async () => {
    await expect(page.getByRole('log').getByText('How wide is the door?')).toBeVisible();
    await page.getByLabel('Pictures or PDFs', { exact: true }).setInputFiles([
      { name: 'door.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Six feet.') },
    ]);
    await expect(page.getByText('notes.txt is not a PDF, JPEG, PNG or WebP')).toBeVisible();
    await page.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect(page.getByText('uploading')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(asking.getByRole('img', { name: 'Attached picture 1' })).toBeVisible();
    await expect(asking.getByRole('link', { name: 'Save the PDF' })).toBeVisible();
  });

  await test.step('somebody is reported', async () => {
    await page.getByRole('button', { name: 'More about Tod R.' }).click();
    await page.getByRole('menuitem', { name: 'Report Tod R.' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report Tod R.' });
    await sheet.getByLabel('What is wrong?').selectOption('Asks for payment outside Haulway');
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('We will look into it.')).toBeVisible();
  });

  await test.step('somebody who is blocked cannot write any more', async () => {
    await page.getByRole('button', { name: 'More about Tod R.' }).click();
    await page.getByRole('menuitem', { name: 'Block Tod R.' }).click();
    await page.getByRole('dialog', { name: 'Block Tod R.?' }).getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText('You blocked Tod R.')).toBeVisible();
    await asking.getByLabel(/^Message to Tess/).fill('Call me');
    await asking.getByRole('button', { name: 'Send' }).click();
    await expect(asking.getByText('Not sent')).toBeVisible();
  });

  await test.step('to an account that is closed nothing can be sent', async () => {
    const headers = { authorization: `Bearer ${carrier.token}` };
    expect((await request.delete('/api/users/me', { headers, data: { password: PASSWORD } })).status()).toBe(204);
    await page.reload();
    await expect(page.getByText('This account is closed. Nothing more can be sent to it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  });
  await Promise.all([page.context().close(), asking.context().close()]);
});

test('a first message keeps its form, and the focus follows from a conversation to the list and back', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [await register(request, 'Tina'), await register(request, 'Theo', true)];
  const { id } = await list(request, shipper, 'A weather vane that is told of with very many words');
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const page = await context.newPage();
  await page.goto(`/messages?with=${carrier.id}&shipment=${id}`);
  await expect(page.getByText('Phone numbers, email addresses and links stay hidden')).toBeVisible();
  const field = page.getByLabel('Message to Theo R.');
  await field.fill(`Can you lift it? ${'It is heavy. '.repeat(20)}`);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/messages\?c=/);
  await expect(page.getByRole('log').getByText('Can you lift it?')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByText('Phone numbers, email addresses and links stay hidden')).toHaveCount(0);
  // However long the title, what became of it is never cut off.
  const status = page.getByRole('link', { name: /^A weather vane .*, listed$/ });
  expect(await status.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);

  await post(request, carrier, '/api/messages', { receiverId: shipper.id, shipmentId: id, content: 'y'.repeat(400) });
  await expect(page.getByRole('log').getByText('y'.repeat(400))).toBeVisible();
  await page.getByRole('button', { name: 'Back to conversations' }).press('Enter');
  const row = page.getByRole('button', { name: /^Theo R\./ });
  await expect(row).toBeFocused();
  await post(request, carrier, '/api/messages', { receiverId: shipper.id, shipmentId: id, content: 'z'.repeat(400) });
  await expect(row).toHaveAccessibleName(/z{120}\.\.\. ?1 unread message$/);
  await row.press('Enter');
  await expect(page.getByRole('log')).toBeFocused();
  await context.close();
});
