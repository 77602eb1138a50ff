import pg from 'pg';
import type { Acts } from '../src/common/acts.js';
import type { Quote, Shipment } from './support/answers.js';
import { checkIdentity, rejectIdentity } from './support/checked.js';
import { DAY, type Deal, expectRefusal, ok, type Person, World } from './support/people.js';
import { untilBlocked } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

/** A paid deal with somebody new, whose identity was checked when it was made. */
async function madeOnBadge(terms: Parameters<World['paid']>[0] = {}, days?: number): Promise<Deal> {
  return world.paid(terms, world.shipper, await checkIdentity(world, await world.newCarrier(), days));
}

const unaccept = ({ shipper, quoteId }: Deal) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`);

const quoteSeenBy = async ({ api }: Person, { shipmentId }: Deal) => {
  const [quote] = ok(
    await api.get<(Quote & Acts & { lapsedFacts: string[] })[]>(`/api/shipments/${shipmentId}/quotes`),
    200,
  );
  return quote;
};

const asked = async ({ shipper, shipmentId }: Deal) =>
  ok(await shipper.api.get<{ needsYou: { kind: string; shipmentId: string }[] }>('/api/users/me/dashboard'), 200)
    .needsYou.filter((need) => need.shipmentId === shipmentId)
    .map(({ kind }) => kind);

describe('a badge that a booking was made on', () => {
  it('comes off before the pickup, of which the owner is told; and when it is back', async () => {
    const deal = await madeOnBadge();
    expect(await quoteSeenBy(deal.shipper, deal)).toMatchObject({ lapsedFacts: [] });
    expectRefusal(await unaccept(deal), 409, 'illegal_transition');
    await rejectIdentity(world, deal.carrier);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.facts_lapsed']);
    expect(await asked(deal)).toContain('facts_lapsed');
    const seen = await quoteSeenBy(deal.shipper, deal);
    expect(seen).toMatchObject({ lapsedFacts: ['identity'], can: expect.arrayContaining(['unaccept']) });
    expect((await quoteSeenBy(deal.carrier, deal))?.can).not.toContain('unaccept');
    await checkIdentity(world, deal.carrier);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.facts_lapsed', 'shipment.facts_renewed']);
    expect(await asked(deal)).not.toContain('facts_lapsed');
    expect((await quoteSeenBy(deal.shipper, deal))?.can).not.toContain('unaccept');
    expectRefusal(await unaccept(deal), 409, 'illegal_transition');
  });

  it('expires by itself; the owner lets the carrier go, gets everything back, and can take another', async () => {
    const deal = await madeOnBadge({ plan: 'plus', estimatedPickupDate: await world.day(9) }, 3);
    await world.advance(4.5 * DAY);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.facts_lapsed']);
    ok(await unaccept(deal), 200);
    await world.settleMoney();
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({ status: 'refunded', refundedAmount: payment.chargedAmount, payoutAmount: 0 });
    expect(payment.refunds).toMatchObject([{ reason: 'facts_lapsed', status: 'succeeded' }]);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ status: 'declined', declineReason: 'facts_lapsed' });
    const { status } = ok(await deal.shipper.api.get<Shipment>(`/api/shipments/${deal.shipmentId}`), 200);
    expect(status).toBe('listed');
  });

  it('makes cancelling free on the last day too', async () => {
    const deal = await madeOnBadge({ estimatedPickupDate: await world.day(0, 'America/Chicago') });
    const path = `/api/shipments/${deal.shipmentId}/cancellation-preview`;
    expect(ok(await deal.shipper.api.get(path), 200)).toMatchObject({ carrierCompensation: 124 });
    await rejectIdentity(world, deal.carrier);
    expect(ok(await deal.shipper.api.get(path), 200)).toMatchObject({ carrierCompensation: 0, freeUntil: null });
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`, {}), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', payoutAmount: 0 });
  });

  it('does not matter any longer once it is picked up, nor to bookings made without it', async () => {
    const deal = await madeOnBadge();
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
    const plain = await world.paid({}, world.shipper, await world.newCarrier());
    await rejectIdentity(world, deal.carrier);
    await checkIdentity(world, plain.carrier);
    await rejectIdentity(world, plain.carrier);
    for (const each of [deal, plain]) {
      expect(await quoteSeenBy(each.shipper, each)).toMatchObject({ lapsedFacts: [] });
      expectRefusal(await unaccept(each), 409, 'illegal_transition');
    }
    await world.told(plain.shipper, plain.shipmentId, 'shipment', []);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.picked_up']);
  });
});

/** Keeps an acceptance of this quote from coming to its end until the returned function is called: all that it asks is asked by then. */
async function holdAcceptance(deal: Deal): Promise<() => Promise<void>> {
  const connection = new pg.Client({ connectionString: world.server.databaseUrl });
  await connection.connect();
  await connection.query('BEGIN');
  const sql = `INSERT INTO deadlines (kind, subject, shipment_id, due_at) VALUES ('payment_window', $1, $2, now())`;
  await connection.query(sql, [deal.quoteId, deal.shipmentId]);
  return () => connection.end();
}

/** The badge of the carrier runs out. */
async function runOut({ carrier }: Deal): Promise<void> {
  const [row] = await world.server.query<{ dueAt: Date }>(
    `SELECT d.due_at AS "dueAt" FROM deadlines d JOIN verifications v ON v.id = d.subject WHERE v.user_id = $1 AND d.kind = 'fact_expiry'`,
    [carrier.id],
  );
  await world.advanceTo(row?.dueAt ?? '', 1);
}

const suspend = ({ carrier }: Deal) =>
  world.admin.api.post(`/api/admin/users/${carrier.id}/suspend`, { reason: 'Somebody else drives.' });

it.each([
  ['a badge is taken off', ({ carrier }: Deal) => rejectIdentity(world, carrier), 'shipment.facts_lapsed'],
  ['a badge expires', runOut, 'shipment.facts_lapsed'],
  ['the carrier is suspended', suspend, 'shipment.carrier_suspended'],
])('%s at the moment of the acceptance: the owner is told', async (_, happens, notice) => {
  const shipper = await world.newShipper();
  const carrier = await checkIdentity(world, await world.newCarrier(), 1);
  const shipmentId = await world.listed(shipper);
  const deal: Deal = { shipper, carrier, shipmentId, quoteId: await world.quoted(shipmentId, carrier) };
  const letGo = await holdAcceptance(deal);
  const accepted = shipper.api.post(`/api/quotes/${deal.quoteId}/accept`);
  await untilBlocked(world.server.query);
  const happened = happens(deal);
  await Promise.race([untilBlocked(world.server.query, 2), happened]);
  await letGo();
  ok(await accepted, 200);
  await happened;
  await world.told(shipper, shipmentId, 'shipment', [notice]);
  expect((await quoteSeenBy(shipper, deal))?.can).toContain('unaccept');
});
