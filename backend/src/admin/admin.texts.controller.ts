import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { User } from '../common/actor.js';
import { AdminOnly, Caller, NotReplayed } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import {
  NewText,
  TextAnswer,
  TextBack,
  TextChange,
  TextDraft,
  TextPreviewAnswer,
  TextSearch,
  TextVersionAnswer,
} from './admin.texts.dto.js';
import { AdminTextsService } from './admin.texts.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found'] as const;
const TextId = () =>
  ApiParam({ name: 'id', example: 'mail.password_reset', schema: { type: 'string', minLength: 1, maxLength: 100 } });

/** What operators may word themselves, and its versions. */
@ApiTags('admin')
@Controller('admin/texts')
export class AdminTextsController {
  constructor(private readonly texts: AdminTextsService) {}

  @Get()
  @AdminOnly('texts')
  @Call({
    summary: 'The texts that operators may word themselves',
    scope: 'session',
    answer: TextAnswer,
    list: true,
    errors: ['unauthorized', 'admins_only'],
  })
  list(@Query() search: TextSearch, @Res({ passthrough: true }) reply: FastifyReply): TextAnswer[] {
    const { records, range } = this.texts.list(search);
    void reply.header('content-range', range);
    return records;
  }

  @Post()
  @AdminOnly('texts', 'write')
  @IdempotencyHeader()
  @Call({
    summary: 'Add a question with its answer, or a reply to tickets',
    scope: 'session',
    status: 201,
    answer: TextAnswer,
    errors: ['unauthorized', 'admins_only'],
  })
  add(@Caller() operator: User, @Body() text: NewText): Promise<TextAnswer> {
    return this.texts.add(operator, text);
  }

  @Get(':id')
  @AdminOnly('texts')
  @TextId()
  @Call({ summary: 'A text as it is said now', scope: 'session', answer: TextAnswer, errors: ERRORS })
  one(@Param('id') id: string): TextAnswer {
    return this.texts.one(id);
  }

  @Put(':id')
  @AdminOnly('texts', 'write')
  @TextId()
  @Call({
    summary: 'Word a text anew: a new version, said at once',
    scope: 'session',
    answer: TextAnswer,
    errors: [...ERRORS, 'stale'],
  })
  change(@Caller() operator: User, @Param('id') id: string, @Body() change: TextChange): Promise<TextAnswer> {
    return this.texts.change(operator, id, change);
  }

  @Get(':id/versions')
  @AdminOnly('texts')
  @TextId()
  @Call({
    summary: 'The last 50 versions of a text, newest first',
    scope: 'session',
    answer: TextVersionAnswer,
    list: true,
    errors: ERRORS,
  })
  versions(@Param('id') id: string): Promise<TextVersionAnswer[]> {
    return this.texts.versions(id);
  }

  @Post(':id/preview')
  @AdminOnly('texts')
  @NotReplayed()
  @TextId()
  @Call({
    summary: 'A text as people read it, with example values',
    scope: 'session',
    answer: TextPreviewAnswer,
    errors: ERRORS,
  })
  preview(@Param('id') id: string, @Body() { content }: TextDraft): TextPreviewAnswer {
    return this.texts.preview(id, content);
  }

  @Post(':id/restore')
  @AdminOnly('texts', 'write')
  @IdempotencyHeader()
  @TextId()
  @Call({
    summary: 'Say an earlier version again, or the original',
    scope: 'session',
    answer: TextAnswer,
    errors: [...ERRORS, 'stale'],
  })
  back(@Caller() operator: User, @Param('id') id: string, @Body() back: TextBack): Promise<TextAnswer> {
    return this.texts.back(operator, id, back);
  }
}
