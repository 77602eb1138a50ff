import { defineMachine } from '../common/rules.js';

export const SHIPMENT_STATUSES = [
  'draft',
  'listed',
  'quoted',
  'booked',
  'in_transit',
  'delivered',
  'cancelled',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

export type ShipmentVerb =
  | 'create'
  | 'publish'
  | 'copy'
  | 'change'
  | 'quote'
  | 'unquote'
  | 'accept'
  | 'reopen'
  | 'addresses'
  | 'pickup'
  | 'locations'
  | 'deliver'
  | 'confirm-delivery'
  | 'came-later'
  | 'cancel'
  | 'refund';

/** A shipment's life. Verbs from `accept` on are called by bookings. */
export const SHIPMENT_RULES = defineMachine<ShipmentStatus, ShipmentVerb>({
  noun: 'shipment',
  table: 'shipments',
  states: SHIPMENT_STATUSES,
  verbs: {
    create: { who: ['owner'], from: [], to: ['draft', 'listed'] },
    publish: { who: ['owner'], from: ['draft'], to: ['listed'], call: { by: ['owner'] } },
    // A new draft of the same; this one stays.
    copy: { who: ['owner'], from: SHIPMENT_STATUSES, to: [], call: { by: ['owner'] } },
    // An edit; the status stays.
    change: {
      who: ['owner'],
      from: ['draft', 'listed', 'quoted'],
      to: [],
      call: { by: ['owner'], words: ['change', 'photos'] },
    },
    quote: { who: ['carrier'], from: ['listed'], to: ['quoted'] },
    unquote: { who: ['carrier', 'owner', 'clock'], from: ['quoted'], to: ['listed'] },
    accept: {
      who: ['owner', 'carrier'],
      from: ['quoted'],
      to: ['booked'],
      refusals: { booked: 'already_booked', in_transit: 'already_booked', delivered: 'already_booked' },
    },
    reopen: { who: ['owner', 'carrier', 'clock', 'admin'], from: ['booked'], to: ['quoted', 'listed'] },
    // Where exactly, and whom to call; the status stays.
    addresses: {
      who: ['owner'],
      from: ['booked', 'in_transit'],
      to: [],
      call: { by: ['owner'], whileSuspended: true },
    },
    pickup: { who: ['carrier'], from: ['booked'], to: ['in_transit'], needs: ['inEscrow'], call: { by: ['carrier'] } },
    // A location report; the status stays.
    locations: {
      who: ['carrier'],
      from: ['in_transit'],
      to: [],
      call: { by: ['carrier'], whileSuspended: true },
    },
    deliver: {
      who: ['carrier'],
      from: ['in_transit'],
      to: ['delivered'],
      call: { by: ['carrier'], whileSuspended: true },
    },
    'confirm-delivery': {
      who: ['owner', 'admin'],
      from: ['booked', 'in_transit'],
      to: ['delivered'],
      needs: ['escrowNotDisputed', 'escrowNotClaimed', 'pickupDayReached', 'settledOrUnpaid'],
      // For a delivered shipment it releases the payment.
      call: { by: ['owner'], from: ['booked', 'in_transit', 'delivered'], whileSuspended: true },
    },
    // An objection to the day that the carrier's phone gave; the status stays.
    'came-later': {
      who: ['owner'],
      from: ['delivered'],
      to: [],
      needs: ['earlierDayCounts', 'claimsOpen', 'delayNotSettled', 'escrowNotDisputed'],
      call: { by: ['owner'], whileSuspended: true },
    },
    cancel: {
      who: ['owner', 'admin'],
      from: ['draft', 'listed', 'quoted', 'booked'],
      to: ['cancelled'],
      refusals: { in_transit: 'use_claim', delivered: 'use_claim' },
      needs: ['escrowNotDisputed'],
      call: { by: ['owner', 'admin'] },
    },
    refund: { who: ['admin', 'provider'], from: ['booked', 'in_transit'], to: ['cancelled'] },
  },
});
