import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ConfirmPanel } from '../features/payments/ConfirmPanel';
import { PriceComparisons } from '../features/pricing/PriceComparisons';
import { TypicalPrice } from '../features/pricing/TypicalPrice';
import { CarrierQuote } from '../features/quotes/CarrierQuote';
import { QuotesPanel } from '../features/quotes/QuotesPanel';
import { useQuotes } from '../features/quotes/quotes';
import { NextStepPanel } from '../features/shipments/NextStepPanel';
import { nextStep, standingOf } from '../features/shipments/nextStep';
import { OwnerActions } from '../features/shipments/OwnerActions';
import { OwnerPanel } from '../features/shipments/OwnerPanel';
import { PhotoGallery } from '../features/shipments/PhotoGallery';
import { ShareButton } from '../features/shipments/ShareButton';
import { ShipmentFacts } from '../features/shipments/ShipmentFacts';
import { declineReason } from '../features/shipments/progress';
import { useShipment, useTimeline } from '../features/shipments/shipments';
import { ShipmentTimeline } from '../features/shipments/ShipmentTimeline';
import { LocationPanel } from '../features/tracking/LocationPanel';
import { RoutePanel } from '../features/tracking/RoutePanel';
import { may } from '../kit/api/acts';
import { isNotFound } from '../kit/api/errors';
import type { Quote, Shipment } from '../kit/api/types';
import { money } from '../kit/format/money';
import { categoryLabel } from '../kit/format/labels';
import { isWaiting } from '../kit/format/quotes';
import { hasArrived, isBooked, isDraft, isOnTheRoad } from '../kit/format/shipments';
import { PageTitle } from '../kit/ui/Page';
import { RouteStrip } from '../kit/ui/RouteStrip';
import { WrongExit } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { StatusBadge, Tag } from '../kit/ui/StatusBadge';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

// Loaded when they show: most visits of a shipment neither pay nor confirm nor drive.
const CarrierJob = lazy(() => import('../features/tracking/CarrierJob'));
const DealExtras = lazy(() => import('./DealExtras'));
const ConfirmDelivery = lazy(() => import('./ConfirmDelivery'));
const PaymentDialog = lazy(() => import('../features/payments/PaymentDialog'));

export default function ShipmentPage() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useShipment(id);
  const waiting = useSkeleton(isPending);
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      {waiting && <Loading />}
      {isError && isNotFound(error) && (
        <>
          <PageTitle title="Shipment Not Found" />
          <EmptyState
            drawing={<WrongExit />}
            text="The shipment you're looking for doesn't exist."
            action={
              <Button component={Link} to="/browse" variant="outlined">
                Browse Shipments
              </Button>
            }
          />
        </>
      )}
      {isError && !isNotFound(error) && (
        <ErrorState error={error} onRetry={() => void refetch()} text="The shipment could not be loaded." />
      )}
      {data && !waiting && <ShipmentDetail shipment={data} />}
    </Box>
  );
}

/** On phones the two columns become one, in which a carrier's job, then their own quote come first. */
const column = { display: { xs: 'contents', md: 'grid' }, gap: 6, minWidth: 0 } as const;

