import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { RESOURCES } from '../src/admin/admin.resources.js';
import { ERRORS } from '../src/common/errors.js';
import { SCOPES } from '../src/common/scopes.js';
import { API_VERSION } from '../src/platform/http/version.js';
import { PUBLIC_NAMES } from '../src/public-events/public-events.catalog.js';
import { client } from './support/client.js';
import { documents, exampleOf, isAsDocumented, type Published, type Schema } from './support/document.js';
import { expectRefusal, ok, World } from './support/people.js';
import { startServer, type TestServer } from './support/server.js';

type Call = [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, access: 'open' | 'signed in'];

/** Every call that integrators are promised: method, path, and whether a visitor may make it. */
const CALLS: Call[] = [
  ['POST', '/api/auth/register', 'open'],
  ['POST', '/api/auth/login', 'open'],
  ['POST', '/api/auth/driver', 'open'],
  ['POST', '/api/auth/renew', 'signed in'],
  ['POST', '/api/auth/logout', 'signed in'],
  ['GET', '/api/auth/me', 'signed in'],
  ['GET', '/api/auth/user', 'signed in'],
  ['GET', '/api/auth/sessions', 'signed in'],
  ['DELETE', '/api/auth/sessions', 'signed in'],
  ['DELETE', '/api/auth/sessions/{sid}', 'signed in'],
  ['GET', '/api/api-keys', 'signed in'],
  ['GET', '/api/api-keys/current', 'signed in'],
  ['POST', '/api/api-keys', 'signed in'],
  ['PATCH', '/api/api-keys/{id}', 'signed in'],
  ['POST', '/api/api-keys/{id}/rotate', 'signed in'],
  ['DELETE', '/api/api-keys/{id}', 'signed in'],
  ['POST', '/api/auth/forgot-password', 'open'],
  ['POST', '/api/auth/reset-password', 'open'],
  ['POST', '/api/auth/reset-password/check', 'open'],
  ['POST', '/api/auth/verify-email', 'open'],
  ['POST', '/api/auth/resend-verification', 'signed in'],
  ['PUT', '/api/users/profile', 'signed in'],
  ['PUT', '/api/users/email', 'signed in'],
  ['PUT', '/api/users/password', 'signed in'],
  ['GET', '/api/users/me/export', 'signed in'],
  ['GET', '/api/users/me/addresses', 'signed in'],
  ['POST', '/api/users/me/addresses', 'signed in'],
  ['DELETE', '/api/users/me/addresses/{id}', 'signed in'],
  ['DELETE', '/api/users/me', 'signed in'],
  ['GET', '/api/users/me/payout-account', 'signed in'],
  ['POST', '/api/users/me/payout-account', 'signed in'],
  ['GET', '/api/users/me/notification-preferences', 'signed in'],
  ['PUT', '/api/users/me/notification-preferences', 'signed in'],
  ['GET', '/api/users/me/push-subscriptions', 'signed in'],
  ['POST', '/api/users/me/push-subscriptions', 'signed in'],
  ['POST', '/api/users/me/push-subscriptions/test', 'signed in'],
  ['DELETE', '/api/users/me/push-subscriptions/{id}', 'signed in'],
  ['GET', '/api/users/me/verification', 'signed in'],
  ['PUT', '/api/users/me/verification', 'signed in'],
  ['POST', '/api/users/me/verification/documents', 'signed in'],
  ['GET', '/api/users/me/dashboard', 'signed in'],
  ['GET', '/api/users/me/unread', 'signed in'],
  ['GET', '/api/users/me/blocks', 'signed in'],
  ['PUT', '/api/users/{id}/block', 'signed in'],
  ['DELETE', '/api/users/{id}/block', 'signed in'],
  ['GET', '/api/users/{id}', 'open'],
  ['GET', '/api/users/{id}/reviews', 'open'],
  ['GET', '/api/users/{id}/track-record', 'open'],
  ['GET', '/api/config', 'open'],
  ['GET', '/api/texts', 'open'],
  ['GET', '/api/places', 'open'],
  ['GET', '/api/distance', 'open'],
  ['GET', '/api/price-truth', 'open'],
  ['POST', '/api/calculate-shipping-rates', 'signed in'],
  ['POST', '/api/uploads', 'signed in'],
  ['GET', '/api/uploads/{photoId}', 'open'],
  ['POST', '/api/shipments', 'signed in'],
  ['POST', '/api/shipments/bulk', 'signed in'],
  ['GET', '/api/imports', 'signed in'],
  ['POST', '/api/imports', 'signed in'],
  ['GET', '/api/imports/{id}', 'signed in'],
  ['GET', '/api/imports/{id}/rows', 'signed in'],
  ['GET', '/api/imports/{id}/results.csv', 'signed in'],
  ['POST', '/api/imports/{id}/start', 'signed in'],
  ['GET', '/api/shipments', 'open'],
  ['GET', '/api/shipments/{id}', 'open'],
  ['GET', '/api/shared/{id}', 'open'],
  ['GET', '/api/shared/{id}/photo', 'open'],
  ['GET', '/api/shipments/{id}/timeline', 'open'],
  ['PATCH', '/api/shipments/{id}', 'signed in'],
  ['POST', '/api/shipments/{id}/publish', 'signed in'],
  ['POST', '/api/shipments/{id}/copy', 'signed in'],
  ['POST', '/api/shipments/{id}/take', 'signed in'],
  ['POST', '/api/shipments/{id}/cancel', 'signed in'],
  ['GET', '/api/shipments/{id}/cancellation-preview', 'signed in'],
  ['GET', '/api/shipments/{id}/contact', 'signed in'],
  ['POST', '/api/shipments/{id}/photos', 'signed in'],
  ['DELETE', '/api/shipments/{id}/photos/{photoId}', 'signed in'],
  ['GET', '/api/shipments/{id}/price-comparisons', 'open'],
  ['POST', '/api/shipments/{id}/price-comparisons', 'signed in'],
  ['GET', '/api/shipments/{id}/quotes', 'signed in'],
  ['POST', '/api/shipments/{id}/hide', 'signed in'],
  ['DELETE', '/api/shipments/{id}/hide', 'signed in'],
  ['POST', '/api/trips', 'signed in'],
  ['GET', '/api/trips', 'signed in'],
  ['POST', '/api/trips/preview/loads', 'signed in'],
  ['GET', '/api/trips/added-miles', 'signed in'],
  ['GET', '/api/recommended-loads', 'signed in'],
  ['GET', '/api/shipments/{id}/next-loads', 'signed in'],
  ['GET', '/api/trips/{id}', 'signed in'],
  ['PATCH', '/api/trips/{id}', 'signed in'],
  ['DELETE', '/api/trips/{id}', 'signed in'],
  ['GET', '/api/trips/{id}/loads', 'signed in'],
  ['POST', '/api/trips/{id}/jobs', 'signed in'],
  ['DELETE', '/api/trips/{id}/jobs/{quoteId}', 'signed in'],
  ['GET', '/api/trips/{id}/stops', 'signed in'],
  ['POST', '/api/trips/{id}/order', 'signed in'],
  ['PUT', '/api/trips/{id}/stops', 'signed in'],
  ['POST', '/api/recurrences', 'signed in'],
  ['GET', '/api/recurrences', 'signed in'],
  ['PATCH', '/api/recurrences/{id}', 'signed in'],
  ['DELETE', '/api/recurrences/{id}', 'signed in'],
  ['POST', '/api/saved-searches', 'signed in'],
  ['GET', '/api/saved-searches', 'signed in'],
  ['PATCH', '/api/saved-searches/{id}', 'signed in'],
  ['DELETE', '/api/saved-searches/{id}', 'signed in'],
  ['POST', '/api/quotes', 'signed in'],
  ['GET', '/api/quotes', 'signed in'],
  ['GET', '/api/quotes/{id}', 'signed in'],
  ['PATCH', '/api/quotes/{id}', 'signed in'],
  ['POST', '/api/quotes/{id}/withdraw', 'signed in'],
  ['POST', '/api/quotes/{id}/pickup-day', 'signed in'],
  ['POST', '/api/quotes/{id}/counter-offers', 'signed in'],
  ['GET', '/api/quotes/{id}/counter-offers', 'signed in'],
  ['POST', '/api/counter-offers/{id}/accept', 'signed in'],
  ['POST', '/api/counter-offers/{id}/decline', 'signed in'],
  ['POST', '/api/counter-offers/{id}/withdraw', 'signed in'],
  ['POST', '/api/shipments/{id}/questions', 'signed in'],
  ['GET', '/api/shipments/{id}/questions', 'open'],
  ['POST', '/api/questions/{id}/answer', 'signed in'],
  ['POST', '/api/shipments/{id}/change-orders', 'signed in'],
  ['GET', '/api/shipments/{id}/change-orders', 'signed in'],
  ['POST', '/api/change-orders/{id}/accept', 'signed in'],
  ['POST', '/api/change-orders/{id}/pay', 'signed in'],
  ['POST', '/api/change-orders/{id}/confirm', 'signed in'],
  ['POST', '/api/change-orders/{id}/decline', 'signed in'],
  ['POST', '/api/change-orders/{id}/withdraw', 'signed in'],
  ['POST', '/api/quotes/{id}/accept', 'signed in'],
  ['POST', '/api/quotes/{id}/decline', 'signed in'],
  ['POST', '/api/quotes/{id}/unaccept', 'signed in'],
  ['POST', '/api/quotes/{id}/pay', 'signed in'],
  ['POST', '/api/payments/{quoteId}/confirm', 'signed in'],
  ['POST', '/api/sandbox/payment-intents/confirm', 'open'],
  ['POST', '/api/sandbox/payment-intents/authenticate', 'open'],
  ['GET', '/api/sandbox/clock', 'signed in'],
  ['POST', '/api/sandbox/clock', 'signed in'],
  ['POST', '/api/sandbox/disputes', 'signed in'],
  ['POST', '/api/sandbox/disputes/{id}/close', 'signed in'],
  ['POST', '/api/sandbox/top-ups', 'signed in'],
  ['POST', '/api/sandbox/faults', 'signed in'],
  ['GET', '/api/payments', 'signed in'],
  ['GET', '/api/payments/totals', 'signed in'],
  ['GET', '/api/payments.csv', 'signed in'],
  ['GET', '/api/payments/{id}', 'signed in'],
  ['GET', '/api/payments/{id}/statement.pdf', 'signed in'],
  ['GET', '/api/payments/{id}/statement.csv', 'signed in'],
  ['POST', '/api/shipments/{id}/addresses', 'signed in'],
  ['POST', '/api/shipments/{id}/pickup', 'signed in'],
  ['POST', '/api/shipments/{id}/deliver', 'signed in'],
  ['POST', '/api/shipments/{id}/confirm-delivery', 'signed in'],
  ['POST', '/api/shipments/{id}/arrive', 'signed in'],
  ['POST', '/api/shipments/{id}/attempt', 'signed in'],
  ['GET', '/api/shipments/{id}/condition-reports', 'signed in'],
  ['PUT', '/api/shipments/{id}/exact-point', 'signed in'],
  ['POST', '/api/shipments/{id}/release-code', 'signed in'],
  ['POST', '/api/shipments/{id}/came-later', 'signed in'],
  ['POST', '/api/locations', 'signed in'],
  ['POST', '/api/shipments/{id}/locations', 'signed in'],
  ['GET', '/api/shipments/{id}/locations', 'signed in'],
  ['GET', '/api/conversations', 'signed in'],
  ['GET', '/api/conversations/{id}/messages', 'signed in'],
  ['GET', '/api/conversations/{id}', 'signed in'],
  ['POST', '/api/conversations/{id}/read', 'signed in'],
  ['POST', '/api/messages', 'signed in'],
  ['POST', '/api/messages/attachments', 'signed in'],
  ['POST', '/api/reports', 'signed in'],
  ['GET', '/api/messages/{id}', 'signed in'],
  ['POST', '/api/reviews', 'signed in'],
  ['POST', '/api/claims', 'signed in'],
  ['GET', '/api/claims', 'signed in'],
  ['GET', '/api/claims/{id}', 'signed in'],
  ['GET', '/api/claims/{id}/evidence', 'signed in'],
  ['POST', '/api/claims/{id}/respond', 'signed in'],
  ['POST', '/api/claims/{id}/withdraw', 'signed in'],
  ['POST', '/api/admin/claims/{id}/resolve', 'signed in'],
  ['POST', '/api/admin/claims/{id}/paid-by-hand', 'signed in'],
  ['POST', '/api/admin/change-orders/{id}/decide', 'signed in'],
  ['POST', '/api/admin/change-orders/{id}/paid-by-hand', 'signed in'],
  ['POST', '/api/support-tickets', 'open'],
  ['GET', '/api/support-tickets', 'signed in'],
  ['POST', '/api/support-tickets/{id}/reply', 'signed in'],
  ['GET', '/api/notifications', 'signed in'],
  ['POST', '/api/notifications/read', 'signed in'],
  ['POST', '/api/unsubscribe', 'open'],
  ['GET', '/api/events', 'signed in'],
  ['GET', '/api/event-log', 'signed in'],
  ['GET', '/api/event-log/latest', 'signed in'],
  ['GET', '/api/widgets', 'signed in'],
  ['POST', '/api/widgets', 'signed in'],
  ['PATCH', '/api/widgets/{id}', 'signed in'],
  ['DELETE', '/api/widgets/{id}', 'signed in'],
  ['POST', '/api/widgets/{key}/estimate', 'open'],
  ['GET', '/api/widget-estimates/{id}', 'open'],
  ['POST', '/api/shipments/{id}/tracking-links', 'signed in'],
  ['GET', '/api/shipments/{id}/tracking-links', 'signed in'],
  ['DELETE', '/api/shipments/{id}/tracking-links/{linkId}', 'signed in'],
  ['POST', '/api/shipments/{id}/driver', 'signed in'],
  ['GET', '/api/shipments/{id}/driver', 'signed in'],
  ['DELETE', '/api/shipments/{id}/driver', 'signed in'],
  ['GET', '/api/driver/job', 'signed in'],
  ['GET', '/api/shipments/{id}/bill-of-lading.pdf', 'signed in'],
  ['GET', '/api/track/{token}', 'open'],
  ['GET', '/api/track/{token}/bill-of-lading.pdf', 'open'],
  ['POST', '/api/track/{token}/exact-point', 'open'],
  ['GET', '/api/webhook-endpoints', 'signed in'],
  ['POST', '/api/webhook-endpoints', 'signed in'],
  ['GET', '/api/webhook-endpoints/{id}', 'signed in'],
  ['PATCH', '/api/webhook-endpoints/{id}', 'signed in'],
  ['DELETE', '/api/webhook-endpoints/{id}', 'signed in'],
  ['GET', '/api/webhook-endpoints/{id}/secret', 'signed in'],
  ['POST', '/api/webhook-endpoints/{id}/rotate-secret', 'signed in'],
  ['POST', '/api/webhook-endpoints/{id}/test', 'signed in'],
  ['GET', '/api/webhook-endpoints/{id}/deliveries', 'signed in'],
  ['GET', '/api/webhook-endpoints/{id}/deliveries/{deliveryId}', 'signed in'],
  ['POST', '/api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry', 'signed in'],
  ['POST', '/api/webhook-endpoints/{id}/recover', 'signed in'],
  ['POST', '/api/webhooks/stripe', 'open'],
  ['GET', '/api/health/live', 'open'],
  ['GET', '/api/health/ready', 'open'],
  ['GET', '/metrics', 'open'],
  ...Object.keys(RESOURCES).flatMap((resource): Call[] => [
    ['GET', `/api/admin/${resource}`, 'signed in'],
    ['GET', `/api/admin/${resource}/{id}`, 'signed in'],
  ]),
  ['GET', '/api/admin/ledger-entries/check', 'signed in'],
  ['GET', '/api/admin/settings', 'signed in'],
  ['GET', '/api/admin/settings/{id}', 'signed in'],
  ['PUT', '/api/admin/settings/{id}', 'signed in'],
  ['GET', '/api/admin/access', 'signed in'],
  ['GET', '/api/admin/queue/counts', 'signed in'],
  ['POST', '/api/admin/{resource}/{id}/assign', 'signed in'],
  ['POST', '/api/admin/{resource}/{id}/snooze', 'signed in'],
  ['POST', '/api/admin/{resource}/{id}/notes', 'signed in'],
  ['GET', '/api/admin/{resource}/{id}/notes', 'signed in'],
  ['GET', '/api/admin/overview', 'signed in'],
  ['GET', '/api/admin/search', 'signed in'],
  ['GET', '/api/admin/emails/{id}/preview', 'signed in'],
  ['GET', '/api/admin/jobs', 'signed in'],
  ['GET', '/api/admin/jobs/{id}', 'signed in'],
  ['GET', '/api/admin/api-keys/{id}/usage', 'signed in'],
  ['PUT', '/api/admin/api-keys/{id}', 'signed in'],
  ['POST', '/api/admin/api-keys/{id}/revoke', 'signed in'],
  ['POST', '/api/admin/webhook-endpoints/{id}/disable', 'signed in'],
  ['POST', '/api/admin/webhook-endpoints/{id}/enable', 'signed in'],
  ['POST', '/api/admin/webhook-events/{id}/retry', 'signed in'],
  ['POST', '/api/admin/webhook-deliveries/{id}/retry', 'signed in'],
  ['POST', '/api/admin/emails/{id}/resend', 'signed in'],
  ['POST', '/api/admin/jobs/{id}/retry', 'signed in'],
  ['POST', '/api/admin/users', 'signed in'],
  ['PUT', '/api/admin/users/{id}', 'signed in'],
  ['DELETE', '/api/admin/users/{id}', 'signed in'],
  ['POST', '/api/admin/users/{id}/suspend', 'signed in'],
  ['POST', '/api/admin/users/{id}/restore', 'signed in'],
  ['POST', '/api/admin/users/{id}/end-sessions', 'signed in'],
  ['POST', '/api/admin/users/{id}/verify-email', 'signed in'],
  ['POST', '/api/admin/users/{id}/send-reset', 'signed in'],
  ['POST', '/api/admin/users/{id}/view-as', 'signed in'],
  ['GET', '/api/admin/texts', 'signed in'],
  ['POST', '/api/admin/texts', 'signed in'],
  ['GET', '/api/admin/texts/{id}', 'signed in'],
  ['PUT', '/api/admin/texts/{id}', 'signed in'],
  ['GET', '/api/admin/texts/{id}/versions', 'signed in'],
  ['POST', '/api/admin/texts/{id}/preview', 'signed in'],
  ['POST', '/api/admin/texts/{id}/restore', 'signed in'],
  ['POST', '/api/admin/shared-queries', 'signed in'],
  ['DELETE', '/api/admin/shared-queries/{id}', 'signed in'],
  ['GET', '/api/admin/shipments/{id}/story', 'signed in'],
  ['PUT', '/api/admin/shipments/{id}', 'signed in'],
  ['DELETE', '/api/admin/shipments/{id}', 'signed in'],
  ['POST', '/api/admin/shipments/{id}/cancel', 'signed in'],
  ['POST', '/api/admin/payments/{id}/release', 'signed in'],
  ['POST', '/api/admin/payments/{id}/refund', 'signed in'],
  ['POST', '/api/admin/verifications/{id}/approve', 'signed in'],
  ['POST', '/api/admin/verifications/{id}/reject', 'signed in'],
  ['DELETE', '/api/admin/reviews/{id}', 'signed in'],
  ['DELETE', '/api/admin/messages/{id}', 'signed in'],
  ['PUT', '/api/admin/support-tickets/{id}', 'signed in'],
  ['POST', '/api/admin/support-tickets/{id}/reply', 'signed in'],
  ['POST', '/api/admin/reports/{id}/close', 'signed in'],
  ['POST', '/api/admin/questions/{id}/hide', 'signed in'],
  ['PUT', '/api/admin/rate-cards/{id}', 'signed in'],
  ['POST', '/api/admin/rate-cards/preview', 'signed in'],
  ['POST', '/api/admin/rate-cards/recompute', 'signed in'],
  ['GET', '/api/admin/{resource}.csv', 'signed in'],
  ['POST', '/api/admin/reconciliation-breaks/{id}/explain', 'signed in'],
  ['POST', '/api/admin/reconciliation-breaks/{id}/close', 'signed in'],
  ['POST', '/api/admin/approvals/{id}/approve', 'signed in'],
  ['POST', '/api/admin/approvals/{id}/withdraw', 'signed in'],
  ['GET', '/api/admin/chargebacks/{id}/evidence.pdf', 'signed in'],
  ['GET', '/api/admin/chargebacks/{id}/loss', 'signed in'],
  ['POST', '/api/admin/chargebacks/{id}/evidence', 'signed in'],
  ['POST', '/api/admin/chargebacks/{id}/accept-loss', 'signed in'],
  ['POST', '/api/admin/money-operations/{id}/retry', 'signed in'],
  ['POST', '/api/admin/money-operations/{id}/paid-by-hand', 'signed in'],
];

