import { expect, test, type Browser, type Page } from '@playwright/test';
import { acceptAndPay, list, post, quote, register, type Person } from './support/deal';
import { inEveryStatus } from './support/everyStatus';
import { barriersOn, follow, HEIGHT, look, LOOKS, watch } from './support/screen';

// The same address with and without a token must not be next to each other, or the screen would not be drawn again.
const open = [
  '/',
  '/login',
  '/reset-password',
  '/register',
  '/forgot-password',
  `/reset-password?token=${'x'.repeat(43)}`,
  '/faq',
  '/contact',
  '/safety',
  '/what-we-check',
  '/support',
  '/auth-debug',
  '/terms',
  '/privacy',
  '/prices',
  '/unsubscribe',
  '/drive',
  '/confirm-email',
  `/?verify=${'x'.repeat(43)}`,
  '/nowhere',
];
const inside = [
  '/',
  '/list-item',
  '/browse',
  '/templates',
  '/trips',
  '/recommended',
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
  '/auth-debug',
];

const NARROWEST = 320;
/** What a 1,280 px screen shows at 200%: https://www.w3.org/WAI/WCAG22/Understanding/resize-text */
const ZOOMED = { width: 640, height: 450 };

test.describe.configure({ mode: 'parallel' });

let shipper: Person;
let carrier: Person;
let shipments: string[];
let shared: string;
let tracked: string;
let trip: string;
let job: string;

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  shipper = await register(request, 'Ada');
  carrier = await register(request, 'Bo', true);
  const offered = await list(request, shipper, 'Sailboat on a trailer');
  await quote(request, carrier, offered.id);
  await list(request, shipper, 'Grandfather clock with a title so long that its row in Browse has no room for it');
  const held = await list(
    request,
    shipper,
    'Vintage tractor with a title so long that it needs more than one line on a phone',
  );
  const { id } = await quote(request, carrier, held.id);
  await acceptAndPay(request, shipper, id);
  await post(request, carrier, `/api/shipments/${held.id}/pickup`);
  await post(request, shipper, '/api/messages', {
    receiverId: carrier.id,
    shipmentId: held.id,
    content: 'When do you arrive?',
  });
  const planned = await post<{ id: string }>(request, carrier, '/api/trips', {
    from: 'Austin, TX',
    to: 'Denver, CO',
    firstDay: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  });
  trip = `/trips/${planned.id}`;
  job = `/jobs/${held.id}`;
  shared = offered.id;
  tracked = (await post<{ path: string }>(request, shipper, `/api/shipments/${held.id}/tracking-links`)).path;
  shipments = [offered.id, held.id].map((shipment) => `/shipments/${shipment}`);
  await request.dispose();
});

test('every shipper screen is accessible, on phone and desktop, and calls no other host', async ({ browser }) => {
  await visit(browser, shipper, [...inside, ...shipments, `/carriers/${carrier.id}`]);
});

test('every visitor screen is accessible, on phone and desktop, and calls no other host', async ({ browser }) => {
  await visit(browser, undefined, [...open, `/carriers/${carrier.id}`, `/s/${shared}`, tracked]);
});

test("a carrier's own screens are accessible, on phone and desktop, and call no other host", async ({ browser }) => {
  await visit(browser, carrier, [
    '/',
    '/browse',
    '/trips',
    trip,
    '/recommended',
    '/jobs',
    job,
    '/dashboard',
    '/payments',
    ...shipments,
  ]);
});

if (process.env.HAULWAY_TEST_LONG)
  test('a shipment in every status is accessible to both sides, on phone and desktop', async ({ browser, request }) => {
    test.setTimeout(900_000);
    const deals = await inEveryStatus(request);
    const { draft: _draft, ...others } = deals.at;
    await visit(
      browser,
      deals.shipper,
      Object.values(deals.at).map((id) => `/shipments/${id}`),
    );
    await visit(
      browser,
      deals.carrier,
      Object.values(others).map((id) => `/shipments/${id}`),
    );
  });

/** Goes from screen to screen as if by links, and checks each one in every look. */
async function visit(browser: Browser, who: Person | undefined, paths: string[]) {
  // A color halfway through a transition is not one that anybody chose.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (who) await context.addInitScript((token) => localStorage.setItem('auth_token', token), who.token);
  const page = await context.newPage();
  const faults: string[] = [];
  let seen = '';
  const report = (fault: string) => {
    const { pathname } = new URL(page.url());
    // The browser notes that a link which no longer works is refused.
    const isRefusedLink = pathname === '/confirm-email' && fault.includes('status of 400');
    if (!isRefusedLink) faults.push(`${pathname}, ${seen}: ${fault}`);
  };
  watch(page, report);
  for (const path of paths) {
    await show(page, path);
    for (const each of LOOKS) {
      seen = await look(page, each);
      for (const barrier of await barriersOn(page)) report(barrier);
    }
    await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    // What goes by the width is drawn again a moment after it has changed.
    const fits = expect.poll(width).toBeLessThanOrEqual(NARROWEST);
    await fits.catch(async () => report(`scrolls sideways, ${await width()} px wide at ${NARROWEST}`));
    await page.setViewportSize(ZOOMED);
    for (const cut of await cutOn(page)) report(`at 200 %: ${cut}`);
  }
  await context.close();
  expect(faults).toEqual([]);
}

/** Loads the first screen and makes the app show the others, as a link would. */
async function show(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else {
    await page.evaluate(() =>
      document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-left', '')),
    );
    await follow(page, path);
  }
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** What does not fit on the screen, or is cut off where nobody can scroll to it. */
function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > room) cut.push(`${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, nav *')) {
      const { overflowX, overflowY, textOverflow, clip, clipPath, webkitLineClamp } = getComputedStyle(element);
      const isHidden = clip !== 'auto' || clipPath !== 'none' || element.closest('svg, [aria-hidden="true"]');
      // Shortened text says so and leads to the full text.
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isHidden || isShortened || element.clientWidth === 0 || element.matches('input, textarea')) continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const tall = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if ((wide || tall) && element.innerText?.trim())
        cut.push(`${element.tagName} ${element.innerText.trim().slice(0, 60)}`);
    }
    return cut;
  });
}
