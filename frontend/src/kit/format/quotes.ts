import type { Quote } from '../api/types';

/** Somebody still decides on it. */
export function isWaiting({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'pending';
}

/** The shipment is, or was, booked on it. */
export function isTaken({ status }: Pick<Quote, 'status'>): boolean {
  return status !== 'pending' && status !== 'declined';
}

/** It was declined, taken back, or its deal has ended. */
export function isOver({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'declined';
}
