import type { Tx } from '../database/tx.js';
import type { EventIds, EventName } from './catalog.js';

export interface DomainEvent<E extends EventName = EventName> {
  id: number;
  name: E;
  ids: EventIds<E>;
  userIds: string[];
  at: Date;
}

/**
 * Announces in the caller's transaction what happened: one row serves as both the listeners' outbox and the log of the
 * live streams. `userIds` are the people whose screens show it; `at` is business time.
 */
export function emit<E extends EventName>(
  tx: Tx,
  at: Date,
  name: E,
  ids: EventIds<E>,
  userIds: readonly string[],
): void {
  emitAll(tx, at, name, [{ ids, userIds }]);
}

/** The same for any number of things it happened to at once. */
export function emitAll<E extends EventName>(
  tx: Tx,
  at: Date,
  name: E,
  happened: readonly { ids: EventIds<E>; userIds: readonly string[] }[],
): void {
  if (happened.length === 0) return;
  // Several lists of users only fit into one list parameter as text.
  const lists = happened.map(({ userIds }) => `{${[...new Set(userIds)].join(',')}}`);
  tx.send(
    'INSERT INTO events (name, ids, user_ids, at) SELECT $1, ids::jsonb, users::uuid[], $4 FROM unnest($2::text[], $3::text[]) AS happened (ids, users)',
    [name, happened.map(({ ids }) => JSON.stringify(ids)), lists, at],
  );
  tx.wake('events');
}
