import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewReply } from '../support/support.dto.js';
import { RecordOf } from './admin.answers.js';
import { TicketChanges } from './admin.content.dto.js';
import { AdminContentService } from './admin.content.service.js';
import { MaybeReasoned, Reasoned } from './admin.people.dto.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found'] as const;

/** What operators do to what people wrote. */
@ApiTags('admin')
@Controller('admin')
export class AdminContentController {
  constructor(private readonly content: AdminContentService) {}

  @Delete('reviews/:id')
  @AdminOnly('reviews', 'write')
  @Call({
    summary: 'Remove a review and recount the rating',
    scope: 'session',
    status: 204,
    errors: [...ERRORS, 'forbidden'],
  })
  removeReview(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<void> {
    return this.content.removeReview(operator, id, reason);
  }

  @Delete('messages/:id')
  @AdminOnly('messages', 'write')
  @Call({ summary: 'Remove a message', scope: 'session', status: 204, errors: ERRORS })
  removeMessage(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<void> {
    return this.content.removeMessage(operator, id, reason);
  }

  @Post('questions/:id/hide')
  @AdminOnly('questions', 'write')
  @IdempotencyHeader()
  @RecordOf('questions')
  @Call({
    summary: 'Take a question, with its answer, out of its listing',
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  hideQuestion(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.content.hideQuestion(operator, id, reason);
  }

  @Put('support-tickets/:id')
  @AdminOnly('support-tickets', 'write')
  @RecordOf('support-tickets')
  @Call({ summary: 'Mark a ticket as answered, closed or open', scope: 'session', errors: ERRORS })
  changeTicket(@Caller() operator: User, @Param('id') id: string, @Body() changes: TicketChanges): Promise<JsonText> {
    return this.content.changeTicket(operator, id, changes);
  }

  @Post('support-tickets/:id/reply')
  @AdminOnly('support-tickets', 'write')
  @IdempotencyHeader()
  @RecordOf('support-tickets')
  @Call({
    summary: 'Answer a ticket: mailed to its author, and kept in it',
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  answerTicket(@Caller() operator: User, @Param('id') id: string, @Body() { text }: NewReply): Promise<JsonText> {
    return this.content.answerTicket(operator, id, text);
  }

  @Post('reports/:id/close')
  @AdminOnly('reports', 'write')
  @IdempotencyHeader()
  @RecordOf('reports')
  @Call({
    summary: 'Close a report that was looked at',
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  closeReport(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.content.closeReport(operator, id, reason);
  }
}
