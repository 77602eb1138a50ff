import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { ClaimsPanel } from '../../features/claims/ClaimsPanel';
import { ProofPanel } from '../../features/tracking/ProofPanel';
import { may } from '../../kit/api/acts';
import type { Quote, Shipment } from '../../kit/api/types';
import { isTaken, wasPaid } from '../../kit/format/quotes';
import { hasArrived } from '../../kit/format/shipments';
import { lazy } from '../../kit/ui/lazy';
import { useMe } from '../../session/session';

const ReviewPanel = lazy(() => import('../../features/reviews/ReviewPanel'));

/** What the two parties of a deal see besides its steps: claims, reviews and proof. */
export default function DealExtras({ shipment, quotes }: { shipment: Shipment; quotes: Quote[] }) {
  const me = useMe();
  const deal = quotes.find(isTaken) ?? quotes.find(wasPaid);
  const isOwner = shipment.userId === me.id;
  if (!deal || (!isOwner && deal.carrierId !== me.id)) return null;
  return (
    <>
      <ClaimsPanel shipment={shipment} deal={deal} myId={me.id} />
      {hasArrived(shipment) && (
        <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
          <ReviewPanel
            shipmentId={shipment.id}
            canReview={may(shipment, 'reviews')}
            isClaimed={shipment.next?.what === 'respond' || shipment.next?.what === 'resolve'}
            me={me.id}
            other={isOwner ? deal.carrier : shipment.owner}
          />
        </Suspense>
      )}
      <ProofPanel
        shipmentId={shipment.id}
        hasBill={isTaken(deal) && wasPaid(deal)}
        mayObject={may(shipment, 'came-later')}
      />
    </>
  );
}
