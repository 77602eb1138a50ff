/** The states of the quote that a shipment is booked on, from its acceptance to the end of the deal. */
export const BOOKED = ['accepted', 'paid', 'in_progress', 'delivered', 'completed'] as const;
/** Those in which its money was paid. */
export const PAID_FOR = ['paid', 'in_progress', 'delivered', 'completed'] as const;
/** Those in which its carrier has not delivered yet. */
export const UNTIL_DELIVERY = ['accepted', 'paid', 'in_progress'] as const;
/** Those in which a driver's link shows the job: after the delivery a code may still be typed in. */
export const SHOWN_TO_DRIVERS: readonly string[] = [...UNTIL_DELIVERY, 'delivered'];
/** Those in which its carrier has not picked up yet. */
export const UNTIL_PICKUP: readonly string[] = ['accepted', 'paid'];
/** Those in which its carrier is to pick up or to deliver. */
export const UNDER_WAY = ['paid', 'in_progress'] as const;

const among =
  (states: readonly string[]) =>
  (quote: string): string =>
    `${quote}.status IN (${states.map((status) => `'${status}'`).join(', ')})`;

/** SQL: is this quote the one that its shipment is booked on? */
export const isBooked = among(BOOKED);
/** SQL: and is it paid for? */
export const isPaidFor = among(PAID_FOR);
/** SQL: and is it not picked up? */
export const isUntilPickup = among(UNTIL_PICKUP);
/** SQL: and is it not delivered? */
export const isUntilDelivery = among(UNTIL_DELIVERY);
/** SQL: and is it paid for, and not delivered? */
export const isUnderWay = among(UNDER_WAY);
