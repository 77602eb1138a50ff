import type { BodyOf } from '../../kit/api/operations';
import type { Shipment, ShipmentItem } from '../../kit/api/types';
import { numberOf } from '../../kit/format/money';

export const MOST_ITEMS = 50;

type GivenItem = NonNullable<BodyOf<'POST', '/api/shipments'>['items']>[number];

/** The form's fields about one of several items. */
export interface ItemForm {
  /** Of one that the listing has already. */
  itemId: string;
  title: string;
  quantity: string;
  /** Of each, as all that follows. */
  weight: string;
  dimensions: string;
  declaredValue: string;
  photos: string[];
  /** Given by a program: the form keeps it. */
  note: string;
}

export const noItem: ItemForm = {
  itemId: '',
  title: '',
  quantity: '1',
  weight: '',
  dimensions: '',
  declaredValue: '',
  photos: [],
  note: '',
};

/** The items, as the API takes them. */
export function itemsOf(items: readonly ItemForm[]): GivenItem[] {
  return items.map(({ itemId, title, quantity, weight, dimensions, declaredValue, photos, note }) => ({
    ...(itemId ? { id: itemId } : {}),
    title: title.trim(),
    quantity: Number(quantity),
    weight: numberOf(weight),
    dimensions: dimensions.trim() || null,
    declaredValue: numberOf(declaredValue),
    ...(note ? { note } : {}),
    ...(photos.length > 0 ? { photos } : {}),
  }));
}

/** A listing's items, as form fields. */
export function itemsFrom({ items = [] }: Pick<Shipment, 'items'>): ItemForm[] {
  const figure = (value: number | null) => value?.toString() ?? '';
  return items.map((item: ShipmentItem) => ({
    itemId: item.id,
    title: item.title,
    quantity: String(item.quantity),
    weight: figure(item.weight),
    dimensions: item.dimensions ?? '',
    declaredValue: figure(item.declaredValue),
    photos: item.photos,
    note: item.note ?? '',
  }));
}
