import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Shipment } from './support/answers.js';
import { client } from './support/client.js';
import { DAY, type Deal, expectRefusal, HOUR, ok, PASSWORD, type Person, World } from './support/people.js';
import { repeated } from './support/repeats.js';

interface Acted extends Shipment {
  can?: unknown;
  next?: unknown;
  act?: { actId: string; happenedAt: string; receivedAt: string; basis: string; fence: string; delayBasis?: string };
  codeResult?: string;
  releaseCode?: string | null;
}

const DENVER = { latitude: 39.7392, longitude: -104.9903 };
const AT_THE_DOOR = { latitude: 39.75, longitude: -104.98 };
const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };

let world: World;
let photo: Buffer;

beforeAll(async () => {
  world = await World.start();
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
});

const at = (deal: Deal, verb: string) => `/api/shipments/${deal.shipmentId}/${verb}`;
const act = (deal: Deal, verb: string, body: object, by = deal.carrier) => by.api.post<Acted>(at(deal, verb), body);

async function photoFor(person: Person, actId: string): Promise<string> {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  const [sent] = ok(await person.api.post<{ url: string }[]>(`/api/uploads?actId=${actId}`, form), 201);
  return sent?.url ?? '';
}

/** What a phone says of an act that was done so many seconds ago, if its clock is ahead by so many. */
async function ago(seconds: number, ahead = 0) {
  const now = (await world.now()).getTime() + ahead * 1_000;
  return { capturedAt: new Date(now - seconds * 1_000).toISOString(), sentAt: new Date(now).toISOString() };
}

const codeOf = async (deal: Deal) =>
  ok(await deal.shipper.api.get<Acted>(`/api/shipments/${deal.shipmentId}`), 200).releaseCode;

const linesOf = async (deal: Deal, event: string, by = deal.shipper) => {
  interface Told {
    events: { event: string; subject: string; data: Record<string, unknown> | null }[];
  }
  const { events } = ok(await by.api.get<Told>(at(deal, 'timeline')), 200);
  return events.filter((line) => line.event === event && line.subject === 'quote').map(({ data }) => data);
};

