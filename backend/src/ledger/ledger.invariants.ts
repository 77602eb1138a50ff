import { isBooked } from '../common/booked.js';
import { centsToDollars } from '../common/money.js';
import type { Reads } from '../platform/database/reads.js';
import { chargeInvariants } from './charge.invariants.js';

/** A query that must return no rows; a row names what is wrong. */
export interface Invariant {
  name: string;
  sql: string;
}

/** The ledger of each quote, from the entries alone, in cents. `returned` left escrow and premium other than for the carrier or us. */
const LEDGER = `ledger AS (
  SELECT t.quote_id,
    sum(-e.amount_cents) FILTER (WHERE a.code = 'escrow') AS escrow,
    sum(-e.amount_cents) FILTER (WHERE a.code IN ('premium_unearned', 'premium_revenue')) AS premium_kept,
    sum(e.amount_cents) FILTER (WHERE a.code = 'stripe_balance' AND t.kind = 'capture') AS captured,
    sum(e.amount_cents) FILTER (WHERE a.code = 'stripe_balance' AND t.kind = 'capture-surplus') AS surplus,
    sum(-e.amount_cents) FILTER (WHERE a.code = 'carrier_payable' AND t.kind IN ('release', 'cancel-compensation')) AS payout,
    sum(-e.amount_cents) FILTER (WHERE a.code = 'platform_fee_revenue' AND t.kind = 'release') AS fee,
    sum(e.amount_cents) FILTER (WHERE a.code IN ('escrow', 'premium_unearned', 'premium_revenue')
      AND t.kind NOT IN ('capture', 'release', 'cancel-compensation')) AS returned,
    sum(-e.amount_cents) FILTER (WHERE a.code = 'refund_payable') AS refund_payable,
    sum(-e.amount_cents) FILTER (WHERE a.code = 'stripe_balance' AND t.kind IN ('refund-paid', 'refund-failed')) AS refunded,
    sum(-e.amount_cents) FILTER (WHERE a.code = 'stripe_balance' AND t.kind IN ('transfer', 'reversal')) AS sent
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
  GROUP BY 1)`;

/** Payments in cents, side by side with their ledger. */
const PAID = `${LEDGER}, paid AS (
  SELECT p.id, p.quote_id, p.shipment_id, p.status, (p.charged_amount * 100)::bigint AS charged, (p.payout_amount * 100)::bigint AS payout,
    (p.platform_fee * 100)::bigint AS fee, (p.refunded_amount * 100)::bigint AS refunded, (p.protection_fee * 100)::bigint AS protection,
    coalesce(l.escrow, 0) AS escrow, coalesce(l.premium_kept, 0) AS premium_kept, coalesce(l.captured, 0) AS captured,
    coalesce(l.payout, 0) AS ledger_payout, coalesce(l.fee, 0) AS ledger_fee, coalesce(l.returned, 0) AS returned,
    coalesce(l.refund_payable, 0) AS refund_payable
  FROM payments p LEFT JOIN ledger l ON l.quote_id = p.quote_id)`;

