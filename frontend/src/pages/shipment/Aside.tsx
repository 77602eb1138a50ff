import { lazy, Suspense } from 'react';
import { TypicalPrice } from '../../features/pricing/TypicalPrice';
import { CarrierQuote } from '../../features/quotes/CarrierQuote';
import { OwnerPanel } from '../../features/shipments/OwnerPanel';
import { declineReason } from '../../features/shipments/progress';
import { ShipmentTimeline } from '../../features/shipments/ShipmentTimeline';
import { LocationPanel } from '../../features/tracking/LocationPanel';
import { RoutePanel } from '../../features/tracking/RoutePanel';
import { may } from '../../kit/api/acts';
import { hasPlaces, isOnTheRoad, isUnderWay } from '../../kit/format/shipments';
import { Place } from './Place';
import type { Reading } from './useReading';

const ExactPoints = lazy(() => import('../../features/tracking/ExactPoints'));

/** The second column: a carrier's quote, where the load is, whose it is, the road, and what happened. */
export function Aside({ reading, write }: { reading: Reading; write: (to: string) => void }) {
  const { shipment, me, isOwner, isCarrierOfDeal, isParty, inBar, own, timeline, wasPickedUp } = reading;
  const onTheRoad = isOnTheRoad(shipment);
  const priceNote = (amount?: number) => <TypicalPrice shipmentId={shipment.id} amount={amount} />;
  return (
    <>
      {!isOwner && !inBar && (me.isCarrier || own !== undefined) && (
        <Place at={isCarrierOfDeal ? 'item' : 'act'}>
          <CarrierQuote
            shipment={shipment}
            reason={declineReason(timeline, own)}
            priceNote={priceNote}
            onMessage={() => write(shipment.userId)}
          />
        </Place>
      )}
      {isParty && wasPickedUp && (
        <Place at={!onTheRoad ? 'more' : isOwner ? 'act' : 'deal'}>
          <LocationPanel shipmentId={shipment.id} isOnTheRoad={onTheRoad} />
        </Place>
      )}
      {!isOwner && !may(shipment, 'contact') && (
        <Place at="item">
          <OwnerPanel shipment={shipment} onMessage={() => write(shipment.userId)} />
        </Place>
      )}
      <Place at="more">
        {hasPlaces(shipment) && (
          <RoutePanel shipment={shipment} followed={isParty && wasPickedUp}>
            {isOwner && isUnderWay(shipment) && (
              <Suspense fallback={null}>
                <ExactPoints shipmentId={shipment.id} pickupOpen={!onTheRoad} />
              </Suspense>
            )}
          </RoutePanel>
        )}
      </Place>
      <Place at="more">
        <ShipmentTimeline shipment={shipment} />
      </Place>
    </>
  );
}
