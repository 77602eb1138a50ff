import type { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import type { Mapping } from './import-fields.js';
import type { ImportRowsSearch, ImportState } from './imports.dto.js';
import type { Table } from './read-csv.js';
import type { JudgedRow, Row } from './rows.js';

const COUNTS = ['ready', 'wrong', 'created', 'existing', 'refused'] as const;
const counted = COUNTS.map((outcome) => `'${outcome}', count(*) FILTER (WHERE r.outcome = '${outcome}')`).join(', ');

/** An import's answer as SQL of `i`. */
export const IMPORT = `(json_build_object('id', i.id, 'state', i.state, 'failure', i.failure, 'columns', i.heads,
  'mapping', coalesce(i.mapping, '{}'), 'encoding', i.encoding, 'separator', i.separator,
  'pausedUntil', ${isoJson('i.paused_until')}, 'createdAt', ${isoJson('i.created_at')}, 'finishedAt', ${isoJson('i.finished_at')})::jsonb
  || (SELECT jsonb_build_object('rows', count(*), ${counted}) FROM import_rows r WHERE r.import_id = i.id))`;

const ROW = `json_build_object('row', r.row, 'cells', r.cells, 'outcome', r.outcome, 'shipmentId', r.shipment_id, 'errors', r.errors)`;
const IS_WRONG = `r.outcome IN ('wrong', 'refused')`;

/** What the work on an import needs to know. */
export interface ImportWork {
  id: string;
  user_id: string;
  state: ImportState;
  failure: string | null;
  content: Buffer | null;
  heads: string[];
  mapping: Mapping | null;
}

export async function importWork(db: Db, id: string): Promise<ImportWork | undefined> {
  return db.one('SELECT id, user_id, state, failure, content, heads, mapping FROM imports WHERE id = $1', [id]);
}

/** A participant: of a user's imports that were never started, only the newest are kept. */
export async function forgetUnstarted(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx.run(
    `DELETE FROM imports WHERE id IN (
       SELECT id FROM imports WHERE user_id = $1 AND state IN ('checked', 'failed')
        ORDER BY created_at DESC, id DESC OFFSET $2)`,
    [userId, kept],
  );
}

/** A participant: what the file of an import holds; false if that was noted already. */
export async function noteRead(
  tx: Tx,
  id: string,
  { heads, rows, encoding, separator }: Table,
  mapping: Mapping,
  judged: readonly JudgedRow[],
): Promise<boolean> {
  const moved = await tx.run(
    `UPDATE imports SET state = 'checked', content = NULL, heads = $2, mapping = $3, encoding = $4, separator = $5
      WHERE id = $1 AND state = 'reading'`,
    [id, heads, JSON.stringify(mapping), encoding, separator],
  );
  if (moved === 0) return false;
  await tx.run(
    `INSERT INTO import_rows (import_id, row, cells, outcome, errors)
     SELECT $1, (e->>'row')::int, ARRAY(SELECT jsonb_array_elements_text(e->'cells')), e->>'outcome', e->'errors'
       FROM jsonb_array_elements($2::jsonb) e`,
    [id, JSON.stringify(judged.map((each) => ({ ...each, cells: rows[each.row - 1] })))],
  );
  return true;
}

/** A participant: the file cannot be read; false if that was noted already. */
export async function noteFailed(tx: Tx, id: string, failure: string): Promise<boolean> {
  const sql = `UPDATE imports SET state = 'failed', content = NULL, failure = $2 WHERE id = $1 AND state = 'reading'`;
  return (await tx.run(sql, [id, failure])) > 0;
}

/** Do some rows of it have no `externalRef`, by which they would be known again? */
const hasNameless = (one: string) => `EXISTS (
  SELECT FROM import_rows r WHERE r.import_id = ${one}.id AND r.outcome IN ('ready', 'created')
     AND coalesce(r.cells[array_position(${one}.heads,
       (SELECT key FROM jsonb_each_text(${one}.mapping) WHERE value = 'externalRef' LIMIT 1))], '') = '')`;

/** So many imports are looked through for the same rows: a file sent again by mistake is sent again soon. */
const LOOKED_BACK = 20;

/** A participant: the latest of a user's imports of the same rows that lists or has listed them, if they would be listed once more. */
export async function listedBefore(tx: Tx, id: string): Promise<string | undefined> {
  const found = await tx.one<{ id: string }>(
    `SELECT e.id FROM imports i CROSS JOIN LATERAL (
         SELECT * FROM imports WHERE user_id = i.user_id AND state IN ('running', 'finished')
          ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_BACK}) e
      WHERE i.id = $1 AND e.heads = i.heads AND (${hasNameless('i')} OR ${hasNameless('e')})
        AND EXISTS (SELECT FROM import_rows r WHERE r.import_id = e.id AND r.outcome IN ('ready', 'created'))
        AND NOT EXISTS (
          SELECT FROM (SELECT row, cells FROM import_rows WHERE import_id = i.id) these
            FULL JOIN (SELECT row, cells FROM import_rows WHERE import_id = e.id) earlier USING (row)
           WHERE these.cells IS DISTINCT FROM earlier.cells)
      ORDER BY e.created_at DESC, e.id DESC LIMIT 1`,
    [id],
  );
  return found?.id;
}

/** The next rows that are still to be listed. */
export async function nextRows(db: Db, id: string, limit: number): Promise<Row[]> {
  return db.rows(
    `SELECT row, cells FROM import_rows WHERE import_id = $1 AND outcome = 'ready' ORDER BY row LIMIT $2`,
    [id, limit],
  );
}

export async function noteDone(db: Db, id: string, judged: readonly JudgedRow[]): Promise<void> {
  await db.rows(
    `UPDATE import_rows r SET outcome = e->>'outcome', shipment_id = (e->>'shipmentId')::uuid, errors = e->'errors'
       FROM jsonb_array_elements($2::jsonb) e WHERE r.import_id = $1 AND r.row = (e->>'row')::int AND r.outcome = 'ready' RETURNING 1`,
    [id, JSON.stringify(judged)],
  );
}

/** A participant: what is left of an import is refused. */
export async function refuseTheRest(tx: Tx, id: string, message: string): Promise<void> {
  await tx.run(`UPDATE import_rows SET outcome = 'refused', errors = $2 WHERE import_id = $1 AND outcome = 'ready'`, [
    id,
    JSON.stringify([{ column: null, message }]),
  ]);
}

/** A participant: all is done; false if that was noted already. */
export async function noteFinished(tx: Tx, id: string, at: Date): Promise<boolean> {
  const sql = `UPDATE imports SET state = 'finished', finished_at = $2, paused_until = NULL WHERE id = $1 AND state = 'running'`;
  return (await tx.run(sql, [id, at])) > 0;
}

/** A participant: of an erased user none are left. */
export async function forgetImports(tx: Tx, userId: string): Promise<void> {
  await tx.run('DELETE FROM imports WHERE user_id = $1', [userId]);
}

/** Imports that somebody has to work on. */
export async function importsToDo(db: Db, at: Date): Promise<{ id: string }[]> {
  return db.rows(
    `SELECT id FROM imports WHERE state IN ('reading', 'running') AND (paused_until IS NULL OR paused_until <= $1)
      ORDER BY created_at LIMIT 100`,
    [at],
  );
}

/** The JSON of an import of the user's; undefined for anybody else's. */
export async function importJson(db: Db | Tx, id: string, userId: string): Promise<string | undefined> {
  const sql = `SELECT ${IMPORT}::text AS json FROM imports i WHERE i.id = $1 AND i.user_id = $2`;
  return (await db.one<{ json: string }>(sql, [id, userId]))?.json;
}

/** Some rows, and after which the next ones come; undefined if these may be the last. */
export interface RowsPage {
  json: string;
  next: number | undefined;
}

export async function rowsPage(db: Db, id: string, { after, limit, only }: ImportRowsSearch): Promise<RowsPage> {
  const row = await db.one<{ json: string; count: number; last: number | null }>(
    `SELECT coalesce(json_agg(${ROW} ORDER BY r.row), '[]')::text AS json, count(*)::int AS count, max(r.row) AS last FROM (
       SELECT * FROM import_rows r WHERE r.import_id = $1 AND r.row > $2 ${only ? `AND ${IS_WRONG}` : ''} ORDER BY r.row LIMIT $3) r`,
    [id, after, limit],
  );
  return { json: row?.json ?? '[]', next: row?.count === limit ? (row.last ?? undefined) : undefined };
}

/** A line of the report. */
export interface ReportLine {
  row: number;
  ref: string | null;
  outcome: string;
  shipment: string | null;
  errors: { column: string | null; message: string }[];
}

export async function reportOf(db: Db, id: string, refColumn: number): Promise<ReportLine[]> {
  return db.rows(
    `SELECT row, cells[$2] AS ref, outcome, shipment_id AS shipment, errors FROM import_rows WHERE import_id = $1 ORDER BY row`,
    [id, refColumn],
  );
}
