import { after, SECOND } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { Health } from './health.js';
import type { StoredSecret } from './secrets.js';

/** Longer than any attempt: one that is still in hand then was lost with its worker. All instants here are of machine time. */
const LEASE_MS = 60 * SECOND;

/** An endpoint for which something is due, locked. */
export interface DueEndpoint extends Health {
  secrets: StoredSecret[];
  held_until: Date | null;
}

const COLUMNS = 'id, user_id, url, secrets, failures, failing_since, warned_at, disabled_at, held_until';

/** The endpoint that has waited longest for a worker, locked; those that other workers look at are passed over. */
export function lockDue(tx: Tx, at: Date): Promise<DueEndpoint | undefined> {
  return tx.one<DueEndpoint>(
    `SELECT ${COLUMNS} FROM webhook_endpoints WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [at],
  );
}

export function lockById(tx: Tx, id: string): Promise<DueEndpoint | undefined> {
  return tx.one<DueEndpoint>(`SELECT ${COLUMNS} FROM webhook_endpoints WHERE id = $1 FOR UPDATE`, [id]);
}

/** A delivery in a worker's hands. */
export interface Leased {
  id: string;
  endpoint_id: string;
  event_id: string;
  body: string;
  attempt: number;
  manual: boolean;
  /** Also proves that it is still this worker's. */
  leased_until: Date;
}

/** How many deliveries of a locked endpoint are in hand. */
export async function countLeased(tx: Tx, endpointId: string, at: Date): Promise<number> {
  const row = await tx.one<{ count: number }>(
    'SELECT count(*)::int AS count FROM webhook_deliveries WHERE endpoint_id = $1 AND leased_until > $2',
    [endpointId, at],
  );
  return row?.count ?? 0;
}

/** Takes up to `most` due deliveries of a locked endpoint in hand; while it is held, only those asked for by hand. */
export function lease(tx: Tx, endpoint: DueEndpoint, most: number, at: Date): Promise<Leased[]> {
  const isHeld = endpoint.held_until !== null && endpoint.held_until > at;
  const due = (column: string, more: string) =>
    `(SELECT id, ${column} AS at FROM webhook_deliveries
       WHERE endpoint_id = $1 AND ${column} <= $2 ${more} AND (leased_until IS NULL OR leased_until <= $2) ORDER BY ${column} LIMIT $3)`;
  return tx.rows<Leased>(
    `UPDATE webhook_deliveries SET leased_until = $4 WHERE id IN (
       SELECT id FROM (${due('manual_at', '')} UNION ALL ${due('next_at', 'AND NOT $5::boolean')}) due ORDER BY at LIMIT $3)
     RETURNING id, endpoint_id, event_id, body, attempt, coalesce(manual_at <= $2, false) AS manual, leased_until`,
    [endpoint.id, at, most, after(at, LEASE_MS), isHeld],
  );
}

/**
 * Says when a worker has to look at a locked endpoint again. `isFull`: not before something in hand is done, or lost.
 * A disabled one that is due stays due: what was being queued while it was disabled is still to be cancelled.
 */
export async function setDue(tx: Tx, at: Date, id: string, isFull: boolean): Promise<void> {
  const free = 'endpoint_id = e.id AND leased_until IS NULL AND NOT $3::boolean';
  await tx.run(
    `UPDATE webhook_endpoints e SET due_at = CASE WHEN disabled_at IS NULL THEN (SELECT min(at) FROM (
         (SELECT manual_at AS at FROM webhook_deliveries WHERE ${free} AND manual_at IS NOT NULL ORDER BY manual_at LIMIT 1)
         UNION ALL
         (SELECT greatest(next_at, e.held_until) FROM webhook_deliveries WHERE ${free} AND next_at IS NOT NULL ORDER BY next_at LIMIT 1)
         UNION ALL
         (SELECT $2::timestamptz FROM webhook_deliveries WHERE endpoint_id = e.id AND leased_until IS NOT NULL LIMIT 1)) due) ELSE due_at END
      WHERE e.id = $1`,
    [id, after(at, LEASE_MS), isFull],
  );
}

/** Lets go of a delivery without an outcome; it is due again at `dueAt`. */
export async function letGo(tx: Tx, { id, leased_until }: Leased, dueAt: Date): Promise<void> {
  await tx.run(
    `UPDATE webhook_deliveries SET leased_until = NULL,
            manual_at = CASE WHEN manual_at IS NOT NULL THEN greatest(manual_at, $3) END,
            next_at = CASE WHEN next_at IS NOT NULL THEN greatest(next_at, $3) END
      WHERE id = $1 AND leased_until = $2`,
    [id, leased_until, dueAt],
  );
}
