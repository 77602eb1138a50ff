import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { EventAnswer, EventLogSearch, LatestEventsSearch } from './public-events.dto.js';
import { PublicEventsService } from './public-events.service.js';

/** What happened, for programs. */
@ApiTags('event-log')
@Controller('event-log')
export class PublicEventsController {
  constructor(private readonly events: PublicEventsService) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'What happened to what is yours, the oldest first',
    description:
      'Nothing is missed: follow `Link; rel="next"`, there on an empty page too, and keep it. A key is told only of what its scopes let it read.',
    scope: 'events:read',
    answer: EventAnswer,
    list: 'log',
    errors: ['unauthorized', 'cursor_expired'],
  })
  async read(
    @Caller() user: User,
    @Query() search: EventLogSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonText> {
    const { events, next } = await this.events.read(user, search);
    void reply.header('link', `<${nextOf(search, next)}>; rel="next"`);
    return events;
  }

  @Get('latest')
  @SignedIn()
  @Call({
    summary: 'The newest events first, to look at',
    description: 'Programs that must not miss any follow the log itself.',
    scope: 'events:read',
    answer: EventAnswer,
    list: true,
    errors: ['unauthorized'],
  })
  latest(@Caller() user: User, @Query() search: LatestEventsSearch): Promise<JsonText> {
    return this.events.latest(user, search);
  }
}

function nextOf({ types, shipmentId, limit }: EventLogSearch, after: string): string {
  const query = new URLSearchParams({ ...(types ? { types } : {}), ...(shipmentId ? { shipmentId } : {}) });
  query.set('limit', String(limit));
  query.set('after', after);
  return `/api/event-log?${query.toString()}`;
}
