import { gzipSync } from 'node:zlib';
import type { Answer, Client } from './support/client.js';
import { type Operation, operations } from './support/document.js';
import { fieldsOf, type Limit, limitsOf, unlimited, withField } from './support/limits.js';
import { DAY, NEW_SHIPMENT, ok, World } from './support/people.js';
import { firstAllowed } from './support/roles.js';
import { rowCounts } from './support/row-counts.js';

interface Refused {
  status?: number;
  code?: string;
  errors?: { path: string; message: string }[];
}

/** Days, of two years. */
const FARTHEST = 730;

/** The id in every address, as in the examples: nothing has it. */
const NOBODYS = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';

/** A rate card's own figures are checked by the card's rules. */
const FREE_FORM = [
  'PUT /api/admin/rate-cards/{id} card',
  'POST /api/admin/rate-cards/preview card',
  // Names of the program's own choice; see bulk.spec.
  'POST /api/shipments/bulk rows.0.metadata',
  'POST /api/shipments metadata',
  'PATCH /api/shipments/{id} metadata',
  'POST /api/quotes metadata',
  'PATCH /api/quotes/{id} metadata',
  // Names are those of the form; see on-the-road.spec.
  'POST /api/shipments/{id}/pickup condition.values',
  'POST /api/shipments/{id}/deliver condition.values',
];

/** Fields checked further once they are short enough: at full length they must be refused for another reason. */
const LOOKED_AT = [
  'cursor',
  'after',
  'types',
  'shipments',
  'ids',
  'type',
  'url',
  'endpoint',
  'keys.p256dh',
  'keys.auth',
  'events',
  'events.0',
  'allowedOrigins',
  'allowedOrigins.0',
  'sort',
  'range',
  'filter',
  'photos',
  'condition.photos',
  'condition.photoViews',
  'condition.photoViews.0',
  'condition.marks.0.view',
  'condition.marks.0.photo',
  'condition.values',
  'signature.url',
  'nobodyThere.photo',
  'photoCaptions',
  'truckPhotos',
  'deliveryAddress',
  'facts',
  'facts.0.number',
  'facts.0.limit',
  'facts.0.description',
  'facts.0.documents',
  'facts.0.provider',
  'facts.0.result',
];

/** Which plans there are, and in which order, is a rule of the list. */
const NAMED_BY: Record<string, string> = { 'protectionPlans.0.id': 'protectionPlans' };
/** Of a list of texts, one that does not pass may be told of the list. */
const namesOf = (path: string): string[] => [NAMED_BY[path] ?? path, path.replace(/\.0$/, '')];

/** What a call's example needs to be carried out: no photos of somebody else's, and everything a listing checks. */
const CARRIED_OUT: Record<string, object> = { 'POST /api/shipments': { photos: [], status: 'listed' } };

/** What these take has no example here, and is looked at before the address: files, a card, a quote, the password. */
const SHAPE_FIRST = [
  'POST /api/shipments/{id}/photos',
  'PUT /api/admin/rate-cards/{id}',
  'POST /api/trips/{id}/jobs',
  'POST /api/api-keys/{id}/rotate',
];

/** These affect everything after them: business time, and what the provider does. */
const LAST = ['POST /api/sandbox/faults', 'POST /api/sandbox/clock'];

const called = ({ method, path }: Operation): string => `${method} ${path}`;
const ALL = operations().sort((one, other) => LAST.indexOf(called(one)) - LAST.indexOf(called(other)));
const LIMITED = ALL.map((operation) => ({
  call: called(operation),
  // A bulk call checks each row as the call for one does, and answers what is wrong with it.
  limits: fieldsOf(operation)
    .filter(({ path }) => !path.startsWith('rows.0'))
    .flatMap(limitsOf),
})).filter(({ limits }) => limits.length > 0);

let world: World;
let callers: Client[];
let before: Record<string, number>;

