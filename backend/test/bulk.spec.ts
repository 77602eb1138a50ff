import { client } from './support/client.js';
import { ok, expectRefusal, NEW_SHIPMENT, PASSWORD, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface Result {
  index: number;
  externalRef: string | null;
  outcome: string;
  shipmentId: string | null;
  problem?: { code: string; errors?: { path: string; message: string }[]; current?: { id: string } };
  retryAfter?: number;
}

interface Bulk {
  created: number;
  existing: number;
  refused: number;
  results: Result[];
}

const row = (externalRef: string, more: object = {}) => ({ ...NEW_SHIPMENT, externalRef, ...more });
const rows = (count: number, from = 0) => Array.from({ length: count }, (_, at) => row(`STK-${from + at}`));
const send = async (by: Person, all: unknown[], more: object = {}, headers: Record<string, string> = {}) =>
  ok(await by.api.post<Bulk>('/api/shipments/bulk', { rows: all, ...more }, headers), 200);
const countsOf = ({ created, existing, refused }: Bulk) => [created, existing, refused];
const idsOf = ({ results }: Bulk) => results.map(({ shipmentId }) => shipmentId);
const owned = async (by: Person) => (await by.api.get('/api/shipments?owner=me')).headers.get('x-total-count');

describe('many shipments in one call', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
  });

  it('are each created, and sent again they exist', async () => {
    const owner = await world.newShipper();
    const first = await send(owner, rows(200));
    expect(countsOf(first)).toEqual([200, 0, 0]);
    expect(first.results.map(({ index, externalRef, outcome }) => [index, externalRef, outcome])).toEqual(
      rows(200).map((each, at) => [at, each.externalRef, 'created']),
    );
    expect(await owned(owner)).toBe('200');
    const again = await send(owner, rows(200));
    expect(countsOf(again)).toEqual([0, 200, 0]);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(await owned(owner)).toBe('200');
    const { body } = await owner.api.get<{ externalRef: string; status: string }>(`/api/shipments/${idsOf(first)[7]}`);
    expect(body).toMatchObject({ externalRef: 'STK-7', status: 'listed' });
  });

  it('are judged one by one: what is wrong with a row is said of that row', async () => {
    const owner = await world.newShipper();
    const { results, ...counts } = await send(owner, [
      row('A'),
      row('B', { title: '' }),
      row('C', { pickupLocation: 'Nowhere at all, ZZ' }),
      { ...NEW_SHIPMENT },
      row('D', { color: 'red' }),
      null,
      'STK-1',
      [],
      row('E', { status: 'draft' }),
    ]);
    expect(counts).toEqual({ created: 2, existing: 0, refused: 7 });
    expect(results.map(({ problem }) => problem && [problem.code, problem.errors?.[0]?.path])).toEqual([
      undefined,
      ['invalid_input', 'title'],
      ['place_not_found', 'pickupLocation'],
      ['invalid_input', 'externalRef'],
      ['invalid_input', 'color'],
      ['invalid_input', undefined],
      ['invalid_input', undefined],
      ['invalid_input', undefined],
      undefined,
    ]);
    expect(await owned(owner)).toBe('2');
  });

  it('are kept where half of them are wrong', async () => {
    const owner = await world.newShipper();
    const wrong = rows(100, 100).map((each) => ({ ...each, weight: -1 }));
    const mixed = rows(100).flatMap((good, at) => [good, wrong[at]]);
    const { results, ...counts } = await send(owner, mixed);
    expect(counts).toEqual({ created: 100, existing: 0, refused: 100 });
    expect(results.map(({ outcome }) => outcome)).toEqual(mixed.map((_, at) => (at % 2 ? 'refused' : 'created')));
    expect(
      results.filter(({ outcome }) => outcome === 'refused').map(({ problem }) => problem?.errors?.[0]?.path),
    ).toEqual(wrong.map(() => 'weight'));
    expect(await owned(owner)).toBe('100');
  });

  it('a row with the same externalRef but other content is refused, and names the shipment that has it', async () => {
    const owner = await world.newShipper();
    const first = await send(owner, [row('A'), row('A'), row('A', { budget: 900 })]);
    expect(first.results.map(({ outcome }) => outcome)).toEqual(['created', 'existing', 'refused']);
    const [id] = idsOf(first);
    expect(first.results[2]?.problem).toMatchObject({ code: 'external_ref_taken', current: { id } });
    const single = await owner.api.post<{ id: string }>('/api/shipments', row('B', { budget: 900 }));
    const later = await send(owner, [row('A', { status: 'listed', photos: null }), row('B', { budget: '900.00' })]);
    expect(later.results.map(({ outcome, shipmentId }) => [outcome, shipmentId])).toEqual([
      ['existing', id],
      ['existing', ok(single, 201).id],
    ]);
    const other = await world.newShipper();
    expect(countsOf(await send(other, [row('A')]))).toEqual([1, 0, 0]);
  });

  it('a dry run says what would be, and creates nothing', async () => {
    const owner = await world.newShipper();
    const again = await send(owner, [row('A'), row('A', { weight: 7 })], { dryRun: true });
    expect(again.results[1]?.problem).toMatchObject({ detail: 'An earlier row has this externalRef.' });
    const tried = await send(owner, [row('A'), row('A'), row('B', { weight: -1 })], { dryRun: true });
    expect(countsOf(tried)).toEqual([1, 1, 1]);
    expect(idsOf(tried)).toEqual([null, null, null]);
    expect(await owned(owner)).toBe('0');
    expect(countsOf(await send(owner, [row('A')]))).toEqual([1, 0, 0]);
  });

  it('sent twice at the same moment, each is created once', async () => {
    const owner = await world.newShipper();
    const both = await Promise.all([send(owner, rows(20)), send(owner, rows(20))]);
    expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(20);
    expect(both.map(({ refused }) => refused)).toEqual([0, 0]);
    expect(idsOf(both[0])).toEqual(idsOf(both[1]));
    expect(await owned(owner)).toBe('20');
    expect(countsOf(await send(owner, rows(20)))).toEqual([0, 20, 0]);
  });

  it('are answered the same under an Idempotency-Key, which holds for these rows', async () => {
    const owner = await world.newShipper();
    const key = { 'idempotency-key': 'stock-of-today' };
    const first = await send(owner, rows(2), {}, key);
    expect(countsOf(first)).toEqual([2, 0, 0]);
    expect(await send(owner, rows(2), {}, key)).toEqual(first);
    expectRefusal(await owner.api.post('/api/shipments/bulk', { rows: rows(3) }, key), 422, 'idempotency_key_reused');
    expect(countsOf(await send(owner, rows(3)))).toEqual([1, 2, 0]);
  });

  it('and quotes may carry notes that only their author sees', async () => {
    const owner = await world.newShipper();
    const carrier = await world.newCarrier();
    const metadata = { branch: 'Austin', lot: '12' };
    const { results } = await send(owner, [row('A', { metadata }), row('B', { metadata: { branch: 7 } })]);
    expect(results[1]?.problem?.errors?.[0]?.path).toBe('metadata');
    const id = results[0]?.shipmentId ?? '';
    const seen = async (by: Person, path: string) => ok(await by.api.get<{ metadata?: unknown }>(path), 200).metadata;
    expect(await seen(owner, `/api/shipments/${id}`)).toEqual(metadata);
    expect(await seen(carrier, `/api/shipments/${id}`)).toBeNull();
    const [listed] = ok(await owner.api.get<{ metadata: unknown }[]>('/api/shipments?owner=me'), 200);
    expect(listed?.metadata).toEqual(metadata);
    ok(await owner.api.patch(`/api/shipments/${id}`, { metadata: null }), 200);
    expect(await seen(owner, `/api/shipments/${id}`)).toBeNull();
    const quote = ok(
      await carrier.api.post<{ id: string }>('/api/quotes', { shipmentId: id, amount: 900, metadata: { truck: '4' } }),
      201,
    );
    expect(await seen(carrier, `/api/quotes/${quote.id}`)).toEqual({ truck: '4' });
    expect(await seen(owner, `/api/quotes/${quote.id}`)).toBeNull();
    const large = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`n${at}`, 'x'.repeat(400)]));
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`n${at}`, 'x']));
    for (const wrong of [large, many, { ['k'.repeat(41)]: 'x' }, { a: 'x'.repeat(501) }, ['x'], 'x'])
      expectRefusal(await owner.api.post('/api/shipments', row('C', { metadata: wrong })), 400, 'invalid_input');
  });

  it('are read again by what changed since, the oldest change first, or by their ids', async () => {
    const owner = await world.newShipper();
    const ids = idsOf(await send(owner, rows(5)));
    const { updatedAt } = ok(await owner.api.get<{ updatedAt: string }>(`/api/shipments/${ids[4]}`), 200);
    for (const at of [3, 0, 2]) ok(await owner.api.patch(`/api/shipments/${ids[at]}`, { budget: 800 + at }), 200);
    const page = (query: string) => owner.api.get<{ id: string }[]>(`/api/shipments?owner=me&${query}`);
    const first = await page(`updatedSince=${updatedAt}&limit=3`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await owner.api.get<{ id: string }[]>(next.replace(/^https?:\/\/[^/]+/, ''));
    const found = [...ok(first, 200), ...ok(second, 200)].map(({ id }) => id);
    expect(found).toEqual([ids[4], ids[3], ids[0], ids[2]].filter((id) => found.includes(id ?? '')));
    expect(found).toHaveLength(4);
    const some = ok(await page(`ids=${ids[1]},${ids[3]}`), 200).map(({ id }) => id);
    expect(some.sort()).toEqual([ids[1], ids[3]].sort());
    const repeated = ok(await page(`ids=${ids[1]}&ids=${ids[3]}`), 200).map(({ id }) => id);
    expect(repeated.sort()).toEqual(some);
    const other = await world.newShipper();
    expect(ok(await other.api.get<unknown[]>(`/api/shipments?owner=me&ids=${ids[1]}`), 200)).toEqual([]);
    expectRefusal(await page('ids=a,b'), 400, 'invalid_input');
    expectRefusal(await owner.api.get(`/api/shipments?updatedSince=${updatedAt}`), 400, 'invalid_input');
  });

  it('takes 1 to 200 rows, from those who ship', async () => {
    const post = (all: unknown, by = world.shipper) => by.api.post('/api/shipments/bulk', { rows: all });
    for (const wrong of [[], rows(201), {}, null, undefined]) expectRefusal(await post(wrong), 400, 'invalid_input');
    expectRefusal(await post(rows(1), world.carrier), 403, 'shippers_only');
    expectRefusal(await post([row('A', { description: 'x'.repeat(2_100_000) })]), 413, 'payload_too_large');
  });
});

