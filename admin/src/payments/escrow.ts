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