beforeAll(async () => {
  world = await World.start();
  callers = [world.shipper.api, world.carrier.api, world.admin.api];
  await world.settleMoney();
  before = await rowCounts(world);
});

/** Sends the operation's example with one field's value replaced, as the first caller whose role may send it. */
async function send({ field }: Limit, value: unknown): Promise<Answer<Refused | undefined>> {
  const { operation, path } = field;
  const address = operation.path.replace(/\{\w+\}/g, NOBODYS);
  const given: Record<string, unknown> = {};
  for (const { name, in: place, required, schema } of operation.parameters)
    if (place === 'query' && required) given[name] = schema.example ?? schema.enum?.[0] ?? schema.minimum;
  if (field.in === 'query') given[path] = value;
  const query = new URLSearchParams(
    Object.entries(given).map(([name, each]): [string, string] => [name, String(each)]),
  ).toString();
  const example = { ...(operation.example as object | undefined), ...CARRIED_OUT[called(operation)] };
  const body = field.in === 'body' ? withField(example, path, value) : example;
  return firstAllowed(callers, (caller) =>
    caller.send<Refused | undefined>(
      operation.method,
      query === '' ? address : `${address}?${query}`,
      operation.body && body,
    ),
  );
}

/** What a refusal says about the field, when it is for the input. */
function saidOf({ field }: Limit, { status, body }: Answer<Refused | undefined>): string | undefined {
  return status === 400 && body?.code === 'invalid_input'
    ? body.errors?.find(({ path }) => path === field.path)?.message
    : undefined;
}

/** A call that has to be refused: its body is JSON, or text or bytes sent unchanged. */
interface Forbidden {
  what: string;
  call: string;
  body?: unknown;
  headers?: Record<string, string>;
  status?: number;
  /** The field that is named. */
  field?: string;
}

/** JSON written by hand, for numbers JavaScript would write differently. */
const json = (body: object, field: string, value: string): string =>
  JSON.stringify({ ...body, [field]: null }).replace(`"${field}":null`, `"${field}":${value}`);
