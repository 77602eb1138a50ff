import { Injectable } from '@nestjs/common';
import { type BusinessTime, machineNow, SECOND } from '../../common/clock.js';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';

/**
 * Business time: machine time plus an offset kept in the database, so that it survives a restart and is the same for all
 * processes. Only the card sandbox ever moves it.
 */
@Injectable()
export class Clock implements BusinessTime {
  private offsetMs = 0;
  private past?: Date;

  constructor(private readonly db: Db) {}

  now(): Date {
    return this.past ?? new Date(machineNow().getTime() + this.offsetMs);
  }

  /**
   * Sets business time to a past instant, in this process only; called without one, it goes back to normal. Only the demo's
   * seed replays the past like this, before anybody can call; none of it is stored, so a kill leaves no trace.
   */
  standAt(past: Date | undefined): void {
    this.past = past;
  }

  /** Reads the offset again: at startup, and when another process moved it. */
  async refresh(): Promise<void> {
    const row = await this.db.one<{ offset_ms: number }>('SELECT offset_ms FROM business_clock');
    this.offsetMs = row?.offset_ms ?? 0;
  }

  /** By how much business time is ahead of the machine's, in whole seconds. */
  aheadSeconds(): number {
    return Math.round(this.offsetMs / SECOND);
  }

  /** Moves business time forward to `target`, never back. */
  async moveTo(target: Date): Promise<void> {
    const wanted = Math.ceil(target.getTime() - machineNow().getTime());
    await this.db.tx(async (tx: Tx) => {
      await tx.run('UPDATE business_clock SET offset_ms = greatest(offset_ms, $1::bigint)', [wanted]);
      tx.wake('clock');
    });
    await this.refresh();
  }
}
