import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ApprovalAsked, OrApproval } from '../approvals/approvals.dto.js';
import type { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { PaidByHand } from '../payments/operations.dto.js';
import { AdminOnly, Caller, SignedIn, WhileSuspended } from '../platform/http/access.js';
import { Call, IdempotencyHeader } from '../platform/http/call.js';
import { ClaimAnswer, ClaimSearch, NewClaim, Resolution, Response } from './claims.dto.js';
import { ClaimsService } from './claims.service.js';
import { EvidenceAnswer } from './evidence.dto.js';
import { NotePaidByHand } from './paid-by-hand.js';
import { ResolveClaim } from './resolve.js';

@Controller()
export class ClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly resolution: ResolveClaim,
    private readonly byHand: NotePaidByHand,
  ) {}

  @Post('claims')
  @ApiTags('claims')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Open a claim on a paid shipment',
    scope: 'claims:write',
    description: 'A payment in escrow is frozen until the claim is closed.',
    status: 201,
    answer: ClaimAnswer,
    errors: [
      'unauthorized',
      'forbidden',
      'not_found',
      'too_many_photos',
      'payment_required',
      'claim_window_closed',
      'claim_exists',
    ],
  })
  open(@Caller() user: User, @Body() body: NewClaim): Promise<JsonText> {
    return this.claims.open(user, body);
  }

  @Get('claims')
  @ApiTags('claims')
  @SignedIn()
  @Call({
    summary: 'Your claims and those against you, newest first',
    description: 'With `updatedSince`, the oldest change first.',
    scope: 'claims:read',
    answer: ClaimAnswer,
    list: 'paged',
    errors: ['unauthorized'],
  })
  list(@Caller() user: User, @Query() search: ClaimSearch): Promise<ListPage> {
    return this.claims.list(user, search);
  }

  @Get('claims/:id')
  @ApiTags('claims')
  @SignedIn()
  @Call({
    summary: 'A claim, for its parties and operators',
    description: 'Anybody else gets 404.',
    scope: 'claims:read',
    answer: ClaimAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  read(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.claims.read(user, id);
  }

  @Get('claims/:id/evidence')
  @ApiTags('claims')
  @SignedIn()
  @Call({
    summary: 'What happened around a claim, for its parties and operators',
    scope: 'claims:read',
    description:
      'The quote with its changes, messages about the shipment, photos, locations, and every change of status.',
    answer: EvidenceAnswer,
    errors: ['unauthorized', 'not_found'],
  })
  evidence(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.claims.evidence(user, id);
  }

  @Post('claims/:id/respond')
  @ApiTags('claims')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Answer a claim against you',
    description: 'Once, while it is open. It is then under review: `claim.answered`.',
    scope: 'claims:write',
    answer: ClaimAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found', 'too_many_photos', 'illegal_transition'],
  })
  respond(@Caller() user: User, @Param('id') id: string, @Body() body: Response): Promise<JsonText> {
    return this.claims.respond(user, id, body);
  }

  @Post('claims/:id/withdraw')
  @ApiTags('claims')
  @SignedIn()
  @WhileSuspended()
  @IdempotencyHeader()
  @Call({
    summary: 'Take your claim back',
    description: 'Until it is decided. The payment is free again: `claim.withdrawn`.',
    scope: 'claims:write',
    answer: ClaimAnswer,
    errors: ['unauthorized', 'forbidden', 'not_found', 'illegal_transition'],
  })
  withdraw(@Caller() user: User, @Param('id') id: string): Promise<JsonText> {
    return this.claims.withdraw(user, id);
  }

  @Post('admin/claims/:id/resolve')
  @ApiTags('admin')
  @AdminOnly('claims', 'write')
  @IdempotencyHeader()
  @OrApproval()
  @Call({
    summary: 'Decide a claim',
    scope: 'session',
    description:
      "A shipper's award is paid out of escrow first, then from the carrier, then from the guarantee fund. A carrier's claim moves no money.",
    answer: ClaimAnswer,
    errors: ['unauthorized', 'admins_only', 'forbidden', 'not_found', 'illegal_transition', 'payment_disputed'],
  })
  resolve(
    @Caller() admin: User,
    @Param('id') id: string,
    @Body() body: Resolution,
  ): Promise<JsonText | Accepted<ApprovalAsked>> {
    return this.resolution.resolve(admin, id, body);
  }

  @Post('admin/claims/:id/paid-by-hand')
  @ApiTags('admin')
  @AdminOnly('claims', 'write')
  @IdempotencyHeader()
  @Call({
    summary: 'Record that the part of a claim the card cannot take was paid by hand',
    scope: 'session',
    answer: ClaimAnswer,
    errors: ['unauthorized', 'admins_only', 'not_found', 'illegal_transition'],
  })
  paidByHand(@Caller() admin: User, @Param('id') id: string, @Body() body: PaidByHand): Promise<JsonText> {
    return this.byHand.note(admin, id, body);
  }
}
