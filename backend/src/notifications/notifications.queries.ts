import { machineNow } from '../common/clock.js';
import { MONEY_KINDS, type PreferenceKind, preferenceSql } from '../mails/preference-kinds.js';
import type { Tx } from '../platform/database/tx.js';
import { type Mention, withoutMention, withoutName } from '../platform/mail/mailer.js';
import { emitAll } from '../platform/events/events.js';
import { queuePushes } from '../push/sends.queries.js';
import { isActive } from '../users/active.js';
import type { Person } from './notice-data.js';

const MOST_OPERATORS = 100;

/** The operators. */
export function operators(tx: Tx): Promise<Pick<Person, 'id'>[]> {
  return tx.rows(
    `SELECT u.id FROM users u WHERE u.is_admin AND ${isActive('u')} ORDER BY u.id LIMIT ${MOST_OPERATORS}`,
  );
}

export interface NewNotification {
  id: string;
  userId: string;
  kind: string;
  title: string;
  body: string;
  link: string;
  source: string;
  /** Whom it names, other than its reader. */
  mentions: readonly Mention[];
  mailAt: Date | null;
  /** They have to act on it: phones are woken. */
  urgent: boolean;
  /** The code that takes the place of {@link HIDDEN_CODE} in mails and pushes; sealed. */
  sealedCode?: string | null;
  /** The preference that can turn it off in the app; if none, it always shows there. */
  preference: PreferenceKind | undefined;
}

/**
 * Writes each unless its user was already told from its source, or wants it neither in the app nor by mail nor on a phone of theirs; announces
 * those that now show in the app, and queues what is pushed. If no preference is stored, all of it.
 */
export async function addNotifications(tx: Tx, at: Date, rows: readonly NewNotification[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends keyof NewNotification>(name: Name) => rows.map((row) => row[name] ?? null);
  const written = await tx.rows<{ notificationId: string; userId: string; inApp: boolean; pushed: boolean }>(
    `INSERT INTO notifications (id, user_id, kind, title, body, link, source, mail_at, in_app, created_at, mentions, urgent, sealed_code)
     SELECT n.id, n.user_id, n.kind, n.title, n.body, n.link, n.source, n.mail_at, coalesce(p.in_app, true), $10, n.mentions::jsonb, n.urgent, n.sealed_code
       FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::text[], $11::text[], $12::boolean[], $13::text[])
            AS n (id, user_id, kind, title, body, link, source, mail_at, preference, mentions, urgent, sealed_code)
       LEFT JOIN notification_preferences p ON p.user_id = n.user_id AND p.kind = n.preference
      WHERE coalesce(p.in_app, true) OR n.mail_at IS NOT NULL
         OR (p.push AND EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = n.user_id))
     ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING
     RETURNING id AS "notificationId", user_id AS "userId", in_app AS "inApp",
       EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = notifications.user_id) AS pushed`,
    [
      column('id'),
      column('userId'),
      column('kind'),
      column('title'),
      column('body'),
      column('link'),
      column('source'),
      column('mailAt'),
      column('preference'),
      at,
      rows.map(({ mentions }) => JSON.stringify(mentions)),
      column('urgent'),
      column('sealedCode'),
    ],
  );
  emitAll(
    tx,
    at,
    'notification.created',
    written
      .filter(({ inApp }) => inApp)
      .map(({ notificationId, userId }) => ({ ids: { notificationId }, userIds: [userId] })),
  );
  const pushed = written.filter((each) => each.pushed).map(({ notificationId }) => notificationId);
  if (pushed.length > 0) await queuePushes(tx, machineNow(), pushed);
}

/** Removes a person's name from other people's notifications. */
export async function forgetName(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    `UPDATE notifications SET title = ${withoutName('title')}, body = ${withoutName('body')}, mentions = ${withoutMention} WHERE mentions @> $1::jsonb`,
    [JSON.stringify([{ id: userId }]), userId],
  );
}

export interface DueMail {
  id: string;
  userId: string;
  email: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  mentions: Mention[];
  sealedCode: string | null;
  /** About money, or unread and wanted; the person still exists, and no earlier message of the conversation was mailed and is still unread. */
  wanted: boolean;
}

/** Notifications whose mail is due, locked. */
export function dueMails(tx: Tx, now: Date, limit: number): Promise<DueMail[]> {
  return tx.rows<DueMail>(
    `SELECT n.id, n.user_id AS "userId", u.email, n.kind, n.title, n.body, n.link, n.mentions, n.sealed_code AS "sealedCode",
            u.deleted_at IS NULL
            AND (split_part(n.kind, '.', 1) = ANY($3) OR (n.read_at IS NULL AND coalesce(p.mail, true)))
            AND NOT EXISTS (
              SELECT 1 FROM notifications o WHERE o.user_id = n.user_id AND o.read_at IS NULL AND o.mailed
                 AND o.kind = 'message.sent' AND n.kind = o.kind AND o.link = n.link) AS wanted
       FROM notifications n JOIN users u ON u.id = n.user_id
       LEFT JOIN notification_preferences p ON p.user_id = n.user_id AND p.kind = ${preferenceSql('n.kind')}
      WHERE n.mail_at <= $1 ORDER BY n.mail_at LIMIT $2 FOR UPDATE OF n SKIP LOCKED`,
    [now, limit, MONEY_KINDS],
  );
}
