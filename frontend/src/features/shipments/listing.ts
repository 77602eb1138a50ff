import type { BodyOf } from '../../kit/api/operations';
import { numberOf } from '../../kit/format/money';
import type { OwnAddress, Shipment } from '../../kit/api/types';
import type { AccessPlace } from '../../kit/format/access';
import { mayRun } from '../../kit/format/asked';
import type { CategoryId } from '../../kit/format/labels';
import { type ItemForm, itemsFrom, itemsOf } from './items';

/** How a shipper says when: between two days, on one day, by a day, or not at all. */
export type When = 'flexible' | 'between' | 'on' | 'by';

type BookNowFor = NonNullable<Shipment['bookNowFor']>;

/** Empty if not given. */
export type YesOrNo = '' | 'yes' | 'no';

/** The form's fields about one end; all may be left empty. */
export interface EndForm {
  address: string;
  name: string;
  phone: string;
  place: string;
  stairs: string;
  lift: YesOrNo;
  note: string;
  /** Hours, HH:MM. */
  from: string;
  to: string;
}

/** The form's fields about an item. */
export interface ListItemForm {
  title: string;
  /** The chosen kind; if empty, it is inferred from the title. */
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
  /** If empty, nobody can take it at a price. */
  bookNowPrice: string;
  bookNowFor: BookNowFor;
  /** Ids of the carriers who see it before all others. */
  onlyFor: string[];
  pickup: EndForm;
  delivery: EndForm;
  deliveryFrom: string;
  /** For vehicles. */
  runs: YesOrNo;
  declaredValue: string;
  /** If it is several things; weight, dimensions and declared value then follow from these. */
  items: ItemForm[];
  /** What a widget was asked, if it is listed from there. */
  prefillId: string;
}

const emptyEnd: EndForm = {
  address: '',
  name: '',
  phone: '',
  place: '',
  stairs: '',
  lift: '',
  note: '',
  from: '',
  to: '',
};

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
  bookNowPrice: '',
  bookNowFor: 'checked',
  onlyFor: [],
  pickup: emptyEnd,
  delivery: emptyEnd,
  deliveryFrom: '',
  runs: '',
  declaredValue: '',
  items: [],
  prefillId: '',
};

/** The form's names for the server's fields about the two ends. */
export const END_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  (['pickup', 'delivery'] as const).flatMap((end) => [
    [`${end}Address`, `${end}.address`],
    [`${end}Contact.name`, `${end}.name`],
    [`${end}Contact.phone`, `${end}.phone`],
    ...['place', 'stairs', 'lift', 'note'].map((field) => [`${end}Access.${field}`, `${end}.${field}`]),
    [`${end}Hours.from`, `${end}.from`],
    [`${end}Hours.to`, `${end}.to`],
  ]),
);

type Days = Record<'pickupDate' | 'pickupUntil' | 'deliveryDate', string | null>;

/** The days, as the API takes them, without those that do not belong to the chosen option. */
function daysOf({ when, pickupDate, pickupUntil, deliveryDate }: Pick<ListItemForm, 'when' | keyof Days>): Days {
  const first = when === 'flexible' ? null : pickupDate || null;
  const last = { flexible: null, by: null, on: first, between: pickupUntil || null }[when];
  return { pickupDate: first, pickupUntil: last, deliveryDate: deliveryDate || null };
}

const flagOf = (said: YesOrNo) => (said === '' ? null : said === 'yes');
const saidOf = (flag: boolean | null | undefined): YesOrNo => (flag === true ? 'yes' : flag === false ? 'no' : '');

type AccessForm = Pick<EndForm, 'place' | 'stairs' | 'lift' | 'note'>;

/** How an item can be reached at one end, as the API takes it; null where nothing is said. */
export function accessOf({ place, stairs, lift, note }: AccessForm) {
  if ([place, stairs, lift, note].every((text) => text.trim() === '')) return null;
  return {
    place: (place || null) as AccessPlace | null,
    stairs: numberOf(stairs),
    lift: flagOf(lift),
    note: note.trim() || null,
  };
}

/** The same as the form has it. */
function accessFrom(access: Shipment['pickupAccess']): AccessForm {
  return {
    place: access?.place ?? '',
    stairs: access?.stairs?.toString() ?? '',
    lift: saidOf(access?.lift),
    note: access?.note ?? '',
  };
}

function isSame(one: AccessForm, other: AccessForm): boolean {
  return (['place', 'stairs', 'lift', 'note'] as const).every((field) => one[field] === other[field]);
}

/**
 * The access that goes with a place that was picked: what is kept with it if it is an address of one's own, else none;
 * undefined where something else was typed, which stays.
 */
export function accessOfPicked(
  end: AccessForm,
  picked: string,
  own: readonly Pick<OwnAddress, 'address' | 'access'>[],
): AccessForm | undefined {
  const isTyped = accessOf(end) !== null && !own.some(({ access }) => isSame(end, accessFrom(access)));
  const fits = accessFrom(own.find(({ address }) => address === picked)?.access ?? null);
  return isTyped || isSame(end, fits) ? undefined : fits;
}

