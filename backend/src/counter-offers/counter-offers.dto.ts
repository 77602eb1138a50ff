import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { Day, Dollars, Text, WholeBetween } from '../common/fields.js';
import { LEAST_CENTS, MOST_CENTS } from '../common/money.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { OFFER_STATUSES, type OfferSide, type OfferStatus } from './counter-offers.rules.js';

const optional = { optional: true, nullable: true } as const;
const USUAL_HOURS = 24;
const MOST_HOURS = 72;

/** Other terms for a quote; days left out stay as in the quote. */
export class NewCounterOffer {
  @Dollars(LEAST_CENTS, MOST_CENTS)
  amount: number;
  @Day(optional) pickupDate?: string | null;
  @Day({ ...optional, description: 'The last day, if the pickup is a window.' }) pickupUntil?: string | null;
  @Day(optional) deliveryDate?: string | null;
  @Text(0, 1000, optional) message?: string | null;
  @WholeBetween(1, MOST_HOURS, { ...optional, description: 'How long it stands, at most as long as the quote.' })
  validHours?: number | null;
}

export const hoursOf = ({ validHours }: NewCounterOffer): number => validHours ?? USUAL_HOURS;

export class OfferAcceptance {
  @Dollars(LEAST_CENTS, MOST_CENTS, { description: 'As you saw it.' }) amount: number;
}

export class CounterOfferAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.id() quoteId: string;
  @Shown.oneOf(['shipper', 'carrier'], { description: 'Who made it.' }) side: OfferSide;
  @Shown.whole({ description: 'Of 3 a side.' }) round: number;
  @Shown.dollars() amount: number;
  @Shown.day({ nullable: true }) pickupDate: string | null;
  @Shown.day({ nullable: true }) pickupUntil: string | null;
  @Shown.day({ nullable: true }) deliveryDate: string | null;
  @Shown.text({ nullable: true }) message: string | null;
  @Shown.texts() warnings: string[];
  @Shown.oneOf(OFFER_STATUSES) status: OfferStatus;
  @Shown.text({ nullable: true }) declineReason: string | null;
  @Shown.instant({ description: 'Until then, the other side books by accepting it.' }) validUntil: string;
  @Shown.instant({ nullable: true }) decidedAt: string | null;
  @Shown.instant() createdAt: string;
  @Can('counter_offer') can?: ActWord<'counter_offer'>[];
  @Next() next?: NextStepAnswer | null;
}

/** A counter-offer's JSON for the viewer in $2: `o` is the offer. @param isOpen SQL for whether the two see each other's contact data */
export const offerJson = (
  isOpen: string,
): string => `json_build_object('id', o.id, 'shipmentId', o.shipment_id, 'quoteId', o.quote_id,
  'side', o.side, 'round', o.round, 'amount', o.amount, 'pickupDate', o.pickup_date, 'pickupUntil', o.pickup_until, 'deliveryDate', o.delivery_date,
  'message', CASE WHEN o.offered_by = $2 OR o.masked_message IS NULL OR ${isOpen} THEN o.message ELSE o.masked_message END,
  'warnings', o.warnings, 'status', o.status, 'declineReason', o.decline_reason,
  'validUntil', ${isoJson('o.valid_until')}, 'decidedAt', ${isoJson('o.decided_at')}, 'createdAt', ${isoJson('o.created_at')})`;
