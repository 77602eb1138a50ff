import type { Shipment } from '../api/types';
import { money, shortMoney } from './money';

type WithStatus = Pick<Shipment, 'status'>;

/** Only its owner sees it. */
export function isDraft({ status }: WithStatus): boolean {
  return status === 'draft';
}

/** A carrier is booked, and it has not been picked up yet. */
export function isBooked({ status }: WithStatus): boolean {
  return status === 'booked';
}

export function isOnTheRoad({ status }: WithStatus): boolean {
  return status === 'in_transit';
}

export function hasArrived({ status }: WithStatus): boolean {
  return status === 'delivered';
}

/** A draft may have none yet. */
export function hasPlaces({ pickupLocation, deliveryLocation }: Pick<Shipment, 'pickupLocation' | 'deliveryLocation'>) {
  return pickupLocation !== '' && deliveryLocation !== '';
}

export function isCancelled({ status }: WithStatus): boolean {
  return status === 'cancelled';
}

/** It has places, is listed or booked, and has not arrived. */
export function isUnderWay(shipment: WithStatus & Parameters<typeof hasPlaces>[0]): boolean {
  return hasPlaces(shipment) && !isDraft(shipment) && !hasArrived(shipment) && !isCancelled(shipment);
}

/** Whether a place was given with its house number and street. */
const namesStreet = (place: string): boolean => /^\d+ \D/.test(place);

/** A place without its house number and street, where there is no room for them. */
export function cityOf(place: string): string {
  const [, ...city] = place.split(',');
  return namesStreet(place) && city.length > 0 ? city.join(',').trim() : place;
}

/** Whether it is known where exactly an end is, to whoever may know; by the same rule the server asks for it. */
export function hasStreet(shipment: Shipment, end: 'pickup' | 'delivery'): boolean {
  return shipment[`${end}Address`] !== null || namesStreet(shipment[`${end}Location`]);
}

/** The ends whose street the carrier of a booked shipment still needs. */
export function streetsMissing(shipment: Shipment): ('pickup' | 'delivery')[] {
  return (['pickup', 'delivery'] as const).filter(
    (end) => !hasStreet(shipment, end) && (end === 'delivery' || isBooked(shipment)),
  );
}

/** Carriers can quote on it. Lists that everybody reads do not say so for each shipment. */
export function isListed({ status }: WithStatus): boolean {
  return status === 'listed';
}

/**
 * What a carrier may expect for it: the budget or, without one, what a job like it typically costs; undefined while
 * neither is known.
 */
export function payOf({
  budget,
  typical,
}: Pick<Shipment, 'budget' | 'typical'>): { amount: number; basis: 'budget' | 'typical' } | undefined {
  if (budget !== null) return { amount: budget, basis: 'budget' };
  return typical ? { amount: typical.usual, basis: 'typical' } : undefined;
}

/** Dollars per road mile, such as `$1.58`; undefined for a route of less than a mile or so. */
export function perMile(amount: number, { distanceMiles }: Pick<Shipment, 'distanceMiles'>): string | undefined {
  return distanceMiles >= 1 ? money(amount / distanceMiles) : undefined;
}

/** Which carriers can take a listing at its price. */
export const BOOK_NOW_FOR: Record<NonNullable<Shipment['bookNowFor']>, string> = {
  checked: 'Carriers with checked identity or insurance',
  proven: 'Checked carriers with 3 jobs done',
  anybody: 'Any carrier',
};

/** What a job usually costs, in dollars; null or undefined while that is not known. */
type Usual = { low: number; high: number } | null | undefined;

/** That as words: `$610 to $840`. */
export function rangeWords(usual: Usual): string | undefined {
  return usual ? `${shortMoney(Math.round(usual.low))} to ${shortMoney(Math.round(usual.high))}` : undefined;
}

/** What is said beside a book-now price, in dollars. */
export function usualWords(price: number, usual: Usual): string | undefined {
  return usual ? `${price < usual.low ? 'Few carriers take this. ' : ''}Usual: ${rangeWords(usual)}` : undefined;
}
