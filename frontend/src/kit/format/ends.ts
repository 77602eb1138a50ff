import type { Quote } from '../api/types';
import { money } from './money';
import { personName, sentence } from './words';

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
  carrier_suspended: {
    carrier: (price) => `The shipper did not wait until you can pick up again, so this job for ${price} ended.`,
    owner: (_price, carrier) => `You ended the booking, since ${carrier} is suspended.`,
  },
  facts_lapsed: {
    carrier: (price) => `You no longer had a badge that the shipper booked you with, so this job for ${price} ended.`,
    owner: (_price, carrier) => `You ended the booking, since a badge of ${carrier} had come off.`,
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