describe('an act on the road', () => {
  it('is done once, and answered the same for ever', async () => {
    const deal = await world.paid();
    const body = { actId: randomUUID(), ...(await ago(60)), note: 'One strap was loose.' };
    const first = ok(await act(deal, 'pickup', body), 200);
    expect(first).toMatchObject({ status: 'in_transit', act: { actId: body.actId, basis: 'phone', fence: 'unknown' } });
    const delivery = { actId: randomUUID() };
    expect(ok(await act(deal, 'deliver', delivery), 200)).toMatchObject({ status: 'delivered', codeResult: 'none' });
    await world.advance(40 * DAY);
    const { can: _can, next: _next, ...again } = ok(await act(deal, 'pickup', body), 200);
    expect(first).toMatchObject(again);
    expect(await linesOf(deal, 'pickup')).toHaveLength(1);
    expectRefusal(await act(deal, 'deliver', body), 409, 'act_reused');
    expectRefusal(await act(deal, 'pickup', body, await world.newCarrier()), 404, 'not_found');
    const other = await world.paid();
    expectRefusal(await act(other, 'pickup', body), 409, 'act_reused');
    expect(await world.standing(other)).toEqual(['booked', 'paid', 'in_escrow']);
  });

  it('is done once when it is sent twice at the same moment', async () => {
    const deal = await world.paid();
    const body = { actId: randomUUID() };
    const [one, two] = await Promise.all([act(deal, 'pickup', body), act(deal, 'pickup', body)]);
    expect([one.status, two.status, await linesOf(deal, 'pickup')]).toEqual([200, 200, [expect.anything()]]);
  });

  it('of a second phone adds its photos to the step that the first one made', async () => {
    const deal = await world.paid();
    const acts = [randomUUID(), randomUUID()];
    const [one, two] = [await photoFor(deal.carrier, acts[0] ?? ''), await photoFor(deal.carrier, acts[1] ?? '')];
    ok(await act(deal, 'pickup', { actId: acts[0], photos: [one] }), 200);
    ok(await act(deal, 'pickup', { actId: acts[1], photos: [two] }), 200);
    expect(await linesOf(deal, 'pickup')).toEqual([expect.objectContaining({ photos: [one, two] })]);
    ok(await deal.shipper.api.get(one), 200);
    ok(await deal.shipper.api.get(two), 200);
    ok(await world.confirmDelivery(deal), 200);
    const before = await world.standing(deal);
    expect(ok(await act(deal, 'deliver', { actId: randomUUID() }), 200).status).toBe('delivered');
    expect(await world.standing(deal)).toEqual(before);
  });

  it('is refused for good once the job is over, is kept as evidence, and both sides and the operators are told', async () => {
    const deal = await world.paid();
    const actId = randomUUID();
    const url = await photoFor(deal.carrier, actId);
    ok(await deal.shipper.api.post(at(deal, 'cancel'), {}), 200);
    const body = { actId, photos: [url], ...(await ago(3 * HOUR)) };
    expectRefusal(await act(deal, 'pickup', body), 409, 'job_over');
    expectRefusal(await act(deal, 'pickup', body), 409, 'job_over');
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.acted_too_late']);
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.acted_too_late', 'shipment.cancelled']);
    ok(await deal.shipper.api.get(url), 200);
    interface Ticket {
      shipmentId: string | null;
    }
    const tickets = ok(await world.admin.api.get<Ticket[]>('/api/admin/support-tickets'), 200);
    expect(tickets.filter(({ shipmentId }) => shipmentId === deal.shipmentId)).toHaveLength(1);
    const given = await world.paid();
    ok(await given.carrier.api.post(`/api/quotes/${given.quoteId}/withdraw`), 200);
    expectRefusal(await act(given, 'pickup', { actId: randomUUID() }), 409, 'job_over');
    expectRefusal(await act(given, 'pickup', {}), 403, 'forbidden');
  });

  it('that only has to wait is not remembered as refused', async () => {
    const deal = await world.paid();
    const dispute = { quoteId: deal.quoteId, reason: 'fraudulent' };
    const { id } = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', dispute), 200);
    const body = { actId: randomUUID() };
    expectRefusal(await act(deal, 'pickup', body), 409, 'payment_frozen');
    ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome: 'won' }), 200);
    ok(await act(deal, 'pickup', body), 200);
  });

  it('tells of arrival, waiting and an attempt, to both sides alone', async () => {
    const deal = await world.paid();
    await world.advance(2 * HOUR);
    const arrived = ok(
      await act(deal, 'arrive', { end: 'pickup', actId: randomUUID(), position: AUSTIN, ...(await ago(HOUR)) }),
      200,
    );
    expect(arrived).toMatchObject({ basis: 'phone', fence: 'near' });
    expectRefusal(await act(deal, 'arrive', { end: 'delivery' }), 409, 'not_picked_up');
    ok(await act(deal, 'attempt', { reason: 'nobody_home', note: 'I rang twice.' }), 200);
    ok(await act(deal, 'pickup', { actId: randomUUID() }), 200);
    expect(await linesOf(deal, 'attempt')).toEqual([expect.objectContaining({ reason: 'nobody_home', end: 'pickup' })]);
    expect(await linesOf(deal, 'pickup')).toEqual([expect.objectContaining({ waitedMinutes: 60, fence: 'unknown' })]);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', [
      'shipment.arrived',
      'shipment.attempted',
      'shipment.picked_up',
    ]);
    expect(await linesOf(deal, 'arrive', await world.newShipper())).toEqual([]);
    expectRefusal(await act(await world.booked(), 'arrive', { end: 'pickup' }), 409, 'payment_required');
  });
});

it('a delivery is in place where whoever has the tracking link said, standing there', async () => {
  const deal = await world.inTransit();
  const { path } = ok(await deal.shipper.api.post<{ path: string }>(at(deal, 'tracking-links'), {}), 201);
  const link = `/api${path}`;
  const canSetPoint = async () => ok(await world.visitor.get<{ canSetPoint: boolean }>(link), 200).canSetPoint;
  const say = (point: object, where = link) => world.visitor.post(`${where}/exact-point`, point);
  expect(await canSetPoint()).toBe(true);
  expect((await say({ latitude: 91, longitude: 0 })).status).toBe(400);
  expect((await say(AT_THE_DOOR, '/api/track/x7VdKx3vQm9aT7wLr2uBpN')).status).toBe(404);
  expect((await say(AT_THE_DOOR)).status).toBe(204);
  const body = { actId: randomUUID(), position: AT_THE_DOOR, ...(await ago(60)) };
  expect(ok(await act(deal, 'deliver', body), 200).act).toMatchObject({ fence: 'in' });
  expect(await canSetPoint()).toBe(false);
  expectRefusal(await say(AT_THE_DOOR), 409, 'illegal_transition');
});

it('where only the carrier said that the place is proves nothing for the carrier', async () => {
  const deal = await world.inTransit();
  const there = { position: AT_THE_DOOR, ...(await ago(60)) };
  ok(await act(deal, 'arrive', { end: 'delivery', actId: randomUUID(), ...there }), 200);
  const [kept] = await world.server.query<{ source: string }>(
    `SELECT source FROM exact_points WHERE shipment_id = $1 AND place_end = 'delivery'`,
    [deal.shipmentId],
  );
  expect(kept?.source).toBe('carrier');
  expect(ok(await act(deal, 'deliver', { actId: randomUUID(), ...there }), 200).act).toMatchObject({ fence: 'near' });
});

