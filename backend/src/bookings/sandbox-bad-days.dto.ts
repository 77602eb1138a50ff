import { Dollars, Id, OneOf, WholeBetween } from '../common/fields.js';
import { type Cents, MOST_CENTS } from '../common/money.js';
import { Shown } from '../common/shown.js';
import { DISPUTE_REASONS, type DisputeReason, type Fault, FAULTS } from '../payments/card-sandbox.js';

export class NewDispute {
  @Id() quoteId: string;
  @Id({ optional: true, description: 'The change order whose extra is disputed; left out: the payment itself.' })
  changeOrderId?: string;
  @OneOf(DISPUTE_REASONS, { description: "What the cardholder's bank says, in Stripe's words." }) reason: DisputeReason;
}

export class DisputeOutcome {
  @OneOf(['won', 'lost']) outcome: 'won' | 'lost';
}

export class DisputeAnswer {
  @Shown.text({ example: 'du_1QxLz2' }) id: string;
  @Shown.text({ example: 'needs_response', description: "In Stripe's words." }) status: string;
}

export class NewTopUp {
  @Dollars(1, MOST_CENTS) amount: Cents;
}

export class TopUpAnswer {
  @Shown.text({ example: 'tu_1QxLz2' }) id: string;
  @Shown.text({ example: 'succeeded', description: "In Stripe's words." }) status: string;
}

const MOST_TIMES = 1_000;

/** What the provider does to us on a bad day, in its next calls or events. */
export class NewFault {
  @OneOf(FAULTS, {
    description:
      'For the next writes: drop_response does them but never answers, error_500 does not do them, rate_limited answers 429, delay answers late. For the next charges: late_fee puts money and fee in the balance a day later. For the next events: duplicate_webhook sends them twice, no_webhook never.',
  })
  next: Fault;

  @WholeBetween(1, MOST_TIMES, { optional: true, description: 'How often; left out: once.' }) times?: number;
}

export class FaultAnswer {
  @Shown.oneOf(FAULTS) next: Fault;
  @Shown.whole() times: number;
}
