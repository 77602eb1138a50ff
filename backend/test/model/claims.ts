import { addBusinessDays, daysBetween, endOfDay, hourOfDay, localDay } from '../../src/common/calendar.js';
import { cardsHave, carriedBy, takeBackFromCards, takeFromCarrier } from './charges.js';
import { agreedDay, endRefunded, fallThrough, refundAll, refundPart, release, share } from './deal.js';
import {
  bookedQuote,
  isClaimed,
  isDisputed,
  isOpen,
  type ModelClaim,
  type ModelDeal,
  type ModelPayment,
  type ModelQuote,
  type PlanId,
} from './shape.js';
import { DELIVERY_ZONE, PICKUP_ZONE } from './zones.js';

const HOUR = 3_600_000;
const OFFICE_ZONE = 'America/New_York';

/** The most a plan covers, in cents. */
const LIMITS: Record<PlanId, number> = { standard: 10_000_000, plus: 25_000_000, premium: 50_000_000 };

export type NewClaim = Pick<ModelClaim, 'side' | 'kind' | 'amount'>;

/** May one side of the deal claim this now? */
export function mayClaim(deal: ModelDeal, { side, kind, amount }: NewClaim, now: number): boolean {
  const quote = bookedQuote(deal);
  const payment = quote?.payment;
  if (!quote || !payment || !['in_escrow', 'released', 'refunded'].includes(payment.status)) return false;
  if (side === 'carrier' && kind !== 'other') return false;
  const isOfGoods = (each: NewClaim) => each.side === 'shipper' && ['damage', 'other'].includes(each.kind);
  const granted = isOfGoods({ side, kind, amount })
    ? quote.claims.filter(isOfGoods).reduce((sum, claim) => sum + claim.granted, 0)
    : 0;
  if (amount + granted > LIMITS[payment.plan] || quote.claims.some((claim) => claim.side === side && isOpen(claim)))
    return false;
  if (kind === 'no_show') return deal.status === 'booked' && now >= endOfDay(agreedDay(quote), PICKUP_ZONE).getTime();
  if (quote.deliveredAt !== undefined && now > quote.deliveredAt + 48 * HOUR) return false;
  if (kind === 'delay')
    return (
      quote.deliveryDay !== null && localDay(new Date(quote.deliveredAt ?? now), DELIVERY_ZONE) > quote.deliveryDay
    );
  return deal.status !== 'booked';
}

/** A claim opened now: reviewed in two business days, to be decided in five, at five in New York. */
export function newClaim(id: string, claim: NewClaim, now: number): ModelClaim {
  const day = localDay(new Date(now), OFFICE_ZONE);
  return {
    ...claim,
    id,
    status: 'open',
    answered: false,
    overdue: false,
    reviewAt: now + daysBetween(day, addBusinessDays(day, 2)) * 24 * HOUR,
    decisionAt: hourOfDay(addBusinessDays(day, 5), 17, OFFICE_ZONE).getTime(),
    granted: 0,
    fromEscrow: 0,
    fromCarrier: 0,
    fromGuarantee: 0,
    fromBank: 0,
    outOfBand: 0,
  };
}

/** A claim is closed and no other is open: a release that fell due in the meantime happens. */
export function thaw(quote: ModelQuote, now: number): void {
  const { payment, releaseAt } = quote;
  if (isClaimed(quote) || isDisputed(quote) || payment?.status !== 'in_escrow' || quote.status !== 'delivered') return;
  if (releaseAt !== undefined && releaseAt <= now) release(quote, payment);
}

/** An operator decides: what a shipper is granted is paid and, for a delivered deal, the rest is released. */
export function resolveClaim(
  deal: ModelDeal,
  quote: ModelQuote,
  claim: ModelClaim,
  granted: number,
  now: number,
): void {
  claim.status = granted === 0 ? 'denied' : granted === claim.amount ? 'approved' : 'partly_approved';
  claim.granted = granted;
  const payment = quote.payment as ModelPayment;
  if (claim.side === 'shipper' && granted > 0) pay(deal, quote, payment, claim);
  if (claim.side === 'shipper' && quote.status === 'delivered' && payment.status === 'in_escrow') quote.releaseAt = now;
  thaw(quote, now);
}

/** Less what the shipper has already had for the same loss: out of escrow, then from the carrier, then out of the guarantee fund. */
function pay(deal: ModelDeal, quote: ModelQuote, payment: ModelPayment, claim: ModelClaim): void {
  const given = claim.kind === 'delay' ? (payment.delayBack ?? 0) + payment.delayPaid : 0;
  const uncounted = payment.lost - quote.claims.reduce((sum, { fromBank }) => sum + fromBank, 0);
  claim.fromBank = Math.min(Math.max(0, claim.granted - given), uncounted);
  const owed = Math.max(0, claim.granted - given - claim.fromBank);
  if (claim.kind === 'delay') payment.delayPaid += owed + claim.fromBank;
  claim.fromEscrow = payment.status === 'in_escrow' ? payFromEscrow(deal, quote, payment, claim, owed) : 0;

  const rest = owed - claim.fromEscrow;
  claim.fromCarrier = recover(payment, rest);
  claim.fromGuarantee = rest - claim.fromCarrier;
  const onCard = Math.min(rest, cardsHave(payment));
  takeBackFromCards(payment, onCard);
  payment.cardBack += onCard;
  claim.outOfBand = rest - onCard;
}

function payFromEscrow(
  deal: ModelDeal,
  quote: ModelQuote,
  payment: ModelPayment,
  claim: ModelClaim,
  owed: number,
): number {
  if (claim.kind === 'no_show' && claim.status === 'approved' && quote.status === 'paid') {
    const before = payment.refunded;
    fallThrough(deal, quote, 'no_show', 'free');
    return Math.min(owed, payment.refunded - before);
  }
  const held = payment.left - carriedBy(payment);
  const amount = Math.min(owed, held);
  if (amount === 0) return 0;
  if (amount < held) refundPart(payment, amount);
  else {
    refundAll(quote, payment, true);
    endRefunded(deal, quote);
  }
  return amount;
}

/** Takes back what was released, payout and fee, as far as it goes. */
export function recover(payment: ModelPayment, cents: number): number {
  if (payment.status !== 'released') return 0;
  const left = payment.payout + payment.fee - payment.recovered;
  const taken = Math.min(cents, left);
  // The platform's fee on it is not the carrier's.
  takeFromCarrier(payment, taken - (share(left, 500) - share(left - taken, 500)));
  payment.recovered += taken;
  return taken;
}
