import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Caller, Open, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { BlocksService } from './blocks.service.js';
import { BlockedAnswer, ProfileChanges, PublicUserAnswer, UserAnswer } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly blocks: BlocksService,
  ) {}

  @Put('profile')
  @SignedIn()
  @Call({
    summary: 'Change your profile, or switch between shipper and carrier',
    description: 'What is left out stays. What others read must not name a phone, mail or link.',
    scope: 'session',
    answer: UserAnswer,
    errors: ['unauthorized', 'account_suspended'],
  })
  changeProfile(@Caller() user: User, @Body() changes: ProfileChanges): Promise<UserAnswer> {
    return this.users.changeProfile(user, changes);
  }

  @Get('me/blocks')
  @SignedIn()
  @Call({
    summary: 'The people you have blocked, the last one first',
    description: 'Not those who have blocked you.',
    scope: 'session',
    answer: BlockedAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  blocked(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage> {
    return this.blocks.blockedBy(user, search);
  }

  @Put(':id/block')
  @SignedIn()
  @Call({
    summary: 'Block somebody: no new messages and quotes between the two of you',
    scope: 'session',
    description: 'Deals that run go on, with the messages about them. It goes both ways until you unblock them.',
    status: 204,
    errors: ['unauthorized', 'account_suspended', 'not_found'],
  })
  block(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.blocks.block(user, id);
  }

  @Delete(':id/block')
  @SignedIn()
  @Call({
    summary: 'Unblock somebody',
    description: 'Nothing happens if they were not blocked. A block of theirs stays.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'account_suspended', 'not_found'],
  })
  unblock(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.blocks.unblock(user, id);
  }

  @Get(':id')
  @Open()
  @Call({
    summary: "A user's public profile",
    description: 'Without contact data or a last name. 404 for erased people too.',
    scope: ['account:read', 'shipments:read', 'quotes:read'],
    answer: PublicUserAnswer,
    errors: ['not_found'],
  })
  publicProfile(@Param('id') id: string): Promise<PublicUserAnswer> {
    return this.users.publicProfile(id);
  }
}
