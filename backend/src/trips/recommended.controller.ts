import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, CarrierOnly, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { AddedMilesAnswer, AddedMilesSearch, RecommendedLoadsAnswer } from './recommended.dto.js';
import { RecommendedService } from './recommended.service.js';

const READ = ['unauthorized', 'carriers_only'] as const;

/** Loads that a carrier may want, without a search. */
@ApiTags('trips')
@Controller()
export class RecommendedController {
  constructor(private readonly recommended: RecommendedService) {}

  @Get('recommended-loads')
  @CarrierOnly()
  @Call({
    summary: 'Loads for you',
    scope: 'shipments:read',
    description:
      'At most 30, most left for you first: what fits your five next trips, else what starts near your last ten jobs, of their categories. Counts as a search.',
    answer: RecommendedLoadsAnswer,
    errors: READ,
  })
  of(@Caller() user: User): Promise<RecommendedLoadsAnswer> {
    return this.recommended.of(user);
  }

  @Get('shipments/:id/next-loads')
  @SignedIn()
  @Call({
    summary: 'Loads that start near where a job of yours ends',
    scope: 'shipments:read',
    description: 'At most 30. Where some lead towards your home base, only those.',
    answer: RecommendedLoadsAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  after(@Caller() user: User, @Param('id') id: string): Promise<RecommendedLoadsAnswer> {
    return this.recommended.after(user, id);
  }

  @Get('trips/added-miles')
  @CarrierOnly()
  @Call({
    summary: 'What listings add to your planned trips',
    scope: 'shipments:read',
    description: 'Of those that can be quoted on and that a road leads to; empty without a planned trip.',
    answer: AddedMilesAnswer,
    list: true,
    errors: READ,
  })
  addedMiles(@Caller() user: User, @Query() { shipments }: AddedMilesSearch): Promise<AddedMilesAnswer[]> {
    return this.recommended.addedMiles(user, shipments);
  }
}
