import type { ChangeStatus } from '../../src/bookings/change-orders.rules.js';
import type { Answer } from './client.js';
import { CARDS, type Deal, ok, type Person, type World } from './people.js';

export interface ChangeOrder {
  id: string;
  delta: number;
  status: ChangeStatus;
  side: string;
  text: string;
  atTheDoor: boolean;
  expiresAt: string;
  createdAt: string;
  can: string[];
  next: { who: string; what: string; until: string } | null;
}

export type Extra = Pick<ChangeOrder, 'id'>;

export const changesPath = ({ shipmentId }: Pick<Deal, 'shipmentId'>): string =>
  `/api/shipments/${shipmentId}/change-orders`;

/** The body has a reason and a text unless it says otherwise. */
export function propose(by: Person, deal: Pick<Deal, 'shipmentId'>, body: object): Promise<Answer<ChangeOrder>> {
  return by.api.post<ChangeOrder>(changesPath(deal), { reason: 'other', text: 'As we said on the phone.', ...body });
}

export function answer(
  by: Person,
  { id, delta }: Pick<ChangeOrder, 'id' | 'delta'>,
  verb: string,
): Promise<Answer<ChangeOrder>> {
  return by.api.post<ChangeOrder>(`/api/change-orders/${id}/${verb}`, verb === 'accept' ? { delta } : undefined);
}

/** The shipper proposes, the carrier accepts. */
export async function agree(deal: Deal, body: object): Promise<ChangeOrder> {
  const order = ok(await propose(deal.shipper, deal, body), 201);
  return ok(await answer(deal.carrier, order, 'accept'), 200);
}

export const beginExtra = (
  { shipper }: Deal,
  { id }: Extra,
): Promise<Answer<{ clientSecret: string; amount: number }>> => shipper.api.post(`/api/change-orders/${id}/pay`);

export const confirmExtra = ({ shipper }: Deal, { id }: Extra): Promise<Answer<ChangeOrder>> =>
  shipper.api.post<ChangeOrder>(`/api/change-orders/${id}/confirm`);

export async function payExtra(world: World, deal: Deal, order: Extra, card: string = CARDS.good): Promise<void> {
  await world.enterCard(ok(await beginExtra(deal, order), 200).clientSecret, card);
}

/** The card is charged, and the provider tells nobody. */
export async function payExtraUnheard(world: World, deal: Deal, order: Extra): Promise<void> {
  await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 100)`);
  await payExtra(world, deal, order);
  await world.server.query('DELETE FROM sandbox.faults');
}

/** State, amount, plan; refunded, of the plan; lost, carried; transferred, taken back: of each charge, oldest first. */
export async function chargesOf({ server }: World, { quoteId }: Deal): Promise<string[]> {
  const rows = await server.query<{ line: string }>(
    `SELECT concat_ws(' ', c.state, c.amount, c.plan_price, c.refunded, c.plan_refunded, c.lost, c.carried, c.transferred, c.reversed) AS line
       FROM payment_charges c JOIN payments p ON p.id = c.payment_id WHERE p.quote_id = $1 ORDER BY c.created_at, c.id`,
    [quoteId],
  );
  return rows.map(({ line }) => line);
}

/** A bank decides about a charge: the first, or that of an order. */
export async function dispute(
  world: World,
  { quoteId }: Deal,
  outcome: 'won' | 'lost',
  reason: string,
  order?: Extra,
): Promise<void> {
  const about = { quoteId, reason, ...(order ? { changeOrderId: order.id } : {}) };
  const { id } = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', about), 200);
  ok(await world.admin.api.post(`/api/sandbox/disputes/${id}/close`, { outcome }), 200);
  await world.settleMoney();
}

/** A shipper's claim is granted whole. */
export async function grantClaim(world: World, { shipper, shipmentId }: Deal, amount: number): Promise<void> {
  const claim = { shipmentId, kind: 'damage', amount, description: 'A dent.' };
  const { id } = ok(await shipper.api.post<{ id: string }>('/api/claims', claim), 201);
  ok(
    await world.admin.api.post(`/api/admin/claims/${id}/resolve`, {
      decision: 'approved',
      note: 'The photos show it.',
    }),
    200,
  );
  await world.settleMoney();
}
