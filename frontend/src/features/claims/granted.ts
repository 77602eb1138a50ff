import type { Claim, Quote } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import type { ClaimKind } from './claimWords';

/** These are of the goods, which are worth and covered so much, in however many claims. */
export const OF_GOODS: readonly ClaimKind[] = ['damage', 'other'];

/** Dollars of what is covered on a deal that its shipper was granted already. */
export function grantedBefore(
  claims: readonly Pick<Claim, 'quoteId' | 'side' | 'kind' | 'approvedAmount'>[],
  { id }: Pick<Quote, 'id'>,
): number {
  return (
    claims
      .filter(({ quoteId, side, kind }) => quoteId === id && side === 'shipper' && OF_GOODS.includes(kind))
      .reduce((cents, { approvedAmount }) => cents + Math.round((approvedAmount ?? 0) * 100), 0) / 100
  );
}

/** What a carrier's claim leads to. */
export const MOVES_NOTHING = "A carrier's claim moves no money on its own: the decision says who is right.";

/** What was decided. */
export function decided({
  decision,
  side,
  approvedAmount,
}: Pick<Claim, 'decision' | 'side' | 'approvedAmount'>): string {
  if (decision === 'denied') return side === 'carrier' ? 'Denied.' : 'Denied. Nothing will be paid.';
  const amount = `${decision === 'approved' ? 'Approved' : 'Partly approved'}: ${money(approvedAmount ?? 0)}`;
  return side === 'carrier' ? `${amount}. ${MOVES_NOTHING}` : amount;
}
