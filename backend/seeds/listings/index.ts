import type { Category } from '../../src/common/categories.js';
import { ANIMALS } from './animals.js';
import { FREIGHT } from './freight.js';
import { HEAVY } from './heavy.js';
import { HOUSEHOLD } from './household.js';
import type { Listing } from './listing.js';
import { OTHER } from './other.js';
import { VEHICLES } from './vehicles.js';

/** Everything listed in the demo, by category. */
export const LISTINGS: Record<Category, readonly Listing[]> = {
  vehicles: VEHICLES,
  household_items: HOUSEHOLD,
  heavy_equipment: HEAVY,
  freight: FREIGHT,
  animals: ANIMALS,
  other: OTHER,
};
