import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import {
  ConnectionError,
  Haulway,
  HaulwayError,
  ProblemError,
  RateLimitError,
  TimeoutError,
  verify,
  WebhookError,
} from '../src/index.js';

type Fault = number | 'drop' | 'hang' | { status: number; code: string; retryAfter?: number };

const KEY = `hwk_test_${'A'.repeat(36)}`;
const ID = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';

interface Document {
  paths: Record<string, { post?: { 'x-scope'?: string[]; parameters?: object[] } }>;
}

/** POSTs whose repeat finds done what the first did, or only reads. */
const HARMLESS = [
  '/api/imports/{id}/start',
  '/api/quotes/{id}/pay',
  '/api/payments/{quoteId}/confirm',
  '/api/change-orders/{id}/accept',
  '/api/change-orders/{id}/pay',
  '/api/change-orders/{id}/confirm',
  '/api/calculate-shipping-rates',
  '/api/trips/preview/loads',
  '/api/trips/{id}/order',
];

/** A server that fails as it is told, then answers; it carries out a keyed call once, like Haulway. */
class FaultServer {
  readonly seen: { method: string; url: string; key: string | undefined }[] = [];
  readonly effects = new Set<string>();
  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly faults: Fault[],
  ) {}

  static async failing(...faults: Fault[]): Promise<FaultServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const opened = new FaultServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => opened.answer(request, response));
    return opened;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key'] as string | undefined;
    this.seen.push({ method, url, key });
    if (method === 'POST') this.effects.add(key ?? `without ${this.seen.length}`);
    const fault = this.faults.shift();
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === undefined) return void response.setHeader('content-type', 'application/json').end('{"id":"x"}');
    const { status, code, retryAfter } =
      typeof fault === 'number' ? { status: fault, code: 'internal' } : { retryAfter: undefined, ...fault };
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    response.writeHead(status, { 'content-type': 'application/problem+json', 'x-request-id': 'r-1' });
    response.end(JSON.stringify({ type: '/errors/x', title: 'x', status, detail: 'It failed.', code, extra: true }));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const opened: FaultServer[] = [];
