import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { Secured } from '../platform/security/security-log.js';
import { RecordOf } from './admin.answers.js';
import { MaybeReasoned, Reasoned } from './admin.people.dto.js';
import { AdminWebhooksService } from './admin.webhooks.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found'] as const;

/** What operators do to what the provider told us, and to where people's events are sent. Neither secrets nor what was sent or answered is for them. */
@ApiTags('admin')
@Controller('admin')
export class AdminWebhooksController {
  constructor(private readonly webhooks: AdminWebhooksService) {}

  @Post('webhook-events/:id/retry')
  @AdminOnly('webhook-events', 'write')
  @ApiParam({ name: 'id', example: 'evt_1QxLz2', schema: { type: 'string', minLength: 1 } })
  @IdempotencyHeader()
  @RecordOf('webhook-events')
  @Call({
    summary: 'Look once more into an event of the provider that was parked after failures',
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  lookAgain(@Caller() operator: User, @Param('id') id: string): Promise<JsonText> {
    return this.webhooks.lookAgain(operator, id);
  }

  @Post('webhook-endpoints/:id/disable')
  @Secured('webhook_endpoint')
  @AdminOnly('webhook-endpoints', 'write')
  @IdempotencyHeader()
  @RecordOf('webhook-endpoints')
  @Call({
    summary: 'Send nothing more to an endpoint, until an operator enables it again',
    description: 'The reason is mailed to its owner.',
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  disable(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.webhooks.disable(operator, id, reason);
  }

  @Post('webhook-endpoints/:id/enable')
  @Secured('webhook_endpoint')
  @AdminOnly('webhook-endpoints', 'write')
  @IdempotencyHeader()
  @RecordOf('webhook-endpoints')
  @Call({
    summary: 'Send events to an endpoint again',
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  enable(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<JsonText> {
    return this.webhooks.enable(operator, id, reason);
  }

  @Post('webhook-deliveries/:id/retry')
  @AdminOnly('webhook-deliveries', 'write')
  @IdempotencyHeader()
  @RecordOf('webhook-deliveries')
  @Call({
    summary: 'Send a delivery once more, besides its schedule',
    scope: 'session',
    errors: [...ERRORS, 'endpoint_disabled'],
  })
  retry(@Caller() operator: User, @Param('id') id: string): Promise<JsonText> {
    return this.webhooks.retry(operator, id);
  }
}
