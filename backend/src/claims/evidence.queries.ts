import type { User } from '../common/actor.js';
import { JsonText } from '../common/paging.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { messageJson } from '../messages/messages.dto.js';
import { reportsJson } from '../proofs/conditions.queries.js';
import { photoUrl } from '../uploads/uploads.dto.js';

const MOST = 200;
const MOST_PHOTOS = 100;

const QUOTE = `(SELECT json_build_object('id', q.id, 'amount', q.amount, 'estimatedPickupDate', q.estimated_pickup_date::text,
    'estimatedPickupUntil', q.estimated_pickup_until::text, 'pickupDay', q.pickup_day::text,
    'estimatedDeliveryDate', q.estimated_delivery_date::text, 'message', q.message, 'history', q.history, 'createdAt', ${isoJson('q.created_at')},
    'acceptedAt', ${isoJson('q.accepted_at')}, 'paidAt', ${isoJson('q.paid_at')}, 'pickedUpAt', ${isoJson('q.picked_up_at')}, 'deliveredAt', ${isoJson('q.delivered_at')})
  FROM quotes q WHERE q.id = c.quote_id)`;

/** The latest rows of `from`, in the order of `order`, as JSON. */
function latest(json: string, from: string, order: string): string {
  return `coalesce((SELECT json_agg(part.json ORDER BY part.at, part.n) FROM (
    SELECT ${json} AS json, ${order} AS at, row_number() OVER (ORDER BY ${order} DESC) * -1 AS n FROM ${from} ORDER BY ${order} DESC LIMIT ${MOST}) part), '[]')`;
}

const EVENTS = latest(
  `json_build_object('at', ${isoJson('t.at')}, 'event', t.event, 'from', t.from_status, 'to', t.to_status, 'subject', t.subject, 'subjectId', t.subject_id, 'data', t.data)`,
  `timeline t WHERE t.shipment_id = c.shipment_id AND (t.subject = 'shipment' OR t.subject_id = c.quote_id
     OR t.subject_id IN (SELECT id FROM payments WHERE quote_id = c.quote_id UNION ALL SELECT id FROM claims WHERE quote_id = c.quote_id
       UNION ALL SELECT id FROM change_orders WHERE quote_id = c.quote_id))`,
  't.id',
);

const TALK = `conversations k JOIN messages m ON m.conversation_id = k.id
  WHERE k.shipment_id = c.shipment_id AND (k.first_id, k.second_id) IN ((c.claimant_id, c.respondent_id), (c.respondent_id, c.claimant_id))`;

const TRACK = 'location_tracking l WHERE l.shipment_id = c.shipment_id';

const LOCATION = `json_build_object('id', l.id, 'shipmentId', l.shipment_id, 'carrierId', l.carrier_id, 'latitude', l.latitude::float8,
  'longitude', l.longitude::float8, 'address', l.address, 'notes', l.notes, 'timestamp', ${isoJson('l."timestamp"')})`;

// A photo is proof of pickup if the timeline line of the pickup names it.
const PLACE = `CASE WHEN x.shipment_id IS NOT NULL THEN 'listing' WHEN x.claim_id IS NOT NULL THEN CASE WHEN u.user_id = o.claimant_id THEN 'claim' ELSE 'response' END
  WHEN EXISTS (SELECT 1 FROM timeline t WHERE t.subject_id = c.quote_id AND t.event = 'pickup' AND t.data->'photos' ? ('${photoUrl('')}' || u.id)) THEN 'pickup' ELSE 'delivery' END`;

const PHOTOS = `coalesce((SELECT json_agg(p.json ORDER BY p.created_at, p.id) FROM (
  SELECT u.id, u.created_at, json_build_object('id', u.id, 'url', '${photoUrl('')}' || u.id, 'place', ${PLACE}, 'userId', u.user_id, 'sha256', u.sha256,
         'receivedAt', ${isoJson('u.created_at')}) AS json
    FROM upload_uses x JOIN uploads u ON u.id = x.upload_id LEFT JOIN claims o ON o.id = x.claim_id
   WHERE x.shipment_id = c.shipment_id OR x.quote_id = c.quote_id OR x.claim_id IN (SELECT id FROM claims WHERE quote_id = c.quote_id)
   ORDER BY u.created_at DESC, u.id LIMIT ${MOST_PHOTOS}) p), '[]')`;

/** $1 the viewer, $2 the claim, $3 whether the viewer is an operator. */
const EVIDENCE = `
  SELECT json_build_object('quote', ${QUOTE}, 'events', ${EVENTS},
    'messages', ${latest(messageJson('m'), TALK, 'm.created_at')}, 'messageCount', (SELECT count(*) FROM ${TALK}),
    'photos', ${PHOTOS}, 'conditionReports', ${reportsJson('c.quote_id')},
    'locations', ${latest(LOCATION, TRACK, 'l."timestamp"')}, 'locationCount', (SELECT count(*) FROM ${TRACK}))::text AS json,
    $1::uuid IN (c.claimant_id, c.respondent_id) AS party
  FROM claims c WHERE c.id = $2 AND ($3::boolean OR $1::uuid IN (c.claimant_id, c.respondent_id))`;

/** What happened around a claim, and whether the viewer is a party to it; undefined for everybody but the parties and operators. */
export async function readEvidence(
  tx: Tx,
  user: User,
  claimId: string,
): Promise<{ evidence: JsonText; party: boolean } | undefined> {
  const row = await tx.one<{ json: string; party: boolean }>(EVIDENCE, [user.id, claimId, user.isAdmin]);
  return row && { evidence: new JsonText(row.json), party: row.party };
}
