import { money } from '@haulway/frontend/kit/format/money.ts';
import type { Records } from '../records';

type GivenBack = Pick<Records['payments'], 'refundedByOperators' | 'grantedOnClaims'>;
type Amounts = Pick<Records['payments'], 'payoutAmount' | 'platformFee' | 'protectionFee'>;

/** What a payment in escrow is made of, in dollars: the carrier's share and ours, still to be released or refunded, and the plan's price. */
export function escrowOf({ payoutAmount, platformFee, protectionFee }: Amounts): {
  payout: number;
  fee: number;
  plan: number;
  left: number;
} {
  const [payout, fee, plan] = [payoutAmount ?? 0, platformFee ?? 0, protectionFee ?? 0];
  return { payout, fee, plan, left: cents(payout + fee) };
}

/** What operators gave back on a payment's deal so far, in dollars: by refunds, and by granting claims. */
export function givenBack({ refundedByOperators, grantedOnClaims }: GivenBack): number {
  return cents((refundedByOperators ?? 0) + (grantedOnClaims ?? 0));
}

/**
 * What an operator can give back whose role refunds up to so many dollars of a payment, of which operators gave back some before.
 * A part is less than all that is left, since all ends the deal.
 */
export function refundable(
  { left, plan }: ReturnType<typeof escrowOf>,
  mostOfRole: number,
  before: number,
): { mayAll: boolean; mostOfPart: number; tooMuch: string; limited: string } {
  const ofRole = Math.max(0, cents(mostOfRole - before));
  const lessThanLeft = cents(left - 0.01);
  const mayAll = cents(left + plan) <= ofRole;
  const gone = before > 0 ? `, and ${money(before)} went back already` : '';
  return {
    mayAll,
    mostOfPart: Math.min(lessThanLeft, ofRole),
    tooMuch:
      ofRole < lessThanLeft
        ? `Your role can refund ${money(ofRole)} of it`
        : `Less than the ${money(left)} that is left${mayAll ? ', or choose all of it' : ''}`,
    limited: mayAll
      ? ''
      : `Your role refunds up to ${money(mostOfRole)} of a payment${gone}. Ask finance or an owner for more.`,
  };
}

/** Dollars without what binary sums add to them. */
export function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
