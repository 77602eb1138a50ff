import { newId, type BalanceTransaction } from './objects.js';
import type { Store } from './store.js';

/** In seconds of business time. */
const DAY = 24 * 60 * 60;
/** A charge's money can be spent two days later, as with a US account, from midnight UTC. Source: https://docs.stripe.com/payouts (2026). */
const SETTLEMENT = 2 * DAY;

/** Card fee in cents: 2.9% rounded half up, plus 30 cents. Source: https://stripe.com/pricing (United States, 2026). */
export function cardFee(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 30;
}

export function settlesOn(created: number, atOnce: boolean): number {
  return atOnce ? created : Math.ceil((created + SETTLEMENT) / DAY) * DAY;
}

export interface Movement {
  type:
    | 'charge'
    | 'refund'
    | 'refund_failure'
    | 'transfer'
    | 'transfer_refund'
    | 'adjustment'
    | 'payment'
    | 'payment_refund'
    | 'payout'
    | 'payout_failure'
    | 'topup';
  source: string;
  /** Cents, negative when money leaves the balance. */
  amount: number;
  fee?: number;
  /** Seconds since 1970; at once if left out. */
  availableOn?: number;
  account?: string | null;
  description?: string;
}

/** Posts one movement on a balance. */
export async function record(store: Store, movement: Movement): Promise<BalanceTransaction> {
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
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'usd',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: movement.amount - fee,
    reporting_category: REPORTING[movement.type],
    source: movement.source,
    status: availableOn <= store.seconds ? 'available' : 'pending',
    type: movement.type,
  };
  const dueAt = availableOn > store.seconds ? { dueAt: new Date(availableOn * 1000) } : {};
  await store.insert(transaction, { account: movement.account ?? null, ...dueAt });
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
  topup: 'topup',
};

/** A balance transaction's status depends on when it is read. */
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

/** Pending money in this balance (null is the platform's) can be spent from now on. */
export async function becomeAvailable(store: Store, account: string | null): Promise<void> {
  await store.lockBalance(account);
  const came = await store.rows(
    `UPDATE sandbox.objects SET due_at = NULL WHERE type = 'balance_transaction' AND account IS NOT DISTINCT FROM $1 AND due_at <= $2 RETURNING 1`,
    [account, store.businessNow],
  );
  if (came.length > 0) await store.emit('balance.available', await readBalance(store, account), account ?? undefined);
}
