import { problem } from '../common/errors.js';
import type { Env } from '../platform/config/env.js';
import type { Db } from '../platform/database/db.js';
import { CallCounts } from '../platform/http/call-counts.js';

const READS_A_MINUTE = 1_200;
const WRITES_A_MINUTE = 300;

/** Calls a minute and key, over and above what its address and its user may make. */
export class KeyLimits {
  /** By kind and limit: an operator may set another one for a key. */
  private readonly counts = new Map<string, CallCounts>();

  constructor(
    private readonly db: Db,
    private readonly env: Env,
  ) {}

  /**
   * Counts a call, and answers the headers that say what is left.
   * @throws 429 with the seconds to wait
   */
  async count(keyId: string, isRead: boolean, ratePerMinute: number | null): Promise<Record<string, string>> {
    const limit = this.env.scaled(ratePerMinute ?? (isRead ? READS_A_MINUTE : WRITES_A_MINUTE));
    const counts = this.countsOf(isRead ? 'key-reads' : 'key-writes', limit);
    const { allowed, remaining, seconds } = await counts.count(keyId);
    const headers = {
      'ratelimit-policy': counts.policy,
      ratelimit: `"${counts.kind}";r=${remaining};t=${seconds}`,
    };
    if (!allowed) throw problem('too_many_requests', { retryAfter: seconds, headers });
    return headers;
  }

  private countsOf(kind: string, limit: number): CallCounts {
    const name = `${kind} ${limit}`;
    const known = this.counts.get(name);
    if (known) return known;
    const counts = new CallCounts(this.db, kind, limit);
    this.counts.set(name, counts);
    return counts;
  }
}
