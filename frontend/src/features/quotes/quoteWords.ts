import type { Quote } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { count, personName, sentence } from '../../kit/format/words';

const DAY_MS = 24 * 3_600_000;

/** What a carrier calls leaving: a quote is withdrawn, a job is given up. */
export const leavingWords = {
  quote: { label: 'Withdraw quote', done: 'Quote withdrawn' },
  job: {
    label: 'Give up the job',
    title: 'Give up this job?',
    verb: 'Give up the job',
    text: 'The shipper gets a full refund, and your profile shows one more cancelled job.',
    /** It was taken at the owner's price, and is not paid yet. */
    unbound: 'It is not paid yet, so you can back out. Your profile does not show it.',
    done: 'You gave up the job',
  },
} as const;

type Told = (price: string, carrier: string) => string;

/** Why a quote or its deal ended, as its carrier and as the owner of the listing read it. */
const ENDS: Readonly<Record<string, { carrier: Told; owner: Told }>> = {
  withdrawn: {
    carrier: (price) => `You withdrew your quote of ${price}.`,
    owner: (_price, carrier) => `${carrier} withdrew this quote.`,
  },
  declined_by_shipper: {
    carrier: (price) => `The shipper declined your quote of ${price}.`,
    owner: () => 'You declined this quote.',
  },
  expired: { carrier: (price) => `Your quote of ${price} expired.`, owner: () => 'This quote expired.' },
  another_accepted: {
    carrier: (price) => `The shipper chose another quote, not yours of ${price}.`,
    owner: () => 'You accepted another quote.',
  },
  shipment_cancelled: {
    carrier: (price) => `The shipment was cancelled, and your quote of ${price} with it.`,
    owner: () => 'The shipment was cancelled.',
  },
  payment_expired: {
    carrier: (price) => `The shipper did not pay the ${price} in time, so this booking ended.`,
    owner: () => 'It was not paid in time, so this booking ended.',
  },
  unaccepted: {
    carrier: (price) => `The shipper accepted your quote of ${price}, and then undid it.`,
    owner: () => 'You undid the acceptance.',
  },
  cancelled_by_carrier: {
    carrier: (price) => `You gave up this job for ${price}.`,
    owner: (_price, carrier) => `${carrier} gave up this job.`,
  },
  cancelled_by_shipper: {
    carrier: (price) => `The shipper cancelled this job for ${price}.`,
    owner: () => 'You cancelled this job.',
  },
  cancelled_by_admin: {
    carrier: (price) => `Haulway cancelled this job for ${price}.`,
    owner: () => 'Haulway cancelled this job.',
  },
  no_show: {
    carrier: (price) => `It was not picked up in time, so you lost this job for ${price}.`,
    owner: (_price, carrier) => `${carrier} did not pick it up in time.`,
  },
  item_differs: {
    carrier: (price) => `You could not take it as it was, so this job for ${price} ended.`,
    owner: (_price, carrier) => `${carrier} could not take it as it was.`,
  },
  refunded: {
    carrier: (price) => `The payment was refunded, so this job for ${price} ended.`,
    owner: () => 'The payment was refunded, so this booking ended.',
  },
};

/** Why a quote is over, to one of its sides or to an operator; undefined while it is not. */
export function endOfQuote(quote: Quote, reader: 'carrier' | 'owner' | undefined): string | undefined {
  const { declineReason, amount, carrier } = quote;
  if (!declineReason) return undefined;
  const told = reader && ENDS[declineReason]?.[reader];
  return told ? told(money(amount), personName(carrier)) : `${sentence(declineReason)}.`;
}

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
        ? `${quote.takenAt ? 'Taken at your book-now price. ' : ''}Waiting for your payment${quote.paymentDueAt ? ` until ${dayAndTime(quote.paymentDueAt)}` : ''}. Nothing is charged until you confirm.`
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
