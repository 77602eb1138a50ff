import { LAPSED_FACTS } from '../common/lapsed-facts.js';
import { WAS_AT_PICKUP } from '../common/pickup-visits.js';
import { lacksStreet } from '../common/streets.js';
import type { AnyIds } from '../platform/events/catalog.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { personJson } from '../users/users.dto.js';
import { NOTHING, type NoticeData } from './notice-data.js';

/** The deal an event is about: by its quote or payment, or, from the shipment alone, its last accepted quote. */
export async function dataOfDeal(
  tx: Tx,
  { shipmentId, quoteId, paymentId }: AnyIds,
  at: Date | null = null,
): Promise<NoticeData | undefined> {
  const data = await tx.one<Partial<NoticeData>>(
    `WITH named AS (SELECT coalesce($2::uuid, (SELECT quote_id FROM payments WHERE id = $3::uuid)) AS quote_id)
     SELECT s.id AS "shipmentId", s.title, ${personJson('o')} AS owner, CASE WHEN c.id IS NOT NULL THEN ${personJson('c')} END AS carrier,
            o.suspended_at IS NOT NULL AS "isOwnerSuspended", q.status AS "quoteStatus", q.decline_reason AS "declineReason", q.amount, p.status AS "paymentStatus",
            p.charged_amount AS "chargedAmount", p.payout_amount AS "payoutAmount", p.refunded_amount AS "refundedAmount", p.recovered_amount AS "recoveredAmount",
            r.amount AS "lastRefund", r.reason AS "refundReason",
            coalesce(q.arrived_on, (q.delivered_at AT TIME ZONE s.delivery_time_zone)::date) - q.estimated_delivery_date AS "daysLate",
            p.failure_message AS "failureMessage", coalesce(p.frozen_by <> '{}', false) AS "isHeld", coalesce('chargeback' = ANY(p.frozen_by), false) AS "isDisputed",
            (SELECT id FROM chargebacks WHERE payment_id = p.id ORDER BY opened_at DESC LIMIT 1) AS "chargebackId", s.pickup_time_zone AS "pickupZone", s.delivery_time_zone AS "deliveryZone", (${lacksStreet('pickup')} OR ${lacksStreet('delivery')}) AS "lacksStreet", (${WAS_AT_PICKUP}) AS "wasAtPickup",
            (s.status = 'cancelled' AND EXISTS (SELECT 1 FROM timeline WHERE shipment_id = s.id AND subject = 'shipment' AND event = 'cancel' AND actor_id <> s.user_id)) AS "cancelledByHaulway",
            EXISTS (SELECT 1 FROM change_orders WHERE quote_id = q.id AND review_due_at IS NOT NULL) AS "endIsReviewed",
            q.pickup_day::text AS "pickupDay", q.pickup_day_hours AS "pickupDayHours",
            (CASE WHEN q.pickup_day IS NULL THEN CASE WHEN q.estimated_pickup_date IS NULL THEN s.pickup_until ELSE q.estimated_pickup_until END END)::text AS "pickupUntil",
            CASE WHEN q.status IN ('in_progress', 'delivered') THEN (SELECT code FROM release_codes WHERE quote_id = q.id AND used_at IS NULL) END AS "releaseCode",
            (q.agreed->>'claimWindowHours')::int AS "claimWindowHours",
            ${LAPSED_FACTS} AS "lapsedFacts",
            (SELECT side FROM counter_offers WHERE quote_id = q.id AND status = 'accepted') AS "bookedOnOffer",
            coalesce(q.taken_at IS NOT NULL, false) AS "wasTaken", o.book_now_off_until AS "bookNowOffUntil", ${isoJson('s.only_until')} AS "onlyUntil",
            coalesce((SELECT json_agg(${personJson('f')} ORDER BY f.id) FROM users f WHERE f.id = ANY (s.only_for)), '[]') AS offered,
            coalesce((SELECT jsonb_object_agg(kind, to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) FROM deadlines WHERE subject = q.id AND done_at IS NULL), '{}') AS due
       FROM named
       JOIN shipments s ON s.id = coalesce((SELECT shipment_id FROM quotes WHERE id = named.quote_id), $1::uuid)
       JOIN users o ON o.id = s.user_id
       LEFT JOIN LATERAL (
         SELECT * FROM quotes WHERE shipment_id = s.id AND (id = named.quote_id OR (named.quote_id IS NULL AND accepted_at IS NOT NULL))
          ORDER BY accepted_at DESC NULLS LAST LIMIT 1) q ON true
       LEFT JOIN users c ON c.id = q.carrier_id
       LEFT JOIN payments p ON p.quote_id = q.id
       LEFT JOIN LATERAL (
         SELECT sum(amount) AS amount, reason FROM refunds WHERE payment_id = p.id AND ($4::timestamptz IS NULL OR created_at <= $4)
          GROUP BY decision_id, reason ORDER BY max(created_at) DESC LIMIT 1) r ON true`,
    [shipmentId ?? null, quoteId ?? null, paymentId ?? null, at],
  );
  return data && { ...NOTHING, ...data, at };
}

