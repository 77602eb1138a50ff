import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { RESOURCES } from '../../src/admin/admin.resources.js';
import { type Deal, ok, PASSWORD, type World } from './people.js';
import { newPhone } from './push-service.js';
import { csvForm, importRead } from './csv.js';
import { ENDPOINT, endpointWithDelivery } from './webhook-endpoints.js';

/** Who calls: a visitor, the shipment's owner, another shipper, the quote's carrier, another carrier, an operator. */
export type Caller = 'V' | 'S' | 'S2' | 'C' | 'C2' | 'A';

/** What each of them is answered. */
export type Expected = Record<Caller, number>;

/** Ids that a call's address names. */
export type Ids = Record<string, string>;

/** What a row needs besides its call. */
interface Needs {
  body?: (deal: Deal) => unknown;
  /** Creates more to call about; returns its ids. */
  more?: (world: World, deal: Deal) => Promise<Ids>;
  /** The callers have accounts of their own, which the call may end. */
  fresh?: true;
  /** They call as they are listed: whoever is refused is so because another came first. */
  inTurn?: true;
}

/** A call, and who may make it. */
export interface Row extends Needs {
  call: string;
  /** The shipment's stage before the call; without one the row needs no shipment. */
  on?: 'draft' | 'listed' | 'quoted' | 'booked' | 'paid' | 'in_transit' | 'delivered' | undefined;
  expected: Expected;
}

/** Written V, S, S2, C, C2, A as the columns of the matrix. */
function row(
  call: string,
  on: Row['on'],
  statuses: readonly [number, number, number, number, number, number],
  needs: Needs | NonNullable<Needs['body']> = {},
): Row {
  const [V, S, S2, C, C2, A] = statuses;
  return { call, on, expected: { V, S, S2, C, C2, A }, ...(typeof needs === 'function' ? { body: needs } : needs) };
}

const everybody = (call: string, status: number, needs?: Parameters<typeof row>[3]): Row =>
  row(call, undefined, [status, status, status, status, status, status], needs);
const signedIn = (call: string, status: number, needs?: Parameters<typeof row>[3]): Row =>
  row(call, undefined, [401, status, status, status, status, status], needs);
/** For something that does not exist: operators are told so; nobody else gets that far. */
const operators = (call: string, status: number, needs?: Parameters<typeof row>[3]): Row =>
  row(call, undefined, [401, 403, 403, 403, 403, status], needs);

