import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { mayCall } from '../../backend/test/support/operator-calls';
import { acceptAndPay, list, type Person, post, quote, register } from '../../frontend/e2e/support/deal';
import { openWindows, Operator, visit } from './support/console';
import { LISTS } from './support/lists';
import { oneOfEach } from './support/rows';

test.describe.configure({ mode: 'parallel' });

const ASSIGN = 'POST /api/admin/{resource}/{id}/assign';
const SNOOZE = 'POST /api/admin/{resource}/{id}/snooze';

/** Who looks at what waits in the queue: there, and on the record's own page. */
const HANDED: Readonly<Record<string, string>> = { Take: ASSIGN, 'Give back': ASSIGN, Assign: ASSIGN };

/** What can be pressed on each resource's list and records, and the server's call that it ends in. */
const ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  queue: { Snooze: SNOOZE, Wake: SNOOZE },
  users: {
    Suspend: 'POST /api/admin/users/{id}/suspend',
    Restore: 'POST /api/admin/users/{id}/restore',
    'End sessions': 'POST /api/admin/users/{id}/end-sessions',
    'Confirm email': 'POST /api/admin/users/{id}/verify-email',
    'Send reset': 'POST /api/admin/users/{id}/send-reset',
    'View as': 'POST /api/admin/users/{id}/view-as',
    Erase: 'DELETE /api/admin/users/{id}',
    Resend: 'POST /api/admin/emails/{id}/resend',
  },
  shipments: { 'Cancel shipment': 'POST /api/admin/shipments/{id}/cancel' },
  payments: { Release: 'POST /api/admin/payments/{id}/release', Refund: 'POST /api/admin/payments/{id}/refund' },
  claims: {
    Decide: 'POST /api/admin/claims/{id}/resolve',
    'Paid by hand': 'POST /api/admin/claims/{id}/paid-by-hand',
  },
  chargebacks: {
    'Submit evidence': 'POST /api/admin/chargebacks/{id}/evidence',
    'Accept the loss': 'POST /api/admin/chargebacks/{id}/accept-loss',
    // A read, for those who may read the chargeback.
    'Read as PDF': 'GET /api/admin/chargebacks/{id}/evidence.pdf',
  },
  approvals: { Approve: 'POST /api/admin/approvals/{id}/approve', Withdraw: 'POST /api/admin/approvals/{id}/withdraw' },
  verifications: {
    Approve: 'POST /api/admin/verifications/{id}/approve',
    Reject: 'POST /api/admin/verifications/{id}/reject',
    'Remove badge': 'POST /api/admin/verifications/{id}/reject',
  },
  'support-tickets': {
    'Send answer': 'POST /api/admin/support-tickets/{id}/reply',
    'Mark as open': 'PUT /api/admin/support-tickets/{id}',
    'Mark as waiting': 'PUT /api/admin/support-tickets/{id}',
    'Mark as done': 'PUT /api/admin/support-tickets/{id}',
  },
  reports: { Close: 'POST /api/admin/reports/{id}/close' },
  questions: { Hide: 'POST /api/admin/questions/{id}/hide' },
  reviews: { Remove: 'DELETE /api/admin/reviews/{id}' },
  messages: { Remove: 'DELETE /api/admin/messages/{id}' },
  'money-operations': {
    Retry: 'POST /api/admin/money-operations/{id}/retry',
    'Paid by hand': 'POST /api/admin/money-operations/{id}/paid-by-hand',
  },
  'reconciliation-breaks': {
    Explain: 'POST /api/admin/reconciliation-breaks/{id}/explain',
    Close: 'POST /api/admin/reconciliation-breaks/{id}/close',
  },
  'change-orders': { 'Paid by hand': 'POST /api/admin/change-orders/{id}/paid-by-hand' },
  jobs: { Retry: 'POST /api/admin/jobs/{id}/retry' },
  emails: { Resend: 'POST /api/admin/emails/{id}/resend' },
  texts: {
    'End the announcement': 'POST /api/admin/texts/{id}/restore',
    'Back to the original': 'POST /api/admin/texts/{id}/restore',
    'Say this again': 'POST /api/admin/texts/{id}/restore',
  },
  'api-keys': {
    'Change the rate': 'PUT /api/admin/api-keys/{id}',
    'End the key': 'POST /api/admin/api-keys/{id}/revoke',
  },
  'webhook-endpoints': {
    Enable: 'POST /api/admin/webhook-endpoints/{id}/enable',
    Disable: 'POST /api/admin/webhook-endpoints/{id}/disable',
  },
  'webhook-events': { Retry: 'POST /api/admin/webhook-events/{id}/retry' },
  'webhook-deliveries': { Retry: 'POST /api/admin/webhook-deliveries/{id}/retry' },
  'rate-cards': { 'Learn from paid quotes': 'POST /api/admin/rate-cards/recompute' },
};
/** These only show, or choose what is shown. */
const READS =
  /^(Add filter|Shared|Columns|Refresh|Notes|Details|Next in the queue|Read: .*|Sort by .*|Go to .*|Search.*|Clear.*|Open|Close menu|Select all|Page \d+|(?!Close$)[A-Z][\w ,'&-]* \(\d+\)|Show all \d+|All \(\d+\)|Photo .*|Unselect|Expand|\d+|25|Rows per page.*|)$/;

let admin: Operator;
let request: APIRequestContext;
let payment: string;

test.beforeAll(async ({ playwright }, info) => {
  request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  admin = await Operator.signIn(request);
  const [shipper, carrier] = [await register(request, 'Olga'), await register(request, 'Piet', true)];
  const { id: shipmentId } = await list(request, shipper, 'A pedal harp');
  const { id: quoteId } = await quote(request, carrier, shipmentId, 900);
  await acceptAndPay(request, shipper, quoteId);
  await post(request, carrier, `/api/shipments/${shipmentId}/pickup`);
  payment = (await admin.list<{ id: string }>('payments', { quoteId }))[0]?.id ?? '';
  await oneOfEach(request, admin);
});

test.afterAll(() => request.dispose());

async function withRole(name: string, operatorRole: string): Promise<Person> {
  const person = await register(request, name);
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await request.put(`/api/admin/users/${person.id}`, { data: { operatorRole }, headers });
  expect(answer.status()).toBe(200);
  return person;
}

/** Every list, and a record of each kind that has pages. */
async function screens(): Promise<string[]> {
  const records = Object.entries(LISTS).flatMap(([resource, { opens }]) => (opens ? [{ resource, opens }] : []));
  const shown = records.map(async ({ resource, opens }) => {
    const [record] = await admin.list<{ id: string }>(resource, opens, [0, 0]);
    return `${resource}/${resource === 'payments' ? payment : record?.id}/show`;
  });
  return [...Object.keys(LISTS), ...(await Promise.all(shown))];
}

/** The calls that the screen's buttons and links end in. Something that can be pressed and that nobody knows is one that nobody may make. */
async function offered(page: Page, resource: string): Promise<string[]> {
  const main = page.getByRole('main');
  const all = main.getByRole('checkbox', { name: 'Select all' });
  if ((await all.count()) > 0 && (await all.isEnabled())) await all.check();
  const buttons = await main
    .getByRole('button')
    .evaluateAll((found) => found.map((each) => each.getAttribute('aria-label') ?? (each as HTMLElement).innerText));
  const links = await main
    .getByRole('link')
    .evaluateAll((found) => found.map((each) => each.getAttribute('href') ?? ''));
  return [
    ...buttons
      .map((name) => name.trim())
      .filter((name) => !READS.test(name))
      .map((name) =>
        name === 'Export'
          ? `GET /api/admin/${resource}.csv`
          : (ACTS[resource]?.[name] ?? HANDED[name] ?? `"${name}" on ${resource}`),
      ),
    ...links.flatMap((href) => {
      const [, of, id] = /\/console\/([\w-]+)\/([^/?]+)$/.exec(href) ?? [];
      return of ? [id === 'create' ? `POST /api/admin/${of}` : `PUT /api/admin/${of}/{id}`] : [];
    }),
  ];
}

/** Acts that a role has, and one that it has not, on these screens; so that no test passes for want of buttons. */
const SEEN = {
  support: ['POST /api/admin/users/{id}/suspend', 'PUT /api/admin/users/{id}', 'POST /api/admin/payments/{id}/refund'],
  finance: ['POST /api/admin/payments/{id}/release', 'POST /api/admin/payments/{id}/refund'],
  read_only: [],
} as const;

const ROLES = ['support', 'finance', 'read_only'] as const;
/** The short run looks at these as every role, and at each of the others as one of them. */
const ALWAYS = /^(users|payments)\/.*show$/;

for (const role of ROLES)
  test(`the menu and every button that ${role} sees is of what the server lets that role do`, async ({ browser }) => {
    const person = await withRole('Roland', role);
    const { console: page } = await openWindows(browser, person);
    await page.goto('/console/users');
    const inMenu = async () => {
      const links = await page.getByRole('menuitem').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      return links.flatMap((href) => /\/console\/([\w-]+)$/.exec(href ?? '')?.slice(1) ?? []).toSorted();
    };
    const readable: string[] = [];
    for (const resource of Object.keys(LISTS)) {
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await request.get(`/api/admin/${resource}?range=[0,0]`, { headers });
      if (answer.ok()) readable.push(resource);
    }
    await expect.poll(inMenu).toEqual(readable.toSorted());

    const seen = new Set<string>();
    const wrong: string[] = [];
    const all = (await screens()).filter((each) => readable.includes(each.split('/')[0] ?? ''));
    const chosen = process.env.HAULWAY_TEST_LONG
      ? all
      : all.filter((path, n) => ALWAYS.test(path) || n % ROLES.length === ROLES.indexOf(role));
    for (const path of chosen) {
      await visit(page, `/console/${path}`, path.includes('/') ? undefined : {});
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[role="progressbar"], .MuiSkeleton-root')).toHaveCount(0);
      for (const call of await offered(page, path.split('/')[0] ?? '')) {
        seen.add(call);
        const isCall = /^[A-Z]+ \/api/.test(call);
        if (!isCall || !(call.endsWith('.csv') ? role !== 'read_only' : mayCall(role, call)))
          wrong.push(`${path}: ${call}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining([...SEEN[role]]));
    await page.context().close();
  });
