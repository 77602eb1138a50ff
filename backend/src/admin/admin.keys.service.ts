import { Injectable } from '@nestjs/common';
import { endKeys } from '../auth/end-keys.js';
import { lockWorkingKey, setKeyRate } from '../auth/operated-keys.js';
import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { Mails } from '../mails/mails.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { KeyRate } from './admin.keys.dto.js';
import { AdminService } from './admin.service.js';

const SHOWN_DAYS = 30;

/** Calls of a day that used what is deprecated, as SQL of `u`. */
const DEPRECATED = `(SELECT coalesce(json_agg(json_build_object('what', d.key, 'calls', d.value::int) ORDER BY d.key), '[]') FROM jsonb_each_text(u.deprecated) d)`;

/** What operators do to API keys; each act is written to the audit log in the same transaction. */
@Injectable()
export class AdminKeysService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly mails: Mails,
    private readonly admin: AdminService,
  ) {}

  /** Of the last 30 days. @throws 404 */
  async usage(id: string): Promise<JsonText> {
    const row = isUuid(id)
      ? await this.db.one<{ list: string }>(
          `SELECT coalesce((SELECT json_agg(json_build_object('day', u.day::text, 'reads', u.reads, 'writes', u.writes, 'refused', u.refused, 'deprecated', ${DEPRECATED}) ORDER BY u.day DESC)
                              FROM api_key_usage u WHERE u.key_id = k.id AND u.day > $2::date - ${SHOWN_DAYS}), '[]')::text AS list
             FROM api_keys k WHERE k.id = $1`,
          [id, machineNow().toISOString().slice(0, 10)],
        )
      : undefined;
    if (!row) throw problem('not_found');
    return new JsonText(row.list);
  }

  /** @throws 404; 409 once it has ended */
  changeRate(operator: User, id: string, { ratePerMinute, reason }: KeyRate): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const key = await lockWorkingKey(tx, id);
      await setKeyRate(tx, key, ratePerMinute);
      await audit(tx, this.clock.now(), operator, {
        action: 'api-keys.change',
        resource: 'api-keys',
        resourceId: id,
        reason,
        before: { ratePerMinute: key.ratePerMinute },
        after: { ratePerMinute },
      });
      return this.admin.record(tx, 'api-keys', id);
    });
  }

  /** Ends a key; the reason is mailed to its owner. @throws 404; 409 once it has ended */
  revoke(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { userId } = await lockWorkingKey(tx, id);
      const ending = { at: this.clock.now(), by: operator, why: `Haulway ended it: ${reason}`, reason, id };
      await endKeys(tx, userId, ending, this.mails);
      return this.admin.record(tx, 'api-keys', id);
    });
  }
}
