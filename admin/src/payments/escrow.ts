import { money } from '@haulway/frontend/kit/format/money.ts';
import type { Records } from '../records';

type Amounts = Pick<Records['payments'], 'payoutAmount' | 'platformFee' | 'protectionFee'>;

/** What a payment in escrow is made of, in dollars: the carrier's share and ours, still to be released or refunded, and the plan's price. */
export function escrowOf({ payoutAmount, platformFee, protectionFee }: Amounts): {
  payout: number;
  fee: number;
  plan: number;
  left: number;
} {
  const [payout, fee, plan] = [payoutAmount ?? 0, platformFee ?? 0, protectionFee ?? 0];
  return { payout, fee, plan, left: Math.round((payout + fee) * 100) / 100 };
}

/** What an operator whose role refunds up to so many dollars can give back. A part is less than all that is left, since all ends the deal. */
export function refundable(
  { left, plan }: ReturnType<typeof escrowOf>,
  mostOfRole: number,
): { mayAll: boolean; mostOfPart: number; tooMuch: string } {
  const mayAll = left + plan <= mostOfRole;
  const lessThanLeft = Math.round(left * 100 - 1) / 100;
  return {
    mayAll,
    mostOfPart: Math.min(lessThanLeft, mostOfRole),
    tooMuch:
      mostOfRole < lessThanLeft
        ? `Your role refunds up to ${money(mostOfRole)}`
        : `Less than the ${money(left)} that is left${mayAll ? ', or choose all of it' : ''}`,
  };
}
