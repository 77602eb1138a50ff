import Box from '@mui/material/Box';
import { AgreementPanel } from '../../features/agreement/AgreementPanel';
import { ConfirmPanel } from '../../features/payments/ConfirmPanel';
import { ReleaseCode } from '../../features/payments/ReleaseCode';
import { PriceComparisons } from '../../features/pricing/PriceComparisons';
import { TypicalPrice } from '../../features/pricing/TypicalPrice';
import { QuestionsPanel } from '../../features/questions/QuestionsPanel';
import { QuotesPanel } from '../../features/quotes/QuotesPanel';
import { AddressesButton, CopyButtons } from '../../features/shipments/OwnerActions';
import { PhotoGallery } from '../../features/shipments/PhotoGallery';
import { ShipmentDetails } from '../../features/shipments/ShipmentDetails';
import { ContactPanel } from '../../features/tracking/ContactPanel';
import { may } from '../../kit/api/acts';
import { allPhotos } from '../../kit/format/photos';
import { isJustDelivered, wasPaid } from '../../kit/format/quotes';
import { hasArrived, isCancelled, isDraft, isListed, isOnTheRoad, isUnderWay } from '../../kit/format/shipments';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import type { Parts } from './Columns';
import type { Open } from './Sheets';
import type { Reading } from './useReading';

// Loaded when shown, since on most visits to a shipment nobody drives or has delivered.
const OwnJob = lazy(() => import('./OwnJob'));
const ReportButton = lazy(() => import('../ReportButton'));
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
export function mainParts(props: Props): Parts {
  return [...offers(props.reading), ...dealParts(props), ...itemParts(props.reading)];
}

/** The carrier's own job and what comes after it, and what a listing offers besides quotes. */
function offers({ shipment, me, isOwner, isCarrierOfDeal, isOffer, deal, own }: Reading): Parts {
  const offer = isOwner ? 'deal' : 'act';
  return [
    isCarrierOfDeal && deal && { key: 'own-job', at: 'act', content: <OwnJob shipment={shipment} quote={deal} /> },
    isCarrierOfDeal &&
      me.isCarrier &&
      deal !== undefined &&
      isJustDelivered(deal) && { key: 'next-loads', at: 'act', content: <NextLoads shipmentId={shipment.id} /> },
    shipment.onlyUntil !== null &&
      isListed(shipment) && {
        key: 'shown-first',
        at: offer,
        content: <ShownFirst shipment={shipment} until={shipment.onlyUntil} isOwner={isOwner} />,
      },
    shipment.bookNowPrice !== null && {
      key: 'book-now',
      at: offer,
      content: (
        <BookNow
          shipment={shipment}
          price={shipment.bookNowPrice}
          isOwner={isOwner}
          isCarrier={isOffer || own !== undefined}
          hasQuote={own !== undefined}
        />
      ),
    },
  ];
}

/** What is agreed and what came of it, the quotes, and whom to call. */
function dealParts({ reading, refusal, onOpen, write }: Props): Parts {
  const { shipment, role, isOwner, isCarrierOfDeal, deal, own, quotes } = reading;
  const canConfirm = may(shipment, 'confirm-delivery');
  const confirmation: Parts[number] = deal &&
    canConfirm &&
    // It has a place of its own then; and what is not taken is not delivered.
    shipment.next?.what !== 'confirm-delivery' &&
    shipment.next?.what !== 'answer' && {
      key: 'confirm',
      at: 'deal',
      content: <ConfirmPanel shipment={shipment} quote={deal} onConfirm={() => onOpen({ sheet: 'confirm' })} />,
    };
  const isPaid = deal?.paymentStatus === 'in_escrow';
  const priceNote = (amount?: number) => <TypicalPrice shipmentId={shipment.id} amount={amount} />;
  const isAskedToEnd = isOwner && shipment.next?.what === 'answer';
  return [
    // Delivered without it, the carrier may still ask for it; a claim or a freeze makes it useless.
    isOwner &&
      deal &&
      Boolean(shipment.releaseCode) &&
      (isOnTheRoad(shipment) || canConfirm) && {
        key: 'release-code',
        at: isOnTheRoad(shipment) ? 'act' : 'deal',
        content: <ReleaseCode shipment={shipment} quote={deal} />,
      },
    isPaid && confirmation,
    may(shipment, 'contact') &&
      deal && {
        key: 'contact',
        at: 'contact',
        content: (
          <ContactPanel
            shipmentId={shipment.id}
            isOwner={isOwner}
            onMessage={() => write(isOwner ? deal.carrierId : shipment.userId)}
          />
        ),
      },
    (isOwner || own !== undefined) &&
      quotes &&
      (hasArrived(shipment) || quotes.some(wasPaid)) && {
        key: 'extras',
        at: 'deal',
        content: <DealExtras shipment={shipment} quotes={quotes} />,
      },
    (isOwner || isCarrierOfDeal) &&
      deal && {
        key: 'agreement',
        at: isAskedToEnd ? 'act' : 'deal',
        content: (
          <AgreementPanel
            shipment={shipment}
            deal={deal}
            isOwner={isOwner}
            onPay={(change) => onOpen({ sheet: 'extra', change })}
          />
        ),
      },
    (isOwner || role === 'admin') &&
      !isDraft(shipment) && {
        key: 'quotes',
        at: 'deal',
        content: (
          <QuotesPanel
            shipment={shipment}
            isOwner={isOwner}
            priceNote={priceNote}
            refusal={refusal}
            onAccept={(quote, offer) => onOpen({ sheet: 'accept', quote, offer })}
            onPay={(quote) => onOpen({ sheet: 'pay', quote })}
            onMessage={(quote) => write(quote.carrierId)}
          />
        ),
      },
    !isPaid && confirmation,
  ];
}

/** The item itself, what is asked about it, and what jobs like it cost. */
function itemParts({ shipment, me, role, isOwner, isCarrierOfDeal, oneColumn, deal }: Reading): Parts {
  const photos = allPhotos(shipment);
  const gallery = <PhotoGallery {...photos} title={shipment.title} />;
  return [
    {
      key: 'photos',
      at: 'item',
      // Once quotes are there, its owner has them to look after, and knows the item.
      content:
        isOwner && oneColumn && photos.photos.length > 0 && shipment.quoteCount > 0 ? (
          <FoldPanel title={`Photos (${photos.photos.length})`}>{gallery}</FoldPanel>
        ) : (
          gallery
        ),
    },
    {
      key: 'details',
      at: 'item',
      content: (
        <ShipmentDetails
          shipment={shipment}
          isOwner={isOwner}
          hasJobSheet={isCarrierOfDeal && isUnderWay(shipment)}
          isBooked={deal !== undefined}
        >
          <AddressesButton shipment={shipment} />
          <CopyButtons shipment={shipment} />
          {role !== 'owner' && role !== 'admin' && (
            <Box sx={{ mt: 4 }}>
              <ReportButton about={{ subject: 'shipment', id: shipment.id }} name="this listing" />
            </Box>
          )}
        </ShipmentDetails>
      ),
    },
    !isDraft(shipment) && {
      key: 'questions',
      at: 'item',
      content: <QuestionsPanel shipment={shipment} me={me} />,
    },
    !isCancelled(shipment) && {
      key: 'prices',
      at: 'more',
      content: <PriceComparisons shipmentId={shipment.id} isBooked={deal !== undefined} />,
    },
  ];
}
