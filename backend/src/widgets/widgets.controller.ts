import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, OpenWithoutToken, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { WidgetEstimates } from './widget-estimates.js';
import { NewWidget, PrefillAnswer, WidgetAnswer, WidgetChanges } from './widgets.dto.js';
import { WidgetsService } from './widgets.service.js';

/** Prices of Haulway on other people's sites. */
@ApiTags('widgets')
@Controller()
export class WidgetsController {
  constructor(
    private readonly widgets: WidgetsService,
    private readonly estimates: WidgetEstimates,
  ) {}

  @Get('widgets')
  @SignedIn()
  @Call({
    summary: 'Your widgets, the newest first',
    description: 'With how many shipments were listed through each.',
    scope: 'session',
    answer: WidgetAnswer,
    list: true,
    errors: ['unauthorized'],
  })
  list(@Caller() user: User): Promise<JsonText> {
    return this.widgets.list(user);
  }

  @Post('widgets')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Show prices on a site of yours',
    description: 'Ten at most. Its key may stand in a page: it only answers prices.',
    scope: 'session',
    status: 201,
    answer: WidgetAnswer,
    errors: ['unauthorized', 'account_suspended', 'place_not_found', 'too_many_widgets'],
  })
  create(@Caller() user: User, @Body() wanted: NewWidget): Promise<JsonText> {
    return this.widgets.create(user, wanted);
  }

  @Patch('widgets/:id')
  @SignedIn()
  @Call({
    summary: 'Change a widget, or turn it off or on',
    description: 'What is left out stays. It holds for the pages that open from then on.',
    scope: 'session',
    answer: WidgetAnswer,
    errors: ['unauthorized', 'account_suspended', 'place_not_found', 'not_found'],
  })
  change(@Caller() user: User, @Param('id') id: string, @Body() changes: WidgetChanges): Promise<JsonText> {
    return this.widgets.change(user, id, changes);
  }

  @Delete('widgets/:id')
  @SignedIn()
  @Call({
    summary: 'Delete a widget; it shows nothing any more',
    description: 'Shipments listed through it stay.',
    scope: 'session',
    status: 204,
    errors: ['unauthorized', 'account_suspended', 'not_found'],
  })
  remove(@Caller() user: User, @Param('id') id: string): Promise<void> {
    return this.widgets.remove(user, id);
  }

  @Get('widget-estimates/:id')
  @OpenWithoutToken()
  @Call({
    summary: 'What was asked of a widget, to list it',
    scope: 'session',
    description: 'Kept for seven days.',
    answer: PrefillAnswer,
    errors: ['not_found'],
  })
  prefill(@Param('id') id: string): Promise<PrefillAnswer> {
    return this.estimates.prefill(id);
  }
}
