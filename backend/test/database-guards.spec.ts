import pg from 'pg';
import { ok, World } from './support/people.js';

/** What somebody tries by SQL alone, and the guard that refuses it. `:name` stands for one of the tests' rows. */
interface Attempt {
  what: string;
  guard: string;
  sql: string;
}

const NEW = '5f0c1a52-6d0e-4c8e-9a53-3c6f3a3b7a10';

/** A statement that writes a row again, under another id and with changes. */
const copy = (table: string, where: string, changes: object = {}) =>
  `INSERT INTO ${table} SELECT (jsonb_populate_record(t, '${JSON.stringify({ id: NEW, ...changes })}')).* FROM ${table} t WHERE ${where}`;
const change =
  (table: string, where: string) =>
  (guard: string, what: string, set: string): Attempt => ({
    what,
    guard,
    sql: `UPDATE ${table} SET ${set} WHERE ${where}`,
  });
const add = (guard: string, what: string, sql: string): Attempt => ({ what, guard, sql });

const quote = change('quotes', `id = ':quote'`);
const payment = change('payments', `quote_id = ':quote'`);
const charge = change('payment_charges', `id = ':payment'`);
const claim = change('claims', `id = ':claim'`);
const operation = change('money_operations', `quote_id = ':done'`);

const refunds = (...rows: string[]) =>
  `INSERT INTO refunds (payment_id, quote_id, amount, reason, status, created_at) VALUES ${rows.map((row) => `(':payment', ':quote', ${row}, now())`).join(', ')}`;
/** A second charge of the payment, or something like it. */
const extra = (changes: object) =>
  copy('payment_charges', `id = ':payment'`, {
    plan_price: 0,
    stripe_payment_intent_id: null,
    stripe_charge_id: null,
    change_order_id: ':order',
    ...changes,
  });
const bareTransfer = (key: number) =>
  `INSERT INTO money_operations (kind, payment_id, quote_id, amount, params, idempotency_key, next_attempt_at, created_at, updated_at)
   VALUES ('transfer', ':payment', ':quote', 1, '{}', 'bare ${key}', now(), now(), now())`;
const chargebacks = (...rows: string[]) =>
  `INSERT INTO chargebacks (id, payment_id, quote_id, reason, status, opened_at, checked_at, amount, outcome, withdrawn_at, closed_at)
   VALUES ${rows.map((row) => `('dp_1', ':payment', ':quote', 'fraudulent', 'needs_response', now(), now(), ${row})`).join(', ')}`;
const breaks = (...kinds: string[]) =>
  `INSERT INTO reconciliation_breaks (kind, reference, detail, opened_at) VALUES ${kinds.map((kind) => `('${kind}', 'ch_1', 'words', now())`).join(', ')}`;
const explained = (values: string) =>
  `INSERT INTO reconciliation_breaks (kind, reference, detail, opened_at, explained, explained_by, closed_by) VALUES ('amount_differs', 'ch_1', 'words', now(), ${values})`;
const events = (...states: string[]) =>
  `INSERT INTO webhook_events (id, type, state, received_at) VALUES ${states.map((state) => `('evt_1', 'charge.succeeded', '${state}', now())`).join(', ')}`;
const account = (code: string, kind: string, more = '') =>
  `INSERT INTO ledger_accounts (code, kind, guarded, quote_id, user_id, currency) VALUES ('${code}', '${kind}', ${kind === 'liability'}, ${more})`;

