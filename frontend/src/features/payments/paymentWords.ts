import type { Payment, ProtectionPlan } from '../../kit/api/types';
import { calendarDate, dayAndTime } from '../../kit/format/dates';
import { money, protectionPrice } from '../../kit/format/money';
import { PAYMENT_LABELS } from '../../kit/format/labels';
import { sentence } from '../../kit/format/words';

/** Who acts next on a payment and where the money is, in one sentence. */
export function whatNext(payment: Payment, isPayer: boolean): string {
  switch (payment.status) {
    case 'pending':
      return isPayer
        ? 'Waiting for your payment. Nothing is charged until you pay.'
        : 'Waiting for the shipper to pay.';
    case 'paid':
      return 'The card provider is settling it. You do not need to do anything.';
    case 'in_escrow':
      return inEscrow(payment, isPayer);
    case 'released':
      return isPayer ? 'Released to the carrier.' : payoutWords(payment);
    case 'refunded':
      if (isPayer)
        return payment.refundedAmount < payment.chargedAmount
          ? `${money(payment.refundedAmount)} went back to your card.`
          : 'The money went back to your card.';
      return payment.payoutAmount > 0
        ? `The job was called off: ${money(payment.payoutAmount)} is yours. ${payoutWords(payment)}`
        : 'The money went back to the shipper.';
    case 'failed':
      return payment.failure?.message ?? (isPayer ? 'Your card was not charged.' : 'The shipper was not charged.');
  }
}

function inEscrow({ next }: Payment, isPayer: boolean): string {
  const by = next?.until ? ` by ${dayAndTime(next.until)}` : '';
  switch (next?.what) {
    case 'respond':
      return `On hold: a claim is open. The answer is due${by}.`;
    case 'resolve':
      return `On hold: a claim is open. We decide it${by}.`;
    case 'close-dispute':
      return "On hold: the shipper's bank is deciding on a chargeback.";
    case 'confirm-delivery': {
      const at = next.until ? `, or automatically on ${dayAndTime(next.until)}` : '';
      return isPayer
        ? `Held safely. The carrier is paid when you confirm delivery${at}.`
        : `Held for you until the shipper confirms delivery. It is released then${at}.`;
    }
    default:
      return isPayer
        ? 'Held safely. The carrier is paid when you confirm delivery.'
        : 'Held for you until the shipper confirms delivery.';
  }
}

/** Where the carrier's money is: on its way until the end of the day it was expected by. */
function payoutWords({ next, payoutStage, transferStatus, payoutExpectedOn }: Payment): string {
  if (next?.who === 'operator') return 'Sending it failed. We are looking into it, and you do not need to do anything.';
  if (payoutStage === 'blocked') return 'Set up your payout account to receive it.';
  if (payoutStage === 'paid_out') return 'Paid out to your bank account.';
  const by = payoutExpectedOn ? `expected by ${calendarDate(payoutExpectedOn)}` : 'within 1-2 business days';
  return `${transferStatus === 'sent' ? 'Sent to you' : 'On its way to you'}, ${by}.`;
}

/** What a list shows for a payment; the totals are the sums of these. */
export interface RowAmount {
  /** What the card paid, less refunds, or what the carrier gets. */
  amount: number;
  /** What went back to the card, or to the shipper. */
  refunded: number;
  /** False if no money has moved: nothing was paid yet, or the card was declined. */
  moved: boolean;
}

/** A payment's amount for its row. */
export function rowAmount(payment: Payment, isPayer: boolean): RowAmount {
  const { amount, platformFee, payoutAmount, chargedAmount, refundedAmount, status } = payment;
  const cents = (dollars: number) => Math.round(dollars * 100) / 100;
  return {
    amount: cents(isPayer ? chargedAmount - refundedAmount : payoutAmount),
    refunded: cents(isPayer ? refundedAmount : amount - platformFee - payoutAmount),
    moved: status !== 'pending' && status !== 'failed',
  };
}

/** A milepost of a payment. */
export interface PaymentStep {
  title: string;
  /** An instant. */
  at?: string;
  /** A sentence, if there is no instant. */
  text?: string;
  ahead?: boolean;
  failed?: boolean;
}

/**
 * What happened to a payment and, for a carrier, the payout, which counts as still to come until the end of the day it
 * is expected by.
 */
