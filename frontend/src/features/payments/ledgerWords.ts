import type { LedgerEntry, Payment } from '../../kit/api/types';
import { sentence } from '../../kit/format/words';

/** What a line says, by its account: first when the amount is positive (a debit), second when it is negative. */
const lines: Record<string, [debit: string, credit: string]> = {
  stripe_balance: ['Arrived at the card provider', 'Left the card provider'],
  platform_bank: ['Arrived at Haulway’s bank', 'Left Haulway’s bank'],
  escrow: ['Taken out of escrow', 'Put into escrow'],
  premium_unearned: ['Price of the protection plan, no longer set aside', 'Price of the protection plan, set aside'],
  premium_revenue: ['Price of the protection plan, given back', 'Price of the protection plan, kept by Haulway'],
  carrier_payable: ['Paid out of what the carrier is owed', 'Owed to the carrier'],
  refund_payable: ['Paid out of what the shipper is owed', 'Owed to the shipper as a refund'],
  platform_fee_revenue: ['Platform fee, given back', 'Platform fee'],
  processing_fees: ['The provider’s fee for the card, paid by Haulway', 'The provider’s fee for the card, given back to Haulway'],
  dispute_fees: ['The bank’s fee for the chargeback, paid by Haulway', 'The bank’s fee for the chargeback, given back to Haulway'],
  dispute_receivable: ['Withdrawn by the bank until the chargeback is decided', 'The bank’s withdrawal, settled'],
  carrier_receivable: ['Owed back by the carrier', 'Settled of what the carrier owed'],
  guarantee_expense: ['Paid by the guarantee fund', 'Back into the guarantee fund'],
  chargeback_loss: ['Borne by Haulway', 'No longer borne by Haulway'],
};

const transactions: Record<string, string> = {
  capture: 'The card was charged',
  'stripe-fee': 'The card provider took its fee',
  release: 'The payment was released',
  transfer: 'The payout was sent',
  reversal: 'A payout was taken back',
  'cancel-compensation': 'The carrier’s share of a late cancellation',
  'refund-decided': 'A refund was decided',
  'refund-paid': 'A refund was sent to the card',
  'refund-failed': 'A refund came back',
  'dispute-out': 'The bank took the money back for a chargeback',
  'dispute-in': 'The bank gave the money of a chargeback back',
  'dispute-lost': 'A chargeback was lost',
  guarantee: 'The guarantee fund paid',
  'recovery-decided': 'A payout is to be taken back',
  'premium-earned': 'The protection plan’s price was kept',
};

/** One line of the book in plain words; the amount is what moved, without a sign. */
export function lineWords(entry: LedgerEntry): { text: string; amount: number } {
  const said = lines[entry.account];
  return { text: said ? said[entry.amount >= 0 ? 0 : 1] : sentence(entry.account), amount: Math.abs(entry.amount) };
}

export interface Booking {
  id: string;
  title: string;
  at: string;
  entries: LedgerEntry[];
}

/** The lines of a payment by the transaction that they belong to, oldest first. */
export function bookings(payment: Payment): Booking[] {
  const found = new Map<string, Booking>();
  for (const entry of payment.ledgerEntries) {
    const booking = found.get(entry.transactionId) ?? { id: entry.transactionId, title: transactions[entry.kind] ?? sentence(entry.kind.replaceAll('-', ' ')), at: entry.createdAt, entries: [] };
    booking.entries.push(entry);
    found.set(entry.transactionId, booking);
  }
  return [...found.values()];
}
