import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import {
  OPERATION_KINDS,
  OPERATION_STATES,
  type OperationKind,
  type OperationState,
} from './money-operation.entity.js';

/** Says that operators paid it from the platform's own bank account. */
export class PaidByHand {
  @Text(1, 200, { description: 'A reference to find the payment by, such as the check or wire number.' })
  reference: string;
}

/** Something to be done at the provider, once. */
export class MoneyOperationAnswer {
  @Shown.id() id: string;
  @Shown.oneOf(OPERATION_KINDS, { example: 'refund' }) kind: OperationKind;
  @Shown.oneOf(OPERATION_STATES) state: OperationState;
  @Shown.whole({ description: 'How many times it was tried.' }) attempts: number;
  @Shown.instant() nextAttemptAt: Date;
}