/** One end, as the API takes it, with null for empty fields. */
function endOf({ address, name, phone, from, to, ...access }: EndForm) {
  return {
    address: address.trim() || null,
    contact: name.trim() || phone.trim() ? { name: name.trim() || null, phone: phone.trim() || null } : null,
    access: accessOf(access),
    hours: from && to ? { from, to } : null,
  };
}

/** The book-now price, as the API takes it: without one, there is nobody to choose either. */
function bookNowOf({ bookNowPrice, bookNowFor }: Pick<ListItemForm, 'bookNowPrice' | 'bookNowFor'>) {
  const price = numberOf(bookNowPrice);
  return { bookNowPrice: price, bookNowFor: price === null ? null : bookNowFor };
}

/** The further details, as the API takes them, with null for empty fields. */
function furtherOf(
  form: Pick<ListItemForm, 'category' | 'pickup' | 'delivery' | 'deliveryFrom' | 'runs' | 'declaredValue'>,
) {
  const [pickup, delivery] = [endOf(form.pickup), endOf(form.delivery)];
  return {
    pickupAddress: pickup.address,
    pickupContact: pickup.contact,
    pickupAccess: pickup.access,
    pickupHours: pickup.hours,
    deliveryAddress: delivery.address,
    deliveryContact: delivery.contact,
    deliveryAccess: delivery.access,
    deliveryHours: delivery.hours,
    deliveryFrom: form.deliveryFrom || null,
    runs: mayRun(form.category) ? flagOf(form.runs) : null,
    declaredValue: numberOf(form.declaredValue),
  };
}

/** One end of a listing, as form fields. */
function endFrom(shipment: Shipment, end: 'pickup' | 'delivery'): EndForm {
  const [contact, access, hours] = [shipment[`${end}Contact`], shipment[`${end}Access`], shipment[`${end}Hours`]];
  return {
    address: shipment[`${end}Address`] ?? '',
    name: contact?.name ?? '',
    phone: contact?.phone ?? '',
    ...accessFrom(access),
    from: hours?.from ?? '',
    to: hours?.to ?? '',
  };
}

/** A listing, as form fields. */
export function formOf(shipment: Shipment): ListItemForm {
  const figure = (value: number | null) => value?.toString() ?? '';
  return {
    title: shipment.title,
    subcategory: '',
    category: shipment.category ?? 'other',
    description: shipment.description ?? '',
    pickupLocation: shipment.pickupLocation,
    deliveryLocation: shipment.deliveryLocation,
    when: whenOf(shipment),
    pickupDate: shipment.pickupDate ?? '',
    pickupUntil: shipment.pickupUntil ?? '',
    deliveryDate: shipment.deliveryDate ?? '',
    weight: figure(shipment.weight),
    dimensions: shipment.dimensions ?? '',
    budget: figure(shipment.budget),
    bookNowPrice: figure(shipment.bookNowPrice),
    bookNowFor: shipment.bookNowFor ?? emptyItem.bookNowFor,
    onlyFor: shipment.onlyFor ?? [],
    pickup: endFrom(shipment, 'pickup'),
    delivery: endFrom(shipment, 'delivery'),
    deliveryFrom: shipment.deliveryFrom ?? '',
    runs: saidOf(shipment.runs),
    declaredValue: figure(shipment.declaredValue),
    items: itemsFrom(shipment),
    prefillId: '',
  };
}

/** Which option of saying when a listing uses. */
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

/** The items, without what follows from them. */
function withItems({ items }: Pick<ListItemForm, 'items'>) {
  return { items: itemsOf(items), weight: undefined, dimensions: undefined, declaredValue: undefined };
}

/** The form, as the API takes it: trimmed, without empty fields. */
export function listingOf(
  form: ListItemForm,
  photos: string[],
  captions: string[] = [],
): BodyOf<'POST', '/api/shipments'> {
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
    ...given(bookNowOf(form)),
    ...given(furtherOf(form)),
    ...(form.onlyFor.length > 0 ? { onlyFor: form.onlyFor } : {}),
    ...(form.items.length > 0 ? withItems(form) : {}),
    ...(form.prefillId ? { prefillId: form.prefillId } : {}),
    ...(photos.length > 0 ? { photos } : {}),
    ...(captions.some(Boolean) ? { photoCaptions: captions } : {}),
  };
}

/** The form as a draft, without the fields not filled in yet. */
export function draftOf(
  form: ListItemForm,
  photos: string[],
  captions: string[] = [],
): BodyOf<'POST', '/api/shipments'> {
  const { pickupLocation, deliveryLocation, ...rest } = listingOf(form, photos, captions);
  return {
    ...rest,
    ...(pickupLocation ? { pickupLocation } : {}),
    ...(deliveryLocation ? { deliveryLocation } : {}),
    status: 'draft',
  };
}

/** The form of an existing listing, as the API takes it, with null to remove emptied fields. */
export function changesOf(
  form: Omit<ListItemForm, 'subcategory'> & { photos: string[]; captions: string[]; isListed?: boolean },
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
    ...bookNowOf(form),
    // Once it is listed, it can only be opened to all, which has a button of its own.
    ...(form.isListed ? {} : { onlyFor: form.onlyFor }),
    ...furtherOf(form),
    ...(form.items.length > 0 ? withItems(form) : { items: [] }),
    photos: form.photos,
    photoCaptions: form.captions,
  };
}
