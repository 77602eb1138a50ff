/** What an event can be about. */
type EventId =
  | 'shipmentId'
  | 'quoteId'
  | 'paymentId'
  | 'messageId'
  | 'conversationId'
  | 'userId'
  | 'notificationId'
  | 'locationId'
  | 'reviewId'
  | 'claimId'
  | 'changeOrderId'
  | 'questionId'
  | 'counterOfferId'
  | 'verificationId'
  | 'webhookEndpointId'
  | 'ticketId'
  | 'importId';

/** What it tells beside ids: the status after it, of the record that programs read of it. */
type EventFact = 'status';

/** The ids an event always has, those it may have, and what it always tells beside them. */
interface Shape {
  ids: readonly EventId[];
  also: readonly EventId[];
  tells?: readonly EventFact[];
}

const LISTING = { ids: ['shipmentId'], also: [] } as const;
const QUOTE = { ids: ['shipmentId', 'quoteId'], also: [] } as const;
const CHANGED = { ...LISTING, tells: ['status'] } as const;
const REFUSED = { ...QUOTE, tells: ['status'] } as const;
const DEAL = { ids: ['shipmentId', 'quoteId'], also: ['paymentId'], tells: ['status'] } as const;
/** Of a payment that was started, with its status. */
const PAID = { ids: ['shipmentId', 'quoteId', 'paymentId'], also: [], tells: ['status'] } as const;
const PAYMENT = { ids: ['shipmentId', 'quoteId', 'paymentId'], also: [] } as const;
const CLAIM = { ids: ['claimId', 'shipmentId', 'quoteId'], also: [], tells: ['status'] } as const;
const CHANGE = { ids: ['changeOrderId', 'shipmentId', 'quoteId'], also: [], tells: ['status'] } as const;
const OFFER = { ids: ['counterOfferId', 'shipmentId', 'quoteId'], also: [], tells: ['status'] } as const;
const QUESTION = { ids: ['questionId', 'shipmentId'], also: [], tells: ['status'] } as const;
const FACT = { ids: ['verificationId', 'userId'], also: [] } as const;
const REVIEW = { ids: ['reviewId', 'shipmentId'], also: [] } as const;
const TICKET = { ids: ['ticketId'], also: [] } as const;
const IMPORT = { ids: ['importId'], also: [] } as const;
const PERSON = { ids: ['userId'], also: [] } as const;

/**
 * Everything that is announced, as `noun.past_verb`, with the ids it carries; the live stream is read by the noun. A new
 * event is listed here first: then the compiler asks what is said about it, and the start asks who takes it.
 */
export const EVENTS = {
  'shipment.listed': LISTING,
  /** To those who see it before all others; `shipment.listed` follows when it opens to all. */
  'shipment.offered': LISTING,
  /** By a watch of a carrier's, whose programs are told. */
  'shipment.found': CHANGED,
  /** By its recurrence, from a template. */
  'shipment.listed_again': LISTING,
  /** A template is not listed again until its owner says so, or at all. */
  'shipment.repeat_paused': LISTING,
  'shipment.repeat_over': LISTING,
  'shipment.changed': CHANGED,
  'shipment.cancelled': { ids: ['shipmentId'], also: ['quoteId', 'paymentId'], tells: ['status'] },
  'shipment.reopened': DEAL,
  'shipment.picked_up': DEAL,
  'shipment.delivered': DEAL,
  'shipment.completed': DEAL,
  'shipment.pickup_late': DEAL,
  /** Before the pickup, for which its carrier then cannot come, and can again. */
  'shipment.carrier_suspended': DEAL,
  'shipment.carrier_restored': DEAL,
  /** Before the pickup: of what had been checked about its carrier at acceptance, something is not any longer, or is again. */
  'shipment.facts_lapsed': DEAL,
  'shipment.facts_renewed': DEAL,
  'shipment.overdue': DEAL,
  'shipment.addresses_given': DEAL,
  'shipment.arrived': DEAL,
  'shipment.attempted': DEAL,
  /** More proof of a step that was done. */
  'shipment.proven': DEAL,
  /** Picked up or delivered, as a phone without signal tells, for a job that had ended. */
  'shipment.acted_too_late': DEAL,
  'shipment.came_later': DEAL,
  'question.asked': QUESTION,
  'question.waiting': QUESTION,
  'question.answered': QUESTION,
  'question.hidden': QUESTION,
  'quote.submitted': QUOTE,
  'quote.changed': QUOTE,
  'quote.staled': QUOTE,
  'counter_offer.made': OFFER,
  'counter_offer.accepted': OFFER,
  'counter_offer.declined': OFFER,
  'counter_offer.withdrawn': OFFER,
  'counter_offer.lapsed': OFFER,
  'quote.accepted': DEAL,
  'quote.declined': DEAL,
  'quote.unaccepted': DEAL,
  'quote.expired': DEAL,
  'quote.withdrawn': DEAL,
  'quote.pickup_day_set': DEAL,
  'payment.paid': PAID,
  'payment.failed': PAID,
  'payment.escrowed': PAID,
  'payment.aged': PAID,
  'payment.released': PAID,
  'payment.payout_late': PAID,
  'payment.refunded': PAID,
  'payment.sent_back': PAID,
  'payment.claim_paid': PAID,
  'payment.disputed': PAID,
  'payment.dispute_won': PAID,
  'payment.dispute_lost': PAID,
  'payment.transferred': PAYMENT,
  'payment.reversed': PAYMENT,
  'payment.refundChanged': PAYMENT,
  'payment.refund_failed': PAYMENT,
  'message.sent': { ids: ['messageId', 'conversationId'], also: ['shipmentId'] },
  'message.read': { ids: ['conversationId', 'userId'], also: [] },
  'message.removed': { ids: ['conversationId', 'messageId'], also: [] },
  'location.reported': { ids: ['shipmentId', 'locationId'], also: [], tells: ['status'] },
  'claim.opened': CLAIM,
  'claim.answered': CLAIM,
  'claim.reviewed': CLAIM,
  'claim.warned': CLAIM,
  'claim.overdue': CLAIM,
  'claim.decided': CLAIM,
  'claim.withdrawn': CLAIM,
  'claim.paid_by_hand': CLAIM,
  'change_order.proposed': CHANGE,
  'change_order.accepted': CHANGE,
  'change_order.done': CHANGE,
  'change_order.undone': CHANGE,
  'change_order.declined': CHANGE,
  'change_order.withdrawn': CHANGE,
  'change_order.lapsed': CHANGE,
  // Of a job that ended at the door.
  'change_order.reviewed': CHANGE,
  'change_order.review_overdue': CHANGE,
  'change_order.paid_by_hand': CHANGE,
  // The carrier asked for more after the pickup: there is no order.
  'change_order.refused': REFUSED,
  'reminder.payment_window': DEAL,
  'reminder.auto_release': DEAL,
  'reminder.claim_window': DEAL,
  'reminder.quote_expiry': DEAL,
  'reminder.pickup_day': DEAL,
  'reminder.pickup_choice': DEAL,
  'review.posted': { ...REVIEW, tells: ['status'] },
  'review.removed': REVIEW,
  'verification.submitted': FACT,
  'verification.approved': FACT,
  'verification.rejected': FACT,
  'verification.expiring': FACT,
  'verification.expired': FACT,
  'notification.created': { ids: ['notificationId'], also: [] },
  'notification.read': PERSON,
  'prices.calculated': LISTING,
  'webhook_endpoint.disabled': { ids: ['webhookEndpointId'], also: [] },
  /** Somebody asks, or writes back. */
  'ticket.opened': TICKET,
  'ticket.answered': TICKET,
  'import.checked': { ...IMPORT, tells: ['status'] },
  'import.finished': IMPORT,
  'user.changed': PERSON,
  'user.erased': PERSON,
} as const satisfies Record<`${string}.${string}`, Shape>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[];

