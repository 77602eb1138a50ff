import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OrApproval } from '../approvals/approvals.dto.js';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { AdminOnly, Caller } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { RecordOf } from './admin.answers.js';
import { OperatorRefund, ShipmentTexts } from './admin.deals.dto.js';
import { AdminDealsService, type DoneOrAsked } from './admin.deals.service.js';
import { MaybeReasoned, Reasoned } from './admin.people.dto.js';
import { StoryAnswer } from './admin.story.dto.js';
import { AdminStoryService } from './admin.story.service.js';

const ERRORS = ['unauthorized', 'admins_only', 'not_found', 'illegal_transition'] as const;

/** What operators do to shipments and payments. */
@ApiTags('admin')
@Controller('admin')
export class AdminDealsController {
  constructor(
    private readonly deals: AdminDealsService,
    private readonly stories: AdminStoryService,
  ) {}

  @Get('shipments/:id/story')
  @AdminOnly('shipments')
  @Call({
    summary: 'All that happened around a shipment, by whom, and what falls due next',
    description: 'Its messages are among it: that they were read is written into the audit log once a visit.',
    scope: 'session',
    answer: StoryAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found'],
  })
  story(@Caller() operator: User, @Param('id') id: string): Promise<StoryAnswer> {
    return this.stories.read(operator, id);
  }

  @Put('shipments/:id')
  @AdminOnly('shipments', 'write')
  @RecordOf('shipments')
  @Call({ summary: "Correct a listing's texts before it is booked", scope: 'session', errors: ERRORS })
  change(@Caller() operator: User, @Param('id') id: string, @Body() texts: ShipmentTexts): Promise<JsonText> {
    return this.deals.change(operator, id, texts);
  }

  @Delete('shipments/:id')
  @AdminOnly('shipments', 'write')
  @Call({ summary: 'Remove a draft', scope: 'session', status: 204, errors: [...ERRORS, 'has_payments'] })
  removeDraft(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: MaybeReasoned): Promise<void> {
    return this.deals.removeDraft(operator, id, reason);
  }

  @Post('shipments/:id/cancel')
  @AdminOnly('shipments', 'write')
  @IdempotencyHeader()
  @RecordOf('shipments')
  @OrApproval()
  @Call({
    summary: 'Cancel a shipment, with a full refund',
    scope: 'session',
    errors: [...ERRORS, 'forbidden', 'use_claim', 'payment_disputed'],
  })
  cancel(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<DoneOrAsked> {
    return this.deals.cancel(operator, id, reason);
  }

  @Post('payments/:id/release')
  @AdminOnly('payments', 'write')
  @IdempotencyHeader()
  @RecordOf('payments')
  @OrApproval()
  @Call({
    summary: "Release a payment on the owner's behalf",
    scope: 'session',
    errors: [...ERRORS, 'forbidden', 'not_picked_up', 'claim_open', 'payment_disputed'],
  })
  release(@Caller() operator: User, @Param('id') id: string, @Body() { reason }: Reasoned): Promise<DoneOrAsked> {
    return this.deals.release(operator, id, reason);
  }

  @Post('payments/:id/refund')
  @AdminOnly('payments', 'refund')
  @IdempotencyHeader()
  @RecordOf('payments')
  @OrApproval()
  @Call({
    summary: 'Refund out of escrow, in part or in full',
    scope: 'session',
    errors: [...ERRORS, 'forbidden', 'payment_required', 'use_claim', 'payment_disputed'],
  })
  refund(@Caller() operator: User, @Param('id') id: string, @Body() refund: OperatorRefund): Promise<DoneOrAsked> {
    return this.deals.refund(operator, id, refund);
  }
}
