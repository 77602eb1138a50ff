import { type APIRequestContext, expect, test } from '@playwright/test';
import { parkEvent } from '../../backend/test/support/desk-rows';
import { failToTell } from '../../backend/test/support/failed-jobs';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { act, type Windows, openWindows, Operator, read, visit } from './support/console';

let admin: Operator;
let shipper: Person;
let carrier: Person;
let request: APIRequestContext;
let windows: Windows;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  [shipper, carrier] = [await register(request, 'Mona'), await register(request, 'Kurt', true)];
  windows = await openWindows(browser, admin, shipper);
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

test('failed jobs are retried together once the cause is fixed, and do their work', async () => {
  for (const content of ['When can you come?', 'And who helps?'])
    await post(request, shipper, '/api/messages', { receiverId: carrier.id, content });
  const told = async () => (await read<object[]>(request, carrier, '/api/notifications')).length;
  await expect.poll(told).toBe(2);
  const { mend } = await failToTell({ databaseUrl: process.env.HAULWAY_TEST_DATABASE ?? '' }, carrier.id);
  const failed = () => admin.list<{ id: string }>('jobs', { state: 'failed', q: 'disk is full' });
  await expect.poll(async () => (await failed()).length).toBe(2);
  const ids = (await failed()).map(({ id }) => id);
  await mend();

  const page = windows.console;
  await visit(page, '/console/queue', { resource: 'jobs', snoozed: false });
  const waiting = page.getByRole('row', { name: /Failed job: notifications.tell.*Kurt/ });
  await expect(waiting).toHaveCount(2);
  await windows.look();
  await waiting.first().getByRole('link', { name: 'Failed job: notifications.tell' }).click();
  await expect(page.getByRole('row', { name: /notifications.tell.*The disk is full/ })).toHaveCount(1);
  await visit(page, '/console/jobs', { state: 'failed', q: 'disk is full' });
  await expect(page.getByRole('row', { name: /notifications.tell.*The disk is full/ })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.locator('[data-test="bulk-actions-toolbar"]').getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retry 2' }).click();
  await expect(page.getByText('2 jobs put back on their queues.')).toBeVisible();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect.poll(told).toBe(2);
  for (const id of ids) expect(await admin.log(id)).toEqual(['jobs.retry']);
});

test('an event of the provider that was given up is retried, and done', async () => {
  const { id: shipmentId } = await list(request, shipper, 'A dinghy');
  const { id: quoteId } = await quote(request, carrier, shipmentId);
  await acceptAndPay(request, shipper, quoteId);
  const [payment] = await admin.list<{ stripePaymentIntentId: string }>('payments', { quoteId });
  const objectId = payment?.stripePaymentIntentId ?? '';
  const states = async () =>
    (await admin.list<{ state: string }>('webhook-events', { objectId })).map(({ state }) => state);
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['done']));
  const id = await parkEvent(process.env.HAULWAY_TEST_DATABASE ?? '', objectId, 'The provider did not answer.');
  await visit(windows.console, '/console/webhook-events', { id: [id] });
  await expect(windows.console.getByRole('row', { name: /The provider did not answer/ })).toBeVisible();
  await act(windows, 'Retry', 'It is being looked into again.');
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['done']));
  expect(await admin.log(id)).toEqual(['webhook-events.retry']);
});
