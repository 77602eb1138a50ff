import { after, HOUR } from '../common/clock.js';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { agreedOf, pickupEnd, pickupStart } from './agreed-terms.js';
import type { LetGo } from './carrier-standing.js';
import type { Deal } from './lock-deal.js';

/**
 * Does cancelling now cost a share? Free until 24 hours (an operator setting) before the first agreed pickup day begins, always
 * free when no day was given or the owner may let the carrier go, and free again once the last day has ended without a pickup.
 */
export function lateCancellation(deal: Deal, letGo: LetGo | undefined, paidAt: Date, now: Date): boolean {
  if (letGo || !isDated(deal)) return false;
  return now > freeUntilOf(deal, paidAt) && now < pickupEnd(deal, paidAt);
}

/** Was any pickup day named? */
export function isDated({ shipment, quote }: Pick<Deal, 'shipment' | 'quote'>): boolean {
  return (quote.pickupDay ?? quote.estimatedPickupDate ?? shipment.pickupDate) !== null;
}

/** Cancelling is free until this long before the first agreed pickup day begins. */
export function freeUntilOf(deal: Deal, paidAt: Date): Date {
  return after(
    pickupStart(deal, paidAt),
    -(agreedOf(deal.quote).freeCancelHours ?? DEFAULT_SETTINGS.freeCancelHours) * HOUR,
  );
}
