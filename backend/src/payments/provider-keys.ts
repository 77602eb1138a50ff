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
 * Idempotency keys of what does no harm when it is made twice and once forgotten, such as an intent that nobody was
 * told of. The provider keeps even its own failure under a key for a day, so that the next try needs another key. The
 * number that a key has come to is kept in a table: no later call asks under one that holds a failure.
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
   * Makes something under a key, `tries` times at most, each with its own number. A call whose outcome is not known (the connection broke, too many requests)
   * keeps its number: what it may have made is found under it.
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

  /** What was made under the present number is used up: the next call makes another one. */
  async useUp(reads: Reads, name: string): Promise<void> {
    const [row] = await reads.rows<{ number: number }>('SELECT number FROM provider_keys WHERE name = $1', [name]);
    await this.skip(reads, name, row?.number ?? 1);
  }

  private async number(name: string): Promise<number> {
    const row = await this.db.one<{ number: number }>('SELECT number FROM provider_keys WHERE name = $1', [name]);
    return row?.number ?? 1;
  }

  /** Two who meet the same failure go on under the same number. */
  private async skip(reads: Reads, name: string, number: number): Promise<void> {
    await reads.rows(
      `INSERT INTO provider_keys (name, number, changed_at) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET number = greatest(provider_keys.number, excluded.number), changed_at = excluded.changed_at`,
      [name, number + 1, machineNow()],
    );
  }
}
