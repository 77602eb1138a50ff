import { endOfDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { agreedOf, agreedPickupDay, pickupDayStart } from './agreed-terms.js';
import type { Deal } from './lock-deal.js';

/**
 * Does cancelling now cost a share? Free until 24 hours (the operator's setting) before the agreed pick-up day begins, always when no day was
 * given, and again once that day has ended without a pick-up.
 */
export function lateCancellation(deal: Deal, paidAt: Date, now: Date): boolean {
  if (!deal.quote.estimatedPickupDate && !deal.shipment.pickupDate) return false;
  const dayEnds = endOfDay(agreedPickupDay(deal, paidAt), deal.shipment.pickupTimeZone);
  return now > freeUntilOf(deal, paidAt) && now < dayEnds;
}

/** So long before the agreed pick-up day begins cancelling is free. */
export function freeUntilOf(deal: Deal, paidAt: Date): Date {
  return after(
    pickupDayStart(deal, paidAt),
    -(agreedOf(deal.quote).freeCancelHours ?? DEFAULT_SETTINGS.freeCancelHours) * HOUR,
  );
}
