import type { CategoryId } from '../../kit/format/labels';

const CATEGORIES: Record<CategoryId, string> = {
  vehicles: 'Front, back, both sides, and any damage.',
  household_items: 'Front, back, and the stairs or doors on the way out.',
  heavy_equipment: 'Each side, the attachments, and the data plate.',
  freight: 'The packed load, its labels, and the dock or door.',
  animals: 'The animal, and its crate or stall.',
  other: 'Front, back, and the way out to the truck.',
};

const KINDS: Readonly<Record<string, string>> = {
  boat: 'The whole boat on its trailer, the hull, and the motor.',
  motorcycle: 'Both sides, and any damage.',
  piano: 'Front, back, and the stairs.',
  'household move': 'Each room, and the stairs or elevator.',
  'hot tub': 'The tub, and the way from it to the street.',
  horse: 'Both sides of the horse.',
};

/** Which photos help a carrier quote, by what is shipped; kinds go by the server's names. */
export function photoPrompt(category: CategoryId, kind: string | null): string {
  return (kind === null ? undefined : KINDS[kind]) ?? CATEGORIES[category];
}
