import { localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { type ErrorCode, problem } from '../common/errors.js';
import type { Need } from '../common/needs.js';
import type { Payment } from '../payments/payment.entity.js';
import { isValidQuote } from '../quotes/is-valid.js';
import type { Quote } from '../quotes/quote.entity.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { agreedOf, agreedPickup, settableDays } from './agreed-terms.js';

/** What the needs read of a deal. */
export interface NeedyDeal {
  shipment: Pick<
    Shipment,
    'status' | 'termsVersion' | 'pickupDate' | 'pickupUntil' | 'pickupTimeZone' | 'deliveryTimeZone'
  >;
  quote: Pick<
    Quote,
    | 'id'
    | 'status'
    | 'termsVersion'
    | 'validUntil'
    | 'estimatedPickupDate'
    | 'estimatedPickupUntil'
    | 'pickupDay'
    | 'paidAt'
    | 'deliveredAt'
    | 'arrivedOn'
    | 'agreed'
  >;
  payment: Pick<Payment, 'status' | 'frozenBy'> | undefined;
  /** Looked up when the verb needs it. */
  isBlocked?: boolean;
  isCarrierSuspended?: boolean;
  hasLapsedFacts?: boolean;
  lacksFacts?: boolean;
  isDelayRefunded?: boolean;
}

interface Condition {
  isMet(deal: NeedyDeal, now: Date): boolean;
  /** The refusal when it is not met. */
  code: ErrorCode;
  detail?: string;
}

/** All needs; each can be judged from the deal alone. */
export const NEEDS: Record<Need, Condition> = {
  notBooked: {
    isMet: ({ shipment: { status } }) => SHIPMENT_RULES.verbs.accept.from.includes(status),
    code: 'already_booked',
  },
  fresh: { isMet: ({ shipment, quote }) => quote.termsVersion >= shipment.termsVersion, code: 'quote_stale' },
  notExpired: { isMet: isValidQuote, code: 'quote_expired' },
  notBlocked: { isMet: ({ isBlocked }) => !isBlocked, code: 'blocked' },
  carrierActive: { isMet: ({ isCarrierSuspended }) => !isCarrierSuspended, code: 'carrier_suspended' },
  unpaidOrLetGo: {
    isMet: ({ quote: { status }, isCarrierSuspended, hasLapsedFacts }) =>
      status === 'accepted' || Boolean(isCarrierSuspended) || Boolean(hasLapsedFacts),
    code: 'illegal_transition',
  },
  factsChecked: { isMet: ({ lacksFacts }) => !lacksFacts, code: 'facts_missing' },
  notPaid: { isMet: ({ payment }) => payment?.status !== 'paid', code: 'already_paid' },
  inEscrow: { isMet: ({ payment }) => payment?.status === 'in_escrow', code: 'payment_required' },
  notDisputed: { isMet: ({ payment }) => !payment?.frozenBy.includes('chargeback'), code: 'payment_disputed' },
  escrowNotDisputed: { isMet: (deal) => !holdsEscrow(deal, 'chargeback'), code: 'payment_disputed' },
  escrowNotClaimed: { isMet: (deal) => !holdsEscrow(deal, 'claim'), code: 'claim_open' },
  pickupDayReached: {
    isMet: isPickupDayReached,
    code: 'not_picked_up',
    detail: 'Delivery can be confirmed from the agreed pickup date on.',
  },
  pickupDayOpen: {
    isMet: isPickupDayOpen,
    code: 'pickup_day_closed',
  },
  settledOrUnpaid: {
    isMet: ({ quote, payment }) =>
      payment?.status === 'in_escrow' || (quote.status === 'accepted' && payment?.status !== 'paid'),
    code: 'payment_required',
  },
  pickedUp: {
    isMet: ({ shipment: { status } }) => status === 'in_transit' || status === 'delivered',
    code: 'not_picked_up',
  },
  earlierDayCounts: {
    isMet: doesEarlierDayCount,
    code: 'illegal_transition',
    detail: 'The day on which it was reported as delivered counts already.',
  },
  claimsOpen: {
    isMet: areClaimsOpen,
    code: 'illegal_transition',
    detail: 'The time to object is over.',
  },
  delayNotSettled: {
    isMet: ({ payment, isDelayRefunded }) => payment?.status === 'in_escrow' && !isDelayRefunded,
    code: 'use_claim',
  },
};

/** The verbs of a rules table, with their needs if they have any. */
export interface NeedyVerbs<Verb extends string> {
  verbs: Record<Verb, { needs?: readonly Need[] }>;
}

/** The first need of the verb that the deal does not meet, in row order. */
export function missingNeed<Verb extends string>(
  { verbs }: NeedyVerbs<Verb>,
  verb: Verb,
  deal: NeedyDeal,
  now: Date,
): Condition | undefined {
  return verbs[verb].needs?.map((need) => NEEDS[need]).find((condition) => !condition.isMet(deal, now));
}

/** @throws 409 with the code of the first need that the deal does not meet */
export function requireNeeds<Verb extends string>(
  machine: NeedyVerbs<Verb>,
  verb: Verb,
  deal: NeedyDeal,
  now: Date,
): void {
  const missing = missingNeed(machine, verb, deal, now);
  if (missing) throw problem(missing.code, { detail: missing.detail });
}

function isPickupDayReached({ shipment, quote, payment }: NeedyDeal, now: Date): boolean {
  if (payment?.status !== 'in_escrow' || shipment.status !== 'booked') return true;
  return localDay(now, shipment.pickupTimeZone) >= agreedPickup({ shipment, quote }, quote.paidAt ?? now).first;
}

function isPickupDayOpen(deal: NeedyDeal, now: Date): boolean {
  return settableDays(deal, deal.quote.paidAt ?? now, now) !== undefined;
}

function doesEarlierDayCount({ shipment, quote: { deliveredAt, arrivedOn } }: NeedyDeal): boolean {
  return deliveredAt !== null && arrivedOn !== null && arrivedOn < localDay(deliveredAt, shipment.deliveryTimeZone);
}

function areClaimsOpen({ quote }: NeedyDeal, now: Date): boolean {
  return quote.deliveredAt !== null && now <= after(quote.deliveredAt, agreedOf(quote).claimWindowHours * HOUR);
}

function holdsEscrow({ payment }: NeedyDeal, reason: Payment['frozenBy'][number]): boolean {
  return payment?.status === 'in_escrow' && payment.frozenBy.includes(reason);
}
