import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, Open, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { ProfileChanges, PublicUserAnswer, UserAnswer } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Put('profile')
  @SignedIn()
  @Call({
    summary: 'Change your profile, or switch between shipper and carrier',
    scope: 'session',
    answer: UserAnswer,
    errors: ['unauthorized', 'account_suspended'],
  })
  changeProfile(@Caller() user: User, @Body() changes: ProfileChanges): Promise<UserAnswer> {
    return this.users.changeProfile(user, changes);
  }

  @Get(':id')
  @Open()
  @Call({
    summary: "A user's public profile",
    scope: ['account:read', 'shipments:read', 'quotes:read'],
    answer: PublicUserAnswer,
    errors: ['not_found'],
  })
  publicProfile(@Param('id') id: string): Promise<PublicUserAnswer> {
    return this.users.publicProfile(id);
  }
}
