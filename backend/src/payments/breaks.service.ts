import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';

/** Why the provider and the ledger may differ. */
export const EXPLANATIONS = ['timing', 'fee', 'by_hand', 'provider_error', 'our_error', 'other'] as const;
export type Explanation = (typeof EXPLANATIONS)[number];

interface Row {
  explained: Explanation | null;
  note: string | null;
  closedAt: Date | null;
}

/** Participants: what operators do about differences between the provider and the ledger. */
@Injectable()
export class BreaksService {
  constructor(private readonly clock: Clock) {}

  /** @throws 404; 409 once it is closed */
  async explain(tx: Tx, operator: User, id: string, reason: Explanation, note: string): Promise<void> {
    const before = await lockOpen(tx, id);
    await tx.run('UPDATE reconciliation_breaks SET explained = $2, note = $3, explained_by = $4 WHERE id = $1', [
      id,
      reason,
      note,
      operator.id,
    ]);
    await audit(tx, this.clock.now(), operator, {
      action: 'reconciliation-breaks.explain',
      resource: 'reconciliation-breaks',
      resourceId: id,
      reason: note,
      before: { explained: before.explained },
      after: { explained: reason },
    });
  }

  /** The next run opens it again if the two sides still differ. @throws 404; 409 once it is closed, or before it is explained */
  async close(tx: Tx, operator: User, id: string): Promise<void> {
    const { explained } = await lockOpen(tx, id);
    if (explained === null)
      throw problem('illegal_transition', { detail: 'Explain the difference before you close it.' });
    const at = this.clock.now();
    await tx.run('UPDATE reconciliation_breaks SET closed_at = $2, closed_by = $3 WHERE id = $1', [
      id,
      at,
      operator.id,
    ]);
    await audit(tx, at, operator, {
      action: 'reconciliation-breaks.close',
      resource: 'reconciliation-breaks',
      resourceId: id,
    });
  }
}

/** @throws 404; 409 */
async function lockOpen(tx: Tx, id: string): Promise<Row> {
  const row = isUuid(id)
    ? await tx.one<Row>(
        'SELECT explained, note, closed_at AS "closedAt" FROM reconciliation_breaks WHERE id = $1 FOR UPDATE',
        [id],
      )
    : undefined;
  if (!row) throw problem('not_found');
  if (row.closedAt) throw problem('illegal_transition', { detail: 'This difference is closed.' });
  return row;
}
