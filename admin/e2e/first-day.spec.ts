import { type APIRequestContext, expect, test } from '@playwright/test';
import { giveUpMails } from '../../backend/test/support/failed-mails';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit, type Windows } from './support/console';

const database = process.env.HAULWAY_TEST_DATABASE ?? '';

let admin: Operator;
let request: APIRequestContext;
let windows: Windows;
let iris: Person;
let otto: Person;
/** What nobody else is called. */
let stamp: string;
let title: string;
let deal: { shipmentId: string; quoteId: string };

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  stamp = String(Date.now()).slice(-7);
  title = `Ferris wheel no. ${stamp}`;
  [iris, otto] = [await register(request, `Iris${stamp}`), await register(request, `Otto${stamp}`, true)];
  const { id: shipmentId } = await list(request, iris, title);
  const { id: quoteId } = await quote(request, otto, shipmentId, 1240);
  await acceptAndPay(request, iris, quoteId);
  deal = { shipmentId, quoteId };
  windows = await openWindows(browser, admin);
});

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

test('the page of whoever calls names each payment by its shipment, and says what else there is and which email failed', async () => {
  const { console: page, look, complaints } = windows;
  const asked = { name: 'Iris', email: iris.email, topic: 'Payment', message: 'When is it released?' };
  const { id } = await post<{ id: string }>(request, iris, '/api/support-tickets', asked);
  const headers = { authorization: `Bearer ${admin.token}` };
  const done = await request.put(`/api/admin/support-tickets/${id}`, { headers, data: { status: 'closed' } });
  expect(done.ok()).toBe(true);
  const states = async () =>
    (await admin.list<{ state: string }>('emails', { recipient: iris.email })).map((each) => each.state);
  await expect.poll(states).toContain('sent');
  await giveUpMails(database, iris.email);

  await visit(page, `/console/users/${iris.id}/show`);
  const paid = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payments made' }) });
  await expect(paid.getByRole('row', { name: /\$1,240\.00/ }).getByRole('link', { name: title })).toBeVisible();
  const mails = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emails' }) });
  await expect(mails.getByText('Failed').first()).toBeVisible();
  await expect(mails.getByRole('button', { name: 'Resend' }).first()).toBeVisible();
  await expect(page.getByText('No claims opened')).toBeVisible();
  await look();
  // Also what is done: the list begins with what is open.
  await page.getByRole('link', { name: '1 support ticket', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support tickets', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Payment.*Done/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the page of whoever was not told says what they turned off', async () => {
  const { console: page, look, complaints } = windows;
  const wren = await register(request, `Wren${stamp}`);
  const headers = { authorization: `Bearer ${wren.token}` };
  const data = { quote: { mail: false }, message: { mail: false, inApp: false } };
  expect((await request.put('/api/users/me/notification-preferences', { headers, data })).ok()).toBe(true);
  await visit(page, `/console/users/${wren.id}/show`);
  const told = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What they are told' }) });
  await expect(told).toContainText('Everything but quotes, messages');
  await expect(told).toContainText('Everything but messages');
  await expect(told).toContainText('Turned on nowhere');
  await look();
  expect(complaints).toEqual([]);
});

test('the page of a payment says in words what happened, and by whom', async () => {
  const { console: page, complaints } = windows;
  const [payment] = await admin.list<{ id: string }>('payments', { quoteId: deal.quoteId });
  await visit(page, `/console/payments/${payment?.id}/show`);
  const timeline = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Timeline' }) });
  await expect(timeline.getByRole('row', { name: `Iris${stamp} Reyes started to pay Payment Pending` })).toBeVisible();
  await expect(timeline.getByRole('row', { name: 'The payment is in escrow Held in Escrow' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('times by which something is due name their zone, and the menu that of all others', async () => {
  const { console: page, complaints } = windows;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Denver' });
  const { id: shipmentId } = await list(request, iris, `Organ no. ${stamp}`);
  const { id } = await quote(request, otto, shipmentId, 700);
  await post(request, iris, `/api/quotes/${id}/accept`);
  await page.goto(`/console/quotes/${id}/show`);
  const payBy = page.locator('.RaLabeled-label', { hasText: 'Pay by' }).locator('xpath=..');
  await expect(payBy).toContainText(/[AP]M M[SD]T$/);
  await expect(page.getByText('Times are Mountain Time')).toBeVisible();
  await page.goto(`/console/shipments/${shipmentId}/show`);
  await expect(page.getByRole('alert').getByText(/[AP]M M[SD]T/)).toBeVisible();
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: '' });
  expect(complaints).toEqual([]);
});

test('a ticket is handed to a colleague on its own page, and the log names them', async () => {
  const { console: page, look, complaints } = windows;
  const name = `Cora${stamp}`;
  const colleague = await register(request, name);
  const headers = { authorization: `Bearer ${admin.token}` };
  await request.put(`/api/admin/users/${colleague.id}`, { headers, data: { operatorRole: 'support' } });
  const asked = { name: 'Iris', email: iris.email, topic: 'Account', message: 'How do I change it?' };
  const { id } = await post<{ id: string }>(request, iris, '/api/support-tickets', asked);

  await visit(page, `/console/support-tickets/${id}/show`);
  await expect(page.getByText('Assigned to: Nobody')).toBeVisible();
  await look();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(page.getByText('Assigned to: You')).toBeVisible();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Operator' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(`Assigned to: ${name} Reyes`).first()).toBeVisible();
  const [item] = await admin.list<{ assignedTo: string }>('queue', { id: `support-tickets:${id}` });
  expect(item?.assignedTo).toBe(colleague.id);

  const log = page.locator('section').filter({ has: page.getByRole('heading', { name: 'What was done' }) });
  await expect(log.getByRole('row', { name: `Queue: assign` }).first()).toContainText(`Assigned to: ${name} Reyes`);
  await expect(log).not.toContainText(colleague.id.slice(0, 8));
  expect(complaints).toEqual([]);
});

test('a change is listed with both sides, found by the name of either, and titled by its shipment', async () => {
  const { console: page, look, complaints } = windows;
  const more = { delta: 160, reason: 'waiting', text: 'I stood there for three hours.' };
  const { id } = await post<{ id: string }>(request, otto, `/api/shipments/${deal.shipmentId}/change-orders`, more);
  for (const name of [`iris${stamp}`, `otto${stamp}`]) {
    await visit(page, '/console/change-orders', { q: name });
    const row = page.getByRole('row', { name: /Waiting time/ });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(`Otto${stamp}`);
    await expect(row).toContainText('$160.00');
  }
  await look();
  await visit(page, '/console/change-orders', { q: title, waits: true });
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await visit(page, `/console/change-orders/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: `Change Waiting time, ${title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Iris${stamp} Reyes` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Otto${stamp} Reyes` })).toBeVisible();
  await look();
  expect(complaints).toEqual([]);
});

test('claims name whom they are against, and money operations their shipment', async () => {
  const { console: page, complaints } = windows;
  await post(request, otto, `/api/shipments/${deal.shipmentId}/pickup`);
  const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 200, description: 'A gondola is bent.' };
  await post(request, iris, '/api/claims', claim);
  await visit(page, '/console/claims', { q: title });
  const row = page.getByRole('row', { name: /Damage/ });
  await expect(row.getByRole('link', { name: 'Damage', exact: true })).toBeVisible();
  await expect(row).toContainText(`Otto${stamp}`);
  await post(request, admin, '/api/sandbox/disputes', { quoteId: deal.quoteId, reason: 'fraudulent' });
  await visit(page, '/console/chargebacks');
  await expect(
    page.getByRole('row', { name: new RegExp(title) }).getByRole('link', { name: '$1,240.00' }),
  ).toBeVisible();
  await expect(page.locator('th', { hasText: 'Answer by' }).locator('.Mui-active')).toHaveCount(1);
  await visit(page, '/console/ledger-entries', { q: title });
  await expect(page.getByRole('row').nth(1).getByRole('link', { name: title })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a desk nothing of the queue is cut off, also of what was taken', async () => {
  const { console: page, complaints } = windows;
  const asked = { name: 'Iris', email: iris.email, topic: `Loading ${stamp}`, message: 'How do I load it?' };
  const { id } = await post<{ id: string }>(request, iris, '/api/support-tickets', asked);
  await post(request, admin, `/api/admin/support-tickets/${id}/assign`, {});
  await visit(page, '/console/queue', { q: stamp, snoozed: false });
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
  const content = page.locator('.RaList-content');
  for (const width of [1200, 1280, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => content.evaluate((each) => each.scrollWidth - each.clientWidth);
    await expect.poll(over, { message: `at ${width}` }).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(complaints).toEqual([]);
});

test('whoever suspends a carrier is told which booked jobs cannot be picked up, before and after', async () => {
  const { console: page, look, complaints } = windows;
  const rex = await register(request, `Rex${stamp}`, true);
  const booked = `Carousel horse no. ${stamp}`;
  const { id: shipmentId } = await list(request, iris, booked);
  await acceptAndPay(request, iris, (await quote(request, rex, shipmentId, 640)).id);
  await visit(page, `/console/users/${rex.id}/show`);
  const told = '1 job is booked and not picked up, and a suspended carrier cannot pick up.';
  await expect(page.getByText(told)).toHaveCount(0);
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(told)).toBeVisible();
  await expect(dialog.getByRole('link', { name: booked })).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked to be paid outside.');
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
  // As the page says.
  const headers = { authorization: `Bearer ${rex.token}` };
  expect((await request.post(`/api/shipments/${shipmentId}/pickup`, { headers, data: {} })).status()).toBe(403);
  await look();
  // Whoever did not suspend them finds the job in the queue.
  await visit(page, '/console/queue', { resource: 'shipments', q: booked, snoozed: false });
  await expect(page.getByRole('row', { name: /Booked job: Carrier suspended/ })).toContainText('$640.00');
  await page.getByRole('link', { name: 'Booked job: Carrier suspended' }).click();
  await expect(page.getByText('The carrier is suspended and cannot pick up.')).toBeVisible();
  await expect(page.getByText('Assigned to: Nobody')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel shipment' })).toBeVisible();
  await look();
  expect(complaints).toEqual([]);
});

test('what is typed before the search is loaded is searched for, and opens nothing else', async ({ browser }) => {
  const { console: page } = await openWindows(browser, admin);
  await page.route(/SearchDialog-/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.goto('/console/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Each of these letters is a shortcut's elsewhere.
  await page.keyboard.type('jk?x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(`n ${stamp}`);
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(`jk?n ${stamp}`);
  await expect(page).toHaveURL(/\/console\/reviews$/);
  await page.context().close();
});
