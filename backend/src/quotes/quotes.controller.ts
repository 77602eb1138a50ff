import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Caller, CarrierOnly, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { Reason } from '../shipments/shipments.dto.js';
import { NewQuote, QuoteAnswer, QuoteChanges, QuotePage, QuoteSearch } from './quotes.dto.js';
import { QuotesService } from './quotes.service.js';

@ApiTags('quotes')
@Controller()
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Get('shipments/:id/quotes')
  @SignedIn()
  @Call({
    summary: 'The quotes of a shipment',
    description: 'All for its owner; for a carrier, their own. Strangers get an empty list.',
    scope: 'quotes:read',
    answer: QuoteAnswer,
    list: 'paged',
    errors: ['unauthorized', 'not_found'],
  })
  listOf(@Caller() user: User, @Param('id') id: string, @Query() page: QuotePage): Promise<ListPage> {
    return this.quotes.listOf(user, id, page);
  }

  @Get('quotes')
  @SignedIn()
  @Call({
    summary: 'The quotes that you made, or all that were made on your listings',
    description: 'With `owner=me` those on your listings; with `updatedSince` the oldest change first.',
    scope: 'quotes:read',
    answer: QuoteAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  listOwn(@Caller() user: User, @Query() search: QuoteSearch): Promise<ListPage> {
    return this.quotes.listOwn(user, search);
  }

  @Get('quotes/:id')
  @SignedIn()
  @Call({
    summary: "A quote, for its carrier and the listing's owner",
    description: 'Anybody else gets 404.',
    scope: 'quotes:read',
    answer: QuoteAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.quotes.read(user, id);
  }

  @Post('quotes')
  @CarrierOnly()
  @IdempotencyHeader()
  @Call({
    summary: 'Send a quote',
    description: 'Carriers only, one a listing, while it is listed or quoted. The owner hears `quote.submitted`.',
    scope: 'quotes:write',
    status: 201,
    answer: QuoteAnswer,
    errors: [
      'unauthorized',
      'carriers_only',
      'own_shipment',
      'blocked',
      'account_suspended',
      'not_found',
      'quote_exists',
      'external_ref_taken',
      'already_booked',
      'illegal_transition',
    ],
  })
  submit(@Caller() user: User, @Body() body: NewQuote): Promise<JsonText> {
    return this.quotes.submit(user, body);
  }

  @Patch('quotes/:id')
  @SignedIn()
  @Call({
    summary: 'Change your pending quote, or confirm a stale one',
    description: 'An empty body confirms. Earlier terms stay in `history`. The owner hears `quote.changed`.',
    scope: 'quotes:write',
    answer: QuoteAnswer,
    errors: [
      'unauthorized',
      'forbidden',
      'account_suspended',
      'not_found',
      'illegal_transition',
      'quote_changes_used_up',
      'external_ref_taken',
    ],
  })
  change(@Caller() user: User, @Param('id') id: string, @Body() changes: QuoteChanges): Promise<JsonText> {
    return this.quotes.change(user, id, changes);
  }

  @Post('quotes/:id/decline')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Decline a quote',
    description: "The listing's owner, while it is pending. The carrier hears `quote.declined`.",
    scope: 'bookings:write',
    answer: QuoteAnswer,
    errors: ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition'],
  })
  decline(@Caller() user: User, @Param('id') id: string, @Body() { reason }: Reason): Promise<JsonText> {
    return this.quotes.decline(user, id, reason ?? null);
  }
}
