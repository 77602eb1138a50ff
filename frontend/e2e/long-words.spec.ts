import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';

const LONG = 'W'.repeat(110);

test('no word that somebody types makes a page wider than a phone, and a review says what of it is hidden', async ({
  browser,
  request,
}) => {
  const [shipper, carrier] = [
    await register(request, `Wenda${'n'.repeat(25)}`),
    await register(request, `Will${'m'.repeat(25)}`, true),
  ];
  const { id } = await list(request, shipper, `Bell ${LONG}`);
  const offer = await quote(request, carrier, id);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token);
  const page = await context.newPage();
  const wide: string[] = [];
  const look = async (what: string) => {
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if ((await over()) > 0) wide.push(`${what}: ${await over()} px`);
  };
  await page.goto(`/shipments/${id}`);
  await expect(page.getByRole('button', { name: 'Accept Quote' })).toBeVisible();
  await look('quoted');
  // The four acts of a quote stand two above two.
  const tops = await page
    .getByRole('article', { name: /^Quote by/ })
    .getByRole('button', { name: /^(Accept Quote|Counter|Decline|Message)$/ })
    .evaluateAll((acts) => acts.map((act) => Math.round(act.getBoundingClientRect().top)));
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 2, 2]);

  await acceptAndPay(request, shipper, offer.id);
  await post(request, carrier, `/api/shipments/${id}/pickup`, { note: LONG });
  await post(request, carrier, `/api/shipments/${id}/locations`, {
    latitude: 33.1,
    longitude: -97.5,
    address: LONG,
    notes: LONG,
  });
  await expect(page.getByText(LONG).first()).toBeVisible();
  await look('in transit');
  await post(request, carrier, `/api/shipments/${id}/deliver`);
  await post(request, shipper, `/api/shipments/${id}/confirm-delivery`);
  await page.locator('label').filter({ hasText: '4 stars: Good' }).click();
  await page.getByLabel('What should others know?').fill(`Call 512-555-0199 ${LONG}`);
  await page.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Only you see the phone number in it.')).toBeVisible();
  // The form that had the focus is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await look('reviewed');
  await page.goto(`/carriers/${carrier.id}`);
  await expect(page.getByText(LONG)).toBeVisible();
  await look('the page of the carrier');
  expect(wide).toEqual([]);
  await context.close();
});
