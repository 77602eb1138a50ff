import type { User, Visitor } from '../common/actor.js';
import type { Db } from '../platform/database/db.js';
import type { Reads } from '../platform/database/reads.js';
import type { Tx } from '../platform/database/tx.js';

/** The folder of an upload's files; spread over 256, so that none has too many. */
export function folderOf(id: string): string {
  return `photos/${id.slice(0, 2)}/${id}`;
}

/** Where uploads are used: photos on a shipment, as proof of what was done on a quote, in a claim, or as the picture of a user; documents with a carrier's fact; either with a message. */
export type PhotoPlace =
  | { shipmentId: string }
  | { quoteId: string }
  | { claimId: string }
  | { userId: string }
  | { verificationId: string }
  | { messageId: string };

function columnOf(
  place: PhotoPlace,
): [column: 'shipment_id' | 'quote_id' | 'claim_id' | 'user_id' | 'verification_id' | 'message_id', id: string] {
  if ('shipmentId' in place) return ['shipment_id', place.shipmentId];
  if ('quoteId' in place) return ['quote_id', place.quoteId];
  if ('claimId' in place) return ['claim_id', place.claimId];
  if ('messageId' in place) return ['message_id', place.messageId];
  if ('verificationId' in place) return ['verification_id', place.verificationId];
  return ['user_id', place.userId];
}

/**
 * $1 photo, $2 viewer, $3 whether it is an admin. Users' pictures and photos of listings are public; a draft's are for its owner, those of one that is listed for some first for these too, those of a
 * deal and its claims for its parties, all also for admins; documents and unused files are for whoever sent them, and a fact's documents
 * for admins.
 */
const SEEN = `
  WITH used AS (
    SELECT bool_or(x.user_id IS NOT NULL OR (s.status <> 'draft' AND s.only_for IS NULL)) AS by_all,
           bool_or($3::boolean OR s.user_id = $2::uuid OR (s.status <> 'draft' AND s.only_for @> ARRAY[$2::uuid]) OR q.carrier_id = $2::uuid OR deal.user_id = $2::uuid
                   OR $2::uuid IN (c.claimant_id, c.respondent_id, m.sender_id, m.receiver_id)) AS by_party
      FROM upload_uses x
      LEFT JOIN shipments s ON s.id = x.shipment_id
      LEFT JOIN quotes q ON q.id = x.quote_id
      LEFT JOIN shipments deal ON deal.id = q.shipment_id
      LEFT JOIN claims c ON c.id = x.claim_id
      LEFT JOIN messages m ON m.id = x.message_id
     WHERE x.upload_id = $1
  )
  SELECT u.id, u.user_id AS "userId", u.document, u.is_drawing AS "isDrawing", coalesce(used.by_all, false) AS "isPublic"
    FROM uploads u CROSS JOIN used
   WHERE u.id = $1 AND u.stored_at IS NOT NULL AND u.removed_at IS NULL
     AND (u.user_id = $2::uuid OR used.by_all OR used.by_party)`;

/** How a document is stored: in the forms of a photo, or as it came. */
export type DocumentKind = 'image' | 'pdf';

/** A file whose forms are written. */
export interface StoredFile {
  /** SHA-256 of the file as it came, in hex. */
  digest: string;
  /** null: a photo. */
  kind: DocumentKind | null;
  /** Kept as it was drawn too. */
  isDrawing: boolean;
  /** Of all its forms. */
  bytes: number;
}

export interface SeenUpload {
  id: string;
  /** Who sent it. */
  userId: string;
  /** null: a photo. */
  document: DocumentKind | null;
  isDrawing: boolean;
  isPublic: boolean;
}

/** A photo the viewer may see, and whether everybody may; undefined when there is none for them. */
export function seenPhoto(db: Db, id: string, viewer: Visitor): Promise<SeenUpload | undefined> {
  return db.one(SEEN, [id, viewer?.id ?? null, viewer?.isAdmin ?? false]);
}

/** Takes the user's own photos, or their own documents (null: either), into use; answers the ids of those that are theirs and still there. */
export async function takeOwn(
  tx: Tx,
  user: User,
  ids: readonly string[],
  documents: boolean | null,
): Promise<Set<string>> {
  const taken = await tx.rows<{ id: string }>(
    `UPDATE uploads SET free_since = NULL
      WHERE id = ANY($1::uuid[]) AND user_id = $2 AND stored_at IS NOT NULL AND removed_at IS NULL AND ($3::boolean IS NULL OR (document IS NOT NULL) = $3) RETURNING id`,
    [ids, user.id, documents],
  );
  return new Set(taken.map(({ id }) => id));
}

/** Notes which act they were sent for and when, and when their sender had called us before. */
export async function keepForAct(
  tx: Tx,
  { sid }: User,
  ids: readonly string[],
  actId: string,
  at: Date,
): Promise<void> {
  await tx.run(
    `UPDATE uploads SET act_id = $2, act_sent_at = $4,
            sender_called_at = (SELECT coalesce(s.called_before, s.called_at) FROM sessions s WHERE s.sid = $3)
      WHERE id = ANY($1::uuid[])`,
    [ids, actId, sid, at],
  );
}

