import type { Answer } from './client.js';
import { csvForm } from './csv.js';
import { NEW_SHIPMENT, type Person, type World } from './people.js';
import { newPhone } from './push-service.js';

type Begins = [
  what: string,
  who: 'newShipper' | 'newCarrier',
  begin: (person: Person, world: World) => Promise<Answer<unknown>>,
];

/** What somebody can begin here that is theirs, by what it is called. */
export const BEGINS: readonly Begins[] = [
  ['a listing', 'newShipper', ({ api }) => api.post('/api/shipments', NEW_SHIPMENT)],
  [
    'a quote',
    'newCarrier',
    async ({ api }, world) => api.post('/api/quotes', { shipmentId: await world.listed(), amount: 900 }),
  ],
  [
    'an address',
    'newShipper',
    ({ api }) => api.post('/api/users/me/addresses', { label: 'Home', address: 'Waco, TX' }),
  ],
  [
    'a webhook endpoint',
    'newShipper',
    ({ api }) => api.post('/api/webhook-endpoints', { url: 'https://example.com/hook', events: ['shipment.listed'] }),
  ],
  [
    'a widget',
    'newShipper',
    ({ api }) => api.post('/api/widgets', { name: 'Ours', allowedOrigins: ['https://example.com'] }),
  ],
  [
    'a message',
    'newShipper',
    ({ api }, { carrier }) => api.post('/api/messages', { receiverId: carrier.id, content: 'Are you there?' }),
  ],
  [
    'a support ticket',
    'newShipper',
    ({ api, email }) =>
      api.post('/api/support-tickets', { name: 'Dana', email, topic: 'Boats', message: 'Where is it?' }),
  ],
  [
    'a report',
    'newShipper',
    ({ api }, { carrier }) => api.post('/api/reports', { kind: 'spam', subject: 'user', id: carrier.id }),
  ],
  ['a block', 'newShipper', ({ api }, { carrier }) => api.put(`/api/users/${carrier.id}/block`)],
  [
    'a question',
    'newCarrier',
    async ({ api }, world) => api.post(`/api/shipments/${await world.listed()}/questions`, { text: 'Has it wheels?' }),
  ],
  [
    'a trip',
    'newCarrier',
    async ({ api }, world) =>
      api.post('/api/trips', { from: 'Austin, TX', to: 'Dallas, TX', firstDay: await world.day(2) }),
  ],
  ['a hidden load', 'newCarrier', async ({ api }, world) => api.post(`/api/shipments/${await world.listed()}/hide`)],
  [
    'a saved search',
    'newCarrier',
    ({ api }) => api.post('/api/saved-searches', { label: 'Boats', query: { q: 'boat' } }),
  ],
  [
    'a choice of mails',
    'newShipper',
    ({ api }) => api.put('/api/users/me/notification-preferences', { message: { mail: false } }),
  ],
  [
    'a push subscription',
    'newShipper',
    ({ api }) => api.post('/api/users/me/push-subscriptions', newPhone().subscription),
  ],
  ['an import', 'newShipper', ({ api }) => api.post('/api/imports', csvForm('title\nA boat'))],
  [
    'a fact to be checked',
    'newCarrier',
    ({ api }) => api.put('/api/users/me/verification', { facts: [{ fact: 'usdot_number', number: '1234567' }] }),
  ],
];
