import { Injectable } from '@nestjs/common';
import { HOUR, machineNow } from '../../common/clock.js';

/** How long what was measured is good for, on machine time. */
const REMEMBERED_MS = HOUR;

type Measure = () => Promise<number | null>;

/** Within how many hours a listing usually has its first quote: measured, and told with the public settings. */
@Injectable()
export class FirstQuotes {
  private measure: Measure = () => Promise.resolve(null);
  private known: { hours: Promise<number | null>; until: number } | undefined;

  /** Registered by whoever owns the quotes. */
  on(measure: Measure): void {
    this.measure = measure;
  }

  /** null while too little is known, or while it cannot be read: the settings are told all the same. */
  async hours(): Promise<number | null> {
    const now = machineNow().getTime();
    if (!this.known || this.known.until <= now) this.known = { hours: this.measure(), until: now + REMEMBERED_MS };
    try {
      return await this.known.hours;
    } catch {
      this.known = undefined;
      return null;
    }
  }
}
