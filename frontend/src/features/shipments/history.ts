import type { Quote, TimelineEvent } from '../../kit/api/types';
import { PAYMENT_LABELS, type PaymentStatus } from '../../kit/format/labels';
import { money } from '../../kit/format/money';
import { attemptReason } from '../../kit/format/proofs';
import { personName, sentence } from '../../kit/format/words';
import { arrivalWords, ASKED_FOR_MORE } from './progress';

/** The carrier could not take it at the door. */
const ENDS: Record<string, string> = {
  proposed: 'Carrier cannot take it',
  done: 'Job ended at the door: the shipper agreed',
  declined: 'Job ended at the door: the shipper declined',
  lapsed: 'Job ended at the door: no answer',
  withdrawn: 'Carrier is taking it after all',
};

const CHANGES: Record<string, string> = {
  proposed: 'Change proposed',
  done: 'Change agreed',
  declined: 'Change declined',
  withdrawn: 'Change withdrawn',
  lapsed: 'Change expired',
  undone: 'Change undone by a bank',
};

/** How a quote or its deal ended, where nobody declined it. */
const QUOTE_ENDS: Record<string, string> = {
  withdraw: 'Quote withdrawn',
  expire: 'Quote expired',
  unaccept: 'Acceptance undone',
  'payment-expired': 'Not paid in time',
  'give-back': 'Job given up',
};

/** By what was done, else by where it led. */
const CLAIMS: Record<string, string> = {
  open: 'Claim opened',
  respond: 'Claim answered',
  review: 'Claim under review',
  withdraw: 'Claim withdrawn',
  close: 'Claim closed',
  denied: 'Haulway decided: nothing is due',
};

function claimWords({ event, to, data }: TimelineEvent): string {
  const amount = event === 'open' ? data?.amount : data?.approvedAmount;
  if (event === 'resolve' && to !== 'denied')
    return `Haulway decided${typeof amount === 'number' ? `: ${money(amount)}` : ''}`;
  return `${CLAIMS[event] ?? CLAIMS[to] ?? sentence(to)}${event === 'open' && typeof amount === 'number' ? `: ${money(amount)}` : ''}`;
}

/** Whose words a history is in. */
export interface Reader {
  isOwner: boolean;
  /** The reader's quote. */
  own: Quote | undefined;
  quotes: readonly Quote[] | undefined;
}

const OFFERS: Record<string, string> = {
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  lapsed: 'Offer expired',
};

/** `You offered $1,300.00`; lines of the past do not say who did. */
function offerWords({ to, data }: TimelineEvent, { isOwner, own, quotes = [] }: Reader): string {
  if (to !== 'open') return OFFERS[to] ?? sentence(to);
  const amount = typeof data?.amount === 'number' ? money(data.amount) : 'another price';
  if (data?.side === 'shipper') return `${isOwner ? 'You' : 'The shipper'} offered ${amount}`;
  if (data?.side !== 'carrier') return `Offer: ${amount}`;
  const quote = quotes.find(({ id }) => id === data.quoteId);
  return `${quote && quote.id === own?.id ? 'You' : quote ? personName(quote.carrier) : 'The carrier'} offered ${amount}`;
}

/** One line of the history. */
export function told(event: TimelineEvent, reader: Reader): string {
  if (event.subject === 'claim') return claimWords(event);
  if (event.subject === 'counter_offer') return offerWords(event, reader);
  if (event.event === ASKED_FOR_MORE) return `Carrier asked for ${money(Number(event.data?.delta ?? 0))} more, refused`;
  if (event.event === 'arrive') return `${arrivalWords(event.data?.['end'])}${byDriver(event.data)}`;
  if (event.event === 'attempt') return `${attemptWords(event.data)}${byDriver(event.data)}`;
  if (event.subject === 'change_order' && event.event === 'decide') return 'Haulway decided how the job ended';
  if (event.subject === 'change_order' && event.event === 'unmet')
    return 'The carrier had come: Haulway looks at how the job ended';
  if (event.subject === 'change_order' && event.data?.kind === 'end') return ENDS[event.to] ?? sentence(event.to);
  if (event.subject === 'change_order') {
    const price =
      (event.to === 'done' || event.to === 'undone') && typeof event.data?.amount === 'number'
        ? `: ${money(event.data.amount)}`
        : '';
    if (event.to === 'lapsed' && event.data?.because) return 'Change no longer open';
    return `${CHANGES[event.to] ?? sentence(event.to)}${price}`;
  }
  if (event.subject === 'payment') return PAYMENT_LABELS[event.to as PaymentStatus] ?? sentence(event.to);
  if (event.event === 'addresses') return 'Street or contact given';
  if (event.subject === 'shipment') return event.from === event.to ? 'Listing changed' : sentence(event.to);
  if (event.to === 'declined') {
    const reason = event.data?.reason;
    return `${QUOTE_ENDS[event.event] ?? 'Quote declined'}${typeof reason === 'string' ? `: ${reason}` : ''}`;
  }
  const amount = event.data?.amount;
  return `${event.from === null ? 'Quote sent' : 'Quote changed'}${typeof amount === 'number' ? `: ${money(amount)}` : ''}`;
}

function byDriver(data: TimelineEvent['data']): string {
  return typeof data?.driver === 'string' ? `, driver ${data.driver}` : '';
}

function attemptWords(data: TimelineEvent['data']): string {
  const verb = data?.['end'] === 'delivery' ? 'deliver' : 'pick up';
  return `Carrier could not ${verb}: ${attemptReason(data)}`;
}
