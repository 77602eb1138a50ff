import { after, DAY, HOUR, machineNow, MINUTE } from '../common/clock.js';
import { Mails } from '../mails/mails.service.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import type { Outcome } from './attempt.js';
import type { DisabledReason } from './webhook-endpoints.dto.js';

/** Only failures for so long disable an endpoint; its owner is warned long before. */
const DISABLED_AFTER_MS = 120 * HOUR;
const WARNED_AFTER_MS = DAY;
/** After so many failures in a row an endpoint gets an attempt a minute, until one succeeds. */
export const FAILURES_UNTIL_HELD = 10;
const HELD_MS = MINUTE;

/** What is known of an endpoint's failures; instants of machine time, as receivers live by it. */
export interface Health {
  id: string;
  user_id: string;
  url: string;
  failures: number;
  failing_since: Date | null;
  warned_at: Date | null;
  disabled_at: Date | null;
}

/** Both times of one moment: `at`, that of business, is what others are told; `machine` rules retries. */
export interface Times {
  at: Date;
  machine: Date;
}

/** A participant: notes that something arrived; all that waits becomes due. */
export async function noteSuccess(tx: Tx, at: Date, { id, failures }: Health): Promise<void> {
  await tx.run(
    `UPDATE webhook_endpoints SET last_sent_at = $2, failures = 0, failing_since = NULL, warned_at = NULL, held_until = NULL WHERE id = $1`,
    [id, at],
  );
  if (failures > 0)
    await tx.run('UPDATE webhook_deliveries SET next_at = $2 WHERE endpoint_id = $1 AND next_at > $2', [id, at]);
}

/** A participant: notes that something did not arrive, which may disable the endpoint. */
export async function noteFailure(
  tx: Tx,
  { at, machine }: Times,
  health: Health,
  { status }: Outcome,
  mails: Mails,
): Promise<void> {
  const failures = health.failures + 1;
  const since = health.failing_since ?? machine;
  const isWarned = health.warned_at !== null || since > after(machine, -WARNED_AFTER_MS);
  await tx.run(
    'UPDATE webhook_endpoints SET failures = $2, failing_since = $3, held_until = $4, warned_at = $5 WHERE id = $1',
    [
      health.id,
      failures,
      since,
      failures >= FAILURES_UNTIL_HELD ? after(machine, HELD_MS) : null,
      isWarned ? health.warned_at : machine,
    ],
  );
  if (health.disabled_at) return;
  if (status === 410) return disable(tx, at, health, 'gone', mails);
  if (since <= after(machine, -DISABLED_AFTER_MS)) return disable(tx, at, health, 'failing', mails);
  if (!isWarned)
    await mails.account(tx, 'webhook_failing', await emailOf(tx, health.user_id), { url: health.url, hours: 24 });
}

/** An operator says why. */
const WHY: Readonly<Record<Exclude<DisabledReason, 'owner' | 'operator'>, string>> = {
  gone: 'It answered 410 Gone.',
  failing: 'Nothing has arrived there for 120 hours.',
  secret_lost: 'Its secret can no longer be read. Replace it, then enable the address again.',
};

/**
 * A participant: disables an endpoint, tells its owner by mail and their other endpoints by event, at a time of business. An operator says why in their own
 * words, and only operators enable it again.
 */
export async function disable(
  tx: Tx,
  at: Date,
  { id, user_id: userId, url }: Pick<Health, 'id' | 'user_id' | 'url'>,
  reason: keyof typeof WHY | { operator: string },
  mails: Mails,
): Promise<void> {
  const [word, why, byOperator] =
    typeof reason === 'string' ? [reason, WHY[reason], false] : ['operator' as const, reason.operator, true];
  await stop(tx, id, word);
  emit(tx, at, 'webhook_endpoint.disabled', { webhookEndpointId: id }, [userId]);
  await mails.account(tx, 'webhook_disabled', await emailOf(tx, userId), { url, why, byOperator });
}

/** A participant: sends to an endpoint again. Everything that failed before is forgotten. */
export async function enable(tx: Tx, id: string): Promise<void> {
  await tx.run(
    `UPDATE webhook_endpoints SET disabled_at = NULL, disabled_reason = NULL, failures = 0, failing_since = NULL, warned_at = NULL, held_until = NULL WHERE id = $1`,
    [id],
  );
}

/** A participant: nothing more is sent to an endpoint, and what waits is cancelled. */
export async function stop(tx: Tx, id: string, reason: DisabledReason): Promise<void> {
  await tx.run('UPDATE webhook_endpoints SET disabled_at = $2, disabled_reason = $3 WHERE id = $1', [
    id,
    machineNow(),
    reason,
  ]);
  await cancelWaiting(tx, id);
}

/** A participant: cancels what waits for a disabled endpoint, and what was asked for by hand; nothing is due then. */
export async function cancelWaiting(tx: Tx, id: string): Promise<void> {
  await tx.run('UPDATE webhook_endpoints SET due_at = NULL WHERE id = $1', [id]);
  await tx.run(
    `UPDATE webhook_deliveries SET state = CASE WHEN state = 'waiting' THEN 'cancelled' ELSE state END, next_at = NULL, manual_at = NULL
      WHERE endpoint_id = $1 AND (next_at IS NOT NULL OR manual_at IS NOT NULL)`,
    [id],
  );
}

async function emailOf(tx: Tx, userId: string): Promise<string> {
  const owner = await tx.one<{ email: string }>('SELECT email FROM users WHERE id = $1', [userId]);
  return owner?.email ?? '';
}
