import type { SearchOf } from '../../kit/api/operations';
import { CATEGORIES } from '../../kit/format/labels';

/** Which end of the route a place is compared with: either, the pickup, the delivery. */
export type Side = 'near' | 'pickupNear' | 'deliveryNear';

type Search = SearchOf<'/api/shipments'>;
/** One of the API's choices; empty if none is made. */
type Narrowing<Field extends keyof Search> = NonNullable<Search[Field]> | '';

/** The filters of the list of shipments, as in the address bar. Empty text does not filter. */
export interface ShipmentFilters {
  q: string;
  category: Narrowing<'category'>;
  status: NonNullable<Search['status']>;
  side: Side;
  place: string;
  radiusMiles: string;
  minBudget: string;
  maxBudget: string;
  sort: Narrowing<'sort'>;
}

interface Choice<Id extends string> {
  id: Id;
  label: string;
}

export const DEFAULT_STATUS = 'listed';
const DEFAULT_RADIUS = '50';

/** Shown only when the reader asks for it: listings that already have quotes along with those that have none. */
export const OPEN = { id: 'open', label: 'Listed or quoted' } as const;
export const STATUS_CHOICES: Choice<NonNullable<Search['status']>>[] = [
  { id: 'listed', label: 'Listed' },
  { id: 'quoted', label: 'Has Quotes' },
  { id: 'booked', label: 'Booked' },
];
export const SIDES: Choice<Side>[] = [
  { id: 'near', label: 'Either end' },
  { id: 'pickupNear', label: 'Pickup' },
  { id: 'deliveryNear', label: 'Delivery' },
];
export const RADII: Choice<string>[] = ['25', '50', '100', '250', '500'].map((id) => ({ id, label: `${id} miles` }));
export const SORTS: Choice<Narrowing<'sort'>>[] = [
  { id: '', label: 'Newest' },
  { id: 'nearest', label: 'Nearest' },
  { id: 'pickupDate', label: 'Pickup date' },
  { id: '-pay', label: 'Highest pay' },
  { id: '-payPerMile', label: 'Most per mile' },
  { id: '-budget', label: 'Highest budget' },
  { id: 'budget', label: 'Lowest budget' },
];
/** How far around the reader "nearest to me" searches. */
export const NEAREST_MILES = 500;

/**
 * The filters in an address. Unknown values are ignored, so that a mistyped address still shows shipments. `status` is
 * the one that applies if the address names none: listed, unless the reader chose to also see those with quotes.
 */
export function readFilters(
  search: URLSearchParams,
  status: ShipmentFilters['status'] = DEFAULT_STATUS,
): ShipmentFilters {
  const oneOf = <Id extends string>(name: string, choices: readonly { id: Id }[], otherwise: NoInfer<Id>) =>
    choices.find(({ id }) => id === search.get(name))?.id ?? otherwise;
  const dollars = (name: string) =>
    /^\d{1,7}(\.\d{1,2})?$/.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '';
  const side = SIDES.find(({ id }) => search.get(id))?.id ?? 'near';
  const place = (search.get(side) ?? '').slice(0, 300);
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    category: oneOf<ShipmentFilters['category']>('category', CATEGORIES, ''),
    status: oneOf('status', [...STATUS_CHOICES, OPEN], status),
    side,
    place,
    radiusMiles: oneOf('radiusMiles', RADII, DEFAULT_RADIUS),
    minBudget: dollars('minBudget'),
    maxBudget: dollars('maxBudget'),
    sort: oneOf('sort', SORTS, ''),
  };
}

/** The query of the address, without filters left at their default. */
export function writeFilters(
  filters: ShipmentFilters,
  usual: ShipmentFilters['status'] = DEFAULT_STATUS,
): Record<string, string> {
  const { side, place, status, radiusMiles, ...rest } = filters;
  const query = {
    ...rest,
    ...(status !== usual ? { status } : {}),
    ...(place ? { [side]: place, ...(radiusMiles !== DEFAULT_RADIUS ? { radiusMiles } : {}) } : {}),
  };
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/** Whether the order depends on where the reader is, since no other place is given. */
export function isNearestToMe({ sort, place }: ShipmentFilters): boolean {
  return sort === 'nearest' && !place;
}

/** The query for the API. `me` is where the reader is, if they said so, in decimal degrees. */
export function searchOf(filters: ShipmentFilters, me?: { latitude: number; longitude: number }): Search {
  const { q, category, status, side, place, radiusMiles, minBudget, maxBudget, sort } = filters;
  const around = isNearestToMe(filters) && me;
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(minBudget ? { minBudget: Number(minBudget) } : {}),
    ...(maxBudget ? { maxBudget: Number(maxBudget) } : {}),
    status,
    ...(place ? { ...({ [side]: place } as Pick<Search, Side>), radiusMiles: Number(radiusMiles) } : {}),
    ...(around ? { pickupNear: `${me.latitude},${me.longitude}`, radiusMiles: NEAREST_MILES } : {}),
    ...(sort && (sort !== 'nearest' || place || around) ? { sort } : {}),
  };
}

/** Whether anything is filtered beyond the screen's defaults. */
export function isNarrowed(filters: ShipmentFilters): boolean {
  return (
    Object.keys(writeFilters({ ...filters, sort: '' }, filters.status === OPEN.id ? OPEN.id : undefined)).length > 0
  );
}

/** A filter that is set, in words, and the change that clears it. */
interface Chip {
  label: string;
  without: Partial<ShipmentFilters>;
}

const END_WORDS: Record<Side, string> = { near: 'Either end', pickupNear: 'Pickup', deliveryNear: 'Delivery' };

/** Every filter that is set beyond the screen's defaults, in words. `me` names where the reader is. */
export function chipsOf(filters: ShipmentFilters, me?: string): Chip[] {
  const { q, category, status, side, place, radiusMiles, minBudget, maxBudget } = filters;
  const label = (choices: readonly { id: string; label: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.label ?? id;
  return [
    ...(q ? [{ label: `“${q}”`, without: { q: '' } }] : []),
    ...(category ? [{ label: label(CATEGORIES, category), without: { category: '' as const } }] : []),
    ...(status !== DEFAULT_STATUS
      ? [{ label: label([...STATUS_CHOICES, OPEN], status), without: { status: DEFAULT_STATUS } as const }]
      : []),
    ...(place
      ? [
          {
            label: `${END_WORDS[side]} within ${radiusMiles} miles of ${place}`,
            without: { place: '', ...(!me && filters.sort === 'nearest' ? { sort: '' as const } : {}) },
          },
        ]
      : []),
    ...(isNearestToMe(filters) && me
      ? [{ label: `Pickup within ${NEAREST_MILES} miles of ${me}`, without: { sort: '' as const } }]
      : []),
    ...(minBudget ? [{ label: `Budget from $${minBudget}`, without: { minBudget: '' } }] : []),
    ...(maxBudget ? [{ label: `Budget to $${maxBudget}`, without: { maxBudget: '' } }] : []),
  ];
}
