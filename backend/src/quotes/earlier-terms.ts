import { centsToDollars } from '../common/money.js';
import type { EarlierTerms, Quote } from './quote.entity.js';

/** What a quote says until `at`, as its history keeps it. */
export function earlierTerms(quote: Quote, at: Date): EarlierTerms {
  return {
    amount: centsToDollars(quote.amountCents),
    estimatedPickupDate: quote.estimatedPickupDate,
    estimatedPickupUntil: quote.estimatedPickupUntil,
    estimatedDeliveryDate: quote.estimatedDeliveryDate,
    waitingPrice: quote.waitingCents === null ? null : centsToDollars(quote.waitingCents),
    freeWaitingMinutes: quote.freeWaitingMinutes,
    changedAt: at.toISOString(),
  };
}
