import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { OneOf, Text } from '../common/fields.js';
import type { JsonText } from '../common/paging.js';
import { BreaksService, EXPLANATIONS, type Explanation } from '../payments/breaks.service.js';
import { Db } from '../platform/database/db.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { AdminService } from './admin.service.js';

/** Why the provider and the ledger differ. */
export class BreakExplanation {
  @OneOf(EXPLANATIONS) reason: Explanation;
  @Text(1, 2000, { message: 'Say what you found', example: 'A refund made at the provider by hand.' }) note: string;
}

const ERRORS = ['unauthorized', 'admins_only', 'not_found', 'illegal_transition'] as const;

/** Differences between the provider and the ledger. */
@ApiTags('admin')
@Controller('admin/reconciliation-breaks')
export class AdminBreaksController {
  constructor(
    private readonly db: Db,
    private readonly breaks: BreaksService,
    private readonly admin: AdminService,
  ) {}

  @Post(':id/explain')
  @AdminOnly('reconciliation-breaks', 'write')
  @IdempotencyHeader()
  @RecordOf('reconciliation-breaks')
  @Call({ summary: 'Say why the provider and the ledger differ', scope: 'session', errors: ERRORS })
  explain(
    @Caller() operator: User,
    @Param('id') id: string,
    @Body() { reason, note }: BreakExplanation,
  ): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.breaks.explain(tx, operator, id, reason, note);
      return this.admin.record(tx, 'reconciliation-breaks', id);
    });
  }

  @Post(':id/close')
  @AdminOnly('reconciliation-breaks', 'write')
  @IdempotencyHeader()
  @RecordOf('reconciliation-breaks')
  @Call({
    summary: 'Close an explained difference; the next run opens it again if it is still there',
    scope: 'session',
    errors: ERRORS,
  })
  close(@Caller() operator: User, @Param('id') id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await this.breaks.close(tx, operator, id);
      return this.admin.record(tx, 'reconciliation-breaks', id);
    });
  }
}
