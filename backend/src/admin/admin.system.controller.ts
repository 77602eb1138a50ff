import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Approvals } from '../approvals/approvals.service.js';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RoleAnswer, accessOf } from './admin.access.dto.js';
import { RecordOf } from './admin.answers.js';
import { RecordSearch } from './admin.dto.js';
import { JobAnswer } from './admin.jobs.dto.js';
import { AdminJobsService } from './admin.jobs.service.js';
import { AdminMailsService } from './admin.mails.service.js';
import { MailPreviewAnswer, OverviewAnswer, OverviewSearch } from './admin.overview.dto.js';
import { AdminOverviewService } from './admin.overview.service.js';
import { SearchAnswer, SearchQuery } from './admin.search.dto.js';
import { AdminService } from './admin.service.js';

const ERRORS = ['unauthorized', 'admins_only'] as const;

const JobId = () =>
  ApiParam({
    name: 'id',
    description: "The queue, and the job's number on it.",
    schema: { type: 'string', minLength: 3 },
  });

/** How the business and the program are doing. */
@ApiTags('admin')
@Controller('admin')
export class AdminSystemController {
  constructor(
    private readonly overviews: AdminOverviewService,
    private readonly jobs: AdminJobsService,
    private readonly mails: AdminMailsService,
    private readonly admin: AdminService,
    private readonly approvals: Approvals,
  ) {}

  @Get('access')
  @AdminOnly('console')
  @Call({
    summary: 'Your role, and what it may do to each resource',
    scope: 'session',
    answer: RoleAnswer,
    errors: ERRORS,
  })
  async access(@Caller() { operatorRole }: User): Promise<RoleAnswer> {
    if (operatorRole === null) throw problem('admins_only');
    const { above, isHeld } = await this.approvals.limit();
    return accessOf(operatorRole, { twoPersonAbove: centsToDollars(above), secondPerson: isHeld });
  }

  @Get('overview')
  @AdminOnly('console')
  @Call({
    summary:
      'How the business is doing: the last days against the same number before them, what is open, and what is stuck',
    scope: 'session',
    answer: OverviewAnswer,
    errors: ERRORS,
  })
  overview(@Query() { days = 30 }: OverviewSearch): Promise<OverviewAnswer> {
    return this.overviews.read(days);
  }

  @Get('search')
  @AdminOnly('console')
  @Call({
    summary: 'People, and what they are in, by whatever a caller names',
    description: 'At most 8 of each kind, best first. Each search is written into the audit log.',
    scope: 'session',
    answer: SearchAnswer,
    errors: ERRORS,
  })
  search(@Caller() operator: User, @Query() { q }: SearchQuery): Promise<SearchAnswer> {
    return this.admin.search(operator, q);
  }

  @Get('emails/:id/preview')
  @AdminOnly('emails')
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @Call({
    summary: 'A preview of a mail, without the tokens in its links',
    scope: 'session',
    answer: MailPreviewAnswer,
    errors: [...ERRORS, 'not_found'],
  })
  preview(@Caller() operator: User, @Param('id') id: string): Promise<MailPreviewAnswer> {
    return this.overviews.mail(operator, id);
  }

  @Post('emails/:id/resend')
  @AdminOnly('emails', 'write')
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @IdempotencyHeader()
  @RecordOf('emails')
  @Call({
    summary: 'Send a mail that was given up once more',
    scope: 'session',
    errors: [...ERRORS, 'not_found', 'illegal_transition'],
  })
  resend(@Caller() operator: User, @Param('id') id: string): Promise<JsonText> {
    return this.mails.resend(operator, id);
  }

  @Get('jobs')
  @AdminOnly('jobs')
  @Call({
    summary: 'Jobs on the queues; filters id, queue and state (default failed; open means neither done nor given up)',
    scope: 'session',
    answer: JobAnswer,
    list: true,
    errors: ERRORS,
  })
  async list(@Query() search: RecordSearch, @Res({ passthrough: true }) reply: FastifyReply): Promise<JobAnswer[]> {
    const { records, range } = await this.jobs.list(search);
    void reply.header('content-range', range);
    return records;
  }

  @Get('jobs/:id')
  @AdminOnly('jobs')
  @JobId()
  @Call({ summary: 'A job', scope: 'session', answer: JobAnswer, errors: [...ERRORS, 'not_found'] })
  job(@Param('id') id: string): Promise<JobAnswer> {
    return this.jobs.one(id);
  }

  @Post('jobs/:id/retry')
  @AdminOnly('jobs', 'write')
  @JobId()
  @IdempotencyHeader()
  @Call({
    summary: 'Put a given-up job back on its queue',
    scope: 'session',
    answer: JobAnswer,
    errors: [...ERRORS, 'not_found', 'illegal_transition'],
  })
  retry(@Caller() operator: User, @Param('id') id: string): Promise<JobAnswer> {
    return this.jobs.retry(operator, id);
  }
}
