// What `npm run shots` looks at: every address, and what opens on top of it.

/** @typedef {'visitor' | 'shipper' | 'carrier' | 'admin'} Who */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ who: Who, name: string, path: string, open?: (page: Page) => Promise<unknown> }} Screen */

const ADDRESSES = /** @type {Record<Who, string[]>} */ ({
  visitor: [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=old',
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
  shipper: [
    '/',
    '/list-item',
    '/browse',
    '/trips',
    '/browse?q=nothing-like-it',
    '/dashboard',
    '/messages',
    '/payments',
    '/profile',
    '/become-carrier',
    '/developers',
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
    '/dashboard',
    '/messages',
    '/payments',
    '/profile',
    '/become-carrier',
    '/notifications',
    '/support',
    '/shipments/none',
  ],
  admin: ['/', '/admin', '/console/'],
});

/** The console's lists, and which of them have pages for single records. */
const CONSOLE_LISTS = [
  'users',
  'shipments',
  'quotes',
  'payments',
  'claims',
  'rate-cards',
  'verifications',
  'settings',
  'messages',
  'reviews',
  'support-tickets',
  'ledger-entries',
  'refunds',
  'chargebacks',
  'money-operations',
  'reconciliation-breaks',
  'deadlines',
  'webhook-events',
  'jobs',
  'emails',
  'audit-log',
];
const CONSOLE_RECORDS = ['users', 'shipments', 'quotes', 'payments', 'claims', 'verifications', 'support-tickets'];

/** @param {(who: Who, path: string) => Promise<any>} read a call of the API as somebody @returns {Promise<Screen[]>} */
export async function allScreens(read) {
  const [owned, carried, free, others] = await Promise.all([
    read('shipper', '/api/shipments?owner=me&limit=100'),
    read('carrier', '/api/shipments?carrier=me&limit=100'),
    read('carrier', '/api/shipments?limit=1'),
    read('admin', '/api/shipments?limit=100'),
  ]);
  const shipments = [
    ...ofEachStatus('shipper', owned),
    ...ofEachStatus('carrier', carried),
    { who: /** @type {Who} */ ('carrier'), name: 'shipment-to-quote', path: `/shipments/${free[0].id}` },
  ];
  const addresses = /** @type {Who[]} */ (Object.keys(ADDRESSES)).flatMap((who) =>
    ADDRESSES[who].map((path) => ({ who, name: nameOf(who, path), path })),
  );
  const { id: profile } = await read('carrier', '/api/auth/me');
  return [
    ...addresses,
    { who: 'visitor', name: 'carrier', path: `/carriers/${profile}` },
    { who: 'shipper', name: 'carrier', path: `/carriers/${profile}` },
    { who: 'visitor', name: 'shared', path: `/s/${free[0].id}` },
    ...['listed', 'quoted', 'booked'].flatMap((status) => {
      // What a shipment shows to a carrier who has no part in it, and to an operator.
      const { id } = others.find((/** @type {{ status: string }} */ row) => row.status === status) ?? {};
      return id
        ? /** @type {Screen[]} */ ([
            { who: 'carrier', name: `shipment-of-others-${status}`, path: `/shipments/${id}` },
            { who: 'admin', name: `shipment-of-others-${status}`, path: `/shipments/${id}` },
          ])
        : [];
    }),
    ...shipments,
    ...opened(shipments),
    ...(await inConsole(read)),
  ];
}

/** The lists of the console, and the first record of those that open. @param {(who: Who, path: string) => Promise<any>} read @returns {Promise<Screen[]>} */
async function inConsole(read) {
  const records = await Promise.all(
    CONSOLE_RECORDS.map(async (name) => ({ name, rows: await read('admin', `/api/admin/${name}?range=[0,0]`) })),
  );
  return [
    ...CONSOLE_LISTS.map((name) => ({
      who: /** @type {Who} */ ('admin'),
      name: `console-${name}`,
      path: `/console/${name}`,
    })),
    ...records
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }) => ({
        who: /** @type {Who} */ ('admin'),
        name: `console-${name}-record`,
        path: `/console/${name}/${rows[0].id}/show`,
      })),
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
    return [{ who, name: `shipment-${name}`, path: `/shipments/${id}` }];
  });
}

/** Dialogs, menus and what unfolds. @param {Screen[]} shipments @returns {Screen[]} */
function opened(shipments) {
  /** @param {Who} who @param {string} status */
  const at = (who, status) =>
    shipments.find((screen) => screen.who === who && screen.name === `shipment-${status}`)?.path ?? '/nowhere';
  /** @param {string} name @returns {(page: Page) => Promise<void>} */
  const press = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();
  return [
    { who: 'shipper', name: 'dialog-accept', path: at('shipper', 'quoted'), open: press('Accept Quote') },
    { who: 'shipper', name: 'dialog-compare', path: at('shipper', 'quoted'), open: compare },
    { who: 'shipper', name: 'dialog-edit', path: at('shipper', 'quoted'), open: press('Edit listing') },
    { who: 'shipper', name: 'dialog-cancel', path: at('shipper', 'booked'), open: press('Cancel shipment') },
    { who: 'shipper', name: 'dialog-pay', path: at('shipper', 'booked'), open: press('Pay with Escrow Protection') },
    { who: 'shipper', name: 'dialog-delivery', path: at('shipper', 'delivered'), open: press('Confirm delivery') },
    { who: 'shipper', name: 'dialog-decline', path: at('shipper', 'quoted'), open: press('Decline') },
    { who: 'shipper', name: 'dialog-claim', path: `${at('shipper', 'delivered')}?claim=new` },
    { who: 'shipper', name: 'palette', path: '/dashboard', open: (page) => page.keyboard.press('ControlOrMeta+k') },
    { who: 'shipper', name: 'menu', path: '/dashboard', open: press('Dana') },
    {
      who: 'shipper',
      name: 'thread',
      path: '/messages',
      open: (page) => page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click(),
    },
    { who: 'shipper', name: 'payment', path: '/payments', open: firstPayment },
    { who: 'shipper', name: 'receipt', path: '/payments', open: receipt },
    { who: 'shipper', name: 'list-item-refused', path: '/list-item', open: press('List Shipment') },
    { who: 'shipper', name: 'list-item-prices', path: '/list-item', open: prices },
    { who: 'carrier', name: 'dialog-deliver', path: at('carrier', 'in_transit'), open: press('Mark as delivered') },
    { who: 'carrier', name: 'dialog-quote', path: '/browse', open: press('Submit Quote') },
    { who: 'carrier', name: 'payment', path: '/payments', open: firstPayment },
  ];
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
async function prices(page) {
  await page.getByLabel('Title').fill('24 ft center console boat on a trailer');
  await page.getByLabel('Pickup Location').fill('Austin, TX');
  await page.getByLabel('Weight (lbs)').fill('4200');
  await page.getByLabel('Delivery Location').fill('Denver, CO');
  await page.getByRole('region', { name: 'Price preview' }).getByRole('listitem').first().waitFor();
}

/** @param {Who} who @param {string} path */
function nameOf(who, path) {
  return path.slice(1).replaceAll(/\W+/g, '-') || (who === 'visitor' ? 'landing' : 'home');
}
