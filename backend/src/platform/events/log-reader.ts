import { machineNow, MINUTE } from '../../common/clock.js';

export interface LogSource<Row> {
  /** The newest ids, at most `limit`, increasing. */
  newest(limit: number): Promise<number[]>;
  /** Rows after `id`, and those of `gaps` that exist by now, by id. */
  since(id: number, gaps: number[], limit: number): Promise<Row[]>;
  found(row: Row): void;
  /** It could not be read now, as while the database is away. */
  failed(error: Error): void;
}

const BATCH = 1_000;
/** Longer than any transaction may last: an id still missing then was rolled back. */
const GAP_KEPT_MS = MINUTE;
const MOST_GAPS = 10_000;

/**
 * Reads a table with increasing ids, each row once. Transactions do not commit in the order they take their ids, so
 * skipped ids are looked for again until they appear or are known to be rolled back.
 */
export class LogReader<Row extends { id: number }> {
  private last = 0;
  private readonly gaps = new Map<number, number>();
  private beginning: Promise<void> | undefined;
  private work: Promise<void> | undefined;
  private again = false;

  constructor(private readonly source: LogSource<Row>) {}

  /** From here on every row committed later is found; `afresh` forgets where it was. Returns the newest id. */
  async begin(afresh: boolean): Promise<number> {
    if (afresh) this.beginning = this.skipToEnd();
    await this.beginning;
    return this.last;
  }

  private async skipToEnd(): Promise<void> {
    await this.work;
    const ids = await this.source.newest(BATCH);
    this.gaps.clear();
    this.last = (ids[0] ?? 1) - 1;
    for (const id of ids) this.isNew(id);
  }

  /** Reads what is new; calls that arrive while it reads make it look once more. */
  async read(): Promise<void> {
    this.again = true;
    this.work ??= this.readAll().finally(() => (this.work = undefined));
    return this.work;
  }

  private async readAll(): Promise<void> {
    try {
      await this.beginning;
      while (this.again) {
        this.again = false;
        const rows = await this.source.since(this.last, [...this.gaps.keys()], BATCH);
        for (const row of rows) if (this.isNew(row.id)) this.source.found(row);
        if (rows.length === BATCH) this.again = true;
      }
    } catch (error) {
      // The next signal reads again; what was missed is still in the log.
      this.source.failed(error as Error);
    }
    const oldest = machineNow().getTime() - GAP_KEPT_MS;
    for (const [id, since] of this.gaps) if (since < oldest) this.gaps.delete(id);
  }

  private isNew(id: number): boolean {
    if (id <= this.last) return this.gaps.delete(id);
    const now = machineNow().getTime();
    for (let gap = Math.max(this.last + 1, id - MOST_GAPS); gap < id; gap++) this.gaps.set(gap, now);
    this.last = id;
    return true;
  }
}
