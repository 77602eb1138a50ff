import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { client, type Client } from './support/client.js';
import { operations } from './support/document.js';
import { until } from './support/until.js';
import { type Deal, expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';

interface Link {
  name: string;
  phone: string | null;
  createdAt: string;
  openedAt: string | null;
  path: string;
}

interface Job {
  shipment: { id: string; title: string; status: string; can: string[]; pickupAddress: string | null };
  quote: { id: string; status: string };
  reports: { end: string }[];
  events: { event: string; data: Record<string, unknown> | null }[];
}

interface Session {
  token: string;
  user: { id: string; driver?: { name: string; shipmentId: string } };
}

/** What a driver may call, and nothing else that asks who it is. */
const DRIVERS = [
  'GET /api/auth/me',
  'GET /api/driver/job',
  'GET /api/shipments/{id}/bill-of-lading.pdf',
  'GET /api/uploads/{photoId}',
  'POST /api/auth/logout',
  'POST /api/auth/renew',
  'POST /api/locations',
  'POST /api/shipments/{id}/arrive',
  'POST /api/shipments/{id}/attempt',
  'POST /api/shipments/{id}/deliver',
  'POST /api/shipments/{id}/locations',
  'POST /api/shipments/{id}/pickup',
  'POST /api/shipments/{id}/release-code',
  'POST /api/uploads',
];

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const at = ({ shipmentId }: Deal, verb: string) => `/api/shipments/${shipmentId}/${verb}`;
const give = async (deal: Deal, driver: object = { name: 'Sam' }) =>
  ok(await deal.carrier.api.post<Link>(at(deal, 'driver'), driver), 201);
const tokenIn = ({ path }: Link) => path.split('#')[1] ?? '';
const open = (link: Link) => world.visitor.post<Session>('/api/auth/driver', { token: tokenIn(link) });
const driverOf = async (link: Link): Promise<Client> => client(world.server.url, ok(await open(link), 200).token);
const freshDeal = async () => world.paid({}, await world.newShipper('Dana'), await world.newCarrier('Cole'));
const jobOf = async (api: Client) => ok(await api.get<Job>('/api/driver/job'), 200);
const isOpen = async (api: Client) => (await api.get('/api/driver/job')).status === 200;

async function photoBy(api: Client): Promise<string> {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  const [sent] = ok(await api.post<{ url: string }[]>('/api/uploads', form), 201);
  return sent?.url ?? '';
}

describe('a driver', () => {
  it('does the whole job with the link of their carrier, and both sides see who drove', async () => {
    const deal = await freshDeal();
    const { carrier, shipper, shipmentId, quoteId } = deal;
    const link = await give(deal, { name: 'Sam', phone: '(512) 555-0142' });
    expect(link).toMatchObject({ name: 'Sam', phone: '(512) 555-0142', openedAt: null });
    const { token, user } = ok(await open(link), 200);
    expect(user).toMatchObject({ id: carrier.id, driver: { name: 'Sam', shipmentId }, isAdmin: false });
    const driver = client(world.server.url, token);
    expect(ok(await driver.get<Session['user']>('/api/auth/me'), 200)).toEqual(user);
    expect(ok(await carrier.api.get(at(deal, 'driver')), 200)).toMatchObject({
      driver: { name: 'Sam', openedAt: expect.any(String) },
    });
    const contact = ok(await shipper.api.get<object>(at(deal, 'contact')), 200);
    expect(contact).toMatchObject({ driver: { name: 'Sam', phone: '(512) 555-0142' } });
    expect(ok(await carrier.api.get<object>(at(deal, 'contact')), 200)).toMatchObject({ driver: null });

    const before = await jobOf(driver);
    expect(before).toMatchObject({
      shipment: { id: shipmentId, can: ['pickup'] },
      quote: { id: quoteId, status: 'paid' },
    });
    ok(await driver.post(at(deal, 'arrive'), { end: 'pickup' }), 200);
    ok(await driver.post(at(deal, 'pickup'), { actId: randomUUID(), photos: [await photoBy(driver)] }), 200);
    ok(await driver.post(at(deal, 'locations'), { latitude: 33, longitude: -98 }), 201);
    const onTheRoad = await jobOf(driver);
    expect(onTheRoad).toMatchObject({ shipment: { status: 'in_transit', can: ['locations', 'deliver'] } });
    expect(onTheRoad.events).toEqual([
      expect.objectContaining({ event: 'arrive', data: expect.objectContaining({ end: 'pickup', driver: 'Sam' }) }),
    ]);
    expect(ok(await driver.get<string>(at(deal, 'bill-of-lading.pdf')), 200)).toMatch(/^%PDF-/);
    ok(await driver.post(at(deal, 'deliver'), { recipientName: 'Dana' }), 200);
    const { releaseCode } = ok(await shipper.api.get<{ releaseCode: string }>(`/api/shipments/${shipmentId}`), 200);
    expect(await isOpen(driver)).toBe(true);
    // The phone did not say where it was, so that the code releases nothing.
    const tried = ok(await driver.post<object>(at(deal, 'release-code'), { code: releaseCode }), 200);
    expect(tried).toMatchObject({ codeResult: 'out_of_place', can: [] });
    ok(await shipper.api.post(at(deal, 'confirm-delivery')), 200);
    await until(async () => !(await isOpen(driver)));
    expectRefusal(await driver.get('/api/driver/job'), 404, 'not_found');
    const { events } = ok(await shipper.api.get<Job>(at(deal, 'timeline')), 200);
    for (const done of ['arrive', 'pickup', 'deliver'])
      expect(events.find(({ event, data }) => event === done && data !== null)?.data).toMatchObject({ driver: 'Sam' });
  });

  it('is not told what it pays', async () => {
    const deal = await freshDeal();
    const driver = await driverOf(await give(deal));
    const { shipment, quote } = await jobOf(driver);
    expect(shipment).toMatchObject({ budget: null, typical: null, bookNowPrice: null });
    expect(Object.keys(quote).filter((field) => /amount|price|agreed|fee|message|history/i.test(field))).toEqual([]);
  });

  it('gets no further than the job: every other call of the document is refused', async () => {
    const deal = await freshDeal();
    const other = await world.paid({}, deal.shipper, deal.carrier);
    const driver = await driverOf(await give(deal));
    const others: string[] = [];
    for (const { method, path, example, takesVisitors } of operations()) {
      if (DRIVERS.includes(`${method} ${path}`) || takesVisitors) continue;
      const address = path.replace('{id}', deal.shipmentId).replace(/\{\w+\}/g, randomUUID());
      const { status, body } = await driver.send<{ code?: string }>(
        method,
        address,
        method === 'GET' ? undefined : (example ?? {}),
      );
      if (status !== 403 || body.code !== 'one_job_only') others.push(`${method} ${path}: ${status} ${body.code}`);
    }
    expect(others).toEqual([]);
    for (const verb of ['arrive', 'attempt', 'pickup', 'deliver', 'locations', 'release-code'])
      expectRefusal(await driver.post(at(other, verb), {}), 403, 'one_job_only');
    expectRefusal(await driver.get(at(other, 'bill-of-lading.pdf')), 403, 'one_job_only');
    // What everybody may read, a driver may as everybody.
    expect(ok(await driver.get<{ contact?: unknown }>(`/api/shipments/${other.shipmentId}`), 200)).toEqual(
      ok(await world.visitor.get(`/api/shipments/${other.shipmentId}`), 200),
    );
  });

  it('reports where this job was, and none of the carrier\u2019s other ones', async () => {
    const deal = await world.inTransit({}, await world.newShipper(), await world.newCarrier());
    const other = await world.inTransit({}, deal.shipper, deal.carrier);
    const driver = await driverOf(await give(deal));
    const now = (await world.now()).toISOString();
    const positions = [deal, other].map(({ shipmentId }) => ({ shipmentId, latitude: 33, longitude: -98, at: now }));
    const told = ok(await driver.post<{ outcome: string }[]>('/api/locations', { positions }), 200);
    expect(told.map(({ outcome }) => outcome)).toEqual(['created', 'refused']);
  });
});

describe('the link of a driver', () => {
  it('works until the carrier takes the job back or gives it to another', async () => {
    const deal = await freshDeal();
    const { carrier } = deal;
    const first = await give(deal);
    const sam = await driverOf(first);
    const again = await driverOf(first);
    expect([await isOpen(sam), await isOpen(again)]).toEqual([true, true]);
    const second = await give(deal, { name: 'Ana' });
    expectRefusal(await sam.get('/api/driver/job'), 401, 'unauthorized');
    expectRefusal(await open(first), 400, 'token_invalid');
    const ana = await driverOf(second);
    expect(await isOpen(ana)).toBe(true);
    ok(await carrier.api.delete(at(deal, 'driver')), 204);
    expectRefusal(await ana.get('/api/driver/job'), 401, 'unauthorized');
    expectRefusal(await open(second), 400, 'token_invalid');
    expect(ok(await carrier.api.get(at(deal, 'driver')), 200)).toEqual({ driver: null });
    expectRefusal(await carrier.api.delete(at(deal, 'driver')), 404, 'not_found');
    for (const token of ['', 'x'.repeat(22), tokenIn(first).slice(1)])
      expect((await world.visitor.post('/api/auth/driver', { token })).status).toBe(400);
  });

  it('opens nothing that outlives it, also if it ends at the very moment', async () => {
    const deal = await freshDeal();
    const driver = await driverOf(await give(deal));
    // As if the session was written just after those of the link were removed.
    await world.server.query('UPDATE driver_links SET ended_at = now() WHERE shipment_id = $1', [deal.shipmentId]);
    for (const path of ['/api/driver/job', '/api/auth/me', `/api/shipments/${deal.shipmentId}/quotes`])
      expectRefusal(await driver.get(path), 401, 'unauthorized');
  });

  it('ends with the deal, also where the same carrier is booked again', async () => {
    const deal = await freshDeal();
    const link = await give(deal);
    const driver = await driverOf(link);
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`, { reason: 'The truck broke down.' }), 200);
    expectRefusal(await driver.get('/api/driver/job'), 401, 'unauthorized');
    ok(await deal.shipper.api.post(`/api/quotes/${await world.quoted(deal.shipmentId, deal.carrier)}/accept`, {}), 200);
    expectRefusal(await open(link), 400, 'token_invalid');
  });

  it('outlives the sessions of the carrier, but not their lost password', async () => {
    const deal = await freshDeal();
    const { carrier } = deal;
    const driver = await driverOf(await give(deal));
    expect(ok(await carrier.api.get<object[]>('/api/auth/sessions'), 200)).toHaveLength(1);
    ok(await carrier.api.delete('/api/auth/sessions'), 204);
    const passwords = { currentPassword: PASSWORD, password: 'a short walk by the lake' };
    ok(await carrier.api.put('/api/users/password', passwords), 204);
    expect(await isOpen(driver)).toBe(true);
    ok(
      await world.admin.api.post(`/api/admin/users/${carrier.id}/end-sessions`, { reason: 'They lost their phone.' }),
      200,
    );
    expect(await isOpen(driver)).toBe(false);
    expectRefusal(await driver.get('/api/driver/job'), 401, 'unauthorized');
  });

  it('is made for a job that is not delivered, by its carrier', async () => {
    const deal: Deal = await world.delivered({}, await world.newShipper(), await world.newCarrier());
    expectRefusal(await deal.carrier.api.post(at(deal, 'driver'), { name: 'Sam' }), 409, 'illegal_transition');
    const stranger: Person = await world.newCarrier();
    const running = await freshDeal();
    expectRefusal(await stranger.api.post(at(running, 'driver'), { name: 'Sam' }), 403, 'forbidden');
    for (const body of [{}, { name: '' }, { name: 'x'.repeat(61) }, { name: 'Sam', phone: '1'.repeat(31) }])
      expectRefusal(await running.carrier.api.post(at(running, 'driver'), body), 400, 'invalid_input');
  });
});

describe('operators', () => {
  interface Story {
    drivers: {
      name: string;
      phone: string | null;
      carrier: string;
      openedAt: string | null;
      endedAt: string | null;
      works: boolean;
    }[];
    lines: { what: string; who: string | null; text: string | null }[];
  }
  const storyOf = async ({ shipmentId }: Deal) =>
    ok(await world.admin.api.get<Story>(`/api/admin/shipments/${shipmentId}/story`), 200);

  it('see who drives and who drove, whether the link was opened, when it ended, and what a driver did', async () => {
    const deal = await freshDeal();
    expect((await storyOf(deal)).drivers).toEqual([]);
    await give(deal, { name: 'Ana', phone: '(512) 555-0142' });
    const driver = await driverOf(await give(deal));
    ok(await driver.post(at(deal, 'pickup'), { actId: randomUUID(), photos: [await photoBy(driver)] }), 200);
    const { drivers, lines } = await storyOf(deal);
    const carrier = expect.stringContaining('Cole');
    const then = expect.any(String);
    expect(drivers).toEqual([
      { name: 'Sam', phone: null, carrier, createdAt: then, openedAt: then, endedAt: null, works: true },
      { name: 'Ana', phone: '(512) 555-0142', carrier, createdAt: then, openedAt: null, endedAt: then, works: false },
    ]);
    expect(lines.map(({ what, who, text }) => ({ what, who, text }))).toEqual(
      expect.arrayContaining([
        { what: 'driver give', who: carrier, text: 'Ana' },
        { what: 'driver end', who: null, text: 'Ana' },
        { what: 'driver open', who: 'Sam', text: null },
        { what: 'shipment pickup', who: expect.stringMatching(/^Sam \(driver of Cole/), text: null },
      ]),
    );
    ok(await driver.post(at(deal, 'deliver'), { recipientName: 'Dana' }), 200);
    expect((await storyOf(deal)).drivers[0]).toMatchObject({ works: true });
    ok(await deal.shipper.api.post(at(deal, 'confirm-delivery')), 200);
    expect((await storyOf(deal)).drivers[0]).toMatchObject({ endedAt: null, works: false });
  });

  it('are shown no link, and make none while they look as the carrier', async () => {
    const deal = await freshDeal();
    const link = await give(deal);
    const answer = await world.admin.api.post<{ token: string }>(`/api/admin/users/${deal.carrier.id}/view-as`, {
      reason: 'Their driver cannot open the link.',
    });
    const view = client(world.server.url, ok(answer, 200).token);
    const seen = ok(await view.get<object>(at(deal, 'driver')), 200);
    expect(seen).toEqual({ driver: { name: 'Sam', phone: null, createdAt: link.createdAt, openedAt: null } });
    for (const told of [seen, await storyOf(deal)]) expect(JSON.stringify(told)).not.toContain(tokenIn(link));
    expectRefusal(await view.post(at(deal, 'driver'), { name: 'Eve' }), 403, 'view_only');
    expectRefusal(await view.delete(at(deal, 'driver')), 403, 'view_only');
    expectRefusal(await view.post('/api/auth/driver', { token: tokenIn(link) }), 403, 'view_only');
    expect(await isOpen(await driverOf(link))).toBe(true);
  });
});
