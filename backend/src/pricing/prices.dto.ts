import { CATEGORY_GIVEN, CATEGORY_IDS, type Category } from '../common/categories.js';
import { HEAVIEST_LBS, DimensionsField, Ignored, OneOf, Pounds, Text } from '../common/fields.js';
import { centsToDollars } from '../common/money.js';
import { Shown } from '../common/shown.js';
import { DELIVERY_REQUIRED, PICKUP_REQUIRED } from '../shipments/shipments.dto.js';
import type { Estimate } from './estimate.js';

const USUAL = 'The service most people use for such a job; its range is the one shown beside quotes.';
const MOSTLY = 'Most prices fall between `low` and `high`; GET /api/price-truth says how many did in a test.';
const optional = { optional: true, nullable: true } as const;

/** What estimates are asked for. */
export class RatesQuestion {
  @OneOf(CATEGORY_IDS, { name: CATEGORY_GIVEN }) category: Category;
  /** Hundredths of a pound. */
  @Pounds(HEAVIEST_LBS, { ...optional, description: "lbs; else the category's usual item." }) weight?: number | null;
  @Text(1, 300, { message: PICKUP_REQUIRED, example: 'Austin, TX' }) pickupLocation: string;
  @Text(1, 300, { message: DELIVERY_REQUIRED, example: 'Denver, CO' }) deliveryLocation: string;
  @Text(0, 200, { ...optional, description: "The item's title; it determines the kind if no subcategory does." })
  title?: string | null;
  @Text(0, 100, { ...optional, description: 'The kind of item, for example boat, horse or container.' }) subcategory?:
    string | null;
  @DimensionsField({ ...optional, description: 'L x W x H in ft' }) dimensions?: string | null;
  @Ignored('Ignored.') id?: unknown;
  @Ignored('Ignored.') userId?: unknown;
  @Ignored('Ignored.') status?: unknown;
}

/** What a type of carrier usually charges; nobody's offer. */
export class RateAnswer {
  @Shown.text({ example: 'Open Auto Carrier' }) carrierName: string;
  @Shown.text({ example: 'Open Transport' }) serviceType: string;
  @Shown.whole({ description: 'Days on the road, not counting the wait for the pickup.' }) estimatedDays: number;
  @Shown.dollars() estimatedCost: number;
  @Shown.text({ example: 'USD' }) currency: string;
  @Shown.dollars({ description: MOSTLY }) low: number;
  @Shown.dollars() high: number;
  @Shown.text({ description: 'What the estimate was made from.' }) basis: string;
  @Shown.flag({ description: USUAL }) usual: boolean;
  @Shown.text({
    nullable: true,
    example: 'boat',
    description: 'The kind of item that was priced; null if only category and weight decided.',
  })
  kind: string | null;
}

/** An estimate stored with a shipment. */
export class PriceComparisonAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.text({ example: 'Open Auto Carrier' }) carrierName: string;
  @Shown.text({ example: 'Open Transport' }) serviceType: string;
  @Shown.dollars() estimatedCost: number;
  @Shown.whole({ description: 'Days on the road, not counting the wait for the pickup.' }) estimatedDays: number;
  @Shown.text({ example: 'USD' }) currency: string;
  @Shown.instant() calculatedAt: string;
  @Shown.dollars({ description: MOSTLY }) low: number;
  @Shown.dollars() high: number;
  @Shown.flag({ description: USUAL }) usual: boolean;
}

export function toRate(
  {
    carrierName,
    serviceType,
    estimatedDays,
    estimatedCostCents,
    currency,
    lowCents,
    highCents,
    basis,
    usual,
  }: Estimate,
  kind: string | null,
): RateAnswer {
  return {
    carrierName,
    serviceType,
    estimatedDays,
    estimatedCost: centsToDollars(estimatedCostCents),
    currency,
    low: centsToDollars(lowCents),
    high: centsToDollars(highCents),
    basis,
    usual,
    kind,
  };
}
