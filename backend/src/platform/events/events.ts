import type { Tx } from '../database/tx.js';

/** `noun.pastVerb`; the noun is what the live stream is filtered by. */
export type EventName =
  | `${'shipment' | 'quote' | 'payment' | 'message' | 'location' | 'claim' | 'notification' | 'user' | 'prices' | 'review' | 'verification'}.${string}`;

/** The ids that an event speaks of; a listener reads the rows again by them. */
export interface EventIds {
  shipmentId?: string;
  quoteId?: string;
  paymentId?: string;
  messageId?: string;
  conversationId?: string;
  userId?: string;
  notificationId?: string;
  locationId?: string;
  reviewId?: string;
  claimId?: string;
  verificationId?: string;
}

export interface DomainEvent {
  id: number;
  name: EventName;
  ids: EventIds;
  userIds: string[];
  at: Date;
}

/**
 * Announces in the caller's transaction what happened: one row that is the outbox for listeners and the log of
 * the live streams in one. `userIds` are the people whose screens show it; `at` is business time.
 */
export async function emit(tx: Tx, at: Date, name: EventName, ids: EventIds, userIds: readonly string[]): Promise<void> {
  await tx.run('INSERT INTO events (name, ids, user_ids, at) VALUES ($1, $2, $3::uuid[], $4)', [
    name,
    JSON.stringify(ids),
    [...new Set(userIds)],
    at,
  ]);
  tx.wake('events');
}
