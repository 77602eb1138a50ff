import type { Quote } from '../api/types';
import { count } from './words';
import { money } from './money';

type Terms = Pick<Quote, 'waitingPrice' | 'freeWaitingMinutes'>;

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** What a quote asks for waiting: "free" or "$60.00 an hour after 60 minutes". */
export function waitingWords({ waitingPrice, freeWaitingMinutes = 0 }: Partial<Terms>): string {
  if (!waitingPrice) return 'free';
  const after = freeWaitingMinutes > 0 ? ` after ${count(freeWaitingMinutes, 'minute')}` : '';
  return `${money(waitingPrice)} an hour${after}`;
}

/** A time on the road: "1 h 40 min". */
function spanWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** What waiting came to. */
export interface Waited {
  /** Whole minutes since the arrival. */
  minutes: number;
  /** Cents, by the quote's terms. */
  cents: number;
  /** The same as a sentence. */
  words: string;
}

/** What waiting from a recorded arrival until an instant comes to; undefined where the quote asks for none, or nobody arrived. */
export function waitedSince(arrivedAt: string | undefined, until: Date, quote: Terms): Waited | undefined {
  const { waitingPrice, freeWaitingMinutes } = quote;
  if (!arrivedAt || !waitingPrice) return undefined;
  const minutes = Math.max(0, Math.floor((until.getTime() - Date.parse(arrivedAt)) / MINUTE_MS));
  const charged = Math.max(0, minutes - freeWaitingMinutes);
  const cents = Math.round((charged * Math.round(waitingPrice * 100)) / HOUR_MINUTES);
  const words = `Waited ${spanWords(minutes)} since the arrival; waiting is ${waitingWords(quote)}: ${money(cents / 100)}.`;
  return { minutes, cents, words };
}
