// What `npm run shots` looks at: every address, and what opens on top of it.

/** @typedef {'visitor' | 'newcomer' | 'shipper' | 'stranger' | 'carrier' | 'admin'} Who */
/** @typedef {import('./newcomer.mjs').Made} Made */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ who: Who, name: string, path: string, step?: string, open?: (page: Page) => Promise<unknown> }} Screen whose `step` is a shipment's status and what it waits for */

const ADDRESSES = /** @type {Record<Who, string[]>} */ ({
  visitor: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=old',
    `/reset-password?token=${'x'.repeat(43)}`,
    '/confirm-email',
    `/?verify=${'x'.repeat(43)}`,
    '/faq',
    '/contact',
    '/safety',
    '/what-we-check',
    '/support',
    '/prices',
    '/terms',
    '/privacy',
    '/auth-debug',
    '/unsubscribe',
    '/nowhere',
  ],
  // With an address that is not confirmed.
  newcomer: ['/', '/list-item', '/dashboard', '/payments', '/messages', '/profile', '/notifications', '/developers'],
  stranger: ['/become-carrier'],
  shipper: [
    '/',
    '/list-item',
    '/browse',
    '/templates',
    '/trips',
    '/recommended',
    '/browse?q=nothing-like-it',
    '/dashboard',
    '/messages',
    '/payments',
    '/profile',
    '/become-carrier',
    '/developers',
    '/import',
    '/admin',
    '/notifications',
    '/support',
    '/contact',
    '/shipments/none',
  ],
  carrier: [
    '/',
    '/list-item',
    '/browse',
    '/trips',
    '/recommended',
    '/dashboard',
    '/messages',
    '/payments',
    '/profile',
    '/become-carrier',
    '/developers',
    '/admin',
    '/notifications',
  ],
  admin: ['/', '/admin', '/console/'],
});

/** Of a shipment. */
const STATUSES = ['draft', 'listed', 'quoted', 'booked', 'in_transit', 'delivered', 'cancelled'];

/** The console's lists, and which of them have pages for single records. */
const CONSOLE_LISTS = [
  'queue',
  'users',
  'shipments',
  'quotes',
  'payments',
  'claims',
  'rate-cards',
  'verifications',
  'settings',
  'texts',
  'messages',
  'reviews',
  'questions',
  'counter-offers',
  'support-tickets',
  'reports',
  'change-orders',
  'ledger-entries',
  'refunds',
  'chargebacks',
  'money-operations',
  'reconciliation-breaks',
  'deadlines',
  'api-keys',
  'webhook-events',
  'webhook-endpoints',
  'webhook-deliveries',
  'jobs',
  'emails',
  'audit-log',
  'approvals',
];
const CONSOLE_FORMS = [
  'users/create',
  'users/ID',
  'shipments/ID',
  'rate-cards/ID',
  'settings/ID',
  'texts/create',
  'texts/ID',
];
const CONSOLE_RECORDS = [
  'users',
  'shipments',
  'quotes',
  'payments',
  'claims',
  'change-orders',
  'chargebacks',
  'verifications',
  'support-tickets',
  'rate-cards',
  'api-keys',
  'texts',
];

