import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Texts that are promised word for word: anyone who changes one has to change it here, too, knowingly. */
const words = [
  // Validation
  'Title is required',
  'Please provide a detailed description',
  'Pickup location is required',
  'Delivery location is required',
  // Listing and prices
  'List Shipment',
  'Creating...',
  'Calculating prices...',
  'Your shipment has been listed successfully!',
  'Failed to create shipment. Please try again.',
  'Refresh Prices',
  'No price comparisons available yet. Use Refresh Prices to calculate them.',
  // Browsing
  'No shipments found matching your criteria.',
  'View Details',
  'Submit Quote',
  'Shipment Not Found',
  "The shipment you're looking for doesn't exist.",
  // Quotes and payment
  'Accept Quote',
  'Pay with Escrow Protection',
  'Rating not available',
  'Payment Pending',
  'Payment Completed',
  'Held in Escrow',
  'Payment Released',
  'Payment Failed',
  'Payment Refunded',
  'Failed to initialize payment. Please try again.',
  'Failed to process payment. Please try again.',
  'Your payment has been securely held in escrow until delivery confirmation.',
  'Failed to confirm delivery. Please try again.',
  'Payment has been released to the carrier. Thank you for using our platform!',
  'Delivery has been marked as complete.',
  // Account
  'You are logged out. Logging in again...',
  'Failed to update account type. Please try again.',
  'Switch to Shipper',
  'Become a Carrier',
  'Updating...',
  'My Account',
  'Profile Settings',
  'Logout',
  'Ready to ship something or find new opportunities?',
  'View Dashboard',
  // Elsewhere
  '404 Page Not Found',
  'Did you forget to add the page to the router?',
  'Get Shipping Quotes',
  'Contact Business Sales',
];

/** Figures that are promised, as they appear in the code, and where. */
const constants: [file: RegExp, text: RegExp, meaning: string][] = [
  [/kit\/api\/token\.ts$/, /'auth_token'/, 'the token lies in local storage under auth_token'],
  [/kit\/api\/queries\.ts$/, /staleTime: Infinity/, 'what was read never goes stale'],
  [/kit\/api\/queries\.ts$/, /retry: false/, 'nothing is tried again by itself'],
  [/kit\/api\/queries\.ts$/, /refetchOnWindowFocus: false/, 'nothing is read again on focus'],
  [/kit\/ui\/toasts\.ts$/, /TOAST_SHOWN_MS = 5_000/, 'a toast shows for 5,000 ms'],
  [/kit\/ui\/toasts\.ts$/, /REMOVE_AFTER_MS = 1_000_000/, 'a dismissed toast is removed after 1,000,000 ms'],
  [
    /session\/useUnauthorized\.ts$/,
    /REDIRECT_AFTER_MS = 500/,
    'an ended session leads to the sign-in screen after 500 ms',
  ],
];

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => ({
    name,
    text: readFileSync(join(source, name), 'utf8').replaceAll("\\'", "'").replaceAll('&apos;', "'"),
  }));

for (const word of words) {
  test(`the app says "${word}"`, () => {
    expect(files.filter(({ text }) => text.includes(word)).length).toBeGreaterThan(0);
  });
}

for (const [file, text, meaning] of constants) {
  test(`${meaning}`, () => {
    expect(files.filter(({ name, text: code }) => file.test(name) && text.test(code))).toHaveLength(1);
  });
}
