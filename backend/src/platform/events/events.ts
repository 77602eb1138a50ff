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
export function emit(tx: Tx, at: Date, name: EventName, ids: EventIds, userIds: readonly string[]): Promise<void> {
  return emitAll(tx, at, name, [{ ids, userIds }]);
}

/** The same of several things to which it happened at once, however many. */
export async function emitAll(tx: Tx, at: Date, name: EventName, happened: readonly { ids: EventIds; userIds: readonly string[] }[]): Promise<void> {
  if (happened.length === 0) return;
  // Several lists of users do not fit into one list of parameters but as text.
  const lists = happened.map(({ userIds }) => `{${[...new Set(userIds)].join(',')}}`);
  await tx.run('INSERT INTO events (name, ids, user_ids, at) SELECT $1, ids::jsonb, users::uuid[], $4 FROM unnest($2::text[], $3::text[]) AS happened (ids, users)', [
    name,
    happened.map(({ ids }) => JSON.stringify(ids)),
    lists,
    at,
  ]);
  tx.wake('events');
}
