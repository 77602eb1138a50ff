import type { ApiKey } from '../common/actor.js';
import type { Scope } from '../common/scopes.js';
import { type AnyIds, type EventName, EVENTS } from '../platform/events/catalog.js';

/** What programs are told of an event. */
interface PublicEvent {
  /** What happened, for whoever chooses events. */
  says: string;
  /** What a key needs to be told of it. */
  scope: Scope;
  /** The id of the record that it is about, and where that is read. */
  about: keyof AnyIds;
  path: string;
  /** The record's status after it, where the event leaves no choice; else the event itself tells it. Messages have none. */
  status?: string;
  /** What it is called to programs, where that is not its name. */
  as?: EventName;
}

const record =
  (scope: Scope, id: keyof AnyIds, path: string) =>
  (says: string, status?: string): PublicEvent => ({
    says,
    scope,
    about: id,
    path,
    ...(status === undefined ? {} : { status }),
  });

const shipment = record('shipments:read', 'shipmentId', '/api/shipments/');
const quote = record('quotes:read', 'quoteId', '/api/quotes/');
const payment = record('payments:read', 'paymentId', '/api/payments/');
const message = record('messages:read', 'messageId', '/api/messages/');
const claim = record('claims:read', 'claimId', '/api/claims/');
const fact = record('account:read', 'verificationId', '/api/users/me/verification');
const imported = record('shipments:write', 'importId', '/api/imports/');
const endpoint = record('webhooks:write', 'webhookEndpointId', '/api/webhook-endpoints/');

/**
 * Which events programs are told of, by the people whose screens show them; null: none, it only freshens screens or warns
 * somebody inside. A new event does not compile until it stands here.
 */
export const PUBLIC_EVENTS = {
  'shipment.listed': shipment('A listing can be quoted', 'listed'),
  'shipment.offered': shipment('A listing can be quoted by those it is shown to first', 'listed'),
  // A carrier's own programs hear of a listing so: only of those that a watch of theirs found.
  // Beside it.
  'shipment.listed_again': null,
  'shipment.repeat_paused': null,
  'shipment.repeat_over': null,
  'shipment.found': { ...shipment('A listing can be quoted'), as: 'shipment.listed' },
  'shipment.changed': shipment('A listing was changed'),
  'shipment.cancelled': shipment('A shipment was cancelled', 'cancelled'),
  'shipment.reopened': shipment('A booked shipment is open for quotes again'),
  'shipment.addresses_given': shipment('A street or a contact was given after the booking'),
  'shipment.picked_up': shipment('The carrier picked up', 'in_transit'),
  'shipment.delivered': shipment('The carrier delivered; the shipper has not confirmed yet', 'delivered'),
  'shipment.completed': shipment('The delivery was confirmed, or the time to object has passed', 'delivered'),
  'shipment.pickup_late': shipment('The pickup is late'),
  'shipment.carrier_suspended': shipment('The carrier is suspended and cannot pick up'),
  'shipment.carrier_restored': shipment('The carrier can pick up again'),
  'shipment.facts_lapsed': shipment('A badge of the carrier has come off before the pickup'),
  'shipment.facts_renewed': shipment('A badge of the carrier that had come off is back'),
  'shipment.overdue': shipment('The delivery is late'),
  'shipment.arrived': null,
  'shipment.attempted': shipment('The carrier was there, and could not load or unload'),
  'shipment.proven': null,
  'shipment.acted_too_late': null,
  'shipment.came_later': null,
  'question.asked': shipment('A carrier asked about a listing'),
  'question.waiting': null,
  'question.answered': shipment('A question about a listing was answered'),
  'question.hidden': null,
  'quote.submitted': quote('A carrier sent a quote', 'pending'),
  'quote.changed': quote('A quote was changed', 'pending'),
  'quote.staled': quote('The listing changed after the quote, which has to be confirmed or changed', 'pending'),
  'counter_offer.made': quote('A counter-offer was made'),
  'counter_offer.accepted': quote('A counter-offer was accepted, which booked the shipment'),
  'counter_offer.declined': quote('A counter-offer was declined'),
  'counter_offer.withdrawn': quote('A counter-offer was withdrawn'),
  'counter_offer.lapsed': quote('A counter-offer lapsed'),
  'quote.accepted': quote('The shipper accepted a quote', 'accepted'),
  'quote.declined': quote('A quote was declined', 'declined'),
  'quote.unaccepted': quote('The shipper took back an acceptance that was not paid yet', 'declined'),
  'quote.expired': quote('The day until which a quote was good has passed', 'declined'),
  'quote.withdrawn': quote('A carrier withdrew a quote', 'declined'),
  'quote.pickup_day_set': quote('The pickup day was set'),
  'payment.paid': null,
  'payment.failed': payment('A payment did not go through'),
  'payment.escrowed': payment('The payment is in escrow', 'in_escrow'),
  'payment.aged': null,
  'payment.released': payment('The payment was released to the carrier', 'released'),
  'payment.payout_late': payment('The payout could not be sent yet'),
  'payment.refunded': payment('Money goes back to the shipper'),
  'payment.sent_back': payment('A card payment that was not due goes back in full'),
  'payment.claim_paid': null,
  'payment.disputed': payment('The cardholder disputes the charge'),
  'payment.dispute_won': payment('The dispute was won'),
  'payment.dispute_lost': payment('The dispute was lost'),
  'payment.transferred': null,
  'payment.reversed': null,
  'payment.refundChanged': null,
  'payment.refund_failed': null,
  'message.sent': message('A message was sent'),
  'message.read': null,
  'message.removed': null,
  'location.reported': shipment('The carrier reported where the shipment is'),
  'claim.opened': claim('A claim was opened'),
  'claim.answered': claim('The other side answered a claim'),
  'claim.reviewed': null,
  'claim.warned': null,
  'claim.overdue': null,
  'claim.decided': claim('A claim was decided'),
  'claim.withdrawn': claim('A claim was withdrawn', 'withdrawn'),
  'claim.paid_by_hand': null,
  'change_order.proposed': quote('A change of what is agreed was proposed'),
  'change_order.accepted': quote('A proposed change waits for the extra to be paid'),
  'change_order.done': quote('What is agreed has changed'),
  'change_order.undone': quote('The bank gave back what was paid for a change'),
  'change_order.declined': quote('A proposed change was declined'),
  'change_order.withdrawn': quote('A proposed change was withdrawn'),
  'change_order.lapsed': quote('A proposed change lapsed'),
  'change_order.reviewed': null,
  'change_order.review_overdue': null,
  'change_order.paid_by_hand': null,
  'change_order.refused': quote('The carrier asked for more after the pickup, and was refused'),
  'reminder.payment_window': null,
  'reminder.auto_release': null,
  'reminder.claim_window': null,
  'reminder.quote_expiry': null,
  'reminder.pickup_day': null,
  'reminder.pickup_choice': null,
  'review.posted': shipment('A review was posted'),
  'review.removed': null,
  'verification.submitted': null,
  'verification.approved': fact('A fact about the carrier was verified', 'verified'),
  'verification.rejected': fact('A fact about the carrier was rejected', 'rejected'),
  'verification.expiring': null,
  'verification.expired': fact('A fact about the carrier has expired', 'expired'),
  'notification.created': null,
  'notification.read': null,
  'prices.calculated': null,
  'webhook_endpoint.disabled': endpoint('Another webhook endpoint was disabled', 'disabled'),
  'ticket.opened': null,
  'ticket.answered': null,
  'import.checked': imported('The file of an import was read and checked, or cannot be read'),
  'import.finished': imported('An import is finished', 'finished'),
  'user.changed': null,
  'user.erased': null,
} as const satisfies Record<EventName, PublicEvent | null>;

