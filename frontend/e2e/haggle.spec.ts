import { expect, test, type Page } from '@playwright/test';
import { acceptAndPay, list, post, quote, register } from './support/deal';
import { phoneAt } from './support/phone';
import { barriersOn } from './support/screen';

const HELD = 'Your payment has been securely held in escrow until delivery confirmation.';

/** A picture for whoever looks at them by hand. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['HAGGLE_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('a carrier asks, the owner answers for everybody, and goes on to edit the listing', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A crate that rolls');
  const carrier = await phoneAt(browser, driver, `/shipments/${id}`);
  await carrier.getByRole('button', { name: 'Ask a question' }).click();
  await carrier.getByLabel('Your question').fill('Does it roll? Call (512) 555-0190.');
  expect(await barriersOn(carrier)).toEqual([]);
  await carrier.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(carrier.getByText('Question sent')).toBeVisible();

  const shipper = await phoneAt(browser, owner, `/shipments/${id}`);
  const asked = shipper.getByRole('article', { name: 'Question by Dirk R.' });
  await expect(asked).toContainText('Does it roll? Call [phone hidden].');
  // Said at the top, since on a phone it stands below all quotes.
  const next = shipper.getByRole('region', { name: 'What happens next' });
  await expect(next).toContainText('1 question waits for your answer.');
  await next.getByRole('link', { name: 'Answer it' }).click();
  await expect(asked).toBeInViewport();
  await asked.getByLabel('Your answer').fill('Yes, on all four.');
  expect(await barriersOn(shipper)).toEqual([]);
  await shoot(shipper, 'question-owner');
  await asked.getByRole('button', { name: 'Answer' }).click();
  await expect(shipper.getByText('Answer published')).toBeVisible();
  await expect(next).not.toContainText('waits for your answer');

  await carrier.reload();
  await carrier.getByText('Questions (1)').click();
  await expect(carrier.getByRole('article', { name: 'Question by You' })).toContainText('Yes, on all four.');
  await shoot(carrier, 'question-carrier');
  await shipper.reload();
  await shipper.getByText('Questions (1)').click();
  await shipper.getByRole('link', { name: 'Put it into the listing' }).click();
  await expect(shipper.getByRole('dialog').getByLabel('Description')).toBeVisible();
  await shipper.context().close();
  await carrier.context().close();
});

test('the owner counters, the carrier counters, the owner accepts and pays that price', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A boat to haggle over');
  await quote(request, driver, id, 900);
  const [shipper, carrier] = [
    await phoneAt(browser, owner, `/shipments/${id}`),
    await phoneAt(browser, driver, `/shipments/${id}`),
  ];
  const counter = async (page: Page, price: string, message: string) => {
    await page.getByRole('button', { name: 'Counter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Make a counter-offer' });
    await sheet.getByLabel('Your price ($)').fill(price);
    await sheet.getByLabel('Message (optional)').fill(message);
    expect(await barriersOn(page)).toEqual([]);
    await shoot(page, `counter-${price}`);
    await sheet.getByRole('button', { name: 'Send the offer' }).click();
    if (page === shipper) {
      // As before accepting the quote itself: if the carrier accepts, it is booked at once.
      await expect(sheet.getByRole('alert')).toHaveText('Check this box to continue, or choose another quote.');
      await sheet.getByRole('checkbox', { name: 'Book anyway' }).check();
      await sheet.getByRole('button', { name: 'Send the offer' }).click();
    }
    await expect(page.getByRole('region', { name: 'Counter-offer' })).toContainText('You offer');
  };
  await counter(shipper, '760', 'I am flexible on the days.');
  await expect(carrier.getByRole('region', { name: 'Counter-offer' })).toContainText('The shipper offers $760.00');
  // What they live on, before they say yes: 5% less.
  await expect(carrier.getByRole('region', { name: 'Counter-offer' })).toContainText('You receive $722.00');
  await carrier.getByRole('link', { name: 'Answer the offer' }).click();
  await expect(carrier.getByRole('button', { name: 'Accept $760.00' })).toBeInViewport();
  await shoot(carrier, 'offer-carrier');
  await counter(carrier, '850', 'Fuel alone is 300.');
  const theirs = shipper.getByRole('region', { name: 'Counter-offer' });
  await expect(theirs).toContainText('Dirk R. offers $850.00');
  await expect(shipper.getByText('Carrier $900 · you $760 · carrier $850, valid 24 h')).toBeVisible();
  expect(await barriersOn(shipper)).toEqual([]);
  await shoot(shipper, 'offer-owner');
  await theirs.getByRole('button', { name: 'Accept $850.00' }).click();
  // What is asked before a quote is accepted is asked before an offer is, and the payment follows in the same sheet.
  const dialog = shipper.getByRole('dialog', { name: 'Accept and pay Dirk R.' });
  await expect(dialog).toContainText('promises no delivery date');
  await dialog.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await dialog.getByRole('button', { name: 'Accept and pay $850.00' }).click();
  await dialog.getByRole('checkbox', { name: 'Book anyway' }).check();
  await dialog.getByRole('button', { name: 'Accept and pay $850.00' }).click();
  await expect(shipper.getByText(HELD).first()).toBeVisible();
  await shipper.context().close();
  await carrier.context().close();
});

test('an extra that both agreed on after the payment is paid by card, and is then the agreed price', async ({
  browser,
  request,
}) => {
  const [owner, driver] = [await register(request, 'Orla'), await register(request, 'Dirk', true)];
  const { id } = await list(request, owner, 'A crate that got company');
  const { id: quoteId } = await quote(request, driver, id, 1000);
  await acceptAndPay(request, owner, quoteId);
  const more = { delta: 150, reason: 'other', text: 'A second crate beside it.' };
  await post(request, driver, `/api/shipments/${id}/change-orders`, more);
  const shipper = await phoneAt(browser, owner, `/shipments/${id}`);
  const change = shipper.getByRole('region', { name: 'Proposed change' });
  await change.getByRole('button', { name: 'Accept $1,150.00' }).click();
  await expect(change).toContainText('You agreed on $150.00 more');
  await shoot(shipper, 'extra-waiting');
  await change.getByRole('button', { name: 'Pay $150.00' }).click();
  const dialog = shipper.getByRole('dialog', { name: 'Pay the extra $150.00' });
  await expect(dialog).toContainText('The agreed price becomes $1,150.00 instead of $1,000.00.');
  await dialog.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  expect(await barriersOn(shipper)).toEqual([]);
  await shoot(shipper, 'extra-dialog');
  await dialog.getByRole('button', { name: 'Pay $150.00' }).click();
  await expect(shipper.getByText(HELD).first()).toBeVisible();
  await shipper.keyboard.press('Escape');
  const agreement = shipper.getByRole('region', { name: 'Agreement' });
  await expect(agreement).toContainText('$1,150.00');
  await expect(agreement).toContainText('$1,000.00 until');
  await shipper.context().close();
});
