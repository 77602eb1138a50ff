/** The owner id of the platform's own accounts. */
const PLATFORM = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** $1 key, $2 kind, $3 payment, $4 quote, $5 provider's id, $6 business time, $7 machine time. No row if the key was already posted. */
export const INSERT_TRANSACTION = `
  INSERT INTO ledger_transactions (idempotency_key, kind, payment_id, quote_id, provider_ref, occurred_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`;

/** $1 codes, $2 quotes, $3 users, side by side. */
export const FIND_ACCOUNTS = `
  SELECT a.id, a.code, a.quote_id AS "quoteId", a.user_id AS "userId"
    FROM unnest($1::text[], $2::uuid[], $3::uuid[]) AS w (code, quote_id, user_id)
    JOIN ledger_accounts a ON a.code = w.code AND a.owner_id = coalesce(w.quote_id, w.user_id, ${PLATFORM}) AND a.currency = 'USD'`;

/** As above, $4 kinds. In a fixed order, so that two callers opening the same accounts do not deadlock. */
export const INSERT_ACCOUNTS = `
  INSERT INTO ledger_accounts (code, quote_id, user_id, kind, guarded)
  SELECT code, quote_id, user_id, kind, kind = 'liability'
    FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::text[]) AS w (code, quote_id, user_id, kind)
   ORDER BY code, quote_id, user_id
  ON CONFLICT ON CONSTRAINT ledger_accounts_key DO NOTHING`;

/** $1 transaction, $2 accounts and $3 cents side by side in writing order, $4 business time. */
export const INSERT_ENTRIES = `
  INSERT INTO ledger_entries (transaction_id, account_id, amount_cents, created_at)
  SELECT $1::uuid, account_id, cents, $4::timestamptz
    FROM unnest($2::bigint[], $3::bigint[]) WITH ORDINALITY AS w (account_id, cents, place)
   ORDER BY place`;

/** One account's credits minus debits: $1 code, $2 quote, $3 user. */
export const BALANCE = `
  SELECT CASE WHEN a.guarded THEN a.balance_cents
              ELSE (SELECT coalesce(-sum(e.amount_cents), 0)::bigint FROM ledger_entries e WHERE e.account_id = a.id) END AS credits
    FROM ledger_accounts a
   WHERE a.code = $1 AND a.owner_id = coalesce($2::uuid, $3::uuid, ${PLATFORM}) AND a.currency = 'USD'`;

/** The entries of payments $1, oldest first. */
export const ENTRIES_OF_PAYMENTS = `
  SELECT e.id, e.transaction_id AS "transactionId", a.code AS account, e.amount_cents AS cents, t.kind,
         t.payment_id AS "paymentId", e.created_at AS "createdAt"
    FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id
   WHERE t.payment_id = ANY($1::uuid[])
   ORDER BY e.created_at, e.position`;
