import type { Day } from './calendar.js';

/**
 * Calls that a reader can make on a record, by the kind of record: `change` and `delete` for those methods, else the last
 * word of the path. `quotes`, `claims`, `reviews`, `tracking-links` and `driver` of a shipment are the calls that create one for it.
 */
export const ACT_WORDS = {
  shipment: [
    'change',
    'delete',
    'publish',
    'copy',
    'photos',
    'quotes',
    'take',
    'cancel',
    'addresses',
    'pickup',
    'locations',
    'deliver',
    'confirm-delivery',
    'came-later',
    'claims',
    'reviews',
    'contact',
    'change-orders',
    'tracking-links',
    'driver',
    'questions',
  ],
  quote: ['change', 'withdraw', 'decline', 'accept', 'unaccept', 'pay', 'pickup-day', 'counter-offers'],
  counter_offer: ['accept', 'decline', 'withdraw'],
  question: ['answer', 'hide'],
  change_order: ['accept', 'pay', 'decline', 'withdraw', 'decide', 'paid-by-hand'],
  payment: ['release', 'refund'],
  claim: ['respond', 'withdraw', 'resolve', 'paid-by-hand'],
  verification: ['approve', 'reject'],
  ticket: ['change', 'reply'],
  report: ['close'],
  chargeback: ['evidence', 'accept-loss'],
  approval: ['approve', 'withdraw'],
  break: ['explain', 'close'],
  trip: ['change', 'delete'],
} as const;

/** What a driver can do with the shipment of their job, whatever else its carrier can. */
export const DRIVERS_ACTS: readonly string[] = ['pickup', 'locations', 'deliver'];

export type ActKind = keyof typeof ACT_WORDS;
export const ACT_KINDS = Object.keys(ACT_WORDS) as ActKind[];
export type ActWord<Kind extends ActKind = ActKind> = (typeof ACT_WORDS)[Kind][number];

/** Who has to do something before a record moves on. */
export const NEXT_WHO = ['owner', 'carrier', 'operator', 'provider'] as const;
/** What it is waiting for. */
export const NEXT_WHAT = [
  'publish',
  'quotes',
  'accept',
  'change',
  'pay',
  'unaccept',
  'settle',
  'pickup',
  'deliver',
  'confirm-delivery',
  'respond',
  'resolve',
  'paid-by-hand',
  'close-dispute',
  'transfer',
  'payout-account',
  'approve',
  'answer',
] as const;

/** What it waits for, from whom, and what happens automatically if it is not done in time. */
export interface NextStep {
  who: (typeof NEXT_WHO)[number];
  what: (typeof NEXT_WHAT)[number];
  until: Date | null;
  otherwise: string | null;
}

/** What a record tells its reader besides its fields. */
export interface Acts {
  can: readonly ActWord[];
  next: NextStep | null;
  /** Of a quote whose reader can set the pickup day: the first and the last that can still be set, at the place. */
  pickupDays?: { first: Day; last: Day } | undefined;
}

/** Which calls count: the parties' or the console's. */
export type Side = 'party' | 'operator';
