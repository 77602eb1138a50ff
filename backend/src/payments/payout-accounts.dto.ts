import { Shown } from '../common/shown.js';

export const PAYOUT_STATUSES = ['none', 'pending', 'ready'] as const;

export class PayoutAccountAnswer {
  @Shown.oneOf(PAYOUT_STATUSES, { description: 'pending: the provider still has questions; ready: payouts arrive.' })
  status: (typeof PAYOUT_STATUSES)[number];
}

export class OnboardingAnswer {
  @Shown.url({ description: "The provider's page; open it soon." }) onboardingUrl: string;
}
