import { randomUUID } from 'node:crypto';
import { machineNow } from '../common/clock.js';
import type { Cents } from '../common/money.js';
import type { Tx } from '../platform/database/tx.js';
import { MoneyOperation, type OperationKind, type OperationParams } from './money-operation.entity.js';
import { withOperation } from './operation-keys.js';

/** What is to be done at the provider. */
export interface Order {
  /** Null for money that belongs to no charge of ours. */
  chargeId: string | null;
  refundId?: string | null;
  amountCents: Cents | null;
  params: OperationParams;
}

/** A participant: orders one thing at the provider, in the transaction that decides it. */
export async function orderOperation(
  tx: Tx,
  payment: Pick<MoneyOperation, 'paymentId' | 'quoteId'>,
  kind: OperationKind,
  { chargeId, refundId = null, amountCents, params }: Order,
): Promise<void> {
  const now = machineNow();
  const id = randomUUID();
  tx.insert(MoneyOperation, {
    id,
    kind,
    ...payment,
    chargeId,
    refundId,
    amountCents,
    params: withOperation(params, id),
    idempotencyKey: `${kind}:${id}`,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  });
  tx.wake('money');
}