export function paymentSteps(payment: Payment, isPayer: boolean): PaymentStep[] {
  const steps = payment.timeline.map(({ status, at }) => ({
    title: PAYMENT_LABELS[status],
    at,
    failed: status === 'failed',
  }));
  if (isPayer || !payment.payoutStage) return steps;
  const isOut = payment.payoutStage === 'paid_out';
  const day = payment.payoutExpectedOn ? calendarDate(payment.payoutExpectedOn) : undefined;
  return [
    ...steps,
    {
      title: isOut ? 'Paid out' : 'In your bank account',
      ahead: !isOut,
      ...(payment.payoutStage === 'blocked' ? { text: 'Once your payout account is set up' } : {}),
      ...(day && payment.payoutStage !== 'blocked' ? { text: isOut ? `By ${day}` : `Expected by ${day}` } : {}),
    },
  ];
}

/** The amounts of a payment line by line, ending in what the payer's card paid in the end, or what the carrier gets. */
export function amountLines(payment: Payment, isPayer: boolean): { label: string; amount: number }[] {
  const plan =
    payment.protectionFee > 0
      ? [{ label: `Protection plan, ${payment.protectionPlan}`, amount: payment.protectionFee }]
      : [];
  const refunded = payment.refundedAmount > 0 ? [{ label: 'Refunded', amount: -payment.refundedAmount }] : [];
  if (!isPayer) {
    return [
      { label: 'Quote', amount: payment.amount },
      ...(payment.platformFee > 0 ? [{ label: 'Platform fee', amount: -payment.platformFee }] : []),
      ...otherThanFee(payment),
      { label: 'To you', amount: payment.payoutAmount },
    ];
  }
  return [
    { label: 'Quote', amount: payment.amount },
    ...plan,
    ...refunded,
    { label: cardWords[payment.status], amount: payment.chargedAmount - payment.refundedAmount },
  ];
}

const cardWords: Record<Payment['status'], string> = {
  pending: 'To be paid by card',
  failed: 'Not charged',
  paid: 'Paid by card',
  in_escrow: 'Paid by card',
  released: 'Paid by card',
  refunded: 'Paid by card',
};

/** The part of a quote that a carrier does not get because it went back to the shipper. */
function otherThanFee({ amount, platformFee, payoutAmount }: Payment): { label: string; amount: number }[] {
  const cents = Math.round((amount - platformFee - payoutAmount) * 100);
  return cents > 0 ? [{ label: 'Back to the shipper', amount: -cents / 100 }] : [];
}

const reasons: Record<Payment['refunds'][number]['reason'], string> = {
  delay: 'Delivered late',
  claim: 'A claim was upheld',
  change_order: 'A lower price was agreed',
  late_extra: 'Extra that was paid too late',
  chargeback: 'A bank gave back the first payment',
  admin: 'Decided by Haulway',
  cancelled_by_shipper: 'Cancelled by the shipper',
  cancelled_by_admin: 'Cancelled by Haulway',
  cancelled_by_carrier: 'The carrier gave the job back',
  carrier_suspended: 'The carrier is suspended',
  facts_lapsed: 'A badge of the carrier had come off',
  item_differs: 'The carrier could not take it at the door',
  no_show: 'Not picked up in time',
  late_payment: 'Paid after the booking had ended',
  mismatch: 'Card payment that did not match the quote',
  paid_twice: 'Second card payment',
};

/** Why a refund was made and where it stands. */
export function refundWords(refund: Payment['refunds'][number], isPayer: boolean): string {
  const stands = {
    pending: 'on its way',
    succeeded: isPayer ? 'sent to your card' : 'sent to the card',
    failed: 'was returned; we are looking into it',
  }[refund.status];
  return `${reasons[refund.reason] ?? sentence(refund.reason)}: ${stands}`;
}

/** The state of the payout; undefined until there is one. */
export function transferWords(payment: Payment, isPayer: boolean): { text: string; blocked: boolean } | undefined {
  if (payment.transferStatus === null || payment.payoutAmount <= 0) return undefined;
  const blocked = payment.transferStatus === 'blocked';
  if (payment.transferStatus === 'sent') {
    const own = payment.payoutStage === 'paid_out' ? 'Paid out to your bank account' : 'Sent to your bank account';
    return { text: isPayer ? 'Sent to the carrier' : own, blocked };
  }
  if (blocked)
    return {
      text: isPayer
        ? 'Released. The carrier still has to connect a bank account.'
        : 'On hold: set up payouts to receive it',
      blocked,
    };
  return { text: isPayer ? 'Released. It goes to the carrier next.' : 'Released. It goes to you next.', blocked };
}

/** What the card pays for a quote with a plan, in dollars, calculated as on the server. */
export function chargeOf(
  amount: number,
  plan: Pick<ProtectionPlan, 'percent' | 'minimum'> | undefined,
): { protection: number; total: number } {
  const protection = plan ? protectionPrice(amount, plan) : 0;
  // In cents: sums of dollars are not exact, and the server's is.
  return { protection, total: (Math.round(amount * 100) + Math.round(protection * 100)) / 100 };
}
