import type { Quote } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { count, personName } from '../../kit/format/words';

const DAY_MS = 24 * 3_600_000;

/** What a carrier calls leaving: a quote is withdrawn, a job is given up. */
export const leavingWords = {
  quote: { label: 'Withdraw quote', done: 'Quote withdrawn' },
  job: {
    label: 'Give up the job',
    title: 'Give up this job?',
    verb: 'Give up the job',
    done: 'You gave up the job',
  },
} as const;

/** What giving up a job means. @param isUndone a bank took back what was paid for a change of it */
export function givingUpMeans({ takenAt, paidAt }: Pick<Quote, 'takenAt' | 'paidAt'>, isUndone: boolean): string {
  if (!paidAt)
    return takenAt
      ? 'It is not paid yet, so you can back out. Your profile does not show it.'
      : 'It is not paid yet, so the shipper pays nothing. Your profile shows one more cancelled job.';
  return `The shipper gets a full refund. ${
    isUndone
      ? 'As the bank took back what was paid for a change, your profile does not show it.'
      : 'Your profile shows one more cancelled job.'
  }`;
}

/** Of the reader's own quote that waits for a decision. */
export const WHILE_SUSPENDED = 'Nobody can accept it while your account is suspended.';

/** How long the item is on the road, if both days are promised: `2 days on the road`. For a window, the maximum. */
export function timeOnRoad(quote: Quote): string | undefined {
  const { pickupDay, estimatedPickupDate: first, estimatedPickupUntil: until, estimatedDeliveryDate: end } = quote;
  const start = pickupDay ?? first;
  if (!start || !end || end < start) return undefined;
  const days = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
  if (days === 0) return 'Delivered the same day';
  const isWindow = !pickupDay && until !== null && until !== first;
  return `${isWindow ? 'Up to ' : ''}${count(days, 'day')} on the road`;
}

/** What a shipper should know about a carrier before accepting, by fact. */
const LOOKED_FOR = { identity: 'identity', cargo_insurance: 'cargo insurance' };

/** Which of these Haulway has not checked. */
export function uncheckedOf({ carrier }: Pick<Quote, 'carrier'>): string[] {
  return Object.entries(LOOKED_FOR)
    .filter(([fact]) => !carrier.badges.some((badge) => badge.fact === fact))
    .map(([, words]) => words);
}

const isClaimed = ({ next }: Quote): boolean => next?.what === 'respond' || next?.what === 'resolve';

/** Where the money of an accepted quote is, and who is next. */
export function whatNext(quote: Quote, isOwner: boolean): string {
  const carrier = personName(quote.carrier);
  switch (quote.paymentStatus) {
    case 'pending':
      if (quote.status !== 'accepted') return 'Completed without escrow.';
      return isOwner
        ? `${quote.takenAt ? 'Taken at your book-now price. ' : ''}Waiting for your payment${quote.paymentDueAt ? ` until ${dayAndTime(quote.paymentDueAt)}` : ''}. Nothing is charged until you pay.`
        : `Waiting for the shipper to pay. Do not pick it up until the money is held.${quote.takenAt ? ' Until then you can back out.' : ''}`;
    case 'paid':
      return 'The payment is being settled. This can take a while at the card provider.';
    case 'in_escrow':
      if (isClaimed(quote)) return 'On hold until the claim is decided.';
      return isOwner
        ? `Held safely. We pay ${carrier} when you confirm delivery.`
        : 'The money is held. You are paid when the shipper confirms delivery.';
    case 'released':
      return isOwner ? `${carrier} was paid.` : 'Released to you. It arrives within 1-2 business days.';
    case 'refunded':
      return isOwner ? 'The money went back to your card.' : 'The money went back to the shipper.';
    case 'failed':
      return 'This payment did not go through. Nothing is held.';
  }
}
