import { useRead } from './queries';

/** What happened to a shipment, and what is due next. */
export function useTimeline(id: string) {
  return useRead('/api/shipments/{id}/timeline', { id });
}
