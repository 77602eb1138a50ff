import { UNTIL_DELIVERY } from '../common/booked.js';
import type { DeadlineKind } from '../common/deadlines.js';
import { defineMachine } from '../common/rules.js';
import type { QuoteStatus, QuoteVerb } from '../quotes/quotes.rules.js';

export const CHANGE_STATUSES = ['proposed', 'accepted', 'done', 'declined', 'withdrawn', 'lapsed', 'undone'] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** Not decided, or agreed and not carried out yet: one at a time on a deal. */
export const OPEN_CHANGE: readonly ChangeStatus[] = ['proposed', 'accepted'];

export const CHANGE_REASONS = [
  'item_differs',
  'extra_item',
  'access',
  'waiting',
  'dates',
  'address',
  'less',
  'other',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/** What an order is about: other terms, or the end of the job at the door. */
export const CHANGE_KINDS = ['change', 'end'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Against whom the end of a job at the door counts. */
export const END_COUNTS = ['none', 'carrier', 'shipper'] as const;
export type EndCounts = (typeof END_COUNTS)[number];

export type ChangeVerb =
  'propose' | 'accept' | 'pay' | 'finish' | 'decline' | 'withdraw' | 'lapse' | 'unmet' | 'undo' | 'decide';

const CLOCKS: readonly DeadlineKind[] = ['change_expiry', 'change_payment', 'end_answer'];

/** A change order's life: one side proposes, the other decides. The claimant is who proposed it. */
export const CHANGE_RULES = defineMachine<ChangeStatus, ChangeVerb>({
  noun: 'change_order',
  table: 'change_orders',
  states: CHANGE_STATUSES,
  sealed: true,
  verbs: {
    propose: {
      who: ['owner', 'carrier'],
      from: [],
      to: ['proposed'],
      needs: ['escrowNotDisputed', 'escrowNotClaimed'],
    },
    accept: {
      who: ['respondent'],
      from: ['proposed'],
      to: ['accepted'],
      needs: ['escrowNotDisputed', 'escrowNotClaimed'],
      // Until it is carried out, a repeat goes on with it.
      call: { by: ['respondent'], from: ['proposed', 'accepted'] },
    },
    // An increase of what is in escrow waits until the extra is paid.
    pay: {
      who: ['owner'],
      from: ['accepted'],
      to: [],
      needs: ['inEscrow', 'escrowNotDisputed', 'escrowNotClaimed'],
      call: { by: ['owner'] },
    },
    // The provider has the new amount, the difference went back, or the extra is in escrow.
    finish: { who: ['respondent', 'clock', 'provider'], from: ['accepted'], to: ['done'], clears: CLOCKS },
    decline: {
      who: ['respondent'],
      from: ['proposed'],
      to: ['declined'],
      call: { by: ['respondent'], whileSuspended: true },
      clears: CLOCKS,
    },
    // Until the other side has agreed, only who proposed it; then either side, as long as the extra is not paid.
    withdraw: {
      who: ['claimant', 'respondent'],
      from: ['proposed', 'accepted'],
      to: ['withdrawn'],
      call: { by: ['claimant', 'respondent'], whileSuspended: true },
      clears: CLOCKS,
    },
    // Nobody answered or paid in time, the deal moved on, or its payment was frozen.
    lapse: {
      who: ['owner', 'carrier', 'clock', 'admin', 'provider'],
      from: ['proposed', 'accepted'],
      to: ['lapsed'],
      clears: CLOCKS,
    },
    // The carrier was there, nobody gave them the item, and nobody ended the job: the clock ends it as if they had.
    unmet: { who: ['clock'], from: [], to: ['lapsed'] },
    // A bank gave back what was paid for it, before the pickup.
    undo: { who: ['provider'], from: ['done'], to: ['undone'] },
    // Of a job that ended at the door: who bears the empty trip, and against whom it counts.
    decide: {
      who: ['admin'],
      from: ['done', 'declined', 'lapsed'],
      to: [],
      call: { by: ['admin'] },
    },
  },
});

/** A quote's states in which what it agrees on can change. */
export const CHANGEABLE: readonly QuoteStatus[] = UNTIL_DELIVERY;

/** What a deal does that ends a proposal to change it. */
export const ENDS_CHANGES: ReadonlySet<QuoteVerb> = new Set<QuoteVerb>([
  'unaccept',
  'payment-expired',
  'give-back',
  'cancel',
  'no-show',
  'refund',
  'pickup',
  'deliver',
  'confirm-delivery',
]);

/** Why a change lapsed before its time: what the deal did, or that its payment was frozen. */
export type EndOfChange = QuoteVerb | 'freeze';

/** How many changes there may be on a deal; ends at the door do not count. */
export const MOST_CHANGES = 10;
