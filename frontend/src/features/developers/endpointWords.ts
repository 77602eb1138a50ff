import type { components } from '../../kit/api/schema';
import { dayAndTime, longDay } from '../../kit/format/dates';
import type { Attempt, Delivery, Endpoint } from './endpoints';

type NounOf<Name extends string> = Name extends `${infer Noun}.${string}` ? Noun : never;
/** What events can be about. */
export type EventKind = NounOf<components['schemas']['EventAnswer']['type']>;

/** All events of a kind in words. A kind that the server adds does not compile until it is listed here. */
export const KIND_WORDS: Record<EventKind, { label: string; does: string }> = {
  shipment: { label: 'Shipments', does: 'Listed, changed, picked up, delivered or cancelled.' },
  quote: { label: 'Quotes', does: 'Submitted, changed, accepted, declined or withdrawn.' },
  question: { label: 'Questions', does: 'Asked about a listing, or answered.' },
  counter_offer: { label: 'Counter-offers', does: 'Made, accepted, declined, withdrawn or lapsed.' },
  payment: { label: 'Payments', does: 'In escrow, released, refunded, failed or disputed.' },
  change_order: { label: 'Changes', does: 'Another price or other days proposed, agreed on or refused.' },
  location: { label: 'Locations', does: 'A carrier reported where a shipment is.' },
  message: { label: 'Messages', does: 'Somebody wrote to you. The text is not sent.' },
  claim: { label: 'Claims', does: 'Opened, answered, decided or withdrawn.' },
  review: { label: 'Reviews', does: 'Somebody rated you after a job.' },
  verification: { label: 'Verification', does: 'A fact about you was approved, rejected or expired.' },
  import: { label: 'Imports', does: 'A file of shipments was checked, or all of it is listed.' },
  webhook_endpoint: { label: 'Webhooks', does: 'One of your other addresses was disabled.' },
};

export const KINDS = Object.keys(KIND_WORDS) as EventKind[];

/** All events, as an endpoint asks for them. */
export const ALL_EVENTS = { id: '*', label: 'All events', does: 'Everything below, and what is added later.' };

/** Which events an endpoint asks for, in words; single events as they are. */
export function eventsInWords(events: readonly string[]): string {
  if (events.includes(ALL_EVENTS.id)) return ALL_EVENTS.label;
  return events
    .map((event) => (event.endsWith('.*') ? (KIND_WORDS[event.slice(0, -2) as EventKind]?.label ?? event) : event))
    .join(', ');
}

const WHY_DISABLED: Record<NonNullable<Endpoint['disabledReason']>, string> = {
  owner: 'You disabled it.',
  gone: 'It answered 410 Gone.',
  failing: 'Nothing arrived there for five days.',
  secret_lost: 'Its secret can no longer be read. Replace it first.',
  operator: 'Haulway disabled it; our email says why.',
};

/** How an endpoint is doing, in one line. */
export function standingOf({ disabledReason, disabledAt, failingSince, lastSentAt }: Endpoint): string {
  if (disabledReason) return `Disabled ${longDay(disabledAt ?? '')}. ${WHY_DISABLED[disabledReason]}`;
  if (failingSince) return `Failing since ${dayAndTime(failingSince)}. We keep trying.`;
  return lastSentAt ? `Works. Last event ${dayAndTime(lastSentAt)}.` : 'Nothing sent yet.';
}

const ENDED: Record<Exclude<Delivery['state'], 'waiting'>, string> = {
  sent: 'Arrived',
  cancelled: 'Cancelled, since the webhook was disabled',
  failed: 'Failed ten times',
};

/** What became of a delivery, in a word, as a choice of the list. */
export const STATE_WORDS: Record<Delivery['state'], string> = {
  waiting: 'Not there yet',
  sent: 'Arrived',
  failed: 'Failed',
  cancelled: 'Canceled',
};

/**
 * How many of the newest deliveries that ended in the last 24 hours arrived, in one line; empty if none ended. The list is the newest
 * first, and may be cut off.
 */
export function arrivedInWords(newest: readonly Delivery[], isWhole: boolean, now: Date): string {
  const since = now.getTime() - 24 * 60 * 60_000;
  const recent = newest.filter(({ createdAt }) => new Date(createdAt).getTime() > since);
  const ended = recent.filter(({ state }) => state !== 'waiting');
  if (ended.length === 0) return '';
  const arrived = ended.filter(({ state }) => state === 'sent').length;
  const isCut = !isWhole && recent.length === newest.length;
  return `${isCut ? `Of the last ${ended.length}` : `In the last 24 hours, of ${ended.length}`} ${ended.length === 1 ? 'event' : 'events'}, ${arrived} arrived.`;
}

/** What became of a delivery, in one line. */
export function deliveryInWords({ state, attempt, nextAt }: Delivery): string {
  if (state !== 'waiting') return ENDED[state];
  return attempt === 0 || !nextAt ? 'On its way' : `Failed ${attempt} of 10 times, next try ${dayAndTime(nextAt)}`;
}

const FAILURES: Record<NonNullable<Attempt['failure']>, string> = {
  dns: 'The name was not found.',
  refused_address: 'The name points to an address that is not public.',
  connect: 'No connection.',
  tls: 'The certificate is not valid.',
  timeout: 'No answer in time.',
  status: 'It was refused.',
};

/** How an attempt went, in a few words. */
export function outcomeInWords({ status, failure }: Pick<Attempt, 'status' | 'failure'>): string {
  const answer = status === null ? '' : `Answered ${status}. `;
  return `${answer}${failure ? FAILURES[failure] : 'It arrived.'}`;
}
