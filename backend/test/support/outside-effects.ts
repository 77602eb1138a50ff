import type { QuoteStatus } from '../../src/quotes/quotes.rules.js';
import type { ShipmentStatus } from '../../src/shipments/shipments.rules.js';
import { REFUNDED, RELEASED } from './effects.js';

/** What something leads to, and everything it does, in the words of `effectsOf`. */
export interface Moved {
  /** Shipment, quote, and the quote's word on its payment. */
  leads: [ShipmentStatus, QuoteStatus, string];
  does: string[];
}

const CAPTURED = ['post capture', 'payment escrow: paid > in_escrow'];
const IN_ESCROW = [
  ...CAPTURED,
  'due escrow_age',
  'due no_show_refund',
  'due no_show_warning',
  'due pickup_day',
  'quote settle: accepted > paid',
  'tell payment.escrowed',
];
const IN_FULL = 'payment refund: in_escrow > refunded';
const OPENED = ['post dispute-out', 'tell payment.disputed'];
const WON = [...OPENED, 'post dispute-in', 'tell payment.dispute_won'];
const LOST = [...OPENED, 'post dispute-lost', 'tell payment.dispute_lost'];
const CALLED_OFF = ['over escrow_age', IN_FULL, 'tell shipment.cancelled'];

/** What becomes of a payment by what happens at the provider, if anything does. */
export const BY_THE_PROVIDER: Record<string, Record<string, Moved>> = {
  pending: {
    'the card is charged': {
      leads: ['booked', 'paid', 'in_escrow'],
      does: [...IN_ESCROW, 'over payment_window', 'payment succeed: pending > paid'],
    },
    'the card is refused': {
      leads: ['booked', 'accepted', 'pending'],
      does: ['payment refuse: pending > failed', 'tell payment.failed'],
    },
    'the money is on its way': {
      leads: ['booked', 'accepted', 'paid'],
      does: ['over payment_window', 'payment succeed: pending > paid', 'tell payment.paid'],
    },
  },
  failed: {
    'the card is charged': {
      leads: ['booked', 'paid', 'in_escrow'],
      does: [...IN_ESCROW, 'over payment_window', 'payment succeed: failed > paid'],
    },
    'the card is refused': { leads: ['booked', 'accepted', 'pending'], does: [] },
    'the money is on its way': {
      leads: ['booked', 'accepted', 'paid'],
      does: ['over payment_window', 'payment succeed: failed > paid', 'tell payment.paid'],
    },
  },
  paid: {
    'the review is passed': { leads: ['booked', 'paid', 'in_escrow'], does: IN_ESCROW },
    'the bank refuses after all': {
      leads: ['booked', 'accepted', 'pending'],
      does: ['due payment_window', 'payment fail: paid > failed', 'tell payment.failed'],
    },
    // Nobody can dispute what is not there, so it is there.
    'a chargeback is opened': { leads: ['booked', 'paid', 'in_escrow'], does: [...IN_ESCROW, ...OPENED] },
  },
  'paid, and called off': {
    'the review is passed': {
      leads: ['cancelled', 'declined', 'refunded'],
      does: [...CAPTURED, ...REFUNDED, IN_FULL, 'tell payment.refunded'],
    },
    'the bank refuses after all': {
      leads: ['cancelled', 'declined', 'failed'],
      does: ['payment fail: paid > failed', 'tell payment.failed'],
    },
  },
  in_escrow: {
    'a chargeback is opened': { leads: ['booked', 'paid', 'in_escrow'], does: OPENED },
    'a chargeback is won': { leads: ['booked', 'paid', 'in_escrow'], does: WON },
    'a chargeback is lost': {
      leads: ['cancelled', 'declined', 'refunded'],
      does: [
        ...LOST,
        ...CALLED_OFF,
        'over no_show_refund',
        'over no_show_warning',
        'over pickup_day',
        'quote refund: paid > declined',
        'shipment refund: booked > cancelled',
      ],
    },
  },
  'in_escrow, on the way': {
    'a chargeback is lost': {
      leads: ['cancelled', 'declined', 'refunded'],
      does: [
        ...LOST,
        ...CALLED_OFF,
        'over delivery_overdue',
        'quote refund: in_progress > declined',
        'shipment refund: in_transit > cancelled',
      ],
    },
  },
  'in_escrow, delivered': {
    'a chargeback is won': { leads: ['delivered', 'delivered', 'in_escrow'], does: WON },
    'a chargeback is lost': {
      leads: ['delivered', 'completed', 'refunded'],
      does: [...LOST, 'over auto_release', 'over escrow_age', IN_FULL, 'quote complete: delivered > completed'],
    },
  },
  released: {
    'a chargeback is opened': { leads: ['delivered', 'completed', 'released'], does: OPENED },
    'a chargeback is won': { leads: ['delivered', 'completed', 'released'], does: WON },
    'a chargeback is lost': { leads: ['delivered', 'completed', 'released'], does: LOST },
    'a chargeback about the job is lost': {
      leads: ['delivered', 'completed', 'released'],
      does: [...LOST, 'post reversal', 'order reversal', 'tell payment.reversed'],
    },
  },
  refunded: {
    'the refund comes back': {
      leads: ['cancelled', 'declined', 'refunded'],
      does: ['post refund-failed', 'tell payment.refund_failed'],
    },
  },
  'refunded, but for a late cancellation': {
    'a chargeback is lost': { leads: ['cancelled', 'declined', 'refunded'], does: LOST },
    'a chargeback about the job is lost': { leads: ['cancelled', 'declined', 'refunded'], does: LOST },
  },
};

