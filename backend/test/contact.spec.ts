import { type Deal, expectRefusal, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
  for (const [person, phone] of [
    [world.shipper, '(512) 555-0101'],
    [world.carrier, '(303) 555-0102'],
  ] as const)
    ok(await person.api.put('/api/users/profile', { phone }), 200);
});

interface Contact {
  id: string;
  firstName: string;
  lastInitial: string | null;
  phone: string | null;
}

const contactOf = ({ shipmentId }: Pick<Deal, 'shipmentId'>, by: Person) =>
  by.api.get<Contact>(`/api/shipments/${shipmentId}/contact`);

it('tells both sides of a paid job whom to call, and nobody else', async () => {
  const deal = await world.paid();
  expect(ok(await contactOf(deal, deal.shipper), 200)).toMatchObject({ id: deal.carrier.id, phone: '(303) 555-0102' });
  expect(ok(await contactOf(deal, deal.carrier), 200)).toMatchObject({ id: deal.shipper.id, phone: '(512) 555-0101' });
  for (const other of [await world.newShipper(), await world.newCarrier(), world.admin])
    expectRefusal(await contactOf(deal, other), 403, 'forbidden');
  expectRefusal(await contactOf({ shipmentId: 'x' }, deal.shipper), 404, 'not_found');
});

it('tells nothing before it is paid', async () => {
  const deal = await world.booked();
  for (const person of [deal.shipper, deal.carrier])
    expectRefusal(await contactOf(deal, person), 409, 'payment_required');
});

it('still tells it after delivery, and gives the name of a person without a phone', async () => {
  const quiet = await world.newShipper('Quinn');
  const deal = await world.delivered({}, quiet);
  ok(await world.confirmDelivery(deal), 200);
  expect(ok(await contactOf(deal, deal.carrier), 200)).toMatchObject({ firstName: 'Quinn', phone: null });
});

it.each([
  ['given back', (deal: Deal) => deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`)],
  ['cancelled', (deal: Deal) => deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`)],
] as const)('is gone again once the job is %s', async (_, end) => {
  const deal = await world.paid();
  ok(await end(deal), 200);
  await world.settleMoney();
  expectRefusal(await contactOf(deal, deal.shipper), 409, 'payment_required');
  expectRefusal(await contactOf(deal, deal.carrier), 403, 'forbidden');
});
