import type { Db } from '../platform/database/db.js';
import type { TrackRecordAnswer } from './track-record.dto.js';

const MOST_DELIVERIES = 100;
const MOST_CONVERSATIONS = 30;
/** An answer is looked for among so many messages after the first. */
const MOST_MESSAGES = 50;
const FEWEST_ANSWERS = 3;
/** Minutes: longer than any answer takes. */
const NEVER = 1e9;

/**
 * Of the carrier in $1: their latest paid deliveries, on time by the calendar of the place of delivery; and the latest conversations in
 * which somebody else wrote first, as of $2, with the minutes until they answered.
 */
const TRACK_RECORD = `
  WITH deliveries AS (
    SELECT q.estimated_delivery_date AS promised, (q.delivered_at AT TIME ZONE s.delivery_time_zone)::date AS arrived,
           EXISTS (SELECT 1 FROM claims c WHERE c.quote_id = q.id AND c.side = 'shipper' AND c.status IN ('approved', 'partly_approved')) AS upheld
      FROM quotes q JOIN shipments s ON s.id = q.shipment_id
     WHERE q.carrier_id = $1 AND q.delivered_at IS NOT NULL
       AND EXISTS (SELECT 1 FROM payments p WHERE p.quote_id = q.id AND p.status IN ('in_escrow', 'released', 'refunded'))
     ORDER BY q.delivered_at DESC LIMIT ${MOST_DELIVERIES}),
  talks AS (
    (SELECT id, updated_at FROM conversations WHERE first_id = $1 ORDER BY updated_at DESC, id DESC LIMIT ${MOST_CONVERSATIONS})
    UNION ALL
    (SELECT id, updated_at FROM conversations WHERE second_id = $1 ORDER BY updated_at DESC, id DESC LIMIT ${MOST_CONVERSATIONS})
    ORDER BY updated_at DESC LIMIT ${MOST_CONVERSATIONS}),
  openings AS (
    SELECT m.created_at AS at, answer.at AS answered_at FROM talks
      CROSS JOIN LATERAL (
        SELECT * FROM messages WHERE conversation_id = talks.id ORDER BY created_at, id LIMIT 1) m
      LEFT JOIN LATERAL (
        SELECT min(created_at) AS at FROM (
          SELECT created_at, sender_id FROM messages WHERE conversation_id = talks.id ORDER BY created_at, id LIMIT ${MOST_MESSAGES}) early
         WHERE sender_id = $1) answer ON true
     WHERE m.receiver_id = $1 AND (answer.at IS NOT NULL OR m.created_at < $2::timestamptz - interval '2 days'))
  SELECT (SELECT json_build_object('count', count(*) FILTER (WHERE arrived <= promised), 'of', count(promised)) FROM deliveries) AS "onTime",
         (SELECT json_build_object('count', count(*) FILTER (WHERE upheld), 'of', count(*)) FROM deliveries) AS "upheldClaims",
         (SELECT json_build_object('count', count(answered_at), 'of', count(*)) FROM openings) AS answered,
         (SELECT CASE WHEN count(answered_at) >= ${FEWEST_ANSWERS} THEN
            nullif(percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(ceil(extract(epoch FROM answered_at - at) / 60), ${NEVER})), ${NEVER}) END FROM openings)::int AS "minutesToAnswer"`;

/** How a carrier has done so far. */
export async function trackRecordOf(db: Db, carrierId: string, now: Date): Promise<TrackRecordAnswer> {
  const record = await db.one<TrackRecordAnswer>(TRACK_RECORD, [carrierId, now]);
  if (!record) throw new Error('One row was expected.');
  return record;
}
