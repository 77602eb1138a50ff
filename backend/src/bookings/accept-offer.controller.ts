import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { CounterOfferAnswer, OfferAcceptance } from '../counter-offers/counter-offers.dto.js';
import { Caller, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { AcceptOffer } from './accept-offer.js';

/** The one call about counter-offers that books. */
@Controller()
@ApiTags('counter-offers')
export class AcceptOfferController {
  constructor(private readonly offers: AcceptOffer) {}

  @Post('counter-offers/:id/accept')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Accept a counter-offer, which books the shipment',
    description: 'Whoever did not make it. The quote then has its terms: `quote.accepted`.',
    scope: 'bookings:write',
    answer: CounterOfferAnswer,
    errors: [
      'unauthorized',
      'forbidden',
      'blocked',
      'account_suspended',
      'not_found',
      'illegal_transition',
      'quote_changed',
      'already_booked',
      'quote_stale',
      'quote_expired',
      'carrier_suspended',
      'facts_missing',
    ],
  })
  accept(@Caller() user: User, @Param('id') id: string, @Body() { amount }: OfferAcceptance): Promise<JsonText> {
    return this.offers.accept(user, id, amount);
  }
}
