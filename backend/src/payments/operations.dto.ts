import { Text } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import {
  OPERATION_KINDS,
  OPERATION_STATES,
  type OperationKind,
  type OperationState,
} from './money-operation.entity.js';

/** That operators paid from the platform's own bank account. */
export class PaidByHand {
  @Text(1, 200, { description: 'How the payment can be found again, such as the number of the check or of the wire.' })
  reference: string;
}

/** Something that is to be done at the provider, once. */
export class MoneyOperationAnswer {
  @Shown.id() id: string;
  @Shown.oneOf(OPERATION_KINDS, { example: 'refund' }) kind: OperationKind;
  @Shown.oneOf(OPERATION_STATES) state: OperationState;
  @Shown.whole({ description: 'How many times it was tried.' }) attempts: number;
  @Shown.instant() nextAttemptAt: Date;
}
