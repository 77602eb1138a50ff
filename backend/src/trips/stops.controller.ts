import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, NotReplayed, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { KeptStops, NewTripJob, OrderWish, StopsAnswer } from './stops.dto.js';
import { StopsService } from './stops.service.js';

const READ = ['unauthorized', 'not_found'] as const;
const WRITE = [...READ, 'account_suspended', 'illegal_transition'] as const;

/** The jobs on a trip of one's own, and the order of their stops. */
@ApiTags('trips')
@Controller('trips/:id')
export class StopsController {
  constructor(private readonly stops: StopsService) {}

  @Post('jobs')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Put a job of yours on a trip',
    scope: 'quotes:write',
    description: 'At most 8. What it weighs is not free any more. From another trip it is taken off.',
    answer: StopsAnswer,
    errors: [...WRITE, 'trip_full'],
  })
  add(@Caller() user: User, @Param('id') id: string, @Body() { quoteId }: NewTripJob): Promise<StopsAnswer> {
    return this.stops.add(user, id, quoteId);
  }

  @Delete('jobs/:quoteId')
  @SignedIn()
  @Call({
    summary: 'Take a job off a trip',
    description: 'The job stays yours; what it weighs is free again.',
    scope: 'quotes:write',
    status: 204,
    errors: WRITE,
  })
  remove(@Caller() user: User, @Param('id') id: string, @Param('quoteId') quoteId: string): Promise<void> {
    return this.stops.remove(user, id, quoteId);
  }

  @Get('stops')
  @SignedIn()
  @Call({
    summary: 'The stops of a trip, in the order that you keep',
    description: 'With the miles between them and what cannot be reached in time.',
    scope: 'shipments:read',
    answer: StopsAnswer,
    errors: READ,
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<StopsAnswer> {
    return this.stops.read(user, id);
  }

  @Post('order')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'The order of stops with the fewest miles',
    scope: 'shipments:read',
    description:
      'The fewest miles, with each pickup before its delivery and never more on board than is free. Nothing is kept. What is reached too late stands in `conflicts`.',
    answer: StopsAnswer,
    errors: [...READ, 'account_suspended'],
  })
  best(@Caller() user: User, @Param('id') id: string, @Body() wish: OrderWish): Promise<StopsAnswer> {
    return this.stops.best(user, id, wish);
  }

  @Put('stops')
  @SignedIn()
  @Call({
    summary: 'Keep an order of stops',
    description: 'All of them, each pickup before its delivery.',
    scope: 'quotes:write',
    answer: StopsAnswer,
    errors: WRITE,
  })
  keep(@Caller() user: User, @Param('id') id: string, @Body() body: KeptStops): Promise<StopsAnswer> {
    return this.stops.keep(user, id, body);
  }
}