/** What must hold over the whole ledger, at any moment. */
export const invariants: readonly Invariant[] = [
  {
    name: 'I1 Every transaction has two or more lines that sum to zero',
    sql: `SELECT t.id AS transaction, count(e.id) AS lines, coalesce(sum(e.amount_cents), 0) AS cents
            FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
           GROUP BY t.id HAVING count(e.id) < 2 OR sum(e.amount_cents) <> 0`,
  },
  {
    name: 'I2 Every stored balance is the sum of its entries, and not below zero',
    sql: `SELECT a.id AS account, a.code, a.quote_id, a.user_id, a.balance_cents, coalesce(-sum(e.amount_cents), 0) AS entries_cents
            FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id WHERE a.guarded
           GROUP BY a.id, a.code, a.quote_id, a.user_id, a.balance_cents HAVING a.balance_cents <> coalesce(-sum(e.amount_cents), 0) OR a.balance_cents < 0`,
  },
  {
    name: 'I2 No receivable is below zero',
    sql: `SELECT a.code, a.quote_id, a.user_id, sum(e.amount_cents) AS cents
            FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.code IN ('dispute_receivable', 'carrier_receivable')
           GROUP BY a.id, a.code, a.quote_id, a.user_id HAVING sum(e.amount_cents) < 0`,
  },
  {
    name: 'I3 Escrow holds money exactly while the payment is in escrow, in the amount the payment says',
    sql: `WITH ${PAID} SELECT id AS payment, status, escrow, payout, fee FROM paid
           WHERE escrow <> (CASE WHEN status = 'in_escrow' THEN payout + fee ELSE 0 END) OR (status = 'in_escrow' AND escrow = 0)`,
  },
  {
    name: 'I3 No escrow without a payment',
    sql: `SELECT a.quote_id AS quote, a.balance_cents FROM ledger_accounts a
           WHERE a.code IN ('escrow', 'premium_unearned') AND a.balance_cents <> 0
             AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.quote_id = a.quote_id)`,
  },
  {
    name: 'I4 Charged = payout + fee + refunded + protection kept',
    sql: `WITH ${PAID} SELECT id AS payment, status, charged, payout, fee, refunded, premium_kept FROM paid
           WHERE status IN ('in_escrow', 'released', 'refunded')
             AND (charged <> payout + fee + refunded + premium_kept OR premium_kept NOT IN (0, protection))`,
  },
  {
    name: 'I4 Each payment says what the ledger says',
    sql: `WITH ${PAID} SELECT * FROM paid
           WHERE captured <> (CASE WHEN status IN ('in_escrow', 'released', 'refunded') THEN charged ELSE 0 END)
              OR ledger_payout <> (CASE WHEN status IN ('released', 'refunded') THEN payout ELSE 0 END)
              OR ledger_fee <> (CASE WHEN status = 'released' THEN fee ELSE 0 END)
              OR returned <> refunded`,
  },
  {
    name: 'I5 No more goes out for a quote than came in',
    sql: `WITH ${LEDGER} SELECT quote_id AS quote, captured, surplus, refunded, sent FROM ledger
           WHERE coalesce(refunded, 0) NOT BETWEEN 0 AND coalesce(captured, 0) + coalesce(surplus, 0) OR coalesce(sent, 0) NOT BETWEEN 0 AND coalesce(captured, 0)`,
  },
  {
    name: 'I5 Refunds owed are those decided but not made',
    sql: `WITH ${PAID} SELECT id AS payment, refund_payable, open FROM paid
            CROSS JOIN LATERAL (SELECT coalesce(sum((r.amount * 100)::bigint), 0) AS open FROM refunds r
              WHERE r.payment_id = paid.id AND r.status IN ('pending', 'failed')) o
           WHERE refund_payable <> open`,
  },
  {
    name: 'I6 No charge is captured or transferred twice, no quote released twice, or released and cancelled',
    sql: `SELECT quote_id AS quote, charge, array_agg(kind) AS kinds FROM (
            SELECT t.quote_id, t.kind, CASE t.kind WHEN 'capture' THEN (SELECT c.id FROM payment_charges c WHERE c.stripe_charge_id = t.provider_ref)
                     WHEN 'transfer' THEN (SELECT o.charge_id FROM money_operations o WHERE o.id = split_part(t.idempotency_key, ':', 2)::uuid) END AS charge
              FROM ledger_transactions t WHERE t.kind IN ('capture', 'release', 'cancel-compensation', 'transfer') AND t.reverses IS NULL) facts
           GROUP BY quote_id, charge, CASE kind WHEN 'cancel-compensation' THEN 'release' ELSE kind END HAVING count(*) > 1`,
  },
  {
    name: 'I9 A decided payout has transfers for its amount, one a charge, and nothing else has one',
    sql: `SELECT p.id AS payment, p.status, p.payout_amount, count(o.id) AS transfers, sum(o.amount) AS transfer_amount
            FROM payments p LEFT JOIN money_operations o ON o.payment_id = p.id AND o.kind = 'transfer'
           GROUP BY p.id, p.status, p.payout_amount HAVING coalesce(sum(o.amount), 0) <> (CASE WHEN p.status IN ('released', 'refunded') THEN p.payout_amount ELSE 0 END)
              OR count(o.charge_id) <> count(DISTINCT o.charge_id) OR count(o.id) > count(o.charge_id) + 1`,
  },
  {
    name: 'I10 Carriers are owed the transfers not made yet',
    sql: `WITH owed AS (SELECT user_id, balance_cents FROM ledger_accounts WHERE code = 'carrier_payable' AND balance_cents <> 0),
           open AS (SELECT p.payee_id AS user_id, sum((o.amount * 100)::bigint) AS cents FROM money_operations o JOIN payments p ON p.id = o.payment_id
                     WHERE o.kind = 'transfer' AND o.state <> 'succeeded' GROUP BY 1 HAVING sum(o.amount) <> 0)
          SELECT user_id AS carrier, balance_cents, cents AS transfers_cents FROM owed FULL JOIN open USING (user_id)
           WHERE balance_cents IS DISTINCT FROM cents`,
  },
  {
    name: 'I11 Money in escrow belongs to a live deal, whose shipment is booked, in transit or delivered',
    sql: `SELECT p.id AS payment, q.status AS quote_status, s.status AS shipment_status
            FROM payments p JOIN quotes q ON q.id = p.quote_id JOIN shipments s ON s.id = p.shipment_id
           WHERE p.status = 'in_escrow'
             AND (q.status, s.status) NOT IN (('paid', 'booked'), ('in_progress', 'in_transit'), ('delivered', 'delivered'))`,
  },
  {
    name: 'I12 No shipment has two accepted quotes',
    sql: `SELECT shipment_id AS shipment, count(*) AS quotes FROM quotes q
           WHERE ${isBooked('q')} GROUP BY 1 HAVING count(*) > 1`,
  },
  {
    name: "I13 A quote's paymentStatus is its payment's status, or pending while there is none or it can be retried",
    sql: `SELECT q.id AS quote, q.status, q.payment_status, p.status AS payment
            FROM quotes q LEFT JOIN payments p ON p.quote_id = q.id
           WHERE q.payment_status <> (CASE WHEN p.id IS NULL OR (p.status = 'failed' AND q.status = 'accepted') THEN 'pending' ELSE p.status END)`,
  },
  {
    name: 'I14 What the provider holds for chargebacks is what it took for the open ones',
    sql: `WITH held AS (SELECT a.quote_id, sum(e.amount_cents) AS cents FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
                         WHERE a.code = 'dispute_receivable' GROUP BY 1 HAVING sum(e.amount_cents) <> 0),
           open AS (SELECT quote_id, sum((amount * 100)::bigint) AS cents FROM chargebacks WHERE closed_at IS NULL AND withdrawn_at IS NOT NULL GROUP BY 1)
          SELECT quote_id AS quote, held.cents, open.cents AS chargebacks_cents FROM held FULL JOIN open USING (quote_id)
           WHERE held.cents IS DISTINCT FROM open.cents`,
  },
  {
    name: 'I15 A payment is frozen by a chargeback exactly while one is open',
    sql: `SELECT p.id AS payment, p.frozen_by FROM payments p
           WHERE ('chargeback' = ANY(p.frozen_by)) <> EXISTS (SELECT 1 FROM chargebacks c WHERE c.payment_id = p.id AND c.closed_at IS NULL)`,
  },
  {
    name: 'I16 A lost chargeback is shared out once, for its whole amount',
    sql: `SELECT c.id AS chargeback, c.outcome, (c.amount * 100)::bigint AS amount_cents, l.cents FROM chargebacks c
            CROSS JOIN LATERAL (SELECT sum(-e.amount_cents) AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
              JOIN ledger_accounts a ON a.id = e.account_id AND a.code = 'dispute_receivable' WHERE t.idempotency_key = 'dispute-lost:' || c.id) l
           WHERE (c.outcome = 'lost' AND l.cents IS DISTINCT FROM (c.amount * 100)::bigint) OR (c.outcome IS NULL AND l.cents IS NOT NULL)`,
  },
  {
    name: 'I17 What carriers owe back is what was decided but not taken back yet',
    sql: `WITH owed AS (SELECT a.user_id, sum(e.amount_cents)::bigint AS cents FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
                     WHERE a.code = 'carrier_receivable' GROUP BY 1 HAVING sum(e.amount_cents) <> 0),
           open AS (SELECT p.payee_id AS user_id, sum((o.amount * 100)::bigint)::bigint AS cents FROM money_operations o JOIN payments p ON p.id = o.payment_id
                     WHERE o.kind = 'reversal' AND o.state <> 'succeeded' GROUP BY 1)
          SELECT user_id AS carrier, owed.cents AS owed_cents, open.cents AS reversals_cents FROM owed FULL JOIN open USING (user_id)
           WHERE owed.cents IS DISTINCT FROM open.cents`,
  },
  {
    name: 'I18 What was taken back after a release is what the payment says',
    sql: `WITH taken AS (SELECT t.quote_id, sum(e.amount_cents) AS cents
                     FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
                    WHERE a.code IN ('carrier_receivable', 'platform_fee_revenue') AND e.amount_cents > 0 GROUP BY 1)
          SELECT p.id AS payment, p.recovered_amount, taken.cents FROM payments p LEFT JOIN taken USING (quote_id)
           WHERE (p.recovered_amount * 100)::bigint <> coalesce(taken.cents, 0)`,
  },
  {
    name: 'I19 The guarantee fund pays what claims were granted, by card or by hand',
    sql: `WITH paid AS (SELECT t.quote_id, sum(e.amount_cents) FILTER (WHERE a.code = 'guarantee_expense') AS guarantee,
                      coalesce(sum(-e.amount_cents) FILTER (WHERE a.code = 'platform_bank'), 0) AS by_hand
                     FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
                    WHERE t.kind = 'guarantee' GROUP BY 1),
           decided AS (SELECT quote_id, nullif(sum((from_guarantee * 100)::bigint), 0) AS guarantee, sum((out_of_band * 100)::bigint) AS by_hand
                     FROM claims GROUP BY 1 HAVING sum(from_guarantee + out_of_band) > 0)
          SELECT quote_id AS quote, paid.guarantee, decided.guarantee AS decided FROM paid FULL JOIN decided USING (quote_id)
           WHERE (paid.guarantee, paid.by_hand) IS DISTINCT FROM (decided.guarantee, decided.by_hand)`,
  },
  {
    name: 'I20 A card takes back at most what it paid',
    sql: `SELECT c.id AS charge, c.payment_id AS payment, c.amount + c.plan_price AS charged, sum(r.amount) AS refunds
            FROM payment_charges c JOIN refunds r ON r.charge_id = c.id
           WHERE r.covered_by IS NULL AND r.by_hand_reference IS NULL GROUP BY c.id, c.payment_id, c.amount, c.plan_price HAVING sum(r.amount) > c.amount + c.plan_price`,
  },
  {
    name: 'I21 A claim freezes its payment exactly while it is open',
    sql: `SELECT p.id AS payment, p.frozen_by FROM payments p
           WHERE ('claim' = ANY(p.frozen_by)) <> EXISTS (SELECT 1 FROM claims c WHERE c.quote_id = p.quote_id AND c.status IN ('open', 'under_review'))`,
  },
  {
    name: 'I22 A status is what the ledger says: captured before escrow, released with a release, refunded without one',
    sql: `SELECT p.id AS payment, p.status, b.captured, b.released FROM payments p
            CROSS JOIN LATERAL (SELECT coalesce(bool_or(kind = 'capture'), false) AS captured, coalesce(bool_or(kind = 'release'), false) AS released
              FROM ledger_transactions t WHERE t.payment_id = p.id) b
           WHERE (captured, released) <> (p.status IN ('in_escrow', 'released', 'refunded'), p.status = 'released')`,
  },
  ...chargeInvariants,
  {
    name: 'I38 A counter-offer is open only on a pending quote of an open listing, and one a quote',
    sql: `SELECT o.quote_id AS quote, count(*) AS offers, min(q.status) AS quote_status, min(s.status) AS shipment_status
            FROM counter_offers o JOIN quotes q ON q.id = o.quote_id JOIN shipments s ON s.id = o.shipment_id WHERE o.status = 'open'
           GROUP BY o.quote_id HAVING count(*) > 1 OR bool_or(q.status <> 'pending' OR s.status <> 'quoted')`,
  },
];

