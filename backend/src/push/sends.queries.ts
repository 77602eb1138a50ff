import { after, MINUTE } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { unusedSince } from '../common/sessions.js';
import { preferenceSql } from '../mails/preference-kinds.js';
import { KEPT_SECONDS } from './attempt.js';

/** Longer than any attempt: what is still in hand then was lost with its worker. */
const LEASE_MS = MINUTE;

/** A push in a worker's hands. */
export interface Leased {
  id: string;
  subscriptionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  showsAmounts: boolean;
  /** Of the subscription in a row, when this was taken. */
  failures: number;
  notificationId: string | null;
  title: string | null;
  body: string | null;
  link: string | null;
  urgent: boolean | null;
  /** Takes the place of {@link HIDDEN_CODE}; sealed. */
  sealedCode: string | null;
  /** Nobody has read it, it is not too old, and the browser is still signed in. */
  wanted: boolean;
}

/** A participant: queues a push of each notification to each browser of its user's, unless they do not want its kind. */
export async function queuePushes(tx: Tx, now: Date, notificationIds: readonly string[]): Promise<void> {
  const queued = await tx.run(
    `INSERT INTO push_sends (subscription_id, notification_id, due_at, created_at)
     SELECT s.id, n.id, $2, $2 FROM notifications n JOIN push_subscriptions s ON s.user_id = n.user_id
      WHERE n.id = ANY($1::uuid[]) AND NOT EXISTS (
        SELECT 1 FROM notification_preferences p WHERE p.user_id = n.user_id AND p.kind = ${preferenceSql('n.kind')} AND NOT p.push)`,
    [notificationIds, now],
  );
  if (queued > 0) tx.topics.add('push');
}

/** A participant: queues a test to all of a user's browsers; returns how many there are. */
export async function queueTests(tx: Tx, now: Date, userId: string): Promise<number> {
  const queued = await tx.run(
    'INSERT INTO push_sends (subscription_id, due_at, created_at) SELECT id, $2, $2 FROM push_subscriptions WHERE user_id = $1',
    [userId, now],
  );
  if (queued > 0) tx.topics.add('push');
  return queued;
}

/** Takes up to `most` due pushes in hand; those that other workers look at are passed over. */
export function lease(tx: Tx, now: Date, most: number): Promise<Leased[]> {
  return tx.rows<Leased>(
    `WITH due AS (SELECT id FROM push_sends WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE push_sends d SET due_at = $2
       FROM due JOIN push_sends w ON w.id = due.id JOIN push_subscriptions s ON s.id = w.subscription_id
       LEFT JOIN sessions e ON e.sid = s.session_id AND e.expire > $1 AND e.last_seen_at > $4
       LEFT JOIN notifications n ON n.id = w.notification_id
      WHERE d.id = due.id
     RETURNING d.id, s.id AS "subscriptionId", s.endpoint, s.p256dh, s.auth, s.shows_amounts AS "showsAmounts", s.failures,
       n.id AS "notificationId", n.title, n.body, n.link, n.urgent, n.sealed_code AS "sealedCode",
       e.sid IS NOT NULL AND n.read_at IS NULL AND d.created_at > $5 AS wanted`,
    [now, after(now, LEASE_MS), most, unusedSince(), after(now, -KEPT_SECONDS * 1_000)],
  );
}

/** Forgets a push: it arrived, or nobody waits for it anymore. */
export async function forget(tx: Tx, { id }: Leased): Promise<void> {
  await tx.run('DELETE FROM push_sends WHERE id = $1', [id]);
}

export async function noteSuccess(tx: Tx, now: Date, leased: Leased): Promise<void> {
  await tx.run('UPDATE push_subscriptions SET last_ok_at = $2, failures = 0 WHERE id = $1', [
    leased.subscriptionId,
    now,
  ]);
  await forget(tx, leased);
}

/** Counts a failure, once for pushes that failed side by side; after `most` in a row the subscription is deleted, with all that waits for it. */
export async function noteFailure(tx: Tx, { subscriptionId, failures }: Leased, most: number): Promise<void> {
  if (failures + 1 >= most) return removeSubscription(tx, subscriptionId);
  await tx.run('UPDATE push_subscriptions SET failures = failures + 1 WHERE id = $1 AND failures = $2', [
    subscriptionId,
    failures,
  ]);
}

/** Holds all that waits for a subscription until then. */
export async function hold(tx: Tx, { subscriptionId }: Leased, until: Date): Promise<void> {
  await tx.run('UPDATE push_sends SET due_at = $2 WHERE subscription_id = $1', [subscriptionId, until]);
}

export async function removeSubscription(tx: Tx, id: string): Promise<void> {
  await tx.run('DELETE FROM push_subscriptions WHERE id = $1', [id]);
}
