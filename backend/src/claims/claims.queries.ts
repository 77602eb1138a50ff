import type { User } from '../common/actor.js';
import type { ClaimKind } from '../common/claim-kinds.js';
import { problem } from '../common/errors.js';
import type { Cents } from '../common/money.js';
import { isUuid, JsonText, type ListPage } from '../common/paging.js';
import { refundedByOperators } from '../payments/given-back.js';
import type { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { CLAIM_JSON, type ClaimSearch } from './claims.dto.js';
import { OPEN_CLAIM } from './claims.rules.js';

/** The claims the user is a party to, newest first; with `updatedSince` in the order of their last changes. */
export function listClaims(
  db: Db,
  user: User,
  { shipmentId, status, updatedSince, ...page }: ClaimSearch,
): Promise<ListPage> {
  return readPage(
    db,
    {
      from: 'claims c',
      where: `$1::uuid IN (c.claimant_id, c.respondent_id) AND ($2::uuid IS NULL OR c.shipment_id = $2)
        AND ($3::text IS NULL OR c.status = $3) AND ($4::timestamptz IS NULL OR c.updated_at >= $4)`,
      values: [user.id, shipmentId ?? null, status ?? null, updatedSince ?? null],
      json: CLAIM_JSON,
      at: updatedSince ? 'c.updated_at' : 'c.created_at',
      id: 'c.id',
      order: updatedSince ? 'oldest' : 'newest',
    },
    page,
  );
}

const ONE = `SELECT ${CLAIM_JSON}::text AS json FROM claims c WHERE c.id = $1 AND ($3::boolean OR $2::uuid IN (c.claimant_id, c.respondent_id))`;

/** A claim, for its parties and operators. @throws 404 for everybody else */
export async function readClaim(reads: Db | Tx, user: User, id: string): Promise<JsonText> {
  const row = isUuid(id) ? await reads.one<{ json: string }>(ONE, [id, user.id, user.isAdmin]) : undefined;
  if (!row) throw problem('not_found');
  return new JsonText(row.json);
}

export async function hasOpenClaims(tx: Tx, quoteId: string): Promise<boolean> {
  return (
    (await tx.one('SELECT 1 AS one FROM claims WHERE quote_id = $1 AND status = ANY($2) LIMIT 1', [
      quoteId,
      [...OPEN_CLAIM],
    ])) !== undefined
  );
}

/** SQL: how many dollars the shipper of the quote with this id was granted so far; on claims of some kinds or, without them, on all. */
export const granted = (quoteId: string, kinds?: string): string =>
  `(SELECT coalesce(sum(approved_amount), 0) FROM claims
     WHERE quote_id = ${quoteId} AND side = 'shipper'${kinds ? ` AND kind = ANY (${kinds}::text[])` : ''})`;

/** What the shipper of a deal was granted so far on these kinds of claims. */
export async function grantedOn(tx: Tx, quoteId: string, kinds: readonly ClaimKind[]): Promise<Cents> {
  const row = await tx.one<{ cents: number }>(`SELECT (${granted('$1', '$2')} * 100)::float8 AS cents`, [
    quoteId,
    kinds,
  ]);
  return row?.cents ?? 0;
}

/** What operators gave back on a deal so far, by refunds and by claims. */
export async function givenBackOn(tx: Tx, quoteId: string): Promise<Cents> {
  const row = await tx.one<{ cents: number }>(
    `SELECT ((${refundedByOperators('p.id')} + ${granted('p.quote_id')}) * 100)::float8 AS cents FROM payments p WHERE p.quote_id = $1`,
    [quoteId],
  );
  return row?.cents ?? 0;
}

/** How much of its lost chargebacks a deal's claims have already counted, in cents. */
export async function countedFromBank(tx: Tx, quoteId: string): Promise<number> {
  const row = await tx.one<{ cents: number }>(
    'SELECT coalesce(sum(from_bank * 100), 0)::bigint AS cents FROM claims WHERE quote_id = $1',
    [quoteId],
  );
  return row?.cents ?? 0;
}

/** What a shipment's delay has automatically refunded, in cents. */
export async function delayRefunded(tx: Tx, quoteId: string): Promise<number> {
  const row = await tx.one<{ cents: number }>(
    `SELECT coalesce(sum(amount * 100), 0)::bigint AS cents FROM refunds WHERE quote_id = $1 AND reason = 'delay'`,
    [quoteId],
  );
  return row?.cents ?? 0;
}
