import type { Acts } from '../src/common/acts.js';
import type { Quote, Shipment } from './support/answers.js';
import { DAY, type Deal, expectRefusal, ok, type Person, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

async function suspend({ id }: Person): Promise<void> {
  ok(await world.admin.api.post(`/api/admin/users/${id}/suspend`, { reason: 'We look at the papers.' }), 200);
}

async function restore({ id }: Person): Promise<void> {
  ok(await world.admin.api.post(`/api/admin/users/${id}/restore`, { reason: 'The papers are right.' }), 200);
}

/** A paid deal of somebody new, who is suspended before the pickup. */
async function halted(terms: Parameters<World['paid']>[0] = {}): Promise<Deal> {
  const deal = await world.paid(terms, world.shipper, await world.newCarrier());
  await suspend(deal.carrier);
  return deal;
}

const unaccept = ({ shipper, quoteId }: Deal) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`);

const seen = async ({ shipper, shipmentId }: Deal) =>
  ok(await shipper.api.get<Shipment & Acts>(`/api/shipments/${shipmentId}`), 200);

/** What each of the two is asked to do about it. */
const needs = async ({ shipper, carrier, shipmentId }: Deal) => {
  const read = async ({ api }: Person) =>
    ok(await api.get<{ needsYou: { kind: string; shipmentId: string }[] }>('/api/users/me/dashboard'), 200)
      .needsYou.filter((need) => need.shipmentId === shipmentId)
      .map(({ kind }) => kind);
  return { shipper: await read(shipper), carrier: await read(carrier) };
};

const canDo = async (deal: Deal) => {
  const [quote] = ok(await deal.shipper.api.get<(Quote & Acts)[]>(`/api/shipments/${deal.shipmentId}/quotes`), 200);
  return quote?.can;
};

describe('a carrier who is suspended before the pickup', () => {
  it('cannot pick up, of which the owner is told, until they are restored, of which the owner is told too', async () => {
    const deal = await halted();
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.carrier_suspended']);
    expect((await seen(deal)).next).toMatchObject({ who: 'owner', what: 'unaccept' });
    expect(await canDo(deal)).toContain('unaccept');
    expect(await needs(deal)).toEqual({ shipper: ['carrier_suspended'], carrier: [] });
    expectRefusal(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 403, 'account_suspended');
    await restore(deal.carrier);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', [
      'shipment.carrier_suspended',
      'shipment.carrier_restored',
    ]);
    expect((await seen(deal)).next).toMatchObject({ who: 'carrier', what: 'pickup' });
    expect(await canDo(deal)).not.toContain('unaccept');
    expect(await needs(deal)).toEqual({ shipper: ['give_addresses'], carrier: ['pick_up'] });
    expectRefusal(await unaccept(deal), 409, 'illegal_transition');
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`), 200);
  });

  it('is let go by the owner, who gets everything back and can take another quote', async () => {
    const deal = await halted({ plan: 'plus' });
    ok(await unaccept(deal), 200);
    await world.settleMoney();
    const payment = await world.payment(deal);
    expect(payment).toMatchObject({ status: 'refunded', refundedAmount: payment.chargedAmount, payoutAmount: 0 });
    expect(payment.refunds).toMatchObject([{ reason: 'carrier_suspended', status: 'succeeded' }]);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({
      status: 'declined',
      declineReason: 'carrier_suspended',
    });
    await world.quoted(deal.shipmentId);
    expect(await seen(deal)).toMatchObject({ status: 'quoted', can: expect.arrayContaining(['cancel']) });
  });

  it('is not paid: cancelling is free on the last day too', async () => {
    const deal = await halted({ estimatedPickupDate: await world.day(0, 'America/Chicago') });
    const path = `/api/shipments/${deal.shipmentId}/cancellation-preview`;
    expect(ok(await deal.shipper.api.get(path), 200)).toMatchObject({ carrierCompensation: 0, freeUntil: null });
    await restore(deal.carrier);
    expect(ok(await deal.shipper.api.get(path), 200)).toMatchObject({ carrierCompensation: 124 });
    await suspend(deal.carrier);
    ok(await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`, {}), 200);
    await world.settleMoney();
    expect(await world.payment(deal)).toMatchObject({ status: 'refunded', payoutAmount: 0 });
  });

  it('cannot be paid for, and the booking can be undone', async () => {
    const deal = await world.booked({}, world.shipper, await world.newCarrier());
    await suspend(deal.carrier);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.carrier_suspended']);
    expectRefusal(await deal.shipper.api.post(`/api/quotes/${deal.quoteId}/pay`, {}), 409, 'carrier_suspended');
    expect(await canDo(deal)).toEqual(expect.not.arrayContaining(['pay']));
    expect((await seen(deal)).next).toMatchObject({ who: 'owner', what: 'unaccept' });
    expect(await needs(deal)).toEqual({ shipper: ['carrier_suspended'], carrier: [] });
    ok(await unaccept(deal), 200);
    expect((await seen(deal)).status).toBe('listed');
  });

  it('who came before is looked at by operators, like any who came for nothing', async () => {
    const deal = await world.paid({}, world.shipper, await world.newCarrier());
    await world.advance(DAY);
    const came = { end: 'pickup', position: { latitude: 30.2672, longitude: -97.7431 } };
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/arrive`, came), 200);
    await suspend(deal.carrier);
    ok(await unaccept(deal), 200);
    const changes = await deal.carrier.api.get<{ kind: string; status: string; review: object | null }[]>(
      `/api/shipments/${deal.shipmentId}/change-orders`,
    );
    expect(ok(changes, 200)).toMatchObject([{ kind: 'end', status: 'lapsed', review: { decidedAt: null } }]);
    await world.told(deal.carrier, deal.shipmentId, 'quote', ['quote.accepted', 'quote.unaccepted']);
  });

  it('leaves a booking that is not paid for to its end, and nobody is reminded to pay', async () => {
    const deal = await world.booked({}, world.shipper, await world.newCarrier());
    await suspend(deal.carrier);
    await world.advance(1.1 * DAY);
    await world.advance(DAY);
    await world.told(deal.shipper, deal.shipmentId, 'shipment', ['shipment.carrier_suspended', 'shipment.reopened']);
    await world.told(deal.shipper, deal.shipmentId, 'reminder', []);
  });
});
