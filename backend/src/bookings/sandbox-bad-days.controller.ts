import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { AdminOnly, NotReplayed } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import {
  DisputeAnswer,
  DisputeOutcome,
  FaultAnswer,
  NewDispute,
  NewFault,
  NewTopUp,
  TopUpAnswer,
} from './sandbox-bad-days.dto.js';
import { SandboxBadDaysService } from './sandbox-bad-days.service.js';

const REFUSALS = ['unauthorized', 'admins_only', 'not_found'] as const;

/** Things that go wrong at the provider, for trying out; none of this exists with the real one. */
@ApiTags('sandbox')
@Controller('sandbox')
export class SandboxBadDaysController {
  constructor(private readonly sandbox: SandboxBadDaysService) {}

  @Post('disputes')
  @AdminOnly('sandbox', 'write')
  @NotReplayed()
  @Call({
    summary: "Dispute a quote's payment at the bank, as the cardholder",
    scope: 'session',
    answer: DisputeAnswer,
    errors: REFUSALS,
  })
  dispute(@Body() dispute: NewDispute): Promise<DisputeAnswer> {
    return this.sandbox.dispute(dispute);
  }

  @Post('disputes/:id/close')
  @ApiParam({ name: 'id', example: 'du_1QxLz2', schema: { type: 'string', minLength: 1 } })
  @AdminOnly('sandbox', 'write')
  @NotReplayed()
  @Call({ summary: 'Decide a dispute, as the bank', scope: 'session', answer: DisputeAnswer, errors: REFUSALS })
  close(@Param('id') id: string, @Body() { outcome }: DisputeOutcome): Promise<DisputeAnswer> {
    return this.sandbox.decide(id, outcome);
  }

  @Post('top-ups')
  @AdminOnly('sandbox', 'write')
  @NotReplayed()
  @Call({
    summary: "Add money to the platform's balance at the provider, from its bank",
    scope: 'session',
    answer: TopUpAnswer,
    errors: REFUSALS,
  })
  topUp(@Body() { amount }: NewTopUp): Promise<TopUpAnswer> {
    return this.sandbox.topUp(amount);
  }

  @Post('faults')
  @AdminOnly('sandbox', 'write')
  @NotReplayed()
  @Call({
    summary: "Make the provider's next calls or events fail",
    scope: 'session',
    answer: FaultAnswer,
    errors: REFUSALS,
  })
  async fail(@Body() { next, times = 1 }: NewFault): Promise<FaultAnswer> {
    await this.sandbox.fail(next, times);
    return { next, times };
  }
}
