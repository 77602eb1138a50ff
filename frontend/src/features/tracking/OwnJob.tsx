import { useRead } from '../../kit/api/queries';
import type { Quote, Shipment } from '../../kit/api/types';
import { arrivalsOf } from '../../kit/format/arrivals';
import { standOf, useChanges } from '../agreement/agreement';
import { CarrierJob } from './CarrierJob';

/** The booked carrier's part of a shipment's page. */
export default function OwnJob({ shipment, quote }: { shipment: Shipment; quote: Quote }) {
  const reports = useRead('/api/shipments/{id}/condition-reports', { id: shipment.id }).data ?? [];
  const events = useRead('/api/shipments/{id}/timeline', { id: shipment.id }).data?.events ?? [];
  const changes = useChanges(shipment.id).data ?? [];
  return (
    <CarrierJob
      shipment={shipment}
      quote={quote}
      reports={reports}
      arrivals={arrivalsOf(events, quote.id)}
      change={standOf(changes, quote).open}
    />
  );
}