it('when the limit of the hour is reached, the rest is refused and told when to come back', async () => {
  const world = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '0.02' } });
  const owner = await world.newShipper();
  const all = [...rows(11), row('wrong', { title: '' }), ...rows(4, 11)];
  const key = { 'idempotency-key': 'goes-on' };
  const { results, ...counts } = await send(owner, all, {}, key);
  expect(counts).toEqual({ created: 12, existing: 0, refused: 4 });
  expect(results.slice(13)).toEqual(
    [13, 14, 15].map((index) => ({
      index,
      externalRef: `STK-${index - 1}`,
      outcome: 'refused',
      shipmentId: null,
      problem: expect.objectContaining({ code: 'too_many_requests' }) as object,
      retryAfter: expect.any(Number) as number,
    })),
  );
  expect((await send(owner, all, {}, key)).existing).toBe(12);
});

it('each row is a write of the key that sends it', async () => {
  const world = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '1' } });
  const owner = await world.newShipper();
  const body = { name: 'Stock system', scopes: ['shipments:write'], password: PASSWORD };
  const key = ok(await owner.api.post<{ id: string; key: string }>('/api/api-keys', body), 201);
  await world.server.query('UPDATE api_keys SET rate_per_minute = 10 WHERE id = $1', [key.id]);
  const program = client(world.server.url, key.key);
  const first = ok(await program.post<Bulk>('/api/shipments/bulk', { rows: rows(12) }), 200);
  expect(countsOf(first)).toEqual([10, 0, 2]);
  expect(first.results.at(-1)).toMatchObject({
    problem: { code: 'too_many_requests' },
    retryAfter: expect.any(Number),
  });
  expectRefusal(await program.post('/api/shipments', NEW_SHIPMENT), 429, 'too_many_requests');
  expect(await owned(owner)).toBe('10');
});

