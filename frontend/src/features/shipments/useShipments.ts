import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPage } from '../../kit/api/calls';
import { pathOf } from '../../kit/api/queries';
import type { Shipment } from '../../kit/api/types';
import { writeFilters, type ShipmentFilters } from './filters';

/** Listed shipments, page after page, with the number found. */
export function useShipments(filters: ShipmentFilters) {
  const key = ['/api/shipments', writeFilters(filters, true)] as const;
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: pathOf(key),
    queryFn: ({ pageParam, signal }) => apiPage<Shipment>(pageParam, signal),
    getNextPageParam: (page) => page.next,
  });
}
