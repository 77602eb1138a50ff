import { newId, type BalanceTransaction, type Payout } from './objects.js';
import { refused } from './failures.js';
import type { Params } from './params.js';
import type { Store } from './store.js';

/** A charge's money can be spent two days later (business time, in seconds), as with a US account. */
const SETTLEMENT = 2 * 24 * 60 * 60;

/** Card fee in cents: 2.9 % rounded half up, and 30 cents. Source: https://stripe.com/pricing (United States, 2026). */
export function cardFee(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}

export function settlesOn(created: number, atOnce: boolean): number {
  return atOnce ? created : created + SETTLEMENT;
}

export interface Movement {
  type: 'charge' | 'refund' | 'refund_failure' | 'transfer' | 'transfer_refund' | 'adjustment' | 'payment' | 'payment_refund' | 'payout' | 'payout_failure';
  source: string;
  /** Cents, negative when money leaves the balance. */
  amount: number;
  fee?: number;
  /** Seconds since 1970; at once when left out. */
  availableOn?: number;
  account?: string | null;
  description?: string;
}

/** Books one movement on a balance. */
export async function book(store: Store, movement: Movement): Promise<BalanceTransaction> {
  const fee = movement.fee ?? 0;
  const availableOn = movement.availableOn ?? store.seconds;
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: store.seconds,
    currency: 'usd',
    description: movement.description ?? null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency: 'usd', description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: movement.amount - fee,
    reporting_category: REPORTING[movement.type],
    source: movement.source,
    status: availableOn <= store.seconds ? 'available' : 'pending',
    type: movement.type,
  };
  await store.insert(transaction, { account: movement.account ?? null });
  return transaction;
}

const REPORTING: Readonly<Record<Movement['type'], string>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  transfer: 'transfer',
  transfer_refund: 'transfer_reversal',
  adjustment: 'dispute',
  payment: 'charge',
  payment_refund: 'refund',
  payout: 'payout',
  payout_failure: 'payout_reversal',
};

/** The status of a balance transaction is a question of the time at which it is read. */
export function asOf<T extends { object: string }>(object: T, seconds: number): T {
  if (object.object !== 'balance_transaction') return object;
  const transaction = object as unknown as BalanceTransaction;
  return { ...object, status: transaction.available_on <= seconds ? 'available' : 'pending' };
}

export async function readBalance(store: Store, account: string | null) {
  const { available, pending } = await store.balance(account);
  const line = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
  return { object: 'balance', available: line(available), livemode: false, pending: line(pending) };
}

/** Money from a balance to its owner's bank. A test account number whose bank refuses makes the payout fail, and the money come back. */
export async function createPayout(store: Store, params: Params, account: string | null): Promise<Payout> {
  params.required('currency');
  const amount = params.requiredCents('amount');
  await store.lockBalance(account);
  const { available } = await store.balance(account);
  if (amount > available) {
    throw refused('You have insufficient funds in your Stripe account for this payout.', { code: 'balance_insufficient', param: 'amount' });
  }
  const failure = account ? (await store.hidden(account)).payoutFailure : undefined;
  const id = newId('po');
  const taken = await book(store, { type: 'payout', source: id, amount: -amount, account });
  const returned = failure ? await book(store, { type: 'payout_failure', source: id, amount, account }) : null;
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    arrival_date: store.seconds,
    automatic: false,
    balance_transaction: taken.id,
    created: store.seconds,
    currency: 'usd',
    description: params.text('description') ?? null,
    failure_balance_transaction: returned?.id ?? null,
    failure_code: failure ?? null,
    failure_message: failure ? 'The bank refused the payout.' : null,
    livemode: false,
    metadata: params.metadata(),
    method: 'standard',
    source_type: 'card',
    status: failure ? 'failed' : 'paid',
    type: 'bank_account',
  };
  await store.insert(payout, { account });
  await store.emit('payout.created', payout, account ?? undefined);
  await store.emit(failure ? 'payout.failed' : 'payout.paid', payout, account ?? undefined);
  return payout;
}
