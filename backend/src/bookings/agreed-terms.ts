import { addDays, type Day, endOfDay, hourOfDay, localDay, startOfDay } from '../common/calendar.js';
import { after, DAY, HOUR } from '../common/clock.js';
import type { Agreed, Quote } from '../quotes/quote.entity.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { Deal } from './lock-deal.js';

/** The terms agreed at acceptance; every quote has them from then on. */
export function agreedOf(quote: Pick<Quote, 'id' | 'agreed'>): Agreed {
  if (!quote.agreed) throw new Error(`quote ${quote.id} was never accepted`);
  return quote.agreed;
}

/** What the days of the pickup are read from. */
export interface PickupDeal {
  shipment: Pick<Shipment, 'pickupDate' | 'pickupUntil' | 'pickupTimeZone'>;
  quote: Pick<Quote, 'estimatedPickupDate' | 'estimatedPickupUntil' | 'pickupDay'>;
}

/** The first and last day of the window, at the place; the same day if one day was agreed. */
export interface PickupWindow {
  first: Day;
  last: Day;
}

/** The agreed pickup days: the day the carrier set, else the quote's, else the shipment's, else the day after payment; in SQL, they are in `common/pickup-days.ts`. */
export function agreedPickup({ shipment, quote }: PickupDeal, paidAt: Date): PickupWindow {
  if (quote.pickupDay) return { first: quote.pickupDay, last: quote.pickupDay };
  if (quote.estimatedPickupDate)
    return { first: quote.estimatedPickupDate, last: quote.estimatedPickupUntil ?? quote.estimatedPickupDate };
  const first = shipment.pickupDate ?? addDays(localDay(paidAt, shipment.pickupTimeZone), 1);
  return { first, last: shipment.pickupUntil ?? first };
}

/** When the first agreed pickup day begins at its place. */
export function pickupStart(deal: PickupDeal, paidAt: Date): Date {
  return startOfDay(agreedPickup(deal, paidAt).first, deal.shipment.pickupTimeZone);
}

/** When the last agreed pickup day ends at its place. */
export function pickupEnd(deal: PickupDeal, paidAt: Date): Date {
  return endOfDay(agreedPickup(deal, paidAt).last, deal.shipment.pickupTimeZone);
}

/** A pickup's day must be set by this hour of the day before it, local time at the place. */
const SET_BY_HOUR = 18;

/** The agreed pickup days of which the carrier can still set one; undefined if none is left, or one is set. */
export function settableDays(deal: PickupDeal, paidAt: Date, now: Date): PickupWindow | undefined {
  if (deal.quote.pickupDay !== null) return undefined;
  const { first, last } = agreedPickup(deal, paidAt);
  const { pickupTimeZone } = deal.shipment;
  const today = localDay(now, pickupTimeZone);
  const soonest = addDays(today, now < hourOfDay(today, SET_BY_HOUR, pickupTimeZone) ? 1 : 2);
  if (soonest > last) return undefined;
  return { first: soonest > first ? soonest : first, last };
}

/** When the deal is refunded automatically because nobody picked up, and when both sides are warned of it. */
export function noShowTimes(deal: PickupDeal & Pick<Deal, 'quote'>, paidAt: Date): { warning: Date; refund: Date } {
  const hours = agreedOf(deal.quote).noShowHours;
  const end = pickupEnd(deal, paidAt);
  const afterWindow = after(end, hours * HOUR);
  const afterPayment = after(paidAt, hours * HOUR);
  return { warning: after(end, DAY), refund: afterWindow > afterPayment ? afterWindow : afterPayment };
}
