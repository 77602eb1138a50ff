import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import type { Mails } from '../mails/mails.service.js';
import { audit } from '../platform/audit/audit.js';
import type { Tx } from '../platform/database/tx.js';

/** How keys end. */
export interface Ending {
  /** The time of business, for the audit log. */
  at: Date;
  /** Whose act it is: the operator's, or else the owner's, also where their program or a link from a mail did it. */
  by: Pick<User, 'id'>;
  /** Told to the owner. */
  why: string;
  /** An operator's own words, for the audit log. */
  reason?: string;
  /** One key alone; left out, all. */
  id?: string;
}

/**
 * A participant: ends API keys of a user that still work, and answers how many those were. Each is written to the audit log, and
 * one mail tells the owner of all; without `mails`, the caller tells them.
 */
export async function endKeys(tx: Tx, userId: string, ending: Ending, mails?: Mails): Promise<number> {
  const { at, by, why, reason, id = null } = ending;
  const now = machineNow();
  tx.forget(userId);
  const ended = await tx.rows<{ id: string; name: string; last4: string; email: string }>(
    `UPDATE api_keys k SET revoked_at = $2, revoked_reason = $3 FROM users u
      WHERE k.user_id = $1 AND u.id = k.user_id AND k.revoked_at IS NULL AND k.expires_at > $2 AND ($4::uuid IS NULL OR k.id = $4)
      RETURNING k.id, k.name, k.last4, u.email`,
    [userId, now, why, id],
  );
  const [first] = ended;
  if (first && mails) {
    const keys = ended.map(({ name, last4 }) => ({ name, ending: last4 }));
    await mails.account(tx, 'api_key_revoked', first.email, { keys, why });
  }
  for (const key of ended) {
    await audit(tx, at, by, {
      action: 'api-keys.revoke',
      resource: 'api-keys',
      resourceId: key.id,
      reason,
      before: { revokedAt: null, revokedReason: null },
      after: { revokedAt: now, revokedReason: why },
    });
  }
  return ended.length;
}

/** A participant: removes all of a user's API keys. */
export async function forgetKeys(tx: Tx, userId: string): Promise<void> {
  tx.forget(userId);
  await tx.run('DELETE FROM api_keys WHERE user_id = $1', [userId]);
}
