import { useList } from '../../kit/api/lists';
import { searchOf, type ShipmentFilters } from './filters';
import type { Where } from './where';

/** How many are drawn at once. */
export const A_PAGE = 20;

/** Listed shipments, page by page, with the number found. */
export function useShipments(filters: ShipmentFilters, me: Where | undefined) {
  return useList('/api/shipments', searchOf(filters, me), { limit: A_PAGE });
}

/** How many more shipments match the filters but already have quotes, while only those without are shown. */
export function useQuotedCount(filters: ShipmentFilters, me: Where | undefined): number | undefined {
  return useList(
    '/api/shipments',
    { ...searchOf({ ...filters, status: 'quoted' }, me) },
    { limit: 1, enabled: filters.status === 'listed' },
  ).total;
}
