import type { ChangeOrder, Quote } from '../api/types';
import type { Arrival } from './arrivals';
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
  /** Cents, by the quote's terms, without what was agreed for it already. */
  cents: number;
  /** The same as a sentence. */
  words: string;
}

/**
 * What waiting from a recorded arrival until an instant comes to; undefined where the quote asks for none, or nobody arrived.
 * `changes` are those of the deal: what was agreed for waiting since the arrival is not asked for again.
 */
export function waitedSince(
  arrival: Arrival | undefined,
  until: Date,
  quote: Terms,
  changes: readonly Pick<ChangeOrder, 'reason' | 'status' | 'delta' | 'createdAt'>[] = [],
): Waited | undefined {
  const { waitingPrice, freeWaitingMinutes } = quote;
  if (!arrival || !waitingPrice) return undefined;
  const minutes = Math.max(0, Math.floor((until.getTime() - Date.parse(arrival.at)) / MINUTE_MS));
  const charged = Math.max(0, minutes - freeWaitingMinutes);
  const agreed = changes
    .filter(({ reason, status, createdAt }) => reason === 'waiting' && status === 'done' && createdAt >= arrival.at)
    .reduce((sum, { delta }) => sum + Math.round(delta * 100), 0);
  const cents = Math.max(0, Math.round((charged * Math.round(waitingPrice * 100)) / HOUR_MINUTES) - agreed);
  const since = arrival.wasThere ? 'since the arrival' : 'since an arrival without a location';
  const before = agreed > 0 ? `, ${money(agreed / 100)} of it agreed before` : '';
  return {
    minutes,
    cents,
    words: `Waited ${spanWords(minutes)} ${since}; waiting is ${waitingWords(quote)}${before}: ${money(cents / 100)}.`,
  };
}
