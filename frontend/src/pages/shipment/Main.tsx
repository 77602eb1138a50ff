import { lazy, type ReactNode } from 'react';
import { AgreementPanel } from '../../features/agreement/AgreementPanel';
import { ConfirmPanel } from '../../features/payments/ConfirmPanel';
import { ReleaseCode } from '../../features/payments/ReleaseCode';
import { PriceComparisons } from '../../features/pricing/PriceComparisons';
import { TypicalPrice } from '../../features/pricing/TypicalPrice';
import { QuestionsPanel } from '../../features/questions/QuestionsPanel';
import { QuotesPanel } from '../../features/quotes/QuotesPanel';
import { CopyButtons } from '../../features/shipments/OwnerActions';
import { PhotoGallery } from '../../features/shipments/PhotoGallery';
import { ShipmentDetails } from '../../features/shipments/ShipmentDetails';
import { ContactPanel } from '../../features/tracking/ContactPanel';
import { may } from '../../kit/api/acts';
import { allPhotos } from '../../kit/format/photos';
import { isJustDelivered, wasPaid } from '../../kit/format/quotes';
import { hasArrived, isCancelled, isDraft, isListed, isOnTheRoad, isUnderWay } from '../../kit/format/shipments';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { Place } from './Place';
import type { Open } from './Sheets';
import type { Reading } from './useReading';

// Loaded when shown, since on most visits to a shipment nobody drives or has delivered.
const OwnJob = lazy(() => import('../../features/tracking/OwnJob'));
const NextLoads = lazy(() => import('../../features/trips/NextLoads'));
const BookNow = lazy(() => import('./BookNow'));
const DealExtras = lazy(() => import('./DealExtras'));
const ShownFirst = lazy(() => import('./ShownFirst'));

interface Props {
  reading: Reading;
  /** Why the quote that was chosen last could not be accepted. */
  refusal: string | undefined;
  onOpen: (what: Open) => void;
  write: (to: string) => void;
}

/** The first column: the reader's part in the deal, then the deal, then the item. */
export function Main(props: Props) {
  return (
    <>
      <Offers reading={props.reading} />
      <Deal {...props} />
      <Item reading={props.reading} />
    </>
  );
}

/** The carrier's own job and what comes after it, and what a listing offers besides quotes. */
function Offers({ reading: { shipment, me, isOwner, isCarrierOfDeal, isOffer, deal, own } }: Pick<Props, 'reading'>) {
  return (
    <>
      {isCarrierOfDeal && deal && (
        <Place at="act">
          <OwnJob shipment={shipment} quote={deal} />
        </Place>
      )}
      {isCarrierOfDeal && me.isCarrier && deal && isJustDelivered(deal) && (
        <Place at="act">
          <NextLoads shipmentId={shipment.id} />
        </Place>
      )}
      {shipment.onlyUntil !== null && isListed(shipment) && (
        <Place at={isOwner ? 'deal' : 'act'}>
          <ShownFirst shipment={shipment} until={shipment.onlyUntil} isOwner={isOwner} />
        </Place>
      )}
      {shipment.bookNowPrice !== null && (
        <Place at={isOwner ? 'deal' : 'act'}>
          <BookNow
            shipment={shipment}
            price={shipment.bookNowPrice}
            isOwner={isOwner}
            isCarrier={isOffer || own !== undefined}
          />
        </Place>
      )}
    </>
  );
}

/** What is agreed and what came of it, the quotes, and whom to call. */
function Deal({ reading, refusal, onOpen, write }: Props) {
  const { shipment, role, isOwner, isCarrierOfDeal, deal, own, quotes } = reading;
  const canConfirm = may(shipment, 'confirm-delivery');
  const confirmation: ReactNode = deal && canConfirm && shipment.next?.what !== 'confirm-delivery' && (
    <Place at="deal">
      <ConfirmPanel shipment={shipment} quote={deal} onConfirm={() => onOpen({ sheet: 'confirm' })} />
    </Place>
  );
  const isPaid = deal?.paymentStatus === 'in_escrow';
  const priceNote = (amount?: number) => <TypicalPrice shipmentId={shipment.id} amount={amount} />;
  const isAskedToEnd = isOwner && shipment.next?.what === 'answer';
  return (
    <>
      {isOwner && deal && shipment.releaseCode && (isOnTheRoad(shipment) || canConfirm) && (
        // Delivered without it, the carrier may still ask for it; a claim or a freeze makes it useless.
        <Place at={isOnTheRoad(shipment) ? 'act' : 'deal'}>
          <ReleaseCode shipment={shipment} quote={deal} />
        </Place>
      )}
      {isPaid && confirmation}
      {may(shipment, 'contact') && deal && (
        <Place at="contact">
          <ContactPanel shipmentId={shipment.id} onMessage={() => write(isOwner ? deal.carrierId : shipment.userId)} />
        </Place>
      )}
      {(isOwner || own) && quotes && (hasArrived(shipment) || quotes.some(wasPaid)) && (
        <Place at="deal">
          <DealExtras shipment={shipment} quotes={quotes} />
        </Place>
      )}
      {(isOwner || isCarrierOfDeal) && deal && (
        <Place at={isAskedToEnd ? 'act' : 'deal'}>
          <AgreementPanel
            shipment={shipment}
            deal={deal}
            isOwner={isOwner}
            onPay={(change) => onOpen({ sheet: 'extra', change })}
          />
        </Place>
      )}
      {(isOwner || role === 'admin') && !isDraft(shipment) && (
        <Place at="deal">
          <QuotesPanel
            shipment={shipment}
            isOwner={isOwner}
            priceNote={priceNote}
            refusal={refusal}
            onAccept={(quote) => onOpen({ sheet: 'accept', quote })}
            onPay={(quote) => onOpen({ sheet: 'pay', quote })}
            onMessage={(quote) => write(quote.carrierId)}
          />
        </Place>
      )}
      {!isPaid && confirmation}
    </>
  );
}

/** The item itself, what is asked about it, and what jobs like it cost. */
function Item({ reading: { shipment, me, isOwner, isCarrierOfDeal, oneColumn, deal } }: Pick<Props, 'reading'>) {
  const shown = allPhotos(shipment);
  const gallery = <PhotoGallery {...shown} title={shipment.title} />;
  return (
    <>
      <Place at="item">
        {/* Once quotes are there, its owner has them to look after, and knows the item. */}
        {isOwner && oneColumn && shown.photos.length > 0 && shipment.quoteCount > 0 ? (
          <FoldPanel title={`Photos (${shown.photos.length})`}>{gallery}</FoldPanel>
        ) : (
          gallery
        )}
      </Place>
      <Place at="item">
        <ShipmentDetails shipment={shipment} isOwner={isOwner} hasJobSheet={isCarrierOfDeal && isUnderWay(shipment)}>
          <CopyButtons shipment={shipment} />
        </ShipmentDetails>
      </Place>
      {!isDraft(shipment) && (
        <Place at="item">
          <QuestionsPanel shipment={shipment} me={me} />
        </Place>
      )}
      {!isCancelled(shipment) && (
        <Place at="more">
          <PriceComparisons shipmentId={shipment.id} isBooked={deal !== undefined} />
        </Place>
      )}
    </>
  );
}
