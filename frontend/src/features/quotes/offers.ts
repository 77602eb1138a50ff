import { useWholeList } from '../../kit/api/lists';
import type { CounterOffer, Quote } from '../../kit/api/types';
import { isWaiting } from '../../kit/format/quotes';
import { now } from '../../kit/format/now';
import { shortMoney } from '../../kit/format/money';
import { sentence } from '../../kit/format/words';

const HOUR = 3_600_000;

/** What was offered on a quote that can still be accepted, newest first; nothing is read while nothing was. */
export function useOffers(quote: Quote | undefined): CounterOffer[] {
  const enabled = quote !== undefined && isWaiting(quote) && quote.counterOffers > 0;
  return useWholeList('/api/quotes/{id}/counter-offers', { id: quote?.id ?? '' }, { enabled }).data ?? [];
}

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

/** What the quote asked when the first offer was made on it; an offer that is accepted becomes its price. */
function askedAt({ amount, history }: Quote, first: CounterOffer | undefined): number {
  const before = first && history.find(({ changedAt }) => Date.parse(changedAt) > Date.parse(first.createdAt));
  return before?.amount ?? amount;
}

/** The figures in one line: "Carrier $900 · you $760 · carrier $850, valid 21 h". */
export function ladder(quote: Quote, offers: readonly CounterOffer[], viewer: Viewer, at = now().getTime()): string {
  const step = (side: CounterOffer['side'], amount: number) =>
    `${side === viewer ? 'you' : side} ${shortMoney(amount)}`;
  const steps = [...offers].reverse().map(({ side, amount }) => step(side, amount));
  const line = [step('carrier', askedAt(quote, offers.at(-1))), ...steps].join(' · ');
  return sentence(line) + standing(offers[0], at);
}

function standing(last: CounterOffer | undefined, at: number): string {
  if (!last) return '';
  if (last.status !== 'open') return `, ${last.status}`;
  const left = Math.ceil((Date.parse(last.validUntil) - at) / HOUR);
  return left > 0 ? `, valid ${left}\u00a0h` : '';
}