async function failing(...faults: Fault[]) {
  const server = await FaultServer.failing(...faults);
  opened.push(server);
  return { server, haulway: new Haulway({ key: KEY, baseUrl: `${server.url}/`, retryDelayMs: 1, timeoutMs: 2_000 }) };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

describe('a call that fails on the way', () => {
  it.each<[string, Fault[]]>([
    ['a lost connection', ['drop']],
    ['an error of the server', [500, 502]],
    ['an overloaded server', [{ status: 503, code: 'unavailable', retryAfter: 0 }]],
    ['too many calls', [{ status: 429, code: 'too_many_requests', retryAfter: 0 }]],
    ['the first call still running', [{ status: 409, code: 'idempotency_in_progress' }]],
  ])('is made again after %s, and takes effect once', async (_, faults) => {
    const { server, haulway } = await failing(...faults);
    expect(await haulway.quotes.create({ shipmentId: ID, amount: 900 })).toEqual({ id: 'x' });
    expect(server.seen).toHaveLength(faults.length + 1);
    expect(server.effects.size).toBe(1);
    expect(server.seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps the Idempotency-Key that it was given', async () => {
    const { server, haulway } = await failing('drop');
    await haulway.quotes.accept(ID, undefined, { idempotencyKey: 'order-7' });
    expect(server.seen.map(({ key }) => key)).toEqual(['order-7', 'order-7']);
  });

  it('is given up after three repeats, with the last error', async () => {
    const { server, haulway } = await failing(500, 'drop', 500, 503);
    await expect(haulway.shipments.get(ID)).rejects.toMatchObject({ status: 503, requestId: 'r-1', code: 'internal' });
    expect(server.seen).toHaveLength(4);
    const lost = await failing('drop', 'drop', 'drop', 'drop');
    await expect(lost.haulway.shipments.get(ID)).rejects.toBeInstanceOf(ConnectionError);
  });

  it('is not made again when that could be a second effect, or would be refused again', async () => {
    const hooks = await failing('drop');
    await expect(
      hooks.haulway.webhookEndpoints.create({ url: 'https://a.example', events: ['quote.*'] }),
    ).rejects.toBeInstanceOf(ConnectionError);
    const changes = await failing(500);
    await expect(changes.haulway.quotes.change(ID, { amount: 1 })).rejects.toBeInstanceOf(ProblemError);
    const refused = await failing({ status: 409, code: 'a_code_of_tomorrow' });
    await expect(refused.haulway.quotes.accept(ID)).rejects.toMatchObject({ code: 'a_code_of_tomorrow' });
    expect([hooks, changes, refused].map(({ server }) => server.seen.length)).toEqual([1, 1, 1]);
  });

  it.each<[string, (haulway: Haulway) => Promise<unknown>]>([
    ['changes a quote', (haulway) => haulway.quotes.change(ID, { amount: 1 })],
    [
      'makes an endpoint',
      (haulway) => haulway.webhookEndpoints.create({ url: 'https://a.example', events: ['quote.*'] }),
    ],
  ])('that %s has no key: it is made again if it was not taken, and else not', async (_, call) => {
    const refused = await failing({ status: 429, code: 'too_many_requests', retryAfter: 0 });
    expect(await call(refused.haulway)).toEqual({ id: 'x' });
    expect(refused.server.seen).toHaveLength(2);
    const unsure: Fault[] = [{ status: 503, code: 'unavailable', retryAfter: 0 }, 500, 502, 504, 'drop'];
    for (const fault of unsure) {
      const { server, haulway } = await failing(fault);
      await expect(call(haulway)).rejects.toBeInstanceOf(HaulwayError);
      expect([fault, server.seen.length]).toEqual([fault, 1]);
    }
    let calls = 0;
    const silent: typeof fetch = (_address, { signal } = {}) => {
      calls += 1;
      return new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)));
    };
    const hasty = new Haulway({ key: KEY, baseUrl: 'http://nowhere.invalid', timeoutMs: 1, fetch: silent });
    await expect(call(hasty)).rejects.toBeInstanceOf(TimeoutError);
    expect(calls).toBe(1);
  });

  it('waits as long as the server says, and otherwise twice as long each time, more or less', async () => {
    const waited: number[] = [];
    const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms: number) => {
      waited.push(ms);
      queueMicrotask(done);
    }) as typeof setTimeout);
    const answers = [
      new Response('{}', { status: 429, headers: { 'retry-after': '7' } }),
      new Response('{}', { status: 503, headers: { 'retry-after': '60' } }),
      new Response('{}', { status: 500 }),
    ];
    const fetch = async () => answers.shift() ?? Response.json({ id: 'x' });
    try {
      const haulway = new Haulway({ key: KEY, baseUrl: 'http://nowhere.invalid', fetch });
      expect(await haulway.shipments.get(ID)).toEqual({ id: 'x' });
    } finally {
      timer.mockRestore();
    }
    expect(waited.slice(0, 2)).toEqual([7_000, 60_000]);
    // Half a second, doubled twice, a quarter more or less.
    expect([waited.length, (waited[2] ?? 0) >= 1_500, (waited[2] ?? 0) <= 2_500]).toEqual([3, true, true]);
  });

  it('is made again without a key that the API keeps only where a repeat changes nothing', async () => {
    const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Document;
    const posts = Object.entries(paths).flatMap(([path, { post }]) => (post?.['x-scope'] ? [{ path, post }] : []));
    const made = await Promise.all(
      posts.map(async ({ path, post }) => {
        const { server, haulway } = await failing('drop');
        const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, ID]));
        await haulway.request('POST', path as '/api/imports', { params, body: {} } as never).catch(() => undefined);
        const isKeyed = JSON.stringify(post.parameters ?? []).includes('IdempotencyKey');
        return { path, isKeyed, isRepeated: server.seen.length === 2 };
      }),
    );
    const repeated = made.filter(({ isKeyed, isRepeated }) => !isKeyed && isRepeated).map(({ path }) => path);
    expect(repeated).toEqual(HARMLESS);
    expect(made.filter(({ isKeyed, isRepeated }) => isKeyed && !isRepeated)).toEqual([]);
  });

  it('is not made without the ids in its path, which would make it another call', async () => {
    const { server, haulway } = await failing();
    for (const id of ['', undefined, null, {}])
      await expect(haulway.quotes.get(id as string)).rejects.toThrow('/api/quotes/{id} needs id');
    expect(server.seen).toEqual([]);
  });

  it('waits no longer than a minute because the server says so', async () => {
    const { server, haulway } = await failing({ status: 429, code: 'too_many_requests', retryAfter: 3_000 });
    const error: unknown = await haulway.shipments.get(ID).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RateLimitError);
    expect((error as RateLimitError).retryAfter).toBe(3_000);
    expect(server.seen).toHaveLength(1);
  });

  it('ends in time, and when its caller gives it up', async () => {
    const { server } = await failing('hang', 'hang');
    const hasty = new Haulway({ key: KEY, baseUrl: server.url, timeoutMs: 50, maxRetries: 0 });
    await expect(hasty.shipments.get(ID)).rejects.toBeInstanceOf(TimeoutError);
    const patient = new Haulway({ key: KEY, baseUrl: server.url });
    const giveUp = AbortSignal.abort(new Error('not needed any more'));
    await expect(patient.quotes.accept(ID, undefined, { signal: giveUp })).rejects.toThrow('not needed any more');
  });

  it('is an error whatever its caller says when giving it up, also while it waits to be made again', async () => {
    const { server } = await failing('hang', 503);
    const haulway = new Haulway({ key: KEY, baseUrl: server.url, retryDelayMs: 60_000 });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const waits = () => timers.mock.calls.some(([, ms]) => ms !== undefined && ms > 10_000);
    for (const isThere of [() => server.seen.length === 1, waits]) {
      const giveUp = new AbortController();
      const call = haulway.shipments.get(ID, { signal: giveUp.signal });
      while (!isThere()) await new Promise((turnOver) => setImmediate(turnOver));
      giveUp.abort('closed');
      await expect(call).rejects.toMatchObject({ name: 'HaulwayError', cause: 'closed' });
    }
    timers.mockRestore();
    expect(server.seen).toHaveLength(2);
  });

  it('tells of an answer that is no problem document, as a gateway may give', async () => {
    const fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const haulway = new Haulway({ key: KEY, baseUrl: 'http://nowhere.invalid', fetch, maxRetries: 0 });
    await expect(haulway.shipments.get(ID)).rejects.toMatchObject({ status: 502, code: 'unknown' });
  });

  it('says in its message which field is wrong', async () => {
    const errors = [{ path: 'recipient', message: 'Unknown field' }];
    const problem = { detail: 'Some of the input is not valid.', code: 'invalid_input', errors };
    const fetch = async () => Response.json(problem, { status: 400 });
    const haulway = new Haulway({ key: KEY, baseUrl: 'http://nowhere.invalid', fetch });
    await expect(haulway.shipments.get(ID)).rejects.toThrow(
      'Some of the input is not valid. recipient: Unknown field. (400 invalid_input)',
    );
  });
});

