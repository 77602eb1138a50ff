import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DAY, machineNow, SECOND } from '../common/clock.js';
import { Db } from '../platform/database/db.js';
import { Retention } from '../platform/retention/retention.js';

/** What came of a call: it was let in, or it was one too many in its minute. */
export type Counted = 'reads' | 'writes' | 'refused';

/** One write in this long, whatever is called. */
const WRITTEN_EVERY_MS = SECOND;
const KEPT_DAYS = 90;

interface Usage extends Record<Counted, number> {
  keyId: string;
  /** Calls by the name of what is deprecated in them. */
  deprecated: Record<string, number>;
  /** In UTC. */
  day: string;
}

/**
 * Counts the calls of each key by day: in memory, and written together once a second, apart from the calls' transactions. A process
 * that is killed forgets its last second.
 */
@Injectable()
export class KeyUsage implements OnModuleDestroy {
  private readonly log = new Logger('API keys');
  private counts = new Map<string, Usage>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  constructor(
    private readonly db: Db,
    retention: Retention,
  ) {
    retention.keep({
      table: 'api_key_usage',
      where: "day < ($1::timestamptz AT TIME ZONE 'UTC')::date",
      age: KEPT_DAYS * DAY,
    });
  }

  /** @param deprecated names of what the call uses that is deprecated */
  count(keyId: string, what: Counted, deprecated: readonly string[] = []): void {
    const day = machineNow().toISOString().slice(0, 10);
    this.add({
      keyId,
      day,
      reads: 0,
      writes: 0,
      refused: 0,
      deprecated: Object.fromEntries(deprecated.map((each) => [each, 1])),
      [what]: 1,
    });
    this.timer ??= setTimeout(() => void this.write(), WRITTEN_EVERY_MS).unref();
  }

  /** What this process has not written yet is not lost when it ends. */
  async onModuleDestroy(): Promise<void> {
    await this.write();
  }

  private add(more: Usage): void {
    const name = `${more.keyId} ${more.day}`;
    const known = this.counts.get(name);
    if (!known) {
      this.counts.set(name, more);
      return;
    }
    for (const what of ['reads', 'writes', 'refused'] as const) known[what] += more[what];
    for (const [what, calls] of Object.entries(more.deprecated))
      known.deprecated[what] = (known.deprecated[what] ?? 0) + calls;
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeAll());
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    const counted = [...this.counts.values()];
    if (counted.length === 0) return;
    this.counts = new Map();
    try {
      await this.db.rows(ADD, [JSON.stringify(counted)]);
    } catch (error) {
      // The database is away: these are written with the next calls'.
      this.log.warn(`Calls not counted yet: ${(error as Error).message}`);
      for (const usage of counted) this.add(usage);
    }
  }
}

/** In the order of the keys, so that two processes do not wait for each other. A key that is forgotten meanwhile is not counted. */
const ADD = `
  INSERT INTO api_key_usage AS u (key_id, day, reads, writes, refused, deprecated)
  SELECT k.id, c.day, c.reads, c.writes, c.refused, c.deprecated
    FROM jsonb_to_recordset($1::jsonb) c("keyId" uuid, day date, reads int, writes int, refused int, deprecated jsonb) JOIN api_keys k ON k.id = c."keyId"
   ORDER BY k.id, c.day
  ON CONFLICT (key_id, day) DO UPDATE
     SET reads = u.reads + excluded.reads, writes = u.writes + excluded.writes, refused = u.refused + excluded.refused,
         deprecated = (SELECT coalesce(jsonb_object_agg(s.key, s.calls), '{}')
                         FROM (SELECT e.key, sum(e.value::int) AS calls
                                 FROM (SELECT * FROM jsonb_each_text(u.deprecated) UNION ALL SELECT * FROM jsonb_each_text(excluded.deprecated)) e
                                GROUP BY e.key) s)
  RETURNING 1`;