/** Calls that no key is let in to: what has to do with the account itself, and what takes no token at all. */
const SESSION_ONLY = [
  'POST /api/auth/driver',
  'GET /api/driver/job',
  'GET /api/texts',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/renew',
  'POST /api/auth/logout',
  'GET /api/auth/sessions',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/{sid}',
  'GET /api/api-keys',
  'POST /api/api-keys',
  'PATCH /api/api-keys/{id}',
  'POST /api/api-keys/{id}/rotate',
  'DELETE /api/api-keys/{id}',
  'GET /api/webhook-endpoints/{id}/secret',
  'GET /api/widgets',
  'POST /api/widgets',
  'PATCH /api/widgets/{id}',
  'DELETE /api/widgets/{id}',
  'POST /api/widgets/{key}/estimate',
  'GET /api/widget-estimates/{id}',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/reset-password/check',
  'POST /api/auth/verify-email',
  'POST /api/auth/resend-verification',
  'PUT /api/users/profile',
  'PUT /api/users/email',
  'PUT /api/users/password',
  'GET /api/users/me/blocks',
  'PUT /api/users/{id}/block',
  'DELETE /api/users/{id}/block',
  'POST /api/reports',
  'GET /api/users/me/export',
  'GET /api/users/me/addresses',
  'POST /api/users/me/addresses',
  'DELETE /api/users/me/addresses/{id}',
  'DELETE /api/users/me',
  'GET /api/users/me/payout-account',
  'POST /api/users/me/payout-account',
  'GET /api/users/me/notification-preferences',
  'PUT /api/users/me/notification-preferences',
  'GET /api/users/me/push-subscriptions',
  'POST /api/users/me/push-subscriptions',
  'POST /api/users/me/push-subscriptions/test',
  'DELETE /api/users/me/push-subscriptions/{id}',
  'PUT /api/users/me/verification',
  'POST /api/users/me/verification/documents',
  'GET /api/users/me/unread',
  'GET /api/config',
  'POST /api/sandbox/payment-intents/confirm',
  'POST /api/sandbox/payment-intents/authenticate',
  'POST /api/support-tickets',
  'POST /api/support-tickets/{id}/reply',
  'GET /api/support-tickets',
  'GET /api/notifications',
  'POST /api/notifications/read',
  'POST /api/unsubscribe',
  'GET /api/events',
  'POST /api/webhooks/stripe',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /metrics',
];

