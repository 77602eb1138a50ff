import type { ApiKey } from '../common/actor.js';
import type { Scope } from '../common/scopes.js';
import { type AnyIds, type EventName, EVENTS } from '../platform/events/catalog.js';

/** What programs are told of an event. */
interface PublicEvent {
  /** What a key needs to be told of it. */
  scope: Scope;
  /** The id of the record that it is about, and where that is read. */
  about: keyof AnyIds;
  path: string;
  /** The record's status after it, where the event leaves no choice. */
  status?: string;
  /** What it is called to programs, where that is not its name. */
  as?: EventName;
}

const shipment = (status?: string): PublicEvent => event('shipments:read', 'shipmentId', '/api/shipments/', status);
const quote = (status?: string): PublicEvent => event('quotes:read', 'quoteId', '/api/quotes/', status);
const payment = (status?: string): PublicEvent => event('payments:read', 'paymentId', '/api/payments/', status);
const claim = (status?: string): PublicEvent => event('claims:read', 'claimId', '/api/claims/', status);
const fact = (status?: string): PublicEvent =>
  event('account:read', 'verificationId', '/api/users/me/verification', status);

function event(scope: Scope, about: keyof AnyIds, path: string, status?: string): PublicEvent {
  return { scope, about, path, ...(status === undefined ? {} : { status }) };
}

/**
 * Which events programs are told of, by the people whose screens show them; null: none, it only freshens screens or warns
 * somebody inside. A new event does not compile until it stands here.
 */
export const PUBLIC_EVENTS = {
  'shipment.listed': shipment('listed'),
  // A carrier's own programs hear of a listing so: only of those that a watch of theirs found.
  'shipment.found': { ...shipment(), as: 'shipment.listed' },
  'shipment.changed': shipment(),
  'shipment.cancelled': shipment('cancelled'),
  'shipment.reopened': shipment(),
  'shipment.picked_up': shipment('in_transit'),
  'shipment.delivered': shipment('delivered'),
  'shipment.completed': shipment('delivered'),
  'shipment.pickup_late': shipment(),
  'shipment.overdue': shipment(),
  'quote.submitted': quote('pending'),
  'quote.changed': quote('pending'),
  'quote.staled': quote('pending'),
  'quote.accepted': quote('accepted'),
  'quote.declined': quote('declined'),
  'quote.withdrawn': quote('withdrawn'),
  'quote.pickup_day_set': quote(),
  'payment.paid': null,
  'payment.failed': payment(),
  'payment.escrowed': payment('in_escrow'),
  'payment.aged': null,
  'payment.released': payment('released'),
  'payment.payout_late': payment(),
  'payment.refunded': payment(),
  'payment.sent_back': payment(),
  'payment.claim_paid': null,
  'payment.disputed': payment(),
  'payment.dispute_won': payment(),
  'payment.dispute_lost': payment(),
  'payment.transferred': null,
  'payment.reversed': null,
  'payment.refundChanged': null,
  'payment.refund_failed': null,
  'message.sent': event('messages:read', 'messageId', '/api/messages/'),
  'message.read': null,
  'message.removed': null,
  'location.reported': event('shipments:read', 'shipmentId', '/api/shipments/'),
  'claim.opened': claim(),
  'claim.answered': claim(),
  'claim.reviewed': null,
  'claim.warned': null,
  'claim.overdue': null,
  'claim.decided': claim(),
  'claim.withdrawn': claim('withdrawn'),
  'claim.paid_by_hand': null,
  'reminder.payment_window': null,
  'reminder.auto_release': null,
  'reminder.claim_window': null,
  'reminder.quote_expiry': null,
  'reminder.pickup_day': null,
  'reminder.pickup_choice': null,
  'review.posted': event('shipments:read', 'shipmentId', '/api/shipments/'),
  'review.removed': null,
  'verification.submitted': null,
  'verification.approved': fact('verified'),
  'verification.rejected': fact('rejected'),
  'verification.expiring': null,
  'verification.expired': fact('expired'),
  'notification.created': null,
  'notification.read': null,
  'prices.calculated': null,
  'webhook_endpoint.disabled': event('webhooks:write', 'webhookEndpointId', '/api/webhook-endpoints/'),
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

/** The names that `types` asks for, each a name or `quote.*`; undefined when one of them is no such name. */
export function namesOf(types: readonly string[]): EventName[] | undefined {
  const found = types.map((type) =>
    PUBLIC_NAMES.filter((name) => (type.endsWith('.*') ? name.startsWith(type.slice(0, -1)) : name === type)),
  );
  return found.some((names) => names.length === 0) ? undefined : [...new Set(found.flat())];
}

/** What a key has to have to be told of these events. */
export function scopesOf(names: readonly EventName[]): Scope[] {
  return [...new Set(names.flatMap((name) => BY_NAME.get(name)?.scope ?? []))];
}

/** Those of the events that a caller may be told of: a program those that its key lets it read. */
export function toldTo(key: ApiKey | undefined, names: readonly EventName[]): EventName[] {
  return names.filter((name) => !key || scopesOf([name]).every((scope) => key.scopes.has(scope)));
}

const SAMPLE_ID = '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11';

/** An event's data as an example, with an id that nothing has. */
export function sampleDataOf(name: EventName): Record<string, string> {
  return dataOf(name, Object.fromEntries(EVENTS[name].ids.map((id) => [id, SAMPLE_ID]))) ?? {};
}

/** What the body of an event says: ids, the state after, and where to read more. No text that a person wrote, and no money. */
export function dataOf(name: EventName, ids: AnyIds): Record<string, string> | undefined {
  const told = BY_NAME.get(name);
  if (!told) return undefined;
  return { ...ids, ...(told.status === undefined ? {} : { status: told.status }), url: urlOf(told, ids) };
}

/** Some payments are told of by their quote alone, which says how they stand. */
function urlOf({ about, path }: PublicEvent, ids: AnyIds): string {
  if (!path.endsWith('/')) return path;
  const id = ids[about];
  return id ? path + id : `/api/quotes/${ids.quoteId ?? ''}`;
}
