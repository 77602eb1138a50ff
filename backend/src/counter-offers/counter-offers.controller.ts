import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { Reason } from '../shipments/shipments.dto.js';
import { AnswerOffer } from './answer-offer.js';
import { CounterOfferAnswer, NewCounterOffer } from './counter-offers.dto.js';
import { listOffers } from './counter-offers.queries.js';
import { MakeOffer } from './make-offer.js';

const DECIDED = ['unauthorized', 'forbidden', 'not_found', 'illegal_transition'] as const;

/** What the two sides of a pending quote offer each other. */
@Controller()
@ApiTags('counter-offers')
export class CounterOffersController {
  constructor(
    private readonly db: Db,
    private readonly offer: MakeOffer,
    private readonly answer: AnswerOffer,
  ) {}

  @Post('quotes/:id/counter-offers')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Offer other terms for a pending quote',
    scope: 'quotes:write',
    description: 'A promise: the other side books by accepting it. It takes the place of what is open.',
    status: 201,
    answer: CounterOfferAnswer,
    errors: [
      ...DECIDED,
      'blocked',
      'account_suspended',
      'not_between',
      'not_your_turn',
      'counter_offers_used_up',
      'already_booked',
      'quote_stale',
      'quote_expired',
      'carrier_suspended',
    ],
  })
  make(@Caller() user: User, @Param('id') id: string, @Body() body: NewCounterOffer): Promise<JsonText> {
    return this.offer.make(user, id, body);
  }

  @Get('quotes/:id/counter-offers')
  @SignedIn()
  @Call({
    summary: 'What was offered on a quote, newest first',
    description: 'For the two sides of the quote.',
    scope: 'quotes:read',
    answer: CounterOfferAnswer,
    list: 'paged',
    errors: ['unauthorized', 'not_found'],
  })
  list(@Caller() user: User, @Param('id') id: string, @Query() page: PageSearch): Promise<ListPage> {
    return listOffers(this.db, user, id, page);
  }

  @Post('counter-offers/:id/decline')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Decline a counter-offer',
    scope: 'quotes:write',
    description: 'The quote stands as it was.',
    answer: CounterOfferAnswer,
    errors: [...DECIDED, 'account_suspended'],
  })
  decline(@Caller() user: User, @Param('id') id: string, @Body() { reason }: Reason): Promise<JsonText> {
    return this.answer.decline(user, id, reason ?? null);
  }

  @Post('counter-offers/:id/withdraw')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Withdraw your counter-offer',
    description: 'While it is open. The quote stands as it was.',
    scope: 'quotes:write',
    answer: CounterOfferAnswer,
    errors: [...DECIDED, 'account_suspended'],
  })
  withdraw(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.answer.withdraw(user, id);
  }
}
