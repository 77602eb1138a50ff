import type { SearchOf } from '../../kit/api/operations';
import { CATEGORIES } from '../../kit/format/labels';

/** Which end of the road a place is compared with: either, the pickup, the delivery. */
export type Side = 'near' | 'pickupNear' | 'deliveryNear';

type Search = SearchOf<'/api/shipments'>;
/** One of the API's choices; empty: none is made. */
type Narrowing<Field extends keyof Search> = NonNullable<Search[Field]> | '';

/** What the list of shipments is filtered by, as the address bar holds it; empty texts do not filter. */
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
  { id: '-budget', label: 'Highest budget' },
  { id: 'budget', label: 'Lowest budget' },
  { id: 'pickupDate', label: 'Pickup date' },
  { id: 'nearest', label: 'Nearest' },
];

/** An address's filters; unknown ones are dropped, so that a mistyped address still shows shipments. */
export function readFilters(search: URLSearchParams): ShipmentFilters {
  const oneOf = <Id extends string>(name: string, choices: readonly { id: Id }[], otherwise: NoInfer<Id>) =>
    choices.find(({ id }) => id === search.get(name))?.id ?? otherwise;
  const dollars = (name: string) =>
    /^\d{1,7}(\.\d{1,2})?$/.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '';
  const side = SIDES.find(({ id }) => search.get(id))?.id ?? 'near';
  const place = (search.get(side) ?? '').slice(0, 300);
  const sort = oneOf('sort', SORTS, '');
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    category: oneOf<ShipmentFilters['category']>('category', CATEGORIES, ''),
    status: oneOf('status', STATUS_CHOICES, DEFAULT_STATUS),
    side,
    place,
    radiusMiles: oneOf('radiusMiles', RADII, DEFAULT_RADIUS),
    minBudget: dollars('minBudget'),
    maxBudget: dollars('maxBudget'),
    sort: sort === 'nearest' && !place ? '' : sort,
  };
}

/** The address's query, without what is at its default. */
export function writeFilters(filters: ShipmentFilters): Record<string, string> {
  const { side, place, status, radiusMiles, sort, ...rest } = filters;
  const query = {
    ...rest,
    ...(status !== DEFAULT_STATUS ? { status } : {}),
    ...(place ? { [side]: place, ...(radiusMiles !== DEFAULT_RADIUS ? { radiusMiles } : {}) } : {}),
    ...(sort === 'nearest' && !place ? {} : { sort }),
  };
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/** What the API is asked for. */
export function searchOf({
  q,
  category,
  status,
  side,
  place,
  radiusMiles,
  minBudget,
  maxBudget,
  sort,
}: ShipmentFilters): Search {
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(minBudget ? { minBudget: Number(minBudget) } : {}),
    ...(maxBudget ? { maxBudget: Number(maxBudget) } : {}),
    status,
    ...(place ? { ...({ [side]: place } as Pick<Search, Side>), radiusMiles: Number(radiusMiles) } : {}),
    ...(sort && (sort !== 'nearest' || place) ? { sort } : {}),
  };
}

/** Is anything filtered beyond what the screen starts with? */
export function isNarrowed(filters: ShipmentFilters): boolean {
  return Object.keys(writeFilters({ ...filters, sort: '' })).length > 0;
}