const ONCE: readonly Attempt[] = [
  add(
    'quotes_one_accepted',
    'a second accepted quote on a shipment',
    copy('quotes', `id = ':quote'`, { carrier_id: ':somebody', status: 'accepted', stripe_payment_intent_id: null }),
  ),
  add(
    'quotes_one_live_a_carrier',
    'a second quote by a carrier while one stands',
    copy('quotes', `id = ':quote'`, { status: 'pending', stripe_payment_intent_id: null }),
  ),
  add(
    'quotes_external_ref',
    'two quotes that their carrier calls the same',
    `UPDATE quotes SET external_ref = 'Q-1' WHERE id = ':quote'; ${copy('quotes', `id = ':quote'`, {
      status: 'declined',
      stripe_payment_intent_id: null,
      external_ref: 'Q-1',
    })}`,
  ),
  add('quotes_intent', 'a charge for two quotes', copy('quotes', `id = ':quote'`, { status: 'declined' })),
  add(
    'payments_quote_id_key',
    'a second payment of a quote',
    copy('payments', `quote_id = ':quote'`, { stripe_payment_intent_id: null }),
  ),
  payment(
    'payments_intent',
    'a charge for two payments',
    `stripe_payment_intent_id = (SELECT stripe_payment_intent_id FROM payments WHERE quote_id = ':done')`,
  ),
  payment(
    'payments_charge',
    'a charge at the provider for two payments',
    `stripe_charge_id = (SELECT stripe_charge_id FROM payments WHERE quote_id = ':done')`,
  ),
  payment(
    'payments_transfer',
    'a transfer at the provider for two payments',
    `stripe_transfer_id = (SELECT stripe_transfer_id FROM payments WHERE quote_id = ':done')`,
  ),
  add(
    'refunds_at_provider',
    'a refund at the provider for two of ours',
    `${refunds(`10, 'admin', 'pending'`, `5, 'admin', 'pending'`)}; UPDATE refunds SET stripe_refund_id = 're_1' WHERE payment_id = ':payment'`,
  ),
  charge(
    'payment_charges_intent',
    'an intent for two charges',
    `stripe_payment_intent_id = (SELECT stripe_payment_intent_id FROM payments WHERE quote_id = ':done')`,
  ),
  charge(
    'payment_charges_charge',
    'a charge at the provider for two of ours',
    `stripe_charge_id = (SELECT stripe_charge_id FROM payments WHERE quote_id = ':done')`,
  ),
  charge(
    'payment_charges_transfer',
    'a transfer at the provider for two charges',
    `stripe_transfer_id = (SELECT stripe_transfer_id FROM payments WHERE quote_id = ':done')`,
  ),
  add('payment_charges_order', 'a second charge for one change', `${extra({})}; ${extra({ id: ':somebody' })}`),
  add(
    'refunds_one_a_charge',
    'a second refund for a delay',
    refunds(`10, 'delay', 'pending'`, `5, 'delay', 'succeeded'`),
  ),
  add(
    'money_operations_one_transfer',
    'a second transfer of a charge',
    copy('money_operations', `quote_id = ':done'`, { idempotency_key: 'another' }),
  ),
  add(
    'money_operations_one_bare_transfer',
    'a second transfer of a payment out of no charge',
    [1, 2].map(bareTransfer).join('; '),
  ),
  add(
    'money_operations_idempotency_key_key',
    'an operation at the provider under a used key',
    copy('money_operations', `quote_id = ':done'`, { kind: 'refund' }),
  ),
  add(
    'claims_one_open_a_side',
    'a second open claim of one side',
    copy('claims', `id = ':claim'`, { status: 'under_review' }),
  ),
  add('chargebacks_pkey', 'a chargeback twice', chargebacks('5, NULL, NULL, NULL', '5, NULL, NULL, NULL')),
  add('webhook_events_pkey', 'an event of the provider twice', events('received', 'done')),
  add(
    'reconciliation_breaks_one_open',
    'a difference from the provider twice',
    breaks('amount_differs', 'missing_in_ledger'),
  ),
  add(
    'ledger_transactions_idempotency_key_key',
    'the same fact in the ledger twice',
    'INSERT INTO ledger_transactions (idempotency_key, kind, occurred_at, created_at) SELECT idempotency_key, kind, occurred_at, created_at FROM ledger_transactions LIMIT 1',
  ),
  add(
    'ledger_one_reversal',
    'a fact in the ledger taken back twice',
    `INSERT INTO ledger_transactions (idempotency_key, kind, reverses, occurred_at, created_at)
     SELECT 'reversal:' || n, 'reversal', id, now(), now() FROM (SELECT id FROM ledger_transactions LIMIT 1) AS one, generate_series(1, 2) AS n`,
  ),
  add('ledger_accounts_key', 'an account of the ledger twice', account('escrow', 'liability', `':quote', NULL, 'USD'`)),
];

