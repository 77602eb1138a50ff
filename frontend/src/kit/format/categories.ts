import type { Shipment } from '../api/types';

export type CategoryId = NonNullable<Shipment['category']>;

/** The categories' labels, in the order they are always shown. Alone in its file, since the build reads it too. */
export const CATEGORY_LABELS: Readonly<Record<CategoryId, string>> = {
  vehicles: 'Vehicles & Boats',
  household_items: 'Household Items',
  heavy_equipment: 'Heavy Equipment',
  freight: 'Freight',
  animals: 'Animals',
  other: 'Other',
};
