import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { CARDS, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from '../../backend/test/support/people.js';
import {
  AuthError,
  ConflictError,
  ForbiddenError,
  Haulway,
  InvalidError,
  NotFoundError,
  WebhookError,
  verify,
} from '../src/index.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

async function keyOf(person: Person, scopes: readonly string[]): Promise<string> {
  const body = { name: 'Program', scopes, password: PASSWORD };
  return ok(await person.api.post<{ key: string }>('/api/api-keys', body), 201).key;
}

const programOf = async (person: Person, scopes: readonly string[]) =>
  new Haulway({ key: await keyOf(person, scopes), baseUrl: world.server.url, retryDelayMs: 1 });

const SHIPMENT = { ...NEW_SHIPMENT, category: 'vehicles' as const, weight: 2_400, budget: 1_500 };

describe('two programs', () => {
  it('make a whole deal, from the listing to the payment that is released, and read of it in the event log', async () => {
    const [dealer, carrier] = [await world.newShipper('Dina'), await world.newCarrier('Cora')];
    const buys = await programOf(dealer, [
      'shipments:read',
      'shipments:write',
      'quotes:read',
      'bookings:write',
      'payments:read',
      'deliveries:confirm',
      'events:read',
    ]);
    const drives = await programOf(carrier, ['shipments:read', 'quotes:write', 'deliveries:write', 'messages:write']);

    const start = buys.eventLog.since('now');
    for await (const event of start) throw new Error(`There is nothing yet, but ${event.type}`);
    const shipment = await buys.shipments.create(SHIPMENT);
    const quote = await drives.quotes.create({ shipmentId: shipment.id, amount: 900 });
    const found = [];
    for await (const each of buys.quotes.list({ owner: 'me' })) found.push(each.id);
    expect(found).toEqual([quote.id]);
    await buys.quotes.accept(quote.id);
    const { clientSecret } = await buys.quotes.pay(quote.id);
    ok(await world.enterCard(clientSecret ?? '', CARDS.good), 200);
    expect((await buys.payments.confirm(quote.id)).status).toBe('in_escrow');
    expect((await drives.shipments.pickup(shipment.id)).status).toBe('in_transit');
    await drives.shipments.report(shipment.id, { latitude: 36.1, longitude: -100.2 });
    expect((await drives.shipments.deliver(shipment.id)).status).toBe('delivered');
    expect((await buys.shipments.confirmDelivery(shipment.id)).payment?.status).toBe('released');

    const types: string[] = [];
    const log = buys.eventLog.since(start.cursor);
    // The log is written a moment after what it tells of; each turn goes on where the one before ended.
    while (!types.includes('payment.released'))
      for await (const event of log) {
        types.push(event.type);
        if (event.type === 'quote.submitted') expect(event.data.quoteId).toBe(quote.id);
      }
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(expect.arrayContaining(['shipment.listed', 'quote.submitted', 'shipment.delivered']));
  });
});

describe('a program', () => {
  it('reads a list of several pages to the end, and one page alone', async () => {
    const dealer = await world.newShipper();
    const program = await programOf(dealer, ['shipments:read', 'shipments:write']);
    const rows = Array.from({ length: 7 }, (_, at) => ({ ...SHIPMENT, externalRef: `S-${at}` }));
    expect((await program.shipments.createMany({ rows })).created).toBe(7);
    const refs: unknown[] = [];
    for await (const { externalRef } of program.shipments.list({ owner: 'me', limit: 3 })) refs.push(externalRef);
    expect(refs.sort()).toEqual(rows.map(({ externalRef }) => externalRef));
    const page = await program.shipments.list({ owner: 'me', limit: 3 }).page();
    expect([page.items.length, page.total, typeof page.next?.['cursor']]).toEqual([3, 7, 'string']);
  });

  it('reads the rows of an import to the end', async () => {
    const program = await programOf(await world.newShipper(), ['shipments:write']);
    const form = new FormData();
    const lines = Array.from({ length: 23 }, (_, at) => `P-${at},Piano ${at}`);
    form.set('file', new Blob([['Load no,Item', ...lines].join('\n')], { type: 'text/csv' }), 'rows.csv');
    const { id } = await program.imports.create(form);
    while ((await program.imports.get(id)).state === 'reading');
    expect((await program.imports.get(id)).mapping).toMatchObject({ 'Load no': 'externalRef' });
    const read: number[] = [];
    for await (const { row } of program.imports.rows(id, { limit: 10, only: 'wrong' })) read.push(row);
    expect(read).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  });

  it('is told by the kind of error why it is refused', async () => {
    const dealer = await world.newShipper();
    const program = await programOf(dealer, ['shipments:read', 'shipments:write']);
    const wrong = await program.shipments.create({ ...SHIPMENT, title: '' }).catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(InvalidError);
    expect(wrong).toMatchObject({
      name: 'InvalidError',
      status: 400,
      code: 'invalid_input',
      errors: [{ path: 'title' }],
    });
    expect((wrong as InvalidError).requestId).toMatch(/^[0-9a-f-]{36}$/);
    const { id } = await program.shipments.create({ ...SHIPMENT, externalRef: 'A' });
    await expect(program.shipments.create({ ...SHIPMENT, externalRef: 'A' })).rejects.toBeInstanceOf(ConflictError);
    await expect(program.shipments.get(randomUUID())).rejects.toBeInstanceOf(NotFoundError);
    await expect(program.shipments.confirmDelivery(id)).rejects.toBeInstanceOf(ForbiddenError);
    const unknown = `hwk_test_${'0'.repeat(36)}`;
    const stranger = new Haulway({ key: unknown, baseUrl: world.server.url });
    await expect(stranger.shipments.list().page()).rejects.toBeInstanceOf(AuthError);
  });

  it('gives the key to nobody who looks at it or its errors', async () => {
    const key = await keyOf(await world.newShipper(), ['shipments:read']);
    const program = new Haulway({ key, baseUrl: world.server.url });
    const error: unknown = await program.shipments.get(randomUUID()).catch((thrown: unknown) => thrown);
    for (const seen of [
      inspect(program, { depth: 9, showHidden: true }),
      JSON.stringify(program),
      inspect(error, { depth: 9 }),
    ])
      expect(seen).not.toContain(key.slice(0, 20));
    expect(() => new Haulway({ key: `${key}x`, baseUrl: world.server.url })).toThrow('not an API key');
  });

  it('can make every call of the API, also those without a method of their own', async () => {
    const program = await programOf(await world.newShipper(), ['account:read']);
    const me = await program.request('GET', '/api/api-keys/current');
    expect(me.scopes).toEqual(['account:read']);
  });

  it('sends files in a form, and is answered files', async () => {
    const dealer = await world.newShipper();
    const program = await programOf(dealer, ['shipments:write', 'payments:read']);
    const form = new FormData();
    form.set('file', new Blob(['title,category\nPiano,furniture'], { type: 'text/csv' }), 'rows.csv');
    expect(await program.request('POST', '/api/imports', { body: form })).toMatchObject({ id: expect.any(String) });
    const table = await program.request('GET', '/api/payments.csv');
    expect(await table.text()).toMatch(/^[\w,]+/);
  });
});

describe('an event that came to a webhook endpoint', () => {
  const bytes = randomBytes(32);
  const secret = `whsec_${bytes.toString('base64')}`;
  const body = JSON.stringify({ id: randomUUID(), type: 'quote.imagined', data: {} });
  const headersAt = (seconds: number, sent = body) => ({
    'Webhook-Id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${Buffer.from('another secret').toString('base64')} v1,${createHmac('sha256', bytes).update(`msg_1.${seconds}.${sent}`).digest('base64')}`,
  });
  const now = Math.floor(Date.now() / 1_000);

  it('is handed out if it is signed, also one of a kind that is not known yet', async () => {
    expect((await verify(body, headersAt(now), secret)).type).toBe('quote.imagined');
    expect(await verify(Buffer.from(body), new Headers(headersAt(now)), secret)).toEqual(JSON.parse(body));
  });

  it.each([
    ['another body', `${body} `, headersAt(now), secret],
    ['an old signature', body, headersAt(now - 301), secret],
    ['one of the future', body, headersAt(now + 360), secret],
    ['a time that is none', body, { ...headersAt(now), 'webhook-timestamp': 'noon' }, secret],
    ['no headers', body, {}, secret],
    ['another secret', body, headersAt(now), `whsec_${randomBytes(32).toString('base64')}`],
    ['a secret that is none', body, headersAt(now), 'whsec_%%%'],
  ])('is refused with %s', async (_, sent, headers, with_) => {
    await expect(verify(sent, headers, with_)).rejects.toBeInstanceOf(WebhookError);
  });
});
