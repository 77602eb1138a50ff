import { useList } from '../../kit/api/lists';
import { searchOf, type ShipmentFilters } from './filters';

/** How many cards are drawn at once. */
const CARDS = 20;

/** Listed shipments, page after page, with the number found. */
export function useShipments(filters: ShipmentFilters) {
  return useList('/api/shipments', searchOf(filters), { limit: CARDS });
}
