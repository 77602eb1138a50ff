import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { sentence, words } from '@haulway/frontend/kit/format/words.ts';
import { exactTime } from '../ui/zone';

export type Story = AnswerOf<'GET', '/api/admin/shipments/{id}/story'>;
export type StoryLine = Story['lines'][number];
export type StoryDriver = Story['drivers'][number];

/** What somebody did, after their name. */
const DID: Readonly<Record<string, string>> = {
  'shipment create': 'created the listing',
  'shipment publish': 'listed it',
  'shipment change': 'changed the listing',
  'shipment reopen': 'reopened it for quotes',
  'shipment addresses': 'gave a street or a contact',
  'shipment pickup': 'picked it up',
  'shipment deliver': 'delivered it',
  'shipment confirm-delivery': 'confirmed the delivery',
  'shipment cancel': 'cancelled the shipment',
  'quote submit': 'sent a quote',
  'quote change': 'changed the quote',
  'quote withdraw': 'withdrew the quote',
  'quote decline': 'declined a quote',
  'quote accept': 'accepted the quote',
  'quote unaccept': 'took back the acceptance',
  'quote give-back': 'gave the job back',
  'quote end': 'answered, and the job ended at the door',
  'quote pickup-day': 'set the pickup day',
  'quote arrive': 'arrived',
  'quote attempt': 'was there and could not go on',
  'quote no-show': 'decided that it was not picked up in time',
  'quote close': 'closed a quote',
  'quote pickup': 'picked it up',
  'quote deliver': 'delivered it',
  'quote confirm-delivery': 'confirmed the delivery',
  'quote cancel': 'cancelled the shipment',
  'quote refund': 'refunded the payment',
  'quote complete': 'completed the job',
  'payment cancel': 'took back the payment',
  'counter_offer lapse': 'ended a counter-offer',
  'change_order finish': 'made the change',
  'change_order lapse': 'ended an open change',
  'claim close': 'closed the claim',
  'payment pay': 'started to pay',
  'payment release': 'released the payment',
  'payment refund': 'refunded the payment',
  'counter_offer offer': 'made a counter-offer',
  'counter_offer accept': 'accepted the counter-offer',
  'counter_offer decline': 'declined the counter-offer',
  'counter_offer withdraw': 'withdrew the counter-offer',
  'counter_offer replace': 'answered with another offer',
  'change_order propose': 'proposed a change',
  'change_order accept': 'accepted the change',
  'change_order decline': 'declined the change',
  'change_order withdraw': 'withdrew the change',
  'quote refuse-increase': 'asked for more after the pickup, and was refused',
  'claim open': 'opened a claim',
  'claim respond': 'answered the claim',
  'claim withdraw': 'withdrew the claim',
  'claim resolve': 'decided the claim',
  'driver give': 'gave the job to a driver',
  'driver open': 'opened the link to the job',
  message: 'wrote',
  mail: 'was emailed',
  position: 'shared a location',
  ticket: 'contacted support',
  note: 'noted, for operators only',
};

/** What an operator did that has no line of its own among what happened. */
const OPERATED: Readonly<Record<string, string>> = {
  'payments.refund': 'refunded a part of the payment',
  'approvals.ask': 'asked for the approval of another operator',
  'approvals.approve': 'approved what another operator asked for',
  'approvals.withdraw': 'took back what had to be approved',
  'approvals.lapse': 'found that what had to be approved is another amount by now',
  'claims.read-evidence': 'looked at the evidence',
  'claims.paid-by-hand': 'noted that the claim was paid by hand',
  'shipments.change': 'corrected the listing',
  'change-orders.decide': 'decided what the empty trip is worth',
  'change-orders.paid-by-hand': 'noted that the empty trip was paid by hand',
};

