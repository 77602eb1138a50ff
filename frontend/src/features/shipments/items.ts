import type { BodyOf } from '../../kit/api/operations';
import type { Shipment, ShipmentItem } from '../../kit/api/types';
import { times } from '../../kit/format/items';
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

/** What the items are together, as form fields: empty unless all say theirs, as the server has it. */
export function sumsOf(items: readonly ItemForm[]) {
  const sum = (field: 'weight' | 'declaredValue') => {
    let total = 0;
    for (const item of items) {
      if (!(Number(item[field]) > 0)) return '';
      total = times(1, total + times(pieces(item), Number(item[field])));
    }
    return String(total);
  };
  return { weight: sum('weight'), declaredValue: sum('declaredValue'), dimensions: largest(items) };
}

/** How many things there are. */
export function pieces({ quantity }: Pick<ItemForm, 'quantity'>): number {
  const number = Number(quantity);
  return Number.isInteger(number) && number > 0 ? number : 0;
}

function largest(items: readonly ItemForm[]): string {
  const volume = (dimensions: string) =>
    dimensions.split(/[x\u00D7]/i).reduce((product, side) => product * (Number.parseFloat(side) || 0), 1);
  const said = items.map(({ dimensions }) => dimensions.trim()).filter(Boolean);
  return said.reduce((most, each) => (volume(each) > volume(most) ? each : most), said[0] ?? '');
}
