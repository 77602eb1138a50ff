import { addBusinessDays, hourOfDay, localDay, OFFICE_ZONE, officeDaysAfter } from '../common/calendar.js';
import type { ClaimKind } from '../common/claim-kinds.js';
import { after, HOUR } from '../common/clock.js';
import { invalidField } from '../common/errors.js';
import { type Cents, formatCents } from '../common/money.js';
import type { Payment } from '../payments/payment.entity.js';
import { agreedOf, pickupEnd } from '../bookings/agreed-terms.js';
import type { QuoteSnapshot } from '../bookings/deal-snapshots.js';
import type { Deal } from '../bookings/lock-deal.js';

const OFFICE_CLOSES = 17;
const DECISION_BUSINESS_DAYS = 5;
const REVIEW_BUSINESS_DAYS = 2;

/** When an open claim must be decided by: five business days after its opening, at close of business. */
export function decisionDue(openedAt: Date): Date {
  return hourOfDay(
    addBusinessDays(localDay(openedAt, OFFICE_ZONE), DECISION_BUSINESS_DAYS),
    OFFICE_CLOSES,
    OFFICE_ZONE,
  );
}

/** When operators review a claim without the other side's account: two business days after its opening. */
export function reviewDue(openedAt: Date): Date {
  return officeDaysAfter(openedAt, REVIEW_BUSINESS_DAYS);
}

type ClaimedDeal = Pick<QuoteSnapshot, 'shipment' | 'quote'>;

/**
 * Why a kind cannot be claimed now; undefined when it can. Damage and other: from the pickup until the claim window after
 * delivery closes, its last instant included. Delay: once the delivery is later than promised, until the same end. No-show:
 * from the end of the last agreed pickup day, as long as it is not picked up.
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
      ? 'A no-show can be claimed once the agreed pickup date has ended.'
      : undefined;
  },
  other: outsideCarriage,
};

const OVER = 'The time for claims after delivery is over.';

function outsideCarriage({ shipment, quote }: ClaimedDeal, now: Date): string | undefined {
  if (isOver(quote, now)) return OVER;
  return shipment.status === 'booked' ? 'This can be claimed once the shipment is picked up.' : undefined;
}

function isOver(quote: ClaimedDeal['quote'], now: Date): boolean {
  return quote.deliveredAt !== null && now > after(quote.deliveredAt, agreedOf(quote).claimWindowHours * HOUR);
}

/** These are of the goods themselves, which are worth and covered so much, in however many claims. */
export const OF_GOODS: readonly ClaimKind[] = ['damage', 'other'];

/**
 * The most that can be claimed: the protection plan's limit, and the declared value if there is one.
 * @param granted what was granted on earlier claims for the same
 * @throws 400 on `amount`
 */
export function requireWithinLimits({ shipment, quote }: Deal, payment: Payment, amount: Cents, granted: Cents): void {
  const already = granted > 0 ? `, of which ${formatCents(granted)} was granted before` : '';
  const limit = planLimit({ quote }, payment);
  if (amount + granted > limit)
    throw invalidField('amount', `Your protection covers up to ${formatCents(limit)}${already}`);
  const declared = shipment.declaredValueCents;
  if (declared !== null && amount + granted > declared)
    throw invalidField('amount', `The shipment's declared value is ${formatCents(declared)}${already}`);
}

function planLimit({ quote }: Pick<Deal, 'quote'>, payment: Payment): Cents {
  return agreedOf(quote).protectionPlans.find(({ id }) => id === payment.protectionPlan)?.limitCents ?? 0;
}
