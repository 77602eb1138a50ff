import { useGetManyReference, useGetOne } from 'react-admin';
import { type Claim, type Sources, sourcesOf } from './claimAmounts';

/** What the claim can be paid from; undefined while it is read. */
export function useClaimSources(claim: Claim): Sources | undefined {
  const paymentId = claim.paymentId ?? '';
  const { data: payment } = useGetOne('payments', { id: paymentId }, { enabled: paymentId !== '' });
  const { data: quote } = useGetOne('quotes', { id: claim.quoteId });
  const { data: refunds } = useGetManyReference(
    'refunds',
    { target: 'paymentId', id: paymentId, pagination: { page: 1, perPage: 100 }, sort: { field: 'createdAt', order: 'DESC' }, filter: {} },
    { enabled: paymentId !== '' },
  );
  if (!payment || !quote || !refunds) return undefined;
  return sourcesOf(claim, payment as unknown as Parameters<typeof sourcesOf>[1], quote.agreed as Parameters<typeof sourcesOf>[2], refunds as unknown as Parameters<typeof sourcesOf>[3]);
}