/** What operators should look at; time alone breaks no ledger. */
export const alerts: readonly Invariant[] = [
  {
    name: 'I7 Nothing decided waits over an hour to be carried out',
    sql: `SELECT id AS operation, kind, state, last_error FROM money_operations
           WHERE state = 'needs_attention'
              OR (state IN ('pending', 'in_flight', 'unknown') AND next_attempt_at < now() - interval '1 hour')`,
  },
  {
    name: 'I8 No money stays in escrow for more than 90 days',
    sql: `SELECT p.id AS payment, q.paid_at FROM payments p JOIN quotes q ON q.id = p.quote_id CROSS JOIN business_clock c
           WHERE p.status = 'in_escrow' AND q.paid_at < now() + c.offset_ms * interval '1 millisecond' - interval '90 days'`,
  },
  {
    name: 'I23 No event from the provider is parked after failures, or waits over an hour',
    sql: `SELECT id AS event, type, object_id AS about, state, attempts, last_error FROM webhook_events
           WHERE (state = 'parked' AND attempts > 0 AND last_error IS NOT NULL) OR (state = 'received' AND next_attempt_at < now() - interval '1 hour')`,
  },
  {
    name: 'I24 The fee on a charge is known within a day',
    sql: `SELECT f.charge_id AS charge, f.payment_id AS payment, f.charged_at, f.asked FROM fees_to_come f CROSS JOIN business_clock c
           WHERE f.charged_at < now() + c.offset_ms * interval '1 millisecond' - interval '1 day'`,
  },
];

