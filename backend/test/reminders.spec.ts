import { allMailed, type CaughtMail } from './support/mails.js';
import { DAY, type Deal, HOUR, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

interface Notice {
  kind: string;
  title: string;
  link: string;
}

/** What somebody was reminded of about a shipment, oldest first: the titles in the app, and those mailed. */
async function reminded(person: Person, shipmentId: string): Promise<{ inApp: string[]; mailed: string[] }> {
  await allMailed(world);
  const notices = ok(await person.api.get<Notice[]>('/api/notifications?limit=100'), 200);
  const inApp = notices
    .filter(({ kind, link }) => kind.startsWith('reminder.') && link === `/shipments/${shipmentId}`)
    .map(({ title }) => title)
    .reverse();
  const mails = await world.server.query<Pick<CaughtMail, 'subject'>>(
    `SELECT subject FROM caught_mails WHERE recipient = $1 AND text LIKE '%' || $2 || '%' ORDER BY id`,
    [person.email, `/shipments/${shipmentId}`],
  );
  return { inApp, mailed: mails.map(({ subject }) => subject).filter((subject) => inApp.includes(subject)) };
}

async function expectReminded(person: Person, { shipmentId }: Pick<Deal, 'shipmentId'>, ...titles: RegExp[]) {
  const { inApp, mailed } = await reminded(person, shipmentId);
  expect(inApp).toEqual(titles.map((title) => expect.stringMatching(title)));
  expect(mailed).toEqual(inApp);
}

/** When the next deadline of a kind is due. */
async function dueAt({ quoteId }: Deal, kind: string): Promise<Date> {
  const [row] = await world.server.query<{ due_at: Date }>(
    'SELECT due_at FROM deadlines WHERE subject = $1 AND kind = $2 AND done_at IS NULL',
    [quoteId, kind],
  );
  if (!row) throw new Error(`No ${kind}.`);
  return row.due_at;
}

describe('a day when time runs out', () => {
  it('the shipper is reminded to pay 24 and 4 hours before the booking ends, once each', async () => {
    const deal = await world.booked();
    const end = await dueAt(deal, 'payment_window');
    await world.advanceTo(end, -24 * HOUR - 60);
    await expectReminded(deal.shipper, deal);
    await world.advanceTo(end, -24 * HOUR);
    await expectReminded(deal.shipper, deal, /^24 hours left to pay/);
    await world.advanceTo(end, -4 * HOUR);
    await expectReminded(deal.shipper, deal, /^24 hours left to pay/, /^4 hours left to pay/);
    await world.advanceTo(end, DAY);
    await expectReminded(deal.shipper, deal, /^24 hours left to pay/, /^4 hours left to pay/);
    await expectReminded(deal.carrier, deal);
  });

  it('a shipper who has paid is reminded only of the pickup, at 17:00 the day before, and so is the carrier', async () => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(3) });
    const begins = await dueAt(deal, 'pickup_day');
    await world.advanceTo(begins, -7 * HOUR - 60);
    await expectReminded(deal.carrier, deal);
    await world.advanceTo(begins, -7 * HOUR);
    expect(
      new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: '2-digit' }).format(await world.now()),
    ).toBe('05 PM');
    await expectReminded(deal.shipper, deal, /^The pickup of ".*" is tomorrow$/);
    await expectReminded(deal.carrier, deal, /^You pick up ".*" tomorrow$/);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`), 200);
    await world.advanceTo(begins, DAY);
    await expectReminded(deal.carrier, deal, /^You pick up ".*" tomorrow$/);
  });

  it('a job given back reminds nobody', async () => {
    const deal = await world.paid({ estimatedPickupDate: await world.day(3) });
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 200);
    await world.advance(3 * DAY);
    await expectReminded(deal.shipper, deal);
    await expectReminded(deal.carrier, deal);
  });

  it('the shipper is reminded 12 hours before claims end, and 24 before the payment is released automatically', async () => {
    const deal = await world.delivered();
    const [claims, release] = [await dueAt(deal, 'claim_window'), await dueAt(deal, 'auto_release')];
    await world.advanceTo(claims, -12 * HOUR);
    await expectReminded(deal.shipper, deal, /^12 hours left to claim damage/);
    await world.advanceTo(release, -24 * HOUR);
    const both = [/^12 hours left to claim damage/, /your payment is released in 24 hours$/];
    await expectReminded(deal.shipper, deal, ...both);
    await world.advanceTo(release, 1);
    expect((await world.payment(deal)).status).toBe('released');
    await expectReminded(deal.shipper, deal, ...both);
    await expectReminded(deal.carrier, deal);
  });

  it('while a claim holds the payment, nobody is told that it will be released', async () => {
    const deal = await world.delivered();
    ok(
      await deal.shipper.api.post('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'damage',
        amount: 100,
        description: 'The hull is scratched along the port side, in two places.',
      }),
      201,
    );
    await world.advance(3 * DAY);
    await expectReminded(deal.shipper, deal);
  });

  it('a quote reminds people 12 hours before it expires, and again if that is moved; the carrier only in the app', async () => {
    const shipmentId = await world.listed();
    const inHours = async (hours: number) =>
      new Date((await world.now()).getTime() + hours * HOUR * 1_000).toISOString();
    const quoteId = await world.quoted(shipmentId, world.carrier, { validUntil: await inHours(24) });
    const quote = { shipmentId, quoteId, shipper: world.shipper, carrier: world.carrier };
    await world.advance(12 * HOUR);
    await expectReminded(world.shipper, quote, /^A quote of \$1,240\.00 expires in 12 hours$/);
    expect(await reminded(world.carrier, shipmentId)).toEqual({
      inApp: ['Your quote of $1,240.00 expires in 12 hours'],
      mailed: [],
    });
    ok(await world.carrier.api.patch(`/api/quotes/${quoteId}`, { validUntil: await inHours(48) }), 200);
    await world.advance(35 * HOUR);
    await expectReminded(world.shipper, quote, /expires/);
    await world.advance(HOUR);
    await expectReminded(world.shipper, quote, /expires/, /expires/);
  });

  it('a time already past reminds nobody', async () => {
    const shipmentId = await world.listed();
    const validUntil = new Date((await world.now()).getTime() + 11 * HOUR * 1_000).toISOString();
    await world.quoted(shipmentId, world.carrier, { validUntil });
    const deal = await world.paid({ estimatedPickupDate: await world.day(0) });
    await world.advance(DAY);
    await expectReminded(world.shipper, { shipmentId });
    await expectReminded(deal.carrier, deal);
  });

  it('a window shorter than a reminder has only those still ahead when it is set', async () => {
    const settings = async (changes: object) =>
      ok(await world.admin.api.put('/api/admin/settings/current', changes), 200);
    await settings({ paymentWindowHours: 20, claimWindowHours: 12, autoReleaseHours: 24 });
    const unpaid = await world.booked();
    const delivered = await world.delivered();
    await settings({ paymentWindowHours: 48, claimWindowHours: 48, autoReleaseHours: 72 });
    await expectReminded(unpaid.shipper, unpaid);
    await world.advanceTo(await dueAt(unpaid, 'payment_window'), -4 * HOUR);
    await expectReminded(unpaid.shipper, unpaid, /^4 hours left to pay/);
    await world.advance(2 * DAY);
    await expectReminded(unpaid.shipper, unpaid, /^4 hours left to pay/);
    // 12 hours before 12 hours, and 24 before 24, were over when these were set.
    await expectReminded(delivered.shipper, delivered);
  });

  it('somebody who does not want reminders gets none', async () => {
    const shipper = await world.newShipper();
    ok(
      await shipper.api.put('/api/users/me/notification-preferences', { reminder: { mail: false, inApp: false } }),
      200,
    );
    const deal = await world.booked({}, shipper);
    await world.advance(2 * DAY);
    await expectReminded(shipper, deal);
  });
});
