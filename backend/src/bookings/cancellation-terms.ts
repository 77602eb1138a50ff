import { after, HOUR } from '../common/clock.js';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { agreedOf, pickupEnd, pickupStart } from './agreed-terms.js';
import type { Deal } from './lock-deal.js';

/**
 * Does cancelling now cost a share? Free until 24 hours (the operator's setting) before the first agreed day of the pick-up begins,
 * always when no day was given, and again once the last has ended without a pick-up.
 */
export function lateCancellation(deal: Deal, paidAt: Date, now: Date): boolean {
  if (!isDated(deal)) return false;
  return now > freeUntilOf(deal, paidAt) && now < pickupEnd(deal, paidAt);
}

/** Was any day of the pick-up named? */
export function isDated({ shipment, quote }: Pick<Deal, 'shipment' | 'quote'>): boolean {
  return (quote.pickupDay ?? quote.estimatedPickupDate ?? shipment.pickupDate) !== null;
}

/** So long before the first agreed pick-up day begins cancelling is free. */
export function freeUntilOf(deal: Deal, paidAt: Date): Date {
  return after(
    pickupStart(deal, paidAt),
    -(agreedOf(deal.quote).freeCancelHours ?? DEFAULT_SETTINGS.freeCancelHours) * HOUR,
  );
}
