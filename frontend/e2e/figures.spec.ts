import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { list, type Person, post, quote, register } from './support/deal';
import { type OwnServer, ownServer } from './support/ownServer';

const ODD = {
  platformFeePercent: 6.25,
  paymentWindowHours: 31,
  autoReleaseHours: 83,
  claimWindowHours: 53,
  lateCancelPercent: 13.5,
  freeCancelHours: 37,
  delayPercentPerDay: 4.75,
  delayMaxPercent: 19.25,
  noShowHours: 97,
  bookNowPaymentHours: 29,
  protectionPlans: [
    { id: 'standard', label: 'Basic', percent: 0, minimum: 0, limit: 110_000 },
    { id: 'plus', label: 'More', percent: 1.75, minimum: 17.5, limit: 270_000 },
    { id: 'premium', label: 'Most', percent: 2.75, minimum: 27, limit: 530_000 },
  ],
  supportPhone: '(303) 555-0177',
};

/** The figures in effect unless an operator has changed them. */
const DEFAULT = /(?<![\d.,])(?:(?:24|48|72) hours|\$(?:100|250|500),000(?!,)|(?:5|10|25|1\.5|2\.5) ?%)/g;

let demo: OwnServer;
let request: APIRequestContext;
let people: Record<'shipper' | 'carrier' | 'admin', Person>;

