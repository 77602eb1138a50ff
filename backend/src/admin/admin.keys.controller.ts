import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { Secured } from '../platform/security/security-log.js';
import { RecordOf } from './admin.answers.js';
import { KeyRate, KeyUsageAnswer } from './admin.keys.dto.js';
import { AdminKeysService } from './admin.keys.service.js';
import { Reasoned } from './admin.people.dto.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found', 'illegal_transition'] as const;

/** What operators do to the keys of people's programs. */
@ApiTags('admin')
@Controller('admin/api-keys')
export class AdminKeysController {
  constructor(private readonly keys: AdminKeysService) {}

  @Get(':id/usage')
  @AdminOnly('api-keys')
  @Call({
    summary: 'How much a key called on each of the last 30 days, to the second before',
    description: 'The newest day first; days without calls are left out.',
    scope: 'session',
    answer: KeyUsageAnswer,
    list: true,
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  usage(@Param('id') id: string): Promise<JsonText> {
    return this.keys.usage(id);
  }

  @Put(':id')
  @Secured('api_key')
  @AdminOnly('api-keys', 'write')
  @RecordOf('api-keys')
  @Call({ summary: 'Let a key call more often, or less, than others', scope: 'session', errors: ERRORS })
  changeRate(@Caller() operator: User, @Param('id') id: string, @Body() rate: KeyRate): Promise<JsonText> {
    return this.keys.changeRate(operator, id, rate);
  }

  @Post(':id/revoke')
  @Secured('api_key')
  @AdminOnly('api-keys', 'write')
  @IdempotencyHeader()
  @RecordOf('api-keys')
  @Call({
    summary: 'End a key; it is refused at once',
    description: 'The reason is mailed to its owner.',
    scope: 'session',
    errors: ERRORS,
  })
  revoke(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<JsonText> {
    return this.keys.revoke(operator, id, reason);
  }
}