const QUOTE = { shipmentId: NOBODYS, amount: 900 };
const RATES = { category: 'freight', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
const MESSAGE = { receiverId: NOBODYS, content: 'Hello' };
const LIST = 'POST /api/shipments';

/** One call for each of these values of a field, written as JSON. */
function withEach(call: string, body: object, field: string, values: readonly string[]): Forbidden[] {
  return values.map((value) => ({
    what: `${field} ${value.slice(0, 60)}`,
    call,
    body: json(body, field, value),
    field,
  }));
}

const FORBIDDEN: readonly Forbidden[] = [
  ...withEach(LIST, NEW_SHIPMENT, 'title', [
    '"   "',
    '"\\t\\n"',
    '"\\u200b\\u200b"',
    '" \\u2060\\ufeff "',
    '"\\u3164"',
    '"\\u2800"',
    '"\\u00ad"',
    'null',
    '7',
    '["Boat"]',
  ]),
  ...withEach(LIST, NEW_SHIPMENT, 'description', [JSON.stringify(' '.repeat(20)), JSON.stringify('\u200b'.repeat(20))]),
  ...[[LIST, NEW_SHIPMENT] as const, ['POST /api/calculate-shipping-rates', RATES] as const].flatMap(([call, body]) =>
    withEach(call, body, 'weight', [
      '"1e5"',
      '"0x10"',
      '" 12 "',
      '""',
      '"NaN"',
      '"Infinity"',
      '"1,000"',
      '"+5"',
      '"-5"',
      '"12."',
      'true',
      '[5]',
      '{}',
      '-1',
      '-0',
      '0',
      '1.005',
      '1e309',
      '1e21',
      '1e-7',
    ]),
  ),
  ...[
    ['POST /api/quotes', QUOTE, 'amount'] as const,
    [LIST, NEW_SHIPMENT, 'budget'] as const,
    ['POST /api/claims', { shipmentId: NOBODYS, kind: 'other', description: 'Dented.', amount: 1 }, 'amount'] as const,
  ].flatMap(([call, body, field]) =>
    withEach(call, body, field, [
      '-0',
      '0',
      '0.001',
      '1.005',
      '19.999',
      '"19.999"',
      '"$5"',
      '"1 000"',
      '1e309',
      '-1e309',
      'true',
      '[5]',
      '{}',
    ]),
  ),
  // As long as a body may be: nothing is read twice for each of its characters.
  ...withEach(LIST, NEW_SHIPMENT, 'dimensions', [
    JSON.stringify(`18${' '.repeat(90_000)}y`),
    '"18 x 7"',
    '"0.05 x 7 x 6"',
    '"501 x 7 x 6"',
    '"1e1 x 7 x 6"',
    '["18 x 7 x 6"]',
  ]),
  ...withEach('POST /api/shipments/{id}/locations', { longitude: 0 }, 'latitude', [
    '1e309',
    '-1e309',
    '"33"',
    'null',
    '[33]',
  ]),
  ...[
    [LIST, NEW_SHIPMENT, 'pickupDate'] as const,
    [LIST, NEW_SHIPMENT, 'deliveryDate'] as const,
    ['POST /api/quotes', QUOTE, 'estimatedPickupDate'] as const,
  ].flatMap(([call, body, field]) =>
    withEach(call, body, field, [
      '"2027-02-29"',
      '"2028-13-01"',
      '"2028-02-30"',
      '"0000-00-00"',
      '"+275761-01-01"',
      '"2028-2-9"',
      '"2028-02-29T00:00:00Z"',
      '"tomorrow"',
      '1835395200000',
      '["2028-02-29"]',
    ]),
  ),
  ...withEach('POST /api/quotes', QUOTE, 'validUntil', [
    '"2028-02-30T25:00:00Z"',
    '"2028-02-29"',
    '"+275761-01-01T00:00:00Z"',
    '"2028-02-29T10:00:00"',
    '1835395200000',
  ]),

  { what: 'NUL in a text', call: LIST, body: { ...NEW_SHIPMENT, title: 'A\0boat' } },
  { what: 'half a surrogate', call: LIST, body: json(NEW_SHIPMENT, 'title', '"A \\ud800 boat"') },
  { what: 'the other half of one', call: 'POST /api/messages', body: json(MESSAGE, 'content', '"\\udc00"') },
  { what: 'NUL in a query', call: 'GET /api/shipments?q=a%00b' },
  { what: 'NUL in the name of a field', call: LIST, body: { ...NEW_SHIPMENT, 'a\0': 1 } },
  {
    what: 'bytes that are no UTF-8',
    call: LIST,
    body: Buffer.from(JSON.stringify({ ...NEW_SHIPMENT, title: 'caf\u00e9' }), 'latin1'),
    headers: { 'content-type': 'application/json' },
  },
  { what: 'escaped bytes that are no UTF-8', call: 'GET /api/shipments?q=%ff' },
  { what: 'such bytes among others', call: 'GET /api/places?q=caf%C3%A9%ff' },

  {
    what: 'more than 100 kB',
    call: 'POST /api/messages',
    body: { ...MESSAGE, content: 'x'.repeat(103_000) },
    status: 413,
  },
  { what: '100,000 lists in each other', call: LIST, body: '['.repeat(100_000) },
  { what: 'lists in each other, closed', call: LIST, body: `{"title":${'['.repeat(5_000)}${']'.repeat(5_000)}}` },
  {
    what: '21 levels',
    call: LIST,
    body: { ...NEW_SHIPMENT, photos: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as unknown },
  },
  {
    what: 'more than 1,000 fields',
    call: LIST,
    body: { ...NEW_SHIPMENT, photos: Array.from({ length: 1_001 }, () => 1) },
  },
  ...['[]', 'null', '7', '"text"', 'not json', '', '{"title":', '\0'].map((body) => ({
    what: `a body ${JSON.stringify(body)}`,
    call: LIST,
    body,
    headers: { 'content-type': 'application/json' },
  })),

  ...[LIST, 'PUT /api/users/profile', 'POST /api/auth/register'].flatMap((call) =>
    [
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"title":{"__proto__":{"isAdmin":true}}}',
      '{"photos":[{"constructor":{"prototype":{"isAdmin":true}}}]}',
      '{"prototype":{"isAdmin":true}}',
      '{"\\u005f_proto__":{"isAdmin":true}}',
    ].map((body) => ({ what: body, call, body })),
  ),
  ...['hasOwnProperty', 'isPrototypeOf', '__defineGetter__', 'toString'].map((name) => ({
    what: `a field with a name that every object has, ${name}`,
    call: LIST,
    body: { ...NEW_SHIPMENT, [name]: 1 },
    field: name,
  })),
  ...[
    'a=1&a=2',
    'q=a&q=b',
    'limit=1&limit=2',
    '__proto__[x]=1',
    '__proto__=1',
    'constructor=1',
    'status[$ne]=x',
    'category[]=a&category[]=b',
    'limit=1e1',
    'limit=0x10',
    'limit=%201',
    'limit=',
    'status=',
    'owner=',
    'near=91,0',
    'near=0,181',
  ].map((query) => ({
    what: `?${query}`,
    call: `GET /api/shipments?${query}`,
  })),
  { what: 'an owner by id', call: `GET /api/shipments?owner=${NOBODYS}`, field: 'owner' },
  { what: 'a carrier by id', call: `GET /api/shipments?carrier=${NOBODYS}`, field: 'carrier' },

  {
    what: 'text/plain',
    call: LIST,
    body: JSON.stringify(NEW_SHIPMENT),
    headers: { 'content-type': 'text/plain' },
    status: 415,
  },
  {
    what: 'a form',
    call: LIST,
    body: 'title=Boat',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
  },
  { what: 'bytes of no type', call: LIST, body: Buffer.from(JSON.stringify(NEW_SHIPMENT)), status: 415 },
  {
    what: 'gzip',
    call: LIST,
    body: gzipSync(JSON.stringify(NEW_SHIPMENT)),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    status: 415,
  },
  {
    what: 'a large body in a small gzip',
    call: LIST,
    body: gzipSync(' '.repeat(10_000_000)),
    headers: { 'content-type': 'application/json', 'content-encoding': 'GZIP' },
    status: 415,
  },
];

