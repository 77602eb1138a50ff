import { addDays, endOfDay, localDay, startOfDay } from '../common/calendar.js';
import { after, DAY, HOUR } from '../common/clock.js';
import type { Agreed, Quote } from '../quotes/quote.entity.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { Deal } from './lock-deal.js';

type Booking = Pick<Deal, 'shipment' | 'quote'>;

/** What was agreed on at acceptance; every quote from then on has it. */
export function agreedOf(quote: Pick<Quote, 'id' | 'agreed'>): Agreed {
  if (!quote.agreed) throw new Error(`quote ${quote.id} was never accepted`);
  return quote.agreed;
}

/** The day of the pick-up: what the quote says, else the shipment, else the day after payment, at the pick-up place. */
export function agreedPickupDay(
  {
    shipment,
    quote,
  }: { shipment: Pick<Shipment, 'pickupDate' | 'pickupTimeZone'>; quote: Pick<Quote, 'estimatedPickupDate'> },
  paidAt: Date,
): string {
  return quote.estimatedPickupDate ?? shipment.pickupDate ?? addDays(localDay(paidAt, shipment.pickupTimeZone), 1);
}

/** When the agreed day of the pick-up begins at its place. */
export function pickupDayStart(deal: Booking, paidAt: Date): Date {
  return startOfDay(agreedPickupDay(deal, paidAt), deal.shipment.pickupTimeZone);
}

/** When the deal is refunded by itself because nobody picked up, and when both sides are warned of it. */
export function noShowTimes(deal: Booking, paidAt: Date): { warning: Date; refund: Date } {
  const hours = agreedOf(deal.quote).noShowHours;
  const end = endOfDay(agreedPickupDay(deal, paidAt), deal.shipment.pickupTimeZone);
  const afterDay = after(end, hours * HOUR);
  const afterPayment = after(paidAt, hours * HOUR);
  return { warning: after(end, DAY), refund: afterDay > afterPayment ? afterDay : afterPayment };
}
