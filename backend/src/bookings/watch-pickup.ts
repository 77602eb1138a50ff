import type { Tx } from '../platform/database/tx.js';
import { agreedPickup, noShowTimes, pickupStart } from './agreed-terms.js';
import type { Deal } from './lock-deal.js';
import { setDealDeadline } from './move-deal.js';

/** A participant: sets the reminders of the pickup for both sides, the carrier's one to set the day of a window, and the end when nobody comes. */
export async function watchPickup(tx: Tx, at: Date, deal: Deal, paidAt: Date): Promise<void> {
  const begins = pickupStart(deal, paidAt);
  const { first, last } = agreedPickup(deal, paidAt);
  if (begins > at) {
    await setDealDeadline(tx, at, 'pickup_day', deal, begins);
    if (first < last) await setDealDeadline(tx, at, 'pickup_choice', deal, begins);
  }
  const times = noShowTimes(deal, paidAt);
  await setDealDeadline(tx, at, 'no_show_warning', deal, times.warning);
  await setDealDeadline(tx, at, 'no_show_refund', deal, times.refund);
}
