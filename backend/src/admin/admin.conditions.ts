import { OPEN_CLAIM } from '../claims/claims.rules.js';
import { LAST_PICKUP_DAY } from '../common/pickup-days.js';

/** The SQL conditions that the overview counts by and its lists filter by, written once for both. */

export const BUSINESS_NOW = "(now() + (SELECT offset_ms FROM business_clock) * interval '1 millisecond')";
const TODAY = `(${BUSINESS_NOW} AT TIME ZONE 'UTC')::date`;

/** Of a quote `q`: paid, but not picked up although the promised day has passed. */
export const LATE_PICKUP = `(q.status = 'paid' AND ${LAST_PICKUP_DAY} < ${TODAY})`;
/** Of a quote `q`: still in transit although the promised day has passed. */
export const LATE_DELIVERY = `(q.status = 'in_progress' AND q.estimated_delivery_date < ${TODAY})`;

/** Of a money operation `o`: it waits for somebody. */
export const OPERATION_STUCK = "o.state IN ('needs_attention', 'blocked')";

/** Of a claim `c`: not decided. */
export const CLAIM_OPEN = `c.status IN (${OPEN_CLAIM.map((status) => `'${status}'`).join(', ')})`;
/** Of a claim `c`: not decided in time. */
export const CLAIM_OVERDUE = `(c.overdue AND ${CLAIM_OPEN})`;

/** Acts that wait for a second operator, as `v`, each with the shipment that its record is about. */
export const APPROVALS = `(SELECT a.*, CASE a.resource WHEN 'shipments' THEN a.record_id::uuid
    WHEN 'payments' THEN (SELECT shipment_id FROM payments WHERE id = a.record_id::uuid)
    WHEN 'claims' THEN (SELECT shipment_id FROM claims WHERE id = a.record_id::uuid)
    WHEN 'change-orders' THEN (SELECT shipment_id FROM change_orders WHERE id = a.record_id::uuid) END AS shipment_id FROM approvals a) v`;

const daysOld = (days: number) => `c.created_at <= ${BUSINESS_NOW} - interval '${days} days'`;
/** Of an undecided claim `c`: how long it has been open. */
export const CLAIM_AGES = {
  under_one_day: `(${CLAIM_OPEN} AND NOT ${daysOld(1)})`,
  one_to_three_days: `(${CLAIM_OPEN} AND ${daysOld(1)} AND NOT ${daysOld(3)})`,
  older: `(${CLAIM_OPEN} AND ${daysOld(3)})`,
};

/** Of a deadline `d`: due, but not done. */
export const DEADLINE_OVERDUE = `(d.done_at IS NULL AND d.due_at <= ${BUSINESS_NOW})`;

/**
 * Conditions on a line of the timeline (`line` is the table's alias) that tell what happened to its `subject_id`. Each
 * matches once per record, and each names the subject and the resulting state, which is the order of the index.
 */
export const HAPPENED = {
  listed: (line: string) =>
    `(${said(line, 'shipment', 'listed')} AND (${line}.from_status IS NULL OR ${line}.from_status = 'draft'))`,
  /** The first time only: a listing whose quotes were all withdrawn can become quoted again. (`<=` because the planner takes `=` for rare.) */
  quoted: (line: string) =>
    `(${said(line, 'shipment', 'quoted')} AND ${line}.id <= (SELECT e.id FROM timeline e WHERE e.subject_id = ${line}.subject_id AND e.event = 'quote' ORDER BY e.id LIMIT 1))`,
  accepted: (line: string) => `(${said(line, 'quote', 'accepted')} AND ${line}.event = 'accept')`,
  paid: (line: string) => `(${said(line, 'payment', 'in_escrow')} AND ${line}.event = 'escrow')`,
  released: (line: string) => `(${said(line, 'payment', 'released')} AND ${line}.event = 'release')`,
  delivered: (line: string) => said(line, 'shipment', 'delivered'),
  cancelled: (line: string) => said(line, 'shipment', 'cancelled'),
} satisfies Record<string, (line: string) => string>;

function said(line: string, subject: string, state: string): string {
  return `(${line}.subject = '${subject}' AND ${line}.to_status = '${state}')`;
}

/** SQL: a job that ended at the door waits for its decision, or for what was granted to be paid by hand. */
export const END_WAITS =
  '(o.review_due_at IS NOT NULL AND (o.reviewed_at IS NULL OR o.granted_cents > 0 AND o.paid_by_hand_at IS NULL))';
