import { expect, test, type Page } from '@playwright/test';
import { list, type Person, post, quote, register } from './support/deal';

const HELD = 'Your payment has been securely held in escrow until delivery confirmation.';
const NOT_CHARGED = /not charged/;

let shipper: Person;
let carrier: Person;

test.beforeAll(async ({ request }) => {
  [shipper, carrier] = await Promise.all([register(request, 'Lora'), register(request, 'Mel', true)]);
});

test.beforeEach(async ({ page }) =>
  page.addInitScript((token) => localStorage.setItem('auth_token', token), shipper.token),
);

/** Opens the dialog to pay an accepted quote of $1,240. */
async function toPay(page: Page, title: string) {
  const { id } = await list(page.request, shipper, title);
  const offer = await quote(page.request, carrier, id);
  await post(page.request, shipper, `/api/quotes/${offer.id}/accept`);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Pay with Escrow Protection' }).click();
  return { quoteId: offer.id, dialog: page.getByRole('dialog') };
}

test('a confirmation whose answer is lost after the card was charged ends with what the server says', async ({
  page,
}) => {
  let lost = 0;
  await page.route('**/api/payments/*/confirm', async (route) => {
    const response = await route.fetch();
    if (lost++ === 0) return route.fulfill({ status: 500, body: '' });
    return route.fulfill({ response });
  });
  const { dialog } = await toPay(page, 'A loom');
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(dialog.getByText(HELD)).toBeVisible();
  await expect(page.getByText(NOT_CHARGED)).toHaveCount(0);
  expect(lost).toBe(1);
});

test('while the server cannot be reached, nobody is told that the card was not charged, and the card cannot be tried again', async ({
  page,
}) => {
  const { dialog } = await toPay(page, 'A kiln');
  await expect(dialog.getByRole('button', { name: 'Pay $1,240.00' })).toBeVisible();
  const answers = ['**/api/payments/*/confirm', '**/api/shipments/*/quotes*'];
  for (const path of answers) await page.route(path, (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(dialog.getByText("we don't know yet whether your card was charged")).toBeVisible();
  await expect(dialog.getByText("Please don't pay again.")).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Pay/ })).toHaveCount(0);
  await expect(page.getByText(NOT_CHARGED)).toHaveCount(0);
  for (const path of answers) await page.unroute(path);
  await expect(dialog.getByText(HELD)).toBeVisible();
});

