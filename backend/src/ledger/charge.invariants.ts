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
    name: 'I28 What is in escrow came from its charges, less what went back or was lost of each',
    sql: `SELECT a.quote_id AS quote, a.balance_cents, kept.cents FROM ledger_accounts a JOIN payments p ON p.quote_id = a.quote_id
            CROSS JOIN LATERAL (SELECT coalesce(sum((c.amount - c.refunded - c.lost) * 100), 0)::bigint AS cents FROM payment_charges c
              WHERE c.payment_id = p.id AND c.state = 'captured') kept
           WHERE a.code = 'escrow' AND a.balance_cents > kept.cents`,
  },
  {
    name: 'I29 A decision to refund is one: its parts have one reason, and each takes from another charge',
    sql: `SELECT decision_id AS decision, array_agg(id) AS refunds FROM refunds GROUP BY decision_id
           HAVING count(DISTINCT (reason, payment_id, created_at)) > 1 OR (count(*) > 1 AND count(DISTINCT charge_id) < count(*))`,
  },
  {
    name: 'I30 What is agreed is what is to be paid or was charged, less what change orders gave back',
    sql: `SELECT p.id AS payment, p.status, p.amount, q.amount AS agreed, back.amount AS given_back FROM payments p JOIN quotes q ON q.id = p.quote_id
            CROSS JOIN LATERAL (SELECT coalesce(sum(r.amount), 0) AS amount FROM refunds r WHERE r.payment_id = p.id AND r.reason = 'change_order') back
           WHERE q.amount <> p.amount - back.amount`,
  },
  {
    name: 'I31 A change is proposed only while its deal can change, and its payment is not frozen',
    sql: `SELECT o.id AS change_order, q.status AS quote_status, p.frozen_by FROM change_orders o JOIN quotes q ON q.id = o.quote_id
            LEFT JOIN payments p ON p.quote_id = q.id
           WHERE o.status IN ('proposed', 'accepted') AND (q.status NOT IN ('accepted', 'paid', 'in_progress') OR cardinality(p.frozen_by) > 0)`,
  },
];
