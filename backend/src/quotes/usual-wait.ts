import { Injectable } from '@nestjs/common';
import { after, DAY, HOUR, SECOND } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { FirstQuotes } from '../platform/settings/first-quotes.js';
import { ofAnyStatus, visibleToAll } from '../shipments/visible.js';

/** Listings younger than this may still get their first quote. */
const SETTLED_AFTER = 3 * DAY;
/** From fewer listings nothing is concluded. */
const FEWEST = 20;

/**
 * Of the newest 200 listings for all before $1: how many there are, and the seconds within which three in four had a quote, those
 * that never got one included; Infinity if fewer than three in four ever did.
 */
const WAITED = `
  SELECT count(*)::int AS listings,
         percentile_disc(0.75) WITHIN GROUP (ORDER BY coalesce(extract(epoch FROM q.at - s.created_at)::float8, 'Infinity')) AS seconds
    FROM (SELECT l.id, l.created_at FROM shipments l
           WHERE l.created_at < $1 AND ${ofAnyStatus('l')} AND ${visibleToAll('l')} ORDER BY l.created_at DESC, l.id DESC LIMIT 200) s
    LEFT JOIN LATERAL (SELECT min(created_at) AS at FROM quotes WHERE shipment_id = s.id) q ON true`;

/** Measures how long listings wait for their first quote, so that the screens promise what three in four of them got. */
@Injectable()
export class UsualWait {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    told: FirstQuotes,
  ) {
    told.on(() => this.hours());
  }

  private async hours(): Promise<number | null> {
    const row = await this.db.one<{ listings: number; seconds: number | null }>(WAITED, [
      after(this.clock.now(), -SETTLED_AFTER),
    ]);
    if (!row || row.listings < FEWEST || row.seconds === null || !Number.isFinite(row.seconds)) return null;
    return Math.max(1, Math.ceil((row.seconds * SECOND) / HOUR));
  }
}
