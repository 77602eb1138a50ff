import type { Quote, TimelineEvent } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { daysWords } from '../../kit/format/windows';

type Terms = Pick<Quote, 'amount' | 'estimatedPickupDate' | 'estimatedDeliveryDate'> &
  Partial<Pick<Quote, 'estimatedPickupUntil'>>;

/** What was agreed before each change since the acceptance, and until when: a sentence for each thing that changed. */
export function earlierLines(deal: Quote, events: readonly TimelineEvent[]): string[] {
  const accepted = events.findLast(({ event, subjectId }) => event === 'accept' && subjectId === deal.id);
  if (!accepted) return [];
  const before = deal.history.filter(({ changedAt }) => Date.parse(changedAt) > Date.parse(accepted.at));
  const lines = before.flatMap((terms, at) =>
    differences(terms, before[at + 1] ?? deal).map((was) => `${was} until ${longDay(terms.changedAt)}.`),
  );
  return [...new Set(lines)];
}

function differences(before: Terms, after: Terms): string[] {
  const pickup = ({ estimatedPickupDate: first, estimatedPickupUntil: last }: Terms) =>
    first ? daysWords(first, last) : 'on no set day';
  const delivery = ({ estimatedDeliveryDate: day }: Terms) => (day ? `by ${daysWords(day, null)}` : 'on no set day');
  return [
    ...(before.amount === after.amount ? [] : [`The price was ${money(before.amount)}`]),
    ...(pickup(before) === pickup(after) ? [] : [`Pickup was ${pickup(before)}`]),
    ...(delivery(before) === delivery(after) ? [] : [`Delivery was ${delivery(before)}`]),
  ];
}
