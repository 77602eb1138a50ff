import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { OneOf, RawText, Text } from '../common/fields.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { RESOURCES } from './admin.resources.js';
import { AdminSharedQueriesService } from './admin.shared-queries.service.js';

/** A filter of a list, under a name. */
export class NewSharedQuery {
  @OneOf(Object.keys(RESOURCES), { description: 'Whose list.', example: 'payments' }) resource: string;
  @Text(1, 60, { message: 'Give it a name', example: 'Frozen, above $5,000' }) label: string;
  @RawText(2, 2000, { description: "JSON: an object of the list's filters.", example: '{"frozen":true}' })
  filter: string;
  @RawText(1, 200, {
    optional: true,
    description: 'JSON: a field, then ASC or DESC.',
    example: '["createdAt","ASC"]',
  })
  sort?: string;
}

const ERRORS = ['unauthorized', 'admins_only'] as const;

/** Filters that operators share. They are read as any other resource's records. */
@ApiTags('admin')
@Controller('admin/shared-queries')
export class AdminSharedQueriesController {
  constructor(private readonly queries: AdminSharedQueriesService) {}

  @Post()
  @AdminOnly('shared-queries', 'write')
  @IdempotencyHeader()
  @RecordOf('shared-queries', 201)
  @Call({
    summary: "Share a list's filters with all operators, under a name",
    scope: 'session',
    status: 201,
    errors: ERRORS,
  })
  share(@Caller() operator: User, @Body() query: NewSharedQuery): Promise<JsonText> {
    return this.queries.share(operator, query);
  }

  @Delete(':id')
  @AdminOnly('shared-queries', 'write')
  @Call({ summary: 'Share a query no longer', scope: 'session', status: 204, errors: [...ERRORS, 'not_found'] })
  remove(@Caller() operator: User, @Param('id') id: string): Promise<void> {
    return this.queries.remove(operator, id);
  }
}
