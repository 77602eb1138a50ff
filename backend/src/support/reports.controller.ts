import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewReport, ReportAnswer } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('reports')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Report a message, a person, a listing, a quote or a review to the operators',
    description: 'Only what you can see, and nothing of your own. Whoever is reported is not told.',
    scope: 'session',
    status: 201,
    answer: ReportAnswer,
    errors: ['unauthorized', 'account_suspended', 'not_found'],
  })
  report(@Caller() user: User, @Body() report: NewReport): Promise<JsonText> {
    return this.reports.report(user, report);
  }
}