/** @param {(who: Who, path: string) => Promise<any>} read a call of the API as somebody @param {Made} more @returns {Promise<Screen[]>} */
export async function allScreens(read, more) {
  const [owned, carried, free, others, { id: profile }, { id: stranger }] = await Promise.all([
    read('shipper', '/api/shipments?owner=me&limit=100'),
    read('carrier', '/api/shipments?carrier=me&limit=100'),
    read('carrier', '/api/shipments?status=listed&limit=1'),
    read('admin', '/api/shipments?limit=100'),
    read('carrier', '/api/auth/me'),
    read('stranger', '/api/auth/me'),
  ]);
  const shipments = [
    ...ofEachStatus('shipper', owned),
    ...ofEachStatus('carrier', carried),
    screen('carrier', 'shipment-to-quote', `/shipments/${free[0].id}`),
    screen('newcomer', 'shipment-quoted', `/shipments/${more.shipmentId}`),
    screen('newcomer', 'shipment-changed', `/shipments/${more.changedId}`),
    screen('carrier', 'shipment-changed', `/shipments/${more.changedId}`),
    screen('newcomer', 'shipment-several', `/shipments/${more.severalId}`),
    screen('carrier', 'shipment-several', `/shipments/${more.severalId}`),
  ];
  const addresses = /** @type {Who[]} */ (Object.keys(ADDRESSES)).flatMap((who) =>
    ADDRESSES[who].map((path) => screen(who, nameOf(who, path), path)),
  );
  return [
    ...addresses,
    screen('visitor', 'carrier', `/carriers/${profile}`),
    screen('shipper', 'carrier', `/carriers/${profile}`),
    screen('carrier', 'own-page', `/carriers/${profile}`),
    screen('visitor', 'shared', `/s/${free[0].id}`),
    screen('carrier', 'trip', `/trips/${more.tripId}`),
    ...STATUSES.flatMap((status) => {
      // What a shipment shows to those who have no part in it.
      const mine = [stranger, profile, more.userId];
      const row = others.find((/** @type {any} */ each) => each.status === status && !mine.includes(each.userId));
      if (!row) return [];
      return /** @type {Who[]} */ (['stranger', 'carrier', 'admin']).map((who) =>
        screen(who, `shipment-of-others-${status}`, `/shipments/${row.id}`),
      );
    }),
    ...shipments,
    ...opened(shipments),
    ...(await inConsole(read)),
  ];
}

/** @param {Who} who @param {string} name @param {string} path @param {Screen['open']} [open] @returns {Screen} */
function screen(who, name, path, open) {
  return { who, name, path, ...(open ? { open } : {}) };
}

/** @param {Page} page */
const askToView = (page) => page.getByRole('button', { name: 'View as' }).click();

/** The lists of the console, and the first record of those that open. @param {(who: Who, path: string) => Promise<any>} read @returns {Promise<Screen[]>} */
async function inConsole(read) {
  const first = async (/** @type {string} */ name) => (await read('admin', `/api/admin/${name}?range=[0,0]`))[0]?.id;
  const show = async (/** @type {string} */ name) => ({ name, id: await first(name) });
  const filter = encodeURIComponent(JSON.stringify({ q: 'shipper@demo.haulway.test' }));
  const shipper = (await read('admin', `/api/admin/users?filter=${filter}`))[0]?.id;
  const records = (await Promise.all(CONSOLE_RECORDS.map(show))).filter(({ id }) => id);
  const forms = CONSOLE_FORMS.map(async (path) => {
    const [name = ''] = path.split('/');
    return screen(
      'admin',
      `console-${name}-${path.endsWith('create') ? 'new' : 'form'}`,
      `/console/${path.replace('ID', encodeURIComponent(await first(name)))}`,
    );
  });
  return [
    ...CONSOLE_LISTS.map((name) => screen('admin', `console-${name}`, `/console/${name}`)),
    ...records.map(({ name, id }) => screen('admin', `console-${name}-record`, `/console/${name}/${id}/show`)),
    ...(await Promise.all(forms)),
    screen('admin', 'console-view-as', `/console/users/${shipper}/show`, askToView),
    screen('admin', 'view-as', `/console/users/${shipper}/show`, async (page) => {
      await askToView(page);
      await page.getByLabel(/^Reason/).fill('She says that her quote is gone.');
      await page.getByRole('dialog').getByRole('button', { name: 'View as' }).click();
      const address = await page.getByRole('link', { name: /^Open as/ }).getAttribute('href');
      await page.goto(address ?? '/nowhere');
      await page.getByRole('region', { name: 'Looking as somebody else' }).waitFor();
    }),
    screen('admin', 'console-search', '/console/', async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').fill('dana');
      await page.getByRole('option').first().waitFor();
    }),
  ];
}

