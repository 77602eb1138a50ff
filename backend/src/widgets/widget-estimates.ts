import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Category } from '../common/categories.js';
import { after, DAY, machineNow, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Embeds } from '../platform/http/embeds.js';
import { Retention } from '../platform/retention/retention.js';
import type { PrefillAnswer } from './widgets.dto.js';

const A_DAY = 5_000;
const KEPT_DAYS = 7;

/** SQL: does `w` work? Not while its owner is suspended. */
const WORKS = `w.disabled_at IS NULL AND EXISTS (SELECT 1 FROM users u WHERE u.id = w.user_id AND u.suspended_at IS NULL)`;

/** What visitors of other sites ask there. No personal data is kept of them. */
@Injectable()
export class WidgetEstimates {
  constructor(
    private readonly db: Db,
    @Inject(Env) private readonly env: Env,
    embeds: Embeds,
    retention: Retention,
  ) {
    embeds.on(async (key) => {
      const widget = await this.db.one<{ origins: string[]; category: string | null; from: string | null }>(
        `SELECT w.allowed_origins AS origins, w.category, w.pickup AS "from" FROM widgets w WHERE w.key = $1 AND ${WORKS}`,
        [key],
      );
      return widget && { origins: widget.origins, fields: { category: widget.category, from: widget.from } };
    });
    retention.keep({ table: 'widget_estimates', where: 'made_at < $1', age: KEPT_DAYS * DAY });
  }

  /**
   * Counts and keeps what was asked; returns the id to list it by.
   * @throws 404 for a key that nobody has or that is off; 429 from the day's limit on
   */
  async keep(key: string, { category, from, to, weight }: PrefillAnswer): Promise<string> {
    const [id, now] = [randomUUID(), machineNow()];
    const today = now.toISOString().slice(0, 10);
    return this.db.tx(async (tx) => {
      const widget = await tx.one<{ id: string; today: number }>(
        `UPDATE widgets w SET estimates = estimates + 1, day = $2, today = CASE WHEN day = $2 THEN today + 1 ELSE 1 END
          WHERE w.key = $1 AND ${WORKS} RETURNING id, today`,
        [key, today],
      );
      if (!widget) throw problem('not_found');
      if (widget.today > this.env.scaled(A_DAY))
        throw problem('too_many_requests', {
          retryAfter: Math.ceil((Date.parse(today) + DAY - now.getTime()) / SECOND),
        });
      await tx.run(
        'INSERT INTO widget_estimates (id, widget_id, category, pickup, delivery, weight, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [id, widget.id, category, from, to, weight, now],
      );
      return id;
    });
  }

  /** @throws 404, also a week after it was asked */
  async prefill(id: string): Promise<PrefillAnswer> {
    const row = isUuid(id)
      ? await this.db.one<{ category: Category; from: string; to: string; weight: string | null }>(
          'SELECT category, pickup AS "from", delivery AS "to", weight FROM widget_estimates WHERE id = $1 AND made_at > $2',
          [id, after(machineNow(), -KEPT_DAYS * DAY)],
        )
      : undefined;
    if (!row) throw problem('not_found');
    return { ...row, weight: row.weight === null ? null : Number(row.weight) };
  }

  /**
   * A participant of listing: the widget that a listing came from, which counts it once; null for an estimate that is
   * gone, was used, or is the widget's owner's own.
   */
  async referrer(tx: Tx, prefillId: string, userId: string): Promise<string | null> {
    const row = await tx.one<{ id: string }>(
      `WITH used AS (
         UPDATE widget_estimates e SET used = true FROM widgets w
          WHERE e.id = $1 AND NOT e.used AND w.id = e.widget_id AND w.user_id <> $2 RETURNING e.widget_id)
       UPDATE widgets w SET listings = listings + 1 FROM used WHERE w.id = used.widget_id RETURNING w.id`,
      [prefillId, userId],
    );
    return row?.id ?? null;
  }
}
