import sharp from 'sharp';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, World } from './support/people.js';
import { until } from './support/until.js';

interface Shared {
  title: string;
  pickupLocation: string;
  deliveryLocation: string;
  photo: string | null;
}

let world: World;
let covers: string[];

beforeAll(async () => {
  world = await World.start();
  const body = new FormData();
  for (const background of ['#c03030', '#3030c0']) {
    const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
    body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  }
  covers = ok(await world.shipper.api.post<{ url: string }[]>('/api/uploads', body), 201).map(({ url }) => url);
});

const shared = (id: string) => world.visitor.get<Shared>(`/api/shared/${id}`);
const pathOf = async (id: string) =>
  ok(await world.shipper.api.get<{ sharePath: string | null }>(`/api/shipments/${id}`), 200).sharePath;

/** What a stranger with the link gets, and whether the shipment says it has one. */
async function expectShared(id: string, isShared: boolean): Promise<void> {
  expect(await pathOf(id)).toBe(isShared ? `/s/${id}` : null);
  if (isShared) return void ok(await shared(id), 200);
  expectRefusal(await shared(id), 404, 'not_found');
  expectRefusal(await world.visitor.get(`/api/shared/${id}/photo`), 404, 'not_found');
}

describe('a link to a shipment', () => {
  it('works while it is listed, quoted or booked, and not once it is on the road', async () => {
    const id = await world.listed();
    await expectShared(id, true);
    const quote = await world.quoted(id);
    await expectShared(id, true);
    ok(await world.shipper.api.post(`/api/quotes/${quote}/accept`), 200);
    await expectShared(id, true);
    await expectShared((await world.inTransit()).shipmentId, false);
    await expectShared((await world.delivered()).shipmentId, false);
  });

  it('leads to no draft, nothing cancelled, and nothing unknown', async () => {
    await expectShared(await world.listed(world.shipper, { status: 'draft' }), false);
    const cancelled = await world.listed(world.shipper, { photos: [] });
    ok(await world.shipper.api.post(`/api/shipments/${cancelled}/cancel`), 200);
    await expectShared(cancelled, false);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing'])
      expectRefusal(await shared(id), 404, 'not_found');
  });

  it('shows the title without contact data and the places without streets, and nothing else', async () => {
    const id = await world.listed(world.shipper, {
      title: 'Sailboat, call 512-555-0142',
      pickupLocation: '500 Congress Ave, Austin, TX',
      photos: covers,
    });
    expect(ok(await shared(id), 200)).toEqual({
      id,
      title: 'Sailboat, call [phone hidden]',
      category: 'vehicles',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      distanceMiles: expect.any(Number) as number,
      photo: `/api/shared/${id}/photo`,
    });
  });

  it('shows only the first photo, as a JPEG that other sites can show too', async () => {
    const id = await world.listed(world.shipper, { photos: covers });
    const ask = (accept: string) =>
      fetch(new URL(`/api/shared/${id}/photo`, world.server.url), { headers: { accept } });
    const photo = await ask('*/*');
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(photo.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(photo.headers.get('cache-control')).toBe('public, max-age=300');
    const { data } = await sharp(Buffer.from(await photo.arrayBuffer()))
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[2]).toBeLessThan(100);
    expect((await ask('image/webp,*/*')).headers.get('content-type')).toBe('image/webp');
    expectRefusal(await world.visitor.get(`/api/shared/${await world.listed()}/photo`), 404, 'not_found');
  });
});

