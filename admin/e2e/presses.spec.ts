import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { fileReports, noteDifference } from '../../backend/test/support/desk-rows';
import { failToTell } from '../../backend/test/support/failed-jobs';
import { giveUpMails } from '../../backend/test/support/failed-mails';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, read, visit, type Windows } from './support/console';

const WHY = 'Agreed with both on the phone.';
const ROWS = 5_000;
const database = process.env.HAULWAY_TEST_DATABASE ?? '';

let admin: Operator;
let request: APIRequestContext;
let windows: Windows;
let page: Page;
let grace: Person;
let dale: Person;
/** What nobody else is called. */
let stamp: string;
let title: string;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  stamp = String(Date.now()).slice(-7);
  title = `Carillon no. ${stamp}`;
  [grace, dale] = [await register(request, 'Gilda'), await register(request, 'Dorian', true)];
  const profile = { lastName: `Fennimore${stamp}`, phone: `+1 (720) ${stamp.slice(0, 3)}-${stamp.slice(3)}` };
  const headers = { authorization: `Bearer ${grace.token}` };
  expect((await request.put('/api/users/profile', { headers, data: profile })).ok()).toBe(true);
  windows = await openWindows(browser, admin);
  page = windows.console;
});

test.afterAll(async () => {
  await page.context().close();
  await request.dispose();
});

/** A shipment of hers that was paid for and picked up. */
async function underWay(named = title): Promise<{ shipmentId: string; paymentId: string; quoteId: string }> {
  const { id: shipmentId } = await list(request, grace, named);
  const { id: quoteId } = await quote(request, dale, shipmentId, 1240);
  await acceptAndPay(request, grace, quoteId);
  await post(request, dale, `/api/shipments/${shipmentId}/pickup`);
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId });
  return { shipmentId, quoteId, paymentId: payment?.id ?? '' };
}

/** A paid job on its agreed day that her carrier could not take at the door, and that she does not see so. */
async function endedAtTheDoor(named: string): Promise<void> {
  const { id: shipmentId } = await list(request, grace, named);
  const estimatedPickupDate = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  const offer = { shipmentId, amount: 1000, estimatedPickupDate };
  const { id: quoteId } = await post<{ id: string }>(request, dale, '/api/quotes', offer);
  await acceptAndPay(request, grace, quoteId);
  await post(request, dale, `/api/shipments/${shipmentId}/arrive`, { end: 'pickup' });
  const found = {
    kind: 'end',
    reason: 'item_differs',
    text: 'It is 30 ft long.',
    photos: [await photo(), await photo()],
  };
  const path = `/api/shipments/${shipmentId}/change-orders`;
  const { id } = await post<{ id: string }>(request, dale, path, found);
  await post(request, grace, `/api/change-orders/${id}/decline`);
}

/** The address of a picture of the carrier's. */
async function photo(): Promise<string> {
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const answer = await request.post('/api/uploads', {
    headers: { authorization: `Bearer ${dale.token}` },
    multipart: { photos: { name: 'found.png', mimeType: 'image/png', buffer } },
  });
  const [made] = (await answer.json()) as { url: string }[];
  return made?.url ?? '';
}

async function ticket(topic = 'Payment'): Promise<string> {
  const asked = { name: `Gilda ${stamp}`, email: 'gilda@example.test', topic, message: 'When is it released?' };
  return (await post<{ id: string }>(request, grace, '/api/support-tickets', asked)).id;
}