it('photos sent for an act are kept for two weeks without it, those sent for nothing for a day', async () => {
  const { carrier } = await world.paid();
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  const [other] = ok(await carrier.api.post<{ url: string }[]>('/api/uploads', form), 201);
  const [kept, old] = [await photoFor(carrier, randomUUID()), await photoFor(carrier, randomUUID())];
  const unusedFor = (url: string | undefined, days: number) =>
    world.server.query(
      `UPDATE uploads SET created_at = created_at - make_interval(days => $2), free_since = free_since - make_interval(days => $2) WHERE id = $1`,
      [url?.split('/').at(-1), days],
    );
  await unusedFor(other?.url, 2);
  await unusedFor(kept, 13);
  await unusedFor(old, 15);
  // The hourly sweep also runs at startup.
  await world.server.restart();
  const seen = await Promise.all([other?.url ?? '', kept, old].map((url) => carrier.api.get(url)));
  expect(seen.map(({ status }) => status)).toEqual([404, 200, 404]);
});

describe('a signature', () => {
  const sentAs = async (by: Person, picture: Buffer, path: string) => {
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(picture)]), 'signature');
    const [sent] = ok(await by.api.post<{ url: string }[]>(path, form), 201);
    return sent?.url ?? '';
  };
  const read = async (by: Person, url: string) => {
    const answer = await fetch(new URL(url, world.server.url), { headers: { authorization: `Bearer ${by.token}` } });
    return { type: answer.headers.get('content-type'), picture: Buffer.from(await answer.arrayBuffer()) };
  };
  const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

  it('is kept as the PNG that was drawn, of at most 100 kB, for the two sides alone', async () => {
    const deal = await world.paid();
    const lines = `<svg width="700" height="320"><rect width="700" height="320" fill="#fff"/><path d="M30 200 C 200 20, 260 300, 420 120 S 600 220, 660 90" fill="none" stroke="#14231F" stroke-width="5"/></svg>`;
    const drawn = await sharp(Buffer.from(lines)).png().toBuffer();
    const actId = randomUUID();
    const url = await sentAs(deal.carrier, drawn, `/api/uploads?actId=${actId}`);
    ok(await act(deal, 'pickup', { actId, signature: { name: 'Sam Okafor', url } }), 200);
    for (const by of [deal.shipper, deal.carrier]) {
      const { type, picture } = await read(by, url);
      expect(type).toBe('image/png');
      expect(picture.length).toBeLessThanOrEqual(100_000);
      expect((await pixels(picture)).equals(await pixels(drawn))).toBe(true);
    }
    expect((await (await world.newShipper()).api.get(url)).status).toBe(404);
    expect((await world.visitor.get(url)).status).toBe(404);
  });

  it('is what a small drawing of an act may be: other pictures are kept as photos', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const small = await sharp(noise).resize(40).png().toBuffer();
    const { carrier } = await world.paid();
    const types = [
      await sentAs(carrier, noise, `/api/uploads?actId=${randomUUID()}`),
      await sentAs(carrier, small, '/api/uploads'),
    ].map(async (url) => (await read(carrier, url)).type);
    expect(await Promise.all(types)).toEqual(['image/webp', 'image/webp']);
  });
});

