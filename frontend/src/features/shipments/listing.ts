import type { BodyOf } from '../../kit/api/operations';
import { numberOf } from '../../kit/format/money';
import type { Shipment } from '../../kit/api/types';
import type { CategoryId } from '../../kit/format/labels';

/** How a shipper says when: between two days, on one, by one, or not at all. */
export type When = 'flexible' | 'between' | 'on' | 'by';

/** What is typed about an item. */
export interface ListItemForm {
  title: string;
  /** The chosen kind; empty: the title decides. */
  subcategory: string;
  category: CategoryId;
  description: string;
  pickupLocation: string;
  deliveryLocation: string;
  when: When;
  pickupDate: string;
  pickupUntil: string;
  deliveryDate: string;
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
  when: 'flexible',
  pickupDate: '',
  pickupUntil: '',
  deliveryDate: '',
  weight: '',
  dimensions: '',
  budget: '',
};

type Days = Record<'pickupDate' | 'pickupUntil' | 'deliveryDate', string | null>;

/** The days as the API takes them, without those that do not belong to the chosen way of saying when. */
function daysOf({ when, pickupDate, pickupUntil, deliveryDate }: Pick<ListItemForm, 'when' | keyof Days>): Days {
  const first = when === 'flexible' ? null : pickupDate || null;
  const last = { flexible: null, by: null, on: first, between: pickupUntil || null }[when];
  return { pickupDate: first, pickupUntil: last, deliveryDate: deliveryDate || null };
}

/** How a listing says when. */
export function whenOf({ pickupDate, pickupUntil }: Pick<Shipment, 'pickupDate' | 'pickupUntil'>): When {
  if (!pickupDate) return 'flexible';
  if (!pickupUntil) return 'by';
  return pickupUntil === pickupDate ? 'on' : 'between';
}

function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>;
  };
}

/** The form as the API takes it: trimmed, without empty fields. */
export function listingOf(form: ListItemForm, photos: string[]): BodyOf<'POST', '/api/shipments'> {
  const text = (value: string) => value.trim() || undefined;
  return {
    title: form.title.trim(),
    subcategory: text(form.subcategory),
    category: form.category,
    description: text(form.description),
    pickupLocation: form.pickupLocation.trim(),
    deliveryLocation: form.deliveryLocation.trim(),
    ...given(daysOf(form)),
    weight: text(form.weight),
    dimensions: text(form.dimensions),
    budget: text(form.budget),
    ...(photos.length > 0 ? { photos } : {}),
  };
}

/** The form as a draft, without what is not typed yet. */
export function draftOf(form: ListItemForm, photos: string[]): BodyOf<'POST', '/api/shipments'> {
  const { pickupLocation, deliveryLocation, ...rest } = listingOf(form, photos);
  return {
    ...rest,
    ...(pickupLocation ? { pickupLocation } : {}),
    ...(deliveryLocation ? { deliveryLocation } : {}),
    status: 'draft',
  };
}

/** The form of an existing listing, as the API takes it; emptied fields are removed. */
export function changesOf(
  form: Omit<ListItemForm, 'subcategory'> & { photos: string[] },
): BodyOf<'PATCH', '/api/shipments/{id}'> {
  return {
    title: form.title.trim(),
    category: form.category,
    description: form.description.trim(),
    pickupLocation: form.pickupLocation.trim(),
    deliveryLocation: form.deliveryLocation.trim(),
    ...daysOf(form),
    weight: numberOf(form.weight),
    dimensions: form.dimensions.trim() || null,
    budget: numberOf(form.budget),
    photos: form.photos,
  };
}
