import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { after, DAY, HOUR, machineNow } from '../../common/clock.js';
import { Env } from '../config/env.js';
import { Db } from '../database/db.js';
import { Sweeps } from '../jobs/sweeps.js';

/** Rows of a table that are kept no longer than needed. */
export interface Kept {
  table: string;
  /** SQL for what is deleted; $1 is the instant it has to be older than. */
  where: string;
  /** In milliseconds. */
  age: number;
  /** Which clock the age is counted by; left out, machine time. */
  now?: () => Date;
}

/** Rows deleted in one statement, so that none holds many locks for long. */
const PIECE = 5_000;

/** Forgets in time: each module says what it keeps and for how long. Runs hourly, and at startup. */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  private readonly log = new Logger('Retention');
  private readonly all: Kept[] = [
    { table: 'idempotency_keys', where: 'created_at < $1', age: DAY },
    { table: 'call_counts', where: 'began_at < $1', age: HOUR },
    { table: 'hourly_counters', where: 'hour < floor(extract(epoch FROM $1::timestamptz) / 3600)::bigint', age: DAY },
  ];

  constructor(
    private readonly db: Db,
    sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
  ) {
    sweeps.on('retention', () => this.forget());
  }

  keep(...kept: Kept[]): void {
    this.all.push(...kept);
  }

  /** A program restarted every hour would never reach the hourly sweep. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.env.runsWorker) await this.forget();
  }

  private async forget(): Promise<void> {
    for (const kept of this.all) {
      await this.forgetOld(kept).catch((error: Error) => this.log.warn(`${kept.table}: ${error.message}`));
    }
  }

  private async forgetOld({ table, where, age, now = machineNow }: Kept): Promise<void> {
    const sql = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${PIECE} FOR UPDATE SKIP LOCKED)) RETURNING 1`;
    while ((await this.db.rows(sql, [after(now(), -age)])).length === PIECE);
  }
}
