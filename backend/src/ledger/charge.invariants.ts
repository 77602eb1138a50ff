import { isUntilDelivery } from '../common/booked.js';
import type { Invariant } from './ledger.invariants.js';

/** What must hold of the charges of a payment, one or several. */
export const chargeInvariants: readonly Invariant[] = [
  {
    name: 'I25 A payment has a first charge, and was charged what its charges sum up to',
    sql: `SELECT p.id AS payment, p.status, p.amount, p.protection_fee, c.amount AS charges_amount, c.plan AS charges_plan FROM payments p
            CROSS JOIN LATERAL (SELECT bool_or(id = p.id) AS first, bool_or(state = 'captured') AS came, sum(amount) AS amount, sum(plan_price) AS plan
              FROM payment_charges WHERE payment_id = p.id AND (state = 'captured' OR id = p.id)) c
           WHERE c.first IS NOT TRUE OR (c.amount, c.plan) <> (p.amount, p.protection_fee) OR c.came <> (p.status IN ('in_escrow', 'released', 'refunded'))`,
  },
  {
    name: 'I26 A charge was captured into the ledger exactly if it says so, in full',
    sql: `SELECT c.id AS charge, c.payment_id AS payment, c.state, c.amount + c.plan_price AS charged, came.cents FROM payment_charges c
            CROSS JOIN LATERAL (SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
              JOIN ledger_accounts a ON a.id = e.account_id AND a.code = 'stripe_balance'
              WHERE t.payment_id = c.payment_id AND t.kind = 'capture' AND t.provider_ref = c.stripe_charge_id) came
           WHERE cents <> (CASE WHEN c.state = 'captured' THEN (c.amount + c.plan_price) * 100 ELSE 0 END)`,
  },
  {
    name: 'I27 A charge counts the refunds, losses, transfers and reversals that name it, and none exceeds it',
    sql: `SELECT c.* FROM payment_charges c
            CROSS JOIN LATERAL (SELECT coalesce(sum(r.amount), 0) AS amount, coalesce(sum(r.amount) FILTER (WHERE r.by_hand_reference IS NULL), 0) AS card
              FROM refunds r WHERE r.charge_id = c.id AND r.covered_by IS NULL) back
            CROSS JOIN LATERAL (SELECT coalesce(sum(b.amount), 0) AS amount FROM chargebacks b WHERE b.charge_id = c.id AND b.outcome = 'lost') gone
            CROSS JOIN LATERAL (SELECT coalesce(sum(o.amount) FILTER (WHERE o.kind = 'transfer'), 0) AS transferred,
                coalesce(sum(o.amount) FILTER (WHERE o.kind = 'reversal'), 0) AS reversed FROM money_operations o WHERE o.charge_id = c.id) sent
           WHERE c.refunded + c.plan_refunded + c.lost NOT BETWEEN least(back.card + gone.amount, c.amount + c.plan_price) AND back.amount + gone.amount
              OR c.refunded + c.plan_refunded < back.card
              OR (c.transferred, c.reversed) <> (sent.transferred, sent.reversed)
              OR c.refunded + c.lost > c.amount OR c.plan_refunded > c.plan_price OR c.transferred > c.amount OR c.reversed > c.transferred`,
  },
  {
    name: 'I28 What is in escrow came from its charges, less what went back or was lost of each and not borne by us',
    sql: `SELECT a.quote_id AS quote, a.balance_cents, kept.cents FROM ledger_accounts a JOIN payments p ON p.quote_id = a.quote_id
            CROSS JOIN LATERAL (SELECT coalesce(sum((c.amount - c.refunded - c.lost + least(c.carried, c.lost)) * 100), 0)::bigint AS cents FROM payment_charges c
              WHERE c.payment_id = p.id AND c.state = 'captured') kept
           WHERE a.code = 'escrow' AND a.balance_cents > kept.cents`,
  },
  {
    name: 'I29 A decision to refund is one: its parts have one reason, and each takes from another charge',
    sql: `SELECT decision_id AS decision, array_agg(id) AS refunds FROM refunds GROUP BY decision_id
           HAVING count(DISTINCT (reason, payment_id, created_at)) > 1 OR (count(*) > 1 AND count(DISTINCT charge_id) < count(*))`,
  },
  {
    name: 'I30 What is agreed is what is to be paid or was charged, less what change orders gave back and what undid them',
    sql: `SELECT p.id AS payment, p.status, p.amount, q.amount AS agreed, back.amount AS given_back, undone.amount AS undone FROM payments p JOIN quotes q ON q.id = p.quote_id
            CROSS JOIN LATERAL (SELECT coalesce(sum(r.amount), 0) AS amount FROM refunds r WHERE r.payment_id = p.id AND r.reason = 'change_order') back
            CROSS JOIN LATERAL (SELECT coalesce(sum(o.undone_cents), 0) / 100.0 AS amount FROM change_orders o WHERE o.quote_id = q.id) undone
           WHERE q.amount <> p.amount - back.amount - undone.amount`,
  },
  {
    name: 'I31 A change is proposed only while its deal can change, and its payment is not frozen',
    sql: `SELECT o.id AS change_order, q.status AS quote_status, p.frozen_by FROM change_orders o JOIN quotes q ON q.id = o.quote_id
            LEFT JOIN payments p ON p.quote_id = q.id
           WHERE o.status IN ('proposed', 'accepted') AND (NOT ${isUntilDelivery('q')} OR cardinality(p.frozen_by) > 0 AND o.kind = 'change')`,
  },
  {
    name: 'I32 An extra is charged for an order that raises the price by as much, and is in escrow exactly if the order was carried out',
    sql: `SELECT c.id AS charge, c.state, c.amount, o.delta_cents, o.status FROM payment_charges c JOIN change_orders o ON o.id = c.change_order_id
           WHERE c.amount * 100 <> o.delta_cents OR (c.state = 'captured') <> (o.status IN ('done', 'undone'))`,
  },
  {
    name: 'I33 A change is undone by as much as the loss of its charge took out of escrow',
    sql: `SELECT o.id AS change_order, o.undone_cents, lost.cents FROM change_orders o JOIN payment_charges c ON c.change_order_id = o.id
            CROSS JOIN LATERAL (SELECT coalesce(sum(e.amount_cents), 0) AS cents FROM chargebacks b
              JOIN ledger_transactions t ON t.idempotency_key = 'dispute-lost:' || b.id
              JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.code = 'escrow'
              WHERE b.charge_id = c.id) lost
           WHERE o.status IN ('done', 'undone') AND o.undone_cents <> lost.cents`,
  },
  {
    name: 'I34 What we bear of a loss was lost on a later charge, after the pickup',
    sql: `SELECT c.id AS charge, c.lost, c.carried FROM payment_charges c JOIN payments p ON p.id = c.payment_id JOIN quotes q ON q.id = p.quote_id
           WHERE c.carried > 0 AND (c.id = p.id OR q.picked_up_at IS NULL AND q.status <> 'completed')`,
  },
  {
    name: 'I35 No more is taken back of a transfer that no charge had room for than it was',
    sql: `SELECT payment_id AS payment, sum(amount) FILTER (WHERE kind = 'transfer') AS sent, sum(amount) FILTER (WHERE kind = 'reversal') AS back
            FROM money_operations WHERE charge_id IS NULL AND kind IN ('transfer', 'reversal') GROUP BY 1
           HAVING coalesce(sum(amount) FILTER (WHERE kind = 'reversal'), 0) > coalesce(sum(amount) FILTER (WHERE kind = 'transfer'), 0)`,
  },
  {
    name: 'I36 An empty trip is paid for as operators granted, of a job that ended at the door',
    sql: `WITH paid AS (SELECT t.quote_id, sum(e.amount_cents) FILTER (WHERE a.code = 'guarantee_expense') AS cents
                     FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
                    WHERE t.kind = 'empty-trip' GROUP BY 1),
           granted AS (SELECT quote_id, sum(granted_cents) AS cents FROM change_orders WHERE granted_cents > 0 GROUP BY 1)
          SELECT quote_id AS quote, paid.cents, granted.cents AS granted FROM paid FULL JOIN granted USING (quote_id)
           WHERE paid.cents IS DISTINCT FROM granted.cents`,
  },
  {
    name: 'I37 The end of a job has a clock while its payment is not frozen, and stands still while it is',
    sql: `SELECT o.id AS change_order, o.time_left_ms, p.frozen_by FROM change_orders o JOIN payments p ON p.quote_id = o.quote_id
           WHERE o.kind = 'end' AND o.status = 'proposed' AND (o.time_left_ms IS NOT NULL) <> (cardinality(p.frozen_by) > 0)`,
  },
];
