import Typography from '@mui/material/Typography';
import { useRead } from '../../kit/api/queries';
import type { Quote, Shipment } from '../../kit/api/types';
import { arrivalsOf } from '../../kit/format/arrivals';
import { wasPaid } from '../../kit/format/quotes';
import { hasArrived } from '../../kit/format/shipments';
import { Panel } from '../../kit/ui/Panel';
import { standOf, useChanges } from '../../features/agreement/agreement';
import { usePaymentOf } from '../../features/payments/moneyBack';
import { payoutNote } from '../../features/payments/payoutNote';
import { CarrierJob } from '../../features/tracking/CarrierJob';

/** The booked carrier's part of a shipment's page. */
export default function OwnJob({ shipment, quote }: { shipment: Shipment; quote: Quote }) {
  const reports = useRead('/api/shipments/{id}/condition-reports', { id: shipment.id }).data ?? [];
  const events = useRead('/api/shipments/{id}/timeline', { id: shipment.id }).data?.events ?? [];
  const changes = useChanges(shipment.id).data ?? [];
  return (
    <>
      {hasArrived(shipment) && wasPaid(quote) && <Pay quoteId={quote.id} />}
      <CarrierJob
        shipment={shipment}
        quote={quote}
        reports={reports}
        arrivals={arrivalsOf(events, quote.id)}
        change={standOf(changes, quote).open}
      />
    </>
  );
}

/** What the job pays, and where that money is. */
function Pay({ quoteId }: { quoteId: string }) {
  const payment = usePaymentOf(quoteId);
  const words = payment && payoutNote(payment);
  return (
    words && (
      <Panel title="Your pay">
        <Typography>{words}</Typography>
      </Panel>
    )
  );
}