describe('an impossible value', () => {
  it.each(FORBIDDEN)('is refused: $what in $call', async ({ call, body, headers, status = 400, field }) => {
    const [method = '', path = ''] = call.split(' ');
    const raw: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const caller = /quotes|locations/.test(path) ? world.carrier : world.shipper;
    const answer = await caller.api.send<Refused>(method, path.replace('{id}', NOBODYS), body, { ...raw, ...headers });
    expect({ status: answer.status, said: answer.body.status }).toEqual({ status, said: status });
    if (field !== undefined) expect(answer.body.errors?.map((error) => error.path)).toEqual([field]);
  });

  it('leads nowhere in an address', async () => {
    const wrong: string[] = [];
    for (const operation of ALL.filter((each) => /\{\w+\}/.test(each.path) && !SHAPE_FIRST.includes(called(each)))) {
      for (const id of ['x', '1e5', '%00', `${NOBODYS}0`, '%F0%9F%9A%9A']) {
        const address = operation.path.replace(/\{\w+\}/g, id);
        const sent = operation.body && withField(operation.example, 'quoteId', undefined);
        const { status, body } = await firstAllowed(callers, (caller) =>
          caller.send<Refused | undefined>(operation.method, address, sent),
        );
        if (status !== 404)
          wrong.push(`${operation.method} ${address}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('every field of a request', () => {
  it('has a limit in the document', () => {
    const found = ALL.flatMap((operation) =>
      fieldsOf(operation).map((field) => ({ name: `${called(operation)} ${field.path}`, lack: unlimited(field) })),
    );
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter(({ name, lack }) => lack && !FREE_FORM.includes(name))).toEqual([]);
  });

  it.each(LIMITED)('of $call is refused by name just past its limits', async ({ limits }) => {
    const sent = limits.flatMap((limit) => limit.past.map((value) => ({ limit, value })));
    const wrong = await Promise.all(
      sent.map(async ({ limit, value }) => {
        const { status, body } = await send(limit, value);
        const named = body?.errors?.map(({ path }) => path).join() ?? '';
        const { path } = limit.field;
        return status === 400 && namesOf(path).includes(named)
          ? []
          : [`${path} past ${limit.name}: ${status} ${JSON.stringify(body).slice(0, 300)}`];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('stores nothing in any of these refusals', async () => {
    expect(await rowCounts(world)).toEqual(before);
  });

  it.each(LIMITED)('of $call is accepted at its limits', async ({ limits }) => {
    const wrong: string[] = [];
    const look = async (limit: Limit): Promise<void> => {
      const further = LOOKED_AT.includes(limit.field.path);
      const tooFar = further ? saidOf(limit, await send(limit, limit.past[0])) : undefined;
      for (const value of limit.within) {
        const said = saidOf(limit, await send(limit, value));
        if (said !== undefined && (!further || said === tooFar))
          wrong.push(`${limit.field.path} at ${limit.name}: ${said}`);
      }
    };
    await Promise.all(limits.map(look));
    expect(wrong).toEqual([]);
  });
});

describe('what came of it', () => {
  it('makes nobody an operator', async () => {
    for (const { api } of [world.shipper, await world.newShipper()]) {
      expect(ok(await api.get<{ isAdmin: boolean }>('/api/auth/me'), 200).isAdmin).toBe(false);
      expect((await api.get('/api/admin/users')).status).toBe(403);
    }
  });

  it('% and _ are searched for literally, not as wildcards', async () => {
    await world.listed();
    for (const query of ['%25', '_', '%25%25', '%']) {
      expect(ok(await world.visitor.get(`/api/shipments?q=${query}`), 200)).toEqual([]);
      expect(ok(await world.visitor.get(`/api/places?q=${query}`), 200)).toEqual([]);
    }
  });
});

describe('a day', () => {
  const listed = async (fields: object): Promise<Answer<Refused>> =>
    world.shipper.api.post<Refused>('/api/shipments', { ...NEW_SHIPMENT, ...fields });

  it('may be the 29th of February of a leap year', async () => {
    const now = await world.now();
    const year = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((years) => now.getUTCFullYear() + years)
      .find(
        (each) =>
          new Date(Date.UTC(each, 1, 29)).getUTCDate() === 29 && Date.UTC(each, 1, 29) > now.getTime() + DAY * 1_000,
      );
    const leapDay = `${year}-02-29`;
    while ((await world.day(FARTHEST)) < leapDay) await world.advance(300 * DAY);
    const answer = await listed({ pickupDate: leapDay, deliveryDate: leapDay });
    expect([answer.status, answer.body]).toMatchObject([201, { pickupDate: leapDay, deliveryDate: leapDay }]);
  });

  it.each(['pickupDate', 'deliveryDate'])(
    'of %s is today at the earliest, somewhere on earth, and in two years at the latest',
    async (field) => {
      const day = (days: number) => world.day(days, 'Etc/GMT+12');
      for (const days of [0, FARTHEST]) expect((await listed({ [field]: await day(days) })).status).toBe(201);
      for (const days of [-1, FARTHEST + 1]) {
        const { status, body } = await listed({ [field]: await day(days) });
        expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
      }
    },
  );
});
