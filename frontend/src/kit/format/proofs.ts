import type { TimelineEvent } from '../api/types';

/** A carrier's proof of the pickup or the delivery. */
export interface KeptProof {
  at: string;
  title: 'Picked up' | 'Delivered';
  note: string | undefined;
  recipientName: string | undefined;
  photos: string[];
}

/** The proofs found in a shipment's history. */
export function proofsOf(events: readonly TimelineEvent[]): KeptProof[] {
  return events
    .filter((event) => event.subject === 'quote' && (event.event === 'pickup' || event.event === 'deliver'))
    .map(proofOf);
}

function proofOf({ at, event, data }: TimelineEvent): KeptProof {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const photos: unknown = data?.photos;
  return {
    at,
    title: event === 'pickup' ? 'Picked up' : 'Delivered',
    note: text(data?.note),
    recipientName: text(data?.recipientName),
    photos: Array.isArray(photos) ? photos.filter((photo) => typeof photo === 'string') : [],
  };
}
