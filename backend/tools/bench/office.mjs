// What a market leaves on the operators' desk: money and its ledger, claims, tickets, checks, mails, webhooks, and what waits of each.

/**
 * Statements that fill one table each, from `deals` (n, id of the payment, its quote, shipment, people, amount, day), `people` (n,
 * id, carrier or not) and `offers` (n, pending quotes). About one row in fifty of what operators do is not done yet.
 * @param {number} size shipments
 */
const statements = (size) => [
  `INSERT INTO refunds (payment_id, quote_id, amount, reason, status, stripe_refund_id, created_at, charge_id, decision_id, plan_amount)
    SELECT id, quote_id, round(amount / 10 + 1, 2), 'admin', 'succeeded', 're_bench_' || n, at + interval '12 days', id, gen_random_uuid(), 0 FROM deals WHERE n % 20 = 0`,
  `INSERT INTO money_operations (kind, payment_id, quote_id, amount, params, idempotency_key, state, provider_id, next_attempt_at, created_at, updated_at, charge_id)
    SELECT 'transfer', id, quote_id, amount, '{}', 'bench ' || n, CASE WHEN n % 2000 = 0 THEN 'needs_attention' WHEN n % 2000 = 1 THEN 'blocked' ELSE 'succeeded' END, 'tr_bench_' || n, at, at, at, id FROM deals`,
  `INSERT INTO ledger_accounts (code, kind, currency, guarded)
    SELECT code, kind, 'USD', kind = 'liability' FROM (VALUES ('escrow', 'liability'), ('carrier_payable', 'liability'), ('platform_fee_revenue', 'revenue'), ('stripe_balance', 'asset')) a (code, kind) ON CONFLICT DO NOTHING`,
  `INSERT INTO ledger_transactions (id, idempotency_key, kind, payment_id, quote_id, occurred_at, created_at)
    SELECT md5(k || ' ' || n)::uuid, k || ' ' || n, k, id, quote_id, at + lag, at + lag
      FROM deals CROSS JOIN (VALUES ('capture', interval '0'), ('release', interval '9 days')) p (k, lag)`,
  `INSERT INTO ledger_entries (transaction_id, account_id, amount_cents, created_at)
    SELECT t.id, a.id, CASE WHEN half = 0 THEN 100 ELSE -100 END * round(d.amount), t.created_at
      FROM deals d JOIN ledger_transactions t ON t.payment_id = d.id CROSS JOIN generate_series(0, 1) half
      JOIN ledger_accounts a ON a.code = CASE WHEN half = 1 THEN 'escrow' WHEN t.kind = 'capture' THEN 'stripe_balance' ELSE 'carrier_payable' END
       AND a.quote_id IS NULL AND a.user_id IS NULL`,
  `INSERT INTO chargebacks (id, payment_id, quote_id, amount, reason, status, outcome, opened_at, closed_at, checked_at, charge_id, due_by)
    SELECT 'dp_bench_' || n, id, quote_id, amount, 'fraudulent', CASE WHEN open THEN 'needs_response' ELSE 'won' END, CASE WHEN NOT open THEN 'won' END, at, CASE WHEN NOT open THEN at + interval '60 days' END, at, id, at + interval '7 days'
      FROM (SELECT *, n % 6000 = 0 AS open FROM deals WHERE n % 300 = 0) d`,
  `INSERT INTO claims (id, shipment_id, quote_id, claimant_id, respondent_id, side, kind, amount, description, status, decision, decided_at, approved_amount, due_at, created_at, updated_at)
    SELECT gen_random_uuid(), shipment_id, quote_id, payer_id, payee_id, 'shipper', 'damage', round(amount / 5 + 1, 2), 'The lid is scratched from one side to the other.',
           CASE WHEN open THEN 'open' ELSE 'denied' END, CASE WHEN NOT open THEN 'denied' END, CASE WHEN NOT open THEN at + interval '20 days' END, CASE WHEN NOT open THEN 0 END, at + interval '20 days', at + interval '10 days', at + interval '10 days'
      FROM (SELECT *, n % 1000 = 0 AS open FROM deals WHERE n % 50 = 0) d`,
  `UPDATE payments SET frozen_by = '{claim}' WHERE id IN (SELECT id FROM deals WHERE n % 1000 = 0)`,
  `UPDATE payments SET frozen_by = '{operator}' WHERE id IN (SELECT id FROM deals WHERE n % 3000 = 1)`,
  `INSERT INTO change_orders (id, quote_id, shipment_id, proposed_by, side, reason, text, delta_cents, status, expires_at, decided_at, created_at, updated_at, kind, review_due_at, reviewed_at, counts)
    SELECT gen_random_uuid(), quote_id, shipment_id, payee_id, 'carrier', 'other', 'It is much longer than it was said to be.', CASE WHEN an_end THEN 0 ELSE 5000 END, 'done', at, at, at, at,
           CASE WHEN an_end THEN 'end' ELSE 'change' END, CASE WHEN an_end THEN at + interval '3 days' END, CASE WHEN an_end AND n % 6000 <> 0 THEN at END, CASE WHEN an_end AND n % 6000 <> 0 THEN 'none' END
      FROM (SELECT *, n % 600 = 0 AS an_end FROM deals WHERE n % 30 = 0) d`,
  `INSERT INTO reconciliation_breaks (kind, reference, payment_id, ours_cents, theirs_cents, detail, opened_at, closed_at)
    SELECT 'amount_differs', 'ch_bench_' || n, id, 100, 200, 'The provider has another amount.', at, CASE WHEN n % 6000 <> 0 THEN at END FROM deals WHERE n % 300 = 0`,
  `INSERT INTO approvals (id, act, resource, record_id, body, amount, status, asked_by, asked_at, until, decided_by, decided_at)
    SELECT gen_random_uuid(), 'payments.refund', 'payments', id::text, '{"reason": "The roof is bent."}', 12000, CASE WHEN open THEN 'waiting' ELSE 'approved' END, payer_id, now() - interval '1 hour', now() + interval '71 hours',
           CASE WHEN NOT open THEN payee_id END, CASE WHEN NOT open THEN now() END
      FROM (SELECT *, n % 15000 = 0 AS open FROM deals WHERE n % 600 = 0) d`,
  `INSERT INTO reviews (shipment_id, reviewer_id, reviewee_id, rating, comment, created_at) SELECT shipment_id, payer_id, payee_id, 3 + n % 3, 'On time, and careful with it.', at FROM deals`,
  `INSERT INTO conversations (id, topic, shipment_id, first_id, second_id, updated_at)
    SELECT md5('talk ' || n)::uuid, shipment_id, shipment_id, least(payer_id, payee_id), greatest(payer_id, payee_id), at FROM deals`,
  `INSERT INTO messages (conversation_id, sender_id, receiver_id, shipment_id, content, created_at)
    SELECT md5('talk ' || n)::uuid, CASE WHEN k = 0 THEN payer_id ELSE payee_id END, CASE WHEN k = 0 THEN payee_id ELSE payer_id END, shipment_id, 'I can load on Tuesday.', at + k * interval '1 hour' FROM deals CROSS JOIN generate_series(0, 1) k`,
  `INSERT INTO questions (id, shipment_id, asker_id, text, status, asked_at) SELECT gen_random_uuid(), shipment_id, payee_id, 'Is there a ramp?', 'open', at FROM deals WHERE n % 3 = 0`,
  `INSERT INTO deadlines (kind, subject, shipment_id, due_at, done_at)
    SELECT 'claim_window', quote_id, shipment_id, at + interval '12 days', CASE WHEN n % 50 <> 0 THEN at END FROM deals`,
  `INSERT INTO counter_offers (id, quote_id, shipment_id, offered_by, side, round, amount, valid_until, status, created_at, updated_at)
    SELECT gen_random_uuid(), id, shipment_id, carrier_id, 'carrier', 1, amount + 50, now() + interval '2 days', 'open', at, at FROM offers WHERE n % 5 = 0`,
  `INSERT INTO verifications (id, user_id, fact, status, number, verified_on, created_at, updated_at)
    SELECT gen_random_uuid(), id, fact, CASE WHEN n % 200 = 0 THEN 'submitted' ELSE 'verified' END, (1000000 + n)::text, CASE WHEN n % 200 <> 0 THEN current_date END, now() - n * interval '1 minute', now()
      FROM people CROSS JOIN unnest('{usdot_number,cargo_insurance}'::text[]) fact WHERE is_carrier`,
  `INSERT INTO support_tickets (id, user_id, name, email, topic, message, status, created_at, updated_at)
    SELECT gen_random_uuid(), id, first_name || ' ' || last_name, email, (ARRAY['Claim', 'Payment', 'Account', 'Where is it'])[n % 4 + 1], 'Whom do I send the photos to?', CASE WHEN n % 250 = 0 THEN 'open' ELSE 'closed' END, now() - n * interval '5 minutes', now()
      FROM people WHERE n % 5 = 0`,
  `INSERT INTO reports (id, reporter_id, kind, subject, subject_id, reported_id, text, status, closed_at, created_at)
    SELECT gen_random_uuid(), lag(id) OVER (ORDER BY n), 'spam', 'user', id, id, 'Writes the same to everybody.', CASE WHEN n % 1000 = 0 THEN 'open' ELSE 'closed' END, CASE WHEN n % 1000 <> 0 THEN now() END, now() - n * interval '5 minutes'
      FROM people WHERE n % 50 = 0 OFFSET 1`,
  `INSERT INTO emails (recipient, subject, text, kind, state, created_at, sent_at)
    SELECT email, 'Your payment is held', 'Hello ' || first_name, 'payment_held', CASE WHEN n % 500 = 0 AND k = 0 THEN 'failed' ELSE 'sent' END, now() - n * interval '5 minutes', now() FROM people CROSS JOIN generate_series(0, 9) k`,
  `INSERT INTO audit_log (id, admin_id, action, resource, resource_id, at, n, hash)
    SELECT gen_random_uuid(), (SELECT id FROM people WHERE n = 1), 'users.read', 'users', id::text, now() - n * interval '5 minutes', n, '' FROM people`,
  `INSERT INTO webhook_events (id, type, object_id, state, received_at, done_at) SELECT 'evt_bench_' || n, 'charge.succeeded', 'ch_bench_' || n, 'done', at, at FROM deals`,
  `INSERT INTO webhook_endpoints (id, user_id, url, events, secrets, created_at, updated_at)
    SELECT md5('endpoint ' || n)::uuid, id, 'https://hooks' || n || '.example.com/haulway', '{shipment.delivered}', '[{}]', now() - n * interval '1 minute', now() FROM people WHERE n % 100 = 0`,
  `INSERT INTO webhook_deliveries (id, endpoint_id, event_seq, event_id, type, body, state, created_at)
    SELECT gen_random_uuid(), md5('endpoint ' || n)::uuid, k, gen_random_uuid(), 'shipment.delivered', '{}', 'sent', now() - k * interval '1 hour' FROM people CROSS JOIN generate_series(1, 250) k WHERE n % 100 = 0`,
  `INSERT INTO failed_jobs (id, queue, name, data, failed_at) SELECT 'money:' || n, 'money', 'payments.transfer', jsonb_build_object('id', quote_id), at FROM deals WHERE n % 3000 = 0`,
  `INSERT INTO queue_marks (resource, record_id, assigned_to, snoozed_until)
    SELECT 'support-tickets', id::text, (SELECT id FROM people WHERE n = 1), CASE WHEN random() < 0.2 THEN now() + interval '1 day' END FROM support_tickets WHERE status = 'open' LIMIT ${Math.ceil(size / 10_000)}`,
];