describe('the day that a late report counts for', () => {
  /** Picked up now, promised for tomorrow, delivered after 22 hours, and reported after 72. */
  async function reportedLate(point: object, ahead = 0): Promise<[Deal, Acted]> {
    const deal = await world.paid({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    const exact = { end: 'delivery', ...AT_THE_DOOR };
    expect((await deal.shipper.api.put(at(deal, 'exact-point'), exact)).status).toBe(204);
    ok(await act(deal, 'pickup', {}), 200);
    await world.advance(3 * DAY);
    const actId = randomUUID();
    const photos = [await photoFor(deal.carrier, actId)];
    const said = await ago(50 * HOUR, ahead);
    return [deal, ok(await act(deal, 'deliver', { actId, photos, ...point, ...said }), 200)];
  }

  it('is when it happened if a photo in place bears it out, and the shipper may say that it came later', async () => {
    const [deal, { act: told }] = await reportedLate({ position: AT_THE_DOOR }, 9 * HOUR);
    expect(told).toMatchObject({ basis: 'phone', fence: 'in', delayBasis: 'borne_out' });
    const apart = Date.parse(told?.receivedAt ?? '') - Date.parse(told?.happenedAt ?? '');
    expect(Math.round(apart / 60_000)).toBe(50 * 60);
    expect((await world.payment(deal)).refundedAmount).toBe(0);
    const canObject = async ({ api }: Person) =>
      ok(await api.get<{ can: string[] }>(`/api/shipments/${deal.shipmentId}`), 200).can.includes('came-later');
    expect([await canObject(deal.shipper), await canObject(deal.carrier)]).toEqual([true, false]);
    expectRefusal(await deal.carrier.api.post(at(deal, 'came-later')), 403, 'forbidden');
    ok(await repeated(deal.shipper.api, 'POST /api/shipments/{id}/came-later', at(deal, 'came-later')), 200);
    expect(await canObject(deal.shipper)).toBe(false);
    expect((await world.payment(deal)).refundedAmount).toBe(124);
    expectRefusal(await deal.shipper.api.post(at(deal, 'came-later')), 409, 'illegal_transition');
    await world.told(deal.carrier, deal.shipmentId, 'shipment', ['shipment.came_later']);
    await world.expectCleanLedger();
  });

  it('is two days ago for a phone that was offline so long, and the code that was typed in then releases the payment', async () => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    expect((await deal.shipper.api.put(at(deal, 'exact-point'), { end: 'delivery', ...AT_THE_DOOR })).status).toBe(204);
    const code = await codeOf(deal);
    await world.advance(3 * DAY);
    const actId = randomUUID();
    const body = { actId, photos: [await photoFor(deal.carrier, actId)], position: AT_THE_DOOR, code };
    const told = ok(await act(deal, 'deliver', { ...body, ...(await ago(50 * HOUR, -9 * HOUR)) }), 200);
    expect(told).toMatchObject({ codeResult: 'released', act: { delayBasis: 'borne_out', basis: 'phone' } });
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    expect((await world.payment(deal)).refundedAmount).toBe(0);
    await world.expectCleanLedger();
  });

  it('is when we heard of it if the phone was near only, and it cannot shorten what the shipper has', async () => {
    const [deal, { act: told }] = await reportedLate({ position: DENVER });
    expect(told).toMatchObject({ fence: 'near', delayBasis: 'no_photo_in_place' });
    expect((await world.payment(deal)).refundedAmount).toBe(124);
    const { deliveredAt } = await world.quote(deal, deal.quoteId);
    expect(deliveredAt).toBe(told?.receivedAt);
  });

  interface Told {
    basis: string;
    fence: string;
    delayBasis: string;
    codeResult: string;
    refunded: number;
  }
  const COUNTS: Told = { basis: 'phone', fence: 'in', delayBasis: 'borne_out', codeResult: 'released', refunded: 0 };
  const NEAR: Told = {
    basis: 'phone',
    fence: 'near',
    delayBasis: 'no_photo_in_place',
    codeResult: 'out_of_place',
    refunded: 124,
  };
  const NOT_SAID: Told = { ...COUNTS, basis: 'receipt', delayBasis: 'no_phone_time', refunded: 124 };
  const TOO_LATE: Told = { ...COUNTS, delayBasis: 'told_late', refunded: 124 };

  it.each<[string, number | null, number, object | null, number, Told]>([
    // By the phone: done so many hours before it was sent, by a clock so many hours ahead, where; then, so many hours before the receipt.
    ['right clock', 50, 0, AT_THE_DOOR, 50, COUNTS],
    ['clock nine hours fast', 50, 9, AT_THE_DOOR, 50, COUNTS],
    ['clock nine hours slow', 50, -9, AT_THE_DOOR, 50, COUNTS],
    ['near the place, clock nine hours slow', 50, -9, DENVER, 50, NEAR],
    ['somewhere else', 50, 0, AUSTIN, 50, { ...NEAR, fence: 'out' }],
    ['nobody knows where', 50, 0, null, 50, { ...NEAR, fence: 'unknown' }],
    ['not said when', null, 9, AT_THE_DOOR, 0, NOT_SAID],
    ['before the pickup of three days ago', 90, 0, AT_THE_DOOR, 72, TOO_LATE],
  ])('and what it costs: %s', async (_, hoursAgo, hoursAhead, position, apart, { refunded, codeResult, ...told }) => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    const exact = { end: 'delivery', ...AT_THE_DOOR };
    expect((await deal.shipper.api.put(at(deal, 'exact-point'), exact)).status).toBe(204);
    const code = await codeOf(deal);
    await world.advance(3 * DAY);
    const actId = randomUUID();
    const photos = [await photoFor(deal.carrier, actId)];
    const { capturedAt, sentAt } = await ago((hoursAgo ?? 0) * HOUR, hoursAhead * HOUR);
    const times = { sentAt, ...(hoursAgo === null ? {} : { capturedAt }) };
    const body = { actId, photos, code, ...(position ? { position } : {}), ...times };
    const answer = ok(await act(deal, 'deliver', body), 200);
    expect(answer).toMatchObject({ act: told, codeResult });
    const hoursApart =
      (Date.parse(answer.act?.receivedAt ?? '') - Date.parse(answer.act?.happenedAt ?? '')) / 3_600_000;
    expect(Math.round(hoursApart)).toBe(apart);
    expect((await world.payment(deal)).refundedAmount).toBe(refunded);
    await world.expectCleanLedger();
  });

  it('is when we heard of it if the phone had called us since', async () => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    ok(await act(deal, 'arrive', { end: 'delivery' }), 200);
    await deal.shipper.api.put(at(deal, 'exact-point'), { end: 'delivery', ...AT_THE_DOOR });
    await world.advance(2 * DAY);
    ok(await deal.carrier.api.get('/api/auth/me'), 200);
    await world.advance(DAY);
    const actId = randomUUID();
    const photos = [await photoFor(deal.carrier, actId)];
    const body = { actId, photos, position: AT_THE_DOOR, ...(await ago(50 * HOUR)) };
    expect(ok(await act(deal, 'deliver', body), 200).act).toMatchObject({ fence: 'in', delayBasis: 'was_online' });
  });

  it('is when we heard of it if the phone had called us since it sent a photo', async () => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    await deal.shipper.api.put(at(deal, 'exact-point'), { end: 'delivery', ...AT_THE_DOOR });
    await world.advance(DAY);
    const actId = randomUUID();
    const photos = [await photoFor(deal.carrier, actId)];
    await world.advance(DAY);
    ok(await deal.carrier.api.get('/api/auth/me'), 200);
    await world.advance(DAY);
    const body = { actId, photos, position: AT_THE_DOOR, ...(await ago(47 * HOUR)) };
    expect(ok(await act(deal, 'deliver', body), 200).act).toMatchObject({ fence: 'in', delayBasis: 'was_online' });
  });

  it('is when it was done if the photos took hours to send', async () => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(1, 'America/Denver') });
    await deal.shipper.api.put(at(deal, 'exact-point'), { end: 'delivery', ...AT_THE_DOOR });
    await world.advance(2 * DAY);
    const actId = randomUUID();
    const first = await photoFor(deal.carrier, actId);
    await world.advance(2 * HOUR);
    const second = await photoFor(deal.carrier, actId);
    await world.advance(2 * HOUR);
    const body = { actId, photos: [first, second], position: AT_THE_DOOR, ...(await ago(30 * HOUR)) };
    expect(ok(await act(deal, 'deliver', body), 200).act).toMatchObject({ fence: 'in', delayBasis: 'borne_out' });
  });
});

