import { ApiError } from '../../kit/api/errors';
import type { Quote } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { daysWords } from '../../kit/format/windows';
import { money } from '../../kit/format/money';
import { waitingWords } from '../../kit/format/waiting';

/** The parts of a quote that a shipper sees and agrees to by accepting it. */
const SEEN = [
  'amount',
  'estimatedPickupDate',
  'estimatedPickupUntil',
  'estimatedDeliveryDate',
  'waitingPrice',
  'freeWaitingMinutes',
  'message',
] as const satisfies readonly (keyof Quote)[];

export type Seen = Pick<Quote, (typeof SEEN)[number]>;

export function seenOf(quote: Quote): Seen {
  return Object.fromEntries(SEEN.map((part) => [part, quote[part]])) as Seen;
}

/** What a carrier changed before the acceptance, in sentences; undefined if it was refused for another reason. */
export function changesIn(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'quote_changed') return undefined;
  const { expected = {}, current = {} } = error.problem as { expected?: Partial<Seen>; current?: Partial<Seen> };
  const day = (date: string | null | undefined) => (date ? calendarDate(date) : 'no date');
  const days = ({ estimatedPickupDate: first, estimatedPickupUntil: last }: Partial<Seen>) =>
    first ? daysWords(first, last) : 'no date';
  return [
    ...(expected.amount !== current.amount
      ? [`The price was ${money(expected.amount ?? 0)} and is now ${money(current.amount ?? 0)}.`]
      : []),
    ...(days(expected) !== days(current) ? [`Pickup was ${days(expected)} and is now ${days(current)}.`] : []),
    ...(expected.estimatedDeliveryDate !== current.estimatedDeliveryDate
      ? [`Delivery was ${day(expected.estimatedDeliveryDate)} and is now ${day(current.estimatedDeliveryDate)}.`]
      : []),
    ...(waitingWords(expected) !== waitingWords(current)
      ? [`Waiting was ${waitingWords(expected)} and is now ${waitingWords(current)}.`]
      : []),
    ...(expected.message !== current.message ? ['The message changed.'] : []),
  ];
}
