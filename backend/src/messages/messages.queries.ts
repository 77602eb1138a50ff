import { isBooked } from '../common/booked.js';
import { escrowBetween, maskContacts, type Masked, warningsOf, type Warning } from '../common/contact-data.js';
import { JsonText, type ListPage } from '../common/paging.js';
import type { PageSearch } from '../common/page-search.dto.js';
import type { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { MaskedTable } from '../platform/database/masking.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { visibleTo } from '../shipments/visible.js';
import { personJson } from '../users/users.dto.js';
import type { Attachment, MessageRow } from './message.entity.js';
import { type ConversationSearch, messageJson } from './messages.dto.js';

/** SQL for whether a shipment `s` is booked or in transit between its owner and the carrier of its accepted quote, who are these two. */
const liveBetween = (one: string, other: string): string =>
  `EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND s.status IN ('booked', 'in_transit')
     AND ${isBooked('q')} AND (s.user_id, q.carrier_id) IN ((${one}, ${other}), (${other}, ${one})))`;

/** The topic of a conversation about no shipment. */
const NO_TOPIC = '00000000-0000-0000-0000-000000000000';

/** The conversations of $1 as they see them. Each side of the pair has its own index. */
const OWN_CONVERSATIONS = `(SELECT *, second_id AS other_id, first_unread AS unread FROM conversations WHERE first_id = $1
  UNION ALL
  SELECT *, first_id AS other_id, second_unread AS unread FROM conversations WHERE second_id = $1) c`;

const CONVERSATION_JSON = `json_build_object('id', c.id, 'shipmentId', c.shipment_id, 'shipmentTitle', (SELECT s.title FROM shipments s WHERE s.id = c.shipment_id AND ${visibleTo('s', '$1')}),
  'unreadCount', c.unread, 'blocked', EXISTS (SELECT 1 FROM user_blocks b WHERE b.blocker_id = $1 AND b.blocked_id = c.other_id), 'updatedAt', ${isoJson('c.updated_at')},
  'other', (SELECT ${personJson('o')} FROM users o WHERE o.id = c.other_id),
  'gone', (SELECT o.deleted_at IS NOT NULL OR (o.suspended_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM shipments s WHERE s.id = c.shipment_id AND ${liveBetween('$1::uuid', 'c.other_id')})) FROM users o WHERE o.id = c.other_id),
  'lastMessage', (SELECT ${messageJson('m')} FROM messages m WHERE m.id = c.last_message_id))`;

/** A user's conversations, newest activity first. */
export function ownConversations(
  db: Db,
  userId: string,
  { with: otherId, shipmentId, unread, ...page }: ConversationSearch,
): Promise<ListPage> {
  const values = [userId, otherId, shipmentId].filter((value) => value !== undefined);
  const narrowed = [
    ...(otherId ? ['c.other_id = $2'] : []),
    ...(shipmentId ? [`c.shipment_id = $${values.length}`] : []),
    ...(unread ? ['c.unread > 0'] : []),
  ];
  return readPage(
    db,
    {
      from: OWN_CONVERSATIONS,
      where: narrowed.join(' AND ') || 'true',
      values,
      json: CONVERSATION_JSON,
      at: 'c.updated_at',
      id: 'c.id',
      order: 'newest',
    },
    page,
  );
}

/** One of a user's conversations; undefined for a stranger. */
export async function ownConversation(db: Db, userId: string, id: string): Promise<JsonText | undefined> {
  const row = await db.one<{ json: string }>(
    `SELECT ${CONVERSATION_JSON}::text AS json FROM ${OWN_CONVERSATIONS} WHERE c.id = $2`,
    [userId, id],
  );
  return row && new JsonText(row.json);
}

export async function isInConversation(db: Db, conversationId: string, userId: string): Promise<boolean> {
  const found = await db.one('SELECT 1 AS one FROM conversations WHERE id = $1 AND $2::uuid IN (first_id, second_id)', [
    conversationId,
    userId,
  ]);
  return found !== undefined;
}

/** A message to or from this user; undefined for a stranger. */
export async function ownMessage(db: Db, userId: string, id: string): Promise<JsonText | undefined> {
  const row = await db.one<{ json: string }>(
    `SELECT ${messageJson('m')}::text AS json FROM messages m WHERE m.id = $2 AND $1::uuid IN (m.sender_id, m.receiver_id)`,
    [userId, id],
  );
  return row && new JsonText(row.json);
}

/** The messages: the latest page, oldest first; the next page goes back in time. */
export function saidIn(db: Db, conversationId: string, viewerId: string, search: PageSearch): Promise<ListPage> {
  return readPage(
    db,
    {
      from: 'messages m',
      where: 'm.conversation_id = $2',
      values: [viewerId, conversationId],
      json: messageJson('m'),
      at: 'm.created_at',
      id: 'm.id',
      order: 'latest',
    },
    search,
  );
}

/** What a conversation needs to know of a shipment: may this user see it, and is it live between these two? */
export interface Topic {
  visible: boolean;
  /** Booked or in transit, and the two are its owner and the accepted quote's carrier. */
  liveBetween: boolean;
}

export async function topicOf(
  tx: Tx,
  shipmentId: string,
  userId: string,
  isAdmin: boolean,
  otherId: string,
): Promise<Topic> {
  const topic = await tx.one<Topic>(
    `SELECT ${visibleTo('s', '$2', '$3')} AS visible,
            ${liveBetween('$2::uuid', '$4::uuid')} AS "liveBetween"
       FROM shipments s WHERE s.id = $1`,
    [shipmentId, userId, isAdmin, otherId],
  );
  return topic ?? { visible: false, liveBetween: false };
}

/** Is something between these two that is not over: booked, on its way, or delivered and not confirmed? */
export async function haveDeal(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx.one(
    `SELECT 1 AS one FROM quotes q JOIN shipments s ON s.id = q.shipment_id
      WHERE q.carrier_id = ANY(ARRAY[$1::uuid, $2::uuid]) AND q.status IN ('accepted', 'paid', 'in_progress', 'delivered')
        AND (s.user_id, q.carrier_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) LIMIT 1`,
    [one, other],
  );
  return found !== undefined;
}

/** May these two know how to reach each other, because a payment between them is in escrow or was released? */
export async function mayReach(tx: Tx, one: string, other: string): Promise<boolean> {
  return (
    (await tx.one<{ open: boolean }>(`SELECT ${escrowBetween('$1::uuid', '$2::uuid')} AS open`, [one, other]))?.open ??
    false
  );
}

/** Contact data written while the two may reach each other stays visible. */
export const MESSAGE_MASKING: MaskedTable = {
  table: 'messages',
  columns: ['content', 'masked', 'masked_content', 'warnings'],
  where: `NOT ${escrowBetween('t.sender_id', 't.receiver_id')}`,
  again: ({ content }) => {
    const { text, kinds } = maskContacts(String(content));
    return { masked: kinds, masked_content: kinds.length > 0 ? text : null, warnings: warningsOf(String(content)) };
  },
};

export interface Receiver {
  id: string;
  suspended: boolean;
}

export function receiverOf(tx: Tx, id: string): Promise<Receiver | undefined> {
  return tx.one<Receiver>(
    'SELECT id, suspended_at IS NOT NULL AS suspended FROM users WHERE id = $1 AND deleted_at IS NULL',
    [id],
  );
}

export interface Said extends MessageRow {
  /** Did it start a conversation? */
  begins: boolean;
}

/**
 * Writes a message and its conversation in one statement. The conversation's row orders its messages: of two written at
 * the same instant, the later gets a timestamp one microsecond later.
 */
export async function say(
  tx: Tx,
  message: {
    id: string;
    conversationId: string;
    senderId: string;
    receiverId: string;
    shipmentId: string | null;
    content: string;
    masked: Masked | undefined;
    warnings: Warning[];
    attachments: Attachment[];
    at: Date;
  },
): Promise<Said> {
  const { id, conversationId, senderId, receiverId, shipmentId, content, masked, warnings, attachments, at } = message;
  const said = await tx.one<Said>(
    `WITH talk AS (
       INSERT INTO conversations AS c (id, topic, shipment_id, first_id, second_id, first_unread, second_unread, last_message_id, updated_at)
       VALUES ($1, coalesce($2::uuid, '${NO_TOPIC}'), $2::uuid, least($3::uuid, $4::uuid), greatest($3::uuid, $4::uuid),
               ($4::uuid < $3::uuid)::int, ($4::uuid > $3::uuid)::int, $5, $6)
       ON CONFLICT ON CONSTRAINT conversations_one_a_pair DO UPDATE SET
         first_unread = c.first_unread + excluded.first_unread,
         second_unread = c.second_unread + excluded.second_unread,
         last_message_id = excluded.last_message_id,
         updated_at = greatest(excluded.updated_at, c.updated_at + interval '1 microsecond')
       RETURNING c.id, c.updated_at)
     INSERT INTO messages (id, conversation_id, sender_id, receiver_id, shipment_id, content, masked, masked_content, warnings, attachments, created_at)
     SELECT $5, talk.id, $3, $4, $2::uuid, $7, $8, $9, $10, $11::jsonb, talk.updated_at FROM talk
     RETURNING id, conversation_id AS "conversationId", sender_id AS "senderId", receiver_id AS "receiverId", shipment_id AS "shipmentId",
               content, masked, warnings, attachments, read_at AS "readAt", created_at AS "createdAt", conversation_id = $1::uuid AS begins`,
    [
      conversationId,
      shipmentId,
      senderId,
      receiverId,
      id,
      at,
      content,
      masked?.kinds ?? [],
      masked?.text ?? null,
      warnings,
      JSON.stringify(attachments),
    ],
  );
  if (!said) throw new Error('A message was not written.');
  return said;
}

/**
 * Marks everything sent to this user as read.
 * @returns the other user, and how many messages there were; undefined for a stranger
 */
export async function markRead(
  tx: Tx,
  conversationId: string,
  userId: string,
  at: Date,
): Promise<{ otherId: string; count: number } | undefined> {
  const talk = await tx.one<{ otherId: string }>(
    `SELECT CASE WHEN first_id = $2 THEN second_id ELSE first_id END AS "otherId"
       FROM conversations WHERE id = $1 AND $2::uuid IN (first_id, second_id) FOR UPDATE`,
    [conversationId, userId],
  );
  if (!talk) return undefined;
  const count = await tx.run(
    'UPDATE messages SET read_at = $3 WHERE conversation_id = $1 AND receiver_id = $2 AND read_at IS NULL',
    [conversationId, userId, at],
  );
  if (count > 0) {
    await tx.run(
      `UPDATE conversations SET first_unread = CASE WHEN first_id = $2 THEN 0 ELSE first_unread END,
              second_unread = CASE WHEN second_id = $2 THEN 0 ELSE second_unread END WHERE id = $1`,
      [conversationId, userId],
    );
  }
  return { otherId: talk.otherId, count };
}

export interface Removed {
  conversationId: string;
  senderId: string;
  receiverId: string;
  shipmentId: string | null;
  content: string;
}

/** Removes a message from its conversation and updates its counts and last line; undefined when there is none. */
export async function removeMessage(tx: Tx, id: string): Promise<Removed | undefined> {
  const removed = await tx.one<Removed & { unread: boolean }>(
    `WITH talk AS (SELECT id FROM conversations WHERE id = (SELECT conversation_id FROM messages WHERE id = $1) FOR UPDATE)
     DELETE FROM messages m USING talk WHERE m.id = $1 AND m.conversation_id = talk.id
     RETURNING m.conversation_id AS "conversationId", m.sender_id AS "senderId", m.receiver_id AS "receiverId", m.shipment_id AS "shipmentId", m.content, m.read_at IS NULL AS unread`,
    [id],
  );
  if (!removed) return undefined;
  const { unread, ...message } = removed;
  await tx.run(
    `UPDATE conversations c SET
       first_unread = c.first_unread - ($2 AND c.first_id = $3)::int,
       second_unread = c.second_unread - ($2 AND c.second_id = $3)::int,
       last_message_id = (SELECT m.id FROM messages m WHERE m.conversation_id = c.id ORDER BY m.created_at DESC, m.id DESC LIMIT 1)
     WHERE c.id = $1`,
    [removed.conversationId, unread, removed.receiverId],
  );
  return message;
}