const SUMS: readonly Attempt[] = [
  quote('quotes_numbers', 'a quote of what is no number', `amount = 'NaN'`),
  payment('payments_numbers', 'a payment of what is no number', `amount = 'NaN', charged_amount = 'NaN'`),
  payment('payments_numbers', 'a part of a payment that is no number', `delay_paid = 'NaN'`),
  add('refunds_numbers', 'a refund of what is no number', refunds(`'NaN', 'admin', 'pending'`)),
  operation('money_operations_numbers', 'an operation over what is no number', `amount = 'NaN'`),
  claim('claims_numbers', 'a claim of what is no number', `amount = 'NaN'`),
  operation('money_operations_failures_check', 'an operation that failed less often than never', 'failures = -1'),
  add('chargebacks_numbers', 'a chargeback of what is no number', chargebacks(`'NaN', NULL, NULL, NULL`)),
  quote('quotes_amount_check', 'a quote of nothing', 'amount = 0'),
  quote('quotes_waiting_price', 'waiting that costs less than anybody asks', 'waiting_price = 0.5'),
  quote('quotes_free_waiting', 'waiting that is free for longer than a day', 'free_waiting_minutes = 1441'),
  quote('quotes_left_unpaid', 'a job left unpaid that nobody took', 'left_unpaid_at = created_at'),
  payment(
    'payments_within_charge',
    'more given back and paid out than was charged',
    'refunded_amount = charged_amount - payout_amount - platform_fee + 0.01',
  ),
  payment('payments_within_charge', 'a payout of more than was charged', 'payout_amount = charged_amount + 0.01'),
  payment(
    'payments_charged',
    'a charge that is not the amount plus its protection',
    'charged_amount = charged_amount + 0.01',
  ),
  payment(
    'payments_recovered',
    'more taken back from the carrier than was paid out',
    'recovered_amount = payout_amount + platform_fee + 0.01',
  ),
  payment('payments_recovered', 'less than nothing taken back', 'recovered_amount = -0.01'),
  payment(
    'payments_amount_check',
    'a payment of nothing',
    'amount = 0, charged_amount = protection_fee, payout_amount = 0, platform_fee = 0',
  ),
  payment(
    'payments_charged_amount_check',
    'a charge of nothing',
    'charged_amount = 0, protection_fee = -amount, payout_amount = 0, platform_fee = 0',
  ),
  payment(
    'payments_protection_fee_check',
    'protection for less than nothing',
    'protection_fee = -0.01, charged_amount = amount - 0.01, payout_amount = 0',
  ),
  payment('payments_platform_fee_check', 'a fee below zero', 'platform_fee = -0.01'),
  payment('payments_payout_amount_check', 'a payout below zero', 'payout_amount = -0.01'),
  payment('payments_refunded_amount_check', 'a refund below zero', 'refunded_amount = -0.01'),
  payment('payments_delay_paid_check', 'less than nothing given for a delay', 'delay_paid = -0.01'),
  charge('payment_charges_numbers', 'a charge of what is no number', `amount = 'NaN'`),
  charge('payment_charges_numbers', 'a loss that is no number', `amount = 'NaN', lost = 'NaN'`),
  charge('payment_charges_amount_check', 'a charge over less than nothing', 'amount = 0'),
  charge('payment_charges_plan_gone', 'a plan for less than nothing', 'plan_price = -0.01'),
  charge('payment_charges_refunded_check', 'less than nothing refunded of a charge', 'refunded = -0.01'),
  charge('payment_charges_lost_check', 'less than nothing lost of a charge', 'lost = -0.01'),
  charge('payment_charges_carried_check', 'less than nothing borne by us of a charge', 'carried = -0.01'),
  charge('payment_charges_carried_check', 'more borne by us than a charge was', 'carried = amount + 0.01'),
  charge('payment_charges_gone', 'more refunded and lost than a charge was', 'refunded = amount - 5, lost = 5.01'),
  charge('payment_charges_plan_gone', 'more of the plan refunded than it cost', 'plan_refunded = plan_price + 0.01'),
  charge('payment_charges_plan_gone', 'less than nothing of the plan refunded', 'plan_refunded = -0.01'),
  charge('payment_charges_transferred', 'more transferred than a charge was', 'transferred = amount + 0.01'),
  charge('payment_charges_reversed', 'less than nothing transferred', 'transferred = -0.01'),
  charge('payment_charges_reversed', 'more taken back than was transferred', 'reversed = transferred + 0.01'),
  charge('payment_charges_reversed', 'less than nothing taken back', 'reversed = -0.01'),
  add('payment_charges_first_is_its_payment', 'a second first charge of a payment', extra({ change_order_id: null })),
  charge('payment_charges_first_is_its_payment', 'a payment without a first charge', `change_order_id = ':order'`),
  add('payment_charges_plan_on_the_first', 'a plan on a later charge', extra({ plan_price: 1 })),
  add(
    'payment_charges_plan_gone',
    'a refund of more than the card paid',
    refunds(`(SELECT charged_amount + 0.01 FROM payments WHERE id = ':payment'), 'admin', 'pending'`),
  ),
  add(
    'refunds_plan_amount',
    'a refund of the plan that is more than the refund',
    `${refunds(`10, 'admin', 'pending'`)}; UPDATE refunds SET plan_amount = 10.01 WHERE payment_id = ':payment'`,
  ),
  add('refunds_amount_check', 'a refund of nothing', refunds(`0, 'admin', 'pending'`)),
  add('chargebacks_amount_check', 'a chargeback of nothing', chargebacks('0, NULL, NULL, NULL')),
  claim('claims_amount_check', 'a claim of nothing', 'amount = 0'),
  claim('claims_check', 'more approved than was claimed', 'approved_amount = amount + 0.01'),
  claim('claims_check', 'less than nothing approved', 'approved_amount = -0.01'),
  ...['from_escrow', 'from_carrier', 'from_guarantee', 'from_bank'].map((part) =>
    claim(`claims_${part}_check`, `less than nothing paid ${part.replace('_', ' ')}`, `${part} = -0.01`),
  ),
  claim(
    'claims_out_of_band',
    'more paid by hand than the claim gives',
    'from_carrier = 5, from_guarantee = 5, out_of_band = 10.01',
  ),
  claim('claims_out_of_band', 'less than nothing paid by hand', 'out_of_band = -0.01'),
  add(
    'ledger_entries_amount_cents_check',
    'a line of nothing in the ledger',
    `INSERT INTO ledger_transactions (id, idempotency_key, kind, occurred_at, created_at) VALUES ('${NEW}', 'test', 'test', now(), now());
     INSERT INTO ledger_entries (transaction_id, account_id, amount_cents, created_at) SELECT '${NEW}', id, 0, now() FROM ledger_accounts LIMIT 1`,
  ),
];