describe('a mistake of whoever sets it up', () => {
  it('is told where Haulway should be', async () => {
    for (const baseUrl of [undefined, '', 'localhost:3000'])
      expect(() => new Haulway({ key: KEY, baseUrl: baseUrl as string })).toThrow('Say in `baseUrl` where Haulway is');
    const asked: string[] = [];
    const fetch = async (url: unknown) => {
      asked.push(String(url));
      return Response.json([]);
    };
    for (const baseUrl of ['http://h.example', 'http://h.example/', 'http://h.example/api', 'http://h.example/api/'])
      await new Haulway({ key: KEY, baseUrl, fetch: fetch as typeof globalThis.fetch }).shipments.get(ID);
    expect(new Set(asked)).toEqual(new Set([`http://h.example/api/shipments/${ID}`]));
  });

  it('is told as a WebhookError of a body that was parsed, and of a secret that is not there', async () => {
    const headers = {
      'webhook-id': '1',
      'webhook-timestamp': String(Date.now() / 1_000),
      'webhook-signature': 'v1,AA',
    };
    const parsed = { type: 'quote.submitted' } as unknown as string;
    await expect(verify(parsed, headers, 'whsec_c2VjcmV0')).rejects.toThrow(/no body as it came/);
    await expect(verify('{}', headers, undefined as unknown as string)).rejects.toBeInstanceOf(WebhookError);
  });
});
