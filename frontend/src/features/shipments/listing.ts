import type { BodyOf } from '../../kit/api/operations';
import { numberOf } from '../../kit/format/money';
import type { CategoryId } from '../../kit/format/labels';

/** What is typed about an item. */
export interface ListItemForm {
  title: string;
  /** The kind that was chosen; empty: the title tells. */
  subcategory: string;
  category: CategoryId;
  description: string;
  pickupLocation: string;
  deliveryLocation: string;
  weight: string;
  dimensions: string;
  budget: string;
}

export const emptyItem: ListItemForm = {
  title: '',
  subcategory: '',
  category: 'vehicles',
  description: '',
  pickupLocation: '',
  deliveryLocation: '',
  weight: '',
  dimensions: '',
  budget: '',
};

/** The form as the API takes it: trimmed, without what was left empty. */
export function listingOf(form: ListItemForm, photos: string[]): BodyOf<'POST', '/api/shipments'> {
  const text = (value: string) => value.trim() || undefined;
  return {
    title: form.title.trim(),
    subcategory: text(form.subcategory),
    category: form.category,
    description: text(form.description),
    pickupLocation: form.pickupLocation.trim(),
    deliveryLocation: form.deliveryLocation.trim(),
    weight: text(form.weight),
    dimensions: text(form.dimensions),
    budget: text(form.budget),
    ...(photos.length > 0 ? { photos } : {}),
  };
}

/** The form of a listing that is there already, as the API takes it; what was emptied is removed. */
export function changesOf(
  form: Omit<ListItemForm, 'subcategory'> & { photos: string[] },
): BodyOf<'PATCH', '/api/shipments/{id}'> {
  return {
    title: form.title.trim(),
    category: form.category,
    description: form.description.trim(),
    pickupLocation: form.pickupLocation.trim(),
    deliveryLocation: form.deliveryLocation.trim(),
    weight: numberOf(form.weight),
    dimensions: form.dimensions.trim() || null,
    budget: numberOf(form.budget),
    photos: form.photos,
  };
}