/**
 * Adds it to a market with its payments. Triggers and foreign keys are left out, as the rows are made to fit: it is a database for
 * looking at lists, not at money.
 * @param {import('pg').Client} client as superuser @param {number} size
 */
export async function fillOffice(client, size) {
  await client.query(`SET session_replication_role = replica`);
  await client.query(`
    CREATE TEMP TABLE deals AS SELECT (row_number() OVER (ORDER BY created_at, id))::int AS n, id, quote_id, shipment_id, payer_id, payee_id, amount, created_at AS at FROM payments;
    CREATE TEMP TABLE people AS SELECT (row_number() OVER (ORDER BY id))::int AS n, id, email, first_name, last_name, is_carrier FROM users;
    CREATE TEMP TABLE offers AS SELECT (row_number() OVER (ORDER BY id))::int AS n, id, shipment_id, carrier_id, amount, created_at AS at FROM quotes WHERE status = 'pending';
    UPDATE users SET phone = '+1 ' || (2000000000 + abs(hashtext(id::text)::bigint) % 1000000000)::text;
    UPDATE users SET is_admin = true, operator_role = 'owner' WHERE id = (SELECT id FROM people WHERE n = 1)`);
  for (const statement of statements(size)) await client.query(statement);
  await client.query(`SET session_replication_role = origin`);
  await client.query('VACUUM (ANALYZE)');
}
