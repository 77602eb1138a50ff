import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User, Visitor } from '../common/actor.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Caller, MaybeCaller, Open, SignedIn } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { NewReview, ReviewAnswer, ReviewSearch } from './reviews.dto.js';
import { ReviewsService } from './reviews.service.js';
import { TrackRecordAnswer } from './track-record.dto.js';

@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Post('reviews')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Review the other side of a delivered shipment',
    scope: 'reviews:write',
    description: 'One review per side. It counts toward the rating if the payment reached escrow.',
    status: 201,
    answer: ReviewAnswer,
    errors: ['unauthorized', 'forbidden', 'account_suspended', 'not_found', 'illegal_transition', 'review_exists'],
  })
  post(@Caller() user: User, @Body() body: NewReview): Promise<JsonText> {
    return this.reviews.post(user, body);
  }

  @Get('users/:id/reviews')
  @Open()
  @Call({
    summary: 'Reviews a user received, newest first',
    description: 'For anybody. Without contact data.',
    scope: ['account:read', 'shipments:read', 'quotes:read'],
    answer: ReviewAnswer,
    list: 'paged',
    errors: ['unauthorized', 'not_found'],
  })
  of(@MaybeCaller() viewer: Visitor, @Param('id') id: string, @Query() search: ReviewSearch): Promise<ListPage> {
    return this.reviews.of(id, viewer, search);
  }

  @Get('users/:id/track-record')
  @Open()
  @Call({
    summary: 'How a carrier has done so far',
    scope: ['account:read', 'shipments:read', 'quotes:read'],
    description:
      'From their latest 100 paid deliveries and 30 conversations that others began. Each figure says out of how many.',
    answer: TrackRecordAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  recordOf(@Param('id') id: string): Promise<TrackRecordAnswer> {
    return this.reviews.recordOf(id);
  }
}