const WORDS: readonly Attempt[] = [
  quote('quotes_status_check', 'a quote in a state that there is not', `status = 'sold'`),
  quote('quotes_payment_status_check', 'a quote paid in a way that there is not', `payment_status = 'sold'`),
  payment('payments_status_check', 'a payment in a state that there is not', `status = 'sold'`),
  payment('payments_transfer_status_check', 'a transfer in a state that there is not', `transfer_status = 'sold'`),
  payment('payments_protection_plan_check', 'protection that there is not', `protection_plan = 'gold'`),
  charge('payment_charges_state_check', 'a charge in a state that there is not', `state = 'sold'`),
  add(
    'refunds_of_a_charge',
    'a refund that names no charge',
    `${refunds(`10, 'admin', 'pending'`)}; UPDATE refunds SET charge_id = NULL WHERE payment_id = ':payment'`,
  ),
  add(
    'refunds_delay_is_the_quotes',
    'a refund for a delay that counts as another decision',
    `${refunds(`10, 'delay', 'pending'`)}; UPDATE refunds SET decision_id = id WHERE payment_id = ':payment'`,
  ),
  add('refunds_status_check', 'a refund in a state that there is not', refunds(`10, 'admin', 'sold'`)),
  operation('money_operations_kind_check', 'an operation that there is not', `kind = 'gift'`),
  operation('money_operations_state_check', 'an operation in a state that there is not', `state = 'sold'`),
  add('webhook_events_state_check', 'an event in a state that there is not', events('lost')),
  add('reconciliation_breaks_explanation', 'an explanation that there is not', explained(`'magic', ':somebody', NULL`)),
  add('reconciliation_breaks_explained', 'an explanation by nobody', explained(`'fee', NULL, NULL`)),
  add(
    'reconciliation_breaks_closed_by',
    'a difference that was closed at no time',
    explained(`NULL, NULL, ':somebody'`),
  ),
  add('reconciliation_breaks_kind_check', 'a difference that there is not', breaks('no_difference')),
  claim('claims_kind_check', 'a claim for what nobody can claim', `kind = 'weather'`),
  claim('claims_side_check', 'a claim of neither side', `side = 'insurer', kind = 'other'`),
  claim('claims_status_check', 'a claim in a state that there is not', `status = 'lost'`),
  claim('claims_decided', 'a claim approved without a decision', `status = 'approved'`),
  claim('claims_decided', 'a decision on a claim that stays open', `decision = 'approved', decided_at = now()`),
  claim(
    'claims_decided',
    'a claim decided in two ways',
    `status = 'approved', decision = 'denied', decided_at = now()`,
  ),
  claim('claims_two_people', 'a claim against oneself', 'respondent_id = claimant_id'),
  claim('claims_carriers_claim_other', 'damage claimed by the carrier', `side = 'carrier'`),
  claim(
    'claims_paid_by_hand',
    'a claim paid by hand without saying how',
    'from_carrier = 5, out_of_band = 5, paid_by_hand_at = now()',
  ),
  claim(
    'claims_paid_by_hand',
    'a claim paid by hand that owes nothing by hand',
    `paid_by_hand_at = now(), paid_by_hand_reference = 'transfer 7'`,
  ),
  add('chargebacks_outcome_check', 'a chargeback that ends as none does', chargebacks(`5, 'drawn', now(), now()`)),
  add('chargebacks_closed', 'a chargeback that is over without an outcome', chargebacks('5, NULL, now(), now()')),
  add('chargebacks_lost_money', 'a chargeback lost of which nothing was taken', chargebacks(`5, 'lost', NULL, now()`)),
  add('one_owner', 'a ledger account with two owners', account('escrow', 'liability', `'${NEW}', ':somebody', 'USD'`)),
  add('ledger_accounts_kind_check', 'a ledger account of no kind', account('presents', 'gift', `NULL, NULL, 'USD'`)),
  add(
    'ledger_accounts_currency_check',
    'a ledger account in another currency',
    account('processing_fees', 'expense', `NULL, NULL, 'EUR'`),
  ),
];

