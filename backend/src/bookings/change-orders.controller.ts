import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { type ApprovalAsked, OrApproval } from '../approvals/approvals.dto.js';
import type { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { AdminOnly, Caller, NotReplayed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { PaidByHand } from '../payments/operations.dto.js';
import { Reason } from '../shipments/shipments.dto.js';
import { AcceptChange } from './accept-change.js';
import { AnswerChange } from './answer-change.js';
import {
  ChangeAcceptance,
  ChangeOrderAnswer,
  ConditionAnswer,
  EndDecision,
  ExtraPayAnswer,
  NewChange,
} from './change-orders.dto.js';
import { listChanges } from './change-orders.queries.js';
import { PayChange } from './pay-change.js';
import { ProposeChange } from './propose-change.js';
import { ReviewEnd } from './review-end.js';

const DECIDED = ['unauthorized', 'forbidden', 'not_found', 'illegal_transition', 'stale'] as const;
const FROZEN = ['claim_open', 'payment_disputed', 'too_much'] as const;

/** What the two sides of a deal agree on later. */
@Controller()
export class ChangeOrdersController {
  constructor(
    private readonly db: Db,
    private readonly proposal: ProposeChange,
    private readonly acceptance: AcceptChange,
    private readonly answer: AnswerChange,
    private readonly extra: PayChange,
    private readonly review: ReviewEnd,
  ) {}

  @Post('shipments/:id/change-orders')
  @ApiTags('change-orders')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Propose to change a job, or to end it at the door',
    scope: 'bookings:write',
    description:
      'Nothing changes until the other side accepts; without an answer it lapses at `expiresAt`: after 24 hours at most, at the door after 2. An increase of what is paid then waits as long for the extra.',
    status: 201,
    answer: ChangeOrderAnswer,
    errors: [
      ...DECIDED,
      ...FROZEN,
      'too_many_photos',
      'place_not_found',
      'use_claim',
      'change_open',
      'too_many_changes',
      'no_increase_after_pickup',
    ],
  })
  @ApiResponse({
    status: 202,
    type: ConditionAnswer,
    description: 'The carrier made it a condition: nothing is proposed, and our team looks into it.',
  })
  propose(
    @Caller() user: User,
    @Param('id') id: string,
    @Body() body: NewChange,
  ): Promise<JsonText | Accepted<ConditionAnswer>> {
    return this.proposal.propose(user, id, body);
  }

  @Post('admin/change-orders/:id/decide')
  @ApiTags('admin')
  @AdminOnly('change-orders', 'write')
  @IdempotencyHeader()
  @OrApproval()
  @Call({
    summary: 'Decide about a job that ended at the door',
    scope: 'session',
    answer: ChangeOrderAnswer,
    errors: ['unauthorized', 'admins_only', 'forbidden', 'not_found', 'illegal_transition'],
  })
  decide(
    @Caller() admin: User,
    @Param('id') id: string,
    @Body() body: EndDecision,
  ): Promise<JsonText | Accepted<ApprovalAsked>> {
    return this.review.decide(admin, id, body);
  }

  @Post('admin/change-orders/:id/paid-by-hand')
  @ApiTags('admin')
  @AdminOnly('change-orders', 'write')
  @IdempotencyHeader()
  @Call({
    summary: 'Record that what the carrier was granted for an empty trip was paid by hand',
    scope: 'session',
    answer: ChangeOrderAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found', 'illegal_transition'],
  })
  paidByHand(@Caller() admin: User, @Param('id') id: string, @Body() body: PaidByHand): Promise<JsonText> {
    return this.review.notePaid(admin, id, body);
  }

  @Get('shipments/:id/change-orders')
  @ApiTags('change-orders')
  @SignedIn()
  @Call({
    summary: 'The changes proposed on a shipment, newest first',
    description: 'For the two sides of the job.',
    scope: 'quotes:read',
    answer: ChangeOrderAnswer,
    list: 'paged',
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  list(@Caller() user: User, @Param('id') id: string, @Query() page: PageSearch): Promise<ListPage> {
    return listChanges(this.db, user, id, page);
  }

  @Post('change-orders/:id/accept')
  @ApiTags('change-orders')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Accept a change',
    description: 'The other side. If nothing more is paid it holds at once, else after `pay`.',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, ...FROZEN, 'change_changed', 'payment_processing'],
  })
  accept(@Caller() user: User, @Param('id') id: string, @Body() { delta }: ChangeAcceptance): Promise<JsonText> {
    return this.acceptance.accept(user, id, delta);
  }

  @Post('change-orders/:id/pay')
  @ApiTags('change-orders')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Start paying the extra that was agreed on',
    description: 'The owner. Safe to repeat. Confirm the card, then `confirm`.',
    scope: 'bookings:write',
    answer: ExtraPayAnswer,
    errors: [...DECIDED, 'payment_required', 'claim_open', 'payment_disputed', 'already_paid', 'payment_processing'],
  })
  pay(@Caller() user: User, @Param('id') id: string): Promise<ExtraPayAnswer> {
    return this.extra.pay(user, id);
  }

  @Post('change-orders/:id/confirm')
  @ApiTags('change-orders')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Check whether the extra has arrived',
    description: 'Asks the card provider; webhooks do the same. Then: `change_order.done`.',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, 'payment_not_completed'],
  })
  confirm(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.extra.confirm(user, id);
  }

  @Post('change-orders/:id/decline')
  @ApiTags('change-orders')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Decline a change, or the end of a job',
    description: 'The other side. What was agreed stays: `change_order.declined`.',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, 'payment_disputed'],
  })
  decline(@Caller() user: User, @Param('id') id: string, @Body() { reason }: Reason): Promise<JsonText> {
    return this.answer.decline(user, id, reason || null);
  }

  @Post('change-orders/:id/withdraw')
  @ApiTags('change-orders')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Take back a change that you proposed, or whose extra is not paid',
    description: 'What was agreed stays: `change_order.withdrawn`.',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, 'payment_processing'],
  })
  withdraw(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.answer.withdraw(user, id);
  }
}
