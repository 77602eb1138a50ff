import { isUntilDelivery } from '../common/booked.js';
import {
  CLAIM_AGES,
  CLAIM_OPEN,
  CLAIM_OVERDUE,
  DEADLINE_OVERDUE,
  HAPPENED,
  LATE_DELIVERY,
  LATE_PICKUP,
  OPERATION_STUCK,
} from './admin.conditions.js';

/**
 * The figures for whole days, $1 to $2 (UTC, the last excluded), computed from what happened on them; $3 and $4 are the
 * same bounds as instants. The timeline and users are read through their indexes on the instant.
 */
const FIGURES = `
  WITH lines AS (
    SELECT (t.at AT TIME ZONE 'UTC')::date AS day, t.id, t.subject, t.subject_id, t.event, t.from_status, t.to_status, t.at
      FROM timeline t WHERE t.at >= $3 AND t.at < $4
  ), counted AS (
    SELECT l.day,
           count(*) FILTER (WHERE ${HAPPENED.listed('l')}) AS listed,
           count(*) FILTER (WHERE ${HAPPENED.quoted('l')}) AS quoted,
           count(*) FILTER (WHERE ${HAPPENED.accepted('l')}) AS booked,
           count(*) FILTER (WHERE ${HAPPENED.paid('l')}) AS paid,
           count(*) FILTER (WHERE ${HAPPENED.delivered('l')}) AS delivered,
           count(*) FILTER (WHERE ${HAPPENED.cancelled('l')}) AS cancelled
      FROM lines l GROUP BY l.day
  ), money AS (
    SELECT l.day,
           sum(p.amount * 100) FILTER (WHERE ${HAPPENED.paid('l')}) AS volume,
           sum((p.payout_amount + p.platform_fee) * 100) FILTER (WHERE ${HAPPENED.released('l')}) AS released,
           sum(p.platform_fee * 100) FILTER (WHERE ${HAPPENED.released('l')}) AS fees
      FROM lines l JOIN payments p ON p.id = l.subject_id WHERE ${HAPPENED.paid('l')} OR ${HAPPENED.released('l')} GROUP BY l.day
  ), waited AS (
    SELECT l.day, sum(extract(epoch FROM l.at - s.created_at)) AS seconds
      FROM lines l JOIN shipments s ON s.id = l.subject_id WHERE ${HAPPENED.quoted('l')} GROUP BY l.day
  ), joined AS (
    SELECT (u.created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM users u WHERE u.created_at >= $3 AND u.created_at < $4 GROUP BY 1
  )
  SELECT d::date AS day, coalesce(j.n, 0)::int AS sign_ups, coalesce(c.listed, 0)::int AS listed, coalesce(c.quoted, 0)::int AS quoted,
         coalesce(c.booked, 0)::int AS booked, coalesce(c.paid, 0)::int AS paid, coalesce(c.delivered, 0)::int AS delivered,
         coalesce(c.cancelled, 0)::int AS cancelled, coalesce(m.volume, 0)::bigint AS volume_cents, coalesce(m.released, 0)::bigint AS released_cents,
         coalesce(m.fees, 0)::bigint AS fees_cents, coalesce(w.seconds, 0)::bigint AS first_quote_seconds
    FROM generate_series($1::date, $2::date - 1, interval '1 day') d
    LEFT JOIN counted c ON c.day = d::date LEFT JOIN money m ON m.day = d::date LEFT JOIN waited w ON w.day = d::date LEFT JOIN joined j ON j.day = d::date`;

const COLUMNS =
  'day, sign_ups, listed, quoted, booked, paid, delivered, cancelled, volume_cents, released_cents, fees_cents, first_quote_seconds';

/** Keeps the figures of past days; days already kept stay. Parameters as for the figures. */
export const KEEP_DAYS = `INSERT INTO daily_figures (${COLUMNS}) ${FIGURES} ON CONFLICT (day) DO NOTHING`;

/** The first day not kept yet: the one after the last kept, or the first on which anything happened; null if nothing has. */
export const FIRST_OPEN_DAY = `
  SELECT coalesce((SELECT (max(day) + 1)::text FROM daily_figures),
                  (SELECT (least((SELECT min(created_at) FROM users), (SELECT at FROM timeline ORDER BY id LIMIT 1)) AT TIME ZONE 'UTC')::date::text)) AS day`;

const AS_READ = `day::text AS day, sign_ups AS "signUps", listed, quoted, booked, paid, delivered, cancelled,
  volume_cents AS "volumeCents", released_cents AS "releasedCents", fees_cents AS "feesCents", first_quote_seconds AS "firstQuoteSeconds"`;

/** $1 first day, $2 the day after the last. */
export const KEPT_DAYS = `SELECT ${AS_READ} FROM daily_figures WHERE day >= $1 AND day < $2 ORDER BY day`;
/** The figures themselves; same parameters. */
export const DAYS_NOW = `SELECT ${AS_READ} FROM (${FIGURES}) f ORDER BY day`;

/** What is open now. Each count reads live rows only, through a partial index. */
export const OPEN = `
  SELECT (SELECT coalesce(sum(p.charged_amount - p.refunded_amount), 0)::float8 FROM payments p WHERE p.status = 'in_escrow') AS "escrowHeld",
         count(*) FILTER (WHERE q.status = 'accepted')::int AS "unpaidAcceptances",
         count(*) FILTER (WHERE ${LATE_PICKUP})::int AS "latePickups",
         count(*) FILTER (WHERE ${LATE_DELIVERY})::int AS "lateDeliveries",
         (SELECT json_build_object(
            'claimsUnderOneDay', count(*) FILTER (WHERE ${CLAIM_AGES.under_one_day}),
            'claimsUnderThreeDays', count(*) FILTER (WHERE ${CLAIM_AGES.one_to_three_days}),
            'claimsOlder', count(*) FILTER (WHERE ${CLAIM_AGES.older}),
            'claimsOverdue', count(*) FILTER (WHERE ${CLAIM_OVERDUE}))
            FROM claims c WHERE ${CLAIM_OPEN}) AS claims
    FROM quotes q WHERE ${isUntilDelivery('q')}`;

const upTo = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT 10000) r)`;

/** What is stuck now. */
export const STUCK = `
  SELECT ${upTo(`SELECT 1 FROM emails WHERE state = 'queued'`)} AS "mailsQueued", ${upTo(`SELECT 1 FROM emails WHERE state = 'failed'`)} AS "mailsFailed",
         ${upTo(`SELECT 1 FROM webhook_events WHERE state = 'received'`)} AS "webhooksOpen",
         ${upTo(`SELECT 1 FROM money_operations o WHERE ${OPERATION_STUCK}`)} AS "moneyOperationsStuck",
         ${upTo(`SELECT 1 FROM deadlines d WHERE ${DEADLINE_OVERDUE}`)} AS "deadlinesOverdue"`;
