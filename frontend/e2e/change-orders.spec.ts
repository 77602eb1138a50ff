import { expect, test } from '@playwright/test';
import { list, post, quote, register } from './support/deal';
import { phoneAt } from './support/phone';

test('on two phones, a price is proposed, refused, proposed again and agreed; then it is what is paid', async ({
  browser,
  request,
}) => {
  test.slow();
  const [owner, driver] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A boat that got lighter');
  const { id: quoteId } = await quote(request, driver, id);
  await post(request, owner, `/api/quotes/${quoteId}/accept`);
  const [shipper, carrier] = [
    await phoneAt(browser, owner, `/shipments/${id}`),
    await phoneAt(browser, driver, `/shipments/${id}`),
  ];

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
