import type { ClaimKind } from '../common/claim-kinds.js';
import { machineNow } from '../common/clock.js';
import type { DeadlineKind } from '../common/deadlines.js';
import type { Fact } from '../common/facts.js';
import type { Hours } from '../common/hours.js';
import { MONEY_KINDS, type PreferenceKind, preferenceSql } from '../mails/kinds.js';
import type { Tx } from '../platform/database/tx.js';
import { type Mention, withoutMention, withoutName } from '../platform/mail/mailer.js';
import type { AnyIds } from '../platform/events/catalog.js';
import { isoJson } from '../platform/database/json.js';
import { emitAll } from '../platform/events/events.js';
import { queuePushes } from '../push/sends.queries.js';
import { personJson } from '../users/users.dto.js';

export interface Person {
  id: string;
  firstName: string | null;
  lastInitial: string | null;
}

/** What a notification's words are made of; amounts are decimal texts of dollars. */
export interface NoticeData {
  shipmentId: string | null;
  title: string | null;
  owner: Person | null;
  carrier: Person | null;
  quoteStatus: string | null;
  declineReason: string | null;
  amount: string | null;
  paymentStatus: string | null;
  chargedAmount: string | null;
  payoutAmount: string | null;
  refundedAmount: string | null;
  /** Taken back after the release. */
  recoveredAmount: string | null;
  failureMessage: string | null;
  conversationId: string | null;
  sender: Person | null;
  receiver: Person | null;
  content: string | null;
  /** A review's stars. */
  rating: number | null;
  /** For a claim; `amount` is then the amount claimed. */
  claimKind: ClaimKind | null;
  claimStatus: string | null;
  approvedAmount: string | null;
  /** The approved part that the card cannot take back; operators pay it by bank transfer. */
  outOfBandAmount: string | null;
  claimNote: string | null;
  claimDueAt: Date | null;
  /** For a change order: by how many cents the amount changes, and the new days, YYYY-MM-DD. */
  changeStatus: string | null;
  changeCents: number | null;
  changePickup: string | null;
  changeDelivery: string | null;
  /** The place it goes to instead. */
  changeAddress: string | null;
  changeAtTheDoor: boolean;
  /** Is it the end of the job, did the job end by it, and what did operators decide? */
  changeEnds: boolean;
  changeEnded: boolean;
  changeCounts: string | null;
  changeGranted: number;
  /** The ticket's or fact's id. */
  recordId: string | null;
  /** For a ticket, whose topic is the title, and what was written last the content. */
  ticketStatus: string | null;
  /** For a counter-offer, whose sender made it: where it stands, what it offers, in cents, and who ended it if it lapsed; null: the clock. */
  offerStatus: string | null;
  offerCents: number | null;
  offerEndedBy: string | null;
  /** For a deal: which side made the offer that it was booked on; null if it was the quote itself. */
  bookedOnOffer: 'shipper' | 'carrier' | null;
  /** Did its carrier take the deal at the owner's price, and until when is book now off for the owner? */
  wasTaken: boolean;
  bookNowOffUntil: Date | null;
  /** For a question: where it stands, and the carriers whose quotes are pending, but for whoever asked. */
  questionStatus: string | null;
  quoting: readonly Person[];
  /** For a listing: the carriers who see it before all others, and until when. */
  offered: readonly Person[];
  onlyUntil: string | null;
  /** For a carrier's fact, whose receiver is the carrier. */
  fact: Fact | null;
  factStatus: string | null;
  factReason: string | null;
  /** The last day it is valid, YYYY-MM-DD, and how many days are left until then. */
  factExpiresOn: string | null;
  factDaysLeft: number | null;
  /** When it was told; deadlines and days left are counted from here, and the zones are those of the deal's ends. */
  at: Date | null;
  /** For the quote: when each of its open deadlines is due, by kind. */
  due: Partial<Record<DeadlineKind, string>>;
  pickupZone: string | null;
  deliveryZone: string | null;
  /** The pickup day the carrier set, YYYY-MM-DD, and its hours. */
  pickupDay: string | null;
  pickupDayHours: Hours | null;
  /** While no day is set: the last day of the pickup window, YYYY-MM-DD. */
  pickupUntil: string | null;
  /** What the owner gives the carrier at the door; null before the pickup and once it is of no more use. */
  releaseCode: string | null;
  claimWindowHours: number | null;
}

