import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { ListPage } from '../common/paging.js';
import { Caller, NotReplayed, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import {
  WebhookDeliveryAnswer,
  WebhookDeliveryRow,
  WebhookDeliverySearch,
  WebhookRecovery,
  WebhookRecoveryAnswer,
} from './webhook-deliveries.dto.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookTest, WebhookTestAnswer } from './webhook-endpoints.dto.js';

/** What was sent to a webhook endpoint. */
@ApiTags('webhook-endpoints')
@Controller('webhook-endpoints/:id')
export class WebhookDeliveriesController {
  constructor(private readonly deliveries: WebhookDeliveriesService) {}

  @Post('test')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Send an example to an endpoint now',
    scope: 'webhooks:write',
    description: 'It is signed like every event, and has `"test": true` in its body. Ten a minute.',
    answer: WebhookTestAnswer,
    errors: ['unauthorized', 'not_found', 'illegal_transition'],
  })
  test(@Caller() user: User, @Param('id') id: string, @Body() { type }: WebhookTest): Promise<WebhookTestAnswer> {
    return this.deliveries.test(user, id, type);
  }

  @Get('deliveries')
  @SignedIn()
  @Call({
    summary: 'What is sent to an endpoint, the newest first, for 30 days',
    description: 'Each with its state and when the next attempt is due.',
    scope: 'webhooks:write',
    answer: WebhookDeliveryRow,
    list: 'paged',
    errors: ['unauthorized', 'not_found'],
  })
  list(@Caller() user: User, @Param('id') id: string, @Query() search: WebhookDeliverySearch): Promise<ListPage> {
    return this.deliveries.list(user, id, search);
  }

  @Get('deliveries/:deliveryId')
  @SignedIn()
  @Call({
    summary: 'One delivery, with its attempts',
    description: 'With the body that was signed, and the first 4 kB of each answer.',
    scope: 'webhooks:write',
    answer: WebhookDeliveryAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  read(
    @Caller() user: User,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryAnswer> {
    return this.deliveries.read(user, id, deliveryId);
  }

  @Post('deliveries/:deliveryId/retry')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Send a delivery once more now, besides its schedule',
    description: 'One attempt; its schedule goes on. The body and `webhook-id` are the same.',
    scope: 'webhooks:write',
    status: 202,
    answer: WebhookDeliveryAnswer,
    errors: ['unauthorized', 'not_found', 'endpoint_disabled'],
  })
  retry(
    @Caller() user: User,
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
  ): Promise<WebhookDeliveryAnswer> {
    return this.deliveries.retry(user, id, deliveryId);
  }

  @Post('recover')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Send events of the last 30 days to an endpoint again',
    scope: 'webhooks:write',
    description:
      'Those that have not arrived, also from before it was made or while disabled; with `onlyFailed: false` all. What waits is tried now. Each keeps its `webhook-id`.',
    status: 202,
    answer: WebhookRecoveryAnswer,
    errors: ['unauthorized', 'not_found', 'endpoint_disabled'],
  })
  recover(
    @Caller() user: User,
    @Param('id') id: string,
    @Body() wanted: WebhookRecovery,
  ): Promise<WebhookRecoveryAnswer> {
    return this.deliveries.recover(user, id, wanted);
  }
}
