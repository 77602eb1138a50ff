import { type Operation, operations } from './support/document.js';
import { CARDS, NEW_SHIPMENT, ok, type Person, World } from './support/people.js';
import { call, sendRaw } from './support/raw.js';

/** The id in every address: nothing has it. */
const NOBODYS = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';
const FORM = 'application/x-www-form-urlencoded';

interface Shape {
  client: string;
  headers: readonly string[];
  body?: string;
}

/** How programs write a call with nothing to say, header for header. */
const SHAPES: readonly Shape[] = [
  {
    client: 'axios.post(url)',
    headers: [
      'Accept: application/json, text/plain, */*',
      `Content-Type: ${FORM}`,
      'User-Agent: axios/1.7.9',
      'Content-Length: 0',
      'Accept-Encoding: gzip, compress, deflate, br',
    ],
  },
  {
    client: 'axios with JSON as its default',
    headers: [
      'Accept: application/json, text/plain, */*',
      'Content-Type: application/json',
      'User-Agent: axios/1.7.9',
      'Content-Length: 0',
    ],
  },
  {
    client: "curl -X POST -d ''",
    headers: ['User-Agent: curl/8.5.0', 'Accept: */*', 'Content-Length: 0', `Content-Type: ${FORM}`],
  },
  {
    client: "Python's urllib with data=b''",
    headers: [
      'Accept-Encoding: identity',
      `Content-Type: ${FORM}`,
      'Content-Length: 0',
      'User-Agent: Python-urllib/3.11',
    ],
  },
  {
    client: "openapi-generator's Python client",
    headers: [
      'Accept-Encoding: identity',
      'Content-Length: 0',
      'Accept: application/json',
      'Content-Type: application/json',
      'User-Agent: OpenAPI-Generator/1.0.0/python',
    ],
  },
  { client: 'a client that names a type and no length', headers: ['Content-Type: application/json; charset=utf-8'] },
  { client: 'a client whose type is none', headers: ['Content-Type: nothing', 'Content-Length: 0'] },
  { client: 'a form of files without any', headers: ['Content-Type: multipart/form-data', 'Content-Length: 0'] },
  {
    client: 'an empty stream of JSON',
    headers: ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  },
  {
    client: 'an empty stream of a form',
    headers: [`Content-Type: ${FORM}`, 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  },
  {
    client: 'an empty stream of any type',
    headers: ['Content-Type: text/plain', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
  },
  { client: 'JSON.stringify(null)', headers: ['Content-Type: application/json', 'Content-Length: 4'], body: 'null' },
];

const named = ({ method, path }: Operation): string => `${method} ${path}`;
/** Calls whose caller sends nothing with them; the provider's events are proven by their bytes. */
const BODILESS = operations().filter(
  (each) => each.method !== 'GET' && !each.needsBody && !each.path.includes('/webhooks/'),
);

let world: World;

beforeAll(async () => {
  world = await World.start();
});

interface Said {
  status: number;
  code: string | undefined;
  paths: string[] | undefined;
}

async function send(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  headers: readonly string[],
  body = '',
): Promise<Said> {
  const address = path.replace(/\{\w+\}/g, NOBODYS);
  const answer = await sendRaw(
    world.server.url,
    call(method, address, [`Host: ${new URL(world.server.url).host}`, ...headers], body),
  );
  const { code, errors } = (answer.body.startsWith('{') ? JSON.parse(answer.body) : {}) as {
    code?: string;
    errors?: { path: string }[];
  };
  return { status: answer.status, code, paths: errors?.map((error) => error.path) };
}

/** The token of somebody who may make a call; a call that ends its session gets one of its own. */
async function tokenFor(operation: Operation): Promise<string> {
  const person: Person =
    operation.path.startsWith('/api/admin/') || operation.path.startsWith('/api/sandbox/')
      ? world.admin
      : world.shipper;
  return operation.path === '/api/auth/logout' ? (await world.newShipper()).token : person.token;
}

describe('a call that needs no body', () => {
  it('is one of many', () => {
    expect(BODILESS.length).toBeGreaterThan(25);
  });

  it.each(BODILESS.map((operation) => ({ name: named(operation), operation })))(
    '$name is answered as without one, however a client writes that',
    async ({ operation }) => {
      const bare = await send(operation, [`Authorization: Bearer ${await tokenFor(operation)}`]);
      expect(bare).not.toMatchObject({ status: 415 });
      const other: [string, Said][] = [];
      for (const { client, headers, body } of SHAPES) {
        const answer = await send(operation, [`Authorization: Bearer ${await tokenFor(operation)}`, ...headers], body);
        if (JSON.stringify(answer) !== JSON.stringify(bare)) other.push([client, answer]);
      }
      expect(other).toEqual([]);
    },
  );

  it.each(SHAPES)(
    'with only the cookie is refused when a page elsewhere makes it, written as by $client',
    async ({ headers, body }) => {
      for (const page of [['Origin: https://elsewhere.example'], []]) {
        const answer = await send(
          { method: 'POST', path: '/api/quotes/{id}/accept' },
          [`Cookie: haulway_session=${world.shipper.token}`, ...page, ...headers],
          body,
        );
        expect(answer).toMatchObject({ status: 403, code: 'cross_site' });
      }
    },
  );
});

describe('a call that needs a body', () => {
  const NEEDY = operations().filter((each) => each.needsBody && each.body);

  it('names every missing field if there is none', async () => {
    const wrong: [string, Said][] = [];
    for (const operation of NEEDY) {
      const answer = await send(operation, [
        `Authorization: Bearer ${world.admin.token}`,
        'Content-Type: application/json',
        'Content-Length: 0',
      ]);
      const role = ['carriers_only', 'shippers_only'].includes(answer.code ?? '');
      if (!role && (answer.status !== 400 || answer.paths?.length === 0)) wrong.push([named(operation), answer]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a deal, every step of it without a body', () => {
  const bare = async ({ api }: Person, path: string, type = FORM): Promise<void> => {
    const answer = await api.post(path, '', { 'content-type': type });
    expect([path, answer.status]).toEqual([path, 200]);
  };

  it('is published, accepted, paid, picked up, delivered and released', async () => {
    const { shipper, carrier } = world;
    const { id } = ok(
      await shipper.api.post<{ id: string }>('/api/shipments', { ...NEW_SHIPMENT, status: 'draft' }),
      201,
    );
    await bare(shipper, `/api/shipments/${id}/publish`);
    const quoteId = await world.quoted(id);
    const deal = { shipper, carrier, shipmentId: id, quoteId };
    await bare(shipper, `/api/quotes/${quoteId}/accept`);
    await bare(shipper, `/api/quotes/${quoteId}/unaccept`, 'application/json');
    const again = { ...deal, quoteId: await world.quoted(id) };
    await bare(shipper, `/api/quotes/${again.quoteId}/accept`, 'application/json');
    await bare(shipper, `/api/quotes/${again.quoteId}/pay`);
    ok(await world.payWith(again, CARDS.good), 200);
    await bare(shipper, `/api/payments/${again.quoteId}/confirm`);
    await bare(carrier, `/api/shipments/${id}/pickup`);
    await bare(carrier, `/api/shipments/${id}/deliver`, 'application/json');
    await bare(shipper, `/api/shipments/${id}/confirm-delivery`);
    expect(await world.standing(again)).toEqual(['delivered', 'completed', 'released']);
  });
});

describe('an unknown field', () => {
  const stranger = JSON.stringify({ surprise: 1 });
  const asJson = ['Content-Type: application/json', `Content-Length: ${stranger.length}`];
  const OTHERS_ONLY = ['carriers_only', 'shippers_only', 'admins_only'];

  /** What the first whose role may make the call is told. */
  /** Takes no Bearer, which these are asked with. */
  const BY_COOKIE = 'POST /api/auth/renew';

  async function toldOf(operation: Operation, headers: readonly string[], body?: string): Promise<Said> {
    for (const { token } of [world.shipper, world.carrier, world.admin]) {
      const answer = await send(operation, [`Authorization: Bearer ${token}`, ...headers], body);
      if (!OTHERS_ONLY.includes(answer.code ?? '')) return answer;
    }
    throw new Error(`Nobody may ${named(operation)}`);
  }

  it('is refused by name in the body of every call, even of those that take none', async () => {
    const wrong: [string, Said][] = [];
    for (const operation of operations().filter(
      (each) => each.method !== 'GET' && !each.form && !each.path.includes('/webhooks/') && named(each) !== BY_COOKIE,
    )) {
      const answer = await toldOf(operation, asJson, stranger);
      if (answer.status !== 400 || !answer.paths?.includes('surprise')) wrong.push([named(operation), answer]);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused by name in the address of every call', async () => {
    const wrong: [string, Said][] = [];
    for (const operation of operations().filter(
      (each) => !each.path.includes('/webhooks/') && each.path !== '/metrics' && named(each) !== BY_COOKIE,
    )) {
      const answer = await toldOf({ ...operation, path: `${operation.path}?surprise=1` }, []);
      if (answer.status !== 400 || !answer.paths?.includes('surprise')) wrong.push([named(operation), answer]);
    }
    expect(wrong).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('is refused by name when it is %s, at any depth', async (key) => {
    const deep = (path: string[]): string =>
      path.length === 0 ? '{"isAdmin":true}' : `{"${path[0]}":${deep(path.slice(1))}}`;
    for (const [body, path] of [
      [deep([key]), key],
      [deep(['title', key]), `title.${key}`],
      [deep(['a', 'b', 'c', key]), `a.b.c.${key}`],
      [`{"photos":[1,{"${key}":1}]}`, `photos.1.${key}`],
      [`{"${key.replace('o', '\\u006f')}":1}`, key],
    ] as const) {
      for (const address of ['/api/shipments', '/api/quotes/{id}/accept', '/api/auth/logout']) {
        const headers = [
          `Authorization: Bearer ${world.shipper.token}`,
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
        ];
        expect([body, address, await send({ method: 'POST', path: address }, headers, body)]).toEqual([
          body,
          address,
          { status: 400, code: 'invalid_input', paths: [path] },
        ]);
      }
    }
  });
});