/**
 * One shipment of each status, and one more of each step that it waits for in it: booked and unpaid is another screen than booked and paid.
 * @param {Who} who @param {{ id: string, status: string, next?: { what: string } | null }[]} rows @returns {Screen[]}
 */
function ofEachStatus(who, rows) {
  const seen = new Set();
  return rows.flatMap(({ id, status, next }) => {
    const step = `${status}-${next?.what ?? 'over'}`;
    if (seen.has(step)) return [];
    const name = seen.has(status) ? step : status;
    seen.add(status).add(step);
    return [{ ...screen(who, `shipment-${name}`, `/shipments/${id}`), step }];
  });
}

/** Dialogs, menus and what unfolds. @param {Screen[]} shipments @returns {Screen[]} */
function opened(shipments) {
  /** @param {Who} who @param {string} step or only the status */
  const at = (who, step) =>
    shipments.find((each) => each.who === who && [each.step, each.name.replace('shipment-', '')].includes(step))
      ?.path ?? '/nowhere';
  /** Presses one after the other. @param {(string | RegExp)[]} names @returns {(page: Page) => Promise<void>} */
  const press =
    (...names) =>
    async (page) => {
      for (const name of names)
        await page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name })).first().click();
    };
  const free = at('carrier', 'to-quote');
  const offered = at('newcomer', 'quoted');
  const several = at('newcomer', 'several');
  return [
    screen('newcomer', 'dialog-accept', offered, press('Accept Quote')),
    screen('newcomer', 'dialog-accept-unchecked', offered, (page) =>
      page.getByRole('button', { name: 'Accept Quote' }).nth(1).click(),
    ),
    screen('newcomer', 'list-item-listed', '/list-item', async (page) => {
      await item(page);
      await press('List Shipment')(page);
      await page.getByRole('link', { name: 'See your listing' }).waitFor();
    }),
    screen('newcomer', 'list-item-several', '/list-item', severalItems),
    screen('newcomer', 'several-details', several, (page) => page.getByRole('heading', { name: 'Details' }).click()),
    screen('newcomer', 'dialog-change-several', several, press('Propose a change')),
    screen('carrier', 'dialog-pickup-several', several, press('Pick up')),
    screen('carrier', 'dialog-differs-several', several, press('Something differs')),
    screen('shipper', 'dialog-compare', at('shipper', 'quoted'), compare),
    screen('shipper', 'dialog-edit', at('shipper', 'quoted'), press('Edit listing')),
    screen('shipper', 'dialog-cancel', at('shipper', 'booked'), press('Cancel shipment')),
    screen('shipper', 'dialog-change', at('shipper', 'booked'), press('Propose a change')),
    screen('shipper', 'dialog-change-paid', at('shipper', 'in_transit'), press('Propose a change')),
    screen('shipper', 'dialog-pay', at('shipper', 'booked'), press('Pay with Escrow Protection')),
    screen('shipper', 'dialog-delivery', at('shipper', 'delivered'), press('Confirm delivery')),
    screen('shipper', 'dialog-decline', at('shipper', 'quoted'), press('Decline')),
    screen('shipper', 'dialog-claim', `${at('shipper', 'delivered')}?claim=new`),
    screen('shipper', 'palette', '/dashboard', (page) => page.keyboard.press('ControlOrMeta+k')),
    screen('shipper', 'menu', '/dashboard', press('Dana')),
    screen('shipper', 'thread', '/messages', firstThread),
    screen('shipper', 'thread-menu', '/messages', thread(/^More about/)),
    screen('shipper', 'dialog-report', '/messages', thread(/^More about/, /^Report/)),
    screen('shipper', 'dialog-block', '/messages', thread(/^More about/, /^Block/)),
    screen('shipper', 'payment', '/payments', firstPayment),
    screen('shipper', 'receipt', '/payments', receipt),
    screen('shipper', 'list-item-refused', '/list-item', press('List Shipment')),
    screen('shipper', 'list-item-prices', '/list-item', item),
    screen('shipper', 'list-item-further', '/list-item', (page) => page.getByText('Further details').click()),
    screen('shipper', 'dialog-repeat', '/templates', press('Repeat')),
    screen('shipper', 'dialog-repeat-month', '/templates', repeatMonthly),
    screen('shipper', 'dialog-key', '/developers', press('New API key')),
    screen('shipper', 'dialog-webhook', '/developers', press('New webhook')),
    screen('shipper', 'webhook', '/developers', press(/^Open http/)),
    screen('shipper', 'dialog-widget', '/developers', press('New widget')),
    screen('carrier', 'jobs', '/jobs'),
    screen('carrier', 'job-pickup', at('carrier', 'booked-pickup').replace('/shipments/', '/jobs/')),
    screen('carrier', 'job-road', at('carrier', 'in_transit').replace('/shipments/', '/jobs/')),
    screen('carrier', 'dialog-pickup', at('carrier', 'booked-pickup'), press('Pick up')),
    screen('carrier', 'dialog-deliver', at('carrier', 'in_transit'), press('Deliver')),
    screen('shipper', 'release-code', at('shipper', 'in_transit'), (page) => page.getByText('Release code').click()),
    screen('carrier', 'dialog-quote', '/browse', press('Submit Quote')),
    screen('carrier', 'sheet-quote', free, press('Send quote')),
    screen('carrier', 'thread', '/messages', firstThread),
    screen('carrier', 'dialog-replies', '/messages', thread('Quick replies')),
    screen('carrier', 'dialog-trip', '/trips', press('New trip')),
    screen('carrier', 'payment', '/payments', firstPayment),
  ];
}

