import type { Db } from '../database/db.js';
import { after, machineNow, MINUTE, SECOND } from '../../common/clock.js';

const WINDOW_MS = MINUTE;
/** A process claims this share of a limit at a time, and has as much before it asks: ten processes let a tenth too much through. */
const SHARE = 0.01;
/** How long to wait for the database at most. */
const PATIENCE_MS = 500;
/** If it did not answer, each process counts on its own for this long. */
const ALONE_MS = SECOND;
const SWEEP_MS = MINUTE;

/** The verdict on a call. */
export interface Counted {
  allowed: boolean;
  remaining: number;
  /** Seconds until counting starts over. */
  seconds: number;
}

interface Count {
  began: number;
  /** Calls made here. */
  used: number;
  /** Calls allowed here before the process has to claim more. */
  granted: number;
  /** Calls reported to the others. */
  told: number;
  /** Calls made or claimed elsewhere, as far as we know. */
  elsewhere: number;
  /** The others have used up the whole limit. */
  full: boolean;
  asking: Promise<void> | undefined;
}

/**
 * Counts calls by kind, minute and caller, over all processes: in memory, and added up in PostgreSQL each time a
 * hundredth of the limit is used up here. An address with few calls costs no query, a busy one a hundred a minute.
 */
export class CallCounts {
  /** The limit as the header `RateLimit-Policy` states it (draft-ietf-httpapi-ratelimit-headers). */
  readonly policy: string;
  private readonly counts = new Map<string, Count>();
  private aloneUntil = 0;

  constructor(
    private readonly db: Db,
    readonly kind: string,
    private readonly limit: number,
  ) {
    this.policy = `"${kind}";q=${limit};w=${WINDOW_MS / SECOND}`;
    setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** Counts one more call by `who`. */
  async count(who: string): Promise<Counted> {
    const mine = this.current(who);
    while (mine.used >= mine.granted && !mine.full)
      await (mine.asking ??= this.ask(who, mine).finally(() => (mine.asking = undefined)));
    const allowed = mine.used < mine.granted;
    if (allowed) mine.used++;
    const remaining = mine.full && mine.used >= mine.granted ? 0 : Math.max(0, this.limit - mine.elsewhere - mine.used);
    return { allowed, remaining, seconds: Math.max(1, Math.ceil((mine.began + WINDOW_MS - now()) / SECOND)) };
  }

  private current(who: string): Count {
    const known = this.counts.get(who);
    if (known && known.began + WINDOW_MS > now()) return known;
    const fresh: Count = {
      began: now(),
      used: 0,
      granted: this.share,
      told: 0,
      elsewhere: 0,
      full: false,
      asking: undefined,
    };
    this.counts.set(who, fresh);
    return fresh;
  }

  private get share(): number {
    return Math.min(this.limit, Math.max(1, Math.floor(this.limit * SHARE)));
  }

  /** Reports what was used, and claims the next share of what is left. */
  private async ask(who: string, mine: Count): Promise<void> {
    const wanted = Math.min(this.share, this.limit - mine.granted);
    const sum =
      wanted > 0 && now() >= this.aloneUntil
        ? await this.sumWith(who, mine, mine.granted + wanted - mine.told)
        : undefined;
    if (sum !== undefined) {
      mine.told = mine.granted + wanted;
      mine.elsewhere = sum - mine.told;
    }
    const left = this.limit - mine.elsewhere - mine.granted;
    const given = Math.max(0, Math.min(wanted, left));
    mine.granted += given;
    mine.full = given < this.share;
  }

  /** Everything reported for this caller in the minute, including this; undefined when the database does not answer. */
  private async sumWith(who: string, mine: Count, more: number): Promise<number | undefined> {
    // An answer that has already arrived counts: it is read between the timer and setImmediate, however busy this process was.
    const patience = new Promise<undefined>(
      (resolve) => void setTimeout(() => setImmediate(() => resolve(undefined)), PATIENCE_MS).unref(),
    );
    try {
      const row = await Promise.race([
        patience,
        this.db.one<{ count: number; began_at: Date }>(ADD, [
          this.kind,
          who,
          new Date(mine.began),
          more,
          after(machineNow(), -WINDOW_MS),
        ]),
      ]);
      if (row) {
        mine.began = row.began_at.getTime();
        return row.count;
      }
    } catch {
      // It may be away; calls that need it are refused for that.
    }
    this.aloneUntil = now() + ALONE_MS;
    return undefined;
  }

  private sweep(): void {
    const oldest = now() - WINDOW_MS;
    for (const [who, { began }] of this.counts) if (began <= oldest) this.counts.delete(who);
  }
}

const ADD = `
  INSERT INTO call_counts AS c (kind, who, began_at, count) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, who) DO UPDATE
     SET count = CASE WHEN c.began_at > $5 THEN c.count + excluded.count ELSE excluded.count END,
         began_at = CASE WHEN c.began_at > $5 THEN least(c.began_at, excluded.began_at) ELSE excluded.began_at END
  RETURNING count, began_at`;

function now(): number {
  return machineNow().getTime();
}
