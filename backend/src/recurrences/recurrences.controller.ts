import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewRecurrence, RecurrenceAnswer, RecurrenceChanges } from './recurrences.dto.js';
import { RecurrencesService } from './recurrences.service.js';

const MINE = ['unauthorized', 'not_found', 'account_suspended'] as const;

/** What lists templates again by itself. Only their owner sees it. */
@ApiTags('shipments')
@Controller('recurrences')
export class RecurrencesController {
  constructor(private readonly recurrences: RecurrencesService) {}

  @Post()
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'List a template again and again',
    description: 'One for each template. Each listing is made in time before its day.',
    scope: 'shipments:write',
    status: 201,
    answer: RecurrenceAnswer,
    errors: [...MINE, 'illegal_transition'],
  })
  create(@Caller() user: User, @Body() body: NewRecurrence): Promise<RecurrenceAnswer> {
    return this.recurrences.create(user, body);
  }

  @Get()
  @SignedIn()
  @Call({
    summary: 'What is listed again and again',
    description: 'Your own, newest first, with when the next is made.',
    scope: 'shipments:read',
    answer: RecurrenceAnswer,
    list: true,
    errors: ['unauthorized'],
  })
  own(@Caller() user: User): Promise<RecurrenceAnswer[]> {
    return this.recurrences.own(user);
  }

  @Patch(':id')
  @SignedIn()
  @Call({
    summary: 'Change, pause or resume it',
    description: 'What is left out stays. A day that was used is not used again.',
    scope: 'shipments:write',
    answer: RecurrenceAnswer,
    errors: MINE,
  })
  change(@Caller() user: User, @Param('id') id: string, @Body() changes: RecurrenceChanges): Promise<RecurrenceAnswer> {
    return this.recurrences.change(user, id, changes);
  }

  @Delete(':id')
  @SignedIn()
  @Call({
    summary: 'End it',
    description: 'The template and what it listed stay.',
    scope: 'shipments:write',
    status: 204,
    errors: MINE,
  })
  delete(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.recurrences.delete(user, id);
  }
}
