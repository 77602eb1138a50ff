import { defineMachine } from '../common/rules.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import type { Quote } from './quote.entity.js';

export const QUOTE_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'paid',
  'in_progress',
  'delivered',
  'completed',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export type QuoteVerb =
  | 'submit'
  | 'change'
  | 'withdraw'
  | 'decline'
  | 'expire'
  | 'close'
  | 'accept'
  | 'unaccept'
  | 'payment-expired'
  | 'pay'
  | 'settle'
  | 'give-back'
  | 'cancel'
  | 'no-show'
  | 'end'
  | 'refund'
  | 'pickup-day'
  | 'pickup'
  | 'deliver'
  | 'confirm-delivery'
  | 'complete';

/** Why a quote was declined. */
export type DeclineReason =
  | 'withdrawn'
  | 'declined_by_shipper'
  | 'expired'
  | 'another_accepted'
  | 'shipment_cancelled'
  | 'payment_expired'
  | 'unaccepted'
  | 'carrier_suspended'
  | 'facts_lapsed'
  | 'cancelled_by_carrier'
  | 'cancelled_by_shipper'
  | 'cancelled_by_admin'
  | 'no_show'
  | 'item_differs'
  | 'refunded';

/** A quote's life. Verbs from `accept` on are called by bookings. */
export const QUOTE_RULES = defineMachine<QuoteStatus, QuoteVerb>({
  noun: 'quote',
  table: 'quotes',
  states: QUOTE_STATUSES,
  sealed: true,
  verbs: {
    submit: { who: ['carrier'], from: [], to: ['pending'] },
    change: { who: ['carrier'], from: ['pending'], to: ['pending'], call: { by: ['carrier'] } },
    withdraw: {
      who: ['carrier'],
      from: ['pending'],
      to: ['declined'],
      call: { by: ['carrier'], whileSuspended: true },
      clears: ['quote_expiry'],
    },
    decline: {
      who: ['owner'],
      from: ['pending'],
      to: ['declined'],
      call: { by: ['owner'] },
      clears: ['quote_expiry'],
    },
    expire: { who: ['clock'], from: ['pending'], to: ['declined'], clears: ['quote_expiry'] },
    // Another quote was paid, or the shipment is over.
    close: { who: ['owner', 'admin', 'provider'], from: ['pending'], to: ['declined'], clears: ['quote_expiry'] },
    // The carrier comes by way of an offer of the owner's, which is a call of its own.
    accept: {
      who: ['owner', 'carrier'],
      from: ['pending'],
      to: ['accepted'],
      needs: ['notBooked', 'fresh', 'notExpired', 'notBlocked', 'carrierActive', 'factsChecked'],
      call: { by: ['owner'] },
      clears: ['quote_expiry'],
    },
    unaccept: {
      who: ['owner'],
      from: ['accepted', 'paid'],
      to: ['declined'],
      needs: ['unpaidOrLetGo', 'escrowNotDisputed'],
      call: { by: ['owner'] },
      clears: ['payment_window', 'pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund'],
    },
    'payment-expired': { who: ['clock'], from: ['accepted'], to: ['declined'], clears: ['payment_window'] },
    pay: {
      who: ['owner'],
      from: ['accepted'],
      to: ['accepted'],
      refusals: {
        paid: 'already_paid',
        in_progress: 'already_paid',
        delivered: 'already_paid',
        completed: 'already_paid',
      },
      needs: ['notPaid', 'carrierActive'],
      call: { by: ['owner'] },
    },
    settle: { who: ['provider'], from: ['accepted'], to: ['paid'], clears: ['payment_window'] },
    'give-back': {
      who: ['carrier'],
      from: ['accepted', 'paid'],
      to: ['declined'],
      needs: ['escrowNotDisputed'],
      call: { by: ['carrier'], words: ['withdraw'], whileSuspended: true },
      clears: ['payment_window', 'pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund'],
    },
    cancel: {
      who: ['owner', 'admin'],
      from: ['accepted', 'paid'],
      to: ['declined'],
      clears: ['payment_window', 'pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund'],
    },
    'no-show': {
      who: ['clock', 'admin'],
      from: ['paid'],
      to: ['declined'],
      clears: ['pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund'],
    },
    // At the door the carrier could not take it.
    end: {
      who: ['owner', 'clock'],
      from: ['paid'],
      to: ['declined'],
      needs: ['escrowNotDisputed'],
      clears: ['pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund'],
    },
    refund: {
      who: ['admin', 'provider'],
      from: ['paid', 'in_progress'],
      to: ['declined'],
      clears: ['pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund', 'delivery_overdue'],
    },
    'pickup-day': {
      who: ['carrier'],
      from: ['paid'],
      to: ['paid'],
      needs: ['pickupDayOpen', 'escrowNotDisputed'],
      call: { by: ['carrier'] },
      clears: ['pickup_choice'],
    },
    pickup: {
      who: ['carrier'],
      from: ['paid'],
      to: ['in_progress'],
      refusals: { accepted: 'payment_required' },
      clears: ['pickup_day', 'pickup_choice', 'no_show_warning', 'no_show_refund'],
    },
    deliver: { who: ['carrier'], from: ['in_progress'], to: ['delivered'], clears: ['delivery_overdue'] },
    'confirm-delivery': {
      who: ['owner', 'admin'],
      from: ['accepted', 'paid', 'in_progress'],
      to: ['delivered'],
      clears: [
        'payment_window',
        'pickup_day',
        'pickup_choice',
        'no_show_warning',
        'no_show_refund',
        'delivery_overdue',
      ],
    },
    complete: {
      who: ['owner', 'clock', 'admin', 'provider'],
      from: ['delivered'],
      to: ['completed'],
      clears: ['auto_release'],
    },
  },
});

/** The states in which a shipment takes new quotes. */
export const TAKES_QUOTES: readonly ShipmentStatus[] = ['listed', 'quoted'];

const MOST_CHANGES = 20;

/** A quote changed too often can still be confirmed if it is stale. */
export function canChangeQuote(
  quote: Pick<Quote, 'changes' | 'termsVersion'>,
  shipment: Pick<Shipment, 'termsVersion'>,
): boolean {
  return hasChangesLeft(quote) || quote.termsVersion < shipment.termsVersion;
}

export function hasChangesLeft({ changes }: Pick<Quote, 'changes'>): boolean {
  return changes < MOST_CHANGES;
}
