import type { User, Visitor } from '../common/actor.js';
import { writtenText } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, JsonText, type ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import { visibleTo } from '../shipments/visible.js';
import { QUESTION_JSON } from './questions.dto.js';
import { MOST_QUESTIONS, type QuestionStatus } from './questions.rules.js';

const FROM = 'questions t JOIN shipments s ON s.id = t.shipment_id JOIN users a ON a.id = t.asker_id';

/**
 * The questions about a shipment, the newest answer first: the answered ones for everybody who can see it, and with them those
 * that wait for an answer, for the owner and for whoever asked. @throws 404
 */
export async function listQuestions(db: Db, viewer: Visitor, shipmentId: string, page: PageSearch): Promise<ListPage> {
  const shipment = isUuid(shipmentId)
    ? await db.one(
        `SELECT 1 AS one FROM shipments s WHERE s.id = $1 AND ${visibleTo('s', '$2::uuid', '$3::boolean')}`,
        [shipmentId, viewer?.id ?? null, viewer?.isAdmin ?? false],
      )
    : undefined;
  if (!shipment) throw problem('not_found');
  return readPage(
    db,
    {
      from: FROM,
      where: `t.shipment_id = $1 AND (t.status = 'answered' OR t.status = 'open' AND $2::uuid IN (t.asker_id, s.user_id))`,
      values: [shipmentId, viewer?.id ?? null],
      json: QUESTION_JSON,
      at: 'coalesce(t.answered_at, t.asked_at)',
      id: 't.id',
      order: 'newest',
    },
    page,
  );
}

/** A participant: a question as its owner, or whoever asked it, sees it. */
export async function readQuestion(tx: Tx, user: User, id: string): Promise<JsonText> {
  const row = await tx.one<{ json: string }>(`SELECT ${QUESTION_JSON}::text AS json FROM ${FROM} WHERE t.id = $1`, [
    id,
    user.id,
  ]);
  return new JsonText(row?.json ?? 'null');
}

/** How many questions a carrier asked about a shipment. */
export async function askedAbout(tx: Tx, shipmentId: string, askerId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(
    'SELECT count(*)::int AS count FROM questions WHERE shipment_id = $1 AND asker_id = $2',
    [shipmentId, askerId],
  );
  return row?.count ?? 0;
}

/** Those of these shipments about which a carrier can ask no more. */
export async function askedOutAmong(db: Db, askerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(
    `SELECT shipment_id AS id FROM questions WHERE asker_id = $1 AND shipment_id = ANY($2::uuid[])
      GROUP BY shipment_id HAVING count(*) >= ${MOST_QUESTIONS}`,
    [askerId, [...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A question as far as what can be done with it depends on it. */
export interface QuestionStanding {
  id: string;
  status: QuestionStatus;
  ownerId: string;
  askerId: string;
  shipmentStatus: ShipmentStatus;
}

export function standingsOf(db: Db, ids: readonly string[]): Promise<QuestionStanding[]> {
  return db.rows(
    `SELECT t.id, t.status, s.user_id AS "ownerId", t.asker_id AS "askerId", s.status AS "shipmentStatus"
       FROM questions t JOIN shipments s ON s.id = t.shipment_id WHERE t.id = ANY($1::uuid[])`,
    [[...ids]],
  );
}

/** Whose screens show an answer: the carriers with a pending quote. */
export async function carriersQuoting(tx: Tx, shipmentId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT carrier_id AS id FROM quotes WHERE shipment_id = $1 AND status = 'pending' ORDER BY carrier_id`,
    [shipmentId],
  );
  return rows.map(({ id }) => id);
}

/** What operators read of a question `t`: as it was written. */
export const QUESTION_TEXT = writtenText('t', 'text', 'text');
export const ANSWER_TEXT = writtenText('t', 'answer', 'answer');

/** A participant: an erased person asks nothing more, and their contact data goes. */
export async function forgetQuestions(tx: Tx, userId: string): Promise<void> {
  await tx.run(`DELETE FROM questions WHERE asker_id = $1 AND status = 'open'`, [userId]);
  await tx.run(
    `UPDATE questions SET written = NULL
      WHERE written IS NOT NULL AND (asker_id = $1 OR shipment_id = ANY (ARRAY(SELECT id FROM shipments WHERE user_id = $1)))`,
    [userId],
  );
}
