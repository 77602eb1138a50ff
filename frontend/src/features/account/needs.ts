import type { Need } from '../../kit/api/types';
import { calendarDate, deadline, today } from '../../kit/format/dates';

const asks: Record<Need['kind'], string> = {
  pay: 'Pay for',
  confirm_delivery: 'Confirm the delivery of',
  pick_up: 'Pick up',
  deliver: 'Deliver',
  give_addresses: 'Give the street address for',
  answer_attempt: 'Get back to your carrier about',
  carrier_suspended: 'Keep or end the booking of',
  facts_lapsed: 'See what lapsed, then keep or end the booking of',
  choose_quote: 'Choose a quote for',
  set_days: 'Set new days for',
  answer_claim: 'Answer the claim on',
  answer_message: 'Answer the message about',
  answer_change: 'Answer the change to',
  pay_change: 'Pay the extra for',
  answer_offer: 'Answer the offer on',
  answer_question: 'Answer a question about',
  quote_first: 'Quote before others on',
  confirm_quote: 'Confirm or change your quote for',
};

/** What the user is asked to do. */
export function needText(need: Need): string {
  // A conversation without a shipment has the other person's name as its title.
  if (need.kind === 'answer_message' && need.shipmentId === null) return `Answer the message from ${need.title}`;
  return `${asks[need.kind]} ${need.title}`;
}

/** When it is due: an agreed day as that day, anything else to the minute; undefined if it is never. */
export function needDue({ dueOn, dueAt }: Pick<Need, 'dueOn' | 'dueAt'>, now = today()): string | undefined {
  if (dueOn)
    return dueOn === now ? 'today' : dueOn < now ? `was due ${calendarDate(dueOn)}` : `by ${calendarDate(dueOn)}`;
  return dueAt ? `by ${deadline(dueAt)}` : undefined;
}

/** The part of the shipment's page where it is done. */
const PART: Partial<Record<Need['kind'], string>> = { answer_claim: '#answer-claim', give_addresses: '#addresses' };

/** Where it is done. */
export function needPath(need: Need): string {
  if (need.kind === 'answer_message' && need.conversationId) return `/messages?c=${need.conversationId}`;
  return need.shipmentId ? `/shipments/${need.shipmentId}${PART[need.kind] ?? ''}` : '/dashboard';
}