interface Media {
  schema?: Schema;
  examples?: Record<string, { $ref: string }>;
  example?: object;
}

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: { $ref?: string; name?: string; in?: string; schema?: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { $ref?: string; headers?: Record<string, object>; content?: Record<string, Media> }>;
  'x-scope'?: string[];
}

const { open, operators } = documents();
const BOTH: [name: string, document: Published][] = [
  ['openapi.json', open],
  ['openapi.admin.json', operators],
];
const PATHS = { ...open.paths, ...operators.paths };

/** The calls of a document, as written there. */
function callsOf({ paths }: Published) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
}

/** What a reference points to, or the part itself. */
function follow<T extends object>(document: Published, part: T & { $ref?: string }): T {
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? [];
  return kind && name ? (document.components[kind as 'schemas'][name] as T) : part;
}

describe('the contract', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  it.each(CALLS)('has %s %s, and it is %s', async (method, path, access) => {
    expect(Object.keys(PATHS[path] ?? {})).toContain(method.toLowerCase());
    const address = path.replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
    const visitor = client(server.url);
    const body = method === 'GET' ? undefined : {};
    const { status } = await (method === 'GET'
      ? visitor.get(address)
      : visitor[method.toLowerCase() as 'post'](address, body));
    if (access === 'signed in') expect(status).toBe(401);
    else expect([200, 201, 202, 204, 400, 404]).toContain(status);
  });

  it.each(CALLS.filter(([, , access]) => access === 'signed in'))(
    'refuses a made-up token on %s %s',
    async (method, path) => {
      const address = path.replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
      const stranger = client(server.url, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.');
      const { status } = await (method === 'GET'
        ? stranger.get(address)
        : stranger[method.toLowerCase() as 'post'](address, {}));
      expect(status).toBe(401);
    },
  );
});

