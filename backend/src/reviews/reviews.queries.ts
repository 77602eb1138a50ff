import { isBooked } from '../common/booked.js';
import type { Visitor } from '../common/actor.js';
import { JsonText, type ListPage } from '../common/paging.js';
import type { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { REVIEW_JSON, type ReviewSearch } from './reviews.dto.js';

/** The carrier of the quote a shipment is booked on; undefined when it is not booked. */
export async function carrierOf(tx: Tx, shipmentId: string): Promise<string | undefined> {
  const quote = await tx.one<{ carrier_id: string }>(
    `SELECT carrier_id FROM quotes q WHERE shipment_id = $1 AND ${isBooked('q')}`,
    [shipmentId],
  );
  return quote?.carrier_id;
}

/** A participant: the review as the viewer sees it. */
export async function readReview(tx: Tx, id: string, viewerId: string): Promise<JsonText> {
  const row = await tx.one<{ json: string }>(
    `SELECT ${REVIEW_JSON}::text AS json FROM reviews r JOIN users w ON w.id = r.reviewer_id WHERE r.id = $1`,
    [id, viewerId],
  );
  return new JsonText(row?.json ?? 'null');
}

/** What others said about a user, newest first. */
export function reviewsOf(
  db: Db,
  userId: string,
  viewer: Visitor,
  { shipmentId, ...page }: ReviewSearch,
): Promise<ListPage> {
  const where = `r.reviewee_id = $1${shipmentId ? ' AND r.shipment_id = $3' : ''}`;
  const values = [userId, viewer?.id ?? null, ...(shipmentId ? [shipmentId] : [])];
  return readPage(
    db,
    {
      from: 'reviews r JOIN users w ON w.id = r.reviewer_id',
      where,
      values,
      json: REVIEW_JSON,
      at: 'r.created_at',
      id: 'r.id',
      order: 'newest',
    },
    page,
  );
}

/** Mean and number of the reviews that count: those of jobs whose payment reached escrow. */
export async function standingOf(tx: Tx, userId: string): Promise<{ rating: string | null; count: number }> {
  const row = await tx.one<{ rating: string | null; count: number }>(
    `SELECT round(avg(r.rating), 2)::text AS rating, count(*)::int AS count FROM reviews r
      WHERE r.reviewee_id = $1 AND EXISTS (
        SELECT 1 FROM payments p WHERE p.shipment_id = r.shipment_id AND p.status IN ('in_escrow', 'released', 'refunded')
           AND (p.payer_id, p.payee_id) IN ((r.reviewer_id, r.reviewee_id), (r.reviewee_id, r.reviewer_id)))`,
    [userId],
  );
  return row ?? { rating: null, count: 0 };
}
