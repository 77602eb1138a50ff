import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { toAnswerFirst, useChanges } from '../features/agreement/agreement';
import { AgreementPanel } from '../features/agreement/AgreementPanel';
import { ConfirmPanel } from '../features/payments/ConfirmPanel';
import { ReleaseCode } from '../features/payments/ReleaseCode';
import { PriceComparisons } from '../features/pricing/PriceComparisons';
import { TypicalPrice } from '../features/pricing/TypicalPrice';
import { CarrierQuote } from '../features/quotes/CarrierQuote';
import { QuestionsPanel } from '../features/questions/QuestionsPanel';
import { QuotesPanel } from '../features/quotes/QuotesPanel';
import { useQuotes } from '../features/quotes/quotes';
import { NextStepPanel } from '../features/shipments/NextStepPanel';
import { nextStep, standingOf } from '../features/shipments/nextStep';
import { CopyButtons, OwnerActions, PublishButton } from '../features/shipments/OwnerActions';
import { OwnerPanel } from '../features/shipments/OwnerPanel';
import { PhotoGallery } from '../features/shipments/PhotoGallery';
import { ShareButton } from '../features/shipments/ShareButton';
import { ShipmentDetails } from '../features/shipments/ShipmentDetails';
import { arrivalWords, declineReason } from '../features/shipments/progress';
import { useShipment, useTimeline } from '../features/shipments/shipments';
import { ShipmentTimeline } from '../features/shipments/ShipmentTimeline';
import { ContactPanel } from '../features/tracking/ContactPanel';
import { LocationPanel } from '../features/tracking/LocationPanel';
import { RoutePanel } from '../features/tracking/RoutePanel';
import { ShareTracking } from '../features/tracking/ShareTracking';
import { may } from '../kit/api/acts';
import { isNotFound } from '../kit/api/errors';
import type { ChangeOrder, Quote, Shipment } from '../kit/api/types';
import { allPhotos } from '../kit/format/photos';
import { arrivalsOf } from '../kit/format/arrivals';
import { dayAndTime } from '../kit/format/dates';
import { money, shortMoney } from '../kit/format/money';
import { categoryLabel } from '../kit/format/labels';
import { isJustDelivered, wasPaid } from '../kit/format/quotes';
import {
  hasArrived,
  hasPlaces,
  isCancelled,
  isDraft,
  isListed,
  isOnTheRoad,
  isUnderWay,
  payOf,
  perMile,
} from '../kit/format/shipments';
import { FoldPanel, useOneColumn } from '../kit/ui/FoldPanel';
import { PageTitle } from '../kit/ui/Page';
import { RouteStrip } from '../kit/ui/RouteStrip';
import { WrongExit } from '../kit/ui/scenes';
import { Coming, Settled } from '../kit/ui/Settled';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { StatusBadge, Tag } from '../kit/ui/StatusBadge';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

// Loaded when shown, since on most visits to a shipment nobody pays, confirms or drives.
const OwnJob = lazy(() => import('../features/tracking/OwnJob'));
const NextLoads = lazy(() => import('../features/trips/NextLoads'));
const ExactPoints = lazy(() => import('../features/tracking/ExactPoints'));
const DealExtras = lazy(() => import('./DealExtras'));
const ConfirmDelivery = lazy(() => import('./ConfirmDelivery'));
const QuoteBar = lazy(async () => ({ default: (await import('../features/quotes/QuoteBar')).QuoteBar }));
const QuoteDialog = lazy(() => import('../features/quotes/QuoteDialog'));
const PaymentDialog = lazy(() => import('../features/payments/PaymentDialog'));
const ExtraDialog = lazy(() => import('../features/payments/ExtraDialog'));
const BookNow = lazy(() => import('./BookNow'));
const ShownFirst = lazy(() => import('./ShownFirst'));
const AcceptAndPay = lazy(() => import('./AcceptAndPay'));

