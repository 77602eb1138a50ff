import { Injectable } from '@nestjs/common';
import { DAY, machineNow } from '../common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Reads } from '../platform/database/reads.js';
import { Retention } from '../platform/retention/retention.js';
import { isServerFailure, whileInUse } from './provider.js';

const MOST_TRIES = 3;
/** The provider forgets keys after a day or a little more; a number is no longer needed then. */
const KEPT_MS = 30 * DAY;

/**
 * Idempotency keys for things that do no harm when made twice and once forgotten, such as an intent nobody was told of.
 * The provider keeps even its own failure under a key for a day, so the next try needs another key. The number a key has
 * reached is kept in a table, so no later call uses a key that holds a failure.
 */
@Injectable()
export class ProviderKeys {
  constructor(
    private readonly db: Db,
    retention: Retention,
  ) {
    retention.keep({ table: 'provider_keys', where: 'changed_at < $1', age: KEPT_MS });
  }

  /**
   * Makes something under a key, at most `tries` times, each with its own number. A call with an unknown outcome (the connection broke, too many requests)
   * keeps its number: whatever it made is found under it.
   * @throws what the client throws
   */
  async make<Made>(name: string, make: (idempotencyKey: string) => Promise<Made>, tries = MOST_TRIES): Promise<Made> {
    for (let attempt = 1; ; attempt++) {
      const number = await this.number(name);
      try {
        return await whileInUse(() => make(number === 1 ? name : `${name}:${number}`));
      } catch (error) {
        if (!isServerFailure(error)) throw error;
        await this.skip(this.db, name, number);
        if (attempt === tries) throw error;
      }
    }
  }

  /** What was made under the current number is used up: the next call makes another. */
  async useUp(reads: Reads, name: string): Promise<void> {
    const [row] = await reads.rows<{ number: number }>('SELECT number FROM provider_keys WHERE name = $1', [name]);
    await this.skip(reads, name, row?.number ?? 1);
  }

  private async number(name: string): Promise<number> {
    const row = await this.db.one<{ number: number }>('SELECT number FROM provider_keys WHERE name = $1', [name]);
    return row?.number ?? 1;
  }

  /** Two callers that meet the same failure move on to the same number. */
  private async skip(reads: Reads, name: string, number: number): Promise<void> {
    await reads.rows(
      `INSERT INTO provider_keys (name, number, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET number = greatest(provider_keys.number, excluded.number), changed_at = excluded.changed_at`,
      [name, number + 1, machineNow()],
    );
  }
}
