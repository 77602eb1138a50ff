import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { DashboardAnswer, UnreadAnswer } from './dashboard.dto.js';
import { DashboardQueries } from './dashboard.queries.js';

@ApiTags('users')
@Controller('users')
export class DashboardController {
  constructor(private readonly dashboards: DashboardQueries) {}

  @Get('me/dashboard')
  @SignedIn()
  @Call({
    summary: 'Counts, money, and what waits for you',
    description: '`needsYou` lists what waits for you, what is due first at the top.',
    scope: 'account:read',
    answer: DashboardAnswer,
    errors: ['unauthorized'],
  })
  dashboard(@Caller() user: User): Promise<JsonText> {
    return this.dashboards.dashboard(user);
  }

  @Get('me/unread')
  @SignedIn()
  @Call({
    summary: 'Your unread messages and notifications',
    description: 'Two numbers, for badges.',
    scope: 'session',
    answer: UnreadAnswer,
    errors: ['unauthorized'],
  })
  unread(@Caller() user: User): Promise<JsonText> {
    return this.dashboards.unread(user);
  }
}
