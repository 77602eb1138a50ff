import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../common/actor.js';
import { Caller, NotReplayed, SignedIn } from '../platform/http/access.js';
import { Call } from '../platform/http/call.js';
import { Secured } from '../platform/security/security-log.js';
import { OnboardingAnswer, PayoutAccountAnswer } from './payout-accounts.dto.js';
import { PayoutAccountsService } from './payout-accounts.service.js';

@ApiTags('payments')
@Controller('users/me/payout-account')
export class PayoutAccountsController {
  constructor(private readonly accounts: PayoutAccountsService) {}

  @Get()
  @SignedIn()
  @Call({
    summary: 'Whether you can be paid',
    description: 'While setup is pending, the card provider is asked anew.',
    scope: 'session',
    answer: PayoutAccountAnswer,
    errors: ['unauthorized'],
  })
  read(@Caller() user: User): Promise<PayoutAccountAnswer> {
    return this.accounts.read(user);
  }

  @Post()
  @Secured('payout_account')
  @SignedIn()
  @NotReplayed()
  @Call({
    summary: 'Start or continue payout setup at the card provider',
    description: 'Answers an address that a person opens. Payouts that waited are sent once it is done.',
    scope: 'session',
    answer: OnboardingAnswer,
    errors: ['unauthorized'],
  })
  onboard(@Caller() user: User): Promise<OnboardingAnswer> {
    return this.accounts.onboard(user);
  }
}
