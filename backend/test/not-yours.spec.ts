import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { isUuid } from '../src/common/paging.js';
import { client } from './support/client.js';
import { dereferenced, operations, type Schema } from './support/document.js';
import { type EventStream, openEventStream } from './support/event-stream.js';
import { type Deal, expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { firstAllowed } from './support/roles.js';
import { rowCounts } from './support/row-counts.js';
import { newPhone } from './support/push-service.js';
import { LOOPBACK } from './support/receiver.js';
import { importRead } from './support/csv.js';
import { endpointWithDelivery } from './support/webhook-endpoints.js';
import { until } from './support/until.js';

interface Refused {
  status?: number;
  code?: string;
  errors?: { path: string }[];
}

let world: World;
/** Another shipper and another carrier, who have nothing to do with any deal. */
let strangers: Person[];
let photo: Buffer;

beforeAll(async () => {
  world = await World.start({ env: LOOPBACK });
  strangers = await Promise.all([world.newShipper('Stan'), world.newCarrier('Stella')]);
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
});

function photos(): FormData {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  return form;
}

async function upload(person: Person): Promise<string> {
  return ok(await person.api.post<{ url: string }[]>('/api/uploads', photos()), 201)[0]?.url ?? '';
}

/** Ids of everything that belongs to a deal's two people, by how the addresses below name them. */
type Belongings = Record<
  | 'draft'
  | 'listed'
  | 'shipment'
  | 'quote'
  | 'payment'
  | 'message'
  | 'conversation'
  | 'claim'
  | 'change'
  | 'question'
  | 'offer'
  | 'photo'
  | 'draftPhoto'
  | 'session'
  | 'address'
  | 'trip'
  | 'search'
  | 'template'
  | 'recurrence'
  | 'key'
  | 'endpoint'
  | 'import'
  | 'sent'
  | 'ticket'
  | 'pushed'
  | 'widget',
  string
>;

async function belongings({ shipper, carrier, shipmentId, quoteId }: Deal, change: string): Promise<Belongings> {
  const [url, draftUrl] = [await upload(shipper), await upload(shipper)];
  const [draft, listed] = [
    await world.listed(shipper, { status: 'draft', photos: [draftUrl] }),
    await world.listed(shipper, { photos: [url] }),
  ];
  const said = ok(
    await shipper.api.post<{ id: string; conversationId: string }>('/api/messages', {
      receiverId: carrier.id,
      shipmentId,
      content: 'Mind the mast.',
    }),
    201,
  );
  const claim = ok(
    await shipper.api.post<{ id: string }>('/api/claims', {
      shipmentId,
      kind: 'damage',
      amount: 50,
      description: 'A corner is dented.',
    }),
    201,
  );
  const question = ok(
    await carrier.api.post<{ id: string }>(`/api/shipments/${listed}/questions`, { text: 'Is it crated?' }),
    201,
  );
  const haggled = await world.quoted(listed, carrier, { amount: 900 });
  const offer = ok(
    await shipper.api.post<{ id: string }>(`/api/quotes/${haggled}/counter-offers`, { amount: 700 }),
    201,
  );
  const key = ok(
    await shipper.api.post<{ id: string }>('/api/api-keys', {
      name: 'Stock system',
      scopes: ['quotes:read'],
      password: PASSWORD,
    }),
    201,
  );
  const [session] = ok(await shipper.api.get<{ sid: string }[]>('/api/auth/sessions'), 200);
  const kept = ok(await shipper.api.post<{ id: string }>('/api/users/me/addresses', { address: 'Austin, TX' }), 201);
  const payment = await world.payment({ shipper, carrier, shipmentId, quoteId });
  const trip = ok(await carrier.api.post<{ id: string }>('/api/trips', { ...TRIP, firstDay: await world.day(3) }), 201);
  const search = ok(
    await carrier.api.post<{ id: string }>('/api/saved-searches', { label: 'Boats', query: { q: 'boat' } }),
    201,
  );
  const template = ok(await shipper.api.post<{ id: string }>(`/api/shipments/${listed}/copy`, { template: true }), 201);
  const weekly = { shipmentId: template.id, every: 'week', days: [1] };
  const recurrence = ok(await shipper.api.post<{ id: string }>('/api/recurrences', weekly), 201);
  const ticket = ok(
    await shipper.api.post<{ id: string }>('/api/support-tickets', {
      name: 'Dana',
      email: 'dana@example.com',
      topic: 'Shipping',
      message: 'Where is my boat?',
    }),
    201,
  );
  const pushed = ok(
    await shipper.api.post<{ id: string }>('/api/users/me/push-subscriptions', newPhone().subscription),
    201,
  );
  const widget = ok(
    await shipper.api.post<{ id: string }>('/api/widgets', {
      name: 'Boats page',
      allowedOrigins: ['https://www.dealer.example'],
    }),
    201,
  );
  const idOf = (address: string) => address.split('/').at(-1) ?? '';
  return {
    draft,
    listed,
    shipment: shipmentId,
    quote: quoteId,
    payment: payment.id,
    message: said.id,
    conversation: said.conversationId,
    claim: claim.id,
    change,
    question: question.id,
    offer: offer.id,
    photo: idOf(url),
    draftPhoto: idOf(draftUrl),
    session: session?.sid ?? '',
    address: kept.id,
    trip: trip.id,
    search: search.id,
    template: template.id,
    recurrence: recurrence.id,
    key: key.id,
    ticket: ticket.id,
    pushed: pushed.id,
    widget: widget.id,
    ...(await endpointWithDelivery(world, shipper)),
    import: await importRead(shipper.api),
  };
}

const TRIP = { from: 'Austin, TX', to: 'Denver, CO' };
const HERE = { latitude: 33, longitude: -98 };

/** What a stranger is answered: for public things, that they are not theirs (403); for the rest, not even that they exist (404). */
const STRANGERS: readonly [call: string, status: 403 | 404, body?: unknown][] = [
  ['PATCH /api/shipments/{draft}', 404, { title: 'Mine now' }],
  ['GET /api/shipments/{draft}', 404],
  ['GET /api/shipments/{draft}/timeline', 404],
  ['GET /api/shipments/{draft}/quotes', 404],
  ['GET /api/shipments/{draft}/price-comparisons', 404],
  ['POST /api/shipments/{draft}/price-comparisons', 404],
  ['POST /api/shipments/{draft}/publish', 404],
  ['POST /api/shipments/{draft}/copy', 404],
  ['POST /api/shipments/{draft}/cancel', 404],
  ['POST /api/shipments/{draft}/photos', 404, photos],
  ['DELETE /api/shipments/{draft}/photos/{draftPhoto}', 404],
  ['GET /api/uploads/{draftPhoto}', 404],
  ['GET /api/shared/{draft}', 404],
  ['GET /api/shared/{draft}/photo', 404],
  ['PATCH /api/shipments/{listed}', 403, { title: 'Mine now' }],
  ['POST /api/shipments/{listed}/publish', 403],
  ['POST /api/shipments/{listed}/copy', 403],
  ['POST /api/shipments/{listed}/cancel', 403],
  ['POST /api/shipments/{listed}/photos', 403, photos],
  ['DELETE /api/shipments/{listed}/photos/{photo}', 403],
  ['GET /api/shipments/{shipment}/cancellation-preview', 403],
  ['GET /api/shipments/{shipment}/contact', 403],
  ['POST /api/shipments/{shipment}/pickup', 403],
  ['POST /api/shipments/{shipment}/deliver', 403],
  ['POST /api/shipments/{shipment}/confirm-delivery', 403],
  ['POST /api/shipments/{shipment}/arrive', 403, { end: 'delivery' }],
  ['POST /api/shipments/{shipment}/attempt', 403, { reason: 'no_access' }],
  ['GET /api/shipments/{shipment}/condition-reports', 403],
  ['PUT /api/shipments/{shipment}/exact-point', 403, { end: 'delivery', ...HERE }],
  ['POST /api/shipments/{shipment}/release-code', 403, { code: '402913' }],
  ['POST /api/shipments/{shipment}/came-later', 403],
  ['POST /api/shipments/{shipment}/addresses', 403, { pickupAddress: '200 Congress Ave' }],
  ['GET /api/shipments/{shipment}/locations', 403],
  ['POST /api/shipments/{shipment}/locations', 403, HERE],
  ['POST /api/shipments/{shipment}/tracking-links', 403, {}],
  ['GET /api/shipments/{shipment}/tracking-links', 403],
  ['POST /api/shipments/{shipment}/driver', 403, { name: 'Sam' }],
  ['GET /api/shipments/{shipment}/driver', 403],
  ['DELETE /api/shipments/{shipment}/driver', 403],
  ['GET /api/shipments/{shipment}/bill-of-lading.pdf', 403],
  ['DELETE /api/shipments/{shipment}/tracking-links/{quote}', 403],
  ['GET /api/quotes/{quote}', 404],
  ['PATCH /api/quotes/{quote}', 404, { amount: 1 }],
  ['POST /api/quotes/{quote}/withdraw', 404],
  ['POST /api/quotes/{quote}/pickup-day', 404, { day: '2027-03-09' }],
  ['POST /api/quotes/{quote}/accept', 404],
  ['POST /api/quotes/{quote}/decline', 404],
  ['POST /api/quotes/{quote}/unaccept', 404],
  ['POST /api/quotes/{quote}/pay', 404],
  ['POST /api/payments/{quote}/confirm', 404],
  ['GET /api/payments/{payment}', 404],
  ['GET /api/payments/{payment}/statement.pdf', 404],
  ['GET /api/payments/{payment}/statement.csv', 404],
  ['GET /api/messages/{message}', 404],
  ['GET /api/conversations/{conversation}', 404],
  ['GET /api/conversations/{conversation}/messages', 404],
  ['POST /api/conversations/{conversation}/read', 404],
  ['POST /api/shipments/{shipment}/change-orders', 403, { reason: 'less', text: 'Less.', delta: -1 }],
  ['GET /api/shipments/{shipment}/change-orders', 403],
  ['POST /api/change-orders/{change}/accept', 404, { delta: -1 }],
  ['POST /api/change-orders/{change}/pay', 404],
  ['POST /api/change-orders/{change}/confirm', 404],
  ['POST /api/change-orders/{change}/decline', 404],
  ['POST /api/change-orders/{change}/withdraw', 404],
  ['POST /api/quotes/{quote}/counter-offers', 404, { amount: 1 }],
  ['GET /api/quotes/{quote}/counter-offers', 404],
  ['POST /api/counter-offers/{offer}/accept', 404, { amount: 700 }],
  ['POST /api/counter-offers/{offer}/decline', 404],
  ['POST /api/counter-offers/{offer}/withdraw', 404],
  ['POST /api/questions/{question}/answer', 404, { answer: 'Yes.' }],
  ['GET /api/claims/{claim}', 404],
  ['GET /api/claims/{claim}/evidence', 404],
  ['POST /api/claims/{claim}/respond', 404, { account: 'It was so before.' }],
  ['POST /api/claims/{claim}/withdraw', 404],
  ['GET /api/trips/{trip}', 404],
  ['PATCH /api/trips/{trip}', 404, { label: 'Mine now' }],
  ['DELETE /api/trips/{trip}', 404],
  ['GET /api/trips/{trip}/loads', 404],
  ['POST /api/trips/{trip}/jobs', 404, { quoteId: '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11' }],
  ['DELETE /api/trips/{trip}/jobs/{quote}', 404],
  ['GET /api/trips/{trip}/stops', 404],
  ['POST /api/trips/{trip}/order', 404, {}],
  ['PUT /api/trips/{trip}/stops', 404, { stops: [] }],
  ['GET /api/shipments/{shipment}/next-loads', 404],
  ['GET /api/shipments/{template}', 404],
  ['POST /api/shipments/{template}/copy', 404],
  ['PATCH /api/recurrences/{recurrence}', 404, { state: 'paused' }],
  ['DELETE /api/recurrences/{recurrence}', 404],
  ['PATCH /api/saved-searches/{search}', 404, { label: 'Mine now' }],
  ['DELETE /api/saved-searches/{search}', 404],
  ['DELETE /api/auth/sessions/{session}', 404],
  ['DELETE /api/users/me/addresses/{address}', 404],
  ['DELETE /api/users/me/push-subscriptions/{pushed}', 404],
  ['PATCH /api/api-keys/{key}', 404, { name: 'Mine' }],
  ['POST /api/api-keys/{key}/rotate', 404, { password: PASSWORD }],
  ['DELETE /api/api-keys/{key}', 404],
  ['GET /api/imports/{import}', 404],
  ['GET /api/imports/{import}/rows', 404],
  ['GET /api/imports/{import}/results.csv', 404],
  ['POST /api/imports/{import}/start', 404],
  ['PATCH /api/widgets/{widget}', 404, { enabled: false }],
  ['DELETE /api/widgets/{widget}', 404],
  ['GET /api/webhook-endpoints/{endpoint}', 404],
  ['PATCH /api/webhook-endpoints/{endpoint}', 404, { enabled: false }],
  ['DELETE /api/webhook-endpoints/{endpoint}', 404],
  ['GET /api/webhook-endpoints/{endpoint}/secret', 404],
  ['POST /api/webhook-endpoints/{endpoint}/rotate-secret', 404],
  ['POST /api/webhook-endpoints/{endpoint}/test', 404],
  ['GET /api/webhook-endpoints/{endpoint}/deliveries', 404],
  ['GET /api/webhook-endpoints/{endpoint}/deliveries/{sent}', 404],
  ['POST /api/webhook-endpoints/{endpoint}/deliveries/{sent}/retry', 404],
  ['POST /api/support-tickets/{ticket}/reply', 404, { text: 'Me too.' }],
  ['POST /api/webhook-endpoints/{endpoint}/recover', 404, { since: '2027-03-09T17:00:00Z' }],
];

/** What may be asked about anybody's: shown in public, or answered with one's own part of it. Operators' and the sandbox's have a role of their own. */
const FOR_EVERYBODY = [
  // Who knows the token was given it.
  /^(GET|POST) \/api\/track\/\{token\}(\/exact-point|\/bill-of-lading\.pdf)?$/,
  // Whoever sees the site asks it, and lists what was asked.
  /^POST \/api\/widgets\/\{key\}\/estimate$/,
  /^GET \/api\/widget-estimates\/\{id\}$/,
  /^GET \/api\/users\/\{id\}/,
  // Whom one blocks is one's own.
  /^(PUT|DELETE) \/api\/users\/\{id\}\/block$/,
  /^(GET|POST) \/api\/shipments\/\{id\}\/price-comparisons$/,
  /^GET \/api\/shipments\/\{id\}\/(timeline|quotes)$/,
  // Any carrier may ask; what is answered, everybody reads.
  /^(GET|POST) \/api\/shipments\/\{id\}\/questions$/,
  // So may any take what is offered at a price.
  /^POST \/api\/shipments\/\{id\}\/take$/,
  // Each carrier hides for themselves.
  / \/api\/shipments\/\{id\}\/hide$/,
  / \/api\/(admin|sandbox)\//,
];

describe('what belongs to others', () => {
  let deal: Deal;
  let ids: Belongings;

  beforeAll(async () => {
    deal = await world.inTransit();
    const path = `/api/shipments/${deal.shipmentId}`;
    const less = { reason: 'less', text: 'Less to load.', delta: -1 };
    const change = ok(await deal.carrier.api.post<{ id: string }>(`${path}/change-orders`, less), 201);
    ok(await deal.carrier.api.post(`${path}/deliver`), 200);
    ids = await belongings(deal, change.id);
    expect(Object.values(ids).filter((id) => !isUuid(id))).toEqual([]);
    await world.settleMoney();
  });

  it('has an address in the table for every call with an id', () => {
    const known = new Set(STRANGERS.map(([call]) => call.replace(/\{\w+\}/g, '{}')));
    const calls = operations().map(({ method, path }) => `${method} ${path}`);
    const left = calls.filter((call) => call.includes('{') && !FOR_EVERYBODY.some((open) => open.test(call)));
    expect(left.length).toBeGreaterThan(25);
    expect(left.filter((call) => !known.has(call.replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it('is refused to strangers, and stays unchanged', async () => {
    const before = [
      await rowCounts(world),
      await world.rowsOf(deal.shipmentId),
      await world.rowsOf(ids.draft),
      await world.rowsOf(ids.listed),
    ];
    const got: string[] = [];
    for (const [call, , body] of STRANGERS) {
      const [method = '', template = ''] = call.split(' ');
      const path = template.replace(/\{(\w+)\}/g, (_, name: keyof Belongings) => ids[name]);
      const answers = await Promise.all(
        strangers.map(({ api }) => api.send(method, path, typeof body === 'function' ? photos() : body)),
      );
      got.push(`${call}: ${answers.map(({ status }) => status).join(' ')}`);
    }
    expect(got).toEqual(STRANGERS.map(([call, status]) => `${call}: ${status} ${status}`));
    expect([
      await rowCounts(world),
      await world.rowsOf(deal.shipmentId),
      await world.rowsOf(ids.draft),
      await world.rowsOf(ids.listed),
    ]).toEqual(before);
    expect((await deal.shipper.api.get('/api/auth/me')).status).toBe(200);
  });

  it.each([
    '/api/quotes',
    '/api/payments',
    '/api/claims',
    '/api/conversations',
    '/api/notifications',
    '/api/support-tickets',
    '/api/shipments?owner=me',
    '/api/shipments?carrier=me',
    '/api/shipments?status=draft',
  ])('is in no list of a stranger: %s', async (path) => {
    for (const { api } of strangers) expect(ok(await api.get(path), 200)).toEqual([]);
  });

  it('is not available to a visitor', async () => {
    for (const mine of ['owner=me', 'carrier=me', 'status=draft'])
      expectRefusal(await world.visitor.get(`/api/shipments?${mine}`), 401, 'unauthorized');
  });

  it("is in no stranger's export, and on no stranger's first page", async () => {
    for (const { api } of strangers) {
      const text = JSON.stringify([
        ok(await api.get('/api/users/me/export'), 200),
        ok(await api.get('/api/users/me/dashboard'), 200),
      ]);
      expect([...Object.values(ids), deal.shipper.id, deal.carrier.id].filter((id) => text.includes(id))).toEqual([]);
    }
  });

  it.each([
    ['/api/messages', () => ({ receiverId: world.carrier.id, content: 'Hello' })],
    ['/api/quotes', () => ({ amount: 900 })],
    ['/api/reviews', () => ({ rating: 5 })],
    ['/api/claims', () => ({ kind: 'other', amount: 5, description: 'A strap.' })],
    [
      '/api/support-tickets',
      () => ({ name: 'Stella', email: 'stella@example.com', topic: 'Shipping', message: 'Hello' }),
    ],
  ])('cannot be named in %s: a draft is as unknown as something that does not exist', async (path, body) => {
    const before = await rowCounts(world);
    for (const shipmentId of [ids.draft, randomUUID()]) {
      const { status, body: refused } = await (strangers[1] as Person).api.post<Refused>(path, {
        ...body(),
        shipmentId,
      });
      expect([status, refused.code]).toEqual([404, 'not_found']);
    }
    expect(await rowCounts(world)).toEqual(before);
  });

  it("a photo can only be removed under its own shipment, even among one's own", async () => {
    const [{ api }] = strangers as [Person];
    const [mine, others] = [await world.listed(strangers[0]), `/api/uploads/${ids.photo}`];
    expect((await api.delete(`/api/shipments/${mine}/photos/${ids.photo}`)).status).toBe(404);
    expect((await api.delete(`/api/shipments/${mine}/photos/${ids.draftPhoto}`)).status).toBe(404);
    expect((await deal.shipper.api.delete(`/api/shipments/${ids.listed}/photos/${ids.draftPhoto}`)).status).toBe(404);
    expect(ok(await deal.shipper.api.get<{ photos: string[] }>(`/api/shipments/${ids.draft}`), 200).photos).toEqual([
      `/api/uploads/${ids.draftPhoto}`,
    ]);
    expect(ok(await world.visitor.get<{ photos: string[] }>(`/api/shipments/${ids.listed}`), 200).photos).toEqual([
      others,
    ]);
  });

  it('a session can only be ended by its own user', async () => {
    const again = ok(
      await world.visitor.post<{ token: string }>('/api/auth/login', { email: deal.shipper.email, password: PASSWORD }),
      200,
    );
    const mine = ok(await deal.shipper.api.get<{ sid: string; current: boolean }[]>('/api/auth/sessions'), 200).find(
      ({ current }) => !current,
    );
    expect((await deal.carrier.api.delete(`/api/auth/sessions/${mine?.sid}`)).status).toBe(404);
    expect((await client(world.server.url, again.token).get('/api/auth/me')).status).toBe(200);
    expect((await deal.shipper.api.delete(`/api/auth/sessions/${mine?.sid}`)).status).toBe(204);
    expect((await client(world.server.url, again.token).get('/api/auth/me')).status).toBe(401);
  });
});

describe('notifications', () => {
  it("are only marked for their own user, even if others' ids are among them", async () => {
    const [one, other] = [await world.newShipper(), await world.newShipper()];
    const unread = async ({ id }: Person) =>
      (
        await world.server.query<{ id: string }>(
          'SELECT id FROM notifications WHERE user_id = $1 AND read_at IS NULL',
          [id],
        )
      ).map((row) => row.id);
    for (const receiver of [one, other])
      ok(await world.carrier.api.post('/api/messages', { receiverId: receiver.id, content: 'Hello' }), 201);
    await until(async () => (await unread(one)).length > 0 && (await unread(other)).length > 0);
    const [mine, foreign] = [await unread(one), await unread(other)];
    ok(await one.api.post('/api/notifications/read', { ids: [...foreign, ...mine] }), 204);
    expect([await unread(one), await unread(other)]).toEqual([[], foreign]);
  });
});

describe('what nobody may set', () => {
  const FORBIDDEN = [
    'id',
    'userId',
    'ownerId',
    'carrierId',
    'payerId',
    'status',
    'paymentStatus',
    'rating',
    'reviewCount',
    'isAdmin',
    'emailVerified',
    'platformFee',
    'payoutAmount',
    'createdAt',
    'updatedAt',
  ];
  /** Names of the fields that a body may have. */
  const namesOf = (given: Schema): string[] => {
    const schema = dereferenced(given);
    return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(namesOf)];
  };
  const TAKING = operations().flatMap((operation) =>
    operation.body
      ? [
          {
            call: `${operation.method} ${operation.path}`,
            operation,
            fields: FORBIDDEN.filter((name) => !namesOf(operation.body as Schema).includes(name)),
          },
        ]
      : [],
  );

  it.each(TAKING)('is refused by name in $call', async ({ operation: { method, path, example }, fields }) => {
    const address = path.replace(/\{\w+\}/g, randomUUID());
    const callers = [world.shipper.api, world.carrier.api, world.admin.api];
    const sent = { ...(example as object), ...Object.fromEntries(fields.map((field) => [field, 'x'])) };
    const { status, body } = await firstAllowed(callers, (caller) =>
      caller.send<Refused | undefined>(method, address, sent),
    );
    expect([status, body?.errors?.map((error) => error.path).sort()]).toEqual([400, [...fields].sort()]);
  });

  it('is also refused inside a body', async () => {
    const fact = await world.carrier.api.put<Refused>('/api/users/me/verification', {
      facts: [{ fact: 'usdot_number', number: '1234567', status: 'verified' }],
    });
    expect([fact.status, fact.body.errors?.map(({ path }) => path)]).toEqual([400, ['facts.0.status']]);
    const preferences = await world.carrier.api.put<Refused>('/api/users/me/notification-preferences', {
      quote: { mail: true, inApp: true, isAdmin: true },
    });
    expect([preferences.status, preferences.body.errors?.map(({ path }) => path)]).toEqual([400, ['quote.isAdmin']]);
  });

  it('is ignored if a form of the app sends it along', async () => {
    const [other] = strangers as [Person];
    const shipment = ok(
      await world.shipper.api.post<{ userId: string }>('/api/shipments', { ...NEW_SHIPMENT, userId: other.id }),
      201,
    );
    expect(shipment.userId).toBe(world.shipper.id);
    const { category, weight, pickupLocation, deliveryLocation } = NEW_SHIPMENT;
    const question = { category, weight, pickupLocation, deliveryLocation };
    const asked = async (more: object) =>
      ok(await world.shipper.api.post('/api/calculate-shipping-rates', { ...question, ...more }), 200);
    expect(await asked({ id: randomUUID(), userId: other.id, status: 'draft' })).toEqual(await asked({}));
  });
});

describe('a stream of events', () => {
  const streams: EventStream[] = [];
  afterAll(() => {
    for (const stream of streams) stream.close();
  });

  it("is silent about other people's business, from the listing to the claim", async () => {
    for (const { token } of strangers)
      streams.push(await openEventStream(world.server.url, { authorization: `Bearer ${token}` }));
    const deal = await world.inTransit();
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, HERE), 201);
    ok(
      await deal.shipper.api.post('/api/messages', {
        receiverId: deal.carrier.id,
        shipmentId: deal.shipmentId,
        content: 'Hello',
      }),
      201,
    );
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    ok(await deal.shipper.api.post('/api/reviews', { shipmentId: deal.shipmentId, rating: 5 }), 201);
    ok(
      await deal.shipper.api.post('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 5,
        description: 'A corner is dented.',
      }),
      201,
    );
    await world.settleMoney();
    // What comes next is the first thing a stranger is told.
    for (const [place, { id }] of strangers.entries()) {
      const message = ok(
        await world.shipper.api.post<{ id: string; conversationId: string }>('/api/messages', {
          receiverId: id,
          content: 'Hello',
        }),
        201,
      );
      const stream = streams[place] as EventStream;
      await stream.next('message.sent');
      expect(stream.events[0]).toMatchObject({
        name: 'message.sent',
        data: { messageId: message.id, conversationId: message.conversationId },
      });
    }
  });
});

describe('what is not shown', () => {
  const SECRETS = {
    pickupAddress: '17 Zanzibar Quay, Austin, TX 78701',
    deliveryAddress: '4 Quagmire Yard, Denver, CO 80202',
    pickupContact: 'Xanthippe, (512) 555-0142',
    deliveryContact: 'Yggdrasil, (303) 555-0118',
  };
  const STREET = '200 Congress Ave, Austin, TX 78701';
  let id: string;

  beforeAll(async () => {
    id = await world.listed(world.shipper, { ...SECRETS, pickupLocation: STREET });
    await world.quoted(id);
  });

  it.each(['Zanzibar', 'Quagmire', 'Xanthippe', 'Yggdrasil', 'Congress', '5550142', '78701'])(
    'cannot be found by searching for it: %s',
    async (word) => {
      for (const api of [world.visitor, ...[...strangers, world.shipper].map((person) => person.api)]) {
        expect(ok(await api.get(`/api/shipments?q=${word}&limit=100`), 200)).toEqual([]);
      }
    },
  );

  it('is not in the listing or its timeline for anybody but its owner', async () => {
    const text = async (api: Person['api']) =>
      JSON.stringify([
        ok(await api.get(`/api/shipments/${id}`), 200),
        ok(await api.get('/api/shipments?limit=100'), 200),
        ok(await api.get(`/api/shipments/${id}/timeline`), 200),
      ]);
    const words = ['Zanzibar', 'Quagmire', 'Xanthippe', 'Yggdrasil', 'Congress', '555-0'];
    for (const api of [world.visitor, world.carrier.api, ...strangers.map((person) => person.api)]) {
      const shown = await text(api);
      expect(words.filter((word) => shown.includes(word))).toEqual([]);
    }
    const own = await text(world.shipper.api);
    expect(words.filter((word) => !own.includes(word))).toEqual([]);
  });

  it('about a person is everything but the public profile', async () => {
    const person = await world.newCarrier('Cora');
    ok(await person.api.put('/api/users/profile', { phone: '(512) 555-0199', bio: 'Careful with boats.' }), 200);
    for (const api of [world.visitor, world.shipper.api, person.api]) {
      const profile = ok(await api.get<object>(`/api/users/${person.id}`), 200);
      expect(Object.keys(profile).sort()).toEqual([
        'about',
        'badges',
        'completedJobs',
        'firstName',
        'homeBase',
        'id',
        'isCarrier',
        'itemsAsDescribed',
        'lanes',
        'lastInitial',
        'memberSince',
        'portrait',
        'rating',
        'reviewCount',
        'takes',
        'truckPhotos',
      ]);
      expect(profile).toMatchObject({ firstName: 'Cora', lastInitial: 'R.' });
      expect(JSON.stringify(profile)).not.toMatch(/Reyes|example\.com|555|boats/);
    }
  });

  it('about a person in passing is everything but a name and an initial', async () => {
    const { owner } = ok(await world.visitor.get<{ owner: object }>(`/api/shipments/${id}`), 200);
    expect(owner).toEqual({ id: world.shipper.id, firstName: 'Dana', lastInitial: 'R.' });
    const [quote] = ok(await world.shipper.api.get<{ carrier: object }[]>(`/api/shipments/${id}/quotes`), 200);
    expect(Object.keys(quote?.carrier ?? {}).sort()).toEqual([
      'badges',
      'completedJobs',
      'firstName',
      'id',
      'lastInitial',
      'portrait',
      'rating',
      'reviewCount',
      'truckPhoto',
    ]);
    ok(
      await world.carrier.api.post('/api/messages', { receiverId: world.shipper.id, shipmentId: id, content: 'Hello' }),
      201,
    );
    const [conversation] = ok(await world.carrier.api.get<{ other: object }[]>('/api/conversations'), 200);
    expect(conversation?.other).toEqual({ id: world.shipper.id, firstName: 'Dana', lastInitial: 'R.' });
  });
});
