import { useQueries } from '@tanstack/react-query';
import type { Shipment } from '../../kit/api/types';
import { useOwnShipments } from './shipments';

/** The titles of some shipments by their ids: one's own are in the lists that are read anyway, others are read one by one. */
export function useTitles(ids: (string | null)[]): Record<string, string | undefined> {
  // Both sides, because a user who switched keeps the deals of before.
  const [owned, carried] = [useOwnShipments('owner'), useOwnShipments('carrier')];
  const known = Object.fromEntries([...(owned.data ?? []), ...(carried.data ?? [])].map((shipment) => [shipment.id, shipment.title]));
  const missing = owned.isPending || carried.isPending ? [] : [...new Set(ids)].filter((id): id is string => id !== null && !(id in known));
  const reads = useQueries({ queries: missing.map((id) => ({ queryKey: ['/api/shipments', id] })) });
  return { ...known, ...Object.fromEntries(missing.map((id, index) => [id, (reads[index]?.data as Shipment | undefined)?.title])) };
}
