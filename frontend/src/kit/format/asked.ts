import type { Shipment } from '../api/types';
import type { AccessPlace } from './access';
import type { CategoryId } from './categories';

/** What is asked about an item, when it is listed and at the door. The API takes any of it for every item, and whether it runs for those of `mayRun`. */
export interface Asked {
  /** It drives onto the truck, unless it does not run. */
  drives: boolean;
  /** There may be steps or an elevator on the way to it. */
  steps: boolean;
  /** Where a carrier may find it. */
  places: readonly AccessPlace[];
}

const ANYWHERE: readonly AccessPlace[] = ['curb', 'driveway', 'garage', 'dock', 'inside'];
const OUTSIDE: readonly AccessPlace[] = ['curb', 'driveway'];
const DRIVEN: Asked = { drives: true, steps: false, places: ANYWHERE };
const TOWED: Asked = { drives: false, steps: false, places: ANYWHERE };
const CARRIED: Asked = { drives: false, steps: true, places: ANYWHERE };
const STANDS_OUTSIDE: Asked = { drives: false, steps: false, places: OUTSIDE };
const PET: Asked = { drives: false, steps: true, places: [...OUTSIDE, 'inside'] };

/** By category, and by those kinds that differ from the rest of it, under the server's names. */
export const ASKED: Readonly<Record<CategoryId, { usually: Asked; kinds: Readonly<Record<string, Asked>> }>> = {
  vehicles: { usually: DRIVEN, kinds: { boat: TOWED, 'jet ski': TOWED, trailer: TOWED } },
  household_items: { usually: CARRIED, kinds: {} },
  heavy_equipment: { usually: DRIVEN, kinds: { generator: TOWED, 'farm implement': TOWED } },
  freight: { usually: CARRIED, kinds: { truckload: TOWED } },
  animals: { usually: STANDS_OUTSIDE, kinds: { dog: PET, cat: PET, pet: PET } },
  other: {
    usually: CARRIED,
    kinds: {
      shed: STANDS_OUTSIDE,
      container: STANDS_OUTSIDE,
      'mobile home': STANDS_OUTSIDE,
      'tiny house': STANDS_OUTSIDE,
      playset: STANDS_OUTSIDE,
    },
  },
};

/** Is it asked of such items whether they run? */
export const mayRun = (category: CategoryId | null): boolean => ASKED[category ?? 'other'].usually.drives;

/** What is asked about an item of this category and kind. */
export function askedOf({ category, subcategory }: Pick<Shipment, 'category' | 'subcategory'>): Asked {
  const { usually, kinds } = ASKED[category ?? 'other'];
  return (subcategory !== null && Object.hasOwn(kinds, subcategory) ? kinds[subcategory] : undefined) ?? usually;
}
