// What the demo data has none of, made by calls: somebody new with a listing and two quotes, a trip, a key and a file in a message.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const PASSWORD = 'yellow trailer on a long road';
const DAY_MS = 86_400_000;

/** @typedef {(path: string, token?: string, body?: object | FormData) => Promise<any>} Call a GET, or a POST of what is given */
/** @typedef {{ token: string, userId: string, shipmentId: string, changedId: string, severalId: string, tripId: string }} Made */

/** @param {Call} call @param {string} carrier the token of the demo's carrier @param {string} shipper that of its shipper @returns {Promise<Made>} */
export async function makeMore(call, carrier, shipper) {
  const { token, user } = await call('/api/auth/register', undefined, {
    email: `nora.${Date.now()}@example.test`,
    password: PASSWORD,
    firstName: 'Nora',
    lastName: 'Hale',
    isCarrier: false,
  });
  const { id: shipmentId } = await call('/api/shipments', token, {
    title: 'Upright piano',
    category: 'household_items',
    description: 'A Yamaha U1 from 1994, tuned last spring. It stands on the ground floor.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    pickupDate: day(6),
    pickupUntil: day(8),
    weight: '480',
    budget: '1400',
  });
  const unchecked = await call('/api/auth/register', undefined, {
    email: `omar.${Date.now()}@example.test`,
    password: PASSWORD,
    firstName: 'Omar',
    lastName: 'Lund',
    isCarrier: true,
  });
  await call('/api/quotes', carrier, {
    shipmentId,
    amount: 1240,
    estimatedPickupDate: day(6),
    estimatedDeliveryDate: day(9),
    message: 'I run this lane every week with an enclosed trailer, and bring my own straps and pads.',
  });
  await call('/api/quotes', unchecked.token, { shipmentId, amount: 1090, message: 'Can do. Cash or card.' });
  const changedId = await changed(call, token, carrier);
  const severalId = await several(call, token, carrier);
  const { id: tripId } = await call('/api/trips', carrier, { from: 'Austin, TX', to: 'Denver, CO', firstDay: day(5) });
  const templates = await call('/api/shipments?template=true', shipper);
  if (templates.length === 0) {
    const [first, second] = await call('/api/shipments?owner=me&status=delivered&limit=2', shipper);
    await call(`/api/shipments/${second.id}/copy`, shipper, { template: true });
    const { id } = await call(`/api/shipments/${first.id}/copy`, shipper, { template: true });
    await call('/api/recurrences', shipper, { shipmentId: id, every: 'two_weeks', days: [1, 4], count: 12 });
  }
  const keys = await call('/api/api-keys', shipper);
  if (keys.length === 0)
    await call('/api/api-keys', shipper, {
      name: 'Stock system',
      scopes: ['shipments:read', 'quotes:read'],
      expiresInDays: 365,
      password: 'haulway-demo',
    });
  const webhooks = await call('/api/webhook-endpoints', shipper);
  if (webhooks.length === 0)
    await call('/api/webhook-endpoints', shipper, {
      url: 'http://127.0.0.1:9/hook',
      events: ['shipment.*', 'quote.*'],
    });
  const [talk] = await call('/api/conversations?limit=1', shipper);
  const files = new FormData();
  const picture = readFileSync(join(root, 'backend/seeds/photos/boxes.webp'));
  files.append('attachments', new Blob([picture], { type: 'image/webp' }), 'boxes.webp');
  const [file] = await call('/api/messages/attachments', shipper, files);
  await call('/api/messages', shipper, {
    receiverId: talk.other.id,
    shipmentId: talk.shipmentId ?? undefined,
    content: 'This is how it is packed. The door is 32 inches wide.',
    attachments: [file.url],
  });
  return { token, userId: user.id, shipmentId, changedId, severalId, tripId };
}

/**
 * A booked job whose price was changed once, and is to be changed again: the carrier asks. Its id.
 * @param {Call} call @param {string} owner @param {string} carrier
 */
async function changed(call, owner, carrier) {
  const { id } = await call('/api/shipments', owner, {
    title: 'Oak dining table',
    category: 'household_items',
    description: 'Seats eight. The legs come off.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    weight: '220',
  });
  const days = { estimatedPickupDate: day(4), estimatedDeliveryDate: day(7) };
  const quote = await call('/api/quotes', carrier, { shipmentId: id, amount: 780, ...days });
  await call(`/api/quotes/${quote.id}/accept`, owner, {});
  const path = `/api/shipments/${id}/change-orders`;
  const less = { delta: -30, reason: 'less', text: 'I take the legs off myself.' };
  const order = await call(path, owner, less);
  await call(`/api/change-orders/${order.id}/accept`, carrier, { delta: -30 });
  const more = { delta: 160, reason: 'extra_item', text: 'With the six chairs you told me about.' };
  await call(path, carrier, { ...more, deliveryDate: day(8) });
  return id;
}

/**
 * A paid job of several items, to be picked up today. Its id.
 * @param {Call} call @param {string} owner @param {string} carrier
 */
async function several(call, owner, carrier) {
  const { id } = await call('/api/shipments', owner, {
    title: 'Dining room',
    category: 'household_items',
    description: 'All of it stands in the hall, wrapped.',
    pickupLocation: 'Austin, TX',
    deliveryLocation: 'Denver, CO',
    items: [
      { title: 'Dining chair', quantity: 6, weight: 15, dimensions: '2 x 2 x 3', declaredValue: 90 },
      { title: 'Oak table, legs taken off', weight: 180, dimensions: '7 x 3.5 x 0.5', declaredValue: 1200 },
      {
        title: 'Glass cabinet',
        weight: 140,
        dimensions: '4 x 1.5 x 6.5',
        declaredValue: 900,
        note: 'The doors are tied.',
      },
      { title: 'Box of books', quantity: 12, weight: 38.5, declaredValue: 40 },
    ],
  });
  const quote = await call('/api/quotes', carrier, { shipmentId: id, amount: 980, estimatedPickupDate: day(0) });
  await call(`/api/quotes/${quote.id}/accept`, owner, {});
  const { clientSecret } = await call(`/api/quotes/${quote.id}/pay`, owner, {});
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
  await call('/api/sandbox/payment-intents/confirm', undefined, { clientSecret, card });
  await call(`/api/payments/${quote.id}/confirm`, owner, { quoteId: quote.id });
  return id;
}

/** @param {number} ahead */
function day(ahead) {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}
