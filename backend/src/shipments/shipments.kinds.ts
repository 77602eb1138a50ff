import type { Category } from '../common/categories.js';
import { kindIn } from '../common/kinds.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentChanges } from './shipments.dto.js';

/** The kind a title names, if nobody named one. */
export function kindTold({
  title,
  category,
  subcategory,
}: {
  title: string;
  category?: Category | null;
  subcategory?: string | null;
}): Pick<Shipment, 'subcategory' | 'subcategoryInferred'> {
  if (subcategory) return { subcategory, subcategoryInferred: false };
  return { subcategory: (category && kindIn(title, category)?.id) ?? null, subcategoryInferred: true };
}

/** The kind after an edit: the owner's word stays, an inferred one follows title and category. */
export function kindChanged(
  before: Shipment,
  changes: Pick<ShipmentChanges, 'title' | 'category' | 'subcategory'>,
): Partial<Pick<Shipment, 'subcategory' | 'subcategoryInferred'>> {
  const { title = before.title, category = before.category } = changes;
  if (changes.subcategory !== undefined) return kindTold({ title, category, subcategory: changes.subcategory });
  const says = title !== before.title || category !== before.category;
  return says && (before.subcategoryInferred || before.subcategory === null) ? kindTold({ title, category }) : {};
}

/** The rate card's group for the kind; undefined if weight decides. */
export function priceGroupOf({
  category,
  subcategory,
}: Pick<Shipment, 'category' | 'subcategory'>): string | undefined {
  return category && subcategory ? kindIn(subcategory, category)?.group : undefined;
}