/** An unread message; its row is locked, so that it cannot be read before its notification is written. */
export async function dataOfUnread(tx: Tx, messageId: string): Promise<NoticeData | undefined> {
  const found = await tx.one<Partial<NoticeData> & { isRead: boolean }>(
    `SELECT m.read_at IS NOT NULL AS "isRead", m.conversation_id AS "conversationId", coalesce(m.masked_content, m.content) AS content, ${personJson('s')} AS sender, ${personJson('r')} AS receiver
       FROM messages m JOIN users s ON s.id = m.sender_id JOIN users r ON r.id = m.receiver_id
      WHERE m.id = $1 FOR SHARE OF m`,
    [messageId],
  );
  if (!found) return undefined;
  // Not a condition of the statement: while little is unread, PostgreSQL would look through all of that.
  const { isRead, ...data } = found;
  return isRead ? undefined : { ...NOTHING, ...data };
}

/** A review with the deal it is about; its receiver is the user reviewed. */
export async function dataOfReview(tx: Tx, reviewId: string): Promise<NoticeData | undefined> {
  const review = await tx.one<{ shipmentId: string } & Pick<NoticeData, 'rating' | 'content' | 'sender' | 'receiver'>>(
    `SELECT r.shipment_id AS "shipmentId", r.rating, r.comment AS content, ${personJson('w')} AS sender, ${personJson('e')} AS receiver
       FROM reviews r JOIN users w ON w.id = r.reviewer_id JOIN users e ON e.id = r.reviewee_id WHERE r.id = $1`,
    [reviewId],
  );
  const deal = review && (await dataOfDeal(tx, { shipmentId: review.shipmentId }));
  return deal && { ...deal, ...review };
}

/** A claim with the deal it is about; its sender opened it, its receiver is the other side. */
export async function dataOfClaim(tx: Tx, claimId: string): Promise<NoticeData | undefined> {
  const claim = await tx.one<{ quoteId: string } & Partial<NoticeData>>(
    `SELECT c.quote_id AS "quoteId", c.amount, c.kind AS "claimKind", c.status AS "claimStatus", c.approved_amount AS "approvedAmount", c.out_of_band AS "outOfBandAmount",
            CASE WHEN c.side = 'shipper' THEN c.approved_amount - c.from_escrow - c.from_carrier - c.from_guarantee END AS "goneBackAmount", c.note AS "claimNote",
            c.due_at AS "claimDueAt", ${personJson('s')} AS sender, ${personJson('r')} AS receiver
       FROM claims c JOIN users s ON s.id = c.claimant_id JOIN users r ON r.id = c.respondent_id WHERE c.id = $1`,
    [claimId],
  );
  if (!claim) return undefined;
  const { quoteId, ...own } = claim;
  const deal = await dataOfDeal(tx, { quoteId });
  return deal && { ...deal, ...own };
}

/** Who began something of a deal, and who is to answer it. */
function sidesOf({ owner, carrier }: NoticeData, side: string): Pick<NoticeData, 'sender' | 'receiver'> {
  return side === 'shipper' ? { sender: owner, receiver: carrier } : { sender: carrier, receiver: owner };
}

