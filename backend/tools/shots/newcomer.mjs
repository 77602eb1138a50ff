// What the demo data has none of, made by calls: somebody new with a listing and two quotes, a trip, a key and a file in a message.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const PASSWORD = 'yellow trailer on a long road';
const DAY_MS = 86_400_000;

/** @typedef {(path: string, token?: string, body?: object | FormData) => Promise<any>} Call a GET, or a POST of what is given */
/** @typedef {{ token: string, userId: string, shipmentId: string, tripId: string }} Made */

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
  const { id: tripId } = await call('/api/trips', carrier, { from: 'Austin, TX', to: 'Denver, CO', firstDay: day(5) });
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
  return { token, userId: user.id, shipmentId, tripId };
}

/** @param {number} ahead */
function day(ahead) {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}
