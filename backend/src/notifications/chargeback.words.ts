import { parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import { dollars, name, type Notice, payments, shipment } from './notices.js';
import type { Facts } from './notifications.queries.js';

/** What is told about a payment that the shipper's bank disputes: to both sides, and to the operators, who have to answer the bank. */
export const CHARGEBACK_NOTICES = {
  'payment.disputed': [
    {
      who: 'owner',
      title: () => 'Your bank is disputing a payment',
      body: (facts) =>
        `Your bank told us that the payment for "${facts.title}" is disputed. Until it decides, the payment cannot be released, refunded or cancelled. If this was a mistake, tell your bank.`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A payment is disputed at the bank',
      body: (facts) =>
        `${name(facts.owner, 'The shipper')}'s bank is disputing the payment for "${facts.title}". Until it decides, nothing is paid out or refunded. Keep all proof of pick-up and delivery, and add anything that is missing.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (facts) => `Chargeback: ${dollars(facts.chargedAmount)}`,
      body: (facts) =>
        `The payment of ${dollars(facts.chargedAmount)} for "${facts.title}" is disputed at the bank. Respond at the card provider before its deadline, with the proof of delivery and the messages.`,
      link: shipment,
    },
  ],
  'payment.dispute_won': [
    {
      who: 'owner',
      title: () => 'The dispute is over: the payment stands',
      body: (facts) =>
        `The dispute over your payment for "${facts.title}" is over, and the payment stands. Everything continues as before.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: () => 'The dispute is over: the payment stands',
      body: (facts) =>
        `The dispute over the payment for "${facts.title}" is over, and the payment stands. Everything continues as before.`,
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
        `Your bank decided the dispute over the payment for "${facts.title}" in your favor and returned the disputed amount itself. We send nothing more to your card.`,
      link: payments,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'A dispute was decided in favor of the shipper',
      body: (facts) =>
        `The bank gave the disputed amount of the payment for "${facts.title}" back to the shipper. ${consequence(facts)}`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: (facts) => `Chargeback lost: ${dollars(facts.chargedAmount)}`,
      body: (facts) =>
        `The dispute over the payment for "${facts.title}" was lost. The ledger shows who bears the loss.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

/** What it means for the carrier. */
function consequence({ paymentStatus, payoutAmount, recoveredAmount }: Facts): string {
  if (paymentStatus === 'released' && (parseCents(recoveredAmount) ?? 0) > 0)
    return 'Because the dispute was about the job itself, we take back your payout. The payment statement shows how much.';
  if (paymentStatus === 'released') return 'Your payout does not change.';
  if (paymentStatus === 'in_escrow') return `Your payout for this job is now ${dollars(payoutAmount)}.`;
  return 'The job is over and there is no payout for it. Do not pick it up. If you already have it, message the shipper.';
}