/** How the user's own uploads are kept; photos are images. Those that are not theirs are not in it. */
export async function kindsOf(tx: Tx, user: User, ids: readonly string[]): Promise<Map<string, DocumentKind>> {
  const rows = await tx.rows<{ id: string; kind: DocumentKind }>(
    `SELECT id, coalesce(document, 'image') AS kind FROM uploads WHERE id = ANY($1::uuid[]) AND user_id = $2`,
    [ids, user.id],
  );
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export async function addUses(tx: Tx, place: PhotoPlace, ids: readonly string[]): Promise<void> {
  const [column, id] = columnOf(place);
  await tx.run(`INSERT INTO upload_uses (upload_id, ${column}) SELECT unnest($1::uuid[]), $2 ON CONFLICT DO NOTHING`, [
    ids,
    id,
  ]);
}

export async function keepUses(tx: Tx, place: PhotoPlace, ids: readonly string[]): Promise<void> {
  const [column, id] = columnOf(place);
  await tx.run(`DELETE FROM upload_uses WHERE ${column} = $2 AND upload_id <> ALL($1::uuid[])`, [ids, id]);
}

const USED = 'EXISTS (SELECT 1 FROM upload_uses x WHERE x.upload_id = u.id)';

/**
 * Stops using an erased person's picture, and the photos of their shipments that nobody ever paid for; those of paid jobs
 * stay, as evidence for the other side. Whatever of theirs is then unused is marked for removal.
 */
export async function forgetUploads(tx: Tx, userId: string, now: Date): Promise<void> {
  // Two statements, so that each finds its rows through an index.
  await tx.run('DELETE FROM upload_uses WHERE user_id = $1', [userId]);
  await tx.run(
    `DELETE FROM upload_uses x USING shipments s
      WHERE x.shipment_id = s.id AND s.user_id = $1 AND NOT EXISTS (SELECT 1 FROM quotes q WHERE q.shipment_id = s.id AND q.paid_at IS NOT NULL)`,
    [userId],
  );
  await tx.run(`UPDATE uploads u SET removed_at = $2 WHERE u.user_id = $1 AND removed_at IS NULL AND NOT ${USED}`, [
    userId,
    now,
  ]);
}

/**
 * Marks what is no longer used, and returns the ids to remove: unused or unfinished since before these instants, or already
 * marked. Whoever starts using a photo at the same moment writes its row, so it stays.
 */
export async function leftovers(
  db: Db,
  now: Date,
  free: { before: Date; ofActsBefore: Date },
  unfinishedBefore: Date,
): Promise<string[]> {
  await db.rows(`UPDATE uploads u SET free_since = $1 WHERE free_since IS NULL AND NOT ${USED}`, [now]);
  const rows = await db.rows<{ id: string }>(
    `UPDATE uploads u SET removed_at = coalesce(removed_at, $1)
      WHERE (free_since < CASE WHEN act_id IS NULL THEN $2::timestamptz ELSE $4::timestamptz END OR stored_at IS NULL AND created_at < $3 OR removed_at IS NOT NULL) AND NOT ${USED} RETURNING id`,
    [now, free.before, unfinishedBefore, free.ofActsBefore],
  );
  return rows.map(({ id }) => id);
}

/** Marks uploads that were not stored after all as removed; returns which. */
export async function giveUp(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    'UPDATE uploads SET removed_at = $2 WHERE id = ANY($1::uuid[]) AND stored_at IS NULL RETURNING id',
    [ids, now],
  );
  return rows.map(({ id }) => id);
}

/** Until the transaction ends, nobody else stores files for this user. */
export async function lockFilesOf(tx: Tx, userId: string): Promise<void> {
  await tx.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 43))', [userId]);
}

/** A user's kept files: how many there are, and their bytes as stored. */
export async function heldBy(tx: Tx, userId: string): Promise<{ files: number; bytes: number }> {
  const row = await tx.one<{ files: number; bytes: number }>(
    'SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float8 AS bytes FROM uploads WHERE user_id = $1 AND stored_at IS NOT NULL AND removed_at IS NULL',
    [userId],
  );
  return row ?? { files: 0, bytes: 0 };
}

/** Records that files are stored: the digest, kind and bytes of each. */
export async function noteStored(
  tx: Tx,
  ids: readonly string[],
  files: readonly StoredFile[],
  now: Date,
): Promise<void> {
  await tx.run(
    `UPDATE uploads SET stored_at = $5, sha256 = file.digest, document = file.document, is_drawing = file.drawn, bytes = file.bytes
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[], $6::bigint[]) AS file (id, digest, document, drawn, bytes) WHERE uploads.id = file.id`,
    [
      ids,
      files.map(({ digest }) => digest),
      files.map(({ kind }) => kind),
      files.map(({ isDrawing }) => isDrawing),
      now,
      files.map(({ bytes }) => bytes),
    ],
  );
}

const STORED_PIECE = 500;

/** Ids of all uploads whose files exist, in batches, and whether each is used somewhere. `reads` is one connection in one transaction. */
export async function* storedUploads(reads: Reads): AsyncGenerator<{ id: string; used: boolean }[]> {
  const sql = `SELECT u.id, ${USED} AS used FROM uploads u WHERE stored_at IS NOT NULL AND removed_at IS NULL AND id > $1 ORDER BY id LIMIT ${STORED_PIECE}`;
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const rows: { id: string; used: boolean }[] = await reads.rows(sql, [last]);
    yield rows;
    last = rows.length < STORED_PIECE ? undefined : rows.at(-1)?.id;
  }
}
