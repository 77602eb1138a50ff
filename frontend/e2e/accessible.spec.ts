import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { acceptAndPay, list, post, quote, register, type Person } from './support/deal';

const open = ['/', '/login', '/register', '/forgot-password', '/reset-password', '/reset-password?token=none', '/faq', '/contact', '/safety', '/support', '/auth-debug', '/terms', '/privacy', '/nowhere'];
const inside = ['/', '/list-item', '/browse', '/dashboard', '/messages', '/payments', '/profile', '/become-carrier', '/admin', '/notifications', '/support', '/contact', '/auth-debug'];
const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

let shipper: Person;
let carrier: Person;
let shipments: string[];

test.beforeAll(async ({ playwright }, info) => {
  const request = await playwright.request.newContext({ baseURL: info.project.use.baseURL });
  shipper = await register(request, 'Ada');
  carrier = await register(request, 'Bo', true);
  const offered = await list(request, shipper, 'Sailboat on a trailer');
  await quote(request, carrier, offered.id);
  const held = await list(request, shipper, 'Vintage tractor with a title so long that it needs more than one line on a phone');
  const { id } = await quote(request, carrier, held.id);
  await acceptAndPay(request, shipper, id);
  await post(request, carrier, `/api/shipments/${held.id}/pickup`);
  await post(request, shipper, '/api/messages', { receiverId: carrier.id, shipmentId: held.id, content: 'When do you arrive?' });
  shipments = [offered.id, held.id];
  await request.dispose();
});

for (const look of looks) {
  const name = `${look.colorScheme} at ${look.viewport.width} px`;
  test(`every screen of a visitor, ${name}, can be used by everybody and asks nobody else`, async ({ browser }) => {
    await visit(browser, look, undefined, [...open, `/carriers/${carrier.id}`]);
  });
  test(`every screen of a shipper, ${name}, can be used by everybody and asks nobody else`, async ({ browser }) => {
    await visit(browser, look, shipper, [...inside, ...shipments.map((id) => `/shipments/${id}`), `/carriers/${carrier.id}`]);
  });
  test(`a carrier's own screens, ${name}, can be used by everybody and ask nobody else`, async ({ browser }) => {
    await visit(browser, look, carrier, ['/', '/browse', '/dashboard', '/payments', ...shipments.map((id) => `/shipments/${id}`)]);
  });
}

async function visit(browser: Browser, look: (typeof looks)[number], who: Person | undefined, paths: string[]) {
  const context = await browser.newContext(look);
  if (who) await context.addInitScript((token) => localStorage.setItem('auth_token', token), who.token);
  const page = await context.newPage();
  const faults: string[] = [];
  const report = (fault: string) => faults.push(`${new URL(page.url()).pathname}: ${fault}`);
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('pageerror', (error) => report(error.message));
  page.on('request', (request) => new URL(request.url()).origin !== new URL(page.url()).origin && /^https?:/.test(page.url()) && report(`asked ${request.url()}`));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
    for (const violation of violations) report(`${violation.id} at ${violation.nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join('; ')}`);
    if (look.viewport.width < 400) await narrow(page, report, look.viewport);
  }
  await context.close();
  expect(faults).toEqual([]);
}

async function narrow(page: Page, report: (fault: string) => void, viewport: { width: number; height: number }) {
  await page.setViewportSize({ width: 320, height: viewport.height });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 320) report(`scrolls sideways, ${width} px wide at 320`);
  await page.setViewportSize(viewport);
}
