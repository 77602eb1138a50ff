import { type Records, useOne, useThose } from '../records';
import { type Sources, sourcesOf } from './claimAmounts';

/** What the claim can be paid from; undefined while loading. */
export function useClaimSources(claim: Records['claims']): Sources | undefined {
  const payment = useOne('payments', claim.paymentId);
  const quote = useOne('quotes', claim.quoteId);
  const refunds = useThose('refunds', 'paymentId', claim.paymentId, 100);
  if (!payment || !quote || !refunds) return undefined;
  return sourcesOf(claim, payment, quote.agreed as Parameters<typeof sourcesOf>[2], refunds);
}