export interface LedgerCheck {
  /** Every transaction sums to zero and every stored balance is the sum of its entries. */
  balanced: boolean;
  /** Each quote's escrow matches its payment. */
  escrowMatchesPayments: boolean;
  /** Quotes whose escrow is below zero. */
  negativeEscrow: string[];
  /** Escrow in the ledger minus escrow of the payments, in dollars. */
  difference: number;
  violations: { name: string; rows: object[] }[];
}

const NEGATIVE = `
  SELECT a.quote_id AS quote FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
   WHERE a.code = 'escrow' GROUP BY a.id HAVING a.balance_cents < 0 OR sum(e.amount_cents) > 0 ORDER BY 1`;

const DIFFERENCE = `
  SELECT ((SELECT coalesce(-sum(e.amount_cents), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code = 'escrow')
        - (SELECT coalesce(sum((payout_amount + platform_fee) * 100), 0) FROM payments WHERE status = 'in_escrow'))::bigint AS cents`;

/** Runs all invariants. Each is one statement, so it sees one moment of a ledger that is being written. */
export async function checkLedger(reads: Reads): Promise<LedgerCheck> {
  const violations: LedgerCheck['violations'] = [];
  for (const { name, sql } of invariants) {
    const rows = await reads.rows<object>(sql);
    if (rows.length > 0) violations.push({ name, rows });
  }
  const negative = await reads.rows<{ quote: string }>(NEGATIVE);
  const [difference] = await reads.rows<{ cents: number }>(DIFFERENCE);
  const cents = difference?.cents ?? 0;
  const holds = (prefix: string) => !violations.some(({ name }) => name.startsWith(prefix));
  return {
    balanced: holds('I1 ') && holds('I2 '),
    escrowMatchesPayments: holds('I3 ') && cents === 0,
    negativeEscrow: negative.map(({ quote }) => quote),
    difference: centsToDollars(cents),
    violations,
  };
}
