import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Caller, CarrierOnly, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewSavedSearch, SavedSearchAnswer, SavedSearchChanges } from './saved-searches.dto.js';
import { SavedSearchesService } from './saved-searches.service.js';

const READ = ['unauthorized', 'carriers_only'] as const;
/** Of one's own, which stay reachable as a shipper. */
const MINE = ['unauthorized', 'not_found', 'account_suspended'] as const;

/** Searches of the list of shipments that a carrier keeps. Nobody else sees them. */
@ApiTags('saved searches')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Post()
  @CarrierOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'Save a search',
    scope: 'quotes:write',
    description: 'Its filters are those of the list of shipments. At most 20.',
    status: 201,
    answer: SavedSearchAnswer,
    errors: [...READ, 'account_suspended', 'place_not_found', 'too_many_searches'],
  })
  save(@Caller() user: User, @Body() body: NewSavedSearch): Promise<SavedSearchAnswer> {
    return this.searches.save(user, body);
  }

  @Get()
  @CarrierOnly()
  @Call({
    summary: 'Your saved searches',
    description: 'Newest first.',
    scope: 'shipments:read',
    answer: SavedSearchAnswer,
    list: 'paged',
    errors: READ,
  })
  own(@Caller() user: User, @Query() search: PageSearch): Promise<ListPage<SavedSearchAnswer>> {
    return this.searches.own(user, search);
  }

  @Patch(':id')
  @SignedIn()
  @Call({
    summary: 'Change a saved search',
    description: 'What is left out stays.',
    scope: 'quotes:write',
    answer: SavedSearchAnswer,
    errors: [...MINE, 'place_not_found'],
  })
  change(
    @Caller() user: User,
    @Param('id') id: string,
    @Body() changes: SavedSearchChanges,
  ): Promise<SavedSearchAnswer> {
    return this.searches.change(user, id, changes);
  }

  @Delete(':id')
  @SignedIn()
  @Call({
    summary: 'Delete a saved search',
    description: 'You are told of nothing more that it would find.',
    scope: 'quotes:write',
    status: 204,
    errors: MINE,
  })
  delete(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.searches.delete(user, id);
  }
}
