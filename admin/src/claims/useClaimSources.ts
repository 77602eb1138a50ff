import { type Reading, type Records, useOne, useThose } from '../records';
import { type Sources, sourcesOf } from './claimAmounts';

/** What the claim can be paid from. */
export function useClaimSources(claim: Records['claims']): Reading<Sources> {
  const payment = useOne('payments', claim.paymentId);
  const quote = useOne('quotes', claim.quoteId);
  const refunds = useThose('refunds', 'paymentId', claim.paymentId, 100);
  const parts = [payment, quote, refunds];
  return {
    data:
      payment.data && quote.data && refunds.data
        ? sourcesOf(claim, payment.data, quote.data as Parameters<typeof sourcesOf>[2], refunds.data)
        : undefined,
    error: parts.find(({ error }) => error)?.error ?? null,
    refetch: () => parts.filter(({ error }) => error).forEach(({ refetch }) => refetch()),
  };
}