test('a card whose connection broke before the charge is reported as not charged once the server says so', async ({
  page,
}) => {
  await page.route('**/api/sandbox/payment-intents/confirm', (route) => route.abort('connectionreset'));
  const { dialog } = await toPay(page, 'A lathe');
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(page.getByText('Payment Error', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText('Failed to process payment. Please try again. Your card was not charged.'),
  ).toBeVisible();
  await page.unroute('**/api/sandbox/payment-intents/confirm');
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(dialog.getByText(HELD)).toBeVisible();
});

test('a payment that could not be started says only that, until it is retried', async ({ page }) => {
  await page.route('**/api/quotes/*/pay', (route) => route.fulfill({ status: 500, body: '' }));
  const { dialog } = await toPay(page, 'A forge');
  await expect(dialog.getByText('Failed to initialize payment. Please try again.')).toBeVisible();
  await expect(page.getByText(NOT_CHARGED)).toHaveCount(0);
  await page.unroute('**/api/quotes/*/pay');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $1,240.00' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

/** Opens the sheet to accept a quote of $1,240 and pay it. */
async function toAccept(page: Page, title: string) {
  const { id } = await list(page.request, shipper, title);
  const offer = await quote(page.request, carrier, id);
  await page.goto(`/shipments/${id}`);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await page.getByLabel('Book anyway').check();
  return { quoteId: offer.id, dialog: page.getByRole('dialog') };
}

test('an acceptance whose answer is lost charges nothing, and the next try pays', async ({ page }) => {
  let lost = 0;
  await page.route('**/api/quotes/*/accept', async (route) => {
    await route.fetch();
    lost++;
    await route.fulfill({ status: 500, body: '' });
  });
  let sent = 0;
  page.on('request', (request) => request.url().includes('/sandbox/payment-intents/confirm') && sent++);
  const { dialog } = await toAccept(page, 'A crane');
  await dialog.getByRole('button', { name: 'Accept and pay $1,240.00' }).click();
  await expect(dialog.getByText('Failed to process payment. Please try again.')).toBeVisible();
  expect([lost, sent]).toEqual([1, 0]);
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(dialog.getByText(HELD)).toBeVisible();
  expect([lost, sent]).toEqual([1, 1]);
});

test('a card declined along with the acceptance leaves the carrier booked and the sheet open for another card', async ({
  page,
}) => {
  const { dialog } = await toAccept(page, 'A wheel');
  await dialog.getByRole('radio', { name: /Plus/ }).check();
  await dialog.getByRole('button', { name: 'Use 4000 0000 0000 0002' }).click();
  await dialog.getByRole('button', { name: 'Accept and pay $1,258.60' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Payment Failed');
  await expect(dialog.getByText('Your card was declined. Your card was not charged.')).toBeVisible();
  await expect(page.getByText(/card was declined/)).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Pay Mel R.' })).toBeVisible();
  await expect(dialog.getByText(/^Mel R\. is booked all the same\. You have until .+ to pay\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use 4242 4242 4242 4242' }).click();
  await dialog.getByRole('button', { name: 'Pay $1,258.60' }).click();
  await expect(dialog.getByText(HELD)).toBeVisible();
});

test('a payment under review is shown as under review', async ({ page }) => {
  const { dialog } = await toPay(page, 'A press');
  await dialog.getByLabel('Card number').fill('4000 0000 0000 9235');
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment under review' }).getByText('Payment Completed')).toBeVisible();
  await expect(page.getByText(HELD)).toHaveCount(0);
});

test('an amount that was changed in another window is shown before anything is charged', async ({ page }) => {
  const { dialog, quoteId } = await toPay(page, 'A mill');
  await expect(dialog.getByRole('button', { name: 'Pay $1,240.00' })).toBeVisible();
  await post(page.request, shipper, `/api/quotes/${quoteId}/pay`, { protectionPlan: 'premium' });
  let sent = 0;
  page.on('request', (request) => request.url().includes('/sandbox/payment-intents/confirm') && sent++);
  await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
  await expect(dialog.getByText('The plan was changed in another window')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Premium/ })).toBeChecked();
  expect(sent).toBe(0);
  await dialog.getByRole('button', { name: 'Pay $1,271.00' }).click();
  await expect(dialog.getByText(HELD)).toBeVisible();
});

test.describe('with Stripe', () => {
  // The sandbox's security policy lets nothing from Stripe in; the policy of an installation with Stripe is tested
  // separately.
  test.use({ bypassCSP: true });

  test('the card fields come from the script for the pinned API version', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://js.stripe.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.Stripe = () => ({
          elements: () => ({ create: () => ({ mount: (place) => { place.textContent = 'Fields of Stripe'; }, unmount: () => {} }), update: () => {}, submit: async () => ({}) }),
          confirmPayment: async () => ({ error: { message: 'Your card has insufficient funds.' } }),
        });
        window.Stripe.version = 'endive';`,
      });
    });
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      return route.fulfill({
        response,
        json: { ...(await response.json()), paymentProvider: 'stripe', stripePublishableKey: 'pk_test_1' },
      });
    });
    await page.route('**/api/quotes/*/pay', async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), provider: 'stripe' } });
    });
    const { dialog } = await toPay(page, 'A saw');
    await expect(dialog.getByText('Fields of Stripe')).toBeVisible();
    expect(asked).toEqual(['https://js.stripe.com/endive/stripe.js']);
    await dialog.getByRole('button', { name: 'Pay $1,240.00' }).click();
    await expect(dialog.getByText('Your card has insufficient funds. Your card was not charged.')).toBeVisible();
  });
});
