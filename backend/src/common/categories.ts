/** The six categories of shipments, in the order they are offered. */
export const CATEGORIES = [
  { id: 'vehicles', label: 'Vehicles & Boats' },
  { id: 'household_items', label: 'Household Items' },
  { id: 'heavy_equipment', label: 'Heavy Equipment' },
  { id: 'freight', label: 'Freight' },
  { id: 'animals', label: 'Animals' },
  { id: 'other', label: 'Other' },
] as const;

export type Category = (typeof CATEGORIES)[number]['id'];

/** The name in the API document of the list of those that can be given. */
export const CATEGORY_GIVEN = 'CategoryGiven';
export const CATEGORY_IDS = CATEGORIES.map((category) => category.id);

/** Is it of such an item that one says whether it runs? */
export function mayRun(category: Category | null | undefined): boolean {
  return category === 'vehicles' || category === 'heavy_equipment';
}
