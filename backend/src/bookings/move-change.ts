import { randomUUID } from 'node:crypto';
import type { Actor, Parties } from '../common/actor.js';
import { after } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { cancelExtra } from '../payments/extra-charges.js';
import { move, type MoveOptions } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines, setDeadline } from '../platform/deadlines/deadlines.js';
import type { ChangeEvent } from '../platform/events/catalog.js';
import { emit } from '../platform/events/events.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { ChangeOrder } from './change-order.entity.js';
import {
  CHANGE_RULES,
  type ChangeStatus,
  type ChangeVerb,
  type EndOfChange,
  OPEN_CHANGE,
} from './change-orders.rules.js';
import { type Deal, lockDeal } from './lock-deal.js';

/** A change order with its deal: all locked. */
export interface LockedChange {
  order: ChangeOrder;
  deal: Deal;
}

/** Locks a change order, its deal first. @throws 404 */
export async function lockChange(tx: Tx, id: string): Promise<LockedChange> {
  const place = isUuid(id)
    ? await tx.one<{ quote_id: string }>('SELECT quote_id FROM change_orders WHERE id = $1', [id])
    : undefined;
  if (!place) throw problem('not_found');
  const deal = await lockDeal(tx, place.quote_id);
  const order = await tx.lock(ChangeOrder, { id });
  if (!order) throw problem('not_found');
  return { order, deal };
}

/** The two sides of a change order's deal, and which of them proposed it. */
export function partiesOfChange({ order, deal }: LockedChange): Parties {
  return { ...partiesOf(deal), claimantId: order.proposedBy };
}

/** What an order starts with that nobody gives. */
const UNDECIDED = {
  undoneCents: 0,
  declineReason: null,
  decidedAt: null,
  timeLeftMs: null,
  reviewDueAt: null,
  reviewedAt: null,
  counts: null,
  grantedCents: 0,
  reviewNote: null,
  paidByHandAt: null,
  paidByHandReference: null,
} as const satisfies Partial<ChangeOrder>;

type Identity = 'id' | 'quoteId' | 'shipmentId' | 'createdAt' | 'updatedAt';

/** An order of a deal, not written yet. */
export function newOrder(
  { shipment, quote }: Pick<Deal, 'shipment' | 'quote'>,
  at: Date,
  given: Omit<ChangeOrder, keyof typeof UNDECIDED | Identity> & Partial<ChangeOrder>,
): ChangeOrder {
  return {
    ...UNDECIDED,
    id: randomUUID(),
    quoteId: quote.id,
    shipmentId: shipment.id,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}

export async function moveChange(
  tx: Tx,
  order: ChangeOrder,
  verb: ChangeVerb,
  actor: Actor,
  how: Omit<MoveOptions<ChangeStatus, ChangeOrder>, 'shipmentId'>,
): Promise<void> {
  move(tx, CHANGE_RULES, order, verb, actor, { ...how, shipmentId: order.shipmentId });
}

/** Tells both sides. */
export async function announceChange(
  tx: Tx,
  at: Date,
  name: ChangeEvent,
  { id: changeOrderId, shipmentId, quoteId }: ChangeOrder,
  { shipment, quote }: Pick<Deal, 'shipment' | 'quote'>,
): Promise<void> {
  const ids = { changeOrderId, shipmentId, quoteId, status: quote.status };
  emit(tx, at, name, ids, [shipment.userId, quote.carrierId]);
}

/**
 * A participant: what is proposed on this deal or waits for its extra, if anything does, lapses. Its quote is locked.
 * @param because what the deal did; left out: nobody answered or paid in time
 */
export async function lapseChange(
  tx: Tx,
  at: Date,
  deal: Pick<Deal, 'shipment' | 'quote'>,
  actor: Actor,
  because?: EndOfChange,
): Promise<void> {
  const order = await tx.lock(ChangeOrder, { quoteId: deal.quote.id, status: OPEN_CHANGE });
  if (order) await lapse(tx, at, deal, order, actor, because);
}

/** A participant: the payment was frozen, so what is proposed lapses. The end of a job waits until the payment thaws. */
export async function freezeChange(
  tx: Tx,
  at: Date,
  deal: Pick<Deal, 'shipment' | 'quote'>,
  actor: Actor,
): Promise<void> {
  const order = await tx.lock(ChangeOrder, { quoteId: deal.quote.id, status: OPEN_CHANGE });
  if (!order) return;
  if (order.kind === 'change') return lapse(tx, at, deal, order, actor, 'freeze');
  if (order.timeLeftMs !== null) return;
  clearDeadlines(tx, at, ['end_answer'], order.id);
  tx.update(ChangeOrder, order.id, {
    timeLeftMs: Math.max(0, order.expiresAt.getTime() - at.getTime()),
    updatedAt: at,
  });
}

/** A participant: nothing freezes the payment any more, so the clock of the end of the job goes on where it stood. */
export async function thawChange(
  tx: Tx,
  at: Date,
  { shipment, quote }: Pick<Deal, 'shipment' | 'quote'>,
): Promise<void> {
  const order = await tx.lock(ChangeOrder, { quoteId: quote.id, status: OPEN_CHANGE });
  if (!order || order.timeLeftMs === null) return;
  const expiresAt = after(at, order.timeLeftMs);
  tx.update(ChangeOrder, order.id, { expiresAt, timeLeftMs: null, updatedAt: at });
  setDeadline(tx, at, { kind: 'end_answer', subject: order.id, shipmentId: shipment.id, dueAt: expiresAt });
}

async function lapse(
  tx: Tx,
  at: Date,
  deal: Pick<Deal, 'shipment' | 'quote'>,
  order: ChangeOrder,
  actor: Actor,
  because: EndOfChange | undefined,
): Promise<void> {
  await cancelExtra(tx, at, order.quoteId, order.id);
  await moveChange(tx, order, 'lapse', actor, {
    at,
    set: { decidedAt: at },
    ...(because ? { data: { because } } : {}),
  });
  await announceChange(tx, at, 'change_order.lapsed', order, deal);
}
