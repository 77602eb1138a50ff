import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useQuotes } from '../features/quotes/quotes';
import { useShipment } from '../features/shipments/shipments';
import { isNotFound } from '../kit/api/errors';
import { useTimeline } from '../kit/api/timeline';
import { onTheRoad } from '../kit/api/token';
import type { Shipment } from '../kit/api/types';
import { hasPlaces } from '../kit/format/shipments';
import { lazy } from '../kit/ui/lazy';
import { PageTitle } from '../kit/ui/Page';
import { RouteStrip } from '../kit/ui/RouteStrip';
import { WrongExit } from '../kit/ui/scenes';
import { Settled } from '../kit/ui/Settled';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { asideParts } from './shipment/Aside';
import { Head } from './shipment/Head';
import { mainParts } from './shipment/Main';
import { NextStep } from './shipment/NextStep';
import { Columns } from './shipment/Columns';
import { type Open, Sheets } from './shipment/Sheets';
import { useReading } from './shipment/useReading';

const QuoteBar = lazy(async () => ({ default: (await import('../features/quotes/QuoteBar')).QuoteBar }));

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
      {/* No answer at all: a carrier may have it as a job on the phone. */}
      {error instanceof TypeError && onTheRoad() !== undefined && (
        <Box sx={{ textAlign: 'center' }}>
          <Button component={Link} to={`/jobs/${id}`} variant="contained">
            Open the job sheet
          </Button>
        </Box>
      )}
      {data && !waiting && <ShipmentDetail shipment={data} />}
    </Box>
  );
}

function ShipmentDetail({ shipment }: { shipment: Shipment }) {
  const navigate = useNavigate();
  const reading = useReading(shipment);
  const [open, setOpen] = useState<Open>();
  const [refusal, setRefusal] = useState<string>();
  const show = (what: Open) => {
    if (what.sheet === 'accept') setRefusal(undefined);
    setOpen(what);
  };
  // What ends late must not close what was opened meanwhile.
  const close = () => setOpen((now) => (now === open ? undefined : now));
  const write = (to: string) => void navigate(`/messages?with=${to}&shipment=${shipment.id}`);
  return (
    <>
      <Head {...reading} />
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
        <NextStep reading={reading} onOpen={show} />
        <Columns
          main={mainParts({ reading, refusal, onOpen: show, write })}
          aside={asideParts(reading, write)}
          oneColumn={reading.oneColumn}
        />
      </Settled>
      <Suspense fallback={null}>
        {reading.inBar && <QuoteBar shipment={shipment} onQuote={() => setOpen({ sheet: 'quote' })} />}
      </Suspense>
      <Sheets
        reading={reading}
        open={open}
        onClose={close}
        onRefused={(why) => {
          close();
          setRefusal(why);
        }}
      />
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