/** Checked when the transaction ends: a status the ledger does not support. */
const BY_HAND: readonly Attempt[] = [
  payment('payment_status_is_booked', 'a release that the ledger knows nothing of', `status = 'released'`),
  payment('payment_status_is_booked', 'a refund that the ledger knows nothing of', `status = 'refunded'`),
  payment('payment_status_is_booked', 'money in escrow to be unpaid again', `status = 'failed'`),
  add(
    'payment_status_is_booked',
    'a release to be taken back',
    `UPDATE payments SET status = 'in_escrow' WHERE quote_id = ':done'`,
  ),
  add(
    'payment_status_is_booked',
    'a release to become a refund',
    `UPDATE payments SET status = 'refunded' WHERE quote_id = ':done'`,
  ),
  add(
    'payment_status_is_booked',
    'money in escrow that never came',
    `UPDATE payments SET status = 'in_escrow' WHERE quote_id = ':unpaid'`,
  ),
];

const REMOVALS: readonly Attempt[] = [
  add('has_payments', 'to remove a payment whose money came', `DELETE FROM payments WHERE quote_id = ':quote'`),
  add('has_payments', 'to remove its charge', `DELETE FROM payment_charges WHERE id = ':payment'`),
  add('has_payments', 'to remove its quote', `DELETE FROM quotes WHERE id = ':quote'`),
  add('has_payments', 'to remove its shipment', `DELETE FROM shipments WHERE id = ':shipment'`),
  add('has_payments', 'to remove a payment that is over', `DELETE FROM payments WHERE quote_id = ':done'`),
];

