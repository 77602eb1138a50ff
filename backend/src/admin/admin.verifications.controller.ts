import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { MaybeReasoned, Reasoned } from './admin.people.dto.js';
import { AdminVerificationsService } from './admin.verifications.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'forbidden', 'not_found', 'illegal_transition'] as const;

/** What operators decide about carriers' facts. */
@ApiTags('admin')
@Controller('admin/verifications')
export class AdminVerificationsController {
  constructor(private readonly verifications: AdminVerificationsService) {}

  @Post(':id/approve')
  @AdminOnly('verifications', 'write')
  @IdempotencyHeader()
  @RecordOf('verifications')
  @Call({
    summary: "Approve a carrier's fact; its badge shows from today",
    scope: 'session',
    errors: ERRORS,
  })
  approve(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<JsonText> {
    return this.verifications.approve(operator, id, reason);
  }

  @Post(':id/reject')
  @AdminOnly('verifications', 'write')
  @IdempotencyHeader()
  @RecordOf('verifications')
  @Call({
    summary: "Reject a carrier's fact, or revoke an approved one",
    scope: 'session',
    description: 'The carrier sees the reason.',
    errors: ERRORS,
  })
  reject(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.verifications.reject(operator, id, reason);
  }
}
