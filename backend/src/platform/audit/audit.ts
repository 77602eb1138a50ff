import type { User } from '../../common/actor.js';
import type { Tx } from '../database/tx.js';

/** What an operator did to which record, and why. */
export interface AuditLine {
  /** `resource.verb` */
  action: string;
  resource: string;
  resourceId: string;
  reason?: string | null | undefined;
  /** What was changed, as it was and as it is; the same fields in both. */
  before?: object;
  after?: object;
}

/** A participant: writes down what an operator does, in the transaction that does it. `at` is business time. */
export async function audit(tx: Tx, at: Date, admin: User, { action, resource, resourceId, reason, before, after }: AuditLine): Promise<void> {
  await tx.run('INSERT INTO audit_log (admin_id, action, resource, resource_id, reason, before, after, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
    admin.id,
    action,
    resource,
    resourceId,
    reason || null,
    before ? JSON.stringify(before) : null,
    after ? JSON.stringify(after) : null,
    at,
  ]);
}
