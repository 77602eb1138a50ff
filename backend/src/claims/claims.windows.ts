import { addBusinessDays, daysBetween, hourOfDay, localDay } from '../common/calendar.js';
import type { ClaimKind } from '../common/claim-kinds.js';
import { after, DAY, HOUR } from '../common/clock.js';
import { invalidField } from '../common/errors.js';
import { type Cents, formatCents } from '../common/money.js';
import type { Payment } from '../payments/payment.entity.js';
import { agreedOf, pickupEnd } from '../bookings/agreed-terms.js';
import type { DealFacts, QuoteFacts } from '../bookings/deal-facts.js';
import type { Deal } from '../bookings/lock-deal.js';

/** Operators work in business days of New York. */
const OFFICE_ZONE = 'America/New_York';
const OFFICE_CLOSES = 17;
const DECISION_BUSINESS_DAYS = 5;
const REVIEW_BUSINESS_DAYS = 2;

/** Until when an open claim is to be decided: five business days after its opening, when the office closes. */
export function decisionDue(openedAt: Date): Date {
  return hourOfDay(
    addBusinessDays(localDay(openedAt, OFFICE_ZONE), DECISION_BUSINESS_DAYS),
    OFFICE_CLOSES,
    OFFICE_ZONE,
  );
}

/** When operators look at a claim without the other party's account: two business days after its opening. */
export function reviewDue(openedAt: Date): Date {
  const day = localDay(openedAt, OFFICE_ZONE);
  return after(openedAt, daysBetween(day, addBusinessDays(day, REVIEW_BUSINESS_DAYS)) * DAY);
}

type ClaimedDeal = Pick<DealFacts, 'shipment'> & Pick<QuoteFacts, 'quote'>;

/**
 * Why a kind cannot be claimed at this time; undefined when it can. Damage and anything else: from the pick-up until the end of the
 * claim window after delivery, its last instant included. A delay: once it is later than promised, with the same end. A
 * no-show: from the end of the last agreed day of the pick-up while it is not picked up.
 */
export function outsideWindow(deal: ClaimedDeal, kind: ClaimKind, now: Date): string | undefined {
  return OUTSIDE[kind](deal, now);
}

const OUTSIDE: Record<ClaimKind, (deal: ClaimedDeal, now: Date) => string | undefined> = {
  damage: outsideCarriage,
  delay: (deal, now) => {
    const { shipment, quote } = deal;
    if (isOver(quote, now)) return OVER;
    if (!quote.estimatedDeliveryDate) return 'No delivery date was promised.';
    const isLate = localDay(quote.deliveredAt ?? now, shipment.deliveryTimeZone) > quote.estimatedDeliveryDate;
    return isLate ? undefined : 'It is not later than promised.';
  },
  no_show: (deal, now) => {
    const { shipment, quote } = deal;
    if (shipment.status !== 'booked') return 'The shipment has been picked up.';
    return now < pickupEnd(deal, quote.paidAt ?? now)
      ? 'A no-show can be claimed from the end of the agreed pick-up date on.'
      : undefined;
  },
  other: outsideCarriage,
};

const OVER = 'The time for claims after the delivery is over.';

function outsideCarriage({ shipment, quote }: ClaimedDeal, now: Date): string | undefined {
  if (isOver(quote, now)) return OVER;
  return shipment.status === 'booked' ? 'This can be claimed from the pick-up on.' : undefined;
}

function isOver(quote: ClaimedDeal['quote'], now: Date): boolean {
  return quote.deliveredAt !== null && now > after(quote.deliveredAt, agreedOf(quote).claimWindowHours * HOUR);
}

/** The most that can be claimed: the protection plan's limit, and the declared value where there is one. @throws 400 on `amount` */
export function requireWithinLimits({ shipment, quote }: Deal, payment: Payment, amount: Cents): void {
  if (amount > planLimit({ quote }, payment))
    throw invalidField('amount', `Your protection covers up to ${formatCents(planLimit({ quote }, payment))}`);
  const declared = shipment.declaredValueCents;
  if (declared !== null && amount > declared)
    throw invalidField('amount', `The shipment's declared value is ${formatCents(declared)}`);
}

function planLimit({ quote }: Pick<Deal, 'quote'>, payment: Payment): Cents {
  return agreedOf(quote).protectionPlans.find(({ id }) => id === payment.protectionPlan)?.limitCents ?? 0;
}
