import { record } from './balance.js';
import { refused } from './failures.js';
import { newId, type Account, type Payout } from './objects.js';
import type { Params } from './params.js';
import type { Store } from './store.js';

/** In seconds. Payouts start, and reach the bank, at midnight UTC. */
const DAY = 24 * 60 * 60;

/**
 * Money a connected account received is paid out automatically on its schedule: every midnight, whatever is available and
 * came at least `delay_days` ago. If there is nothing to pay, there is no payout. The platform's own balance has no schedule
 * here: it is set to manual, as Haulway asks of Stripe, because it holds what belongs to others.
 * Source: https://docs.stripe.com/connect/manage-payout-schedule (2026).
 */
export async function schedulePayout(store: Store, account: Account, availableOn: number): Promise<void> {
  const { delay_days: delay, interval } = account.settings.payouts.schedule;
  if (interval !== 'daily') return;
  await store.dueBy(account.id, instant(midnightFrom(Math.max(availableOn, store.seconds + delay * DAY))));
}

/** One account's run; the caller has locked the account. */
export async function payOut(store: Store, account: Account): Promise<void> {
  const { delay_days: delay, interval } = account.settings.payouts.schedule;
  if (interval !== 'daily') return;
  await store.lockBalance(account.id);
  const { available } = await store.balance(account.id);
  const [waiting] = await store.rows<{ cents: string; next: string | null }>(
    `SELECT coalesce(sum(net) FILTER (WHERE available_on <= $2), 0) AS cents, min(greatest(available_on, received + $3)) AS next
       FROM (SELECT (data->>'net')::bigint AS net, (data->>'available_on')::bigint AS available_on, (data->>'created')::bigint AS received
               FROM sandbox.objects WHERE type = 'balance_transaction' AND account = $1 AND data->>'type' = 'payment') payments
      WHERE greatest(available_on, received + $3) > $2`,
    [account.id, store.seconds, delay * DAY],
  );
  if (waiting?.next) await store.dueBy(account.id, instant(midnightFrom(Number(waiting.next))));
  const amount = available - Number(waiting?.cents ?? 0);
  if (amount > 0 && account.payouts_enabled) await begin(store, { amount, account: account.id, automatic: true });
}

/** Money from a balance to its owner's bank, on request. */
export async function createPayout(store: Store, params: Params, account: string | null): Promise<Payout> {
  params.required('currency');
  const amount = params.requiredCents('amount');
  if (account && !(await store.lock<Account>('account', account)).payouts_enabled) {
    throw refused('Cannot create payouts: this account has requirements that need to be collected.', {
      code: 'payouts_not_allowed',
    });
  }
  await store.lockBalance(account);
  const { available } = await store.balance(account);
  if (amount > available) {
    throw refused('You have insufficient funds in your Stripe account for this payout.', {
      code: 'balance_insufficient',
      param: 'amount',
    });
  }
  return begin(store, {
    amount,
    account,
    automatic: false,
    description: params.text('description'),
    metadata: params.metadata(),
  });
}

interface NewPayout {
  amount: number;
  account: string | null;
  automatic: boolean;
  description?: string | undefined;
  metadata?: Record<string, string>;
}

/** The money leaves the balance; it is handed to the bank at once, and arrives a midnight later. */
async function begin(
  store: Store,
  { amount, account, automatic, description, metadata = {} }: NewPayout,
): Promise<Payout> {
  const id = newId('po');
  const taken = await record(store, { type: 'payout', source: id, amount: -amount, account });
  const arrival = midnightFrom(store.seconds + 1);
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: arrival,
    automatic,
    balance_transaction: taken.id,
    created: store.seconds,
    currency: 'usd',
    description: description ?? (automatic ? 'STRIPE PAYOUT' : null),
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata,
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: automatic ? 'in_progress' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'pending',
    trace_id: null,
    type: 'bank_account',
  };
  await store.insert(payout, { account, dueAt: instant(arrival) });
  await store.emit('payout.created', payout, account ?? undefined);
  payout.status = 'in_transit';
  await store.save(payout);
  await store.emit('payout.updated', payout, account ?? undefined);
  return payout;
}

/**
 * The bank's verdict on a payout the caller has locked. A bank that refuses sends the money back, and the account gets no
 * more payouts until it names another. Source: https://docs.stripe.com/payouts#payout-failures (2026).
 */
export async function settlePayout(store: Store, payout: Payout, accountId: string | null): Promise<void> {
  const account = accountId === null ? undefined : await store.lock<Account>('account', accountId);
  const failure = account && (await store.hidden(account.id)).payoutFailure;
  if (failure) {
    const returned = await record(store, {
      type: 'payout_failure',
      source: payout.id,
      amount: payout.amount,
      account: account.id,
    });
    Object.assign(payout, {
      failure_balance_transaction: returned.id,
      failure_code: failure,
      failure_message: 'The bank refused the payout.',
      status: 'failed',
    });
  } else payout.status = 'paid';
  if (payout.automatic) payout['reconciliation_status'] = 'completed';
  await store.save(payout);
  await store.emit('payout.updated', payout, account?.id);
  await store.emit(`payout.${payout.status}`, payout, account?.id);
  if (!failure || !account.payouts_enabled) return;
  account.payouts_enabled = false;
  await store.save(account);
  await store.emit('account.updated', account, account.id);
}

/** The first midnight UTC at or after a time; both in seconds since 1970. */
function midnightFrom(seconds: number): number {
  return Math.ceil(seconds / DAY) * DAY;
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
