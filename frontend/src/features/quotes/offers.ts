import { useWholeList, wholeList } from '../../kit/api/lists';
import type { CounterOffer, Quote } from '../../kit/api/types';
import { isWaiting } from '../../kit/format/quotes';
import { shortMoney } from '../../kit/format/money';

const HOUR = 3_600_000;

/** What was offered on a quote that can still be accepted, newest first; nothing is read while nothing was. */
export function useOffers(quote: Quote): CounterOffer[] {
  return useWholeList('/api/quotes/{id}/counter-offers', { id: quote.id }, { enabled: hasOffers(quote) }).data ?? [];
}

/** The same of several quotes, for `useQueries`. */
export const offersOf = (quotes: readonly Quote[]) =>
  quotes.map((quote) => wholeList('/api/quotes/{id}/counter-offers', { id: quote.id }, hasOffers(quote)));

const hasOffers = (quote: Quote): boolean => isWaiting(quote) && quote.counterOffers > 0;

/** The one that waits for its answer. */
export const openOf = (offers: readonly CounterOffer[]): CounterOffer | undefined =>
  offers.find(({ status }) => status === 'open');

/** A quote as accepting the offer makes it: with its price and, if it names any, its days. */
export function withOffer(quote: Quote, { amount, pickupDate, pickupUntil, deliveryDate }: CounterOffer): Quote {
  return {
    ...quote,
    amount,
    ...(pickupDate
      ? { estimatedPickupDate: pickupDate, estimatedPickupUntil: pickupUntil, pickupDay: null, pickupDayHours: null }
      : {}),
    estimatedDeliveryDate: deliveryDate ?? quote.estimatedDeliveryDate,
  };
}

/** The reader's side; undefined for an operator. */
export type Viewer = CounterOffer['side'] | undefined;

/** The figures in one line: "$900 · you $760 · $850, valid 21 h". */
export function ladder(quote: Quote, offers: readonly CounterOffer[], viewer: Viewer, now = Date.now()): string {
  const who = (side: CounterOffer['side']) => (viewer === undefined ? `${side} ` : side === viewer ? 'you ' : '');
  const steps = [...offers].reverse().map(({ side, amount }) => `${who(side)}${shortMoney(amount)}`);
  return [`${who('carrier')}${shortMoney(quote.amount)}`, ...steps].join(' · ') + standing(offers[0], now);
}

function standing(last: CounterOffer | undefined, now: number): string {
  if (!last) return '';
  if (last.status !== 'open') return `, ${last.status}`;
  const left = Math.ceil((Date.parse(last.validUntil) - now) / HOUR);
  return left > 0 ? `, valid ${left} h` : '';
}
