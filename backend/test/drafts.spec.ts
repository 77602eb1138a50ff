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