const ENTRIES = Object.entries(PUBLIC_EVENTS).flatMap(([name, told]) =>
  told === null ? [] : [[name as EventName, told as PublicEvent] as const],
);
const BY_NAME: ReadonlyMap<string, PublicEvent> = new Map(ENTRIES);

/** The names of all public events. */
export const PUBLIC_NAMES: readonly EventName[] = ENTRIES.flatMap(([name, { as }]) => (as ? [] : [name]));

/** What an event is called to programs. */
export const publicNameOf = (name: EventName): EventName => BY_NAME.get(name)?.as ?? name;

/** The names that `types` asks for, each a name, `quote.*` or `*`; undefined when one of them is no such name. */
export function namesOf(types: readonly string[]): EventName[] | undefined {
  const found = types.map((type) =>
    type.endsWith('.*') || type === '*'
      ? PUBLIC_NAMES.filter((name) => name.startsWith(type.slice(0, -1)))
      : PUBLIC_NAMES.filter((name) => name === type),
  );
  return found.some((names) => names.length === 0) ? undefined : [...new Set(found.flat())];
}

/** What is wrong with names of events, if anything: which of them is none, and what there is. */
export function wrongNameIn(types: readonly unknown[]): string | undefined {
  const wrong = types.find((type) => typeof type !== 'string' || !namesOf([type]));
  if (wrong === undefined) return undefined;
  const named = typeof wrong === 'string' ? `There is no event “${wrong.slice(0, 60)}”. ` : '';
  return `${named}Each one of ${PUBLIC_NAMES.join(', ')}, all of a kind, as quote.*, or all, as *`;
}

/** What a key has to have to be told of these events. */
export function scopesOf(names: readonly EventName[]): Scope[] {
  return [...new Set(names.flatMap((name) => BY_NAME.get(name)?.scope ?? []))];
}

/** Those of the events that a caller may be told of: a program those that its key lets it read. */
export function toldTo(key: ApiKey | undefined, names: readonly EventName[]): EventName[] {
  return names.filter((name) => !key || scopesOf([name]).every((scope) => key.scopes.has(scope)));
}

/** What each public event is about, in words. */
export const PUBLIC_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  ENTRIES.map(([name, { says }]) => [name, says]),
);

/** An id that nothing has. */
export const SAMPLE_ID = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';

/** A status for examples of events that leave a choice, by what they are about. */
const SAMPLE_STATUSES: Partial<Record<keyof AnyIds, string>> = {
  shipmentId: 'in_transit',
  quoteId: 'accepted',
  paymentId: 'in_escrow',
  claimId: 'open',
  importId: 'checked',
};

/** An event's data as an example. */
export function sampleDataOf(name: EventName): Record<string, string> {
  const ids = Object.fromEntries(EVENTS[name].ids.map((id) => [id, SAMPLE_ID]));
  const status = SAMPLE_STATUSES[BY_NAME.get(name)?.about ?? 'messageId'];
  return dataOf(name, status === undefined ? ids : { ...ids, status }) ?? {};
}

/** The status that an event always tells; undefined if it depends. */
export const statusOf = (name: EventName): string | undefined => BY_NAME.get(name)?.status;

/** What the body of an event says: ids, the state after, and where to read more. No text that a person wrote, and no money. */
export function dataOf(name: EventName, ids: AnyIds): Record<string, string> | undefined {
  const told = BY_NAME.get(name);
  if (!told) return undefined;
  return { ...ids, ...(told.status === undefined ? {} : { status: told.status }), url: urlOf(told, ids) };
}

/** Where its record is read: of one that a person has only once, without its id. */
function urlOf({ about, path }: PublicEvent, ids: AnyIds): string {
  return path.endsWith('/') ? path + (ids[about] ?? '') : path;
}