describe.each(BOTH)('%s', (name, document) => {
  const OPERATIONS = callsOf(document);
  const answersOf = (operation: Operation) =>
    Object.entries(operation.responses).map(([status, answer]) => ({ status, answer: follow(document, answer) }));
  const isRefusal = (status: string) => status === 'default' || (Number(status) >= 400 && status !== '402');

  it('names each operation once', () => {
    const ids = OPERATIONS.map(({ operation }) => operation.operationId);
    expect(ids.every(Boolean)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no call missing from the table above', () => {
    const known = new Set(CALLS.map(([method, path]) => `${method} ${path}`));
    expect(OPERATIONS.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
  });

  it('is written in OpenAPI 3.1, in at most 400 kB, and says what each operation does and which part it belongs to', () => {
    expect(document.openapi).toBe('3.1.1');
    expect(JSON.stringify(document).length).toBeLessThan(400_000);
    expect(JSON.stringify(document)).not.toMatch(/"nullable":/);
    expect(
      OPERATIONS.filter(({ operation }) => !operation.summary || operation.tags?.length !== 1).map(({ call }) => call),
    ).toEqual([]);
  });

  it('writes what several calls have in common only once', () => {
    const inlined = OPERATIONS.flatMap(({ operation }) =>
      [...Object.values(operation.responses), ...(operation.parameters ?? [])].filter((part) => !part.$ref),
    ).map((part) => JSON.stringify(part));
    expect(inlined.filter((part, at) => inlined.indexOf(part) !== at)).toEqual([]);
    // And nothing has a name that only one call has.
    const referred = JSON.stringify([document.paths, document.webhooks]);
    const uses = (kind: string, part: string) => referred.split(`"#/components/${kind}/${part}"`).length - 1;
    const single = (['responses', 'parameters'] as const).flatMap((kind) =>
      Object.keys(document.components[kind]).filter((each) => uses(kind, each) < 2),
    );
    expect(single).toEqual([]);
  });

  /** 202 beside another: the act waits for a second operator. */
  const isOneSuccess = (all: string[]) => all.length === 1 || (all.length === 2 && all.includes('202'));

  it('has one success and the refusals for each operation, with an example of each', () => {
    const poor = OPERATIONS.filter(({ operation }) => {
      const all = answersOf(operation);
      const refusals = all
        .filter(({ status }) => isRefusal(status))
        .map(({ answer }) => answer.content?.['application/problem+json']);
      return (
        !isOneSuccess(all.map(({ status }) => status).filter((status) => Number(status) < 300)) ||
        !refusals.some((refusal) => refusal?.examples?.['invalid_input']) ||
        refusals.some((refusal) => !refusal?.schema || !refusal.examples)
      );
    });
    expect(poor.map(({ call }) => call)).toEqual([]);
  });

  it('shows each error code with its own status, and only codes from the catalog', () => {
    const { properties } = document.components.schemas['ProblemAnswer'] as {
      properties: { code: { 'x-known-values': string[] } };
    };
    expect(properties.code['x-known-values']).toEqual(Object.keys(ERRORS));
    const wrong = OPERATIONS.flatMap(({ call, operation }) =>
      answersOf(operation).flatMap(({ status, answer }) =>
        Object.entries(answer.content?.['application/problem+json']?.examples ?? {})
          .filter(([code, example]) => {
            const { value } = follow<{ value?: Record<string, unknown> }>(document, example);
            return (
              value?.['code'] !== code ||
              (status !== 'default' && status !== String(value['status'])) ||
              !value['detail'] ||
              value['type'] !== `/errors/${code}`
            );
          })
          .map(([code]) => `${call} ${status} ${code}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('names the headers of each answer', () => {
    const poor = OPERATIONS.flatMap(({ call, operation }) => {
      const keyed = (operation.parameters ?? []).some((each) => follow(document, each).name === 'Idempotency-Key');
      return answersOf(operation)
        .filter(({ status, answer }) => {
          const wanted = [
            'X-Request-Id',
            ...(status === 'default' ? ['Retry-After', 'RateLimit', 'RateLimit-Policy'] : []),
            ...(keyed && Number(status) < 300 ? ['Idempotency-Replayed'] : []),
          ];
          return wanted.some((header) => !answer.headers?.[header]);
        })
        .map(({ status }) => `${call} ${status}`);
    });
    expect(poor).toEqual([]);
  });

  it('has the next page in a header of each list that comes in pages', () => {
    const pageless = OPERATIONS.filter(({ operation }) => {
      const [success] = answersOf(operation).filter(({ status }) => status === '200');
      const isList = success?.answer.content?.['application/json']?.schema?.type === 'array';
      const isPaged = (operation.parameters ?? []).some((each) => follow(document, each).name === 'limit');
      return isList && isPaged && !success.answer.headers?.['Link'];
    });
    // The newest alone, to look at.
    expect(pageless.map(({ call }) => call)).toEqual(name === 'openapi.json' ? ['GET /api/event-log/latest'] : []);
  });

  it('describes every body that is sent and every one that comes back', () => {
    const bodiless = /^(POST|PUT|PATCH) /;
    const poor = OPERATIONS.filter(({ call, operation }) => {
      const success = answersOf(operation).find(({ status }) => Number(status) < 300);
      const answered = Object.values(success?.answer.content ?? {}).some(({ schema }) => schema);
      const sent = Object.values(operation.requestBody?.content ?? {});
      return (
        (!['202', '204'].includes(success?.status ?? '') && !answered) ||
        (bodiless.test(call) && sent.some(({ schema }) => !schema))
      );
    });
    expect(poor.map(({ call }) => call)).toEqual([]);
  });

  it('has an example of each, put together from those of its fields, that its schema allows', () => {
    const bodies = OPERATIONS.flatMap(({ call, operation }) =>
      [operation.requestBody, ...answersOf(operation).map(({ answer }) => answer)].flatMap((part) => {
        const schema = part?.content?.['application/json']?.schema;
        return schema ? [{ call, schema, example: exampleOf(schema) }] : [];
      }),
    );
    expect(bodies.length).toBeGreaterThan(50);
    expect(bodies.filter(({ example }) => JSON.stringify(example ?? {}).length < 3).map(({ call }) => call)).toEqual(
      [],
    );
    expect(bodies.filter(({ schema, example }) => !isAsDocumented(schema, example)).map(({ call }) => call)).toEqual(
      [],
    );
  });

  it("says that a path's id is a UUID, except for those that are not", () => {
    const NO_UUIDS =
      / \/api\/(admin\/(settings|jobs|emails|queue|\{resource\}|deadlines|webhook-events|timeline|chargebacks|texts)|sandbox\/disputes)\/|\{resource\}\.csv$/;
    const wrong = OPERATIONS.filter(({ call, operation }) =>
      (operation.parameters ?? [])
        .map((each) => follow(document, each))
        .some((each) => each.in === 'path' && (each.schema?.format === 'uuid') === NO_UUIDS.test(call)),
    );
    expect(wrong.map(({ call }) => call)).toEqual([]);
  });

  it('says for each operation which scope it needs, or that it is for sessions only', () => {
    const known = new Set<string>(Object.keys(SCOPES));
    const scoped = OPERATIONS.filter(({ operation }) => operation['x-scope'] !== undefined);
    // It says what a key is, to each.
    const ANY_KEY = 'GET /api/api-keys/current';
    expect(
      scoped.filter(
        ({ call, operation }) =>
          (call !== ANY_KEY && !operation['x-scope']?.length) || operation['x-scope']?.some((each) => !known.has(each)),
      ),
    ).toEqual([]);
    const others = OPERATIONS.map(({ call }) => call).filter((call) => !scoped.some((each) => each.call === call));
    if (name === 'openapi.json') expect(others.sort()).toEqual([...SESSION_ONLY].sort());
    else expect(scoped).toEqual([]);
  });

  it('has the version that answers name, and of which calls may say that they were written for it', () => {
    expect((document as { info?: { version: string } }).info?.version).toBe(API_VERSION);
  });

  it('lets a key that may only read change nothing', () => {
    const changing = OPERATIONS.filter(
      ({ call, operation }) =>
        !call.startsWith('GET ') && operation['x-scope']?.some((scope) => scope.endsWith(':read')),
    ).map(({ call }) => call);
    // They answer what would be; the last asks for no key.
    const READING = [
      'POST /api/calculate-shipping-rates',
      'POST /api/trips/preview/loads',
      'POST /api/trips/{id}/order',
      'POST /api/track/{token}/exact-point',
    ];
    expect(changing).toEqual(name === 'openapi.json' ? READING : []);
  });

  describe('can be turned into clients in typed languages', () => {
    /** Every object in the document that matches, with its location. */
    const parts: [place: string, part: Record<string, unknown>][] = [];
    const collect = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) parts.push([place, value as Record<string, unknown>]);
      for (const [key, inner] of Object.entries(value))
        if (!['example', 'examples'].includes(key)) collect(inner, `${place}/${key}`);
    };
    collect(document, '');
    /** What a schema allows besides null. */
    const choicesOf = ({ oneOf, anyOf }: Record<string, unknown>) =>
      ([oneOf ?? [], anyOf ?? []].flat() as Schema[]).filter(({ type }) => type !== 'null');
    const isSeveral = (part: Record<string, unknown>) => choicesOf(part).length > 1;

    it('where something may be one of several, each has a name', () => {
      const nameless = parts.filter(
        ([, part]) => isSeveral(part) && choicesOf(part).some(({ $ref }) => $ref === undefined),
      );
      expect(nameless.map(([place]) => place)).toEqual([]);
    });

    it('and the choice among them has one too, and is referenced by it', () => {
      const inlined = parts.filter(([place, part]) => isSeveral(part) && !/^\/components\/schemas\/\w+$/.test(place));
      expect(inlined.map(([place]) => place)).toEqual([]);
    });

    /** Names of the schemas that a part of the document refers to, directly or through others. */
    const reached = (part: unknown, known = new Set<string>()): Set<string> => {
      for (const [, schema = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
        if (!known.has(schema)) reached(document.components.schemas[schema], known.add(schema));
      return known;
    };

    it('no request allows one of several things', () => {
      const names = [...reached(OPERATIONS.map(({ operation }) => operation.requestBody ?? {}))];
      expect(names.length).toBeGreaterThan(5);
      const within = (schema: string) =>
        parts.filter(([place]) => `${place}/`.startsWith(`/components/schemas/${schema}/`)).map(([, part]) => part);
      expect(names.filter((each) => within(each).some(isSeveral))).toEqual([]);
    });

    it('lists null among no words: some generators take it for one', () => {
      const listed = parts.filter(([, part]) => Array.isArray(part['enum']) && part['enum'].includes(null));
      expect(listed.map(([place]) => place)).toEqual([]);
    });

    it('no answer has a closed list of words', () => {
      const answers = OPERATIONS.flatMap(({ operation }) => answersOf(operation).map(({ answer }) => answer.content));
      const closed = [...reached(answers)].filter((each) =>
        /"enum":/.test(JSON.stringify(document.components.schemas[each])),
      );
      expect(closed).toEqual([]);
    });

    it('addresses and emails are declared as such', () => {
      const WANTED: [name: RegExp, formats: string[]][] = [
        [/(^u|U)rl$|^link$/, ['uri', 'uri-reference']],
        [/^email$/, ['email']],
      ];
      const wrong = parts.flatMap(([place, part]) =>
        Object.entries((place.endsWith('/properties') ? part : {}) as Record<string, Schema>)
          .filter(([property, schema]) =>
            WANTED.some(
              ([pattern, formats]) =>
                pattern.test(property) &&
                JSON.stringify(schema.type).includes('string') &&
                !schema.pattern &&
                !formats.includes(schema.format ?? ''),
            ),
          )
          .map(([property]) => `${place}/${property}`),
      );
      // The address of whoever asked is removed when their account is erased.
      expect(wrong.filter((place) => !place.includes('/AdminSupportTicket/'))).toEqual([]);
    });

    it('no pattern has a quote or a needless backslash, which break generated code', () => {
      const patterns = parts.flatMap(([place, { pattern }]) =>
        typeof pattern === 'string' ? [{ place, pattern }] : [],
      );
      expect(patterns).not.toEqual([]);
      expect(patterns.filter(({ pattern }) => !/^[^"'`]*$/.test(pattern) || pattern.includes('\\/'))).toEqual([]);
      for (const { pattern } of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow();
    });

    it('whole numbers are integers: a number is money, a weight, a place, a share or a mean', () => {
      const FRACTIONS =
        /(amount|cost|fee|fees|delta|minimum|limit|low|high|typical|before|after|value|budget|price|volume|released|granted|grantedOnClaims|claimed|part|byOperators|^carrier|held|escrow|owed|paid|refund|refunded|compensation|difference|ours|theirs|from(Bank|Carrier|Escrow|Guarantee)|weight|length|width|mile|miles|pay|net|latitude|longitude|accuracy|^x|^y|percent|perDay|rating|hoursToFirstQuote|above|usual|payout|pending|underReview|onItsWay|planPrice|lost|carried|transferred|reversed)$/i;
      const isNumber = (type: unknown) => [type].flat().includes('number');
      const numbers = parts.flatMap(([place, { type, schema, name: called }]) => {
        if (isNumber(type)) return [place.split('/').at(-1) ?? ''];
        return isNumber((schema as { type?: unknown } | undefined)?.type) ? [String(called)] : [];
      });
      expect([...new Set(numbers)].filter((each) => each !== 'schema' && !FRACTIONS.test(each))).toEqual([]);
    });

    const requiredOf = (part: Schema): string[] => {
      const { required = [], allOf = [] } = follow<Schema>(document, part);
      return [...required, ...allOf.flatMap(requiredOf)];
    };

    it('a body is required only if it has a required field or is a form', () => {
      const wrong = OPERATIONS.filter(({ operation: { requestBody } }) => {
        if (!requestBody) return false;
        const { schema = {} } = Object.values(requestBody.content)[0] ?? {};
        return (requestBody.required ?? false) !== requiredOf(schema).length > 0;
      });
      expect(wrong.map(({ call }) => call)).toEqual([]);
    });
  });
});

/** What an event says beside its shape, and a shape's example. */
interface Own {
  properties: { type: { const: string }; data?: { properties: { status: { const: string } } } };
}
interface Shape {
  properties: { data: { examples: object[] } };
}

describe('the documents', () => {
  it('tell integrators more of each call than its summary, in a sentence', () => {
    const calls = callsOf(open);
    const told = ({ summary = '', description = '' }: Operation) =>
      /^[A-Z0-9`].{8,}[.`]$/s.test(description) && !description.startsWith(summary);
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.filter(({ operation }) => !told(operation)).map(({ call }) => call)).toEqual([]);
  });

  it('share no call: those for operators and the sandbox are separate, except for paying with a test card', () => {
    const apart = (path: string) =>
      /^\/api\/(admin|sandbox)\//.test(path) && !path.startsWith('/api/sandbox/payment-intents/');
    expect(Object.keys(open.paths).filter(apart)).toEqual([]);
    expect(Object.keys(operators.paths).filter((path) => !apart(path))).toEqual([]);
  });

  it('document each resource of the console with its own records', () => {
    const wrong = Object.keys(RESOURCES).filter((resource) => {
      const { get } = operators.paths[`/api/admin/${resource}`] as { get: Operation };
      const { $ref = '' } = get.responses['200']?.content?.['application/json']?.schema?.items ?? {};
      return !/^#\/components\/schemas\/Admin\w+$/.test($ref);
    });
    expect(wrong).toEqual([]);
  });

  it('list every event that is sent to webhook endpoints, with an example that its schema allows once it has its own type, and another event is not', () => {
    const ajv = new Ajv2020({ strict: false });
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema({ $id: 'document', components: open.components });
    const bodies = Object.entries(open.webhooks ?? {}).map(([name, { post }]) => {
      const { schema = {} } = (post as Operation).requestBody?.content['application/json'] ?? {};
      const [{ $ref = '' }, own] = (schema as { allOf: [{ $ref?: string }, Own] }).allOf;
      const shape = open.components.schemas[$ref.split('/').at(-1) ?? ''] as { allOf: [unknown, Shape] };
      const event = exampleOf({ $ref: '#/components/schemas/EventAnswer' }) as object;
      const { type, data } = own.properties;
      const status = data?.properties.status.const;
      const [sample] = shape.allOf[1].properties.data.examples;
      const example = { ...event, type: type.const, data: { ...sample, ...(status ? { status } : {}) } };
      const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
      return { name, example, allows: ajv.compile(JSON.parse(text) as object), summary: (post as Operation).summary };
    });
    expect(bodies.map(({ name }) => name)).toEqual(PUBLIC_NAMES);
    for (const { name, example, allows, summary } of bodies) {
      expect([name, summary, example]).toEqual([
        name,
        expect.stringMatching(/^[A-Z]/),
        expect.objectContaining({ type: name }),
      ]);
      expect(bodies.filter((other) => allows(other.example)).map((other) => other.name)).toEqual([name]);
    }
    expect(operators.webhooks).toBeUndefined();
  });

  it('make stars whole numbers, unlike their mean', () => {
    expect(open.components.schemas['NewReview']).toMatchObject({ properties: { rating: { type: 'integer' } } });
  });

  describe('as served', () => {
    let world: World;

    beforeAll(async () => {
      world = await World.start({ env: { PUBLIC_URL: 'https://ship.example' } });
    });

    const read = async (path: string) => ok(await world.visitor.get<Published & { servers: unknown }>(path), 200);

    it("include the public one, in two versions, with this server's address", async () => {
      const served = await read('/api/openapi.json');
      expect(served).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'https://ship.example' }] });
      expect(Object.keys(served.paths)).toEqual(Object.keys(open.paths));
      expect(Object.keys(served.webhooks ?? {})).toEqual(PUBLIC_NAMES);
      expect(await read('/api/docs-json')).toEqual(served);
      const older = await read('/api/openapi-3.0.json');
      expect(older.openapi).toMatch(/^3\.0\./);
      expect(older.webhooks).toBeUndefined();
      expect(Object.keys(older.paths)).toEqual(Object.keys(open.paths));
    });

    it("include the operators' own, which only they can read", async () => {
      const path = '/api/openapi.admin.json';
      const served = ok(await world.admin.api.get<Published>(path), 200);
      expect(Object.keys(served.paths)).toEqual(Object.keys(operators.paths));
      expectRefusal(await world.visitor.get(path), 401, 'unauthorized');
      expectRefusal(await world.shipper.api.get(path), 403, 'admins_only');
    });

    it('are of one version, which every answer names and a call may ask for', async () => {
      const ask = (version?: string) =>
        world.visitor.get('/api/config', version === undefined ? {} : { 'haulway-version': version });
      for (const answer of [await ask(), await ask(API_VERSION)])
        expect([answer.status, answer.headers.get('haulway-version')]).toEqual([200, API_VERSION]);
      const refused = await ask('2020-01-01');
      expectRefusal(refused, 400, 'unknown_version');
      expect(refused.headers.get('haulway-version')).toBe(API_VERSION);
    });

    it('have a page for each code, which a refusal links to', async () => {
      const { body } = await world.visitor.get<{ type: string }>('/api/quotes');
      expect(body.type).toBe('https://ship.example/errors/unauthorized');
      for (const code of Object.keys(ERRORS)) {
        const page = await fetch(new URL(`/errors/${code}`, world.server.url));
        expect([code, page.status, page.headers.get('content-type')]).toEqual([code, 200, 'text/html; charset=utf-8']);
        expect(await page.text()).toContain(`<code>${code}</code>`);
      }
      expect((await fetch(new URL('/errors/nothing', world.server.url))).status).toBe(404);
    });
  });
});
