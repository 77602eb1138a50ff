import { CATEGORIES } from '../../kit/format/words';

/** Which end of the road a place is compared with: either, the pickup, the delivery. */
export type Side = 'near' | 'pickupNear' | 'deliveryNear';

/** What the list of shipments is narrowed to, as the address bar holds it; empty texts do not narrow. */
export interface ShipmentFilters {
  q: string;
  category: string;
  status: string;
  side: Side;
  place: string;
  radiusMiles: string;
  minBudget: string;
  maxBudget: string;
  sort: string;
}

interface Choice {
  id: string;
  label: string;
}

export const DEFAULT_STATUS = 'listed';
const DEFAULT_RADIUS = '50';

export const STATUS_CHOICES: Choice[] = [
  { id: 'listed', label: 'Listed' },
  { id: 'quoted', label: 'Has Quotes' },
  { id: 'booked', label: 'Booked' },
];
export const SIDES: { id: Side; label: string }[] = [
  { id: 'near', label: 'Either end' },
  { id: 'pickupNear', label: 'Pickup' },
  { id: 'deliveryNear', label: 'Delivery' },
];
export const RADII: Choice[] = ['25', '50', '100', '250', '500'].map((id) => ({ id, label: `${id} miles` }));
export const SORTS: Choice[] = [
  { id: '', label: 'Newest' },
  { id: '-budget', label: 'Highest budget' },
  { id: 'budget', label: 'Lowest budget' },
  { id: 'pickupDate', label: 'Pickup date' },
  { id: 'nearest', label: 'Nearest' },
];

/** The filters of an address; what it does not know is left out, so that a mistyped address still shows shipments. */
export function readFilters(search: URLSearchParams): ShipmentFilters {
  const oneOf = (name: string, choices: { id: string }[], otherwise: string) => choices.find(({ id }) => id === search.get(name))?.id ?? otherwise;
  const dollars = (name: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '');
  const side = SIDES.find(({ id }) => search.get(id))?.id ?? 'near';
  const place = (search.get(side) ?? '').slice(0, 300);
  const sort = oneOf('sort', SORTS, '');
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    category: oneOf('category', [...CATEGORIES], ''),
    status: oneOf('status', STATUS_CHOICES, DEFAULT_STATUS),
    side,
    place,
    radiusMiles: oneOf('radiusMiles', RADII, DEFAULT_RADIUS),
    minBudget: dollars('minBudget'),
    maxBudget: dollars('maxBudget'),
    sort: sort === 'nearest' && !place ? '' : sort,
  };
}

/** The query of the address, and of the API when `whole`: without what is left at its default. */
export function writeFilters(filters: ShipmentFilters, whole = false): Record<string, string> {
  const { side, place, status, radiusMiles, sort, ...rest } = filters;
  const query = {
    ...rest,
    ...(whole || status !== DEFAULT_STATUS ? { status } : {}),
    ...(place ? { [side]: place, ...(whole || radiusMiles !== DEFAULT_RADIUS ? { radiusMiles } : {}) } : {}),
    ...(sort === 'nearest' && !place ? {} : { sort }),
  };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
}

/** Is anything narrowed beyond what the screen starts with? */
export function isNarrowed(filters: ShipmentFilters): boolean {
  return Object.keys(writeFilters({ ...filters, sort: '' })).length > 0;
}
