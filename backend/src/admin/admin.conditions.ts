import { OPEN_CLAIM } from '../claims/claims.rules.js';

/** What is counted in the overview and what its lists are filtered by, in the same words of SQL. */

const BUSINESS_NOW = "(now() + (SELECT offset_ms FROM business_clock) * interval '1 millisecond')";
const TODAY = `(${BUSINESS_NOW} AT TIME ZONE 'UTC')::date`;

/** Of a quote `q`: paid, and not picked up although the promised day is over. */
export const LATE_PICKUP = `(q.status = 'paid' AND coalesce(q.pickup_day, q.estimated_pickup_until, q.estimated_pickup_date) < ${TODAY})`;
/** Of a quote `q`: in transit although the promised day is over. */
export const LATE_DELIVERY = `(q.status = 'in_progress' AND q.estimated_delivery_date < ${TODAY})`;

/** Of a claim `c`: not decided. */
export const CLAIM_OPEN = `c.status IN (${OPEN_CLAIM.map((status) => `'${status}'`).join(', ')})`;
/** Of a claim `c`: not decided in time. */
export const CLAIM_OVERDUE = `(c.overdue AND ${CLAIM_OPEN})`;
const daysOld = (days: number) => `c.created_at <= ${BUSINESS_NOW} - interval '${days} days'`;
/** Of a claim `c` that is not decided: for how long. */
export const CLAIM_AGES = {
  under_one_day: `(${CLAIM_OPEN} AND NOT ${daysOld(1)})`,
  one_to_three_days: `(${CLAIM_OPEN} AND ${daysOld(1)} AND NOT ${daysOld(3)})`,
  older: `(${CLAIM_OPEN} AND ${daysOld(3)})`,
};

/** Of a deadline `d`: not done although it is time. */
export const DEADLINE_OVERDUE = `(d.done_at IS NULL AND d.due_at <= ${BUSINESS_NOW})`;

/**
 * What a line of the timeline, by the name of its table, says happened to its `subject_id`. Each happens to a record once,
 * and each names the subject and the state that it came to, by which the index has the lines in order.
 */
export const HAPPENED = {
  listed: (line: string) =>
    `(${said(line, 'shipment', 'listed')} AND (${line}.from_status IS NULL OR ${line}.from_status = 'draft'))`,
  /** For the first time: a listing whose quotes were all withdrawn can be quoted again. (`<=`, as who plans it takes `=` for rare.) */
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
