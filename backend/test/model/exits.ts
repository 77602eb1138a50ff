/** What waits must end by itself, or be for an operator or a bank to decide: each of these finds what would wait forever. */
const WITHOUT_END: Record<string, string> = {
  'an acceptance that nobody pays and no clock ends': `
    SELECT q.id FROM quotes q LEFT JOIN payments p ON p.quote_id = q.id
     WHERE q.status = 'accepted' AND p.status IS DISTINCT FROM 'paid' AND ${hasNo('payment_window', 'q.id')}`,
  'a paid job that nobody picks up and no clock ends': `
    SELECT q.id FROM quotes q JOIN payments p ON p.quote_id = q.id
     WHERE q.status = 'paid' AND p.frozen_by = '{}' AND ${hasNo('no_show_refund', 'q.id')}`,
  'a delivery that nobody confirms and no clock releases': `
    SELECT q.id FROM quotes q JOIN payments p ON p.quote_id = q.id
     WHERE q.status = 'delivered' AND p.status = 'in_escrow' AND p.frozen_by = '{}' AND ${hasNo('auto_release', 'q.id')}`,
  'a counter-offer that no clock ends': `SELECT o.id FROM counter_offers o WHERE o.status = 'open' AND ${hasNo('offer_expiry', 'o.id')}`,
  'a proposal that no clock ends': `SELECT o.id FROM change_orders o WHERE o.status = 'proposed' AND ${hasNo('change_expiry', 'o.id')}`,
  'an extra that no clock ends': `
    SELECT o.id FROM change_orders o WHERE o.status = 'accepted' AND ${hasNo('change_payment', 'o.id')} AND ${hasNo('change_expiry', 'o.id')}`,
  'a payment frozen by nothing that anybody decides': `
    SELECT p.id, p.frozen_by FROM payments p
     WHERE ('claim' = ANY(p.frozen_by) AND NOT EXISTS (SELECT 1 FROM claims c WHERE c.quote_id = p.quote_id AND c.status IN ('open', 'under_review') AND (c.overdue OR NOT ${hasNo('claim_decision', 'c.id')})))
        OR ('chargeback' = ANY(p.frozen_by) AND NOT EXISTS (SELECT 1 FROM chargebacks c WHERE c.payment_id = p.id AND c.closed_at IS NULL))
        OR NOT p.frozen_by::text[] <@ '{claim,chargeback}'`,
};

function hasNo(kind: string, subject: string): string {
  return `NOT EXISTS (SELECT 1 FROM deadlines d WHERE d.kind = '${kind}' AND d.subject = ${subject} AND d.done_at IS NULL)`;
}

/** The same as invariants, which hold while no step is under way. */
export const exits = Object.entries(WITHOUT_END).map(([name, sql]) => ({ name, sql }));
