import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { MoneyOperationAnswer, PaidByHand } from './operations.dto.js';
import { OperationsService } from './operations.service.js';
import { PaidByHandService } from './paid-by-hand.service.js';

@ApiTags('admin')
@Controller('admin/money-operations')
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly byHand: PaidByHandService,
  ) {}

  @Post(':id/retry')
  @AdminOnly('money-operations', 'write')
  @IdempotencyHeader()
  @Call({
    summary: 'Retry a money operation that was refused, failed at the bank, or is waiting',
    scope: 'session',
    answer: MoneyOperationAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found', 'illegal_transition'],
  })
  retry(@Caller() admin: User, @Param('id') id: string): Promise<MoneyOperationAnswer> {
    return this.operations.retry(admin, id);
  }

  @Post(':id/paid-by-hand')
  @AdminOnly('money-operations', 'write')
  @IdempotencyHeader()
  @Call({
    summary: 'Record that a refund the card does not take was paid by hand',
    scope: 'session',
    answer: MoneyOperationAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found', 'illegal_transition', 'payment_disputed'],
  })
  paidByHand(
    @Caller() admin: User,
    @Param('id') id: string,
    @Body() { reference }: PaidByHand,
  ): Promise<MoneyOperationAnswer> {
    return this.byHand.refund(admin, id, reference);
  }
}
