import { isBooked } from '../common/booked.js';
import { visibleTo } from '../shipments/visible.js';
import type { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { photoId } from '../uploads/uploads.dto.js';

/** SHA-256 of each upload as it came, in hex, in their order. */
export async function digestsOf(tx: Tx, urls: readonly string[]): Promise<(string | null)[]> {
  const ids = urls.map((url) => photoId(url) ?? null);
  const rows = await tx.rows<{ id: string; sha256: string | null }>(
    'SELECT id, sha256 FROM uploads WHERE id = ANY($1::uuid[])',
    [ids],
  );
  const known = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  return ids.map((id) => (id && known.get(id)) ?? null);
}

export interface WrittenReport {
  id: string;
  actId: string;
  itemId: string | null;
  itemTitle: string | null;
  quoteId: string;
  end: string;
  form: string;
  values: object;
  marks: object;
  photos: string[];
  /** What each photo shows, if anybody said. */
  photoViews?: string[];
  fewPhotos: string | null;
  signerName: string | null;
  signature: string | null;
  nobodyThere: string | null;
  sha256: string;
}

export async function writeReport(tx: Tx, report: WrittenReport): Promise<void> {
  await tx.run(
    `INSERT INTO condition_reports (id, act_id, quote_id, place_end, form, "values", marks, photos, few_photos, signer_name, signature, nobody_there, sha256, item_id, item_title, photo_views)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      report.id,
      report.actId,
      report.quoteId,
      report.end,
      report.form,
      JSON.stringify(report.values),
      JSON.stringify(report.marks),
      report.photos,
      report.fewPhotos,
      report.signerName,
      report.signature,
      report.nobodyThere,
      report.sha256,
      report.itemId,
      report.itemTitle,
      report.photoViews ?? [],
    ],
  );
}

/** SQL for the reports of the deal of the quote with this id, oldest first; a deal has few. */
export const reportsJson = (quoteId: string): string => `
  coalesce((SELECT json_agg(json_build_object('id', r.id, 'itemId', r.item_id, 'itemTitle', r.item_title, 'end', r.place_end, 'form', r.form, 'values', r."values", 'marks', r.marks, 'photos', r.photos, 'photoViews', r.photo_views,
      'fewPhotos', r.few_photos, 'signerName', r.signer_name, 'signature', r.signature, 'nobodyThere', r.nobody_there, 'sha256', r.sha256,
      'happenedAt', ${isoJson('a.happened_at')}, 'fence', a.fence) ORDER BY a.happened_at, r.id)
    FROM condition_reports r JOIN acts a ON a.id = r.act_id WHERE r.quote_id = ${quoteId}), '[]')`;

/** A shipment's people, and the reports of its deal as JSON. */
export function readReports(db: Db, shipmentId: string, userId: string) {
  return db.one<{ ownerId: string; carrierId: string | null; isVisible: boolean; json: string }>(
    `SELECT s.user_id AS "ownerId", q.carrier_id AS "carrierId", ${visibleTo('s', '$2::uuid')} AS "isVisible", ${reportsJson('q.id')}::text AS json
       FROM shipments s LEFT JOIN quotes q ON q.shipment_id = s.id AND ${isBooked('q')}
      WHERE s.id = $1`,
    [shipmentId, userId],
  );
}