describe('a release code', () => {
  it('is shown to the owner alone, from the pickup on until the delivery is confirmed', async () => {
    const deal = await world.paid();
    expect(await codeOf(deal)).toBeNull();
    const picked = ok(await act(deal, 'pickup', { actId: randomUUID() }), 200);
    const code = await codeOf(deal);
    expect(code).toMatch(/^\d{6}$/);
    const reads = [
      `/api/shipments/${deal.shipmentId}`,
      at(deal, 'timeline'),
      '/api/notifications',
      '/api/users/me/export',
    ];
    const seen = await Promise.all(reads.map((path) => deal.carrier.api.get(path)));
    const operators = await Promise.all(
      ['shipments', 'quotes', 'deadlines', 'emails'].map((list) => world.admin.api.get(`/api/admin/${list}`)),
    );
    const owners = await deal.shipper.api.get('/api/users/me/export');
    const wanted = { name: 'Stock system', scopes: ['shipments:read'], password: PASSWORD };
    const { key } = ok(await deal.shipper.api.post<{ key: string }>('/api/api-keys', wanted), 201);
    const program = client(world.server.url, key);
    expect(ok(await program.get<Acted>(`/api/shipments/${deal.shipmentId}`), 200).releaseCode).toBeNull();
    expect(JSON.stringify([picked, seen, operators, owners])).not.toContain(`"${code}"`);
    expect(world.server.logged()).not.toContain(code);
    const kept = await world.server.query<{ kept: string }>(
      `SELECT coalesce(json_agg(e), '[]')::text AS kept FROM (
         SELECT to_jsonb(e) FROM events e UNION ALL SELECT to_jsonb(t) FROM timeline t WHERE shipment_id = $1
         UNION ALL SELECT to_jsonb(a) FROM acts a WHERE shipment_id = $1 UNION ALL SELECT to_jsonb(n) FROM notifications n
         UNION ALL SELECT to_jsonb(m) FROM emails m) e`,
      [deal.shipmentId],
    );
    expect(kept[0]?.kept).toContain(deal.shipmentId);
    expect(kept[0]?.kept).not.toMatch(new RegExp(`[" ]${code}[". ]`));
    ok(await act(deal, 'deliver', {}), 200);
    ok(await world.confirmDelivery(deal), 200);
    expect(await codeOf(deal)).toBeNull();
  });

  it('is read on a link of the owner that shows it, on no other link and not on the one of the bill', async () => {
    const deal = await world.paid();
    const links = at(deal, 'tracking-links');
    const made = async (body: object) => ok(await deal.shipper.api.post<{ path: string }>(links, body), 201).path;
    const [showing, other] = [await made({ showsCode: true }), await made({})];
    expect(ok(await deal.shipper.api.get<{ showsCode: boolean }[]>(links), 200).map((each) => each.showsCode)).toEqual([
      false,
      true,
    ]);
    const read = async (path: string) => ok(await world.visitor.get<{ code: string | null }>(`/api${path}`), 200).code;
    expect(await read(showing)).toBeNull();
    ok(await act(deal, 'pickup', { actId: randomUUID() }), 200);
    const code = await codeOf(deal);
    expect([await read(showing), await read(other)]).toEqual([code, null]);
    const bill = await fetch(new URL(at(deal, 'bill-of-lading.pdf'), world.server.url), {
      headers: { authorization: `Bearer ${deal.carrier.token}` },
    });
    expect(bill.status).toBe(200);
    await expect(
      world.server.query('UPDATE tracking_links SET shows_code = true WHERE shipment_id = $1 AND of_bill', [
        deal.shipmentId,
      ]),
    ).rejects.toThrow('tracking_links_code');
    ok(await act(deal, 'deliver', {}), 200);
    expect(await read(showing)).toBe(code);
    ok(await world.confirmDelivery(deal), 200);
    expect(await read(showing)).toBeNull();
  });

  it('is refused before the pickup, and counts wrong ones on two phones together', async () => {
    const deal = await world.paid();
    expectRefusal(await act(deal, 'release-code', { code: '123456' }), 409, 'illegal_transition');
    ok(await act(deal, 'pickup', {}), 200);
    const code = (await codeOf(deal)) ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    ok(await act(deal, 'deliver', {}), 200);
    const other = await world.onAnotherPhone(deal.carrier);
    const results: (string | undefined)[] = [];
    for (const by of [deal.carrier, other, deal.carrier, other, other])
      results.push(
        ok(await act(deal, 'release-code', { actId: randomUUID(), position: DENVER, code: wrong }, by), 200).codeResult,
      );
    expect(results).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked']);
  });

  it('is not looked at by a delivery that is refused, whose wrong ones would not count', async () => {
    const deal = await world.inTransit();
    const code = (await codeOf(deal)) ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    // A sequence keeps what a transaction that is rolled back has done.
    await world.server.query('CREATE SEQUENCE looks_at_codes');
    await world.server.query(
      `CREATE FUNCTION count_look() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN PERFORM nextval('looks_at_codes'); RETURN NEW; END $$`,
    );
    await world.server.query(
      'CREATE TRIGGER count_look BEFORE UPDATE ON release_codes FOR EACH ROW EXECUTE FUNCTION count_look()',
    );
    const looks = async () =>
      (
        await world.server.query<{ n: number }>(
          'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS n FROM looks_at_codes',
        )
      )[0]?.n;
    const typed = (each: string) => ({ actId: randomUUID(), position: DENVER, code: each });
    const foreign = { url: await photoFor(deal.shipper, randomUUID()), name: 'Sam Reyes' };
    for (const each of [wrong, code])
      expectRefusal(await act(deal, 'deliver', { ...typed(each), signature: foreign }), 400, 'invalid_input');
    expect(await looks()).toBe(0);
    expect(ok(await act(deal, 'deliver', typed(wrong)), 200).codeResult).toBe('wrong');
    expect(await looks()).toBe(1);
    await world.server.query('DROP TRIGGER count_look ON release_codes');
  });

  it('typed in at the place delivers and confirms in one step', async () => {
    const deal = await world.inTransit();
    const code = await codeOf(deal);
    const body = { actId: randomUUID(), position: DENVER, code };
    expect(ok(await act(deal, 'deliver', body), 200)).toMatchObject({ status: 'delivered', codeResult: 'released' });
    expect(await world.standing(deal)).toEqual(['delivered', 'completed', 'released']);
    expect(ok(await act(deal, 'deliver', body), 200).codeResult).toBe('released');
    await world.expectCleanLedger();
  });

  it('is worth nothing out of place, or only near where the owner said exactly where it is', async () => {
    const deal = await world.inTransit();
    const code = await codeOf(deal);
    await deal.shipper.api.put(at(deal, 'exact-point'), { end: 'delivery', ...AT_THE_DOOR });
    const tried = async (verb: string, position?: object) =>
      ok(await act(deal, verb, { actId: randomUUID(), code, ...(position ? { position } : {}) }), 200).codeResult;
    expect(await tried('deliver', AUSTIN)).toBe('out_of_place');
    expect(await tried('release-code')).toBe('out_of_place');
    expect(await tried('release-code', DENVER)).toBe('out_of_place');
    expect((await world.standing(deal))[2]).toBe('in_escrow');
    expect(await tried('release-code', AT_THE_DOOR)).toBe('released');
    expect((await world.standing(deal))[2]).toBe('released');
    expectRefusal(await act(deal, 'release-code', { code }), 409, 'illegal_transition');
  });

  it('is locked after five wrong ones, and then only the owner confirms', async () => {
    const deal = await world.inTransit();
    const code = (await codeOf(deal)) ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    const tried = async (verb: string, typed: string) =>
      ok(await act(deal, verb, { actId: randomUUID(), position: DENVER, code: typed }), 200).codeResult;
    expect(await tried('deliver', wrong)).toBe('wrong');
    for (let n = 2; n <= 4; n++) expect(await tried('release-code', wrong)).toBe('wrong');
    expect(await tried('release-code', wrong)).toBe('locked');
    expect(await tried('release-code', code)).toBe('locked');
    ok(await world.confirmDelivery(deal), 200);
    expect((await world.standing(deal))[2]).toBe('released');
  });

  it('moves no money while a claim is open, and there is none where it was off at acceptance', async () => {
    const deal = await world.inTransit();
    const code = await codeOf(deal);
    const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 50, description: 'A corner is dented.' };
    ok(await deal.shipper.api.post('/api/claims', claim), 201);
    const body = { actId: randomUUID(), position: DENVER, code };
    expect(ok(await act(deal, 'deliver', body), 200).codeResult).toBe('none');
    expect((await world.standing(deal))[2]).toBe('in_escrow');
    ok(await world.admin.api.put('/api/admin/settings/current', { codeReleases: false }), 200);
    const without = await world.inTransit();
    ok(await world.admin.api.put('/api/admin/settings/current', { codeReleases: true }), 200);
    expect(await codeOf(without)).toBeNull();
    const typed = { actId: randomUUID(), position: DENVER, code: '402913' };
    expect(ok(await act(without, 'deliver', typed), 200).codeResult).toBe('none');
  });
});

