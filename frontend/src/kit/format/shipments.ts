import type { Shipment } from '../api/types';

type WithStatus = Pick<Shipment, 'status'>;

/** Only its owner sees it. */
export function isDraft({ status }: WithStatus): boolean {
  return status === 'draft';
}

/** Somebody is booked, and it is not picked up yet. */
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

/** Carriers can quote on it; lists that everybody reads do not say so for each shipment. */
export function isListed({ status }: WithStatus): boolean {
  return status === 'listed';
}
