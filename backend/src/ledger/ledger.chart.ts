export type AccountKind = 'asset' | 'liability' | 'revenue' | 'expense';

interface ChartRow {
  kind: AccountKind;
  /** Whose account it is: one for the whole platform, one per quote, or one per user. */
  scope: 'none' | 'quote' | 'user';
  meaning: string;
}

/**
 * The chart of accounts. A debit is positive, a credit negative. The database lets no liability fall below zero
 * (`guarded_not_negative`) and knows the four liabilities by name (`money_owed_is_a_liability`).
 */
export const CHART = {
  stripe_balance: {
    kind: 'asset',
    scope: 'none',
    meaning: "The platform's balance at the payment provider, pending and available.",
  },
  platform_bank: {
    kind: 'asset',
    scope: 'none',
    meaning: "The platform's own bank account: payouts to it, and payments made from it by hand.",
  },
  dispute_receivable: {
    kind: 'asset',
    scope: 'quote',
    meaning: 'Withdrawn by the provider for an undecided chargeback.',
  },
  carrier_receivable: {
    kind: 'asset',
    scope: 'user',
    meaning: 'What the carrier owes back after a claim or a chargeback.',
  },
  escrow: { kind: 'liability', scope: 'quote', meaning: "The quote's amount, owed to carrier or shipper, undecided." },
  premium_unearned: {
    kind: 'liability',
    scope: 'quote',
    meaning: "The protection plan's price until the deal is completed or refunded.",
  },
  carrier_payable: { kind: 'liability', scope: 'user', meaning: 'Decided for the carrier but not transferred yet.' },
  refund_payable: {
    kind: 'liability',
    scope: 'quote',
    meaning: 'Decided for the shipper but not confirmed by the provider yet.',
  },
  platform_fee_revenue: { kind: 'revenue', scope: 'none', meaning: 'Fees, earned at release rather than payment.' },
  premium_revenue: { kind: 'revenue', scope: 'none', meaning: 'Protection plans, earned at release.' },
  processing_fees: { kind: 'expense', scope: 'none', meaning: "The provider's fees on charges." },
  dispute_fees: { kind: 'expense', scope: 'none', meaning: "The provider's fees on chargebacks." },
  guarantee_expense: {
    kind: 'expense',
    scope: 'none',
    meaning: 'Paid from the guarantee fund: to shippers for claims, to carriers for empty trips.',
  },
  chargeback_loss: { kind: 'expense', scope: 'none', meaning: 'Lost chargebacks that nobody makes good.' },
} as const satisfies Record<string, ChartRow>;

export type AccountCode = keyof typeof CHART;

/** Whose account: the quote or user its scope asks for. */
export interface Owner {
  quoteId?: string;
  userId?: string;
}

/**
 * An account's owner columns.
 * @throws Error when the owner the chart asks for is missing (a bug)
 */
export function ownerOf(code: AccountCode, owner: Owner): { quoteId: string | null; userId: string | null } {
  const { scope } = CHART[code];
  const quoteId = scope === 'quote' ? owner.quoteId : null;
  const userId = scope === 'user' ? owner.userId : null;
  if (quoteId === undefined || userId === undefined) throw new Error(`ledger account ${code} needs a ${scope}`);
  return { quoteId, userId };
}
