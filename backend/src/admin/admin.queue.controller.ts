import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { Assignment, NewNote, NoteAnswer, QUEUED, QueueCountsAnswer, Snooze } from './admin.queue.dto.js';
import { AdminQueueService } from './admin.queue.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found'] as const;

const OfQueued = () => ApiParam({ name: 'resource', enum: QUEUED });
const RecordId = () => ApiParam({ name: 'id', example: 'du_1QxLz2', schema: { type: 'string', minLength: 1 } });

/** What waits for operators. The list itself is read as any other resource's. */
@ApiTags('admin')
@Controller('admin')
export class AdminQueueController {
  constructor(private readonly queue: AdminQueueService) {}

  @Get('queue/counts')
  @AdminOnly('queue')
  @Call({
    summary: 'How much waits for operators, by resource',
    scope: 'session',
    answer: QueueCountsAnswer,
    errors: ['unauthorized', 'admins_only'],
  })
  counts(@Caller() operator: User): Promise<QueueCountsAnswer> {
    return this.queue.counts(operator);
  }

  @Post(':resource/:id/assign')
  @AdminOnly('queue', 'write')
  @IdempotencyHeader()
  @OfQueued()
  @RecordId()
  @RecordOf('queue')
  @Call({ summary: 'Say who looks at something in the queue', scope: 'session', errors: ERRORS })
  assign(
    @Caller() operator: User,
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() { to = operator.id }: Assignment,
  ): Promise<JsonText> {
    return this.queue.assign(operator, resource, id, to);
  }

  @Post(':resource/:id/snooze')
  @AdminOnly('queue', 'write')
  @IdempotencyHeader()
  @OfQueued()
  @RecordId()
  @RecordOf('queue')
  @Call({ summary: 'Take something out of the queue for a while', scope: 'session', errors: ERRORS })
  snooze(
    @Caller() operator: User,
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() { until = null }: Snooze,
  ): Promise<JsonText> {
    return this.queue.snooze(operator, resource, id, until);
  }

  @Post(':resource/:id/notes')
  @AdminOnly('queue', 'write')
  @IdempotencyHeader()
  @OfQueued()
  @RecordId()
  @Call({
    summary: 'Note something about a record, for other operators',
    scope: 'session',
    status: 201,
    answer: NoteAnswer,
    errors: ERRORS,
  })
  note(
    @Caller() operator: User,
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Body() { text }: NewNote,
  ): Promise<JsonText> {
    return this.queue.note(operator, resource, id, text);
  }

  @Get(':resource/:id/notes')
  @AdminOnly('queue')
  @OfQueued()
  @RecordId()
  @Call({
    summary: "Operators' notes about a record, newest first",
    scope: 'session',
    answer: NoteAnswer,
    list: 'paged',
    errors: ERRORS,
  })
  notes(@Param('resource') resource: string, @Param('id') id: string, @Query() search: PageSearch): Promise<ListPage> {
    return this.queue.notes(resource, id, search);
  }
}
