import { expect, test, type Browser, type Page } from '@playwright/test';
import { list, type Person, post, quote, register } from './support/deal';

/** A phone on which somebody looks at a shipment. */
async function phoneAt(browser: Browser, { token }: Person, id: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const page = await context.newPage();
  await page.goto(`/shipments/${id}`);
  return page;
}

test('on two phones, a price is proposed, refused, proposed again and agreed; then it is what is paid', async ({
  browser,
  request,
}) => {
  test.slow();
  const [owner, driver] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A boat that got lighter');
  const { id: quoteId } = await quote(request, driver, id);
  await post(request, owner, `/api/quotes/${quoteId}/accept`);
  const [shipper, carrier] = [await phoneAt(browser, owner, id), await phoneAt(browser, driver, id)];

  const propose = async (price: string, text: string) => {
    await shipper.getByRole('button', { name: 'Propose a change' }).click();
    await expect(shipper.getByRole('button', { name: 'Propose it' })).toBeInViewport({ ratio: 1 });
    await shipper.getByLabel('Price ($)').fill(price);
    await shipper.getByLabel('What you tell the other side').fill(text);
    await shipper.getByRole('button', { name: 'Propose it' }).click();
    await expect(shipper.getByRole('region', { name: 'Proposed change' })).toContainText('You propose');
  };
  const proposed = carrier.getByRole('region', { name: 'Proposed change' });
  await propose('700', 'The trailer stays here.');
  await expect(proposed).toContainText('$700.00 instead of $1,240.00');
  await proposed.getByRole('button', { name: 'Decline' }).click();
  await expect(proposed).toHaveCount(0);
  await expect(shipper.getByRole('region', { name: 'Proposed change' })).toHaveCount(0);

  await propose('1100', 'The trailer stays here, and I help to load.');
  await proposed.getByRole('button', { name: 'Accept $1,100.00' }).click();
  for (const page of [shipper, carrier]) {
    const agreement = page.getByRole('region', { name: 'Agreement' });
    await expect(agreement).toContainText('$1,100.00');
    await expect(agreement).toContainText('$1,240.00 until');
  }
  await expect(shipper.getByRole('button', { name: 'Pay $1,100.00' })).toBeVisible();
  await shipper.context().close();
  await carrier.context().close();
});
