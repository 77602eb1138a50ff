import { ClaimsPanel } from '../features/claims/ClaimsPanel';
import { ReviewPanel } from '../features/reviews/ReviewPanel';
import { ProofPanel } from '../features/tracking/ProofPanel';
import type { Quote, Shipment } from '../kit/api/types';
import { useMe } from '../session/session';

/** What a shipment shows to the two parties of its deal beyond the deal's own steps: claims, reviews and proof. */
export default function DealExtras({ shipment, deal }: { shipment: Shipment; deal: Quote }) {
  const me = useMe();
  const other = shipment.userId === me.id ? deal.carrier : shipment.owner;
  return (
    <>
      <ClaimsPanel shipment={shipment} deal={deal} myId={me.id} />
      {shipment.status === 'delivered' && <ReviewPanel shipmentId={shipment.id} me={me.id} other={other} />}
      <ProofPanel shipmentId={shipment.id} />
    </>
  );
}