/** What happened automatically, or at the card provider. */
const HAPPENED: Readonly<Record<string, string>> = {
  'shipment reopen': 'It is open for quotes again',
  'quote expire': 'A quote expired',
  'quote close': 'Another quote was closed',
  'quote payment-expired': 'The payment window ended',
  'quote no-show': 'It was not picked up in time',
  'quote end': 'The job ended at the door',
  'quote settle': 'It was paid',
  'quote refund': 'The payment was refunded',
  'quote complete': 'The job was completed',
  'payment refuse': 'The card was declined',
  'payment succeed': 'The card was charged',
  'payment escrow': 'The payment is in escrow',
  'payment fail': 'The payment failed',
  'payment release': 'The payment was released',
  'payment refund': 'The payment was refunded',
  'payment cancel': 'The payment was cancelled',
  'change_order finish': 'The change was made',
  'counter_offer lapse': 'The counter-offer lapsed',
  'change_order lapse': 'The change lapsed',
  'change_order undo': 'The change was undone',
  'change_order unmet': 'The carrier had come, so the end of the job is to be looked at',
  'claim review': 'The claim went under review',
  'claim close': 'The claim was closed',
  'refund pending': 'A refund was ordered',
  'refund succeeded': 'A refund went back to the card',
  'refund failed': 'A refund failed',
  'transfer pending': 'The payout was ordered',
  'transfer succeeded': 'The payout went to the carrier',
  'transfer failed': 'The payout failed',
  'reversal pending': 'The card provider was asked to take money back from the carrier',
  'reversal succeeded': 'Money was taken back from the carrier',
  'reversal failed': 'Money could not be taken back from the carrier',
  'chargeback open': 'The cardholder disputed the payment at the bank',
  'chargeback won': 'The chargeback was won',
  'chargeback lost': 'The chargeback was lost',
  'chargeback close': 'The inquiry was closed',
  'driver end': "A driver's link was ended",
};

/** One line of the story as a sentence without a period: who did what. */
export function toldBy({ kind, what, who }: Pick<StoryLine, 'kind' | 'what' | 'who'>): string {
  const did = DID[what];
  if (who && did) return `${who} ${did}`;
  // An operator's action reads `payments.refund`.
  if (kind === 'operator') {
    const operated = OPERATED[what];
    if (operated) return `${who ?? 'An operator'} ${operated}`;
    const [resource = '', verb = ''] = what.split('.');
    return `${who ?? 'An operator'}: ${words(verb.replaceAll('-', ' '))}, ${words(resource.replaceAll('-', ' '))}`;
  }
  const plain = HAPPENED[what] ?? sentence(what.replaceAll('-', ' '));
  return who ? `${plain} (${who})` : plain;
}

/** Stored words that lines give as their reason. */
const REASONS: Readonly<Record<string, string>> = {
  nobody_home: 'Nobody was there',
  refused: 'It was refused',
  no_access: 'No way in for the truck',
};

const STORED_WORD = /^[a-z]+(_[a-z]+)+$/;

/** What a line says besides: as somebody wrote it, or a stored word in words. */
export function saidBy({ kind, what, text }: Pick<StoryLine, 'kind' | 'what' | 'text'>): string | null {
  if (!text || kind === 'message') return text;
  if (what === 'quote attempt') return REASONS[text] ?? sentence(text);
  return STORED_WORD.test(text) ? sentence(text) : text;
}

/** How it stands with a driver's link, and what to tell whoever it does not open for. */
export function driverWords({ name, openedAt, endedAt, works }: StoryDriver): string {
  const opened = openedAt ? `The link was first opened on ${exactTime(openedAt)}` : 'The link was never opened';
  if (endedAt) return `${opened}. It ended on ${exactTime(endedAt)} and no longer works.`;
  if (!works) return `${opened}. It no longer works: the job is over, or no longer this carrier's.`;
  const help = `The carrier can make a new one on the shipment's page, under "${name} drives"; that ends this one.`;
  return openedAt ? `${opened} and works. Lost? ${help}` : `The link was not opened yet. It works. ${help}`;
}

/** Whether a line is among those of a kind; what an operator did to a deal is among the operators' too. */
export const isOfKind = ({ kind, by }: StoryLine, chosen: StoryLine['kind']): boolean =>
  kind === chosen || (chosen === 'operator' && by === 'operator');

export const STORY_FILTERS: readonly { id: StoryLine['kind']; label: string }[] = [
  { id: 'deal', label: 'Deal' },
  { id: 'money', label: 'Money' },
  { id: 'claim', label: 'Claims' },
  { id: 'message', label: 'Messages' },
  { id: 'mail', label: 'Emails' },
  { id: 'position', label: 'Locations' },
  { id: 'operator', label: 'Operators' },
  { id: 'ticket', label: 'Tickets' },
];
