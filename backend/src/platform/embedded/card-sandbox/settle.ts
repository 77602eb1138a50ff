import type { Charge, Refund, Review } from './objects.js';
import { settleRefund } from './refunds.js';
import { closeReview } from './reviews.js';
import type { Store } from './store.js';

/** Passes the reviews and changes the refunds that fell due by business time. Any number of callers may do so at once. */
export async function settleDue(store: Store): Promise<void> {
  for (const due of await store.due()) {
    const charge = await store.lock<Charge>('charge', (due as Refund | Review).charge);
    if (due.object === 'review') await closeReview(store, charge, 'approved');
    else await settleRefund(store, due.id, charge);
  }
}
