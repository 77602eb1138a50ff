import { type AccountCode, CHART } from './ledger.chart.js';

/** Every kind of posting, and what it was about. */
const KINDS = {
  capture: 'The card was charged',
  'capture-surplus': 'A card payment matched no deal',
  'stripe-fee': "The card provider's fee",
  release: 'The payment was released',
  'cancel-compensation': 'The job was called off late',
  transfer: 'The payout was sent',
  'refund-decided': 'A refund was decided',
  'premium-earned': 'The protection plan did its work',
  'refund-paid': 'A refund was sent to the card',
  'refund-failed': 'A refund came back from the bank',
  'refund-by-hand': 'A refund was paid by hand',
  'recovery-decided': 'A claim was decided after the release',
  reversal: 'Money came back from the carrier',
  guarantee: 'The guarantee paid a claim',
  'empty-trip': 'An empty trip was paid for',
  'own-movement': "Haulway's own money moved",
  'dispute-out': 'The bank disputes the payment',
  'dispute-in': 'The dispute ended and the payment stands',
  'dispute-lost': 'The bank gave the disputed amount back to the cardholder',
  'loss-returned': 'What Haulway had paid in for a lost dispute was not needed',
} as const satisfies Readonly<Record<string, string>>;

export type PostingKind = keyof typeof KINDS;

/** Whether this release knows the kind: a newer one may have written others. */
export const isPostingKind = (kind: string): kind is PostingKind => Object.hasOwn(KINDS, kind);

/** What a debit and a credit of an account mean, for somebody who is not a bookkeeper. */
const ACCOUNTS: Readonly<Record<AccountCode, { debit: string; credit: string }>> = {
  stripe_balance: { debit: 'the money came to the card provider', credit: 'the money left the card provider' },
  platform_bank: { debit: "it came to Haulway's bank account", credit: "it left Haulway's bank account" },
  dispute_receivable: { debit: 'the bank holds it until it decides', credit: 'the bank no longer holds it' },
  carrier_receivable: { debit: 'it is asked back from the carrier', credit: 'the carrier gave it back' },
  escrow: { debit: 'it left escrow', credit: 'it is held in escrow' },
  premium_unearned: { debit: "the plan's price is no longer held", credit: "the protection plan's price is held" },
  carrier_payable: { debit: 'it is no longer owed to the carrier', credit: 'it is owed to the carrier' },
  refund_payable: { debit: 'it is no longer owed to the shipper', credit: 'it is owed to the shipper' },
  platform_fee_revenue: { debit: 'the platform fee is given back', credit: 'the platform fee is earned' },
  premium_revenue: { debit: "the plan's price is given back", credit: "the plan's price is earned" },
  processing_fees: { debit: 'Haulway pays it', credit: 'Haulway gets it back' },
  dispute_fees: { debit: "Haulway pays the bank's fee", credit: "Haulway gets the bank's fee back" },
  guarantee_expense: { debit: 'it is paid from the guarantee', credit: 'it goes back to the guarantee' },
  chargeback_loss: { debit: 'Haulway bears it', credit: 'Haulway gets it back' },
};

/** A ledger line in plain words. A kind that only a newer release knows goes by its name. */
export function wordsOf(kind: string, account: string, amount: number): string {
  const about = isPostingKind(kind)
    ? KINDS[kind]
    : kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const meaning = Object.hasOwn(CHART, account)
    ? ACCOUNTS[account as AccountCode][amount > 0 ? 'debit' : 'credit']
    : undefined;
  return meaning ? `${about}: ${meaning}.` : `${about}.`;
}
