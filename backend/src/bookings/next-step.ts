import type { NextStep } from '../common/acts.js';
import { type DeadlineKind, DEADLINES } from '../common/deadlines.js';
import type { DealFacts, QuoteFacts } from './deal-facts.js';

/** What a shipment waits for; null when it is over. */
export function nextOfShipment(facts: DealFacts): NextStep | null {
  if (facts.booking) return nextOfDeal(facts, facts.booking);
  switch (facts.shipment.status) {
    case 'draft':
      return step(facts, 'owner', 'publish');
    case 'listed':
      return step(facts, 'carrier', 'quotes');
    case 'quoted':
      return step(facts, 'owner', 'accept', 'quote_expiry');
    default:
      return null;
  }
}

/** What a quote waits for, or from its acceptance on a deal. */
export function nextOfDeal(facts: DealFacts, { shipment, quote, payment }: QuoteFacts): NextStep | null {
  const isDisputed = payment?.frozenBy.includes('chargeback') ?? false;
  switch (quote.status) {
    case 'pending':
      if (shipment.status !== 'quoted') return null;
      return quote.termsVersion < shipment.termsVersion
        ? step(facts, 'carrier', 'change', 'quote_expiry')
        : step(facts, 'owner', 'accept', 'quote_expiry');
    case 'accepted':
      return payment?.status === 'paid'
        ? step(facts, 'provider', 'settle')
        : step(facts, 'owner', 'pay', 'payment_window');
    case 'paid':
      return isDisputed ? step(facts, 'provider', 'close-dispute') : step(facts, 'carrier', 'pickup', 'no_show_refund');
    case 'in_progress':
      return step(facts, 'carrier', 'deliver', 'delivery_overdue');
    case 'delivered':
      if (isDisputed) return step(facts, 'provider', 'close-dispute');
      return nextOfClaims(facts) ?? step(facts, 'owner', 'confirm-delivery', 'auto_release');
    case 'completed':
      if (payment?.transferStatus === 'blocked') return step(facts, 'carrier', 'payout-account');
      return payment?.transferStatus === 'queued' ? step(facts, 'provider', 'transfer', 'payout_expected') : null;
    case 'declined':
      return null;
  }
}

/** The other side answers before operators decide. */
function nextOfClaims(facts: DealFacts): NextStep | undefined {
  const unheard = facts.openClaims.find(({ isHeard }) => !isHeard);
  if (unheard) return step(facts, unheard.side === 'shipper' ? 'carrier' : 'owner', 'respond', 'claim_review');
  return facts.openClaims.length > 0 ? step(facts, 'operator', 'resolve', 'claim_decision') : undefined;
}

/** A step and, if it has a deadline, until when and what happens then. */
export function step(
  { due }: Pick<DealFacts, 'due'>,
  who: NextStep['who'],
  what: NextStep['what'],
  deadline?: DeadlineKind,
): NextStep {
  const until = deadline && due[deadline];
  return { who, what, until: until ?? null, otherwise: until ? DEADLINES[deadline] : null };
}
