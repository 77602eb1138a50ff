import type { Quote } from '../../kit/api/types';
import { endOfQuote } from './ends';

/** Why a quote is over, in words for its reader. */
export default function QuoteEnd({ quote, reader }: { quote: Quote; reader: Parameters<typeof endOfQuote>[1] }) {
  return endOfQuote(quote, reader);
}
