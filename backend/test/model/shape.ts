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
  side: 'shipper' | 'carrier';
  status: 'proposed' | 'accepted' | 'done' | 'declined' | 'withdrawn' | 'lapsed' | 'undone';
  /** Until when it can be answered, in ms of business time. */
  answerBy: number;
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

/** Other terms that one side of a quote offers, which book once the other accepts them. */
export interface ModelOffer {
  id: string;
  side: 'shipper' | 'carrier';
  amount: number;
  /** Without them those of the quote stay. */
  days: { pickupDay: string; deliveryDay: string } | null;
  status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'replaced' | 'lapsed';
  /** In ms of business time. */
  validUntil: number;
}

/** Whose listings they are, through all histories. */
export interface ModelOwner {
  listings: Set<ModelDeal>;
  /** When jobs that were taken were left unpaid, and until when nobody takes a listing therefore, in ms of business time. */
  left: number[];
  offUntil?: number;
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

/** Something a carrier did on the road, once the program has answered it for good. */
export interface ModelAct {
  kind: 'arrive_pickup' | 'pickup' | 'arrive_delivery' | 'deliver';
  actId: string;
  body: object;
  bySecond: boolean;
  carrier: number;
  /** Without it, it was refused: the job was over. */
  told: { actId: string; happenedAt: string; receivedAt: string; basis: string; delayBasis?: string } | undefined;
}

export interface ModelQuote {
  id: string;
  carrier: number;
  amount: number;
  /** The amount on which the job was booked. */
  first?: number;
  /** What the carrier asked for last. */
  ask: number;
  /** Oldest first. */
  offers: ModelOffer[];
  /** At the owner's price, without asking; and then left unpaid. */
  taken: boolean;
  leftUnpaid: boolean;
  status: 'pending' | 'accepted' | 'declined' | 'paid' | 'in_progress' | 'delivered' | 'completed';
  reason: string | null;
  stale: boolean;
  pickupDay: string | null;
  deliveryDay: string | null;
  /** Instants in ms of business time. */
  windowEnds?: number;
  paidAt?: number;
  pickedUpAt?: number;
  deliveredAt?: number;
  /** The day that counts for a delay, if it is not that of `deliveredAt`. */
  arrivedOn?: string;
  releaseAt?: number;
  payment?: ModelPayment;
  /** The changes that were agreed, oldest first; by how much they changed and raised the amount. */
  orders: ModelOrder[];
  changed?: number;
  raised?: number;
  claims: ModelClaim[];
  chargebacks: ModelChargeback[];
  /** In the order in which they were sent. */
  acts: ModelAct[];
}

/** A shipment as its parties must see it: written from the promises, not from the program's rules. */
export interface ModelDeal {
  shipmentId: string;
  owner: ModelOwner;
  /** At what price carriers take it without asking. */
  bookNow: number | null;
  status: 'listed' | 'quoted' | 'booked' | 'in_transit' | 'delivered' | 'cancelled';
  quotes: ModelQuote[];
}

/** The newest quote of a carrier. */
export const quoteOf = (deal: ModelDeal, carrier: number): ModelQuote | undefined =>
  deal.quotes.findLast((quote) => quote.carrier === carrier);

/** The quote the shipment is, or was last, booked on. */
export const bookedQuote = (deal: ModelDeal): ModelQuote | undefined =>
  deal.quotes.find(({ status }) => ['accepted', 'paid', 'in_progress', 'delivered', 'completed'].includes(status));

/** The order that nobody has answered. */
export const proposedOrder = ({ orders }: ModelQuote): ModelOrder | undefined =>
  orders.find(({ status }) => status === 'proposed');

/** The order whose extra is waited for. */
export const waitingOrder = ({ orders }: ModelQuote): ModelOrder | undefined =>
  orders.find(({ status }) => status === 'accepted');

export const openOffer = ({ offers }: ModelQuote): ModelOffer | undefined =>
  offers.find(({ status }) => status === 'open');

export const isOpen = ({ status }: ModelClaim): boolean => status === 'open' || status === 'under_review';
export const isClaimed = ({ claims }: ModelQuote): boolean => claims.some(isOpen);
export const isDisputed = ({ chargebacks }: ModelQuote): boolean => chargebacks.some(({ outcome }) => outcome === null);

export const escrowed = (deal: ModelDeal): ModelPayment | undefined => {
  const payment = bookedQuote(deal)?.payment;
  return payment?.status === 'in_escrow' ? payment : undefined;
};
