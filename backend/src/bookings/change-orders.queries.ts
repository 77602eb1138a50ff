import type { User } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText, type ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { requireVisible } from '../shipments/visible.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { CHANGE_JSON } from './change-orders.dto.js';
import { OPEN_CHANGE } from './change-orders.rules.js';

/** Is the order `o` one of the viewer's? $2 the viewer, $3 whether they are an operator; `q` its quote, `s` its shipment. */
const IS_THEIRS = '($3::boolean OR $2::uuid IN (s.user_id, q.carrier_id))';
const FROM = 'change_orders o JOIN quotes q ON q.id = o.quote_id JOIN shipments s ON s.id = o.shipment_id';

/** A shipment's change orders, newest first: for its owner, the carrier they are with, and operators. @throws 404; 403 for others */
export async function listChanges(
  db: Db,
  user: User,
  shipmentId: string,
  page: { limit: number; cursor?: string },
): Promise<ListPage> {
  const shipment = isUuid(shipmentId)
    ? await db.one<Pick<Shipment, 'status' | 'userId' | 'onlyFor'> & { isCarrier: boolean }>(
        `SELECT status, user_id AS "userId", only_for AS "onlyFor", EXISTS (SELECT 1 FROM quotes WHERE shipment_id = s.id AND carrier_id = $2 AND accepted_at IS NOT NULL) AS "isCarrier"
           FROM shipments s WHERE id = $1`,
        [shipmentId, user.id],
      )
    : undefined;
  if (!shipment) throw problem('not_found');
  requireVisible(shipment, user);
  if (shipment.userId !== user.id && !shipment.isCarrier && !user.isAdmin) throw problem('forbidden');
  return readPage(
    db,
    {
      from: FROM,
      where: `o.shipment_id = $1 AND ${IS_THEIRS}`,
      values: [shipmentId, user.id, user.isAdmin],
      json: CHANGE_JSON,
      at: 'o.created_at',
      id: 'o.id',
      order: 'newest',
    },
    page,
  );
}

/** A change order, for the two sides and operators. @throws 404 for everybody else */
export async function readChange(reads: Db | Tx, user: User, id: string): Promise<JsonText> {
  const row = await reads.one<{ json: string }>(
    `SELECT ${CHANGE_JSON}::text AS json FROM ${FROM} WHERE o.id = $1 AND ${IS_THEIRS}`,
    [id, user.id, user.isAdmin],
  );
  if (!row) throw problem('not_found');
  return new JsonText(row.json);
}

/** What was proposed on a deal so far: how many, is one open, and what those that are done changed, in cents. */
export interface ChangesSoFar {
  count: number;
  hasOpen: boolean;
  /** Sums of the amounts by which it rose, and of all changes. */
  raised: Cents;
  changed: Cents;
}

export async function changesSoFar(tx: Tx, quoteId: string): Promise<ChangesSoFar> {
  const row = await tx.one<ChangesSoFar>(
    `SELECT count(*) FILTER (WHERE kind = 'change')::int AS count, coalesce(bool_or(status = ANY($2)), false) AS "hasOpen",
            coalesce(sum(delta_cents) FILTER (WHERE status = 'done' AND delta_cents > 0), 0)::int AS raised,
            coalesce(sum(delta_cents - undone_cents) FILTER (WHERE status IN ('done', 'undone')), 0)::int AS changed
       FROM change_orders WHERE quote_id = $1`,
    [quoteId, [...OPEN_CHANGE]],
  );
  return row ?? { count: 0, hasOpen: false, raised: 0, changed: 0 };
}

/** Does the carrier wait at the door for an answer, not being able to take the item? */
export async function hasOpenEnd(tx: Tx, quoteId: string): Promise<boolean> {
  const sql = `SELECT 1 AS one FROM change_orders WHERE quote_id = $1 AND status = 'proposed' AND kind = 'end'`;
  return (await tx.one(sql, [quoteId])) !== undefined;
}

/** Of an erased owner's changes only the places stay that others saw. */
export async function forgetNewAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    `UPDATE change_orders SET delivery_address = delivery_place
      WHERE delivery_address IS NOT NULL AND shipment_id IN (SELECT id FROM shipments WHERE user_id = $1)`,
    [userId],
  );
}

/** Has a bank taken back what was paid for a change of this deal? */
export async function wasUndone(tx: Tx, quoteId: string): Promise<boolean> {
  const sql = `SELECT 1 AS one FROM change_orders WHERE quote_id = $1 AND status = 'undone' LIMIT 1`;
  return (await tx.one(sql, [quoteId])) !== undefined;
}

/** Does the provider have yet to decide about an extra that is waited for on this deal? */
export async function isExtraProcessing(tx: Tx, quoteId: string): Promise<boolean> {
  const sql = `SELECT 1 AS one FROM payment_charges c JOIN change_orders o ON o.id = c.change_order_id
                WHERE o.quote_id = $1 AND o.status = 'accepted' AND c.state = 'processing'`;
  return (await tx.one(sql, [quoteId])) !== undefined;
}
