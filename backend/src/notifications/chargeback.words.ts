import { parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { dollars, name, type Notice, payments, shipment } from './notices.js';
import type { Facts } from './notifications.queries.js';

/** What is told about a payment that the shipper's bank disputes: to both sides, and to the operators, who have to answer the bank. */
export const CHARGEBACK_NOTICES = {
  'payment.disputed': [
    {
      who: 'owner',
      title: () => 'Your bank disputes a payment',
      body: (facts) =>
        `Your bank told us that the payment for "${facts.title}" is disputed. Until it decides, nothing of it is released, refunded or cancelled. If you did not mean it, tell your bank.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A payment is disputed at the bank',
      body: (facts) =>
        `The bank of ${name(facts.owner, 'the shipper')} disputes the payment for "${facts.title}". Until it decides, nothing is paid out or refunded. Keep every proof of pick-up and delivery, and add what is missing.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (facts) => `Chargeback: ${dollars(facts.chargedAmount)}`,
      body: (facts) =>
        `The payment of ${dollars(facts.chargedAmount)} for "${facts.title}" is disputed at the bank. Answer it at the card provider in time, with the proof of delivery and the messages.`,
      link: shipment,
    },
  ],
  'payment.dispute_won': [
    {
      who: 'owner',
      title: () => 'The dispute is over: the payment stands',
      body: (facts) =>
        `The dispute over your payment for "${facts.title}" ended, and the payment stands. What was waiting for it goes on.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: () => 'The dispute is over: the payment stands',
      body: (facts) =>
        `The dispute over the payment for "${facts.title}" ended, and the payment stands. What was waiting for it goes on.`,
      link: shipment,
    },
    {
      who: 'operators',
      title: (facts) => `Chargeback won: ${dollars(facts.chargedAmount)}`,
      body: (facts) => `The dispute over the payment for "${facts.title}" was won or withdrawn. The freeze is lifted.`,
      link: shipment,
    },
  ],
  'payment.dispute_lost': [
    {
      who: 'owner',
      title: () => 'Your bank gave the money back',
      body: (facts) =>
        `Your bank decided the dispute over the payment for "${facts.title}" for you and gave the disputed amount back itself. We send nothing to your card on top.`,
      link: payments,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A dispute was decided for the shipper',
      body: (facts) =>
        `The bank gave the disputed amount of the payment for "${facts.title}" back to the shipper. ${consequence(facts)}`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (facts) => `Chargeback lost: ${dollars(facts.chargedAmount)}`,
      body: (facts) => `The dispute over the payment for "${facts.title}" was lost. The ledger says who bears it.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

/** What it means for the carrier. */
function consequence({ paymentStatus, payoutAmount, recoveredAmount }: Facts): string {
  if (paymentStatus === 'released' && (parseCents(recoveredAmount) ?? 0) > 0)
    return 'As it is about the job itself, your payout is asked back; the statement of the payment says how much.';
  if (paymentStatus === 'released') return 'Your payout stays as it is.';
  if (paymentStatus === 'in_escrow') return `Your payout for this job is now ${dollars(payoutAmount)}.`;
  return 'The job is over and there is no payout for it. Do not pick it up; if you have it, write to the shipper.';
}