// Uses its own server, since the figures are global and the other tests expect the usual ones.
test.beforeAll(async ({ playwright }) => {
  demo = await ownServer(playwright, 'figures', { TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' });
  request = demo.request;
  const [shipper, carrier] = await Promise.all([register(request, 'Faye'), register(request, 'Gus', true)]);
  people = { shipper, carrier, admin: demo.admin };
});

test.afterAll(() => demo.stop());

async function change(settings: object) {
  const response = await request.put('/api/admin/settings/current', {
    data: settings,
    headers: { authorization: `Bearer ${people.admin.token}` },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Opens a page as somebody, or as a visitor. */
async function open(page: Page, path: string, as?: Person) {
  await page.addInitScript(
    (token) => (token ? localStorage.setItem('auth_token', token) : localStorage.removeItem('auth_token')),
    as?.token ?? '',
  );
  await page.goto(demo.url + path);
}

/** Waits until the screen, folded parts included, says all of this, and checks that it says none of the defaults. */
async function expectFigures(page: Page, figures: readonly string[], within = '#root') {
  const text = async () => (await page.locator(within).allTextContents()).join(' ');
  await expect(page.locator(within).getByRole('heading').first()).toBeVisible();
  for (const figure of figures) await expect.poll(text, { message: figure }).toContain(figure);
  expect((await text()).match(DEFAULT) ?? []).toEqual([]);
}

const limits = ['$110,000', '$270,000', '$530,000'];
const PAGES: [path: string, who: 'shipper' | 'carrier' | undefined, figures: string[]][] = [
  ['/', undefined, ['53 hours', '83 hours', '$110,000', '(303) 555-0177']],
  [
    '/faq',
    undefined,
    [
      '37 hours',
      '13.5%',
      '31 hours',
      '83 hours',
      '6.25%',
      '4.75%',
      '19.25%',
      '97 hours',
      '$937.50',
      '53 hours',
      '1.75%',
      '$17.50',
      '2.75%',
      ...limits,
    ],
  ],
  [
    '/terms',
    undefined,
    ['6.25%', '31 hours', '83 hours', '37 hours', '13.5%', '97 hours', '4.75%', '19.25%', '53 hours', ...limits],
  ],
  ['/safety', undefined, ['53 hours']],
  ['/support', undefined, ['53 hours', '97 hours', '(303) 555-0177']],
  ['/contact', undefined, ['(303) 555-0177']],
  ['/privacy', undefined, []],
  ['/login', undefined, []],
  ['/register', undefined, []],
  ['/prices', undefined, []],
  ['/', 'shipper', ['53 hours', '$110,000']],
  ['/support', 'shipper', ['53 hours', '97 hours']],
  ['/list-item', 'shipper', []],
  ['/dashboard', 'shipper', []],
  ['/payments', 'shipper', []],
  ['/profile', 'carrier', []],
  ['/become-carrier', 'carrier', ['83 hours', '6.25%', '$937.50']],
];

test('every page shows the figures that the operator has set, and a deal the ones it was agreed on', async ({
  page,
  browser,
}) => {
  const current = await request.get('/api/admin/settings/current', {
    headers: { authorization: `Bearer ${people.admin.token}` },
  });
  const before = (await current.json()) as typeof ODD;
  await change(ODD);
  await test.step('pages', async () => {
    const sent = await (await request.get('/')).text();
    for (const figure of ['53 hours', '83 hours', '$110,000', '(303) 555-0177']) expect(sent).toContain(figure);
    for (const [path, who, figures] of PAGES) {
      const own = await browser.newPage();
      await test.step(`${path} as ${who ?? 'a visitor'}`, async () => {
        await open(own, path, who && people[who]);
        await expectFigures(own, figures);
      });
      await own.close();
    }
  });

  const { id } = await list(request, people.shipper, 'A carousel horse');
  await test.step('a quote as it is made', async () => {
    const own = await browser.newPage();
    await open(own, `/shipments/${id}`, people.carrier);
    await own.getByLabel('Your price ($)').fill('1000');
    await own.getByLabel('Delivery date').fill('2030-01-07');
    await expectFigures(own, ['$937.50', '6.25%', '4.75%', '19.25%']);
    await own.close();
  });

  await quote(request, people.carrier, id, 1000);
  await test.step('a quote as it is accepted', async () => {
    await open(page, `/shipments/${id}`, people.shipper);
    await page.getByRole('button', { name: 'Accept Quote' }).click();
    await expectFigures(page, ['31 hours'], '[role=dialog]');
    await page.getByLabel('Book anyway').check();
    await page.getByRole('button', { name: 'Accept, pay later' }).click();
    await expect(page.getByRole('button', { name: 'Pay with Escrow Protection' })).toBeVisible();
  });

  await change(Object.fromEntries(Object.entries(before).filter(([name]) => name in ODD)));
  await test.step('the deal, once the settings are others again', async () => {
    await page.goto(`${demo.url}/shipments/${id}`);
    await page.getByRole('button', { name: 'Pay with Escrow Protection' }).click();
    await expectFigures(page, ['Basic', 'More', 'Most', '83 hours', '$17.50', '$27.50', ...limits], '[role=dialog]');
    await page.getByRole('button', { name: 'Pay $1,000.00' }).click();
    await page.getByRole('button', { name: 'Back to the shipment' }).click();
    // After the agreed pickup day, a claim is offered.
    await post(request, people.admin, '/api/sandbox/clock', { advanceSeconds: 3 * 24 * 3_600 });
    await page.reload();
    await page.getByRole('button', { name: 'Not picked up on the agreed date? Open a claim' }).click();
    await expectFigures(page, ['97 hours', '$110,000'], '[role=dialog]');
    for (const verb of ['pickup', 'deliver']) await post(request, people.carrier, `/api/shipments/${id}/${verb}`);
    await page.goto(`${demo.url}/shipments/${id}`);
    await page.getByRole('button', { name: 'Confirm delivery' }).first().click();
    await expectFigures(page, ['53 hours'], '[role=dialog]');
  });
});

test('pages may read map tiles from the host that the operator names, and from no other', async () => {
  const policy = (await request.get('/browse')).headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://tiles.example.com;");
  const own = await fetch(`${process.env.HAULWAY_TEST_URL}/browse`);
  expect(own.headers.get('content-security-policy')).toContain("connect-src 'self';");
});

test('what is checked about carriers is said on the card, and a quote waits until an operator has checked what is required', async ({
  page,
}) => {
  await change({ factsToBeAccepted: { vehicles: ['background_check'] } });
  const carrier = await register(request, 'Gwen', true);
  const { id } = await list(request, people.shipper, 'A carousel boat');
  await quote(request, carrier, id, 1000);
  await open(page, '/', people.shipper);
  await expect(page.getByText('Carriers are verified with background checks, insurance and licensing.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'What we check' }).click();
  await expect(page.getByRole('region', { name: 'Required before a quote can be accepted' })).toContainText(
    /Vehicles & Boats\s*Background check/,
  );
  await page.goto(`${demo.url}/shipments/${id}`);
  await expect(page.getByText('This quote cannot be accepted until we have checked: Background check.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Quote' })).toBeDisabled();

  const authorization = (person: Person) => ({ authorization: `Bearer ${person.token}` });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const sent = await request.post('/api/users/me/verification/documents', {
    headers: authorization(carrier),
    multipart: {
      documents: {
        name: 'report.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      },
    },
  });
  const [report] = (await sent.json()) as { url: string }[];
  const facts = [
    {
      fact: 'background_check',
      provider: 'Northgate Screening',
      checkedOn: day(-9),
      result: 'clear',
      expiresOn: day(300),
      documents: [report?.url],
    },
  ];
  const given = await request.put('/api/users/me/verification', { headers: authorization(carrier), data: { facts } });
  expect(given.status(), await given.text()).toBe(200);
  const filter = encodeURIComponent(JSON.stringify({ status: 'submitted', userId: carrier.id }));
  const waiting = await request.get(`/api/admin/verifications?filter=${filter}`, {
    headers: authorization(people.admin),
  });
  const [row] = (await waiting.json()) as { id: string }[];
  await post(request, people.admin, `/api/admin/verifications/${row?.id}/approve`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept Quote' })).toBeEnabled();
  await expect(page.getByText('Background check, checked')).toBeVisible();
  await change({ factsToBeAccepted: {} });
});
