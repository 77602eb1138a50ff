import type { ActKind, ActWord } from './acts.js';

/** What a program may do for the user who let it in, each with words for people. Calls name theirs in `@Call`. */
export const SCOPES = {
  'shipments:read': 'Read shipments, places, distances and price estimates',
  'shipments:write': 'Create, change, publish and cancel listings, with their photos',
  'quotes:read': 'Read quotes',
  'quotes:write': 'Send, change and withdraw quotes, ask and answer questions, plan trips and save searches',
  'bookings:write': 'Accept, decline and pay quotes, and change what is agreed',
  'deliveries:write': 'Report pickups, locations and deliveries',
  'deliveries:confirm': 'Confirm deliveries, which releases the payment',
  'payments:read': 'Read payments and statements',
  'messages:read': 'Read conversations',
  'messages:write': 'Send messages, and mark them as read',
  'claims:read': 'Read claims with their evidence',
  'claims:write': 'Open, answer and withdraw claims',
  'reviews:write': 'Write reviews',
  'events:read': 'Read the event log',
  'webhooks:write': 'Manage webhook endpoints',
  'account:read': "Read the account, its dashboard and its carrier's passport",
} as const satisfies Record<string, string>;

export type Scope = keyof typeof SCOPES;

/**
 * What a key needs for each act that records name, so that they say to a program what its key lets it do; undefined for
 * what no key does. Cancelling and withdrawing ask for `bookings:write` beside it once a job is booked.
 */
export const ACT_SCOPES: { readonly [Kind in ActKind]: Readonly<Record<ActWord<Kind>, Scope | undefined>> } = {
  shipment: {
    change: 'shipments:write',
    delete: undefined,
    publish: 'shipments:write',
    copy: 'shipments:write',
    photos: 'shipments:write',
    quotes: 'quotes:write',
    take: 'bookings:write',
    cancel: 'shipments:write',
    addresses: 'shipments:write',
    pickup: 'deliveries:write',
    locations: 'deliveries:write',
    deliver: 'deliveries:write',
    'came-later': 'deliveries:confirm',
    'confirm-delivery': 'deliveries:confirm',
    claims: 'claims:write',
    reviews: 'reviews:write',
    contact: 'shipments:read',
    'change-orders': 'bookings:write',
    'tracking-links': 'shipments:write',
    driver: 'deliveries:write',
    questions: 'quotes:write',
  },
  quote: {
    change: 'quotes:write',
    withdraw: 'quotes:write',
    decline: 'bookings:write',
    accept: 'bookings:write',
    unaccept: 'bookings:write',
    pay: 'bookings:write',
    'pickup-day': 'deliveries:write',
    'counter-offers': 'quotes:write',
  },
  counter_offer: { accept: 'bookings:write', decline: 'quotes:write', withdraw: 'quotes:write' },
  question: { answer: 'quotes:write', hide: undefined },
  change_order: {
    accept: 'bookings:write',
    pay: 'bookings:write',
    decline: 'bookings:write',
    withdraw: 'bookings:write',
    decide: undefined,
    'paid-by-hand': undefined,
  },
  payment: { release: undefined, refund: undefined },
  claim: { respond: 'claims:write', withdraw: 'claims:write', resolve: undefined, 'paid-by-hand': undefined },
  trip: { change: 'quotes:write', delete: 'quotes:write' },
  verification: { approve: undefined, reject: undefined },
  ticket: { change: undefined, reply: undefined },
  report: { close: undefined },
  chargeback: { evidence: undefined, 'accept-loss': undefined },
  approval: { approve: undefined, withdraw: undefined },
  break: { explain: undefined, close: undefined },
};

/** States in which a record is free to be taken back; in others it costs somebody money. */
const FREE_STATES = new Set(['draft', 'listed', 'quoted', 'pending']);

/** The scopes that an act on a record needs, each of them; undefined when no key does it. */
export function scopesOfAct(kind: ActKind, word: ActWord, status: unknown): readonly Scope[] | undefined {
  const scope = (ACT_SCOPES[kind] as Partial<Record<ActWord, Scope>>)[word];
  if (!scope) return undefined;
  const costs = (word === 'cancel' || (kind === 'quote' && word === 'withdraw')) && !FREE_STATES.has(String(status));
  return costs ? [scope, 'bookings:write'] : [scope];
}
