import type { ChangeOrder, Quote } from '../api/types';
import { money, priceAfter } from './money';

/** What whoever proposed it calls it. */
export function requestOf({ delta }: ChangeOrder, { amount }: Pick<Quote, 'amount'>): string {
  return delta === 0 ? 'your request' : `your request for ${money(priceAfter(amount, delta))}`;
}
