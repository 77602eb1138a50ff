import { expect } from '@jest/globals';
import type { World } from '../support/people.js';

/** What waits for the provider is retried within an hour of its recovery: after failures, within 15 minutes. */
const LONG_WAITS = `
  SELECT kind, state, failures, last_error, extract(epoch FROM next_attempt_at - now())::int AS seconds FROM money_operations
   WHERE state NOT IN ('succeeded', 'needs_attention') AND next_attempt_at > now() + CASE state WHEN 'blocked' THEN interval '1 hour' ELSE interval '15 minutes' END
     AND NOT (kind IN ('transfer', 'refund') AND EXISTS (SELECT 1 FROM payments p WHERE p.id = payment_id AND 'chargeback' = ANY(p.frozen_by)))`;

export async function expectShortWaits({ server }: World): Promise<void> {
  expect(await server.query(LONG_WAITS)).toEqual([]);
}

/** What must be found nowhere once the provider has reported everything; a row names what is wrong. */
const NOWHERE: Record<string, string> = {
  'a charge whose fee is not posted as it is': `
    SELECT c.id AS charge, (b.data->>'fee')::int AS fee, f.cents FROM sandbox.objects c
      LEFT JOIN sandbox.objects b ON b.id = c.data->>'balance_transaction'
      LEFT JOIN LATERAL (SELECT sum(e.amount_cents)::int AS cents FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id AND a.code = 'processing_fees' WHERE t.kind = 'stripe-fee' AND t.provider_ref = b.id) f ON true
     WHERE c.type = 'charge' AND c.data->>'status' = 'succeeded' AND (b.id IS NULL OR f.cents IS DISTINCT FROM (b.data->>'fee')::int)`,
  'a fee that is waited for': 'SELECT charge_id FROM fees_to_come',
  'a difference between the ledger and the provider':
    'SELECT kind, reference, ours_cents, theirs_cents, detail FROM reconciliation_breaks WHERE closed_at IS NULL',
  'something decided that is not done': `
    SELECT kind, state, last_error FROM money_operations WHERE state <> 'succeeded' AND NOT (kind = 'reversal' AND state = 'blocked')`,
  'an operation under a key that holds a failure': `
    SELECT o.kind, o.state, k.key FROM money_operations o JOIN sandbox.idempotency_keys k ON k.key = o.idempotency_key WHERE o.state <> 'succeeded' AND k.status >= 500`,
  'an intent to be made under a key that holds a failure': `
    SELECT p.quote_id, k.key FROM payments p LEFT JOIN provider_keys n ON n.name = 'pi:' || p.quote_id
      JOIN sandbox.idempotency_keys k ON k.key = 'pi:' || p.quote_id || coalesce(':' || n.number, '') WHERE k.status >= 500`,
  'an account to be made under a key that holds a failure': `
    SELECT u.id, k.key FROM users u LEFT JOIN provider_keys n ON n.name = 'account:' || u.id
      JOIN sandbox.idempotency_keys k ON k.key = 'account:' || u.id || coalesce(':' || n.number, '') WHERE k.status >= 500`,
  'an event that was not looked into': `SELECT id, type, state, last_error FROM webhook_events WHERE state = 'received' OR attempts > 1`,
};

export async function expectProviderSettled({ server }: World): Promise<void> {
  const found: Record<string, object[]> = {};
  for (const [name, sql] of Object.entries(NOWHERE)) {
    const rows = await server.query(sql);
    if (rows.length > 0) found[name] = rows.slice(0, 5);
  }
  expect(found).toEqual({});
}