/** Tried together with the ledger itself; and one that cannot be broken alone. */
const ELSEWHERE = [
  'guarded_not_negative',
  'liabilities_are_guarded',
  'money_owed_is_a_liability',
  'claims_decision_check',
];

const TABLES = [
  'quotes',
  'payments',
  'payment_charges',
  'refunds',
  'money_operations',
  'claims',
  'chargebacks',
  'webhook_events',
  'reconciliation_breaks',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
];

let world: World;
let rows: Record<string, string>;

beforeAll(async () => {
  world = await World.start();
  const [held, done] = [await world.delivered({ plan: 'plus' }), await world.delivered()];
  ok(await world.confirmDelivery(done), 200);
  await world.settleMoney();
  const claimed = ok(
    await held.shipper.api.post<{ id: string }>('/api/claims', {
      shipmentId: held.shipmentId,
      kind: 'damage',
      amount: 100,
      description: 'The hull is scratched along the port side.',
    }),
    201,
  );
  const { id } = await world.payment(held);
  const unpaid = await world.booked();
  ok(await world.pay(unpaid), 200);
  const order = ok(
    await unpaid.shipper.api.post<{ id: string }>(`/api/shipments/${unpaid.shipmentId}/change-orders`, {
      delta: -5,
      reason: 'less',
      text: 'One box less than we wrote.',
    }),
    201,
  );
  rows = {
    unpaid: unpaid.quoteId,
    quote: held.quoteId,
    shipment: held.shipmentId,
    payment: id,
    claim: claimed.id,
    done: done.quoteId,
    order: order.id,
    somebody: world.admin.id,
  };
});

/** The guard that refuses a statement, in a transaction that is rolled back whatever happens. */
async function refusalOf(sql: string): Promise<string> {
  const connection = new pg.Client({ connectionString: world.server.databaseUrl });
  await connection.connect();
  try {
    await connection.query('BEGIN');
    const { rowCount } = await connection.query(
      sql.replace(/:([a-z]+)/g, (written, name: string) => rows[name] ?? written),
    );
    // What is checked at the end is checked now.
    await connection.query('SET CONSTRAINTS ALL IMMEDIATE');
    return `nobody: it changed ${rowCount} rows`;
  } catch (error) {
    const { constraint, message } = error as pg.DatabaseError;
    return constraint ?? message;
  } finally {
    await connection.query('ROLLBACK');
    await connection.end();
  }
}

describe('the database itself, whatever the program does, refuses', () => {
  it.each([...ONCE, ...SUMS, ...WORDS, ...BY_HAND, ...REMOVALS])('$what', async ({ guard, sql }) => {
    expect(await refusalOf(sql)).toBe(guard);
  });

  it('nothing that is right', async () => {
    const right = [
      copy('quotes', `id = ':quote'`, { carrier_id: ':somebody', status: 'pending', stripe_payment_intent_id: null }),
      `UPDATE payments SET refunded_amount = charged_amount - payout_amount - platform_fee, recovered_amount = payout_amount + platform_fee WHERE quote_id = ':quote'`,
      refunds(`10, 'delay', 'pending'`, `5, 'admin', 'succeeded'`),
      extra({}),
      bareTransfer(1),
      chargebacks(`5, 'lost', now(), now()`),
      copy('claims', `id = ':claim'`, { status: 'withdrawn' }),
    ];
    for (const sql of right) expect(await refusalOf(sql)).toMatch(/^nobody: it changed [12] rows$/);
    await world.expectCleanLedger();
  });
});

describe('every guard of the tables that hold money', () => {
  it('is tried above, or with the ledger', async () => {
    const found = await world.server.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE contype IN ('c', 'u') AND conrelid::regclass::text = ANY ($1)
       UNION SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY ($1) AND indexdef LIKE 'CREATE UNIQUE%' AND indexname NOT LIKE '%\\_pkey'`,
      [TABLES],
    );
    const tried = [...ONCE, ...SUMS, ...WORDS].map(({ guard }) => guard).filter((guard) => !guard.endsWith('_pkey'));
    expect(found.map(({ name }) => name).sort()).toEqual([...new Set([...tried, ...ELSEWHERE])].sort());
  });
});
