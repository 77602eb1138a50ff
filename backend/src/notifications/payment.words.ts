import { parseCents } from '../common/money.js';
import type { ToldEvent } from '../platform/events/catalog.js';
import type { NoticeData } from './notice-data.js';
import { dollars, name, type Notice, payments, shipment } from './notices.js';

/** What is told about payments and refunds. */
export const PAYMENT_NOTICES = {
  'payment.escrowed': [
    {
      who: 'owner',
      title: () => 'Your payment is held in escrow',
      body: (data) =>
        `${dollars(data.chargedAmount)} for "${data.title}" is held in escrow until you confirm the delivery. ${name(data.carrier, 'The carrier')} picks up next.${data.lacksStreet ? " Add the street addresses on the shipment's page so they can find you." : ''}`,
      link: shipment,
    },
    {
      who: 'carrier',
      mustAct: true,
      title: () => 'The payment is in escrow: you can pick up',
      body: (data) =>
        `${name(data.owner, 'The shipper')} paid for "${data.title}". ${dollars(data.payoutAmount)} is yours once the delivery is confirmed. The next step is yours: pick it up.`,
      link: shipment,
    },
  ],
  'payment.released': [
    {
      who: 'owner',
      title: () => 'Your payment was released',
      body: (data) =>
        `${name(data.carrier, 'The carrier')} is getting the payment for "${data.title}". You can now leave a review.`,
      link: shipment,
    },
    {
      who: 'carrier',
      title: (data) => `Payment released: ${dollars(data.payoutAmount)}`,
      body: (data) =>
        `${dollars(data.payoutAmount)} for "${data.title}" was released to you. Expect it in your account within 2 business days.`,
      link: payments,
    },
  ],
  'payment.refunded': [
    {
      who: 'owner',
      title: (data) => `Refunded: ${dollars(refunded(data))}`,
      body: (data) =>
        `${dollars(refunded(data))} of your payment for "${data.title}" went back to your card${because(data, 'you cancelled')}.${kept(data)}${soFar(data)} It can take your bank 5 to 10 days to show it.`,
      link: payments,
    },
    {
      who: 'carrier',
      title: () => 'A payment was refunded',
      body: (data) =>
        `${dollars(refunded(data))} of the payment for "${data.title}" went back to the shipper${because(data, 'the shipper cancelled')}.${soFar(data)} Your payout for this job is now ${dollars(data.payoutAmount)}.`,
      link: payments,
    },
  ],
  'payment.failed': [
    {
      who: 'owner',
      mustAct: true,
      // An attempt that is over because the deal is needs nobody's action.
      when: ({ paymentStatus, quoteStatus }) => paymentStatus === 'failed' && quoteStatus === 'accepted',
      title: () => 'Your payment did not go through',
      body: (data) =>
        `${data.failureMessage ?? 'The payment was refused.'} Nothing was charged for "${data.title}". You can try again with the same card or another one.`,
      link: shipment,
    },
  ],
  'payment.sent_back': [
    {
      who: 'owner',
      mustAct: true,
      title: () => 'We are returning a card payment',
      body: (data) =>
        `We got a card payment for "${data.title}" that does not match what was due. It is going back to your card in full. Check the shipment to see if you still need to pay.`,
      link: shipment,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A card payment did not match and is going back',
      body: (data) =>
        `A card payment for "${data.title}" matches no deal. It was not put in escrow and is going back in full; it is listed under Differences.`,
      link: shipment,
    },
  ],
  'payment.refund_failed': [
    {
      who: 'owner',
      title: () => 'A refund did not reach your card',
      body: (data) =>
        `Your bank sent back a refund for "${data.title}". We still owe it to you: we will send it again, and email you if we need another way to pay you.`,
      link: payments,
    },
    {
      who: 'operators',
      mustAct: true,
      title: () => 'A refund failed at the bank',
      body: (data) =>
        `A refund for "${data.title}" came back from the bank, so we owe it again. Open the money operations to retry it, or agree on another way with the shipper.`,
      link: shipment,
    },
  ],
} satisfies Partial<Record<ToldEvent, readonly Notice[]>>;

/** Why money goes back. */
const REFUNDED: Record<string, string> = {
  claim: 'a claim was upheld',
  change_order: 'a lower price was agreed',
  cancelled_by_admin: 'Haulway cancelled it',
  cancelled_by_carrier: 'the carrier gave the job back',
  carrier_suspended: 'the carrier is suspended',
  facts_lapsed: 'a badge of the carrier had come off',
  item_differs: 'the carrier could not take it at the door',
  no_show: 'it was not picked up in time',
  late_payment: 'the booking had ended before it was paid',
  chargeback: 'a bank gave back the first payment',
  admin: 'Haulway decided so',
};

/** The last refund; of all, where it is not known. */
function refunded({ lastRefund, refundedAmount }: NoticeData): string | null {
  return lastRefund ?? refundedAmount;
}

function because({ refundReason, daysLate }: NoticeData, cancelled: string): string {
  if (refundReason === 'delay')
    return ` because it came ${daysLate === 1 ? '1 day' : `${daysLate ?? 'some'} days`} late`;
  const reason = refundReason === 'cancelled_by_shipper' ? cancelled : REFUNDED[refundReason ?? ''];
  return reason ? ` because ${reason}` : '';
}

/** What of the payment the carrier keeps though the job is off. */
function kept({ payoutAmount, paymentStatus, refundReason }: NoticeData): string {
  if (paymentStatus !== 'refunded' || (parseCents(payoutAmount) ?? 0) === 0) return '';
  const why = refundReason === 'cancelled_by_shipper' ? ' because the cancellation was late' : '';
  return ` ${dollars(payoutAmount)} is kept for the carrier${why}.`;
}

/** Where there were other refunds before. */
function soFar(data: NoticeData): string {
  const all = dollars(data.refundedAmount);
  return all === dollars(refunded(data)) ? '' : ` That makes ${all} in all.`;
}
