import { Body, Controller, Get, Header, type MessageEvent, Post, Query, Req, Sse } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Caller, NotViewed, type Request, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { LiveEvent, NotificationAnswer, ReadNotifications } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';
import { StreamsService } from './streams.service.js';

@ApiTags('notifications')
@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly streams: StreamsService,
  ) {}

  @Get('notifications')
  @SignedIn()
  @Call({
    summary: 'Your notifications, newest first',
    description: 'For people; programs follow the event log.',
    scope: 'session',
    answer: NotificationAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  list(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage> {
    return this.notifications.list(user, search);
  }

  @Post('notifications/read')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Mark notifications as read: the given ones, or all',
    description: "Other people's ids do nothing.",
    scope: 'session',
    status: 204,
    errors: ['unauthorized'],
  })
  read(@Caller() user: User, @Body() body: ReadNotifications): Promise<void> {
    return this.notifications.read(user, body);
  }

  @Sse('events')
  @SignedIn()
  @NotViewed()
  @Header('x-content-type-options', 'nosniff')
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The id of the last event received; the stream resumes after it, up to 24 hours back.',
    schema: { type: 'string' },
  })
  @Call({
    summary: 'Everything that happens to your records, as server-sent events',
    scope: 'session',
    media: ['text/event-stream'],
    streams: LiveEvent,
    description: 'Each event has an id, a name and, as JSON, the ids of what it is about. `LiveEvent` lists the names.',
    errors: ['unauthorized', 'view_only'],
  })
  stream(@Caller() user: User, @Req() request: Request): Promise<Observable<MessageEvent>> {
    return this.streams.stream(user, request);
  }
}
