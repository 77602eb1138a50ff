import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Caller, DriversToo, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { LocationAnswer, NewLocation } from './tracking.dto.js';
import { TrackingService } from './tracking.service.js';

@ApiTags('tracking')
@Controller('shipments/:id/locations')
export class TrackingController {
  constructor(private readonly tracking: TrackingService) {}

  @Post()
  @DriversToo()
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Report where a shipment in transit is',
    description: 'Its carrier. `at` may lie in the past, after the pickup. The owner hears `location.reported`.',
    scope: 'deliveries:write',
    status: 201,
    answer: LocationAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found', 'illegal_transition'],
  })
  report(@Caller() user: User, @Param('id') id: string, @Body() body: NewLocation): Promise<LocationAnswer> {
    return this.tracking.report(user, id, body);
  }

  @Get()
  @SignedIn()
  @Call({
    summary: 'Where a shipment has been, oldest first',
    description: 'For the two sides. Forgotten 90 days after the delivery.',
    scope: 'shipments:read',
    answer: LocationAnswer,
    list: 'paged',
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  locations(@Caller() user: User, @Param('id') id: string, @Query() search: PageSearch): Promise<ListPage> {
    return this.tracking.locations(user, id, search);
  }
}