const NEW = {
  title: 'A crate',
  category: 'freight',
  description: 'A crate of machine parts.',
  pickupLocation: 'Austin, TX',
  deliveryLocation: 'Denver, CO',
};
const RATES = { category: 'freight', weight: '900', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
/** Paid deals are picked up on this day, which is far enough away at every hour. */
export const PICKUP_DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const HERE = () => ({ latitude: 33, longitude: -98 });
const WHY = () => ({ reason: 'The two agreed on it.' });
const DAMAGE = { kind: 'damage', amount: 50, description: 'A corner is dented.' };
const NEW_PASSWORD = 'a short walk by the sea';
const NO_SECRET = 'pi_1Qh3vX_secret_x7VdT2';

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
  .jpeg()
  .toBuffer();

function form(field: string): FormData {
  const made = new FormData();
  made.append(field, new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  return made;
}

const idOf = (address: string | undefined) => address?.split('/').at(-1) ?? '';
const ticketOf = async ({ shipper }: World): Promise<string> =>
  ok(
    await shipper.api.post<{ id: string }>('/api/support-tickets', {
      name: 'Dana',
      email: 'dana@example.com',
      topic: 'Shipping',
      message: 'Where is my boat?',
    }),
    201,
  ).id;
const uploaded = async ({ shipper }: World): Promise<string> =>
  ok(await shipper.api.post<{ url: string }[]>('/api/uploads', form('photos')), 201)[0]?.url ?? '';

const claimed = async (_world: World, { shipper, shipmentId }: Deal): Promise<Ids> => ({
  claim: ok(await shipper.api.post<{ id: string }>('/api/claims', { shipmentId, ...DAMAGE }), 201).id,
});
const proposed = async (_world: World, { shipper, shipmentId }: Deal): Promise<Ids> => {
  const less = { reason: 'less', text: 'Less to load.', delta: -5 };
  return {
    change: ok(await shipper.api.post<{ id: string }>(`/api/shipments/${shipmentId}/change-orders`, less), 201).id,
  };
};
const owed = async (_world: World, { shipper, carrier, shipmentId }: Deal): Promise<Ids> => {
  const more = { reason: 'other', text: 'More to load.', delta: 5 };
  const { id } = ok(await shipper.api.post<{ id: string }>(`/api/shipments/${shipmentId}/change-orders`, more), 201);
  ok(await carrier.api.post(`/api/change-orders/${id}/accept`, { delta: 5 }), 200);
  return { change: id };
};
const offered = async (_world: World, { shipper, quoteId }: Deal): Promise<Ids> => ({
  offer: ok(await shipper.api.post<{ id: string }>(`/api/quotes/${quoteId}/counter-offers`, { amount: 700 }), 201).id,
});
const priced = async (_world: World, { shipper, shipmentId }: Deal): Promise<Ids> => {
  const prices = { bookNowPrice: 800, bookNowFor: 'anybody' };
  ok(await shipper.api.patch(`/api/shipments/${shipmentId}`, prices), 200);
  return {};
};
const questioned = async (_world: World, { carrier, shipmentId }: Deal): Promise<Ids> => ({
  question: ok(
    await carrier.api.post<{ id: string }>(`/api/shipments/${shipmentId}/questions`, { text: 'Is it crated?' }),
    201,
  ).id,
});
const talked = async (_world: World, { shipper, carrier, shipmentId }: Deal): Promise<Ids> => {
  const said = { receiverId: carrier.id, shipmentId, content: 'Mind the mast.' };
  const { id, conversationId } = ok(
    await shipper.api.post<{ id: string; conversationId: string }>('/api/messages', said),
    201,
  );
  return { message: id, conversation: conversationId };
};
const keptAddress = async ({ shipper }: World): Promise<Ids> => ({
  address: ok(
    await shipper.api.post<{ id: string }>('/api/users/me/addresses', { address: '1701 Wynkoop St, Denver, CO 80202' }),
    201,
  ).id,
});
const pushedTo = async ({ shipper }: World): Promise<Ids> => ({
  pushed: ok(await shipper.api.post<{ id: string }>('/api/users/me/push-subscriptions', newPhone().subscription), 201)
    .id,
});
const linked = async (_world: World, { shipper, shipmentId }: Deal): Promise<Ids> => {
  const made = await shipper.api.post<{ id: string; path: string }>(`/api/shipments/${shipmentId}/tracking-links`, {});
  const { id, path } = ok(made, 201);
  return { link: id, token: idOf(path) };
};
const driven = async (_world: World, { carrier, shipmentId }: Deal): Promise<Ids> => {
  ok(await carrier.api.post(`/api/shipments/${shipmentId}/driver`, { name: 'Sam' }), 201);
  return {};
};
const WIDGET = { name: 'Boats page', allowedOrigins: ['https://www.dealer.example'] };
const withWidget = async ({ shipper, visitor }: World): Promise<Ids> => {
  const { id, key } = ok(await shipper.api.post<{ id: string; key: string }>('/api/widgets', WIDGET), 201);
  const asked = { from: 'Austin, TX', to: 'Denver, CO', category: 'freight' };
  const { prefillId } = ok(await visitor.post<{ prefillId: string }>(`/api/widgets/${key}/estimate`, asked), 200);
  return { widget: id, widgetKey: key, estimate: prefillId };
};
const signedInTwice = async (world: World): Promise<Ids> => {
  await world.visitor.post('/api/auth/login', { email: world.shipper.email, password: PASSWORD });
  const sessions = ok(await world.shipper.api.get<{ sid: string; current: boolean }[]>('/api/auth/sessions'), 200);
  return { session: sessions.find(({ current }) => !current)?.sid ?? '' };
};

const TRIP = { from: 'Austin, TX', to: 'Denver, CO', firstDay: PICKUP_DAY };
const planned = async (_world: World, { carrier }: Deal): Promise<Ids> => ({
  trip: ok(await carrier.api.post<{ id: string }>('/api/trips', TRIP), 201).id,
});
const SEARCH = { label: 'Near Austin', query: { pickupNear: 'Austin, TX', status: 'open' } };
const searching = async (_world: World, { carrier }: Deal): Promise<Ids> => ({
  search: ok(await carrier.api.post<{ id: string }>('/api/saved-searches', SEARCH), 201).id,
});
const weekly = (shipmentId: string) => ({ shipmentId, every: 'week', days: [1] });
const repeated = async (world: World): Promise<Ids> => {
  const { api } = world.shipper;
  const copied = await api.post<{ id: string }>(`/api/shipments/${await world.listed()}/copy`, { template: true });
  return { recurrence: ok(await api.post<{ id: string }>('/api/recurrences', weekly(ok(copied, 201).id)), 201).id };
};
const onTrip = async (world: World, deal: Deal): Promise<Ids> => {
  const { trip } = await planned(world, deal);
  ok(await deal.carrier.api.post(`/api/trips/${trip}/jobs`, { quoteId: deal.quoteId }), 200);
  return { trip: trip! };
};
const withKey = async ({ shipper }: World): Promise<Ids> => ({
  key: ok(
    await shipper.api.post<{ id: string }>('/api/api-keys', { name: 'A', scopes: ['quotes:read'], password: PASSWORD }),
    201,
  ).id,
});

/** An import of the owner's that is read. */
const imported = async (_: World, { shipper }: Deal): Promise<Ids> => ({ import: await importRead(shipper.api) });
const hooked = (world: World, { shipper }: Deal): Promise<Ids> => endpointWithDelivery(world, shipper);
const OWNERS = [401, 200, 404, 404, 404, 404] as const;

/** Every operation of the document at least once. Of calls about a shipment each state that changes who may make them has its row. */
export const ROWS: readonly Row[] = [
  everybody('GET /api/health/live', 200),
  everybody('GET /api/health/ready', 200),
  // For the same machine, which a test is.
  everybody('GET /metrics', 200),
  everybody('GET /api/distance?from=Austin,%20TX&to=Denver,%20CO', 200),
  everybody('GET /api/price-truth?category=vehicles&from=Austin,%20TX&to=Denver,%20CO', 200),
  everybody('POST /api/auth/register', 201, () => ({
    email: `${randomUUID()}@example.com`,
    password: NEW_PASSWORD,
    firstName: 'Rae',
    lastName: 'Reyes',
    isCarrier: false,
  })),
  everybody('POST /api/auth/login', 200, ({ shipper }) => ({ email: shipper.email, password: PASSWORD })),
  everybody('POST /api/auth/forgot-password', 202, () => ({ email: `${randomUUID()}@example.com` })),
  everybody('POST /api/auth/reset-password', 400, () => ({ token: 'Kx3vQm9aT7wLr2uB', password: NEW_PASSWORD })),
  everybody('POST /api/auth/reset-password/check', 200, () => ({ token: 'Kx3vQm9aT7wLr2uB' })),
  everybody('POST /api/auth/driver', 400, () => ({ token: 'Kx3vQm9aT7wLr2uB' })),
  signedIn('GET /api/driver/job', 404),
  everybody('POST /api/auth/verify-email', 400, () => ({ token: 'Kx3vQm9aT7wLr2uB' })),
  everybody('POST /api/unsubscribe?token=Kx3vQm9aT7wLr2uB', 400),
  everybody('POST /api/sandbox/payment-intents/confirm', 404, () => ({
    clientSecret: NO_SECRET,
    card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' },
  })),
  everybody('POST /api/sandbox/payment-intents/authenticate', 404, () => ({
    clientSecret: NO_SECRET,
    outcome: 'pass',
  })),
  everybody('POST /api/webhooks/stripe', 400, () => ({ id: 'evt_1', type: 'charge.refunded' })),
  everybody('POST /api/support-tickets', 201, () => ({
    name: 'Dana Reyes',
    email: 'dana@example.com',
    topic: 'Shipping',
    message: 'When is the crate picked up?',
  })),

  signedIn('POST /api/auth/logout', 204, { fresh: true }),
  // None of them comes with a cookie.
  everybody('POST /api/auth/renew', 401),
  signedIn('POST /api/auth/resend-verification', 204),
  // With another password than theirs.
  signedIn('PUT /api/users/email', 400, {
    fresh: true,
    body: () => ({ email: 'somewhere@else.example', password: NEW_PASSWORD }),
  }),
  signedIn('PUT /api/users/password', 400, {
    fresh: true,
    body: () => ({ currentPassword: NEW_PASSWORD, password: 'a long swim in the lake' }),
  }),
  signedIn('DELETE /api/users/me', 204, { fresh: true, body: () => ({ password: PASSWORD }) }),
  signedIn('GET /api/users/me/export', 200),
  signedIn('GET /api/users/me/notification-preferences', 200),
  signedIn('PUT /api/users/me/notification-preferences', 200, () => ({ quote: { mail: true, inApp: true } })),
  signedIn('GET /api/users/me/push-subscriptions', 200),
  signedIn('POST /api/users/me/push-subscriptions', 201, () => newPhone().subscription),
  signedIn('POST /api/users/me/push-subscriptions/test', 200),
  row('DELETE /api/users/me/push-subscriptions/{pushed}', undefined, [401, 204, 404, 404, 404, 404], {
    more: pushedTo,
  }),
  signedIn('GET /api/users/me/payout-account', 200),
  signedIn('POST /api/users/me/payout-account', 200),
  signedIn('POST /api/uploads', 201, () => form('photos')),
  signedIn('POST /api/messages/attachments', 201, () => form('attachments')),
  signedIn('POST /api/notifications/read', 204, () => ({ ids: [randomUUID()] })),
  signedIn('GET /api/events', 200),
  signedIn('GET /api/support-tickets', 200),
  row('POST /api/support-tickets/{ticket}/reply', undefined, [401, 200, 404, 404, 404, 404], {
    body: () => ({ text: 'Still waiting.' }),
    more: async (world) => ({ ticket: await ticketOf(world) }),
  }),
  signedIn('GET /api/users/me/addresses', 200),
  signedIn('GET /api/users/me/blocks', 200),
  signedIn('POST /api/users/me/addresses', 201, () => ({ address: '200 Congress Ave, Austin, TX 78701' })),
  row('DELETE /api/users/me/addresses/{address}', undefined, [401, 204, 404, 404, 404, 404], { more: keptAddress }),
  row('DELETE /api/auth/sessions/{session}', undefined, [401, 204, 404, 404, 404, 404], { more: signedInTwice }),
  row('GET /api/uploads/{upload}', undefined, [404, 200, 404, 404, 404, 404], {
    more: async (world) => ({ upload: idOf(await uploaded(world)) }),
  }),
  row('GET /api/users/me/verification', undefined, [401, 403, 403, 200, 200, 403]),
  row('PUT /api/users/me/verification', undefined, [401, 403, 403, 200, 200, 403], () => ({
    facts: [{ fact: 'usdot_number', number: '1234567' }],
  })),
  row('POST /api/users/me/verification/documents', undefined, [401, 403, 403, 201, 201, 403], () => form('documents')),

  row('GET /api/auth/me', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/auth/user', undefined, [401, 200, 200, 200, 200, 200]),
  signedIn('DELETE /api/auth/sessions', 204, { fresh: true }),
  signedIn('GET /api/api-keys', 200),
  signedIn('GET /api/event-log', 200),
  signedIn('GET /api/event-log/latest', 200),
  signedIn('GET /api/widgets', 200),
  signedIn('POST /api/widgets', 201, () => WIDGET),
  row('PATCH /api/widgets/{widget}', undefined, OWNERS, { body: () => ({ name: 'Old' }), more: withWidget }),
  row('DELETE /api/widgets/{widget}', undefined, [401, 204, 404, 404, 404, 404], { more: withWidget }),
  everybody('POST /api/widgets/{widgetKey}/estimate', 200, {
    body: () => ({ from: 'Austin, TX', to: 'Denver, CO', category: 'freight' }),
    more: withWidget,
  }),
  everybody('GET /api/widget-estimates/{estimate}', 200, { more: withWidget }),
  // Nobody here is a program.
  signedIn('GET /api/api-keys/current', 404),
  signedIn('POST /api/api-keys', 201, () => ({ name: 'Stock system', scopes: ['quotes:read'], password: PASSWORD })),
  row('PATCH /api/api-keys/{key}', undefined, [401, 200, 404, 404, 404, 404], {
    body: () => ({ name: 'Old' }),
    more: withKey,
  }),
  row('POST /api/api-keys/{key}/rotate', undefined, [401, 201, 404, 404, 404, 404], {
    body: () => ({ password: PASSWORD }),
    more: withKey,
  }),
  row('DELETE /api/api-keys/{key}', undefined, [401, 204, 404, 404, 404, 404], { more: withKey }),
  signedIn('GET /api/webhook-endpoints', 200),
  signedIn('POST /api/webhook-endpoints', 201, () => ENDPOINT),
  row('GET /api/imports/{import}', undefined, OWNERS, { more: imported }),
  row('GET /api/imports/{import}/rows', undefined, OWNERS, { more: imported }),
  row('GET /api/imports/{import}/results.csv', undefined, OWNERS, { more: imported }),
  row('POST /api/imports/{import}/start', undefined, [401, 202, 404, 404, 404, 404], { more: imported }),
  row('GET /api/webhook-endpoints/{endpoint}', undefined, OWNERS, { more: hooked }),
  row('PATCH /api/webhook-endpoints/{endpoint}', undefined, OWNERS, {
    body: () => ({ description: 'Old' }),
    more: hooked,
  }),
  row('DELETE /api/webhook-endpoints/{endpoint}', undefined, [401, 204, 404, 404, 404, 404], { more: hooked }),
  row('GET /api/webhook-endpoints/{endpoint}/secret', undefined, OWNERS, { more: hooked }),
  row('POST /api/webhook-endpoints/{endpoint}/rotate-secret', undefined, OWNERS, { more: hooked }),
  row('POST /api/webhook-endpoints/{endpoint}/test', undefined, OWNERS, { more: hooked }),
  row('GET /api/webhook-endpoints/{endpoint}/deliveries', undefined, OWNERS, { more: hooked }),
  row('GET /api/webhook-endpoints/{endpoint}/deliveries/{sent}', undefined, OWNERS, { more: hooked }),
  row('POST /api/webhook-endpoints/{endpoint}/deliveries/{sent}/retry', undefined, [401, 202, 404, 404, 404, 404], {
    more: hooked,
  }),
  row('POST /api/webhook-endpoints/{endpoint}/recover', undefined, [401, 202, 404, 404, 404, 404], {
    body: () => ({ since: '2027-03-09T17:00:00Z' }),
    more: hooked,
  }),
  row('GET /api/auth/sessions', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/notifications', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/conversations', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/quotes', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/claims', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/payments', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/payments/totals', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/payments.csv', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/users/me/unread', undefined, [401, 200, 200, 200, 200, 200]),
  row('GET /api/users/me/dashboard', undefined, [401, 200, 200, 200, 200, 200]),
  row('PUT /api/users/profile', undefined, [401, 200, 200, 200, 200, 200], () => ({ bio: 'Careful with boats.' })),
  row('GET /api/config', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/texts', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/places?q=Aus', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments', undefined, [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments?owner=me', undefined, [401, 200, 200, 200, 200, 200]),
  row('POST /api/shipments', undefined, [401, 201, 201, 403, 403, 201], () => NEW),
  signedIn('GET /api/imports', 200),
  row('POST /api/imports', undefined, [401, 202, 202, 403, 403, 202], () => csvForm('title\nBoat\n')),
  row('POST /api/shipments/bulk', undefined, [401, 200, 200, 403, 403, 200], () => ({ rows: [NEW] })),
  row('POST /api/calculate-shipping-rates', undefined, [401, 200, 200, 200, 200, 200], () => RATES),
  // Of people of its own: whom they block, they can no longer deal with in the other rows.
  signedIn('PUT /api/users/{carrier}/block', 204, { fresh: true }),
  signedIn('DELETE /api/users/{carrier}/block', 204, { fresh: true }),
  row('GET /api/users/{carrier}', 'quoted', [200, 200, 200, 200, 200, 200]),
  row('GET /api/users/{carrier}/reviews', 'quoted', [200, 200, 200, 200, 200, 200]),
  row('GET /api/users/{carrier}/track-record', 'quoted', [200, 200, 200, 200, 200, 200]),

  row('GET /api/shipments/{shipment}', 'draft', [404, 200, 404, 404, 404, 200]),
  row('POST /api/shipments/{shipment}/tracking-links', 'booked', [401, 409, 403, 403, 403, 403], () => ({})),
  row('POST /api/shipments/{shipment}/tracking-links', 'paid', [401, 201, 403, 403, 403, 403], () => ({})),
  row('GET /api/shipments/{shipment}/tracking-links', 'paid', [401, 200, 403, 403, 403, 403]),
  row('DELETE /api/shipments/{shipment}/tracking-links/{link}', 'paid', [401, 204, 403, 403, 403, 403], {
    more: linked,
  }),
  row('POST /api/shipments/{shipment}/driver', 'paid', [401, 403, 403, 201, 403, 403], () => ({ name: 'Sam' })),
  row('GET /api/shipments/{shipment}/driver', 'paid', [401, 403, 403, 200, 403, 403], { more: driven }),
  row('DELETE /api/shipments/{shipment}/driver', 'paid', [401, 403, 403, 204, 403, 403], { more: driven }),
  row('GET /api/shipments/{shipment}/bill-of-lading.pdf', 'booked', [401, 409, 403, 403, 403, 409]),
  row('GET /api/shipments/{shipment}/bill-of-lading.pdf', 'paid', [401, 200, 403, 200, 403, 200]),
  row('GET /api/track/{token}', 'paid', [200, 200, 200, 200, 200, 200], { more: linked }),
  // An ordinary link: only the one that is printed on the bill opens it.
  row('GET /api/track/{token}/bill-of-lading.pdf', 'paid', [404, 404, 404, 404, 404, 404], { more: linked }),
  row('POST /api/track/{token}/exact-point', 'paid', [204, 204, 204, 204, 204, 204], {
    more: linked,
    body: HERE,
  }),
  row('GET /api/shared/{shipment}', 'draft', [404, 404, 404, 404, 404, 404]),
  row('GET /api/shipments/{shipment}/timeline', 'draft', [404, 200, 404, 404, 404, 200]),
  row('GET /api/shipments/{shipment}/quotes', 'draft', [401, 200, 404, 404, 404, 200]),
  row('PATCH /api/shipments/{shipment}', 'draft', [401, 200, 404, 404, 404, 403], () => ({ title: 'Another crate' })),
  row('POST /api/shipments/{shipment}/cancel', 'draft', [401, 200, 404, 404, 404, 403]),
  row('POST /api/shipments/{shipment}/copy', 'draft', [401, 201, 404, 404, 404, 403]),
  row('POST /api/shipments/{shipment}/publish', 'draft', [401, 200, 404, 404, 404, 403]),
  row('POST /api/quotes', 'draft', [401, 403, 403, 404, 404, 403], ({ shipmentId }) => ({ shipmentId, amount: 900 })),

  row('GET /api/shipments/{shipment}', 'listed', [200, 200, 200, 200, 200, 200]),
  row('GET /api/shared/{shipment}', 'listed', [200, 200, 200, 200, 200, 200]),
  // It has no photo.
  row('GET /api/shared/{shipment}/photo', 'listed', [404, 404, 404, 404, 404, 404]),
  row('GET /api/shipments/{shipment}/timeline', 'listed', [200, 200, 200, 200, 200, 200]),
  row('GET /api/shipments/{shipment}/price-comparisons', 'listed', [200, 200, 200, 200, 200, 200]),
  row('POST /api/shipments/{shipment}/price-comparisons', 'listed', [401, 200, 200, 200, 200, 200]),
  row('PATCH /api/shipments/{shipment}', 'listed', [401, 200, 403, 403, 403, 403], () => ({ title: 'Another crate' })),
  row('POST /api/shipments/{shipment}/publish', 'listed', [401, 409, 403, 403, 403, 403]),
  row('POST /api/shipments/{shipment}/copy', 'listed', [401, 201, 403, 403, 403, 403]),
  row('POST /api/shipments/{shipment}/cancel', 'listed', [401, 200, 403, 403, 403, 403]),
  row('POST /api/quotes', 'listed', [401, 403, 403, 201, 201, 403], ({ shipmentId }) => ({ shipmentId, amount: 900 })),
  row('POST /api/reports', 'listed', [401, 400, 201, 201, 201, 201], ({ shipmentId }) => ({
    kind: 'scam',
    subject: 'shipment',
    id: shipmentId,
  })),
  row('POST /api/messages', 'listed', [401, 400, 201, 201, 201, 201], ({ shipper, shipmentId }) => ({
    receiverId: shipper.id,
    shipmentId,
    content: 'Is it crated?',
  })),

  row('POST /api/shipments/{shipment}/questions', 'listed', [401, 403, 403, 201, 201, 403], () => ({
    text: 'Is it crated?',
  })),
  row('GET /api/shipments/{shipment}/questions', 'listed', [200, 200, 200, 200, 200, 200], { more: questioned }),
  row('GET /api/shipments/{shipment}/questions', 'draft', [404, 200, 404, 404, 404, 200]),
  row('POST /api/questions/{question}/answer', 'listed', [401, 200, 404, 403, 404, 403], {
    more: questioned,
    body: () => ({ answer: 'Yes, since spring.' }),
  }),

  // Whoever comes first has it.
  row('POST /api/shipments/{shipment}/take', 'listed', [401, 403, 403, 409, 200, 403], {
    more: priced,
    inTurn: true,
    body: () => ({ amount: 800, estimatedPickupDate: PICKUP_DAY }),
  }),
  row('POST /api/shipments/{shipment}/take', 'draft', [401, 403, 403, 404, 404, 403], () => ({
    amount: 800,
    estimatedPickupDate: PICKUP_DAY,
  })),
  row('GET /api/shipments/{shipment}/quotes', 'quoted', [401, 200, 200, 200, 200, 200]),
  row('GET /api/quotes/{quote}', 'quoted', [401, 200, 404, 200, 404, 404]),
  row('PATCH /api/quotes/{quote}', 'quoted', [401, 403, 404, 200, 404, 403], () => ({ amount: 950 })),
  row('POST /api/quotes/{quote}/withdraw', 'quoted', [401, 403, 404, 200, 404, 403]),
  row('POST /api/quotes/{quote}/decline', 'quoted', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/accept', 'quoted', [401, 200, 404, 403, 404, 403]),

  // The carrier answers, and offers nothing before the owner has.
  row('POST /api/quotes/{quote}/counter-offers', 'quoted', [401, 201, 404, 409, 404, 403], () => ({ amount: 700 })),
  row('GET /api/quotes/{quote}/counter-offers', 'quoted', [401, 200, 404, 200, 404, 200], { more: offered }),
  row('POST /api/counter-offers/{offer}/accept', 'quoted', [401, 403, 404, 200, 404, 403], {
    more: offered,
    body: () => ({ amount: 700 }),
  }),
  row('POST /api/counter-offers/{offer}/decline', 'quoted', [401, 403, 404, 200, 404, 403], { more: offered }),
  row('POST /api/counter-offers/{offer}/withdraw', 'quoted', [401, 200, 404, 403, 404, 403], { more: offered }),

  row('PATCH /api/shipments/{shipment}', 'booked', [401, 409, 403, 403, 403, 403], () => ({ title: 'Another crate' })),
  row('POST /api/quotes/{quote}/unaccept', 'booked', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/pay', 'booked', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/withdraw', 'booked', [401, 403, 404, 200, 404, 403]),
  row('POST /api/shipments/{shipment}/pickup', 'booked', [401, 403, 403, 409, 403, 403]),

  row('POST /api/payments/{quote}/confirm', 'paid', [401, 200, 404, 403, 404, 403]),
  row('POST /api/quotes/{quote}/pickup-day', 'paid', [401, 403, 404, 200, 404, 403], () => ({ day: PICKUP_DAY })),
  // One change can be open at a time, so with one open neither side can propose another.
  row('POST /api/shipments/{shipment}/change-orders', 'paid', [401, 409, 403, 409, 403, 403], {
    more: proposed,
    body: () => ({ reason: 'other', text: 'More to load.', delta: 5 }),
  }),
  row('POST /api/shipments/{shipment}/change-orders', 'paid', [401, 409, 403, 201, 403, 403], {
    body: () => ({ reason: 'other', text: 'More to load.', delta: 5 }),
    inTurn: true,
  }),
  row('GET /api/shipments/{shipment}/change-orders', 'paid', [401, 200, 403, 200, 403, 200]),
  row('POST /api/change-orders/{change}/accept', 'paid', [401, 403, 404, 200, 404, 403], {
    more: proposed,
    body: () => ({ delta: -5 }),
  }),
  row('POST /api/change-orders/{change}/pay', 'paid', [401, 200, 404, 403, 404, 403], { more: owed }),
  row('POST /api/change-orders/{change}/confirm', 'paid', [401, 409, 404, 403, 404, 403], { more: owed }),
  row('POST /api/change-orders/{change}/decline', 'paid', [401, 403, 404, 200, 404, 403], { more: proposed }),
  row('POST /api/change-orders/{change}/withdraw', 'paid', [401, 200, 404, 403, 404, 403], { more: proposed }),
  row('GET /api/payments/{payment}', 'paid', [401, 200, 404, 200, 404, 404]),
  row('GET /api/admin/payments/{payment}', 'paid', [401, 403, 403, 403, 403, 200]),
  row('GET /api/shipments/{shipment}/cancellation-preview', 'paid', [401, 200, 403, 200, 403, 200]),
  row('GET /api/shipments/{shipment}/contact', 'booked', [401, 409, 403, 409, 403, 403]),
  row('GET /api/shipments/{shipment}/contact', 'paid', [401, 200, 403, 200, 403, 403]),
  row('POST /api/shipments/{shipment}/cancel', 'paid', [401, 200, 403, 403, 403, 403]),
  row('POST /api/shipments/{shipment}/pickup', 'paid', [401, 403, 403, 200, 403, 403]),

  row('GET /api/shipments/{shipment}/locations', 'in_transit', [401, 200, 403, 200, 403, 200]),
  row('POST /api/shipments/{shipment}/locations', 'in_transit', [401, 403, 403, 201, 403, 403], HERE),
  row('POST /api/shipments/{shipment}/deliver', 'in_transit', [401, 403, 403, 200, 403, 403]),
  row('POST /api/shipments/{shipment}/arrive', 'paid', [401, 403, 403, 200, 403, 403], () => ({ end: 'pickup' })),
  row('POST /api/shipments/{shipment}/attempt', 'in_transit', [401, 403, 403, 200, 403, 403], () => ({
    reason: 'nobody_home',
  })),
  row('GET /api/shipments/{shipment}/condition-reports', 'in_transit', [401, 200, 403, 200, 403, 200]),
  row('PUT /api/shipments/{shipment}/exact-point', 'listed', [401, 204, 403, 403, 403, 403], () => ({
    end: 'pickup',
    ...HERE(),
  })),
  row('POST /api/shipments/{shipment}/release-code', 'delivered', [401, 403, 403, 200, 403, 403], () => ({
    code: '402913',
  })),
  row('POST /api/shipments/{shipment}/addresses', 'in_transit', [401, 200, 403, 403, 403, 403], () => ({
    deliveryAddress: '1701 Wynkoop St, Denver, CO',
  })),
  // No earlier day than that of the receipt counts.
  row('POST /api/shipments/{shipment}/came-later', 'delivered', [401, 409, 403, 403, 403, 403]),
  // Each position has an answer of its own.
  signedIn('POST /api/locations', 200, () => ({
    positions: [{ shipmentId: randomUUID(), ...HERE(), at: new Date().toISOString() }],
  })),
  row('POST /api/claims', 'in_transit', [401, 201, 403, 201, 403, 403], ({ shipmentId }) => ({
    shipmentId,
    kind: 'other',
    amount: 50,
    description: 'A strap was left behind.',
  })),
  row('POST /api/claims', 'delivered', [401, 201, 403, 403, 403, 403], ({ shipmentId }) => ({ shipmentId, ...DAMAGE })),
  row('POST /api/shipments/{shipment}/confirm-delivery', 'delivered', [401, 200, 403, 403, 403, 403]),

  row('GET /api/admin/ledger-entries/check', undefined, [401, 403, 403, 403, 403, 200]),
  row('GET /api/sandbox/clock', undefined, [401, 403, 403, 403, 403, 200]),
  row('POST /api/sandbox/clock', undefined, [401, 403, 403, 403, 403, 200], () => ({ advanceSeconds: 1 })),

  row('POST /api/shipments/{shipment}/photos', 'listed', [401, 201, 403, 403, 403, 403], () => form('photos')),
  row('DELETE /api/shipments/{shipment}/photos/{photo}', 'listed', [401, 204, 403, 403, 403, 403], {
    more: async (_world, { shipper, shipmentId }) => ({
      photo: idOf(
        ok(await shipper.api.post<{ photos: string[] }>(`/api/shipments/${shipmentId}/photos`, form('photos')), 201)
          .photos[0],
      ),
    }),
  }),
  row('GET /api/messages/{message}', 'quoted', [401, 200, 404, 200, 404, 404], { more: talked }),
  row('GET /api/conversations/{conversation}', 'quoted', [401, 200, 404, 200, 404, 404], { more: talked }),
  row('GET /api/conversations/{conversation}/messages', 'quoted', [401, 200, 404, 200, 404, 404], { more: talked }),
  row('POST /api/conversations/{conversation}/read', 'quoted', [401, 204, 404, 204, 404, 404], { more: talked }),
  row('GET /api/payments/{payment}/statement.pdf', 'delivered', [401, 200, 404, 200, 404, 404]),
  row('GET /api/payments/{payment}/statement.csv', 'delivered', [401, 200, 404, 200, 404, 404]),
  row('POST /api/reviews', 'delivered', [401, 201, 403, 201, 403, 403], ({ shipmentId }) => ({
    shipmentId,
    rating: 5,
  })),
  row('GET /api/claims/{claim}', 'delivered', [401, 200, 404, 200, 404, 200], { more: claimed }),
  row('GET /api/claims/{claim}/evidence', 'delivered', [401, 200, 404, 200, 404, 200], { more: claimed }),
  row('POST /api/claims/{claim}/respond', 'delivered', [401, 403, 404, 200, 404, 403], {
    more: claimed,
    body: () => ({ account: 'It was dented when I came.' }),
  }),
  row('POST /api/claims/{claim}/withdraw', 'delivered', [401, 200, 404, 403, 404, 403], { more: claimed }),

  row('POST /api/trips', undefined, [401, 403, 403, 201, 201, 403], () => TRIP),
  row('GET /api/trips', undefined, [401, 403, 403, 200, 200, 403]),
  row('POST /api/trips/preview/loads', undefined, [401, 403, 403, 200, 200, 403], () => TRIP),
  row('GET /api/trips/added-miles?shipments={shipment}', 'listed', [401, 403, 403, 200, 200, 403]),
  row('GET /api/recommended-loads', undefined, [401, 403, 403, 200, 200, 403]),
  row('GET /api/shipments/{shipment}/next-loads', 'delivered', [401, 404, 404, 200, 404, 404]),
  row('GET /api/trips/{trip}', 'quoted', [401, 404, 404, 200, 404, 404], { more: planned }),
  row('PATCH /api/trips/{trip}', 'quoted', [401, 404, 404, 200, 404, 404], {
    more: planned,
    body: () => ({ label: 'Home' }),
  }),
  row('DELETE /api/trips/{trip}', 'quoted', [401, 404, 404, 204, 404, 404], { more: planned }),
  row('GET /api/trips/{trip}/loads', 'quoted', [401, 404, 404, 200, 404, 404], { more: planned }),
  row('POST /api/trips/{trip}/jobs', 'paid', [401, 404, 404, 200, 404, 404], {
    more: planned,
    body: ({ quoteId }) => ({ quoteId }),
  }),
  row('DELETE /api/trips/{trip}/jobs/{quote}', 'paid', [401, 404, 404, 204, 404, 404], { more: onTrip }),
  row('GET /api/trips/{trip}/stops', 'quoted', [401, 404, 404, 200, 404, 404], { more: planned }),
  row('POST /api/trips/{trip}/order', 'quoted', [401, 404, 404, 200, 404, 404], { more: planned, body: () => ({}) }),
  row('PUT /api/trips/{trip}/stops', 'quoted', [401, 404, 404, 200, 404, 404], {
    more: planned,
    body: () => ({ stops: [] }),
  }),
  // No template.
  row('POST /api/recurrences', 'draft', [401, 400, 404, 404, 404, 404], ({ shipmentId }) => weekly(shipmentId)),
  row('GET /api/recurrences', undefined, [401, 200, 200, 200, 200, 200]),
  row('PATCH /api/recurrences/{recurrence}', undefined, [401, 200, 404, 404, 404, 404], {
    more: repeated,
    body: () => ({ state: 'paused' }),
  }),
  row('DELETE /api/recurrences/{recurrence}', undefined, [401, 204, 404, 404, 404, 404], { more: repeated }),
  row('POST /api/saved-searches', undefined, [401, 403, 403, 201, 201, 403], () => SEARCH),
  row('GET /api/saved-searches', undefined, [401, 403, 403, 200, 200, 403]),
  row('PATCH /api/saved-searches/{search}', 'quoted', [401, 404, 404, 200, 404, 404], {
    more: searching,
    body: () => ({ label: 'Home' }),
  }),
  row('DELETE /api/saved-searches/{search}', 'quoted', [401, 404, 404, 204, 404, 404], { more: searching }),
  row('POST /api/shipments/{shipment}/hide', 'listed', [401, 403, 403, 204, 204, 403]),
  row('DELETE /api/shipments/{shipment}/hide', 'listed', [401, 403, 403, 204, 204, 403]),

  operators('GET /api/admin/access', 200),
  operators('GET /api/admin/queue/counts', 200),
  operators('POST /api/admin/claims/{nothing}/assign', 404),
  operators('POST /api/admin/claims/{nothing}/snooze', 404, () => ({ until: null })),
  operators('POST /api/admin/claims/{nothing}/notes', 404, () => ({ text: 'Called them.' })),
  operators('GET /api/admin/claims/{nothing}/notes', 404),
  operators('GET /api/admin/overview', 200),
  operators('GET /api/admin/search?q=dana', 200),
  ...Object.keys(RESOURCES).flatMap((resource) => [
    operators(`GET /api/admin/${resource}`, 200),
    operators(`GET /api/admin/${resource}/{nothing}`, 404),
  ]),
  operators('GET /api/admin/users.csv', 200),
  operators('GET /api/admin/jobs', 200),
  operators('GET /api/admin/settings', 200),
  operators('GET /api/admin/settings/current', 200),
  operators('GET /api/admin/jobs/{nothing}', 404),
  operators('GET /api/admin/emails/{nothing}/preview', 404),
  operators('POST /api/admin/emails/{nothing}/resend', 404),
  operators('GET /api/admin/api-keys/{nothing}/usage', 404),
  operators('PUT /api/admin/api-keys/{nothing}', 404, () => ({ ratePerMinute: 3000, reason: 'They asked for it.' })),
  operators('POST /api/admin/api-keys/{nothing}/revoke', 404, WHY),
  operators('POST /api/admin/webhook-events/{nothing}/retry', 404),
  operators('POST /api/admin/webhook-endpoints/{nothing}/disable', 404, WHY),
  operators('POST /api/admin/webhook-endpoints/{nothing}/enable', 404, WHY),
  operators('POST /api/admin/webhook-deliveries/{nothing}/retry', 404),
  operators('POST /api/admin/users', 201, () => ({
    email: `${randomUUID()}@example.com`,
    password: NEW_PASSWORD,
    firstName: 'Rae',
    lastName: 'Reyes',
    isCarrier: false,
    isAdmin: false,
  })),
  operators('PUT /api/admin/users/{nothing}', 404, () => ({ firstName: 'Rae' })),
  operators('DELETE /api/admin/users/{nothing}', 404, WHY),
  operators('POST /api/admin/users/{nothing}/suspend', 404, WHY),
  operators('POST /api/admin/users/{nothing}/restore', 404, WHY),
  operators('POST /api/admin/users/{nothing}/end-sessions', 404, WHY),
  operators('POST /api/admin/users/{nothing}/verify-email', 404, WHY),
  operators('POST /api/admin/users/{nothing}/send-reset', 404, WHY),
  operators('POST /api/admin/users/{nothing}/view-as', 404, WHY),
  operators('GET /api/admin/texts', 200),
  operators('GET /api/admin/texts/{nothing}', 404),
  operators('GET /api/admin/texts/{nothing}/versions', 404),
  operators('POST /api/admin/texts', 201, () => ({
    group: 'shipping',
    question: 'Do you ship to Alaska?',
    answer: 'Yes.',
  })),
  operators('PUT /api/admin/texts/{nothing}', 404, () => ({ version: 0 })),
  operators('POST /api/admin/texts/{nothing}/preview', 404),
  operators('POST /api/admin/texts/{nothing}/restore', 404, () => ({ version: 0, to: 0 })),
  operators('POST /api/admin/shared-queries', 201, () => ({
    resource: 'payments',
    label: randomUUID(),
    filter: '{"frozen":true}',
  })),
  operators('DELETE /api/admin/shared-queries/{nothing}', 404),
  operators('GET /api/admin/shipments/{nothing}/story', 404),
  operators('PUT /api/admin/shipments/{nothing}', 404, () => ({ title: 'A crate' })),
  operators('DELETE /api/admin/shipments/{nothing}', 404, WHY),
  operators('POST /api/admin/shipments/{nothing}/cancel', 404, WHY),
  operators('POST /api/admin/payments/{nothing}/release', 404, WHY),
  operators('POST /api/admin/payments/{nothing}/refund', 404, WHY),
  operators('POST /api/admin/money-operations/{nothing}/retry', 404),
  operators('POST /api/admin/money-operations/{nothing}/paid-by-hand', 404, () => ({ reference: 'Check no. 17' })),
  operators('DELETE /api/admin/reviews/{nothing}', 404, WHY),
  operators('DELETE /api/admin/messages/{nothing}', 404, WHY),
  operators('POST /api/admin/reports/{nothing}/close', 404, WHY),
  operators('POST /api/admin/questions/{nothing}/hide', 404, WHY),
  operators('POST /api/admin/support-tickets/{nothing}/reply', 404, () => ({ text: 'It left Austin this morning.' })),
  operators('PUT /api/admin/support-tickets/{nothing}', 404, () => ({ status: 'open' })),
  operators('PUT /api/admin/settings/{nothing}', 404, () => ({ platformFeePercent: 5 })),
  operators('POST /api/admin/jobs/{nothing}/retry', 404),
  operators('POST /api/admin/verifications/{nothing}/approve', 404),
  operators('POST /api/admin/verifications/{nothing}/reject', 404, WHY),
  operators('POST /api/admin/reconciliation-breaks/{nothing}/explain', 404, () => ({ reason: 'fee', note: 'A fee.' })),
  operators('POST /api/admin/reconciliation-breaks/{nothing}/close', 404),
  operators('POST /api/admin/approvals/{nothing}/approve', 404),
  operators('POST /api/admin/approvals/{nothing}/withdraw', 404),
  operators('GET /api/admin/chargebacks/{nothing}/evidence.pdf', 404),
  operators('GET /api/admin/chargebacks/{nothing}/loss', 404),
  operators('POST /api/admin/chargebacks/{nothing}/evidence', 404, () => ({ submit: true })),
  operators('POST /api/admin/chargebacks/{nothing}/accept-loss', 404, WHY),
  operators('POST /api/admin/claims/{nothing}/resolve', 404, () => ({
    decision: 'denied',
    note: 'The photos show it.',
  })),
  operators('POST /api/admin/claims/{nothing}/paid-by-hand', 404, () => ({ reference: 'Check no. 17' })),
  operators('POST /api/admin/change-orders/{nothing}/decide', 404, () => ({
    carrier: 5,
    counts: 'none',
    note: 'As in the photos.',
  })),
  operators('POST /api/admin/change-orders/{nothing}/paid-by-hand', 404, () => ({ reference: 'Check no. 17' })),
  // Not a card.
  operators('PUT /api/admin/rate-cards/{nothing}', 400, () => ({ card: {}, note: 'Diesel is dearer.' })),
  operators('POST /api/admin/rate-cards/preview', 400, () => ({ card: {} })),
  operators('POST /api/admin/rate-cards/recompute', 200),
  operators('POST /api/sandbox/disputes', 404, () => ({ quoteId: randomUUID(), reason: 'fraudulent' })),
  operators('POST /api/sandbox/disputes/{nothing}/close', 404, () => ({ outcome: 'won' })),
  operators('POST /api/sandbox/top-ups', 200, () => ({ amount: 1 })),
  operators('POST /api/sandbox/faults', 200, () => ({ next: 'delay', times: 1 })),
];