function ShipmentDetail({ shipment }: { shipment: Shipment }) {
  const me = useMe();
  const navigate = useNavigate();
  const quotes = useQuotes(shipment.id).data;
  const timeline = useTimeline(shipment.id).data;
  const [paying, setPaying] = useState<Quote>();
  const [confirming, setConfirming] = useState(false);
  const { role, deal, own } = standingOf(me, shipment, quotes ?? []);
  const isOwner = role === 'owner';
  const isCarrierOfDeal = deal?.carrierId === me.id;
  const priceNote = (amount?: number) => <TypicalPrice shipmentId={shipment.id} amount={amount} />;
  const isParty = isOwner || isCarrierOfDeal || role === 'admin';
  const wasPickedUp = isOnTheRoad(shipment) || hasArrived(shipment);
  const confirmation = deal && may(shipment, 'confirm-delivery') && (
    <ConfirmPanel shipment={shipment} quote={deal} onConfirm={() => setConfirming(true)} />
  );
  const write = (to: string) => navigate(`/messages?with=${to}&shipment=${shipment.id}`);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          gap: 4,
          mb: 5,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
            <Tag>{categoryLabel(shipment.category ?? 'other')}</Tag>
            <StatusBadge status={shipment.status} />
          </Box>
          <PageTitle title={shipment.title} />
          <Typography sx={{ color: 'text.secondary', mt: 2 }}>
            {shipment.budget === null ? 'No budget given' : `Budget ${money(shipment.budget)}`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '&:empty': { display: 'none' } }}>
          <OwnerActions shipment={shipment} />
          {isOwner && <ShareButton shipment={shipment} />}
        </Box>
      </Box>
      <RouteStrip
        size="detail"
        from={shipment.pickupLocation}
        to={shipment.deliveryLocation}
        status={shipment.status}
        miles={shipment.distanceMiles}
      />
      {quotes && timeline && (
        <NextStepPanel
          step={nextStep({
            shipment,
            role,
            deadlines: timeline.deadlines,
            ...(deal ? { deal } : {}),
            ...(own ? { own } : {}),
          })}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          mt: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={column}>
          {isCarrierOfDeal && (
            <Box sx={{ order: { xs: -2, md: 0 }, '&:empty': { display: 'none' } }}>
              <Suspense fallback={null}>
                <CarrierJob shipment={shipment} quote={deal} />
              </Suspense>
            </Box>
          )}
          {!isBooked(shipment) && confirmation}
          <Suspense fallback={null}>
            {(isOwner || own) && quotes?.some((quote) => !isWaiting(quote)) && (
              <DealExtras shipment={shipment} quotes={quotes} />
            )}
          </Suspense>
          {(isOwner || role === 'admin') && !isDraft(shipment) && (
            <QuotesPanel
              shipment={shipment}
              isOwner={isOwner}
              priceNote={priceNote}
              onPay={setPaying}
              onMessage={(quote) => write(quote.carrierId)}
            />
          )}
          {isBooked(shipment) && confirmation}
          <PhotoGallery photos={shipment.photos} title={shipment.title} />
          <ShipmentFacts shipment={shipment} isOwner={isOwner} />
          <PriceComparisons shipmentId={shipment.id} />
        </Box>
        <Box sx={column}>
          {!isOwner && (me.isCarrier || own !== undefined) && (
            <Box sx={{ order: { xs: -1, md: 0 }, '&:empty': { display: 'none' } }}>
              <CarrierQuote
                shipment={shipment}
                reason={declineReason(timeline, own)}
                priceNote={priceNote}
                onMessage={() => write(shipment.userId)}
              />
            </Box>
          )}
          {isParty && wasPickedUp && (
            <Box
              sx={{
                order: { xs: isOwner && isOnTheRoad(shipment) ? -1 : 0, md: 0 },
                '&:empty': { display: 'none' },
              }}
            >
              <LocationPanel shipmentId={shipment.id} />
            </Box>
          )}
          <RoutePanel shipment={shipment} followed={isParty && wasPickedUp} />
          <ShipmentTimeline shipment={shipment} />
          {!isOwner && <OwnerPanel shipment={shipment} onMessage={() => write(shipment.userId)} />}
        </Box>
      </Box>
      <Suspense fallback={null}>
        {paying && <PaymentDialog quote={paying} shipment={shipment} onClose={() => setPaying(undefined)} />}
        {confirming && deal && (
          <ConfirmDelivery quote={deal} shipment={shipment} onClose={() => setConfirming(false)} />
        )}
      </Suspense>
    </>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Loading the shipment">
      <Skeleton width={180} height={32} />
      <Skeleton width="60%" height={56} />
      <Skeleton variant="rounded" height={96} sx={{ mt: 4 }} />
      <Box sx={{ display: 'grid', gap: 6, mt: 6, gridTemplateColumns: { xs: '1fr', md: '1.7fr 1fr' } }}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    </Box>
  );
}
