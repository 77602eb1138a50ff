import { Suspense } from 'react';
import { TypicalPrice } from '../../features/pricing/TypicalPrice';
import { CarrierQuote } from '../../features/quotes/CarrierQuote';
import { OwnerPanel } from '../../features/shipments/OwnerPanel';
import { declineReason } from '../../features/shipments/progress';
import { ShipmentTimeline } from '../../features/shipments/ShipmentTimeline';
import { LocationPanel } from '../../features/tracking/LocationPanel';
import { RoutePanel } from '../../features/tracking/RoutePanel';
import { may } from '../../kit/api/acts';
import { hasPlaces, isOnTheRoad, isUnderWay } from '../../kit/format/shipments';
import { lazy } from '../../kit/ui/lazy';
import type { Parts } from './Columns';
import type { Reading } from './useReading';

const ExactPoints = lazy(() => import('../../features/tracking/ExactPoints'));

/** The second column: a carrier's quote, where the load is, whose it is, the road, and what happened. */
export function asideParts(reading: Reading, write: (to: string) => void): Parts {
  const { shipment, me, isOwner, isCarrierOfDeal, isParty, inBar, own, timeline, wasPickedUp } = reading;
  const onTheRoad = isOnTheRoad(shipment);
  const priceNote = (amount?: number) => <TypicalPrice shipmentId={shipment.id} amount={amount} />;
  return [
    !isOwner &&
      !inBar &&
      (me.isCarrier || own !== undefined) && {
        key: 'own-quote',
        at: isCarrierOfDeal ? 'item' : 'act',
        content: (
          <CarrierQuote
            shipment={shipment}
            reason={declineReason(timeline, own)}
            priceNote={priceNote}
            onMessage={() => write(shipment.userId)}
          />
        ),
      },
    isParty &&
      wasPickedUp && {
        key: 'location',
        at: !onTheRoad ? 'more' : isOwner ? 'act' : 'deal',
        content: <LocationPanel shipmentId={shipment.id} isOnTheRoad={onTheRoad} isCarrier={isCarrierOfDeal} />,
      },
    !isOwner &&
      !may(shipment, 'contact') && {
        key: 'owner',
        at: 'item',
        content: <OwnerPanel shipment={shipment} onMessage={() => write(shipment.userId)} />,
      },
    hasPlaces(shipment) && {
      key: 'route',
      at: 'more',
      content: (
        <RoutePanel shipment={shipment} followed={isParty && wasPickedUp}>
          {isOwner && isUnderWay(shipment) && (
            <Suspense fallback={null}>
              <ExactPoints shipmentId={shipment.id} pickupOpen={!onTheRoad} />
            </Suspense>
          )}
        </RoutePanel>
      ),
    },
    { key: 'timeline', at: 'more', content: <ShipmentTimeline shipment={shipment} reader={reading} /> },
  ];
}
