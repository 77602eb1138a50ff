import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { AdminOnly, Caller, NotReplayed } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { CorrectionsService } from './corrections.service.js';
import { CorrectionsAnswer, PreviewedJobAnswer, RateCardAnswer, RateCardChange } from './rate-cards.dto.js';
import { RateCards } from './rate-cards.service.js';

@ApiTags('admin')
@Controller('admin/rate-cards')
export class RateCardsController {
  constructor(
    private readonly cards: RateCards,
    private readonly corrections: CorrectionsService,
  ) {}

  @Put(':id')
  @AdminOnly('rate-cards', 'write')
  @Call({
    summary: 'Create a new version of the rate card',
    scope: 'session',
    answer: RateCardAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found', 'stale'],
  })
  change(@Caller() admin: User, @Param('id') id: string, @Body() change: RateCardChange): Promise<RateCardAnswer> {
    return this.cards.change(admin, id, change);
  }

  @Post('preview')
  @AdminOnly('rate-cards', 'write')
  @NotReplayed()
  @Call({
    summary: 'What a rate card would do to ten standard jobs',
    scope: 'session',
    answer: PreviewedJobAnswer,
    list: true,
    errors: ['unauthorized', 'admins_only'],
  })
  preview(@Body() change: RateCardChange): PreviewedJobAnswer[] {
    return this.cards.preview(change);
  }

  @Post('recompute')
  @AdminOnly('rate-cards', 'write')
  @NotReplayed()
  @Call({
    summary: 'Learn from the paid quotes now, as it happens every night',
    scope: 'session',
    answer: CorrectionsAnswer,
    errors: ['unauthorized', 'admins_only'],
  })
  recompute(@Caller() operator: User): Promise<CorrectionsAnswer> {
    return this.corrections.recompute(operator);
  }
}
