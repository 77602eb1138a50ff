import { Shown } from '../common/shown.js';
import type { OperationKind, OperationState } from './money-operation.entity.js';

/** Something that is to be done at the provider, once. */
export class MoneyOperationAnswer {
  @Shown.id() id: string;
  @Shown.text({ example: 'refund' }) kind: OperationKind;
  @Shown.text({ example: 'pending' }) state: OperationState;
  @Shown.whole({ description: 'How often it was tried.' }) attempts: number;
  @Shown.instant() nextAttemptAt: Date;
}
