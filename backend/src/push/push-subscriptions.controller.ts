import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, NotReplayed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import {
  NewPushSubscription,
  PushSubscriptionAnswer,
  PushSubscriptionsAnswer,
  PushTestAnswer,
} from './push-subscriptions.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

/** The browsers a user's notifications are pushed to. */
@ApiTags('notifications')
@Controller('users/me/push-subscriptions')
export class PushSubscriptionsController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'The browsers that your notifications are pushed to',
    description: 'One for each session that asked.',
    scope: 'session',
    answer: PushSubscriptionsAnswer,
    errors: ['unauthorized'],
  })
  list(@Caller() user: User): Promise<PushSubscriptionsAnswer> {
    return this.subscriptions.list(user);
  }

  @Post()
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Have notifications pushed to this browser',
    scope: 'session',
    description:
      'At most 10 a user: the oldest makes room. It ends with the session. Sent again, it keeps what is left out.',
    status: 201,
    answer: PushSubscriptionAnswer,
    errors: ['unauthorized'],
  })
  add(@Caller() user: User, @Body() wanted: NewPushSubscription): Promise<PushSubscriptionAnswer> {
    return this.subscriptions.add(user, wanted);
  }

  @Post('test')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Push a test to all your browsers',
    description: 'The answer says to how many it is sent.',
    scope: 'session',
    answer: PushTestAnswer,
    errors: ['unauthorized'],
  })
  test(@Caller() user: User): Promise<PushTestAnswer> {
    return this.subscriptions.test(user);
  }

  @Delete(':id')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'Push no more notifications to a browser',
    description: 'Your own. Mails and notifications in the app go on.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'not_found'],
  })
  remove(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.subscriptions.remove(user, id);
  }
}
