import { addDays, type Day, endOfDay, localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { FARTHEST_DAYS, MOST_PICKUP_WINDOW_DAYS } from '../common/deal-days.js';
import { type FieldError, problem } from '../common/errors.js';
import { type Cents, formatCents, LEAST_CENTS, MOST_CENTS } from '../common/money.js';
import type { Quote } from '../quotes/quote.entity.js';
import type { ChangeOrder } from './change-order.entity.js';
import type { NewChange } from './change-orders.dto.js';
import type { ChangesSoFar } from './change-orders.queries.js';
import type { Deal } from './lock-deal.js';

/** Hours to answer, and then to pay what it costs more. */
const HOURS_TO_DECIDE = 24;
const HOURS_AT_THE_DOOR = 2;

/** What a change asks for, with nothing left out. */
export type Change = Pick<
  ChangeOrder,
  'deltaCents' | 'pickupDate' | 'pickupUntil' | 'deliveryDate' | 'deliveryAddress'
>;

/** A window of one day is that day. */
export function changeOf({ delta, pickupDate, pickupUntil, deliveryDate, deliveryAddress }: NewChange): Change {
  return {
    deltaCents: delta ?? 0,
    pickupDate: pickupDate ?? null,
    pickupUntil: pickupUntil && pickupUntil !== pickupDate ? pickupUntil : null,
    deliveryDate: deliveryDate ?? null,
    deliveryAddress: deliveryAddress || null,
  };
}

/** The days as they are once the change is done. */
export function daysAfterChange(
  { pickupDate, pickupUntil, deliveryDate }: Omit<Change, 'deltaCents' | 'deliveryAddress'>,
  quote: Quote,
): Pick<
  Quote,
  'estimatedPickupDate' | 'estimatedPickupUntil' | 'pickupDay' | 'pickupDayHours' | 'estimatedDeliveryDate'
> {
  const { estimatedPickupDate, estimatedPickupUntil, pickupDay, pickupDayHours } = quote;
  return {
    ...(pickupDate
      ? { estimatedPickupDate: pickupDate, estimatedPickupUntil: pickupUntil, pickupDay: null, pickupDayHours: null }
      : { estimatedPickupDate, estimatedPickupUntil, pickupDay, pickupDayHours }),
    estimatedDeliveryDate: deliveryDate ?? quote.estimatedDeliveryDate,
  };
}

/** @throws 400 naming the days that cannot be, or when nothing would change */
export function requirePossibleDays(change: Change, { shipment, quote }: Deal, now: Date): void {
  const errors: FieldError[] = [];
  const { pickupDate, pickupUntil, deliveryDate } = change;
  const wrong = (path: string, message: string) => errors.push({ path, message });
  if (pickupDate && quote.status === 'in_progress') wrong('pickupDate', 'It has been picked up already');
  else if (pickupDate) checkDay('pickupDate', pickupDate, localDay(now, shipment.pickupTimeZone), wrong);
  if (pickupUntil && !pickupDate) wrong('pickupUntil', 'Give the first day, too');
  else if (pickupUntil && pickupDate && pickupUntil < pickupDate) wrong('pickupUntil', 'Not before the first day');
  else if (pickupUntil && pickupDate && pickupUntil > addDays(pickupDate, MOST_PICKUP_WINDOW_DAYS))
    wrong('pickupUntil', `At most ${MOST_PICKUP_WINDOW_DAYS} days after the first day`);
  if (deliveryDate) checkDay('deliveryDate', deliveryDate, localDay(now, shipment.deliveryTimeZone), wrong);
  const days = daysAfterChange(change, quote);
  const lastPickup = days.pickupDay ?? days.estimatedPickupUntil ?? days.estimatedPickupDate;
  if (
    (pickupDate || deliveryDate) &&
    lastPickup &&
    days.estimatedDeliveryDate &&
    days.estimatedDeliveryDate < lastPickup
  )
    wrong('deliveryDate', `Not before the pickup on ${lastPickup}`);
  const changesNothing =
    change.deltaCents === 0 && !pickupDate && !pickupUntil && !deliveryDate && !change.deliveryAddress;
  if (changesNothing) wrong('delta', 'Change the amount, a day or the address');
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

function checkDay(path: string, day: Day, today: Day, wrong: (path: string, message: string) => void): void {
  if (day < today) wrong(path, 'This day has passed');
  else if (day > addDays(today, FARTHEST_DAYS)) wrong(path, 'This is too far ahead');
}

/**
 * @param left what is left in escrow; undefined if nothing is there yet
 * @throws 400 `too_much`
 */
export function requirePossibleAmount(delta: Cents, quote: Quote, soFar: ChangesSoFar, left: Cents | undefined): void {
  if (delta === 0) return;
  const then = quote.amountCents + delta;
  const first = quote.amountCents - soFar.changed;
  const refuse = (detail: string) => problem('too_much', { detail });
  if (delta > 0 && delta < LEAST_CENTS) throw refuse(`Raise the price by ${formatCents(LEAST_CENTS)} or more.`);
  if (delta > 0 && soFar.raised + delta > first)
    throw refuse(`All increases together can be at most the first price, ${formatCents(first)}.`);
  if (then < LEAST_CENTS || then > MOST_CENTS)
    throw refuse(`The price must stay between ${formatCents(LEAST_CENTS)} and ${formatCents(MOST_CENTS)}.`);
  if (left !== undefined && left + delta < LEAST_CENTS)
    throw refuse(`${formatCents(left)} is left in escrow, and ${formatCents(LEAST_CENTS)} has to stay there.`);
}

/** Until when a change can be answered, and its extra be paid. */
export function decideUntil(at: Date, atTheDoor: boolean): Date {
  return after(at, (atTheDoor ? HOURS_AT_THE_DOOR : HOURS_TO_DECIDE) * HOUR);
}

/** A day to answer, two hours with the truck at the door, but never past the days that are proposed. */
export function expiryOf(
  { pickupDate, pickupUntil, deliveryDate, atTheDoor }: Change & { atTheDoor: boolean },
  { shipment }: Deal,
  now: Date,
): Date {
  const lastPickup = pickupUntil ?? pickupDate;
  const ends = [
    decideUntil(now, atTheDoor),
    ...(lastPickup ? [endOfDay(lastPickup, shipment.pickupTimeZone)] : []),
    ...(deliveryDate ? [endOfDay(deliveryDate, shipment.deliveryTimeZone)] : []),
  ];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}
