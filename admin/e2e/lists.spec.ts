import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { type Person, post, register } from '../../frontend/e2e/support/deal';
import { type Windows, openWindows, Operator, visit } from './support/console';

let admin: Operator;
let request: APIRequestContext;
let windows: Windows;
/** Somebody whose name nobody else has. */
let zoe: Person;
let name: string;

test.beforeAll(async ({ browser, playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  name = `Zoe${Date.now()}`;
  zoe = await register(request, name);
  windows = await openWindows(browser, admin);
});

test.afterEach(() => expect(windows.complaints.splice(0)).toEqual([]));

test.afterAll(async () => {
  await windows.console.context().close();
  await request.dispose();
});

test('a query is saved under a name, a column is hidden, and both are still there when the list is reopened', async () => {
  const page = windows.console;
  await visit(page, '/console/users', { q: name });
  await expect(page.getByRole('link', { name: `${name} Reyes` })).toBeVisible();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Save current query...' }).click();
  await windows.look();
  await page.getByLabel('Query name').fill('Only Zoe');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('columnheader', { name: /^Sort by email / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Email', exact: true }).uncheck();
  await page.keyboard.press('Escape');

  await page.goto('/console/users?filter={}');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Only Zoe', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: `${name} Reyes` })).toHaveAttribute(
    'href',
    `/console/users/${zoe.id}/show`,
  );
  await expect(page.getByRole('columnheader', { name: /^Sort by email / })).toHaveCount(0);
});

test('filters are shared under a name with every operator, who finds the same rows by them', async ({ browser }) => {
  const page = windows.console;
  await visit(page, '/console/users', { q: name });
  await expect(page.getByRole('link', { name: `${name} Reyes` })).toBeVisible();
  await page.getByRole('button', { name: 'Shared' }).click();
  await expect(page.getByText('Nobody shares a query of this list.')).toBeVisible();
  await windows.look();
  await page.getByRole('button', { name: 'Share these filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share these filters' });
  await dialog.getByLabel(/^Name/).fill(`All about ${name}`);
  await windows.look();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(`All operators find "All about ${name}" here now.`)).toBeVisible();

  // Another operator, in a browser of their own.
  const colleague = await register(request, 'Hugo');
  const changed = await request.put(`/api/admin/users/${colleague.id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { operatorRole: 'support' },
  });
  expect(changed.ok()).toBe(true);
  const theirs = await openWindows(browser, colleague);
  await visit(theirs.console, '/console/users');
  await expect(theirs.console.getByRole('row').nth(2)).toBeVisible();
  await theirs.console.getByRole('button', { name: 'Shared' }).click();
  await expect(theirs.console.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await theirs.console.getByRole('button', { name: `All about ${name}` }).click();
  await expect(theirs.console.getByRole('row')).toHaveCount(2);
  await expect(theirs.console.getByRole('link', { name: `${name} Reyes` })).toBeVisible();
  expect(theirs.complaints).toEqual([]);
  await theirs.console.context().close();

  await page.getByRole('button', { name: 'Shared' }).click();
  await page.getByRole('button', { name: `Remove "All about ${name}"` }).click();
  await expect(page.getByText('Nobody shares a query of this list.')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the filtered list is exported as CSV, with no cell that a spreadsheet would run', async () => {
  await post(request, zoe, '/api/support-tickets', {
    name: `=1+1 ${name}`,
    email: `${name}@example.test`,
    topic: 'Insurance',
    message: 'Is a harp covered?',
  });
  const page = windows.console;
  await visit(page, '/console/support-tickets', { q: `${name}@example.test` });
  await expect(page.getByText(`=1+1 ${name}`)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Email');
  expect(lines[1]).toContain(`'=1+1 ${name}`);
});

/** The lines of the file that is saved when this is pressed, the heads first. */
async function fileOf(button: Locator): Promise<string[]> {
  const [download] = await Promise.all([windows.console.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
}

test('of the rows, only those that are selected are exported', async () => {
  const topics = ['Insurance', 'Payments', 'Claims'];
  const asked = { name, email: `three${name}@example.test`, message: 'How long does it take?' };
  for (const topic of topics) await post(request, zoe, '/api/support-tickets', { ...asked, topic });
  const page = windows.console;
  await visit(page, '/console/support-tickets', { q: asked.email });
  await expect(page.getByRole('row')).toHaveCount(4);
  for (const topic of ['Insurance', 'Claims'])
    await page.getByRole('row', { name: topic }).getByRole('checkbox').check();
  const bar = page.locator('.RaBulkActionsToolbar-toolbar');
  await windows.look();
  const [heads, ...rows] = await fileOf(bar.getByRole('button', { name: 'Export' }));
  expect(heads).toContain('Topic');
  expect(rows.map((row) => topics.find((topic) => row.includes(topic))).sort()).toEqual(['Claims', 'Insurance']);
});

test('short lists, which the console writes as files itself, are in its words too', async () => {
  const page = windows.console;
  for (const [list, heads, cells] of [
    ['texts', 'Kind,Text,When or where', 'Question and answer'],
    ['settings', 'Version,Platform fee percent', '0,5'],
    ['rate-cards', 'In effect since (UTC)', ''],
  ] as const) {
    await visit(page, `/console/${list}`, {});
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const lines = await fileOf(page.getByRole('button', { name: 'Export' }));
    expect(lines[0]).toContain(heads);
    expect(lines[0]).not.toMatch(/[a-z][A-Z]|_/);
    expect(lines.join('\r\n')).toContain(cells);
  }
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  const lines = await fileOf(page.locator('.RaBulkActionsToolbar-toolbar').getByRole('button', { name: 'Export' }));
  expect(lines).toHaveLength(2);
});

test('what operators changed is exported as CSV, also with no cell that a spreadsheet would run', async () => {
  const headers = { authorization: `Bearer ${admin.token}` };
  for (const bio of ['=HYPERLINK("http://evil.example","Click")', '@SUM(A1)'])
    expect((await request.put(`/api/admin/users/${zoe.id}`, { data: { bio }, headers })).ok()).toBe(true);
  const page = windows.console;
  await visit(page, '/console/audit-log', { q: zoe.id });
  await expect(page.getByRole('row')).toHaveCount(3);
  // Whom it was done to is named, and leads to their page.
  const named = page.getByRole('row').getByRole('link', { name: `${name} Reyes`, exact: true });
  await expect(named).toHaveCount(2);
  await expect(named.first()).toHaveAttribute('href', `/console/users/${zoe.id}/show`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv.split(/\r?\n/)[0]).toContain('Before,After');
  expect(csv).toContain(`${name} Reyes`);
  expect(csv).toContain(`'=HYPERLINK(`);
  expect(csv.match(/'@SUM\(A1\)/g)).toHaveLength(1);
  expect(csv).not.toMatch(/(^|,|")[=@]/m);
});

test('no list makes a call for each of its rows', async () => {
  const page = windows.console;
  const asked: string[] = [];
  page.on(
    'request',
    // What waits is counted every few seconds, whatever is on the screen.
    (call) =>
      call.method() === 'GET' &&
      /\/api\/admin\/(?!queue\/counts)/.test(call.url()) &&
      asked.push(new URL(call.url()).pathname),
  );
  for (const resource of ['shipments', 'quotes', 'payments', 'reviews', 'messages', 'audit-log']) {
    asked.length = 0;
    await visit(page, `/console/${resource}`, {});
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root, .RaPlaceholder-root')).toHaveCount(0);
    expect([resource, asked.filter((path) => !/^\/api\/admin\/[a-z-]+$/.test(path))]).toEqual([resource, []]);
    expect([resource, asked.length > 6]).toEqual([resource, false]);
  }
});

test('several tickets are marked as waiting at once, each with a line in the audit log', async () => {
  const email = `two${name}@example.test`;
  const ids: string[] = [];
  for (const topic of ['Insurance', 'Payments'])
    ids.push(
      (
        await post<{ id: string }>(request, zoe, '/api/support-tickets', {
          name,
          email,
          topic,
          message: 'How long does it take?',
        })
      ).id,
    );
  const page = windows.console;
  await visit(page, '/console/support-tickets', { q: email, status: 'open' });
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await windows.look();
  await page.getByRole('button', { name: 'Mark as waiting' }).click();
  await windows.look();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as waiting 2' }).click();
  await expect(page.getByText('2 tickets marked as waiting.')).toBeVisible();
  await visit(page, '/console/support-tickets', { q: email, status: 'answered' });
  await expect(page.getByRole('cell', { name: 'Waiting', exact: true })).toHaveCount(2);
  for (const id of ids) expect(await admin.log(id)).toEqual(['support-tickets.change']);
});

test('an email is shown as its recipient sees it, with its links disabled', async () => {
  const page = windows.console;
  await visit(page, '/console/emails', { q: zoe.email });
  await page.getByRole('button', { name: 'Read: Confirm your email address' }).click();
  const letter = page.frameLocator('iframe[title="Email preview"]');
  await expect(letter.getByRole('link', { name: /confirm/i }).first()).toHaveAttribute('href', /verify=\.\.\.$/);
  await windows.look();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const REASON = 'You have insufficient available funds at the provider: add funds and try again.';
const AT = '2026-03-28T20:35:00.000Z';
/** Rows that need somebody, as long as they get, and what can be done to them. */
const NEEDY: Record<string, { row: object; acts: string[] }> = {
  'money-operations': {
    row: {
      id: 'c4e4fb67-48dd-4431-b354-b5566778be0f',
      kind: 'refund',
      amount: 12_345.67,
      state: 'needs_attention',
      providerId: 're_1QxLz2vM6CZaFPlbyQo0F4xMC5lK',
      attempts: 12,
      lastError: REASON,
      retryable: true,
      createdAt: AT,
    },
    acts: ['Retry', 'Paid by hand'],
  },
  emails: {
    row: {
      id: 1,
      recipient: 'a.rather.long.address@hauling.example.test',
      subject: 'The payment is in escrow: you can pick up the round baler, New Holland 450',
      kind: 'payment.released',
      state: 'failed',
      attempts: 12,
      lastError: REASON,
      createdAt: AT,
    },
    acts: ['Resend'],
  },
  'webhook-events': {
    row: {
      id: 'evt_1',
      type: 'charge.dispute.funds_withdrawn',
      objectId: 'pi_pLR1z0yhvqlPQV5ruCATy63H',
      state: 'parked',
      attempts: 12,
      lastError: REASON,
      receivedAt: AT,
    },
    acts: ['Retry'],
  },
  'reconciliation-breaks': {
    row: {
      id: 'c4e4fb67-48dd-4431-b354-b5566778be0f',
      kind: 'amount_differs',
      reference: 'pi_pLR1z0yhvqlPQV5ruCATy63H',
      ours: 12_340,
      theirs: 12_340.5,
      detail: REASON,
      openedAt: AT,
      can: ['explain'],
    },
    acts: ['Explain'],
  },
};

test('what can be done to a row is on the screen, however long the rest of it is', async ({ browser }) => {
  const { console: page } = await openWindows(browser, admin);
  for (const [resource, { row, acts }] of Object.entries(NEEDY)) {
    await page.route(`**/api/admin/${resource}?*`, (route) =>
      route.fulfill({ json: [row], headers: { 'content-range': `${resource} 0-0/1` } }),
    );
    for (const width of [1000, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `/console/${resource}`, {});
      for (const act of acts)
        await expect(page.getByRole('button', { name: act }).first(), `${resource} at ${width}`).toBeInViewport({
          ratio: 1,
        });
    }
  }
  await page.context().close();
});
