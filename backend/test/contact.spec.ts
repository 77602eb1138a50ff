import { type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
  for (const [person, phone] of [
    [world.shipper, '(512) 555-0101'],
    [world.carrier, '(303) 555-0102'],
  ] as const)
    ok(await person.api.put('/api/users/profile', { phone }), 200);
});

interface Shown {
  can: string[];
  contact: { name: string; phone: string | null } | null;
}

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

it('tells nothing any more once the time for claims is over, and offers nothing', async () => {
  const deal = await world.delivered();
  const sees = async (by: Person) => {
    const shipment = ok(await by.api.get<Shown>(`/api/shipments/${deal.shipmentId}`), 200);
    return [shipment.can.includes('contact'), shipment.contact?.phone ?? null];
  };
  await world.advance(48 * HOUR - 60);
  ok(await contactOf(deal, deal.carrier), 200);
  expect(await sees(deal.shipper)).toEqual([true, '(303) 555-0102']);
  expect(await sees(deal.carrier)).toEqual([true, '(512) 555-0101']);
  await world.advance(61);
  for (const person of [deal.shipper, deal.carrier]) {
    expectRefusal(await contactOf(deal, person), 409, 'contact_closed');
    expect(await sees(person)).toEqual([false, null]);
  }
});

it('stands on the shipment as well, for its two sides and as long as it may be asked for', async () => {
  const seen = async ({ shipmentId }: Deal, by: Person) =>
    ok(await by.api.get<Shown>(`/api/shipments/${shipmentId}`), 200).contact;
  const unpaid = await world.booked();
  expect([await seen(unpaid, unpaid.shipper), await seen(unpaid, unpaid.carrier)]).toEqual([null, null]);
  const paid = await world.paid();
  expect(await seen(paid, paid.shipper)).toEqual({ name: 'Cole R.', phone: '(303) 555-0102' });
  expect(await seen(paid, paid.carrier)).toEqual({ name: 'Dana R.', phone: '(512) 555-0101' });
  for (const other of [await world.newCarrier(), world.admin]) expect(await seen(paid, other)).toBeNull();
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
