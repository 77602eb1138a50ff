import type { NextStep } from '../common/acts.js';
import { type DeadlineKind, DEADLINES } from '../common/deadlines.js';
import { type Day, localDay } from '../common/calendar.js';
import { isValidQuote } from '../quotes/is-valid.js';
import type { DealSnapshot, QuoteSnapshot, ShipmentSnapshot } from './deal-snapshots.js';

/** What a shipment waits for; null when it is over. */
export function nextOfShipment(snapshot: ShipmentSnapshot, now: Date): NextStep | null {
  if (snapshot.booking) return nextOfDeal(snapshot, snapshot.booking, now);
  switch (snapshot.shipment.status) {
    case 'draft':
      return snapshot.shipment.template ? null : step(snapshot, 'owner', 'publish');
    case 'listed':
      return hasPassed(snapshot.lastPickup, now)
        ? step(snapshot, 'owner', 'change')
        : step(snapshot, 'carrier', 'quotes');
    case 'quoted':
      if (snapshot.hasStandingQuote) return step(snapshot, 'owner', 'accept', 'quote_expiry');
      return hasPassed(snapshot.lastPickup, now)
        ? step(snapshot, 'owner', 'change')
        : step(snapshot, 'carrier', 'change');
    default:
      return null;
  }
}

/** The westernmost zone of the country: a day that is over there is over wherever a pickup is. */
export const LAST_ZONE = 'Pacific/Honolulu';

function hasPassed(day: Day | null, now: Date): boolean {
  return day !== null && day < localDay(now, LAST_ZONE);
}

/** What a quote waits for, or from its acceptance on a deal. */
export function nextOfDeal(snapshot: DealSnapshot, booking: QuoteSnapshot, now: Date): NextStep | null {
  const { shipment, quote, payment } = booking;
  // Only its owner can go on, by ending it, or operators by restoring the carrier.
  const isHalted = booking.isCarrierSuspended;
  const isDisputed = payment?.frozenBy.includes('chargeback') ?? false;
  switch (quote.status) {
    case 'pending':
      if (shipment.status !== 'quoted') return null;
      return quote.termsVersion < shipment.termsVersion || !isValidQuote({ shipment, quote }, now)
        ? step(snapshot, 'carrier', 'change', 'quote_expiry')
        : step(snapshot, 'owner', 'accept', 'quote_expiry');
    case 'accepted':
      return payment?.status === 'paid'
        ? step(snapshot, 'provider', 'settle')
        : step(snapshot, 'owner', isHalted ? 'unaccept' : 'pay', 'payment_window');
    case 'paid':
      if (isDisputed) return step(snapshot, 'provider', 'close-dispute');
      // The carrier is there and cannot take it.
      if (snapshot.due.end_answer) return step(snapshot, 'owner', 'answer', 'end_answer');
      return isHalted
        ? step(snapshot, 'owner', 'unaccept', 'no_show_refund')
        : step(snapshot, 'carrier', 'pickup', 'no_show_refund');
    case 'in_progress':
      return step(snapshot, 'carrier', 'deliver', 'delivery_overdue');
    case 'delivered':
      if (isDisputed) return step(snapshot, 'provider', 'close-dispute');
      return nextOfClaims(snapshot) ?? step(snapshot, 'owner', 'confirm-delivery', 'auto_release');
    case 'completed':
      if (payment?.transferStatus === 'blocked') return step(snapshot, 'carrier', 'payout-account');
      if (payment?.transferStatus !== 'queued') return null;
      return step(snapshot, booking.isPayoutRefused ? 'operator' : 'provider', 'transfer', 'payout_expected');
    case 'declined':
      return null;
  }
}

/** The other side answers before operators decide. */
function nextOfClaims(snapshot: DealSnapshot): NextStep | undefined {
  const unheard = snapshot.openClaims.find(({ isHeard }) => !isHeard);
  if (unheard) return step(snapshot, unheard.side === 'shipper' ? 'carrier' : 'owner', 'respond', 'claim_review');
  return snapshot.openClaims.length > 0 ? step(snapshot, 'operator', 'resolve', 'claim_decision') : undefined;
}

/** A step and, if it has a deadline, until when and what happens then. */
export function step(
  { due }: Pick<DealSnapshot, 'due'>,
  who: NextStep['who'],
  what: NextStep['what'],
  deadline?: DeadlineKind,
): NextStep {
  const until = deadline && due[deadline];
  return { who, what, until: until ?? null, otherwise: until ? DEADLINES[deadline] : null };
}
