import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { ListPage } from '../common/paging.js';
import { Caller, CarrierOnly, NotReplayed, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { LoadSearch, NewTrip, TripAnswer, TripChanges, TripLoadsAnswer, TripSearch } from './trips.dto.js';
import { TripsService } from './trips.service.js';

const READ = ['unauthorized', 'carriers_only'] as const;
const WRITE = [...READ, 'account_suspended'] as const;
/** Of one's own trip, which stays reachable as a shipper. */
const MINE = ['unauthorized', 'not_found'] as const;
const PLACES = ['place_not_found', 'trip_overseas'] as const;

/** A carrier's trips. Nobody else sees them. */
@ApiTags('trips')
@Controller('trips')
export class TripsController {
  constructor(private readonly trips: TripsService) {}

  @Post()
  @CarrierOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'Plan a trip',
    scope: 'quotes:write',
    description: 'Only you see it. It is over the day after your last possible arrival.',
    status: 201,
    answer: TripAnswer,
    errors: [...WRITE, ...PLACES, 'too_many_trips'],
  })
  plan(@Caller() user: User, @Body() body: NewTrip): Promise<TripAnswer> {
    return this.trips.plan(user, body);
  }

  @Get()
  @CarrierOnly()
  @Call({
    summary: 'Your trips',
    description: 'Newest first. Nobody else sees them.',
    scope: 'shipments:read',
    answer: TripAnswer,
    list: 'paged',
    errors: READ,
  })
  own(@Caller() user: User, @Query() search: TripSearch): Promise<ListPage<TripAnswer>> {
    return this.trips.own(user, search);
  }

  @Post('preview/loads')
  @CarrierOnly()
  @NotReplayed()
  @Call({
    summary: 'Loads along a trip that is not kept',
    description: 'As for a trip of yours, but nothing is saved.',
    scope: 'shipments:read',
    answer: TripLoadsAnswer,
    errors: [...WRITE, ...PLACES],
  })
  preview(@Caller() user: User, @Body() body: NewTrip, @Query() search: LoadSearch): Promise<TripLoadsAnswer> {
    return this.trips.preview(user, body, search);
  }

  @Get(':id')
  @SignedIn()
  @Call({
    summary: 'A trip of yours',
    description: 'Anybody else gets 404.',
    scope: 'shipments:read',
    answer: TripAnswer,
    errors: MINE,
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<TripAnswer> {
    return this.trips.read(user, id);
  }

  @Patch(':id')
  @SignedIn()
  @Call({
    summary: 'Change a trip',
    description: 'What is left out stays. Not once it is over.',
    scope: 'quotes:write',
    answer: TripAnswer,
    errors: [...MINE, ...PLACES, 'account_suspended', 'illegal_transition'],
  })
  change(@Caller() user: User, @Param('id') id: string, @Body() changes: TripChanges): Promise<TripAnswer> {
    return this.trips.change(user, id, changes);
  }

  @Delete(':id')
  @SignedIn()
  @Call({
    summary: 'Delete a trip',
    description: 'The jobs on it stay yours.',
    scope: 'quotes:write',
    status: 204,
    errors: [...MINE, 'account_suspended'],
  })
  delete(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.trips.delete(user, id);
  }

  @Get(':id/loads')
  @SignedIn()
  @Call({
    summary: 'Loads along your trip, each with the miles it adds',
    scope: 'shipments:read',
    description:
      'Added miles are road miles over pickup and delivery instead of straight to the next place. At most 300 searches an hour.',
    answer: TripLoadsAnswer,
    errors: MINE,
  })
  loads(@Caller() user: User, @Param('id') id: string, @Query() search: LoadSearch): Promise<TripLoadsAnswer> {
    return this.trips.loads(user, id, search);
  }
}

/** Listings that a carrier does not want to see along trips. */
@ApiTags('trips')
@Controller('shipments/:id/hide')
export class HiddenLoadsController {
  constructor(private readonly trips: TripsService) {}

  @Post()
  @CarrierOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'Hide a listing from your trips',
    description: 'Lists of shipments still show it. Its owner is not told.',
    scope: 'quotes:write',
    status: 204,
    errors: [...WRITE, 'not_found'],
  })
  hide(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.trips.hide(user, id, true);
  }

  @Delete()
  @CarrierOnly()
  @Call({
    summary: 'Show a hidden listing again',
    description: 'It is found along your trips again.',
    scope: 'quotes:write',
    status: 204,
    errors: [...WRITE, 'not_found'],
  })
  show(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.trips.hide(user, id, false);
  }
}
