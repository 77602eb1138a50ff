import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Quote, Shipment } from './support/answers.js';
import { type Deal, HOUR, ok, World } from './support/people.js';
import { createDatabase } from './support/server.js';

/** A database in a place's time zone, as one set up by hand may be. */
async function databaseIn(zone: string): Promise<string> {
  const name = `zone_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(name);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} SET timezone TO '${zone}'`);
  await client.end();
  return databaseUrl;
}

/** The nights when US clocks change, and a leap day: the agreed pickup day in Austin, and when 72 hours after its end have passed. */
const PICKUPS = [
  ['2027-03-13', '2027-03-17T06:00:00.000Z'],
  ['2027-03-14', '2027-03-18T05:00:00.000Z'],
  ['2027-11-06', '2027-11-10T05:00:00.000Z'],
  ['2027-11-07', '2027-11-11T06:00:00.000Z'],
  ['2028-02-29', '2028-03-04T06:00:00.000Z'],
] as const;

// One is a day ahead of the United States at every hour, the other changes clocks in the middle of a test.
describe.each(['Pacific/Kiritimati', 'America/New_York'])('on a machine and a database in the time zone %s', (zone) => {
  let world: World;

  beforeAll(async () => {
    world = await World.start({ alone: true, databaseUrl: await databaseIn(zone), env: { TZ: zone } });
    expect(await world.server.query('SHOW timezone')).toEqual([{ TimeZone: zone }]);
  });

  afterAll(() => world.expectCleanLedger());

  it('a day stays the day that was given', async () => {
    for (const [day] of PICKUPS) {
      const id = await world.listed(world.shipper, { pickupDate: day, deliveryDate: day });
      const quoteId = await world.quoted(id, world.carrier, { estimatedPickupDate: day, estimatedDeliveryDate: day });
      expect(ok(await world.visitor.get<Shipment>(`/api/shipments/${id}`), 200)).toMatchObject({
        pickupDate: day,
        deliveryDate: day,
      });
      expect(await world.quote({ shipper: world.shipper, shipmentId: id }, quoteId)).toMatchObject({
        estimatedPickupDate: day,
        estimatedDeliveryDate: day,
      });
      const [row] = await world.server.query(
        'SELECT pickup_date::text, delivery_date::text FROM shipments WHERE id = $1',
        [id],
      );
      expect(row).toEqual({ pickup_date: day, delivery_date: day });
      const own = ok(await world.carrier.api.get<Quote[]>('/api/quotes?limit=1'), 200);
      expect(own).toMatchObject([{ id: quoteId, estimatedPickupDate: day }]);
    }
    const all = JSON.stringify(ok(await world.shipper.api.get('/api/users/me/export'), 200));
    for (const [day] of PICKUPS) expect(all).toContain(`"${day}"`);
  });

  it.each(PICKUPS)('a pickup of %s is missed at %s', async (day, missed) => {
    const deal = await world.paid({ estimatedPickupDate: day });
    const timeline = ok(
      await deal.shipper.api.get<{ deadlines: object[] }>(`/api/shipments/${deal.shipmentId}/timeline`),
      200,
    );
    expect(timeline.deadlines).toMatchObject([{ kind: 'no_show_refund', dueAt: missed }]);
  });

  it('72 hours are 72 hours even across a clock change', async () => {
    await world.advanceTo('2027-03-12T20:00:00Z');
    const spring: Deal = await world.delivered();
    await world.advance(72 * HOUR - 120);
    expect(await world.standing(spring)).toEqual(['delivered', 'delivered', 'in_escrow']);
    await world.advance(180);
    expect(await world.standing(spring)).toEqual(['delivered', 'completed', 'released']);
    expect(await world.payment(spring)).toMatchObject({ payoutExpectedOn: '2027-03-17' });
    await world.advanceTo('2027-11-06T20:00:00Z');
    const autumn = await world.delivered();
    await world.advance(72 * HOUR - 120);
    expect(await world.standing(autumn)).toEqual(['delivered', 'delivered', 'in_escrow']);
    await world.advance(180);
    expect(await world.standing(autumn)).toEqual(['delivered', 'completed', 'released']);
  });
});