const NOTHING: NoticeData = {
  shipmentId: null,
  title: null,
  owner: null,
  carrier: null,
  quoteStatus: null,
  declineReason: null,
  amount: null,
  paymentStatus: null,
  chargedAmount: null,
  payoutAmount: null,
  refundedAmount: null,
  recoveredAmount: null,
  failureMessage: null,
  conversationId: null,
  sender: null,
  receiver: null,
  content: null,
  rating: null,
  claimKind: null,
  claimStatus: null,
  approvedAmount: null,
  outOfBandAmount: null,
  claimNote: null,
  claimDueAt: null,
  changeStatus: null,
  changeCents: null,
  changePickup: null,
  changeDelivery: null,
  changeAddress: null,
  changeAtTheDoor: false,
  changeEnds: false,
  changeEnded: false,
  changeCounts: null,
  changeGranted: 0,
  recordId: null,
  ticketStatus: null,
  offerStatus: null,
  offerCents: null,
  offerEndedBy: null,
  bookedOnOffer: null,
  wasTaken: false,
  bookNowOffUntil: null,
  questionStatus: null,
  quoting: [],
  offered: [],
  onlyUntil: null,
  fact: null,
  factStatus: null,
  factReason: null,
  factExpiresOn: null,
  factDaysLeft: null,
  at: null,
  due: {},
  pickupZone: null,
  deliveryZone: null,
  pickupDay: null,
  pickupDayHours: null,
  pickupUntil: null,
  releaseCode: null,
  claimWindowHours: null,
};

/** The deal an event is about: by its quote or payment, or, from the shipment alone, its last accepted quote. */
export async function dataOfDeal(
  tx: Tx,
  { shipmentId, quoteId, paymentId }: AnyIds,
  at: Date | null = null,
): Promise<NoticeData | undefined> {
  const data = await tx.one<Partial<NoticeData>>(
    `WITH named AS (SELECT coalesce($2::uuid, (SELECT quote_id FROM payments WHERE id = $3::uuid)) AS quote_id)
     SELECT s.id AS "shipmentId", s.title, ${personJson('o')} AS owner, CASE WHEN c.id IS NOT NULL THEN ${personJson('c')} END AS carrier,
            q.status AS "quoteStatus", q.decline_reason AS "declineReason", q.amount, p.status AS "paymentStatus",
            p.charged_amount AS "chargedAmount", p.payout_amount AS "payoutAmount", p.refunded_amount AS "refundedAmount", p.recovered_amount AS "recoveredAmount",
            p.failure_message AS "failureMessage", s.pickup_time_zone AS "pickupZone", s.delivery_time_zone AS "deliveryZone",
            q.pickup_day::text AS "pickupDay", q.pickup_day_hours AS "pickupDayHours",
            (CASE WHEN q.pickup_day IS NULL THEN CASE WHEN q.estimated_pickup_date IS NULL THEN s.pickup_until ELSE q.estimated_pickup_until END END)::text AS "pickupUntil",
            CASE WHEN q.status IN ('in_progress', 'delivered') THEN (SELECT code FROM release_codes WHERE quote_id = q.id AND used_at IS NULL) END AS "releaseCode",
            (q.agreed->>'claimWindowHours')::int AS "claimWindowHours",
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
       LEFT JOIN payments p ON p.quote_id = q.id`,
    [shipmentId ?? null, quoteId ?? null, paymentId ?? null],
  );
  return data && { ...NOTHING, ...data, at };
}

const MOST_OPERATORS = 100;

/** The operators. */
export function operators(tx: Tx): Promise<Pick<Person, 'id'>[]> {
  return tx.rows(
    `SELECT id FROM users WHERE is_admin AND deleted_at IS NULL AND suspended_at IS NULL ORDER BY id LIMIT ${MOST_OPERATORS}`,
  );
}

/** An unread message; its row is locked, so that it cannot be read before its notification is written. */
export async function dataOfUnread(tx: Tx, messageId: string): Promise<NoticeData | undefined> {
  const data = await tx.one<Partial<NoticeData>>(
    `SELECT m.conversation_id AS "conversationId", coalesce(m.masked_content, m.content) AS content, ${personJson('s')} AS sender, ${personJson('r')} AS receiver
       FROM messages m JOIN users s ON s.id = m.sender_id JOIN users r ON r.id = m.receiver_id
      WHERE m.id = $1 AND m.read_at IS NULL FOR SHARE OF m`,
    [messageId],
  );
  return data && { ...NOTHING, ...data };
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
    `SELECT c.quote_id AS "quoteId", c.amount, c.kind AS "claimKind", c.status AS "claimStatus", c.approved_amount AS "approvedAmount", c.out_of_band AS "outOfBandAmount", c.note AS "claimNote",
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
      | 'changeDelivery'
      | 'changeAddress'
      | 'changeAtTheDoor'
      | 'changeEnds'
      | 'changeEnded'
      | 'changeCounts'
      | 'changeGranted'
    >
  >(
    `SELECT quote_id AS "quoteId", side, status AS "changeStatus", delta_cents AS "changeCents", pickup_date::text AS "changePickup",
            delivery_date::text AS "changeDelivery", delivery_place AS "changeAddress", at_the_door AS "changeAtTheDoor", kind = 'end' AS "changeEnds",
            review_due_at IS NOT NULL AS "changeEnded", counts AS "changeCounts", granted_cents AS "changeGranted" FROM change_orders WHERE id = $1`,
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