/** What the clock does to a deal in this many days. */
export const BY_THE_CLOCK: Record<string, Moved & { days: number }> = {
  'valid for a day': {
    days: 2,
    leads: ['listed', 'declined', 'pending'],
    does: [
      'over quote_expiry',
      'quote expire: pending > declined',
      'shipment unquote: quoted > listed',
      'tell quote.expired',
      'tell reminder.quote_expiry',
    ],
  },
  accepted: {
    days: 3,
    leads: ['listed', 'declined', 'pending'],
    does: [
      'over payment_window',
      'quote payment-expired: accepted > declined',
      'shipment reopen: booked > listed',
      'tell quote.declined',
      'tell reminder.payment_window',
      'tell reminder.payment_window',
      'tell shipment.reopened',
    ],
  },
  'in escrow': {
    days: 8,
    leads: ['listed', 'declined', 'refunded'],
    does: [
      ...REFUNDED,
      IN_FULL,
      'over escrow_age',
      'over no_show_refund',
      'over no_show_warning',
      'over pickup_day',
      'quote no-show: paid > declined',
      'shipment reopen: booked > listed',
      'tell payment.refunded',
      'tell quote.withdrawn',
      'tell reminder.pickup_day',
      'tell shipment.pickup_late',
      'tell shipment.reopened',
    ],
  },
  'on the way': {
    days: 40,
    leads: ['in_transit', 'in_progress', 'in_escrow'],
    does: ['over delivery_overdue', 'tell shipment.overdue'],
  },
  delivered: {
    days: 4,
    leads: ['delivered', 'completed', 'released'],
    does: [
      ...RELEASED,
      'over auto_release',
      'over claim_window',
      'tell reminder.auto_release',
      'tell reminder.claim_window',
    ],
  },
  'delivered, with a claim': {
    days: 30,
    leads: ['delivered', 'delivered', 'in_escrow'],
    does: [
      'claim review: open > under_review',
      'over auto_release',
      'over claim_decision',
      'over claim_review',
      'over claim_warning',
      'over claim_window',
      'tell claim.overdue',
      'tell claim.reviewed',
      'tell claim.warned',
    ],
  },
  completed: {
    days: 60,
    leads: ['delivered', 'completed', 'released'],
    does: ['over claim_window', 'over payout_expected', 'tell reminder.claim_window'],
  },
  cancelled: { days: 60, leads: ['cancelled', 'declined', 'refunded'], does: [] },
};
