import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, machineNow, MINUTE } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { Scope } from '../common/scopes.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { Callers } from '../platform/security/callers.js';
import { isWithin, networkOf } from '../platform/security/network.js';
import { hasBlocked } from '../users/blocks.queries.js';
import { type Environment, environmentOf, readKey } from './api-key-form.js';
import { KeyLimits } from './key-limits.js';

const SEEN_EVERY_MS = MINUTE;

/** Who calls with a key, and what limits it has. */
export interface KeyCaller {
  user: User;
  /** Calls a minute that an operator set for it; null: the usual. */
  ratePerMinute: number | null;
}

interface CallerRow {
  id: string;
  user_id: string;
  scopes: Scope[];
  allowed_networks: string[] | null;
  expires_at: Date;
  rate_per_minute: number | null;
  last_used_at: Date | null;
  is_carrier: boolean;
  suspended: boolean;
  has_blocked: boolean;
}

/** Whom the keys of programs speak for: read on every call or remembered while that is safe, so that ending one works at once. Machine time rules them. */
@Injectable()
export class KeyCallers {
  /** How often each may call. */
  readonly limits: KeyLimits;

  constructor(
    private readonly db: Db,
    private readonly callers: Callers,
    @Inject(Env) private readonly env: Env,
  ) {
    this.limits = new KeyLimits(db, env);
  }

  /**
   * Whom a key speaks for at this moment. A wrong form or checksum is refused without a query.
   * @throws 401 `api_key_invalid`, `wrong_environment`; 403 `network_not_allowed`
   */
  async caller(text: string, ip: string): Promise<KeyCaller> {
    const parts = readKey(text);
    if (!parts) throw problem('api_key_invalid');
    if (parts.environment !== environmentOf(this.env)) throw this.wrongEnvironment(parts.environment);
    const now = machineNow();
    const known = parts.hash.toString('base64');
    const row = this.callers.get<CallerRow>(known) ?? (await this.read(known, parts.hash));
    if (!row || row.expires_at <= now) throw problem('api_key_invalid');
    if (row.allowed_networks && !isWithin(row.allowed_networks, ip)) throw problem('network_not_allowed');
    if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > SEEN_EVERY_MS) {
      row.last_used_at = now;
      // Calls at once, and other processes, may have noted it meanwhile.
      await this.db.rows(
        `UPDATE api_keys SET last_used_at = $2, last_used_ip = $3 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < $4)`,
        [row.id, now, networkOf(ip), after(now, -SEEN_EVERY_MS)],
      );
    }
    return {
      user: {
        kind: 'user',
        id: row.user_id,
        sid: row.id,
        key: {
          id: row.id,
          scopes: new Set(row.scopes),
          countWrite: async () => void (await this.limits.count(row.id, false, row.rate_per_minute)),
        },
        isCarrier: row.is_carrier,
        // An operator's program is none.
        isAdmin: false,
        operatorRole: null,
        suspended: row.suspended,
        hasBlocked: row.has_blocked,
      },
      ratePerMinute: row.rate_per_minute,
    };
  }

  /** A live key's row, by the hash of its text, which is remembered as `known`. */
  private async read(known: string, hash: Buffer): Promise<CallerRow | undefined> {
    const moment = this.callers.moment();
    const row = await this.db.one<CallerRow>(
      `SELECT k.id, k.user_id, k.scopes, k.rate_per_minute, k.last_used_at, k.expires_at, k.allowed_networks::text[],
              u.is_carrier, u.suspended_at IS NOT NULL AS suspended, ${hasBlocked('u')}
         FROM api_keys k JOIN users u ON u.id = k.user_id
        WHERE k.hash = $1 AND k.revoked_at IS NULL AND k.expires_at > $2 AND u.deleted_at IS NULL`,
      [hash, machineNow()],
    );
    if (row) this.callers.keep(known, row.user_id, row, moment);
    return row;
  }

  private wrongEnvironment(environment: Environment) {
    const elsewhere = environment === 'test' && this.env.SANDBOX_URL;
    return problem('wrong_environment', {
      detail: elsewhere
        ? `This is a test key. Test keys work at ${elsewhere}.`
        : `This is a ${environment} key, and this Haulway takes ${environmentOf(this.env)} keys only.`,
    });
  }
}
