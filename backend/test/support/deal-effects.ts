import type { QuoteStatus } from '../../src/quotes/quotes.rules.js';
import type { ShipmentStatus } from '../../src/shipments/shipments.rules.js';
import { REFUNDED, RELEASED } from './effects.js';

interface Done {
  /** Shipment, quote, and the quote's word on its payment; without a quote, just the shipment. */
  leads: [shipment: ShipmentStatus, quote?: QuoteStatus, payment?: string];
  /** In the words of `effectsOf`. */
  does: string[];
}

const REFUNDED_IN_FULL = [
  ...REFUNDED,
  'over escrow_age',
  'payment refund: in_escrow > refunded',
  'tell payment.refunded',
];

/** What each call of a deal's parties leads to, and everything it does, where it is allowed. */
export const ALLOWED: Record<string, Record<string, Done>> = {
  draft: {
    'shipment publish': { leads: ['listed'], does: ['shipment publish: draft > listed', 'tell shipment.listed'] },
    'shipment change': { leads: ['draft'], does: [] },
    'shipment cancel': {
      leads: ['cancelled'],
      does: ['shipment cancel: draft > cancelled', 'tell shipment.cancelled'],
    },
  },
  listed: {
    'shipment change': { leads: ['listed', 'declined', 'pending'], does: [] },
    'shipment quote': {
      leads: ['quoted', 'declined', 'pending'],
      does: ['quote submit: nothing > pending', 'shipment quote: listed > quoted', 'tell quote.submitted'],
    },
    'shipment cancel': {
      leads: ['cancelled', 'declined', 'pending'],
      does: ['shipment cancel: listed > cancelled', 'tell shipment.cancelled'],
    },
  },
  quoted: {
    'shipment cancel': {
      leads: ['cancelled', 'declined', 'pending'],
      does: [
        'quote close: pending > declined',
        'shipment cancel: quoted > cancelled',
        'tell quote.declined',
        'tell shipment.cancelled',
      ],
    },
    'quote change': {
      leads: ['quoted', 'pending', 'pending'],
      does: ['quote change: pending > pending', 'tell quote.changed'],
    },
    'quote withdraw': {
      leads: ['listed', 'declined', 'pending'],
      does: ['quote withdraw: pending > declined', 'shipment unquote: quoted > listed', 'tell quote.withdrawn'],
    },
    'quote decline': {
      leads: ['listed', 'declined', 'pending'],
      does: ['quote decline: pending > declined', 'shipment unquote: quoted > listed', 'tell quote.declined'],
    },
    'quote accept': {
      leads: ['booked', 'accepted', 'pending'],
      does: [
        'due payment_window',
        'quote accept: pending > accepted',
        'shipment accept: quoted > booked',
        'tell quote.accepted',
      ],
    },
  },
  booked: {
    'shipment addresses': {
      leads: ['booked', 'accepted', 'pending'],
      does: ['shipment addresses: booked > booked', 'tell shipment.addresses_given'],
    },
    'shipment confirm-delivery': {
      leads: ['delivered', 'completed', 'pending'],
      does: [
        'over payment_window',
        'quote complete: delivered > completed',
        'quote confirm-delivery: accepted > delivered',
        'shipment confirm-delivery: booked > delivered',
        'tell shipment.completed',
      ],
    },
    'shipment cancel': {
      leads: ['cancelled', 'declined', 'pending'],
      does: [
        'over payment_window',
        'quote cancel: accepted > declined',
        'shipment cancel: booked > cancelled',
        'tell shipment.cancelled',
      ],
    },
    'quote withdraw': {
      leads: ['listed', 'declined', 'pending'],
      does: [
        'over payment_window',
        'quote give-back: accepted > declined',
        'shipment reopen: booked > listed',
        'tell quote.withdrawn',
        'tell shipment.reopened',
      ],
    },
    'quote unaccept': {
      leads: ['listed', 'declined', 'pending'],
      does: [
        'over payment_window',
        'quote unaccept: accepted > declined',
        'shipment reopen: booked > listed',
        'tell quote.unaccepted',
        'tell shipment.reopened',
      ],
    },
    'quote pay': { leads: ['booked', 'accepted', 'pending'], does: ['payment pay: nothing > pending'] },
  },
  paid: {
    'shipment addresses': {
      leads: ['booked', 'paid', 'in_escrow'],
      does: ['shipment addresses: booked > booked', 'tell shipment.addresses_given'],
    },
    'shipment pickup': {
      leads: ['in_transit', 'in_progress', 'in_escrow'],
      does: [
        'due delivery_overdue',
        'over no_show_refund',
        'over no_show_warning',
        'over pickup_day',
        'quote pickup: paid > in_progress',
        'shipment pickup: booked > in_transit',
        'tell shipment.picked_up',
      ],
    },
    'shipment cancel': {
      leads: ['cancelled', 'declined', 'refunded'],
      does: [
        ...REFUNDED_IN_FULL,
        'over no_show_refund',
        'over no_show_warning',
        'over pickup_day',
        'quote cancel: paid > declined',
        'shipment cancel: booked > cancelled',
        'tell shipment.cancelled',
      ],
    },
    'quote withdraw': {
      leads: ['listed', 'declined', 'refunded'],
      does: [
        ...REFUNDED_IN_FULL,
        'over no_show_refund',
        'over no_show_warning',
        'over pickup_day',
        'quote give-back: paid > declined',
        'shipment reopen: booked > listed',
        'tell quote.withdrawn',
        'tell shipment.reopened',
      ],
    },
  },
  in_transit: {
    'shipment addresses': {
      leads: ['in_transit', 'in_progress', 'in_escrow'],
      does: ['shipment addresses: in_transit > in_transit', 'tell shipment.addresses_given'],
    },
    'shipment locations': { leads: ['in_transit', 'in_progress', 'in_escrow'], does: ['tell location.reported'] },
    'shipment deliver': {
      leads: ['delivered', 'delivered', 'in_escrow'],
      does: [
        'due auto_release',
        'due claim_window',
        'over delivery_overdue',
        'quote deliver: in_progress > delivered',
        'shipment deliver: in_transit > delivered',
        'tell shipment.delivered',
      ],
    },
    'shipment confirm-delivery': {
      leads: ['delivered', 'completed', 'released'],
      does: [
        ...RELEASED,
        'due claim_window',
        'over delivery_overdue',
        'quote confirm-delivery: in_progress > delivered',
        'shipment confirm-delivery: in_transit > delivered',
      ],
    },
  },
  delivered: {
    'shipment confirm-delivery': {
      leads: ['delivered', 'completed', 'released'],
      does: [...RELEASED, 'over auto_release'],
    },
  },
};
