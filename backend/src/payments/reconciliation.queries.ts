/**
 * Recent movements of money at the provider and in the ledger, side by side, where the two sums differ; in cents.
 * $1 how far back to look, $2 by when both sides must have it, $3 by when the provider must have what we posted.
 * An older difference that is still open, or was closed by hand in the last 90 days, is looked at again.
 */
export const DIFFERENCES = `
  WITH looked AS (
    SELECT source FROM provider_movements WHERE created_at BETWEEN $1 AND $2
    UNION SELECT coalesce(m.source, t.provider_ref) FROM ledger_transactions t LEFT JOIN provider_movements m ON m.id = t.provider_ref
           WHERE t.provider_ref IS NOT NULL AND t.occurred_at BETWEEN $1 AND $3
    UNION SELECT reference FROM reconciliation_breaks WHERE closed_at IS NULL AND refund_id IS NULL
    UNION SELECT reference FROM reconciliation_breaks WHERE closed_by IS NOT NULL AND closed_at > $1::timestamptz - interval '90 days'
  ),
  theirs AS (
    SELECT m.source, sum(m.net_cents)::bigint AS cents, min(m.type) AS type, array_agg(m.id) AS ids
      FROM looked l JOIN provider_movements m ON m.source = l.source GROUP BY 1
  ),
  refs AS (
    SELECT source, source AS ref FROM looked UNION SELECT source, unnest(ids) FROM theirs
  ),
  ours AS (
    SELECT r.source, sum(e.amount_cents)::bigint AS cents, (min(t.payment_id::text))::uuid AS payment_id
      FROM refs r
      JOIN ledger_transactions t ON t.provider_ref = r.ref
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id AND a.code = 'stripe_balance'
     GROUP BY 1
  )
  SELECT source AS reference, theirs.type, ours.payment_id AS "paymentId", ours.cents AS ours, theirs.cents AS theirs
    FROM theirs FULL JOIN ours USING (source)
   WHERE coalesce(theirs.cents, 0) <> coalesce(ours.cents, 0)
   ORDER BY source LIMIT 500`;

/** Everything the ledger says is at the provider, in cents. */
export const OUR_BALANCE = `
  SELECT coalesce(sum(e.amount_cents), 0)::bigint AS cents
    FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.code = 'stripe_balance'`;

/** $1 kind, $2 reference, $3 payment, $4 and $5 our and their cents, $6 a note, $7 business time, $8 the refund that settles it. */
export const OPEN_BREAK = `
  INSERT INTO reconciliation_breaks (kind, reference, payment_id, ours_cents, theirs_cents, detail, opened_at, refund_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (reference) WHERE closed_at IS NULL
  DO UPDATE SET kind = excluded.kind, ours_cents = excluded.ours_cents, theirs_cents = excluded.theirs_cents, detail = excluded.detail
   WHERE reconciliation_breaks.refund_id IS NULL`;

/** Opens again what an operator closed although the two sides still differ: $1 its reference. */
export const REOPEN_BREAK = `
  UPDATE reconciliation_breaks SET closed_at = NULL, closed_by = NULL
   WHERE id = (SELECT id FROM reconciliation_breaks WHERE reference = $1 AND closed_by IS NOT NULL ORDER BY closed_at DESC LIMIT 1)
     AND NOT EXISTS (SELECT 1 FROM reconciliation_breaks WHERE reference = $1 AND closed_at IS NULL)`;

/** Closes what is settled: $1 the references that still differ, $2 business time. */
export const CLOSE_BREAKS = `
  UPDATE reconciliation_breaks b SET closed_at = $2
   WHERE closed_at IS NULL
     AND CASE WHEN refund_id IS NULL THEN NOT reference = ANY($1)
              ELSE EXISTS (SELECT 1 FROM refunds r WHERE r.id = b.refund_id AND r.status = 'succeeded') END`;

/** $1 ids, $2 types, $3 sources, $4 cents, $5 times, side by side. */
export const KEEP_MOVEMENTS = `
  INSERT INTO provider_movements (id, type, source, net_cents, created_at)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::timestamptz[])
  ON CONFLICT (id) DO UPDATE SET net_cents = excluded.net_cents, source = excluded.source`;
