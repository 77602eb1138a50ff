import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';
import { phoneAt } from './support/phone';

test('a carrier who waits at the door asks for what the quote says, and the shipper reads what the record says of it', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Wanda'), await register(request, 'Will', true)];
  const { id } = await list(request, owner, 'A boat behind a locked gate');
  const carrier = await phoneAt(browser, driver, `/shipments/${id}`);
  await carrier.getByRole('button', { name: 'Send quote' }).click();
  const form = carrier.getByRole('dialog');
  await form.getByLabel('Your price ($)').fill('900');
  await form.getByText('Waiting at the door (optional)').click();
  await form.getByLabel('Per hour ($)').fill('60');
  await form.getByLabel('Free minutes').fill('30');
  await form.getByRole('button', { name: 'Send quote' }).click();
  await expect(carrier.getByText('Waiting $60.00 an hour after 30 minutes')).toBeVisible();
  const quotes = await request.get(`/api/shipments/${id}/quotes`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const [{ id: quoteId }] = (await quotes.json()) as [{ id: string }];
  await acceptAndPay(request, owner, quoteId);
  await post(request, driver, `/api/shipments/${id}/arrive`, { end: 'pickup', actId: randomUUID() });

  // An hour and a half later, by this phone's clock alone.
  await carrier.clock.setFixedTime(Date.now() + 90 * 60_000 + 30_000);
  await carrier.goto(`/jobs/${id}`);
  await expect(carrier.getByText(/^Waiting costs \$60\.00 an hour since .* Ask for it before you load/)).toBeVisible();
  await carrier.getByRole('link', { name: 'Ask for the waiting' }).click();
  await expect(carrier.getByLabel('Price ($)')).toHaveValue(/^96\d\.00$/);
  await expect(carrier.getByLabel('The truck is at the door now')).toBeChecked();
  await expect(carrier.getByLabel('What you tell the other side')).toHaveValue(/^Waited 1 h 3\d min/);
  await carrier.keyboard.press('Escape');
  // The same from the page's own button.
  await carrier.getByRole('button', { name: 'Propose a change' }).click();
  await carrier.getByLabel('Why').click();
  await carrier.getByRole('option', { name: 'Waiting time' }).click();
  await expect(carrier.getByLabel('Price ($)')).toHaveValue(/^96\d\.00$/);
  await carrier.getByRole('button', { name: 'Propose it' }).click();
  const shipper = await phoneAt(browser, owner, `/shipments/${id}`);
  const proposed = shipper.getByRole('region', { name: 'Proposed change' });
  await expect(proposed).toContainText(/Waiting time: Waited 1 h 3\d min since an arrival without a location/);
  // A few, if another test has moved the clock meanwhile.
  await expect(proposed).toContainText(
    /By the record: Waited \d min since an arrival without a location; waiting is \$60\.00 an hour after 30 minutes: \$0\.00\./,
  );
  await expect(proposed.getByRole('button', { name: /^Accept \$96\d\.00$/ })).toBeVisible();

  // At the other end only the shipper can add it.
  await post(request, driver, `/api/shipments/${id}/pickup`);
  await post(request, driver, `/api/shipments/${id}/arrive`, { end: 'delivery', actId: randomUUID() });
  await carrier.goto(`/jobs/${id}`);
  await expect(carrier.getByText(/After the pickup only the shipper can raise the price/)).toBeVisible();
  await expect(carrier.getByRole('link', { name: 'Ask for the waiting' })).toHaveCount(0);
  await shipper.context().close();
  await carrier.context().close();
});

test('on two phones, a price is proposed, refused, proposed again and agreed; then it is what is paid', async ({
  browser,
  request,
}) => {
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
