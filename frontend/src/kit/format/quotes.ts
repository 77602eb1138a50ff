import { may } from '../api/acts';
import type { ChangeOrder, Quote } from '../api/types';
import { now } from './now';
import { personName } from './words';

/** Somebody still has to decide on it. */
export function isWaiting({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'pending';
}

/** The shipment is, or was, booked on it. */
export function isTaken({ status }: Pick<Quote, 'status'>): boolean {
  return status !== 'pending' && status !== 'declined';
}

/** Why its owner cannot accept a quote that waits for them, where nothing on the quote says so: its carrier is suspended, or blocked. */
export function whyNotNow(quote: Quote): string | undefined {
  return quote.next?.what === 'accept' && may(quote, 'decline') && !may(quote, 'accept')
    ? `${personName(quote.carrier)} cannot be booked at the moment, so this quote cannot be accepted.`
    : undefined;
}

/** It was declined or withdrawn, or its deal has ended. */
export function isOver({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'declined';
}

/**
 * A card was charged for it. A deal that ended in a refund has a declined quote, and perhaps a claim that people still
 * want to read.
 */
export function wasPaid({ paymentStatus }: Pick<Quote, 'paymentStatus'>): boolean {
  return paymentStatus !== 'pending' && paymentStatus !== 'failed';
}

/** A change that waits for an answer, or for its extra to be paid. */
export function isOpenChange({ status, next }: Pick<ChangeOrder, 'status' | 'next'>): boolean {
  return status === 'proposed' || (status === 'accepted' && next !== null);
}

/** For so long after a delivery its carrier wants to know what is next. */
const NEXT_FOR_DAYS = 3;

/** Whether a job was delivered so lately that its carrier may still be there. */
export function isJustDelivered({ deliveredAt }: { deliveredAt: string | null }, at = now().getTime()): boolean {
  return deliveredAt !== null && at - Date.parse(deliveredAt) < NEXT_FOR_DAYS * 86_400_000;
}
