import { type Day, localDay } from '../common/calendar.js';
import { dayFaults, MOST_PICKUP_WINDOW_DAYS } from '../common/deal-days.js';
import type { FieldError } from '../common/errors.js';
import type { Shipment } from '../shipments/shipment.entity.js';

/** The days that a listing asks for. */
export type AskedDays = Pick<Shipment, 'pickupDate' | 'pickupUntil' | 'deliveryFrom' | 'deliveryDate'>;

/** The days that a carrier gives, with nothing left out. A window of one day is that day. */
export interface GivenDays {
  estimatedPickupDate: Day;
  estimatedPickupUntil: Day | null;
  estimatedDeliveryDate: Day | null;
}

/** The last day on which a listing asks for the pickup: alone, `pickupDate` is that day. */
export function lastAsked({ pickupDate, pickupUntil }: Pick<AskedDays, 'pickupDate' | 'pickupUntil'>): Day | null {
  return pickupUntil ?? pickupDate;
}

/**
 * What is wrong with the days of whoever takes a listing: besides what is wrong with a quote's, that they are not those it asks
 * for. A pickup that has no end is by its day, as where quotes are labelled `outsideWindow`; a delivery day that is asked for
 * has to be promised.
 */
export function askedDaysFaults(given: GivenDays, asked: AskedDays, now: Date, pickupZone: string): FieldError[] {
  const { estimatedPickupDate, estimatedPickupUntil, estimatedDeliveryDate } = given;
  const impossible = dayFaults(
    {
      pickup: { path: 'estimatedPickupDate', day: estimatedPickupDate },
      until: { path: 'estimatedPickupUntil', day: estimatedPickupUntil, mostDays: MOST_PICKUP_WINDOW_DAYS },
      delivery: { path: 'estimatedDeliveryDate', day: estimatedDeliveryDate },
    },
    now,
  );
  if (impossible.length > 0) return impossible;
  const faults: FieldError[] = [];
  const last = lastAsked(asked);
  const [end, endPath] = estimatedPickupUntil
    ? [estimatedPickupUntil, 'estimatedPickupUntil']
    : [estimatedPickupDate, 'estimatedPickupDate'];
  if (end < localDay(now, pickupZone)) faults.push({ path: endPath, message: 'This day has passed' });
  if (asked.pickupUntil && asked.pickupDate && estimatedPickupDate < asked.pickupDate)
    faults.push({ path: 'estimatedPickupDate', message: `Not before ${asked.pickupDate}, as the listing asks` });
  else if (last && end > last) faults.push({ path: endPath, message: `By ${last}, as the listing asks` });
  const { deliveryFrom, deliveryDate } = asked;
  const delivery = (message: string) => faults.push({ path: 'estimatedDeliveryDate', message });
  if (deliveryDate && !estimatedDeliveryDate) delivery(`The listing asks for a delivery by ${deliveryDate}`);
  else if (deliveryDate && estimatedDeliveryDate && estimatedDeliveryDate > deliveryDate)
    delivery(`By ${deliveryDate}, as the listing asks`);
  else if (deliveryFrom && estimatedDeliveryDate && estimatedDeliveryDate < deliveryFrom)
    delivery(`Not before ${deliveryFrom}, as the listing asks`);
  return faults;
}
