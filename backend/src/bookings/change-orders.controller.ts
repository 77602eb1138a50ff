import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { PageSearch } from '../common/page-search.dto.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { Db } from '../platform/database/db.js';
import { Caller, NotReplayed, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { Reason } from '../shipments/shipments.dto.js';
import { AcceptChange } from './accept-change.js';
import { AnswerChange } from './answer-change.js';
import {
  ChangeAcceptance,
  ChangeOrderAnswer,
  ConditionAnswer,
  ExtraPayAnswer,
  NewChange,
} from './change-orders.dto.js';
import { listChanges } from './change-orders.queries.js';
import { PayChange } from './pay-change.js';
import { ProposeChange } from './propose-change.js';

const DECIDED = ['unauthorized', 'forbidden', 'not_found', 'illegal_transition', 'stale'] as const;
const FROZEN = ['claim_open', 'payment_disputed', 'too_much'] as const;

/** What the two sides of a deal agree on later. */
@Controller()
@ApiTags('change-orders')
export class ChangeOrdersController {
  constructor(
    private readonly db: Db,
    private readonly proposal: ProposeChange,
    private readonly acceptance: AcceptChange,
    private readonly answer: AnswerChange,
    private readonly extra: PayChange,
  ) {}

  @Post('shipments/:id/change-orders')
  @SignedIn()
  @IdempotencyHeader()
  @Call({
    summary: 'Propose to change the price or the days of a job',
    scope: 'bookings:write',
    description:
      'Nothing changes until the other side accepts; without an answer it lapses after 24 hours, at the door after 2. An increase of what is paid then waits as long for the extra.',
    status: 201,
    answer: ChangeOrderAnswer,
    errors: [
      ...DECIDED,
      ...FROZEN,
      'too_many_photos',
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

  @Get('shipments/:id/change-orders')
  @SignedIn()
  @Call({
    summary: 'The changes proposed on a shipment, newest first',
    scope: 'quotes:read',
    answer: ChangeOrderAnswer,
    list: 'paged',
    errors: ['unauthorized', 'forbidden', 'not_found'],
  })
  list(@Caller() user: User, @Param('id') id: string, @Query() page: PageSearch): Promise<ListPage> {
    return listChanges(this.db, user, id, page);
  }

  @Post('change-orders/:id/accept')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Accept a change',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, ...FROZEN, 'change_changed', 'payment_processing'],
  })
  accept(@Caller() user: User, @Param('id') id: string, @Body() { delta }: ChangeAcceptance): Promise<JsonText> {
    return this.acceptance.accept(user, id, delta);
  }

  @Post('change-orders/:id/pay')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Start paying the extra that was agreed on',
    scope: 'bookings:write',
    answer: ExtraPayAnswer,
    errors: [...DECIDED, 'payment_required', 'claim_open', 'payment_disputed', 'already_paid', 'payment_processing'],
  })
  pay(@Caller() user: User, @Param('id') id: string): Promise<ExtraPayAnswer> {
    return this.extra.pay(user, id);
  }

  @Post('change-orders/:id/confirm')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Check whether the extra has arrived',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, 'payment_not_completed'],
  })
  confirm(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.extra.confirm(user, id);
  }

  @Post('change-orders/:id/decline')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Decline a change: what was agreed stands',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: DECIDED,
  })
  decline(@Caller() user: User, @Param('id') id: string, @Body() { reason }: Reason): Promise<JsonText> {
    return this.answer.decline(user, id, reason || null);
  }

  @Post('change-orders/:id/withdraw')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Take back a change that you proposed, or whose extra is not paid',
    scope: 'bookings:write',
    answer: ChangeOrderAnswer,
    errors: [...DECIDED, 'payment_processing'],
  })
  withdraw(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.answer.withdraw(user, id);
  }
}