it('takes positions in batches, each once, between the pickup and the delivery', async () => {
  const deal = await world.inTransit();
  await world.advance(HOUR);
  const now = (await world.now()).getTime();
  const HOURS_AHEAD = 9 * HOUR * 1_000;
  const on = (seconds: number) => new Date(now + HOURS_AHEAD - seconds * 1_000).toISOString();
  const position = (seconds: number, shipmentId = deal.shipmentId) => ({ shipmentId, ...AUSTIN, at: on(seconds) });
  const elsewhere = (await world.paid()).shipmentId;
  const send = async (by: Person) =>
    ok(
      await by.api.post<{ outcome: string }[]>('/api/locations', {
        positions: [position(1_800), position(60), position(1_800), position(2 * HOUR), position(60, elsewhere)],
        sentAt: on(0),
      }),
      200,
    ).map(({ outcome }) => outcome);
  expect(await send(deal.carrier)).toEqual(['created', 'created', 'exists', 'refused', 'refused']);
  expect(await send(deal.carrier)).toEqual(['exists', 'exists', 'exists', 'refused', 'refused']);
  expect(new Set(await send(await world.newCarrier()))).toEqual(new Set(['refused']));
  const kept = ok(await deal.shipper.api.get<{ timestamp: string; address: string }[]>(at(deal, 'locations')), 200);
  // A phone knows no names of places.
  expect(kept.map(({ address }) => address)).toEqual(['Near Austin, TX', 'Near Austin, TX']);
  expect(kept.map(({ timestamp }) => Math.round((now - Date.parse(timestamp)) / 60_000))).toEqual([30, 1]);
  // A program has no clock to correct, and is told what is wrong with each.
  const utc = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const why = async (sent: { shipmentId: string; at: string }) => {
    const body = { positions: [{ ...AUSTIN, ...sent }] };
    const [answer] = ok(
      await deal.carrier.api.post<{ outcome: string; problem?: object }[]>('/api/locations', body),
      200,
    );
    return answer;
  };
  const refused = (problem: object) => ({ outcome: 'refused', problem: expect.objectContaining(problem) as object });
  const { shipmentId } = deal;
  expect(await why({ shipmentId: elsewhere, at: utc(0) })).toEqual(refused({ code: 'not_found' }));
  const beforePickup = [{ path: 'at', message: 'Enter a time since the pickup' }];
  expect(await why({ shipmentId, at: utc(-2 * HOUR) })).toEqual(refused({ errors: beforePickup }));
  const ahead = [{ path: 'at', message: 'Enter a time that is not in the future' }];
  expect(await why({ shipmentId, at: utc(HOUR) })).toEqual(refused({ errors: ahead }));
  ok(await deal.carrier.api.post(at(deal, 'deliver')), 200);
  const late = [{ path: 'at', message: 'Enter a time before the delivery' }];
  expect(await why({ shipmentId, at: utc(HOUR) })).toEqual(refused({ errors: late }));
});

