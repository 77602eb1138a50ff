import { type Cents, formatCents } from '../common/money.js';
import { isPostingKind, type PostingKind } from '../ledger/ledger.words.js';

/** A line of one payment's ledger, in cents; debit positive. */
export interface LedgerLine {
  transactionId: string;
  kind: string;
  account: string;
  cents: Cents;
  at: Date;
}

/** For whom: the one who pays, or the one who is paid. */
export type Side = 'payer' | 'payee';

/** A line of a statement. For the payer, positive is what they pay; for the payee, what they get; null is a note without an amount. */
export interface StatementLine {
  at: Date;
  words: string;
  cents: Cents | null;
}

type Legs = (account: string) => Cents;
type Told = readonly [words: string, cents: Cents | null];
/** Total, so that a new kind of posting does not compile until both sides are told of it or are not on purpose. */
type ToldByKind = Readonly<Record<PostingKind, (legs: Legs) => Told[]>>;

/** The accounts that bear a lost chargeback and were not told before; what was owed as a refund was. */
const LOST_FROM = ['escrow', 'premium_unearned', 'carrier_receivable', 'platform_fee_revenue', 'chargeback_loss'];

/**
 * What one side sees of a payment's ledger, oldest first. The payer's lines sum to what the card paid less what went back to it
 * or was decided to; the payee's to what is theirs: the whole amount while in escrow, less the fee after release.
 */
export function statementLines(entries: readonly LedgerLine[], side: Side): StatementLine[] {
  const transactions = new Map<string, LedgerLine[]>();
  for (const line of entries)
    transactions.set(line.transactionId, [...(transactions.get(line.transactionId) ?? []), line]);
  return [...transactions.values()].flatMap((lines) => {
    const [{ kind, at }] = lines as [LedgerLine];
    const legs: Legs = (account) =>
      lines.filter((line) => line.account === account).reduce((sum, { cents }) => sum + cents, 0);
    const told = isPostingKind(kind) ? (side === 'payer' ? PAYER : PAYEE)[kind](legs) : [];
    return told.filter(([, cents]) => cents !== 0).map(([words, cents]) => ({ at, words, cents }));
  });
}

/** The sum of a statement. */
export function totalOf(lines: readonly StatementLine[]): Cents {
  return lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

const nothing = (): Told[] => [];
const refundToCard = (legs: Legs): Told[] => [['Refund to your card', legs('refund_payable')]];

const PAYER: ToldByKind = {
  capture: (legs) => [
    ['Paid by card into escrow', -legs('escrow')],
    ['Protection plan', -legs('premium_unearned')],
  ],
  'capture-surplus': (legs) => [
    ['A card payment that fits no quote', legs('stripe_balance')],
    ['It goes back to your card in full', legs('refund_payable')],
  ],
  release: () => [['Released to the carrier', null]],
  'refund-decided': refundToCard,
  'recovery-decided': refundToCard,
  guarantee: refundToCard,
  'refund-by-hand': refundToCard,
  'refund-paid': () => [['The refund was sent to your card', null]],
  'refund-failed': () => [['Your bank sent a refund back; you are still owed it', null]],
  'dispute-out': () => [['Your bank disputes the payment', null]],
  'dispute-in': (legs) => [
    ['The dispute is over; the payment stands', legs('chargeback_loss') === 0 ? null : -legs('chargeback_loss')],
  ],
  'dispute-lost': (legs) => [['Given back by your bank', -LOST_FROM.reduce((sum, account) => sum + legs(account), 0)]],
  'stripe-fee': nothing,
  'cancel-compensation': nothing,
  transfer: nothing,
  'premium-earned': nothing,
  reversal: nothing,
  'loss-returned': nothing,
  'empty-trip': nothing,
  'own-movement': nothing,
};

const PAYEE: ToldByKind = {
  capture: (legs) => [['Paid into escrow by the shipper', -legs('escrow')]],
  release: (legs) => [
    ['Platform fee', legs('platform_fee_revenue')],
    ['Released to you', null],
  ],
  'cancel-compensation': () => [['Yours for the job that was called off', null]],
  'refund-decided': (legs) => [['Refunded to the shipper', -legs('escrow')]],
  transfer: (legs) => [[`${formatCents(legs('carrier_payable'))} sent to your account`, null]],
  'recovery-decided': (legs) => [['Asked back from you', -Math.max(legs('carrier_receivable'), 0)]],
  reversal: nothing,
  'dispute-out': () => [["The shipper's bank disputes the payment", null]],
  'dispute-in': () => [['The dispute is over; the payment stands', null]],
  'dispute-lost': (legs) => [
    ["Taken back by the shipper's bank", -legs('escrow') - Math.max(legs('carrier_receivable'), 0)],
  ],
  'loss-returned': (legs) => [['Returned to Haulway, who had paid it in', -legs('escrow')]],
  'stripe-fee': nothing,
  'capture-surplus': nothing,
  'refund-paid': nothing,
  'refund-failed': nothing,
  'refund-by-hand': nothing,
  'premium-earned': nothing,
  guarantee: nothing,
  // It comes from us, not out of this payment.
  'empty-trip': (legs) => [[`${formatCents(legs('guarantee_expense'))} from Haulway for the empty trip`, null]],
  'own-movement': nothing,
};
