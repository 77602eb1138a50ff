import { parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { dollars, freed, name, type Notice, payments, shipment } from './notices.js';
import type { NoticeData } from './notice-data.js';

/** What is told about a payment that the shipper's bank disputes: to both sides, and to the operators, who have to answer the bank. */
export const CHARGEBACK_NOTICES = {
  'payment.disputed': [
    {
      who: 'owner',
      title: () => 'Your bank is disputing a payment',
      body: (data) =>
        `Your bank told us that the payment for "${data.title}" is disputed. Until it decides, the payment cannot be released, refunded or cancelled. If this was a mistake, tell your bank.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A payment is disputed at the bank',
      body: (data) =>
        `${name(data.owner, 'The shipper')}'s bank is disputing the payment for "${data.title}". Until it decides, nothing is paid out or refunded. Keep all proof of pickup and delivery, and add anything that is missing.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (data) => `Chargeback: ${dollars(data.chargedAmount)}`,
      body: (data) =>
        `The payment of ${dollars(data.chargedAmount)} for "${data.title}" is disputed at the bank. Answer it in the console before the bank's deadline, with the proof of delivery and the messages.`,
      link: ({ chargebackId }) => `/console/chargebacks/${chargebackId}/show`,
    },
  ],
  'payment.dispute_won': [
    {
      who: 'owner',
      title: () => 'The dispute is over: the payment stands',
      body: (data) =>
        `The dispute over your payment for "${data.title}" is over, and the payment stands. ${freed(data)}`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: () => 'The dispute is over: the payment stands',
      body: (data) =>
        `The dispute over the payment for "${data.title}" is over, and the payment stands. ${freed(data)}`,
      link: shipment,
    },
    {
      who: 'operators',
      title: (data) => `Chargeback won: ${dollars(data.chargedAmount)}`,
      body: (data) => `The dispute over the payment for "${data.title}" was won or withdrawn. ${freed(data)}`,
      link: shipment,
    },
  ],
  'payment.dispute_lost': [
    {
      who: 'owner',
      title: () => 'Your bank gave the money back',
      body: (data) =>
        `Your bank decided the dispute over the payment for "${data.title}" in your favor and returned the disputed amount itself. ${ours(data)}`,
      link: payments,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A dispute was decided in favor of the shipper',
      body: (data) =>
        `The bank gave the disputed amount of the payment for "${data.title}" back to the shipper. ${consequence(data)}`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (data) => `Chargeback lost: ${dollars(data.chargedAmount)}`,
      body: (data) => `The dispute over the payment for "${data.title}" was lost. The ledger shows who bears the loss.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

/** What we send to the card besides: what was paid for changes of a job that is over by the loss. */
function ours({ refundReason, lastRefund }: NoticeData): string {
  return refundReason === 'chargeback'
    ? `The job is over, and we send you the other ${dollars(lastRefund)} that you paid.`
    : 'We send nothing more to your card.';
}

/** What it means for the carrier. */
function consequence({ paymentStatus, payoutAmount, recoveredAmount }: NoticeData): string {
  if (paymentStatus === 'released' && (parseCents(recoveredAmount) ?? 0) > 0)
    return 'Because the dispute was about the job itself, we take back your payout. The payment statement shows how much.';
  if (paymentStatus === 'released') return 'Your payout does not change.';
  if (paymentStatus === 'in_escrow') return `Your payout for this job is now ${dollars(payoutAmount)}.`;
  return 'The job is over and there is no payout for it. Do not pick it up. If you already have it, message the shipper.';
}
