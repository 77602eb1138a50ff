import { Injectable } from '@nestjs/common';
import { after, DAY, machineNow } from '../common/clock.js';
import { Mails } from '../mails/mails.service.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { type Deprecation, Deprecations } from '../platform/http/deprecations.js';
import { Sweeps } from '../platform/jobs/sweeps.js';

/** Days before the end at which owners are told again. */
const AGAIN_DAYS = [90, 30];

/** Tells the owners of keys that use what is deprecated: when it is announced, 90 days and 30 days before it ends. */
@Injectable()
export class DeprecationNotices {
  constructor(
    private readonly db: Db,
    private readonly deprecations: Deprecations,
    private readonly mails: Mails,
    sweeps: Sweeps,
  ) {
    sweeps.on('deprecated calls', () => this.tell());
  }

  private async tell(): Promise<void> {
    const now = machineNow();
    for (const [name, deprecation] of Object.entries(this.deprecations.table)) {
      const stage = stageOf(deprecation, now);
      if (stage !== undefined) await this.db.tx((tx) => this.tellOf(tx, { name, stage, now, ...deprecation }));
    }
  }

  /** One mail for all keys of an owner. A key that begins to use it later is told of as well. */
  private async tellOf(tx: Tx, { name, stage, now, sunsetAt, instead }: Deprecation & Notice): Promise<void> {
    const keys = await tx.rows<{ name: string; last4: string; email: string }>(TELL, [name, stage, now]);
    for (const email of new Set(keys.map((key) => key.email))) {
      const own = keys.filter((key) => key.email === email);
      await this.mails.account(tx, 'api_deprecated', email, {
        call: name,
        keys: own.map((key) => ({ name: key.name, ending: key.last4 })),
        sunsetAt,
        instead,
      });
    }
  }
}

interface Notice {
  name: string;
  stage: number;
  now: Date;
}

/** How many of the three days have come; undefined before the first, and once it has ended. */
export function stageOf({ announcedAt, sunsetAt }: Deprecation, now: Date): number | undefined {
  const end = new Date(sunsetAt);
  if (now < new Date(announcedAt) || now >= end) return undefined;
  return 1 + AGAIN_DAYS.filter((days) => now >= after(end, -days * DAY)).length;
}

/** Usage is kept for 90 days: a key that has not used it since needs no word. */
const TELL = `
  UPDATE api_keys k SET told = k.told || jsonb_build_object($1::text, $2::int) FROM users u
   WHERE k.id IN (SELECT a.key_id FROM api_key_usage a WHERE a.deprecated ? $1 AND a.deprecated <> '{}')
     AND u.id = k.user_id AND k.revoked_at IS NULL AND k.expires_at > $3 AND coalesce((k.told ->> $1)::int, 0) < $2
  RETURNING k.name, k.last4, u.email`;