/** The names of events with exactly this shape. */
type Shaped<S extends Shape> = {
  [E in EventName]: (typeof EVENTS)[E] extends S ? (S extends (typeof EVENTS)[E] ? E : never) : never;
}[EventName];
export type DealEvent = Shaped<typeof DEAL> | 'shipment.cancelled';
export type PaidEvent = Shaped<typeof PAID>;
export type ClaimEvent = Shaped<typeof CLAIM>;
export type ChangeEvent = Shaped<typeof CHANGE>;
export type OfferEvent = Shaped<typeof OFFER>;
export type VerificationEvent = Shaped<typeof FACT>;

/** Any event's ids and facts. */
export type AnyIds = Partial<Record<EventId | EventFact, string>>;

type Told<S extends Shape> = S extends { tells: readonly (infer Fact extends string)[] } ? Fact : never;

/** The ids of an event, by its name, with what it tells beside them; a listener uses them to read the rows again. */
export type EventIds<E extends EventName> = E extends EventName
  ? Record<(typeof EVENTS)[E]['ids'][number], string> &
      Partial<Record<(typeof EVENTS)[E]['also'][number], string>> &
      Record<Told<(typeof EVENTS)[E]>, string>
  : never;

/** Who is handed events. The names are stored in rows and on the queue. */
export const LISTENERS = [
  'notifications.tell',
  'notifications.forget',
  'notifications.readTalk',
  'verifications.forget',
  'recurrences.end',
  'support.forget',
  'support.stranded',
  'trips.forget',
  'trips.alert',
  'searches.forget',
  'arrivals.expect',
  'arrivals.judge',
  'prices.compute',
] as const;
export type ListenerName = (typeof LISTENERS)[number];

/** An event with the names of the listeners it waits for. */
export interface HandedOver {
  id: number;
  waiting: ListenerName[];
}

/** Events that only refresh screens: nobody is told of them, and no listener waits for them. */
export const SHOWN_ONLY = [
  'shipment.completed',
  'shipment.proven',
  'question.hidden',
  'quote.changed',
  'payment.paid',
  'payment.claim_paid',
  'payment.transferred',
  'payment.reversed',
  'payment.refundChanged',
  'message.removed',
  'review.removed',
  'notification.created',
  'notification.read',
  'user.changed',
  // Their mails say more.
  'ticket.answered',
  'webhook_endpoint.disabled',
  // Whoever waits for them has the page open.
  'import.checked',
  'import.finished',
  // Told to programs alone.
  'shipment.found',
] as const satisfies readonly EventName[];

/** Events that the notifications have words for, or of which they say that nobody is told. */
export type ToldEvent = Exclude<EventName, (typeof SHOWN_ONLY)[number]>;
