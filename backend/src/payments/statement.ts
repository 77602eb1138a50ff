import type { Cents } from '../common/money.js';

/** A line of the book of one payment, in cents; debit positive. */
export interface BookLine {
  transactionId: string;
  kind: string;
  account: string;
  cents: Cents;
  at: Date;
}

/** For whom: the one who pays, or the one who is paid. */
export type Side = 'payer' | 'payee';

/** A line of a statement. For the payer positive is what they pay, for the payee what they get; null is a note without an amount. */
export interface StatementLine {
  at: Date;
  words: string;
  cents: Cents | null;
}

type Legs = (account: string) => Cents;
type Told = readonly [words: string, cents: Cents | null];

/** What bears a lost chargeback and has not been told of before: what was owed as a refund was. */
const LOST_FROM = ['escrow', 'premium_unearned', 'carrier_receivable', 'platform_fee_revenue', 'chargeback_loss'];

/**
 * What one side is told of the book of a payment, oldest first. The payer's lines sum to what the card has paid less what
 * went back to it or was decided to; the payee's to what is theirs, in escrow less nothing yet, after release less the fee.
 */
export function statementLines(book: readonly BookLine[], side: Side): StatementLine[] {
  const transactions = new Map<string, BookLine[]>();
  for (const line of book)
    transactions.set(line.transactionId, [...(transactions.get(line.transactionId) ?? []), line]);
  return [...transactions.values()].flatMap((lines) => {
    const [{ kind, at }] = lines as [BookLine];
    const legs: Legs = (account) =>
      lines.filter((line) => line.account === account).reduce((sum, { cents }) => sum + cents, 0);
    const told = (side === 'payer' ? toldPayer : toldPayee)(kind, legs);
    return told.filter(([, cents]) => cents !== 0).map(([words, cents]) => ({ at, words, cents }));
  });
}

/** The sum of a statement. */
export function totalOf(lines: readonly StatementLine[]): Cents {
  return lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

function toldPayer(kind: string, legs: Legs): Told[] {
  switch (kind) {
    case 'capture':
      return [
        ['Paid by card into escrow', -legs('escrow')],
        ['Protection plan', -legs('premium_unearned')],
      ];
    case 'capture-surplus':
      return [
        ['A card payment that fits no quote', legs('stripe_balance')],
        ['It goes back to your card in full', legs('refund_payable')],
      ];
    case 'release':
      return [['Released to the carrier', null]];
    case 'refund-paid':
      return [['The refund was sent to your card', null]];
    case 'refund-failed':
      return [['Your bank sent a refund back; you are still owed it', null]];
    case 'dispute-out':
      return [['Your bank disputes the payment', null]];
    case 'dispute-in':
      return [
        ['The dispute is over; the payment stands', legs('chargeback_loss') === 0 ? null : -legs('chargeback_loss')],
      ];
    case 'dispute-lost':
      return [['Given back by your bank', -LOST_FROM.reduce((sum, account) => sum + legs(account), 0)]];
    default:
      return [['Refund to your card', legs('refund_payable')]];
  }
}

function toldPayee(kind: string, legs: Legs): Told[] {
  switch (kind) {
    case 'capture':
      return [['Paid into escrow by the shipper', -legs('escrow')]];
    case 'release':
      return [
        ['Platform fee', legs('platform_fee_revenue')],
        ['Released to you', null],
      ];
    case 'cancel-compensation':
      return [['Yours for the late cancellation', null]];
    case 'refund-decided':
      return [['Refunded to the shipper', -legs('escrow')]];
    case 'transfer':
      return [['Sent to your account', null]];
    case 'dispute-out':
      return [["The shipper's bank disputes the payment", null]];
    case 'dispute-in':
      return [['The dispute is over; the payment stands', null]];
    case 'dispute-lost':
      return [["Taken back by the shipper's bank", -legs('escrow') - Math.max(legs('carrier_receivable'), 0)]];
    default:
      return [['Asked back from you', -Math.max(legs('carrier_receivable'), 0)]];
  }
}
