import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { givenBack } from '../payments/escrow';
import type { Records } from '../records';

/** Where a claim's money can come from, in dollars. */
export interface Sources {
  /** Already refunded automatically, for a delay. It counts toward what is granted. */
  given: number;
  /** Still held for this deal. */
  escrow: number;
  /** Released: what can be taken back from the carrier, including the platform fee in it. */
  carrier: number;
  /** The most the protection plan covers. */
  limit: number;
  /** What operators gave back on this deal before. */
  before: number;
  /** The decision releases what is left of the escrow: it is delivered, and nothing else holds it. */
  releases: boolean;
}

type Paid = Pick<
  Records['payments'],
  | 'status'
  | 'payoutAmount'
  | 'platformFee'
  | 'recoveredAmount'
  | 'protectionPlan'
  | 'frozenBy'
  | 'refundedByOperators'
  | 'grantedOnClaims'
>;
type Refund = Pick<Records['refunds'], 'reason' | 'amount'>;

/** The plans agreed on for a deal, from its stored settings; the API document does not describe their fields. */
interface Agreed {
  protectionPlans: { id: string; limitCents: number }[];
}

/** What an operator enters to decide a claim. */
export type Decision = Pick<BodyOf<'POST', '/api/admin/claims/{id}/resolve'>, 'decision' | 'note'> & {
  amount?: number | null;
};

/** How much of a claim, in dollars, a decision grants. */
export function grantedOf(claimed: number, { decision, amount }: Partial<Decision>): number {
  if (decision === 'approved') return claimed;
  return decision === 'partly_approved' ? (amount ?? 0) : 0;
}

/** What a claim can be paid from: what is left in escrow or, after release, what the carrier got. */
export function sourcesOf(
  { kind, side }: Pick<Records['claims'], 'kind' | 'side'>,
  payment: Paid,
  { agreed, status }: { agreed: Agreed | null; status?: string | null },
  refunds: readonly Refund[],
): Sources {
  const shares = (payment.payoutAmount ?? 0) + (payment.platformFee ?? 0);
  const delays = refunds.filter(({ reason }) => reason === 'delay').reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const plan = agreed?.protectionPlans.find(({ id }) => id === payment.protectionPlan);
  return {
    given: kind === 'delay' ? delays : 0,
    escrow: payment.status === 'in_escrow' ? shares : 0,
    carrier: payment.status === 'released' ? Math.max(0, shares - (payment.recoveredAmount ?? 0)) : 0,
    limit: (plan?.limitCents ?? 0) / 100,
    before: givenBack(payment),
    releases:
      side === 'shipper' &&
      status === 'delivered' &&
      payment.status === 'in_escrow' &&
      (payment.frozenBy ?? []).length < 2,
  };
}

/** What goes to the carrier and to us with the decision, in dollars. */
export function releasedOf(granted: number, sources: Sources): number {
  return sources.releases ? Math.round((sources.escrow - splitOf(granted, sources).escrow) * 100) / 100 : 0;
}

/** Where the money granted comes from: escrow first, then the carrier, then the guarantee fund. */
export function splitOf(
  granted: number,
  { given, escrow, carrier }: Sources,
): { given: number; escrow: number; carrier: number; guarantee: number } {
  let rest = Math.round(granted * 100);
  const take = (dollars: number) => {
    const cents = Math.min(rest, Math.round(dollars * 100));
    rest -= cents;
    return cents / 100;
  };
  return { given: take(given), escrow: take(escrow), carrier: take(carrier), guarantee: rest / 100 };
}