describe('a tracking link', () => {
  interface Track {
    title: string;
    status: string;
    expected: { from: string | null; to: string | null; day: string | null; late: boolean } | null;
    position: { latitude: number; longitude: number; at: string } | null;
    record: { inside: number; of: number } | null;
  }
  const linksOf = ({ shipmentId }: Deal) => `/api/shipments/${shipmentId}/tracking-links`;
  const create = async (deal: Deal, label = 'Grandma') =>
    ok(await deal.shipper.api.post<{ id: string; path: string; label: string }>(linksOf(deal), { label }), 201);
  const tracked = (path: string) => world.visitor.get<Track>(`/api${path}`);
  const report = async ({ carrier, shipmentId }: Deal, latitude: number, longitude: number) =>
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/locations`, { latitude, longitude }), 201);

  it('shows anybody what is on its way and when it comes, and nothing of money, streets or people', async () => {
    const deal = await world.inTransit({ estimatedDeliveryDate: await world.day(20) });
    const { path, label } = await create(deal);
    expect(label).toBe('Grandma');
    expect(path).toMatch(/^\/track\/[\w-]{22}$/);
    // Near Dallas, 800 miles from Denver.
    await report(deal, 32.7767, -96.797);
    await until(async () => typeof (await tracked(path)).body.expected?.from === 'string');
    const answer = await tracked(path);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const { position, expected, ...rest } = ok(answer, 200);
    expect(rest).toEqual({
      title: expect.any(String),
      from: 'Austin, TX',
      to: 'Denver, CO',
      status: 'in_transit',
      deliveredAt: null,
      timeZone: 'America/Denver',
      carrier: 'Cole',
      record: null,
      canSetPoint: true,
      code: null,
      bill: null,
    });
    expect(position).toEqual({ latitude: 32.8, longitude: -96.8, at: expect.any(String) });
    expect(expected).toMatchObject({ day: await world.day(20), late: false });
    // Fifteen hours at the wheel and a night, a fifth less and a fifth more.
    const hours = (at: string | null | undefined) =>
      (Date.parse(at ?? '') - Date.parse(position?.at ?? '')) / 3_600_000;
    expect(hours(expected?.from)).toBeGreaterThan(20);
    expect(hours(expected?.to)).toBeLessThan(40);
    expect(hours(expected?.to) - hours(expected?.from)).toBeGreaterThan(8);
  });

  it('names the agreed day while nothing is known of where it is, and says when it is late', async () => {
    const deal = await world.paid({
      estimatedPickupDate: await world.day(2),
      estimatedDeliveryDate: await world.day(3),
    });
    const { path } = await create(deal);
    const before = ok(await tracked(path), 200);
    expect(before).toMatchObject({ status: 'booked', position: null });
    expect(before.expected).toEqual({ from: null, to: null, day: await world.day(3), late: false });
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    await world.advance(4 * DAY);
    // Los Angeles is two days from Denver.
    await report(deal, 34.0522, -118.2437);
    await until(async () => (await tracked(path)).body.expected?.from !== null);
    expect(ok(await tracked(path), 200).expected?.late).toBe(true);
    await world.advance(13 * HOUR);
    expect(ok(await tracked(path), 200).expected).toMatchObject({ from: null, to: null });
  });

  it('ends as the owner says, 30 days after the delivery, and is then as unknown as one that never was', async () => {
    const deal = await world.inTransit();
    const [one, other] = [await create(deal, 'Grandma'), await create(deal, 'Neighbor')];
    const listed = ok(await deal.shipper.api.get<{ id: string }[]>(linksOf(deal)), 200);
    expect(listed.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(JSON.stringify(listed)).not.toContain(one.path.slice('/track/'.length));
    ok(await deal.shipper.api.delete(`${linksOf(deal)}/${one.id}`), 204);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    const delivered = ok(await tracked(other.path), 200);
    expect(delivered).toMatchObject({ status: 'delivered', expected: null, position: null });
    await world.advance(30 * DAY + HOUR);
    const unknown = [one.path, other.path, `/track/${'x'.repeat(22)}`, '/track/x', `/track/${deal.shipmentId}`];
    const answers = await Promise.all(unknown.map((path) => tracked(path)));
    for (const answer of answers) expectRefusal(answer, 404, 'not_found');
    const same = answers.map(({ body }) => {
      const { instance: _path, requestId: _id, ...rest } = body as unknown as Record<string, unknown>;
      return rest;
    });
    expect(new Set(same.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('is one of five, and only of a shipment that is paid', async () => {
    const deal = await world.booked();
    expectRefusal(await deal.shipper.api.post(linksOf(deal), {}), 409, 'illegal_transition');
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    for (let times = 0; times < 5; times += 1) await create(deal);
    expectRefusal(await deal.shipper.api.post(linksOf(deal), {}), 409, 'too_many_links');
    const listed = await world.listed(deal.shipper);
    expectRefusal(
      await deal.shipper.api.post(`/api/shipments/${listed}/tracking-links`, {}),
      409,
      'illegal_transition',
    );
  });

  it('says how often what was expected came true, once twenty deliveries tell', async () => {
    const deal = await world.inTransit();
    const { path } = await create(deal);
    await report(deal, 39.7, -104.9);
    await until(async () => (await tracked(path)).body.expected?.from !== null);
    await world.advance(3 * HOUR);
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    const judged = () =>
      world.server.query('SELECT 1 FROM arrival_windows WHERE quote_id = $1 AND arrived_at IS NOT NULL', [
        deal.quoteId,
      ]);
    await until(async () => (await judged()).length === 1);
    expect(ok(await tracked(path), 200).record).toBeNull();
    // Twenty more of the same: it came two hours later than the window says.
    await world.server.query(
      `INSERT INTO arrival_windows (quote_id, made_at, from_at, to_at, arrived_at)
       SELECT quote_id, made_at - n * interval '1 hour', from_at, to_at, CASE WHEN n <= 16 THEN to_at ELSE arrived_at END
         FROM arrival_windows, generate_series(1, 19) n WHERE quote_id = $1`,
      [deal.quoteId],
    );
    expect(ok(await tracked(path), 200).record).toEqual({ inside: 16, of: 20 });
    const overview = ok(await world.admin.api.get<{ arrivals: object }>('/api/admin/overview'), 200);
    expect(overview.arrivals).toEqual({ inside: 16, of: 20 });
  });
});