/** A change order with the deal it is about; its sender proposed it, its receiver is the other side. */
export async function dataOfChange(tx: Tx, changeOrderId: string): Promise<NoticeData | undefined> {
  const order = await tx.one<
    { quoteId: string; side: string } & Pick<
      NoticeData,
      | 'changeStatus'
      | 'changeCents'
      | 'changePickup'
      | 'changePickupUntil'
      | 'changeDelivery'
      | 'changeAddress'
      | 'changeAtTheDoor'
      | 'changeLapsedBy'
      | 'changeWasAgreed'
      | 'changeEnds'
      | 'changeEnded'
      | 'changeCounts'
      | 'changeGranted'
      | 'changeExpiresAt'
    >
  >(
    `SELECT quote_id AS "quoteId", side, status AS "changeStatus", ended.because AS "changeLapsedBy", coalesce(ended.agreed, false) AS "changeWasAgreed", delta_cents AS "changeCents", pickup_date::text AS "changePickup", pickup_until::text AS "changePickupUntil",
            delivery_date::text AS "changeDelivery", delivery_place AS "changeAddress", at_the_door AS "changeAtTheDoor", kind = 'end' AS "changeEnds",
            review_due_at IS NOT NULL AS "changeEnded", counts AS "changeCounts", granted_cents AS "changeGranted", ${isoJson('expires_at')} AS "changeExpiresAt"
       FROM change_orders o LEFT JOIN LATERAL
            (SELECT t.data->>'because' AS because, t.from_status = 'accepted' AS agreed FROM timeline t
              WHERE t.subject = 'change_order' AND t.subject_id = o.id AND t.shipment_id = o.shipment_id AND t.event = 'lapse') ended ON true
      WHERE o.id = $1`,
    [changeOrderId],
  );
  if (!order) return undefined;
  const { quoteId, side, ...own } = order;
  const deal = await dataOfDeal(tx, { quoteId });
  if (!deal) return undefined;
  return { ...deal, ...own, ...sidesOf(deal, side) };
}

/** What somebody asks the operators. */
export async function dataOfTicket(tx: Tx, ticketId: string): Promise<NoticeData | undefined> {
  const data = await tx.one<Partial<NoticeData>>(
    `SELECT t.id AS "recordId", t.status AS "ticketStatus", t.topic AS title,
            coalesce((SELECT r.text FROM ticket_replies r WHERE r.ticket_id = t.id AND NOT r.by_operator ORDER BY r.created_at DESC, r.id DESC LIMIT 1), t.message) AS content
       FROM support_tickets t WHERE t.id = $1`,
    [ticketId],
  );
  return data && { ...NOTHING, ...data };
}

/** A counter-offer with the deal it is about; its sender made it, its receiver is the other side. */
export async function dataOfOffer(tx: Tx, counterOfferId: string): Promise<NoticeData | undefined> {
  const offer = await tx.one<
    { quoteId: string; side: string } & Pick<NoticeData, 'offerStatus' | 'offerCents' | 'offerEndedBy'>
  >(
    `SELECT quote_id AS "quoteId", side, status AS "offerStatus", (amount * 100)::int AS "offerCents",
            (SELECT actor_id FROM timeline WHERE subject = 'counter_offer' AND subject_id = o.id AND shipment_id = o.shipment_id AND event = 'lapse') AS "offerEndedBy"
       FROM counter_offers o WHERE id = $1`,
    [counterOfferId],
  );
  if (!offer) return undefined;
  const { quoteId, side, ...own } = offer;
  const deal = await dataOfDeal(tx, { quoteId });
  if (!deal) return undefined;
  return { ...deal, ...own, ...sidesOf(deal, side) };
}

/** A question with its listing; its sender asked it, its receiver is the owner, and its content what was answered or, until then, asked. */
export async function dataOfQuestion(tx: Tx, questionId: string): Promise<NoticeData | undefined> {
  const question = await tx.one<Partial<NoticeData>>(
    `SELECT t.shipment_id AS "shipmentId", s.title, t.status AS "questionStatus", coalesce(t.answer, t.text) AS content,
            ${personJson('o')} AS owner, ${personJson('o')} AS receiver, ${personJson('a')} AS sender,
            coalesce((SELECT json_agg(${personJson('c')} ORDER BY c.id) FROM quotes q JOIN users c ON c.id = q.carrier_id
                       WHERE q.shipment_id = s.id AND q.status = 'pending' AND q.carrier_id <> t.asker_id), '[]') AS quoting
       FROM questions t JOIN shipments s ON s.id = t.shipment_id JOIN users o ON o.id = s.user_id JOIN users a ON a.id = t.asker_id
      WHERE t.id = $1`,
    [questionId],
  );
  return question && { ...NOTHING, ...question };
}

/** A carrier's fact; `at` is business time. */
export async function dataOfVerification(tx: Tx, verificationId: string, at: Date): Promise<NoticeData | undefined> {
  const data = await tx.one<Partial<NoticeData>>(
    `SELECT v.id AS "recordId", v.fact, v.status AS "factStatus", v.reason AS "factReason", v.expires_on::text AS "factExpiresOn",
            v.expires_on - ($2::timestamptz AT TIME ZONE 'America/New_York')::date AS "factDaysLeft", ${personJson('c')} AS receiver
       FROM verifications v JOIN users c ON c.id = v.user_id WHERE v.id = $1`,
    [verificationId, at],
  );
  return data && { ...NOTHING, ...data };
}
