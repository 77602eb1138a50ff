import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { randomLetters } from '../common/random-letters.js';
import { PlacesService } from '../places/places.service.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { requireAccount } from '../users/require-account.js';
import type { NewWidget, WidgetChanges } from './widgets.dto.js';

const MOST_WIDGETS = 10;
const KEY_LETTERS = 24;

/** A widget's answer as SQL of `w`. */
const WIDGET = `json_build_object('id', w.id, 'key', w.key, 'name', w.name, 'allowedOrigins', w.allowed_origins, 'category', w.category,
  'from', w.pickup, 'enabled', w.disabled_at IS NULL, 'estimates', w.estimates, 'listings', w.listings,
  'createdAt', ${isoJson('w.created_at')}, 'updatedAt', ${isoJson('w.updated_at')})::text`;

/** Widgets that users put on their own sites. */
@Injectable()
export class WidgetsService {
  constructor(
    private readonly db: Db,
    private readonly places: PlacesService,
  ) {}

  /** A user's own, the newest first; there are at most ten. */
  async list(user: User): Promise<JsonText> {
    const rows = await this.db.rows<{ json: string }>(
      `SELECT ${WIDGET} AS json FROM widgets w WHERE w.user_id = $1 ORDER BY w.created_at DESC, w.id DESC LIMIT ${MOST_WIDGETS}`,
      [user.id],
    );
    return new JsonText(`[${rows.map(({ json }) => json).join(',')}]`);
  }

  /** @throws 400 `place_not_found`; 409 `too_many_widgets` */
  async create(user: User, { name, allowedOrigins, category, from }: NewWidget): Promise<JsonText> {
    if (from) this.places.require(from, 'from');
    return this.db.tx(async (tx) => {
      // Two made at once must not both be the tenth.
      await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      requireAccount(tx, user.id);
      const there = await tx.one<{ count: number }>('SELECT count(*)::int AS count FROM widgets WHERE user_id = $1', [
        user.id,
      ]);
      if ((there?.count ?? 0) >= MOST_WIDGETS) throw problem('too_many_widgets');
      const row = await tx.one<{ json: string }>(
        `INSERT INTO widgets AS w (id, user_id, key, name, allowed_origins, category, pickup, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING ${WIDGET} AS json`,
        [
          randomUUID(),
          user.id,
          `hwp_${randomLetters(KEY_LETTERS)}`,
          name,
          [...new Set(allowedOrigins)],
          category ?? null,
          from ?? null,
          machineNow(),
        ],
      );
      return new JsonText(row?.json ?? 'null');
    });
  }

  /** @throws 400 `place_not_found`; 404 */
  async change(
    user: User,
    id: string,
    { name, allowedOrigins, category, from, enabled }: WidgetChanges,
  ): Promise<JsonText> {
    if (from) this.places.require(from, 'from');
    const row = isUuid(id)
      ? await this.db.one<{ json: string }>(
          `UPDATE widgets w SET name = coalesce($3, name), allowed_origins = coalesce($4, allowed_origins),
                  category = CASE WHEN $5 THEN $6 ELSE category END, pickup = CASE WHEN $7 THEN $8 ELSE pickup END,
                  disabled_at = CASE WHEN $9 THEN NULL WHEN NOT $9 THEN coalesce(disabled_at, $10) ELSE disabled_at END, updated_at = $10
            WHERE w.id = $1 AND w.user_id = $2 RETURNING ${WIDGET} AS json`,
          [
            id,
            user.id,
            name ?? null,
            allowedOrigins ? [...new Set(allowedOrigins)] : null,
            category !== undefined,
            category ?? null,
            from !== undefined,
            from ?? null,
            enabled ?? null,
            machineNow(),
          ],
        )
      : undefined;
    if (!row) throw problem('not_found');
    return new JsonText(row.json);
  }

  /** @throws 404 */
  async remove(user: User, id: string): Promise<void> {
    const gone = isUuid(id)
      ? await this.db.one('DELETE FROM widgets WHERE id = $1 AND user_id = $2 RETURNING id', [id, user.id])
      : undefined;
    if (!gone) throw problem('not_found');
  }
}

/** A participant: of an erased user none are left. */
export async function forgetWidgets(tx: Tx, userId: string): Promise<void> {
  await tx.run('DELETE FROM widgets WHERE user_id = $1', [userId]);
}
