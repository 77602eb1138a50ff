import { may } from '../../kit/api/acts';
import type { CounterOffer, Quote, Shipment } from '../../kit/api/types';
import { withOffer } from './offers';

/** One quote beside others: as it would be booked now. */
export interface Compared {
  /** With the terms of the offer, if that is what can be accepted. */
  quote: Quote;
  /** As it is. */
  asked: Quote;
  /** The carrier's offer that waits for the reader. */
  offer: CounterOffer | undefined;
}

/** What the comparison says of a quote on which this offer is open: nobody accepts the higher price beside a lower one. */
export function comparedOf(asked: Quote, open: CounterOffer | undefined): Compared {
  const offer = open && may(open, 'accept') ? open : undefined;
  return { quote: offer ? withOffer(asked, offer) : asked, asked, offer };
}

type Asked = Pick<Shipment, 'pickupDate' | 'deliveryFrom' | 'deliveryDate'>;

/** Whether a quote has the days that the listing asks for; undefined if it asks for none. */
export function onDaysAskedFor({ quote, offer }: Compared, listing: Asked): string | undefined {
  const asksDelivery = listing.deliveryFrom ?? listing.deliveryDate;
  if (!listing.pickupDate && !asksDelivery) return undefined;
  if ((listing.pickupDate && !quote.estimatedPickupDate) || (asksDelivery && !quote.estimatedDeliveryDate))
    return 'Not all given';
  // The server compared the days of the quote.
  if (offer && (offer.pickupDate ?? offer.deliveryDate)) return 'See above';
  return quote.outsideWindow ? 'No' : 'Yes';
}
