import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { User } from '../common/actor.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { RecordSearch } from './admin.dto.js';
import { SettingsAnswer, SettingsChanges } from './admin.settings.dto.js';
import { AdminSettingsService } from './admin.settings.service.js';

const Version = () =>
  ApiParam({
    name: 'id',
    description: '`current`, or a version number.',
    schema: { type: 'string', pattern: '^(current|[0-9]{1,9})$' },
  });

/** The operator's settings: `current`, and earlier versions. */
@ApiTags('admin')
@Controller('admin/settings')
export class AdminSettingsController {
  constructor(private readonly settings: AdminSettingsService) {}

  @Get()
  @AdminOnly('settings')
  @Call({
    summary: 'The settings and their earlier versions, newest first',
    scope: 'session',
    answer: SettingsAnswer,
    list: true,
    errors: ['unauthorized', 'admins_only'],
  })
  async list(
    @Query() search: RecordSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SettingsAnswer[]> {
    const { records, range } = await this.settings.list(search);
    void reply.header('content-range', range);
    return records;
  }

  @Get(':id')
  @AdminOnly('settings')
  @Version()
  @Call({
    summary: 'The settings in force (`current`), or an earlier version',
    scope: 'session',
    answer: SettingsAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  one(@Param('id') id: string): Promise<SettingsAnswer> {
    return this.settings.one(id);
  }

  @Put(':id')
  @AdminOnly('settings', 'write')
  @Version()
  @Call({
    summary: 'Change the settings: a new version, in force at once',
    scope: 'session',
    description: 'Deals already agreed keep the settings they were agreed under. `id` is `current`.',
    answer: SettingsAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found', 'stale'],
  })
  change(@Caller() operator: User, @Param('id') id: string, @Body() changes: SettingsChanges): Promise<SettingsAnswer> {
    return this.settings.change(operator, id, changes);
  }
}
