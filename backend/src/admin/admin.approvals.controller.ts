import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Approvals } from '../approvals/approvals.service.js';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { AdminService } from './admin.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'forbidden', 'not_found', 'illegal_transition'] as const;

/** What waits for a second operator. The list itself is read as any other resource's. */
@ApiTags('admin')
@Controller('admin/approvals')
export class AdminApprovalsController {
  constructor(
    private readonly db: Db,
    private readonly approvals: Approvals,
    private readonly admin: AdminService,
  ) {}

  @Post(':id/approve')
  @AdminOnly('approvals', 'write')
  @IdempotencyHeader()
  @RecordOf('approvals')
  @Call({
    summary: 'Have an act carried out that another operator asked for',
    scope: 'session',
    description:
      'It is carried out as a call of yours, and refused as one. If its amount is another by now, it lapses.',
    errors: [...ERRORS, 'stale', 'payment_disputed', 'claim_open', 'use_claim'],
  })
  approve(@Caller() operator: User, @Param('id') id: string): Promise<JsonText> {
    return this.approvals.approve(operator, id, (tx) => this.admin.record(tx, 'approvals', id));
  }

  @Post(':id/withdraw')
  @AdminOnly('approvals', 'write')
  @IdempotencyHeader()
  @RecordOf('approvals')
  @Call({ summary: 'Take back an act that waits for a second operator', scope: 'session', errors: ERRORS })
  withdraw(@Caller() operator: User, @Param('id') id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.approvals.withdraw(tx, operator, id);
      return this.admin.record(tx, 'approvals', id);
    });
  }
}
