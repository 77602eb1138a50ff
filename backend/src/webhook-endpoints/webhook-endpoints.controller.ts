import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, NotReplayed, NotViewed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { Sends } from '../platform/http/webhooks.js';
import { SENT_EVENTS } from '../public-events/public-events.dto.js';
import { Secured } from '../platform/security/security-log.js';
import {
  NewWebhookEndpoint,
  NewWebhookEndpointAnswer,
  WebhookEndpointAnswer,
  WebhookEndpointChanges,
  WebhookSecretAnswer,
  WebhookSecretRotation,
} from './webhook-endpoints.dto.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';

/** Where a user's events are sent. */
@ApiTags('webhook-endpoints')
@Controller('webhook-endpoints')
export class WebhookEndpointsController {
  constructor(private readonly endpoints: WebhookEndpointsService) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'Your webhook endpoints, the newest first',
    description: 'Without their secrets. At most 10.',
    scope: 'webhooks:write',
    answer: WebhookEndpointAnswer,
    list: true,
    errors: ['unauthorized'],
  })
  list(@Caller() user: User): Promise<JsonText> {
    return this.endpoints.list(user);
  }

  @Post()
  @Secured('webhook_endpoint')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Have events sent to an address of yours',
    scope: 'webhooks:write',
    description: 'The answer holds the secret that signs them.',
    status: 201,
    answer: NewWebhookEndpointAnswer,
    errors: ['unauthorized', 'too_many_endpoints'],
  })
  @Sends(SENT_EVENTS)
  create(@Caller() user: User, @Body() wanted: NewWebhookEndpoint): Promise<NewWebhookEndpointAnswer> {
    return this.endpoints.create(user, wanted);
  }

  @Get(':id')
  @SignedIn()
  @Call({
    summary: 'One webhook endpoint',
    description: 'With its state, and since when it fails. Without its secret.',
    scope: 'webhooks:write',
    answer: WebhookEndpointAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<WebhookEndpointAnswer> {
    return this.endpoints.read(user, id);
  }

  @Patch(':id')
  @Secured('webhook_endpoint')
  @SignedIn()
  @Call({
    summary: 'Change a webhook endpoint, disable it or enable it',
    scope: 'webhooks:write',
    description: 'Enabling forgets what failed before. `recover` sends what was missed.',
    answer: WebhookEndpointAnswer,
    errors: ['unauthorized', 'not_found', 'endpoint_disabled'],
  })
  change(
    @Caller() user: User,
    @Param('id') id: string,
    @Body() changes: WebhookEndpointChanges,
  ): Promise<WebhookEndpointAnswer> {
    return this.endpoints.change(user, id, changes);
  }

  @Delete(':id')
  @Secured('webhook_endpoint')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'Delete a webhook endpoint and what is known of its deliveries',
    description: 'Nothing is sent to it any more.',
    scope: 'webhooks:write',
    status: 204,
    errors: ['unauthorized', 'not_found'],
  })
  remove(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.endpoints.remove(user, id);
  }

  @Get(':id/secret')
  @Secured('webhook_endpoint')
  @SignedIn()
  @NotViewed()
  @Call({
    summary: 'The secret that signs what is sent to an endpoint',
    description: 'For people, not keys. After a rotation, the newest.',
    scope: 'session',
    answer: WebhookSecretAnswer,
    errors: ['unauthorized', 'not_found', 'illegal_transition', 'view_only'],
  })
  secret(@Caller() user: User, @Param('id') id: string): Promise<WebhookSecretAnswer> {
    return this.endpoints.secret(user, id);
  }

  @Post(':id/rotate-secret')
  @Secured('webhook_endpoint')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Replace the secret of an endpoint; the old one signs too for a while',
    description: 'The answer holds the new one. By default both sign for 24 hours.',
    scope: 'webhooks:write',
    answer: WebhookSecretAnswer,
    errors: ['unauthorized', 'not_found', 'rotation_running'],
  })
  rotate(
    @Caller() user: User,
    @Param('id') id: string,
    @Body() rotation: WebhookSecretRotation,
  ): Promise<WebhookSecretAnswer> {
    return this.endpoints.rotate(user, id, rotation);
  }
}
