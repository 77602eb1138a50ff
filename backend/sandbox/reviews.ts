import { newId, type Charge, type Intent, type Review } from './objects.js';
import type { Store } from './store.js';

/** A payment with elevated risk stays under review for an hour of business time, then passes. In ms. */
export const REVIEW_TIME = 60 * 60 * 1000;

/** Puts a new charge under review; the caller holds its intent, and saves it afterward. */
export async function openReview(store: Store, intent: Intent, charge: Charge): Promise<void> {
  const review: Review = {
    id: newId('prv'),
    object: 'review',
    billing_zip: null,
    charge: charge.id,
    closed_reason: null,
    created: store.seconds,
    ip_address: null,
    ip_address_location: null,
    livemode: false,
    open: true,
    opened_reason: 'rule',
    payment_intent: intent.id,
    reason: 'rule',
    session: null,
  };
  await store.insert(review, { dueAt: new Date(store.businessNow.getTime() + REVIEW_TIME) });
  charge.review = review.id;
  intent.review = review.id;
  await store.save(charge);
  await store.emit('review.opened', review);
}

/** Closes the review of a charge the caller has locked; does nothing if none is open. */
export async function closeReview(
  store: Store,
  charge: Charge,
  reason: 'approved' | 'refunded' | 'disputed',
): Promise<Review | undefined> {
  if (!charge.review) return undefined;
  const review = await store.lock<Review>('review', charge.review);
  if (review.open) {
    Object.assign(review, { closed_reason: reason, open: false, reason });
    await store.save(review);
    await store.notDueAnyMore(review.id);
    await store.emit('review.closed', review);
  }
  return review;
}

/** Approval by a person before the hour is over. */
export async function approveReview(store: Store, id: string): Promise<Review> {
  const review = await store.get<Review>('review', id);
  const charge = await store.lock<Charge>('charge', review.charge);
  return (await closeReview(store, charge, 'approved')) ?? review;
}