/** Opens a screen, from which the presses count. */
async function from(path: string, filter?: object): Promise<void> {
  await visit(page, `/console/${path}`, filter);
  await expect(page.getByRole('main').locator('h2, form, table').first()).toBeVisible();
  await windows.presses();
}

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const dialog = () => page.getByRole('dialog');
const confirm = (name: string | RegExp) =>
  dialog()
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
const said = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** Finds it by what the caller says, and opens the first that is called so. */
async function search(text: string, found: RegExp): Promise<void> {
  await from('reviews');
  await page.keyboard.press('Control+k');
  await expect(dialog().getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  await dialog().getByRole('option', { name: found }).first().click();
  await expect(dialog()).toHaveCount(0);
}

/** The jobs of an operator's day: the most presses that each takes, and how it is done. */
const JOBS: Record<string, readonly [most: number, how: () => Promise<void>]> = {
  'find a person by phone': [
    2,
    async () => {
      await search(`720.${stamp.slice(0, 3)}.${stamp.slice(3)}`, /^Gilda Fennimore/);
      await expect(page).toHaveURL(new RegExp(`/users/${grace.id}/show$`));
      await expect(page.getByRole('heading', { level: 1, name: /^User Gilda Fennimore/ })).toBeVisible();
    },
  ],
  'find a person by the middle of the name': [
    2,
    async () => {
      await search(`nimore${stamp}`, /^Gilda Fennimore/);
      await expect(page).toHaveURL(new RegExp(`/users/${grace.id}/show$`));
      await expect(page.getByRole('heading', { level: 1, name: /^User Gilda Fennimore/ })).toBeVisible();
    },
  ],
  'find a shipment by its title, with its whole story': [
    2,
    async () => {
      const { shipmentId } = await underWay();
      await search(`carillon ${stamp}`, new RegExp(title));
      await expect(page).toHaveURL(new RegExp(`/shipments/${shipmentId}/show$`));
      await said('Everything that happened');
      await said('The payment is in escrow');
    },
  ],
  'find a shipment by six characters of its id': [
    2,
    async () => {
      const { shipmentId } = await underWay(`Glockenspiel no. ${stamp}`);
      await search(shipmentId.slice(0, 6), new RegExp(`Glockenspiel no. ${stamp}`));
      await expect(page).toHaveURL(new RegExp(`/shipments/${shipmentId}/show$`));
    },
  ],
  'suspend and restore an account': [
    4,
    async () => {
      const { id } = await register(request, 'Rolf');
      await from(`users/${id}/show`);
      for (const [act, done] of [
        ['Suspend', 'Rolf Reyes is suspended.'],
        ['Restore', 'Rolf Reyes is restored.'],
      ] as const) {
        await press(act);
        await dialog()
          .getByLabel(/^Reason/)
          .fill(WHY);
        await confirm(act);
        await said(done);
        await expect(dialog()).toHaveCount(0);
      }
    },
  ],
  'grant a part of a damage claim, from the queue': [
    4,
    async () => {
      const { shipmentId } = await underWay(`Celesta no. ${stamp}`);
      const claim = { shipmentId, kind: 'damage', amount: 200, description: 'A key is broken.' };
      await post(request, grace, '/api/claims', claim);
      await from('queue', { q: `Celesta no. ${stamp}`, snoozed: false });
      await page.getByRole('row').getByRole('link').first().click();
      await page.getByLabel('Grant part of it').check();
      await page.getByLabel('Amount granted, in dollars').fill('120');
      await page.getByLabel('Reasons').fill('The photos show a part of it.');
      await press('Decide');
      await confirm('Decide now');
      await said('Partly approved');
    },
  ],
  'decide how a job ended at the door, from the queue, and note the payment': [
    5,
    async () => {
      const named = `Harmonium no. ${stamp}`;
      await endedAtTheDoor(named);
      await from('queue', { q: named, snoozed: false });
      await page.getByRole('row').getByRole('link').first().click();
      await page.getByLabel('To the carrier, percent of the agreed price').fill('5');
      await page.getByLabel('Nobody').check();
      await page.getByLabel('Reasons').fill('The photos show that it is longer.');
      await press('Decide');
      await confirm('Decide now');
      await said('Paid by hand');
    },
  ],
  'answer a chargeback, from the queue': [
    3,
    async () => {
      const { quoteId } = await underWay(`Spinettino no. ${stamp}`);
      await post(request, admin, '/api/sandbox/disputes', { quoteId, reason: 'product_not_received' });
      await from('queue', { q: `Spinettino no. ${stamp}`, resource: 'chargebacks', snoozed: false });
      await page
        .getByRole('row')
        .getByRole('link', { name: /^Chargeback/ })
        .click();
      await press('Submit evidence');
      await confirm('Submit evidence');
      await said('The bank decides');
    },
  ],
  'refund a part': [
    3,
    async () => {
      await from(`payments/${(await underWay()).paymentId}/show`);
      await press('Refund');
      await dialog().getByLabel('A part. The deal goes on.').check();
      await dialog().getByLabel('Amount in dollars').fill('200');
      await dialog().getByLabel('Reason').fill(WHY);
      await confirm('Refund $200.00');
      await said('$200.00 refunded to Gilda');
    },
  ],
  'refund in full': [
    3,
    async () => {
      await from(`payments/${(await underWay()).paymentId}/show`);
      await press('Refund');
      await dialog().getByLabel('All of it. This ends the deal and cancels the shipment.').check();
      await dialog().getByLabel('Reason').fill(WHY);
      await confirm('Refund $1,240.00');
      await said('$1,240.00 refunded to Gilda');
    },
  ],
  'release a payment': [
    2,
    async () => {
      await from(`payments/${(await underWay()).paymentId}/show`);
      await press('Release');
      await dialog().getByLabel('Reason').fill(WHY);
      await confirm('Release');
      await expect(page.getByRole('row', { name: /Payments: release/ })).toContainText(WHY);
    },
  ],
  'approve what a carrier says, and go on to the next in the queue': [
    3,
    async () => {
      const carrier = await register(request, 'Vito', true);
      const facts = [{ fact: 'usdot_number', number: stamp }];
      const headers = { authorization: `Bearer ${carrier.token}` };
      await request.put('/api/users/me/verification', { data: { facts }, headers });
      const [fact] = await admin.list<{ id: string }>('verifications', { userId: carrier.id });
      await ticket();
      await from(`verifications/${fact?.id}/show`);
      await press('Approve');
      await confirm('Approve');
      await said('USDOT number is verified.');
      await press('Next in the queue');
      await expect(page).not.toHaveURL(new RegExp(`${fact?.id}`));
      await expect(page).toHaveURL(/\/console\/[\w-]+(\/[^/]+\/show|\?filter=.*)$/);
    },
  ],
  'change a setting, with what it leads to': [
    1,
    async () => {
      await from('settings/current');
      const fee = page.getByLabel('Platform fee, percent of the quote');
      const before = await fee.inputValue();
      await fee.fill('7.5');
      await expect(page.getByRole('row', { name: /Platform fee/ })).toContainText('$925.00');
      await fee.fill(before);
      await expect(page.getByRole('row', { name: /Platform fee/ })).toHaveCount(0);
      // What is saved holds for all other tests as well; none of them delivers so late.
      const most = page.getByLabel('Maximum refund for delay, percent');
      await most.fill('24');
      await expect(page.getByRole('row', { name: /Most for a delay/ })).toContainText('24%');
      await press('Save as a new version');
      await expect(page).toHaveURL(/\/console\/settings$/);
      await windows.presses();
      await visit(page, '/console/settings/current');
      await most.fill('25');
      await press('Save as a new version');
      await expect(page).toHaveURL(/\/console\/settings$/);
    },
  ],
  'word a text anew': [
    2,
    async () => {
      await from('texts/reply.need-more/show');
      await page.getByRole('link', { name: 'Change' }).click();
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(`Which shipment is it? ${stamp}`);
      await press(/^Save as version/);
      await said('The new wording is in use.');
    },
  ],
  'answer a ticket with a template': [
    3,
    async () => {
      await from(`support-tickets/${await ticket()}/show`);
      await page.getByRole('combobox', { name: 'Insert a template' }).click();
      await page.getByRole('option', { name: 'When a payment is released' }).click();
      await expect(page.getByLabel('Your answer')).toHaveValue(/^Hello .*held until the delivery is confirmed/s);
      await press('Send answer');
      await said('Sent to gilda@example.test.');
    },
  ],
  'take what waits, note something, and snooze it': [
    5,
    async () => {
      await ticket(`Loading ${stamp}`);
      await from('queue', { q: stamp, resource: 'support-tickets', snoozed: false });
      const row = page.getByRole('row').filter({ hasText: `Loading ${stamp}` });
      await row.getByRole('button', { name: 'Take' }).click();
      await expect(row).toContainText('You');
      await row.getByRole('button', { name: 'Notes' }).click();
      await dialog().getByLabel('New note').fill('Called her.');
      await confirm('Keep note');
      await expect(dialog().getByRole('listitem')).toContainText('Called her.');
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: 'Snooze' }).click();
      await confirm('Snooze');
      await said('Snoozed.');
    },
  ],
  'suspend several accounts at once': [
    3,
    async () => {
      const name = `Trio${stamp}`;
      for (let made = 0; made < 3; made += 1) await register(request, name);
      await from('users', { q: name });
      await expect(page.getByRole('row')).toHaveCount(4);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await press('Suspend');
      await dialog().getByLabel('Reason').fill(WHY);
      await confirm('Suspend 3');
      await said('3 accounts suspended.');
    },
  ],
  'save a query, and use it': [
    5,
    async () => {
      await from('quotes', { q: `Fennimore${stamp}` });
      await press('Add filter');
      await page.getByRole('menuitem', { name: 'Save current query...' }).click();
      await page.getByLabel('Query name').fill(`Hers ${stamp}`);
      await confirm('Save');
      await visit(page, '/console/quotes', {});
      await press('Add filter');
      await page.getByRole('menuitem', { name: `Hers ${stamp}`, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`Fennimore${stamp}`));
    },
  ],
  'take away 5,000 rows with names as a file': [
    1,
    async () => {
      await fileReports(database, grace.id, dale.id, ROWS);
      await from('reports', { reporterId: grace.id, status: 'closed' });
      const saved = page.waitForEvent('download');
      await press('Export');
      const lines = readFileSync(await (await saved).path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      expect(lines).toHaveLength(ROWS + 1);
      expect(lines[0]).toContain('Reporter,');
      expect(lines.filter((line) => line.includes(`Gilda Fennimore${stamp}`))).toHaveLength(ROWS);
    },
  ],
  'read in the audit log what was done to somebody, by their name': [
    0,
    async () => {
      const person = await register(request, `Lena${stamp}`);
      await post(request, admin, `/api/admin/users/${person.id}/suspend`, { reason: WHY });
      await from('audit-log');
      await page.getByPlaceholder('Name, email, action or ID').fill(`lena${stamp}`);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('row', { name: /Users: suspend/ })).toContainText(WHY);
    },
  ],
  'explain a difference to the provider, and close it': [
    6,
    async () => {
      await noteDifference(database, `ch_${stamp}`);
      await from('reconciliation-breaks', { q: `ch_${stamp}`, open: true });
      await expect(page.getByRole('row')).toHaveCount(2);
      await press('Explain');
      await dialog().getByLabel('Reason').click();
      await page.getByRole('option', { name: 'A fee of the provider' }).click();
      await dialog().getByLabel('What you found').fill('Their fee for a foreign card.');
      await confirm('Explain');
      await said('A fee of the provider: Their fee for a foreign card.');
      await press('Close');
      await confirm('Close');
      await said('The difference is closed.');
      await expect(page.getByRole('row')).toHaveCount(0);
    },
  ],
  'retry a failed job, from the queue': [
    3,
    async () => {
      const carrier = await register(request, `Kees${stamp}`, true);
      await post(request, grace, '/api/messages', { receiverId: carrier.id, content: 'When can you come?' });
      const told = async () => (await read<object[]>(request, carrier, '/api/notifications')).length;
      await expect.poll(told).toBe(1);
      const why = `The ink ran out at ${stamp}.`;
      const { mend } = await failToTell({ databaseUrl: database }, carrier.id, why);
      const failed = () => admin.list<{ id: string }>('jobs', { state: 'failed', q: why });
      await expect.poll(async () => (await failed()).length).toBe(1);
      const id = `jobs:${(await failed())[0]?.id}`;
      await expect.poll(async () => (await admin.list('queue', { id })).length).toBe(1);
      await mend();
      await from('queue', { id });
      await page
        .getByRole('row')
        .getByRole('link', { name: /^Failed job/ })
        .click();
      await expect(page.getByRole('row', { name: /notifications.tell/ })).toContainText(why);
      await press('Retry');
      await confirm('Retry');
      await said('The job is back on its queue.');
      await expect.poll(told).toBe(1);
    },
  ],
  'send a mail again that was given up, from the queue': [
    3,
    async () => {
      const { email } = await register(request, `Mia${stamp}`);
      const stateOf = async () => (await admin.list<{ state: string }>('emails', { recipient: email }))[0]?.state;
      await expect.poll(stateOf).toBe('sent');
      expect(await giveUpMails(database, email)).toBe(1);
      const [mail] = await admin.list<{ id: number }>('emails', { recipient: email });
      await from('queue', { id: `emails:${mail?.id}` });
      await page
        .getByRole('row')
        .getByRole('link', { name: /^Failed email/ })
        .click();
      await press('Resend');
      await confirm('Resend');
      await said(`The email to ${email} is being sent.`);
      await expect.poll(stateOf).toBe('sent');
    },
  ],
  'see the app as somebody sees it': [
    3,
    async () => {
      await from(`users/${grace.id}/show`);
      await press('View as');
      await dialog()
        .getByLabel(/^Reason/)
        .fill(WHY);
      await confirm('View as');
      const opened = page.context().waitForEvent('page');
      await dialog()
        .getByRole('link', { name: /^Open as Gilda Fennimore/ })
        .click();
      const view = await opened;
      await expect(view.getByRole('region', { name: 'Looking as somebody else' })).toContainText('Gilda Fennimore');
      await view.close();
    },
  ],
};

const all = Object.entries(JOBS);
/** A third of them in the short run. */
const chosen = process.env.HAULWAY_TEST_LONG ? all : all.filter((_, n) => n % 3 === 0);

for (const [job, [most, how]] of chosen)
  test(`${job}: at most ${most} presses`, async () => {
    await windows.presses().catch(() => 0);
    await how();
    expect(await windows.presses()).toBeLessThanOrEqual(most);
  });
