import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Caller, NotReplayed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { Secured } from '../platform/security/security-log.js';
import {
  ApiKeyAnswer,
  ApiKeyChanges,
  ApiKeyRotation,
  CurrentApiKeyAnswer,
  NewApiKey,
  NewApiKeyAnswer,
} from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

/** Keys with which a user's programs call. People make them, never a program. */
@ApiTags('api-keys')
@Controller('api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'Your API keys',
    scope: 'session',
    description: 'Also those that were ended or have expired, for 90 days.',
    answer: ApiKeyAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  list(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage> {
    return this.keys.list(user, search);
  }

  @Get('current')
  @SignedIn()
  @Call({
    summary: 'The key that this call came with',
    description: 'For any key, whatever its scopes. 404 for a person.',
    scope: 'any key',
    answer: CurrentApiKeyAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  current(@Caller() user: User): Promise<CurrentApiKeyAnswer> {
    return this.keys.current(user);
  }

  @Post()
  @Secured('api_key')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Make an API key',
    scope: 'session',
    description: 'The answer holds the key, this once. You are mailed that it was made.',
    status: 201,
    answer: NewApiKeyAnswer,
    errors: ['unauthorized', 'wrong_password', 'too_many_keys'],
  })
  create(@Caller() user: User, @Body() wanted: NewApiKey): Promise<NewApiKeyAnswer> {
    return this.keys.create(user, wanted);
  }

  @Patch(':id')
  @Secured('api_key')
  @SignedIn()
  @Call({
    summary: 'Rename a key, take scopes away from it, or name where it may be used from',
    description: 'Scopes can only become fewer. It holds from the next call on.',
    scope: 'session',
    answer: ApiKeyAnswer,
    errors: ['unauthorized', 'not_found', 'scopes_cannot_grow', 'illegal_transition'],
  })
  change(@Caller() user: User, @Param('id') id: string, @Body() changes: ApiKeyChanges): Promise<ApiKeyAnswer> {
    return this.keys.change(user, id, changes);
  }

  @Post(':id/rotate')
  @Secured('api_key')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Replace a key: both work for a while',
    description: 'The answer holds the new key, this once. By default, the old one ends in 24 hours.',
    scope: 'session',
    status: 201,
    answer: NewApiKeyAnswer,
    errors: ['unauthorized', 'not_found', 'wrong_password', 'rotation_running', 'illegal_transition', 'too_many_keys'],
  })
  rotate(@Caller() user: User, @Param('id') id: string, @Body() rotation: ApiKeyRotation): Promise<NewApiKeyAnswer> {
    return this.keys.rotate(user, id, rotation);
  }

  @Delete(':id')
  @Secured('api_key')
  @SignedIn()
  @WhileSuspended()
  @Call({
    summary: 'End a key; it is refused at once',
    description: 'For good. You are mailed. One that has ended stays so.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'not_found'],
  })
  revoke(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.keys.revoke(user, id);
  }
}
