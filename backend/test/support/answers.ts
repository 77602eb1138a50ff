/** The fields the tests look at in answers about shipments; the next types likewise. */
export interface Shipment {
  id: string;
  status: string;
  quoteCount: number;
  photos: string[];
  cancelReason: string | null;
}

export interface Quote {
  id: string;
  shipmentId: string;
  amount: number;
  message: string | null;
  history: unknown[];
  status: string;
  paymentStatus: string;
  declineReason: string | null;
  paymentDueAt: string | null;
  paidAt: string | null;
  deliveredAt: string | null;
  paymentReleasedAt: string | null;
  stripePaymentIntentId: string | null;
}

export interface Payment {
  id: string;
  quoteId: string;
  status: string;
  amount: number;
  platformFee: number;
  payoutAmount: number;
  protectionPlan: string;
  protectionFee: number;
  chargedAmount: number;
  refundedAmount: number;
  transferStatus: string | null;
  payoutStage: string | null;
  payoutExpectedOn: string | null;
  stripeTransferId: string | null;
  deliveryConfirmedAt: string | null;
  releasedAt: string | null;
  timeline: { status: string; at: string }[];
  refunds: { amount: number; reason: string; status: string }[];
  ledgerEntries: { kind: string; account: string; amount: number }[];
  lines: { at: string; words: string; amount: number | null }[];
  failure?: { code: string; message: string };
}

/** A refusal, as RFC 9457 has it. */
export interface Refusal {
  status: number;
  code: string;
  detail: string;
}

export interface PayAnswer {
  clientSecret: string;
  amount: number;
  currency: string;
  provider: string;
}