it('takes a position with the time it is from, once, since the pickup and not ahead', async () => {
  const deal = await world.inTransit();
  await world.advance(2 * HOUR);
  const now = (await world.now()).getTime();
  const before = (seconds: number) => new Date(now - seconds * 1_000).toISOString();
  const report = (time: string) =>
    deal.carrier.api.post<{ id: string; timestamp: string }>(at(deal, 'locations'), { ...AUSTIN, at: time });
  const made = ok(await report(before(HOUR)), 201);
  expect(made.timestamp).toBe(before(HOUR));
  expect(ok(await report(before(HOUR)), 201).id).toBe(made.id);
  for (const time of [before(3 * HOUR), before(-HOUR)]) {
    const refused = await report(time);
    expectRefusal(refused, 400, 'invalid_input');
    expect(refused.body).toMatchObject({ errors: [{ path: 'at' }] });
  }
  expect(ok(await deal.shipper.api.get<object[]>(at(deal, 'locations')), 200)).toHaveLength(1);
});

it('shows both sides how the item was at both ends, and a claim has it as evidence', async () => {
  const deal = await world.paid();
  const sent = async (verb: string, marks: object[]) => {
    const actId = randomUUID();
    const [photoUrl, signature] = [await photoFor(deal.carrier, actId), await photoFor(deal.carrier, actId)];
    const condition = { form: 'boat', values: { hours: '310' }, marks, photos: [photoUrl], photoViews: ['left'] };
    const body = { actId, condition, signature: { name: 'Sam Okafor', url: signature } };
    ok(await act(deal, verb, body), 200);
  };
  const old = { view: 'left', x: 0.25, y: 0.5, kind: 'scratch', size: 'small' };
  await sent('pickup', [old]);
  const close = await photoFor(deal.carrier, randomUUID());
  const dent = { view: 'back', x: 0.5, y: 0.5, kind: 'dent', size: 'large', note: 'By the ladder.', photo: close };
  await sent('deliver', [old, dent]);
  interface Report {
    end: string;
    marks: { photo?: string }[];
    photos: string[];
    photoViews: string[];
    signature: string;
    sha256: string;
  }
  const reports = ok(await deal.shipper.api.get<Report[]>(at(deal, 'condition-reports')), 200);
  expect(reports.map(({ end, marks }) => [end, marks.length])).toEqual([
    ['pickup', 1],
    ['delivery', 2],
  ]);
  expect(reports[0]).toMatchObject({ form: 'boat', values: { hours: '310' }, signerName: 'Sam Okafor', marks: [old] });
  expect(reports[1]?.marks[1]?.photo).toBe(close);
  ok(await deal.shipper.api.get(close), 200);
  expect(reports.map(({ photoViews }) => photoViews)).toEqual([['left'], ['left']]);
  for (const { photos, signature, sha256 } of reports) {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    for (const url of [...photos, signature]) ok(await deal.shipper.api.get(url), 200);
    for (const url of [...photos, signature]) expect((await (await world.newShipper()).api.get(url)).status).toBe(404);
  }
  const claim = { shipmentId: deal.shipmentId, kind: 'damage', amount: 50, description: 'A dent at the back.' };
  const { id } = ok(await deal.shipper.api.post<{ id: string }>('/api/claims', claim), 201);
  const evidence = ok(
    await deal.shipper.api.get<{ conditionReports: Report[]; photos: { place: string }[] }>(
      `/api/claims/${id}/evidence`,
    ),
    200,
  );
  expect(evidence.conditionReports).toEqual(reports);
  const other = await world.paid();
  const wrong = { condition: { form: 'boat', marks: [{ ...old, view: 'top' }] } };
  expectRefusal(await act(other, 'pickup', wrong), 400, 'invalid_input');
  for (const photoViews of [['left'], ['top']]) {
    const seen = { form: 'boat', photos: photoViews[0] === 'top' ? [close] : [], photoViews };
    expectRefusal(await act(other, 'pickup', { condition: seen }), 400, 'invalid_input');
  }
  const strangers = { condition: { form: 'boat', marks: [{ ...old, photo: close }] } };
  const elsewhere = await world.paid({}, world.shipper, await world.newCarrier());
  expectRefusal(await act(elsewhere, 'pickup', strangers), 400, 'invalid_input');
  const unknown = { condition: { form: 'boat', values: { odometer: '1' } } };
  expectRefusal(await act(other, 'pickup', unknown), 400, 'invalid_input');
});
