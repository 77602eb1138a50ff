import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller, NotReplayed } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { Secured } from '../platform/security/security-log.js';
import { RecordOf } from './admin.answers.js';
import { MaybeReasoned, NewUser, Reasoned, SignOut, UserChanges, ViewAnswer } from './admin.people.dto.js';
import { AdminPeopleService } from './admin.people.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found'] as const;

/** What operators do to accounts. */
@ApiTags('admin')
@Controller('admin/users')
export class AdminPeopleController {
  constructor(private readonly people: AdminPeopleService) {}

  @Post()
  @Secured('account')
  @AdminOnly('users', 'write')
  @IdempotencyHeader()
  @RecordOf('users', 201)
  @Call({
    summary: 'Open an account',
    scope: 'session',
    status: 201,
    errors: ['unauthorized', 'admins_only', 'password_too_common', 'email_taken'],
  })
  create(@Caller() operator: User, @Body() account: NewUser): Promise<JsonText> {
    return this.people.create(operator, account);
  }

  @Put(':id')
  @Secured('account')
  @AdminOnly('users', 'write')
  @RecordOf('users')
  @Call({ summary: 'Change an account', scope: 'session', errors: [...ERRORS, 'forbidden', 'last_admin'] })
  change(@Caller() operator: User, @Param('id') id: string, @Body() changes: UserChanges): Promise<JsonText> {
    return this.people.change(operator, id, changes);
  }

  @Delete(':id')
  @Secured('erasure')
  @AdminOnly('users', 'erase')
  @Call({
    summary: "Erase an account on its owner's behalf",
    scope: 'session',
    status: 204,
    errors: [...ERRORS, 'obligations_open', 'last_admin'],
  })
  erase(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<void> {
    return this.people.erase(operator, id, reason);
  }

  @Post(':id/suspend')
  @Secured('suspension')
  @AdminOnly('users', 'write')
  @IdempotencyHeader()
  @RecordOf('users')
  @Call({
    summary: 'Suspend an account: it can only finish what is under way',
    scope: 'session',
    description: 'The reason is mailed to the user.',
    errors: [...ERRORS, 'last_admin', 'illegal_transition'],
  })
  suspend(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.people.suspend(operator, id, reason);
  }

  @Post(':id/restore')
  @Secured('restoration')
  @AdminOnly('users', 'write')
  @IdempotencyHeader()
  @RecordOf('users')
  @Call({ summary: 'Lift a suspension', scope: 'session', errors: [...ERRORS, 'illegal_transition'] })
  restore(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<JsonText> {
    return this.people.restore(operator, id, reason);
  }

  @Post(':id/end-sessions')
  @Secured('sessions_end')
  @AdminOnly('users', 'write')
  @IdempotencyHeader()
  @RecordOf('users')
  @Call({ summary: 'Sign a user out everywhere', scope: 'session', errors: ERRORS })
  endSessions(@Caller() operator: User, @Param('id') id: string, @Body() signOut: SignOut): Promise<JsonText> {
    return this.people.endSessions(operator, id, signOut);
  }

  @Post(':id/verify-email')
  @Secured('account')
  @AdminOnly('users', 'write')
  @IdempotencyHeader()
  @RecordOf('users')
  @Call({
    summary: "Confirm an account's email address by hand",
    scope: 'session',
    errors: [...ERRORS, 'illegal_transition'],
  })
  verifyEmail(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.people.verifyEmail(operator, id, reason);
  }

  @Post(':id/send-reset')
  @Secured('account')
  @AdminOnly('users', 'write')
  @IdempotencyHeader()
  @RecordOf('users')
  @Call({
    summary: 'Mail the owner of an account a link to choose a new password',
    scope: 'session',
    errors: ERRORS,
  })
  sendReset(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<JsonText> {
    return this.people.sendReset(operator, id, reason);
  }

  @Post(':id/view-as')
  @Secured('account')
  @AdminOnly('users', 'write')
  @NotReplayed()
  @Call({
    summary: 'Look at the app as a user: a token that reads and nothing else',
    scope: 'session',
    description: 'Good for 15 minutes, and written into the audit log.',
    answer: ViewAnswer,
    errors: ERRORS,
  })
  viewAs(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<ViewAnswer> {
    return this.people.viewAs(operator, id, reason);
  }
}
