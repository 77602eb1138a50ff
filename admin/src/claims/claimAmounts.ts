import type { RaRecord } from 'react-admin';

/** Where the money of a claim can come from, in dollars. */
export interface Sources {
  /** Given back by itself already: a delay's partial refund. It counts towards what is granted. */
  given: number;
  /** Still held for this deal. */
  escrow: number;
  /** Released: what can be taken back from the carrier, with the platform's fee in it. */
  carrier: number;
  /** The most that the protection plan covers. */
  limit: number;
}

/** A claim as the console reads it, as far as the screens compute with it. */
export interface Claim extends RaRecord {
  shipmentId: string;
  quoteId: string;
  paymentId: string | null;
  side: 'shipper' | 'carrier';
  kind: string;
  amount: number;
  description: string;
  photos: string[];
  status: string;
  response: string | null;
  responsePhotos: string[];
  overdue: boolean;
  /** Granted beyond what the card paid, in dollars: operators pay it from the bank. */
  outOfBandAmount: number;
  paidByHandAt: string | null;
}

interface Paid {
  status: string;
  payoutAmount: number;
  platformFee: number;
  recoveredAmount: number;
  protectionPlan: string;
}

interface Agreed {
  protectionPlans: { id: string; limitCents: number }[];
}

/** What a claim can be paid from: of a payment in escrow what is left of it, of a released one what the carrier got. */
export function sourcesOf(claim: Claim, payment: Paid, agreed: Agreed | null, refunds: readonly { reason: string; amount: number }[]): Sources {
  const shares = payment.payoutAmount + payment.platformFee;
  const delays = refunds.filter(({ reason }) => reason === 'delay').reduce((sum, { amount }) => sum + amount, 0);
  const plan = agreed?.protectionPlans.find(({ id }) => id === payment.protectionPlan);
  return {
    given: claim.kind === 'delay' ? delays : 0,
    escrow: payment.status === 'in_escrow' ? shares : 0,
    carrier: payment.status === 'released' ? Math.max(0, shares - payment.recoveredAmount) : 0,
    limit: (plan?.limitCents ?? 0) / 100,
  };
}

/** How much of what is granted comes from where: escrow first, then the carrier, then the guarantee fund. */
export function splitOf(granted: number, { given, escrow, carrier }: Sources): { given: number; escrow: number; carrier: number; guarantee: number } {
  let rest = Math.round(granted * 100);
  const take = (dollars: number) => {
    const cents = Math.min(rest, Math.round(dollars * 100));
    rest -= cents;
    return cents / 100;
  };
  return { given: take(given), escrow: take(escrow), carrier: take(carrier), guarantee: rest / 100 };
}
