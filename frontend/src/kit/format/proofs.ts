import type { TimelineEvent } from '../api/types';
import { dayAndTime, longDay } from './dates';

/** A carrier's proof of the pickup, of the delivery, or of having been there for nothing. */
export interface KeptProof {
  at: string;
  title: 'Picked up' | 'Delivered' | 'Could not pick up' | 'Could not deliver';
  /** Why nothing could be loaded or unloaded. */
  reason: string | undefined;
  note: string | undefined;
  recipientName: string | undefined;
  /** Who did it for the carrier. */
  driver: string | undefined;
  photos: string[];
  /** When it happened, where the phone that did it says so more than ten minutes before we heard of it. */
  happenedAt: string | undefined;
  /** The day of the carrier's phone counts for a delay, and is another one than that on which we heard of it. */
  isEarlierDay: boolean;
  /** How long the carrier had waited, in minutes. */
  waitedMinutes: number | undefined;
  /** Where the phone was, in words; undefined if it did not say. */
  where: string | undefined;
}

const APART_MS = 600_000;
const WHERE: Readonly<Record<string, string>> = {
  in: 'at the place, according to the phone',
  near: 'near the place, according to the phone',
  out: 'somewhere else, according to the phone',
};

/** The proofs found in a shipment's history. */
export function proofsOf(events: readonly TimelineEvent[]): KeptProof[] {
  return events
    .filter(({ subject, event }) => subject === 'quote' && ['pickup', 'deliver', 'attempt'].includes(event))
    .map(proofOf);
}

function proofOf({ at, event, data }: TimelineEvent): KeptProof {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const photos: unknown = data?.photos;
  const happenedAt = text(data?.happenedAt);
  const isApart = happenedAt !== undefined && Date.parse(at) - Date.parse(happenedAt) > APART_MS;
  const waited: unknown = data?.waitedMinutes;
  return {
    at,
    title: titleOf(event, data),
    reason: event === 'attempt' ? attemptReason(data) : undefined,
    note: text(data?.note),
    recipientName: text(data?.recipientName),
    driver: text(data?.driver),
    happenedAt: isApart ? happenedAt : undefined,
    isEarlierDay:
      happenedAt !== undefined && data?.['delayBasis'] === 'borne_out' && longDay(happenedAt) !== longDay(at),
    waitedMinutes: typeof waited === 'number' ? waited : undefined,
    where: WHERE[text(data?.fence) ?? ''],
    photos: Array.isArray(photos) ? photos.filter((photo) => typeof photo === 'string') : [],
  };
}

function titleOf(event: string, data: TimelineEvent['data']): KeptProof['title'] {
  if (event === 'attempt') return data?.['end'] === 'delivery' ? 'Could not deliver' : 'Could not pick up';
  return event === 'pickup' ? 'Picked up' : 'Delivered';
}

const REASONS: Readonly<Record<string, string>> = {
  nobody_home: 'nobody was there',
  refused: 'it was refused',
  no_access: 'no way in for the truck',
};

/** `nobody was there` */
export function attemptReason(data: TimelineEvent['data']): string {
  return REASONS[String(data?.['reason'])] ?? 'something else';
}

/** That a carrier was at an end for nothing. */
export interface Attempt {
  at: string;
  /** As `attemptReason`. */
  reason: string;
}

/**
 * The last attempt of a quote's carrier at an end; undefined if they have come again since, or another agreement was made.
 */
export function lastAttempt(
  events: readonly TimelineEvent[],
  quoteId: string,
  end: 'pickup' | 'delivery',
): Attempt | undefined {
  const last = events.findLast(
    ({ event, subject, subjectId, data, to }) =>
      (subject === 'change_order' && to === 'done') ||
      ((event === 'arrive' || event === 'attempt') && subjectId === quoteId && data?.['end'] === end),
  );
  return last?.event === 'attempt' ? { at: last.at, reason: attemptReason(last.data) } : undefined;
}

/** `You could not pick up: nobody was there, Sun, Nov 29, 10:19 PM.` */
export function attemptWords({ at, reason }: Attempt, end: 'pickup' | 'delivery', who = 'You'): string {
  return `${who} could not ${end === 'pickup' ? 'pick up' : 'deliver'}: ${reason}, ${dayAndTime(at)}.`;
}
