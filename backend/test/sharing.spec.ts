import sharp from 'sharp';
import { expectRefusal, ok, World } from './support/people.js';

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
