import { gzipSync } from 'node:zlib';
import { expectRefusal, NEW_SHIPMENT, ok, type Person, World } from './support/people.js';

interface Widget {
  id: string;
  key: string;
  allowedOrigins: string[];
  enabled: boolean;
  estimates: number;
  listings: number;
}
interface Estimate {
  low: number;
  high: number;
  currency: string;
  miles: number;
  prefillId: string;
}

const SITE = 'https://www.dealer.example';
const ASKED = { from: 'Austin, TX', to: 'Denver, CO', category: 'vehicles', weight: 4200 };

let world: World;
let dealer: Person;

beforeAll(async () => {
  world = await World.start();
});
beforeEach(async () => {
  dealer = await world.newShipper();
});

const made = async (more: object = {}): Promise<Widget> =>
  ok(await dealer.api.post<Widget>('/api/widgets', { name: 'Boats page', allowedOrigins: [SITE], ...more }), 201);
const ask = (key: string, question: object = ASKED) =>
  world.visitor.post<Estimate>(`/api/widgets/${key}/estimate`, question);
const page = (key: string) => fetch(`${world.server.url}/embed/quote?key=${key}`);
const mine = async () => ok(await dealer.api.get<Widget[]>('/api/widgets'), 200);

describe('a widget', () => {
  it('says the price that the price page says, to anybody, and counts it', async () => {
    const { key } = await made();
    expect(key).toMatch(/^hwp_[0-9A-Za-z]{24}$/);
    const answer = await ask(key);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { low, high, miles, currency } = ok(answer, 200);
    const truth = ok(
      await world.visitor.get<Estimate>(`/api/price-truth?${new URLSearchParams({ ...ASKED, weight: '4200' })}`),
      200,
    );
    expect({ low, high, miles, currency }).toEqual({
      low: truth.low,
      high: truth.high,
      miles: truth.miles,
      currency: 'USD',
    });
    ok(await ask(key, { ...ASKED, weight: null }), 200);
    expect(await mine()).toMatchObject([{ key, estimates: 2, listings: 0 }]);
  });

  it('names what is wrong with a question', async () => {
    const { key } = await made();
    const refused = await ask(key, { ...ASKED, to: 'Nowhere at all' });
    expectRefusal(refused, 400, 'place_not_found');
    expect(refused.body).toMatchObject({ errors: [{ path: 'to' }] });
    expectRefusal(await ask(key, { ...ASKED, weight: 'heavy' }), 400, 'invalid_input');
    expect(await mine()).toMatchObject([{ estimates: 0 }]);
  });

  it('is shown by the sites of its owner only', async () => {
    const { key } = await made({ allowedOrigins: ['https://Dealer.Example/', 'http://localhost:8080'] });
    const { status, headers } = await page(key);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(
      'frame-ancestors https://dealer.example http://localhost:8080',
    );
    expect([headers.get('x-frame-options'), headers.get('set-cookie')]).toEqual([null, null]);
    for (const other of ['/', '/browse', '/console/', '/api/docs', '/api/config'])
      expect((await fetch(world.server.url + other)).headers.get('x-frame-options')).toBe('DENY');
    const script = await fetch(`${world.server.url}/widget/v1.js`);
    expect([script.status, script.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
  });

  it('answers to pages of these sites what they may read, and to no other page', async () => {
    const { id, key } = await made();
    const from = (origin: string, more: RequestInit) =>
      fetch(`${world.server.url}/api/widgets/${key}/estimate`, {
        method: 'POST',
        body: JSON.stringify(ASKED),
        ...more,
        headers: { 'content-type': 'application/json', origin, ...more.headers },
      });
    const preflight = {
      method: 'OPTIONS',
      body: null,
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    };
    const readable = ({ status, headers }: Response) => [status, headers.get('access-control-allow-origin')];

    const asked = await from(SITE, preflight);
    expect(readable(asked)).toEqual([204, SITE]);
    expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await from(SITE, {});
    expect([...readable(answer), answer.headers.get('vary')]).toEqual([200, SITE, 'Origin']);
    expect(await answer.json()).toMatchObject({ currency: 'USD' });
    expect(readable(await from(SITE, { body: '{}' }))).toEqual([400, SITE]);

    expect(readable(await from('https://other.example', preflight))).toEqual([405, null]);
    expect(readable(await from('https://other.example', {}))).toEqual([200, null]);
    expect(readable(await from('null', {}))).toEqual([200, null]);
    ok(await dealer.api.patch(`/api/widgets/${id}`, { enabled: false }), 200);
    expect(readable(await from(SITE, {}))).toEqual([404, null]);
  });

  it('begins with what its owner chose, which cannot break out of the page', async () => {
    const { id, key } = await made({ from: 'Austin, TX', category: 'vehicles' });
    const begun = await (await page(key)).text();
    expect(begun).toContain('<meta name="from" content="Austin, TX" />');
    expect(begun).toContain('<meta name="category" content="vehicles" />');
    await world.server.query(`UPDATE widgets SET pickup = '"><script>alert(1)</script> $&' WHERE id = $1`, [id]);
    const text = await (await page(key)).text();
    expect(text).not.toContain('<script>alert(1)');
    expect(text.match(/<\/head>/g)).toHaveLength(1);
  });

  it('shows nothing once it is off, deleted or its owner suspended, and nobody has its key', async () => {
    const nothing = async (key: string) => {
      const { status, headers } = await page(key);
      expect([status, headers.get('x-frame-options')]).toEqual([404, 'DENY']);
      expectRefusal(await ask(key), 404, 'not_found');
    };
    await nothing('hwp_000000000000000000000000');
    const { id, key } = await made();
    const other = await made();
    expect(ok(await dealer.api.patch<Widget>(`/api/widgets/${id}`, { enabled: false }), 200).enabled).toBe(false);
    await nothing(key);
    ok(await dealer.api.patch(`/api/widgets/${id}`, { enabled: true }), 200);
    ok(await ask(key), 200);
    ok(await dealer.api.delete(`/api/widgets/${id}`), 204);
    await nothing(key);
    ok(await world.admin.api.post(`/api/admin/users/${dealer.id}/suspend`, { reason: 'Fraud' }), 200);
    await nothing(other.key);
  });

  it('leads to a listing that counts once, and not when its owner lists it', async () => {
    const { key } = await made();
    const { prefillId } = ok(await ask(key), 200);
    expect(ok(await world.visitor.get(`/api/widget-estimates/${prefillId}`), 200)).toEqual(ASKED);
    const list = async (by: Person, id: string) =>
      ok(await by.api.post<{ id: string }>('/api/shipments', { ...NEW_SHIPMENT, prefillId: id }), 201).id;
    await list(dealer, prefillId);
    expect(await mine()).toMatchObject([{ listings: 0 }]);
    const listed = await list(world.shipper, prefillId);
    await list(world.shipper, prefillId);
    await list(world.shipper, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
    const [widget] = await mine();
    expect(widget?.listings).toBe(1);
    expect(await world.server.query('SELECT id FROM shipments WHERE referred_by = $1', [widget?.id])).toEqual([
      { id: listed },
    ]);
    ok(await dealer.api.delete(`/api/widgets/${widget?.id}`), 204);
    expect(ok(await world.shipper.api.get<{ id: string }>(`/api/shipments/${listed}`), 200).id).toBe(listed);
    expectRefusal(await world.visitor.get(`/api/widget-estimates/${prefillId}`), 404, 'not_found');
  });

  it('keeps what was asked for seven days', async () => {
    const { key } = await made();
    const { prefillId } = ok(await ask(key), 200);
    const read = () => world.visitor.get(`/api/widget-estimates/${prefillId}`);
    const older = (time: string) =>
      world.server.query(`UPDATE widget_estimates SET made_at = made_at - $2::interval WHERE id = $1`, [
        prefillId,
        time,
      ]);
    await older('6 days 23 hours');
    ok(await read(), 200);
    await older('1 hour');
    expectRefusal(await read(), 404, 'not_found');
  });

  it('is one of ten at most, however many are made at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => dealer.api.post('/api/widgets', { name: 'Boats', allowedOrigins: [SITE] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(201), 409, 409]);
    expect(await mine()).toHaveLength(10);
  });

  it.each([
    ['no site', []],
    ['a page', ['https://dealer.example/boats']],
    ['an open site', ['http://dealer.example']],
    ['every site', ['*']],
    ['what ends the policy', ['https://dealer.example; script-src *']],
    ['eleven', Array.from({ length: 11 }, (_, n) => `https://dealer${n}.example`)],
  ])('takes no list of sites with %s', async (_name, allowedOrigins) => {
    expectRefusal(await dealer.api.post('/api/widgets', { name: 'Boats', allowedOrigins }), 400, 'invalid_input');
    expect(await mine()).toEqual([]);
  });

  it('answers 5,000 estimates a day', async () => {
    const { id, key } = await made();
    // Limits are a thousand times as high here.
    await world.server.query(
      "UPDATE widgets SET day = (now() AT TIME ZONE 'UTC')::date, today = 4999999 WHERE id = $1",
      [id],
    );
    ok(await ask(key), 200);
    const refused = await ask(key);
    expectRefusal(refused, 429, 'too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await world.server.query("UPDATE widgets SET day = (now() AT TIME ZONE 'UTC')::date - 1 WHERE id = $1", [id]);
    ok(await ask(key), 200);
  });
});

it('of a site that asks again and again is answered twenty times a minute', async () => {
  const limited = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '1' } });
  const { key } = ok(
    await limited.shipper.api.post<Widget>('/api/widgets', { name: 'Boats page', allowedOrigins: [SITE] }),
    201,
  );
  const asked = await Promise.all(
    Array.from({ length: 25 }, () => limited.visitor.post(`/api/widgets/${key}/estimate`, ASKED)),
  );
  expect(asked.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
});

it('weighs at most 3 kB where it is put, and 60 kB in its frame', async () => {
  const { key } = await made();
  const size = async (address: string) =>
    gzipSync(Buffer.from(await (await fetch(new URL(address, world.server.url))).arrayBuffer())).length;
  expect(await size('/widget/v1.js')).toBeLessThan(3_000);
  const shown = await (await page(key)).text();
  const parts = [...shown.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, address]) => address ?? '');
  expect(parts).not.toEqual([]);
  const sizes = await Promise.all(parts.map(size));
  expect(sizes.reduce((sum, each) => sum + each, gzipSync(shown).length)).toBeLessThan(60_000);
});
