import type { Quote } from '../../kit/api/types';

export type QuoteOrder = 'price' | 'rating' | 'earliest';

export const QUOTE_ORDERS: { id: QuoteOrder; label: string }[] = [
  { id: 'price', label: 'Lowest price' },
  { id: 'rating', label: 'Best rated' },
  { id: 'earliest', label: 'Earliest delivery' },
];

/**
 * Sorts quotes: the accepted one first, declined ones last, the others as chosen. Missing values come last, and ties go
 * by price.
 */
export function ordered(quotes: Quote[], order: QuoteOrder): Quote[] {
  const rank = (quote: Quote) => (quote.status === 'declined' ? 2 : quote.status === 'pending' ? 1 : 0);
  const by: Record<QuoteOrder, (quote: Quote) => number> = {
    price: (quote) => quote.amount,
    rating: (quote) => -(quote.carrier.rating ?? 0),
    earliest: (quote) => dayNumber(quote.estimatedDeliveryDate),
  };
  return [...quotes].sort((a, b) => rank(a) - rank(b) || compare(by[order](a), by[order](b)) || a.amount - b.amount);
}

function dayNumber(date: string | null): number {
  return date ? Date.parse(date) : Infinity;
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
