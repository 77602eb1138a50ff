import { type Category, mayRun } from '../common/categories.js';
import { dayFaults } from '../common/deal-days.js';
import { type FieldError, invalidField, problem } from '../common/errors.js';
import type { Shipment } from './shipment.entity.js';
import {
  CATEGORY_REQUIRED,
  DELIVERY_REQUIRED,
  descriptionRefusal,
  type NewShipment,
  PICKUP_REQUIRED,
} from './shipments.dto.js';

type Wanted = Pick<Shipment, 'category' | 'description' | 'pickupLocation' | 'deliveryLocation'>;

/** What a draft still needs to be listed. */
export function missingOf(shipment: Wanted): FieldError[] {
  const errors: FieldError[] = [];
  if (!shipment.pickupLocation) errors.push({ path: 'pickupLocation', message: PICKUP_REQUIRED });
  if (!shipment.deliveryLocation) errors.push({ path: 'deliveryLocation', message: DELIVERY_REQUIRED });
  if (!shipment.category) errors.push({ path: 'category', message: CATEGORY_REQUIRED });
  const refusal = descriptionRefusal(shipment.description);
  if (refusal) errors.push({ path: 'description', message: refusal });
  return errors;
}

/** @throws 400 with every field that a listing still needs */
export function requireWhole(shipment: Wanted): void {
  const errors = missingOf(shipment);
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

export const DAYS = ['pickupDate', 'pickupUntil', 'deliveryFrom', 'deliveryDate'] as const;
/** How many days after its first the owner's pickup window may end at most. */
const MOST_WINDOW_DAYS = 60;

/** @throws 400 when the pickup has passed everywhere, a window makes no sense, the delivery comes before it, or a day is too far away */
export function requireDates(days: Pick<NewShipment, (typeof DAYS)[number]>, now: Date): void {
  const typed = (path: (typeof DAYS)[number]) => ({ path, day: days[path] });
  const errors = dayFaults(
    {
      pickup: typed('pickupDate'),
      until: { ...typed('pickupUntil'), mostDays: MOST_WINDOW_DAYS },
      from: typed('deliveryFrom'),
      delivery: typed('deliveryDate'),
    },
    now,
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/** @throws 400 for what only a vehicle or machine does */
export function requireEngine({ runs }: Pick<NewShipment, 'runs'>, category: Category | null | undefined): void {
  if (typeof runs === 'boolean' && !mayRun(category))
    throw invalidField('runs', 'Only a vehicle or a machine runs or does not');
}