/** @param {Page} page */
async function repeatMonthly(page) {
  await page.getByRole('button', { name: 'Repeat', exact: true }).first().click();
  await page.getByLabel('How often').click();
  await page.getByRole('option', { name: 'Every month' }).click();
  for (const name of ['The 15th', 'Last day of the month']) await page.getByRole('button', { name }).click();
}

/** @param {Page} page */
async function firstThread(page) {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
}

/** What is pressed one after the other in the first thread. @param {(string | RegExp)[]} names @returns {(page: Page) => Promise<void>} */
function thread(...names) {
  return async (page) => {
    await firstThread(page);
    for (const name of names)
      await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
  };
}

/** @param {Page} page */
export async function compare(page) {
  await page.getByRole('checkbox', { name: 'Compare' }).nth(0).check();
  await page.getByRole('checkbox', { name: 'Compare' }).nth(1).check();
  await page.getByRole('button', { name: 'Compare 2' }).click();
}

/** @param {Page} page */
async function firstPayment(page) {
  await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
}

/** @param {Page} page */
async function receipt(page) {
  // Printed at once it would be gone before its picture.
  await page.evaluate('window.print = () => undefined');
  await firstPayment(page);
  await page.getByRole('button', { name: /^Print/ }).click();
  await page.emulateMedia({ media: 'print' });
}

/** @param {Page} page */
async function item(page) {
  await page.getByLabel('Title').fill('24 ft center console boat on a trailer');
  await page.getByLabel('Description').fill('Stands on its own trailer, keel down, with the motor strapped.');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Weight (lbs)').fill('4200');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('region', { name: 'Price preview' }).getByRole('listitem').first().waitFor();
}

/** @param {Page} page */
async function severalItems(page) {
  await item(page);
  await page.getByRole('button', { name: 'Several items?' }).click();
  const second = page.getByRole('group', { name: 'Item 2' });
  await second.getByLabel('What it is').fill('Outboard motor');
  await second.getByLabel('How many').fill('2');
  await second.getByLabel('Weight each (lbs)').fill('145.5');
  await second.getByText('Size, value, photos').click();
}

/** @param {Who} who @param {string} path */
function nameOf(who, path) {
  return path.slice(1).replaceAll(/\W+/g, '-') || (who === 'visitor' ? 'landing' : 'home');
}
