import type pg from 'pg';

import { becomeAvailable } from './balance.js';
import { settleCapture } from './captures.js';
import { IN_PROCESS } from './events.js';
import type { Account, Charge, Payout, Refund } from './objects.js';
import { payOut, settlePayout } from './payouts.js';
import { settleRefund } from './refunds.js';
import { closeReview } from './reviews.js';
import type { Store } from './store.js';
import { inTransaction, type Clocks } from './transaction.js';

interface Due {
  id: string;
  type: string;
  /** The charge a refund or review belongs to. */
  charge: string | null;
  account: string | null;
}

/**
 * Does what fell due by business time, in due order and each in a transaction of its own, so that nobody holds two things
 * others are waiting for. Any number of callers may do so at once.
 */
export async function settleDue(pool: pg.Pool, clocks: Clocks): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<Due>(
      `SELECT id, type, data->>'charge' AS charge, account FROM sandbox.objects WHERE due_at <= $1 ORDER BY due_at, seq LIMIT 1`,
      [clocks.business()],
    );
    const due = rows[0];
    if (!due) return;
    await inTransaction(pool, clocks, IN_PROCESS, (store) => settle(store, due));
  }
}

/** Locks in the order of `Store`, and looks again: somebody else may have settled it in the meantime. */
async function settle(store: Store, { id, type, charge, account }: Due): Promise<void> {
  if (type === 'balance_transaction') return becomeAvailable(store, account);
  const above = charge === null ? undefined : await store.lock<Charge>('charge', charge);
  const object = await store.lock(type, id);
  if (!(await store.isDue(id))) return;
  await store.notDueAnyMore(id);
  if (above && type === 'review') await closeReview(store, above, 'approved');
  else if (above) await settleRefund(store, object as Refund, above);
  else if (type === 'charge') await settleCapture(store, object as Charge);
  else if (type === 'payout') await settlePayout(store, object as Payout, account);
  else if (type === 'account') await payOut(store, object as Account);
}
