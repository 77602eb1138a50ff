import sharp from 'sharp';
import type { Shipment } from './support/answers.js';
import { expectRefusal, ok, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const draft = (fields: object = {}) =>
  world.shipper.api.post<Shipment>('/api/shipments', { title: 'An upright piano', status: 'draft', ...fields });
const paths = (answer: { body: unknown }) =>
  (answer.body as { errors: { path: string }[] }).errors.map(({ path }) => path);

it('a draft only needs a title, and is listed once it is complete', async () => {
  const made = ok(await draft(), 201);
  expect(made).toMatchObject({ status: 'draft', pickupLocation: '', deliveryLocation: '', distanceMiles: 0 });
  const publish = () => world.shipper.api.post<Shipment>(`/api/shipments/${made.id}/publish`);
  const early = await publish();
  expectRefusal(early, 400, 'invalid_input');
  expect(paths(early)).toEqual(['pickupLocation', 'deliveryLocation', 'category', 'description']);
  const change = (fields: object) => world.shipper.api.patch<Shipment>(`/api/shipments/${made.id}`, fields);
  expect(ok(await change({ pickupLocation: 'Austin, TX' }), 200)).toMatchObject({
    pickupLocation: 'Austin, TX',
    deliveryLocation: '',
    distanceMiles: 0,
  });
  expectRefusal(await change({ deliveryLocation: 'Nowhere at all' }), 400, 'place_not_found');
  ok(
    await change({
      deliveryLocation: 'Denver, CO',
      category: 'household_items',
      description: 'An upright piano on the ground floor.',
    }),
    200,
  );
  const listed = ok(await publish(), 200);
  expect(listed.status).toBe('listed');
  expect((listed as Shipment & { distanceMiles: number }).distanceMiles).toBeGreaterThan(800);
});

it('a draft needs its title, and a listing needs everything', async () => {
  const untitled = await draft({ title: ' ' });
  expectRefusal(untitled, 400, 'invalid_input');
  expect(paths(untitled)).toEqual(['title']);
  const bare = await world.shipper.api.post('/api/shipments', { title: 'A crate', status: 'listed' });
  expectRefusal(bare, 400, 'invalid_input');
  expect(paths(bare).toSorted()).toEqual(['category', 'deliveryLocation', 'description', 'pickupLocation']);
});

it('a draft without places is in nobody else\u2019s list, has no prices, and can be thrown away', async () => {
  const { id } = ok(await draft({ category: 'household_items' }), 201);
  const own = ok(await world.shipper.api.get<Shipment[]>('/api/shipments?owner=me&status=draft'), 200);
  expect(own.map((shipment) => shipment.id)).toContain(id);
  expect(ok(await world.shipper.api.post<unknown[]>(`/api/shipments/${id}/price-comparisons`), 200)).toEqual([]);
  expectRefusal(await world.carrier.api.get(`/api/shipments/${id}`), 404, 'not_found');
  expect(ok(await world.shipper.api.post<Shipment>(`/api/shipments/${id}/cancel`), 200).status).toBe('cancelled');
});

it('what is thrown away before it was listed stays with its owner, and can be made a draft again', async () => {
  const cancel = async (id: string) => ok(await world.shipper.api.post<Shipment>(`/api/shipments/${id}/cancel`), 200);
  const { id } = ok(await draft({ description: 'Behind the house, Mom is in hospital.' }), 201);
  const template = ok(await world.shipper.api.post<Shipment>(`/api/shipments/${id}/copy`, { template: true }), 201);
  const listed = await world.listed(world.shipper);
  for (const each of [id, template.id, listed]) await cancel(each);
  for (const api of [world.visitor, world.carrier.api]) {
    for (const hidden of [id, template.id]) expectRefusal(await api.get(`/api/shipments/${hidden}`), 404, 'not_found');
    const found = ok(await api.get<Shipment[]>('/api/shipments?status=cancelled&limit=100'), 200).map(
      (each) => each.id,
    );
    expect([found.includes(listed), found.includes(id), found.includes(template.id)]).toEqual([true, false, false]);
  }
  const own = ok(await world.shipper.api.get<Shipment[]>('/api/shipments?owner=me&status=cancelled'), 200);
  expect(own.find((each) => each.id === id)).toMatchObject({ onlyFor: null });
  const again = ok(await world.shipper.api.post<Shipment>(`/api/shipments/${id}/copy`), 201);
  expect(again).toMatchObject({ status: 'draft', onlyFor: null });
});

describe('listing it again', () => {
  const WHOLE = {
    title: 'An upright piano',
    description: 'Call me at 512 555 0142 about the stairs.',
    category: 'household_items',
    subcategory: 'Piano',
    pickupLocation: 'Austin, TX 78701',
    deliveryLocation: 'Denver, CO',
    weight: 620.5,
    dimensions: '5 x 2 x 4 ft',
    budget: 900,
    bookNowPrice: 950,
    bookNowFor: 'proven',
    declaredValue: 4000,
    pickupAddress: '1100 Congress Ave',
    pickupContact: { name: 'Dana', phone: '(512) 555-0142' },
    pickupAccess: { stairs: 2, note: 'The gate is open.' },
    pickupHours: { from: '09:00', to: '12:00' },
  };
  const DAYS = { pickupDate: 5, pickupUntil: 7, deliveryFrom: 8, deliveryDate: 9 };
  const copy = (id: string) => world.shipper.api.post<Shipment>(`/api/shipments/${id}/copy`);

  it('makes a draft of everything but days, quotes, and what programs call it, with the same photos and captions', async () => {
    const { shipper } = world;
    const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b5d46' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    for (const name of ['front.jpg', 'back.jpg']) form.append('photos', new Blob([new Uint8Array(jpeg)]), name);
    const photos = ok(await shipper.api.post<{ url: string }[]>('/api/uploads', form), 201).map(({ url }) => url);
    const days = Object.fromEntries(
      await Promise.all(Object.entries(DAYS).map(async ([field, ahead]) => [field, await world.day(ahead)] as const)),
    );
    const shipmentId = await world.listed(shipper, {
      ...WHOLE,
      ...days,
      photos,
      photoCaptions: ['The front', 'The back'],
      externalRef: 'order-1',
      metadata: { desk: 'north' },
    });
    await world.quoted(shipmentId);
    ok(await shipper.api.patch(`/api/shipments/${shipmentId}`, { weight: 630 }), 200);
    ok(await shipper.api.post(`/api/shipments/${shipmentId}/cancel`, { reason: 'Sold it.' }), 200);
    const old = ok(await shipper.api.get<Record<string, unknown>>(`/api/shipments/${shipmentId}`), 200);

    const made = ok(await copy(shipmentId), 201) as unknown as Record<string, unknown>;
    const differs = Object.keys(old).filter((field) => JSON.stringify(made[field]) !== JSON.stringify(old[field]));
    expect(differs.sort()).toEqual([
      // Not told of what is over.
      'bookNowFor',
      'bookNowPrice',
      'can',
      'cancelReason',
      'createdAt',
      'deliveryDate',
      'deliveryFrom',
      'externalRef',
      'id',
      'metadata',
      'next',
      'pickupDate',
      'pickupUntil',
      'status',
      'typical',
      'updatedAt',
    ]);
    expect(made).toMatchObject({
      status: 'draft',
      quoteCount: 0,
      weight: 630,
      bookNowPrice: 950,
      photos,
      description: WHOLE.description,
    });
    // It does not hang on the first one: without its photos, and listed in spite of it.
    ok(await shipper.api.patch(`/api/shipments/${made['id']}`, { photos: [] }), 200);
    expect(ok(await shipper.api.get<Shipment>(`/api/shipments/${shipmentId}`), 200)).toMatchObject({ photos });
    expect(ok(await shipper.api.post<Shipment>(`/api/shipments/${made['id']}/publish`), 200).status).toBe('listed');
    const seen = ok(await world.visitor.get<Shipment & { description: string }>(`/api/shipments/${made['id']}`), 200);
    expect(seen.description).toBe('Call me at [phone hidden] about the stairs.');
  });

  it('is once for each key that is sent with it, and counts as a listing', async () => {
    const shipmentId = await world.listed();
    const count = () =>
      world.server.query(`SELECT count FROM hourly_counters WHERE kind = 'shipments' AND who = $1`, [world.shipper.id]);
    const before = await count();
    const headers = { 'idempotency-key': 'again-1' };
    const [one, two] = [
      ok(await world.shipper.api.post<Shipment>(`/api/shipments/${shipmentId}/copy`, undefined, headers), 201),
      ok(await world.shipper.api.post<Shipment>(`/api/shipments/${shipmentId}/copy`, undefined, headers), 201),
    ];
    expect(two.id).toBe(one.id);
    expect(await count()).not.toEqual(before);
  });

  it('offers no book-now price while its owner may not', async () => {
    const shipmentId = await world.listed(world.shipper, { bookNowPrice: 900, bookNowFor: 'anybody' });
    await world.server.query(`UPDATE users SET book_now_off_until = now() + interval '90 days' WHERE id = $1`, [
      world.shipper.id,
    ]);
    expect(ok(await copy(shipmentId), 201)).toMatchObject({ bookNowPrice: null, bookNowFor: null });
  });
});