it('rows that are there already are no writes, so that all of a large file can be sent again', async () => {
  const world = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '1' } });
  const owner = await world.newShipper();
  const body = { name: 'Stock system', scopes: ['shipments:write'], password: PASSWORD };
  const key = ok(await owner.api.post<{ id: string; key: string }>('/api/api-keys', body), 201);
  await world.server.query('UPDATE api_keys SET rate_per_minute = 12 WHERE id = $1', [key.id]);
  const program = client(world.server.url, key.key);
  expect(countsOf(ok(await program.post<Bulk>('/api/shipments/bulk', { rows: rows(10) }), 200))).toEqual([10, 0, 0]);
  expect(countsOf(ok(await program.post<Bulk>('/api/shipments/bulk', { rows: rows(13) }), 200))).toEqual([1, 10, 2]);
});

it('sent again after the server was killed in the middle, each is there once', async () => {
  const world = await World.start({ alone: true });
  const owner = await world.newShipper();
  const cut = owner.api.post('/api/shipments/bulk', { rows: rows(200) }).catch(() => 'cut');
  await until(async () => Number(await owned(owner)) >= 20);
  await world.server.kill('SIGKILL');
  expect(await cut).toBe('cut');
  await world.server.restart();
  const kept = Number(await owned(owner));
  expect(kept).toBeLessThan(200);
  expect(countsOf(await send(owner, rows(200)))).toEqual([200 - kept, kept, 0]);
  expect(await owned(owner)).toBe('200');
});
