import type { Quote } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { personName } from '../../kit/format/words';

/** A carrier's words for leaving: a quote is withdrawn, a job is given back. */
export const leavingWords = {
  quote: {
    label: 'Withdraw quote',
    title: 'Withdraw your quote?',
    verb: 'Withdraw',
    text: 'The shipper no longer sees it. You can quote again while the listing is open.',
    done: 'Quote withdrawn',
  },
  job: {
    label: 'Give the job back',
    title: 'Give this job back?',
    verb: 'Give back',
    text: 'The shipper gets everything back that they paid, and your profile shows one more cancelled job.',
    done: 'Job given back',
  },
} as const;

/** What the money of an accepted quote does, and who is next. */
export function whatNext(quote: Quote, isOwner: boolean): string {
  const carrier = personName(quote.carrier);
  switch (quote.paymentStatus) {
    case 'pending':
      if (quote.status !== 'accepted') return 'Completed without escrow.';
      return isOwner
        ? `Waiting for your payment${quote.paymentDueAt ? ` until ${dayAndTime(quote.paymentDueAt)}` : ''}. Nothing is charged until you confirm.`
        : 'Waiting for the shipper to pay. Do not pick up before the money is held.';
    case 'paid':
      return 'The payment is being settled. This can take a while at the card provider.';
    case 'in_escrow':
      return isOwner
        ? `Held safely. We pay ${carrier} when you confirm delivery.`
        : 'The money is held. You are paid when the shipper confirms delivery.';
    case 'released':
      return isOwner ? `${carrier} was paid.` : 'Released to you. It arrives within 1-2 business days.';
    case 'refunded':
      return isOwner ? 'The money went back to your card.' : 'The money went back to the shipper.';
    case 'failed':
      return 'This payment did not go through. Nothing is held.';
  }
}