export default function ShipmentPage() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useShipment(id);
  // Asked for at once, not only when the shipment has come.
  const quotes = useQuotes(id);
  const timeline = useTimeline(id);
  const waiting = useSkeleton(isPending || (!isError && (quotes.isPending || timeline.isPending)));
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 3.5, sm: 10 } }}>
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

/** The order in one column: what to do, whom to call, the deal, the item, and things to look up. */
const ORDER = { act: -2, contact: -1, deal: 0, item: 1, more: 2 };

/** A part of the page, by its place in one column. */
function Place({ at, children }: { at: keyof typeof ORDER; children: ReactNode }) {
  return (
    <Box
      sx={{
        order: { xs: ORDER[at], md: 0 },
        minWidth: 0,
        display: 'grid',
        gap: { xs: 2.5, sm: 6 },
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

/** On phones, the two columns become one. */
const column = { display: { xs: 'contents', md: 'grid' }, gap: 6, minWidth: 0 } as const;

function ShipmentDetail({ shipment }: { shipment: Shipment }) {
  const me = useMe();
  const navigate = useNavigate();
  const quotes = useQuotes(shipment.id).data;
  const timeline = useTimeline(shipment.id).data;
  const [paying, setPaying] = useState<Quote>();
  const [extra, setExtra] = useState<ChangeOrder>();
  /** The quote, as it was when it was chosen. */
  const [accepting, setAccepting] = useState<Quote>();
  const [refusal, setRefusal] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [quoting, setQuoting] = useState(false);
  const oneColumn = useOneColumn();
  const { role, deal, own } = standingOf(me, shipment, quotes ?? []);
  const isOwner = role === 'owner';
  const isCarrierOfDeal = deal?.carrierId === me.id;
  // For a carrier without a standing quote: in one column, the form waits behind a button, below the shipment.
  const isOffer = me.isCarrier && !isOwner && may(shipment, 'quotes');
  const inBar = isOffer && !own && oneColumn;
  const priceNote = (amount?: number) => <TypicalPrice shipmentId={shipment.id} amount={amount} />;
  const isParty = isOwner || isCarrierOfDeal || role === 'admin';
  const changes = useChanges(shipment.id, { enabled: deal !== undefined && (isOwner || isCarrierOfDeal) }).data;
  const isPaid = deal?.paymentStatus === 'in_escrow';
  const wasPickedUp = isOnTheRoad(shipment) || hasArrived(shipment);
  const end = isOnTheRoad(shipment) ? 'delivery' : 'pickup';
  const arrivedAt = deal && timeline && isUnderWay(shipment) ? arrivalsOf(timeline.events, deal.id)[end] : undefined;
  const isAskedToEnd = isOwner && shipment.next?.what === 'answer';
  const isAskedToConfirm = shipment.next?.what === 'confirm-delivery';
  const confirmation = deal && may(shipment, 'confirm-delivery') && !isAskedToConfirm && (
    <ConfirmPanel shipment={shipment} quote={deal} onConfirm={() => setConfirming(true)} />
  );
  const accept = (quote: Quote) => {
    setRefusal(undefined);
    setAccepting(quote);
  };
  /** The button for what the reader has to do, if it takes one tap. */
  const act = () => {
    if (shipment.template)
      return (
        <Button variant="contained" component={Link} to="/templates">
          Your templates
        </Button>
      );
    const { who, what } = shipment.next ?? {};
    if (who !== role) return undefined;
    switch (what) {
      case 'publish':
        return <PublishButton shipment={shipment} />;
      case 'pay':
        return (
          deal &&
          may(deal, 'pay') && (
            <Button variant="contained" color="secondary" onClick={() => setPaying(deal)}>
              Pay {money(deal.amount)}
            </Button>
          )
        );
      case 'confirm-delivery':
        return (
          may(shipment, 'confirm-delivery') && (
            <Button variant="contained" onClick={() => setConfirming(true)}>
              Confirm delivery
            </Button>
          )
        );
      case 'respond':
        return (
          <Button variant="contained" component={Link} to="#answer-claim">
            Answer the claim
          </Button>
        );
      case 'payout-account':
        return (
          <Button variant="contained" component={Link} to="/payments">
            Set up payouts
          </Button>
        );
      default:
        return undefined;
    }
  };
  // Once quotes are there, its owner has them to look after, and knows the item.
  const shown = allPhotos(shipment);
  const gallery = <PhotoGallery {...shown} title={shipment.title} />;
  const write = (to: string) => navigate(`/messages?with=${to}&shipment=${shipment.id}`);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          gap: { xs: 3, sm: 4 },
          mb: { xs: 2, sm: 5 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
            <Tag>{categoryLabel(shipment.category ?? 'other')}</Tag>
            {shipment.template ? <Tag>Template</Tag> : <StatusBadge status={shipment.status} />}
            <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
              {shipment.budget === null ? 'No budget given' : `Budget ${money(shipment.budget)}`}
              {me.isCarrier && !isOwner && payNote(shipment)}
            </Typography>
            {shipment.recurrenceId && (
              <Typography
                variant="body2"
                component={Link}
                to="/templates"
                sx={{ alignSelf: 'center', color: 'primary.main' }}
              >
                Listed from your template
              </Typography>
            )}
          </Box>
          <PageTitle title={shipment.title} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: 2, sm: 3 },
            '&:empty': { display: 'none' },
            '& button': { px: { xs: 3, sm: 4 }, fontSize: { xs: 15, sm: 16 } },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
        >
          <OwnerActions shipment={shipment} />
          {isOwner && <ShareButton shipment={shipment} />}
          {may(shipment, 'tracking-links') && <ShareTracking shipmentId={shipment.id} />}
        </Box>
      </Box>
      {hasPlaces(shipment) && (
        <RouteStrip
          size="detail"
          from={shipment.pickupLocation}
          to={shipment.deliveryLocation}
          status={shipment.status}
          miles={shipment.distanceMiles}
        />
      )}
      <Settled>
        {quotes && timeline && (
          <NextStepPanel
            isOffer={isOffer}
            step={nextStep({
              shipment,
              role,
              deadlines: timeline.deadlines,
              ...(deal ? { deal } : {}),
              ...(own ? { own } : {}),
            })}
            act={act()}
            note={
              (deal && changes && toAnswerFirst(changes, deal, isOwner)) ??
              (arrivedAt && !isCarrierOfDeal ? `${arrivalWords(end)} ${dayAndTime(arrivedAt)}.` : undefined)
            }
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2.5, sm: 6 },
            mt: { xs: 2, sm: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Box sx={column}>
            {isCarrierOfDeal && (
              <Place at="act">
                <Suspense fallback={<Coming />}>
                  <OwnJob shipment={shipment} quote={deal} />
                </Suspense>
              </Place>
            )}
            {isCarrierOfDeal && me.isCarrier && isJustDelivered(deal) && (
              <Place at="act">
                <Suspense fallback={<Coming />}>
                  <NextLoads shipmentId={shipment.id} />
                </Suspense>
              </Place>
            )}
            {shipment.onlyUntil !== null && isListed(shipment) && (
              <Place at={isOwner ? 'deal' : 'act'}>
                <Suspense fallback={<Coming />}>
                  <ShownFirst shipment={shipment} until={shipment.onlyUntil} isOwner={isOwner} />
                </Suspense>
              </Place>
            )}
            {shipment.bookNowPrice !== null && (
              <Place at={isOwner ? 'deal' : 'act'}>
                <Suspense fallback={<Coming />}>
                  <BookNow
                    shipment={shipment}
                    price={shipment.bookNowPrice}
                    isOwner={isOwner}
                    isCarrier={isOffer || own !== undefined}
                  />
                </Suspense>
              </Place>
            )}
            {isOwner &&
              deal &&
              shipment.releaseCode &&
              (isOnTheRoad(shipment) || may(shipment, 'confirm-delivery')) && (
                // Delivered without it, the carrier may still ask for it; a claim or a freeze makes it useless.
                <Place at={isOnTheRoad(shipment) ? 'act' : 'deal'}>
                  <ReleaseCode shipment={shipment} quote={deal} />
                </Place>
              )}
            {confirmation && isPaid && <Place at="deal">{confirmation}</Place>}
            {may(shipment, 'contact') && deal && (
              <Place at="contact">
                <ContactPanel
                  shipmentId={shipment.id}
                  onMessage={() => write(isOwner ? deal.carrierId : shipment.userId)}
                />
              </Place>
            )}
            <Suspense fallback={<Coming />}>
              {(isOwner || own) && quotes && (hasArrived(shipment) || quotes.some(wasPaid)) && (
                <Place at="deal">
                  <DealExtras shipment={shipment} quotes={quotes} />
                </Place>
              )}
            </Suspense>
            {(isOwner || isCarrierOfDeal) && deal && (
              <Place at={isAskedToEnd ? 'act' : 'deal'}>
                <AgreementPanel shipment={shipment} deal={deal} isOwner={isOwner} onPay={setExtra} />
              </Place>
            )}
            {(isOwner || role === 'admin') && !isDraft(shipment) && (
              <Place at="deal">
                <QuotesPanel
                  shipment={shipment}
                  isOwner={isOwner}
                  priceNote={priceNote}
                  refusal={refusal}
                  onAccept={accept}
                  onPay={setPaying}
                  onMessage={(quote) => write(quote.carrierId)}
                />
              </Place>
            )}
            {confirmation && !isPaid && <Place at="deal">{confirmation}</Place>}
            <Place at="item">
              {isOwner && oneColumn && shown.photos.length > 0 && shipment.quoteCount > 0 ? (
                <FoldPanel title={`Photos (${shown.photos.length})`}>{gallery}</FoldPanel>
              ) : (
                gallery
              )}
            </Place>
            <Place at="item">
              <ShipmentDetails
                shipment={shipment}
                isOwner={isOwner}
                hasJobSheet={isCarrierOfDeal && isUnderWay(shipment)}
              >
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
          </Box>
          <Box sx={column}>
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
              <Place at={!isOnTheRoad(shipment) ? 'more' : isOwner ? 'act' : 'deal'}>
                <LocationPanel shipmentId={shipment.id} isOnTheRoad={isOnTheRoad(shipment)} />
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
                      <ExactPoints shipmentId={shipment.id} pickupOpen={!isOnTheRoad(shipment)} />
                    </Suspense>
                  )}
                </RoutePanel>
              )}
            </Place>
            <Place at="more">
              <ShipmentTimeline shipment={shipment} />
            </Place>
          </Box>
        </Box>
      </Settled>
      <Suspense fallback={null}>
        {inBar && <QuoteBar shipment={shipment} onQuote={() => setQuoting(true)} />}
        {quoting && <QuoteDialog shipment={shipment} onClose={() => setQuoting(false)} />}
        {paying && <PaymentDialog quote={paying} shipment={shipment} onClose={() => setPaying(undefined)} />}
        {extra && deal && <ExtraDialog change={extra} deal={deal} onClose={() => setExtra(undefined)} />}
        {accepting && (
          <AcceptAndPay
            quote={accepting}
            latest={quotes?.find(({ id }) => id === accepting.id)}
            shipment={shipment}
            onRefused={(why) => {
              setAccepting(undefined);
              setRefusal(why);
            }}
            onClose={() => setAccepting(undefined)}
          />
        )}
        {confirming && deal && (
          <ConfirmDelivery quote={deal} shipment={shipment} onClose={() => setConfirming(false)} />
        )}
      </Suspense>
    </>
  );
}

/** What a load pays per mile: by its budget or, without one, by what a job like it typically costs. */
function payNote(shipment: Shipment): string {
  const pay = payOf(shipment);
  const aMile = pay && perMile(pay.amount, shipment);
  if (!pay || !aMile) return '';
  return pay.basis === 'budget' ? `, ${aMile} a mile` : `, typically ${shortMoney(pay.amount)} (${aMile} a mile)`;
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
