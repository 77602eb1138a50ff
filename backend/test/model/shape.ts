export type PlanId = 'standard' | 'plus' | 'premium';

/** What a card is charged at once, and what is counted on it. */
export interface ModelCharge {
  amount: number;
  plan: number;
  /** Of the amount. */
  refunded: number;
  planRefunded: number;
  /** Of the amount, to banks. */
  lost: number;
  /** Of what was lost: what stays in escrow at the platform's expense. */
  carried: number;
  transferred: number;
  reversed: number;
  state: 'open' | 'processing' | 'captured' | 'cancelled' | 'returned';
}

/** What both sides agreed to change. */
export interface ModelOrder {
  id: string;
  delta: number;
  status: 'accepted' | 'done' | 'withdrawn' | 'lapsed' | 'undone';
  /** By how much the agreed amount fell again. */
  undone: number;
  /** Until when the extra is waited for, in ms of business time. */
  payBy?: number;
  /** Once the extra is being paid. */
  charge?: ModelCharge;
  /** It was paid, and the provider's news of it was lost. */
  unheard?: boolean;
  reviewEnds?: number;
}

/** What a payment must say and the ledger must hold, in cents. */
export interface ModelPayment {
  status: 'pending' | 'paid' | 'in_escrow' | 'released' | 'refunded' | 'failed';
  plan: PlanId;
  protection: number;
  /** Oldest first. */
  charges: ModelCharge[];
  /** What no charge had room for, and was sent all the same; what was taken back of it. */
  bare: number;
  bareBack: number;
  /** What is still in escrow of the amount. */
  left: number;
  refunded: number;
  payout: number;
  fee: number;
  /** The card was charged, and the provider's news of it was lost. */
  unheard: boolean;
  /** When the provider's review ends, in ms of business time. */
  reviewEnds?: number;
  /** Everything ordered back to the card, out of escrow or not. */
  cardBack: number;
  /** Taken back after the release, from payout and fee. */
  recovered: number;
  /** What banks gave back to the cardholder. */
  lost: number;
  /** Refunded for a delay: automatically, and by claims. */
  delayBack?: number;
  delayPaid: number;
}

export interface ModelClaim {
  id: string;
  side: 'shipper' | 'carrier';
  kind: 'damage' | 'delay' | 'no_show' | 'other';
  amount: number;
  status: 'open' | 'under_review' | 'approved' | 'partly_approved' | 'denied' | 'withdrawn';
  answered: boolean;
  overdue: boolean;
  /** Instants in ms of business time. */
  reviewAt: number;
  decisionAt: number;
  granted: number;
  fromEscrow: number;
  fromCarrier: number;
  fromGuarantee: number;
  fromBank: number;
  outOfBand: number;
}

export interface ModelChargeback {
  id: string;
  /** Which of the payment's charges is disputed. */
  charge: number;
  amount: number;
  /** Banks give reasons that are about the job, and others. */
  aboutTheJob: boolean;
  outcome: 'won' | 'lost' | null;
}

export interface ModelQuote {
  id: string;
  carrier: number;
  amount: number;
  status: 'pending' | 'accepted' | 'declined' | 'paid' | 'in_progress' | 'delivered' | 'completed';
  reason: string | null;
  stale: boolean;
  pickupDay: string | null;
  deliveryDay: string | null;
  /** Instants in ms of business time. */
  windowEnds?: number;
  paidAt?: number;
  deliveredAt?: number;
  releaseAt?: number;
  payment?: ModelPayment;
  /** The changes that were agreed, oldest first; by how much they changed and raised the amount. */
  orders: ModelOrder[];
  changed?: number;
  raised?: number;
  claims: ModelClaim[];
  chargebacks: ModelChargeback[];
}

/** A shipment as its parties must see it: written from the promises, not from the program's rules. */
export interface ModelDeal {
  shipmentId: string;
  status: 'listed' | 'quoted' | 'booked' | 'in_transit' | 'delivered' | 'cancelled';
  quotes: ModelQuote[];
}

/** The newest quote of a carrier. */
export const quoteOf = (deal: ModelDeal, carrier: number): ModelQuote | undefined =>
  deal.quotes.findLast((quote) => quote.carrier === carrier);

/** The quote the shipment is, or was last, booked on. */
export const bookedQuote = (deal: ModelDeal): ModelQuote | undefined =>
  deal.quotes.find(({ status }) => ['accepted', 'paid', 'in_progress', 'delivered', 'completed'].includes(status));

/** The order whose extra is waited for. */
export const waitingOrder = ({ orders }: ModelQuote): ModelOrder | undefined =>
  orders.find(({ status }) => status === 'accepted');

export const isOpen = ({ status }: ModelClaim): boolean => status === 'open' || status === 'under_review';
export const isClaimed = ({ claims }: ModelQuote): boolean => claims.some(isOpen);
export const isDisputed = ({ chargebacks }: ModelQuote): boolean => chargebacks.some(({ outcome }) => outcome === null);

export const escrowed = (deal: ModelDeal): ModelPayment | undefined => {
  const payment = bookedQuote(deal)?.payment;
  return payment?.status === 'in_escrow' ? payment : undefined;
};
