import { expect, test } from '@playwright/test';
import { giveUpMails } from '../../backend/test/support/failed-mails';
import { post, register } from '../../frontend/e2e/support/deal';
import { act, openWindows, Operator, read, visit } from './support/console';

test('a mail is worded anew beside how it will be read, sent so, and is the original again afterwards', async ({
  browser,
  request,
}) => {
  const admin = await Operator.signIn(request);
  const windows = await openWindows(browser, admin);
  const { console: page } = windows;
  await visit(page, '/console/texts', { q: 'suspended', kind: 'mail' });
  await page.getByRole('link', { name: 'Account suspended' }).click();
  await expect(page.getByText('Nobody has changed this text.')).toBeVisible();
  await windows.look();
  await page.getByRole('link', { name: 'Change' }).click();
  const body = page.getByRole('textbox', { name: 'Text', exact: true });
  await body.fill('Because {why}');
  await expect(page.getByText('Text: There is no value {why} here')).toBeVisible();
  await body.fill('We looked at your listings. {reason} Call {supportPhone}.');
  await expect(
    page.frameLocator('iframe').getByRole('paragraph').filter({ hasText: 'listings. Two listings were' }),
  ).toBeVisible();
  await windows.look();
  await page.getByRole('button', { name: 'Save as version 1' }).click();
  await expect(page.getByText('The new wording is in use.')).toBeVisible();

  const person = await register(request, 'Sue');
  await post(request, admin, `/api/admin/users/${person.id}/suspend`, { reason: 'Asked for cash.' });
  const [mail] = await admin.list<{ id: number }>('emails', { recipient: person.email });
  const sent = await read<{ text: string }>(request, admin, `/api/admin/emails/${mail?.id}/preview`);
  expect(sent.text).toContain('We looked at your listings. Asked for cash. Call (');

  await act(windows, 'Back to the original', 'The original is said again.');
  await expect(page.getByText('Version 2')).toBeVisible();
  await expect(page.getByRole('row', { name: /Texts: restore/ })).toBeVisible();
  // What was typed was refused by the preview on purpose.
  expect(windows.complaints).toEqual([expect.stringContaining('status of 400')]);
  await page.context().close();
});

test('a question is added, read by everybody, and hidden', async ({ browser, request }) => {
  const windows = await openWindows(browser, await Operator.signIn(request));
  const { console: page, app } = windows;
  const question = `Do you ship to Alaska ${Date.now()}?`;
  await visit(page, '/console/texts/create');
  await page.getByLabel('Question').fill(`${question} {nope}`);
  await page.getByLabel('Answer').fill('Yes. Call {supportPhone}.');
  await page.getByRole('button', { name: 'Save' }).click();
  // Refused with words at the field, and saved once it is right.
  await expect(page.getByText('There is no value {nope} here').first()).toBeVisible();
  await page.getByLabel('Question').fill(question);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It is in use now.')).toBeVisible();
  await app.goto('/faq');
  await app.getByRole('button', { name: question }).click();
  await expect(app.getByText(/^Yes\. Call \(\d/)).toBeVisible();

  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('Do not show this question').check();
  await page.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(page.getByText('The new wording is in use.')).toBeVisible();
  await app.reload();
  await expect(app.getByRole('button', { name: 'When do I pay?' })).toBeVisible();
  await expect(app.getByRole('button', { name: question })).toHaveCount(0);
  expect(windows.complaints).toEqual([expect.stringContaining('status of 400')]);
  await page.context().close();
});

test('a mail that was given up is found in the queue, resent, and arrives', async ({ browser, request }) => {
  const admin = await Operator.signIn(request);
  const { email } = await register(request, 'Rita');
  const stateOf = async () => (await admin.list<{ state: string }>('emails', { recipient: email }))[0]?.state;
  await expect.poll(stateOf).toBe('sent');
  expect(await giveUpMails(process.env.HAULWAY_TEST_DATABASE ?? '', email)).toBe(1);
  const [mail] = await admin.list<{ id: number; subject: string }>('emails', { recipient: email });

  const windows = await openWindows(browser, admin);
  const { console: page } = windows;
  await visit(page, '/console/queue', { id: `emails:${mail?.id}` });
  await page.getByRole('link', { name: /^Failed email/ }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('550 No such user here');
  await row.getByRole('button', { name: 'Resend' }).click();
  const dialog = page.getByRole('dialog', { name: `Resend "${mail?.subject}" to ${email}?` });
  await windows.look();
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(`The email to ${email} is being sent.`)).toBeVisible();
  await expect.poll(stateOf).toBe('sent');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Sent');
  await expect(row.getByRole('button', { name: 'Resend' })).toHaveCount(0);
  expect(await admin.log(String(mail?.id))).toEqual(['emails.resend']);
  expect(windows.complaints).toEqual([]);
  await page.context().close();
});
