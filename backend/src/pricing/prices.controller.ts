import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User, Visitor } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Caller, MaybeCaller, NotReplayed, Open, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { PriceTruthAnswer, PriceTruthSearch } from './price-truth.dto.js';
import { PriceTruth } from './price-truth.service.js';
import { PriceComparisonAnswer, RateAnswer, RatesQuestion } from './prices.dto.js';
import { PricesQueries } from './prices.queries.js';
import { PricesRefresh } from './prices.refresh.js';
import { PricesService } from './prices.service.js';

@ApiTags('pricing')
@Controller()
export class PricesController {
  constructor(
    private readonly prices: PricesService,
    private readonly refreshing: PricesRefresh,
    private readonly queries: PricesQueries,
    private readonly truths: PriceTruth,
  ) {}

  @Post('calculate-shipping-rates')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Estimate what carriers usually charge, cheapest first',
    description: 'For anybody, from the rate card. Nothing is kept.',
    scope: 'shipments:read',
    answer: RateAnswer,
    list: true,
    errors: ['unauthorized', 'account_suspended', 'place_not_found'],
  })
  rates(@Body() question: RatesQuestion): RateAnswer[] {
    return this.prices.rates(question);
  }

  @Get('price-truth')
  @Open()
  @Call({
    summary: 'What such a job typically costs, and how often that was right lately',
    description: 'For anybody: a range, and how many paid jobs fell into theirs.',
    scope: 'shipments:read',
    answer: PriceTruthAnswer,
    errors: ['place_not_found'],
  })
  truth(@Query() search: PriceTruthSearch): PriceTruthAnswer {
    return this.truths.of(search);
  }

  @Get('shipments/:id/price-comparisons')
  @Open()
  @Call({
    summary: "A shipment's stored estimates, cheapest first",
    description: 'Made when it was listed or last changed.',
    scope: 'shipments:read',
    answer: PriceComparisonAnswer,
    list: true,
    errors: ['unauthorized', 'not_found'],
  })
  comparisons(@MaybeCaller() visitor: Visitor, @Param('id') id: string): Promise<JsonText> {
    return this.queries.comparisons(visitor, id);
  }

  @Post('shipments/:id/price-comparisons')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: "Recompute a shipment's estimates",
    description: 'Owner only. The new ones take the place of the old.',
    scope: 'shipments:write',
    answer: PriceComparisonAnswer,
    list: true,
    errors: ['unauthorized', 'account_suspended', 'not_found'],
  })
  refresh(@Caller() user: User, @Param('id') id: string): Promise<PriceComparisonAnswer[]> {
    return this.refreshing.refresh(user, id);
  }
}
