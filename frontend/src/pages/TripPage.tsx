import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { daysOf } from '../features/trips/TripCard';
import { TripStops } from '../features/trips/TripStops';
import { TripLoads } from '../features/trips/TripLoads';
import {
  firstLoads,
  refreshTrips,
  tripName,
  useDeleteTrip,
  useTrip,
  useTripLoads,
  type Direction,
} from '../features/trips/trips';
import { may } from '../kit/api/acts';
import { useQueryClient } from '@tanstack/react-query';
import type { Trip, TripLoad } from '../kit/api/types';
import { count } from '../kit/format/words';
import { ConfirmDialog } from '../kit/ui/ConfirmDialog';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { ErrorState } from '../kit/ui/States';
import { useOneColumn } from '../kit/ui/FoldPanel';
import { useMe } from '../session/session';

const QuoteDialog = lazy(() => import('../features/quotes/QuoteDialog'));
const TripSheet = lazy(() => import('../features/trips/TripSheet'));
const UsMap = lazy(() => import('../kit/ui/UsMap'));

/** One trip: the loads along the way and on the way back. */
export default function TripPage() {
  const { id = '' } = useParams();
  const { data: trip, isPending, isError, error, refetch } = useTrip(id);
  if (isPending)
    return (
      <Page title="Trip">
        <Skeleton variant="rounded" height={320} />
      </Page>
    );
  if (isError)
    return (
      <Page title="Trip">
        <ErrorState error={error} onRetry={() => void refetch()} text="The trip could not be loaded." />
      </Page>
    );
  return <TheTrip key={trip.id} trip={trip} />;
}

function TheTrip({ trip }: { trip: Trip }) {
  const [tab, setTab] = useState<Direction | 'stops'>('out');
  const [quoting, setQuoting] = useState<TripLoad>();
  const { suspendedAt } = useMe();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const oneColumn = useOneColumn();
  return (
    <Page
      title={tripName(trip)}
      lead={
        <>
          {trip.label && `${trip.from} to ${trip.to}. `}
          {trip.via.length > 0 && `Via ${trip.via.join('; ')}. `}
          {count(trip.miles, 'mile')}, {daysOf(trip)}.
        </>
      }
      actions={<TripActions trip={trip} onChange={() => setChanging(true)} onRepeat={() => setRepeating(true)} />}
      settles
    >
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Tabs
            value={tab}
            onChange={(_, next: Direction | 'stops') => setTab(next)}
            variant="scrollable"
            scrollButtons={false}
            // All three fit on a phone of 360 px.
            sx={{ mb: 4, '& .MuiTab-root': { px: { xs: 2.5, sm: 4 } } }}
          >
            <Tab value="out" label="On the way" />
            <Tab value="back" label="On the way back" />
            <Tab value="stops" label="My stops" />
          </Tabs>
          {tab === 'stops' ? (
            <TripStops trip={trip} />
          ) : (
            <TripLoads key={tab} trip={trip} direction={tab} onQuote={suspendedAt ? undefined : setQuoting} />
          )}
        </Box>
        {!oneColumn && <Sketch trip={trip} direction={tab === 'back' ? 'back' : 'out'} />}
      </Box>
      <Suspense fallback={null}>
        {quoting && (
          <QuoteDialog
            shipment={quoting}
            start={{ pickup: quoting.reachOn, delivery: quoting.deliverOn }}
            onClose={() => setQuoting(undefined)}
          />
        )}
        {isChanging && <TripSheet trip={trip} onSaved={() => setChanging(false)} onClose={() => setChanging(false)} />}
        {isRepeating && (
          <TripSheet
            like={trip}
            onSaved={(next) => void navigate(`/trips/${next.id}`)}
            onClose={() => setRepeating(false)}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** The way, and where the loads are picked up that the list begins with. */
function Sketch({ trip, direction }: { trip: Trip; direction: Direction }) {
  const { data } = useTripLoads(firstLoads(trip.id, direction));
  const ends = [trip.places[0], trip.places.at(-1)];
  const [from, to] = direction === 'back' ? ends.toReversed() : ends;
  if (!from || !to) return null;
  const loads = data?.loads ?? [];
  // Nobody drives back over them.
  const via = direction === 'back' ? [] : trip.places.slice(1, -1);
  const byWayOf = via.length > 0 ? `, by way of ${via.map(({ label }) => label).join(' and ')}` : '';
  const marked = loads.length > 0 ? `, and where ${count(loads.length, 'load')} can be picked up` : '';
  // Several may be picked up in one place.
  const pickups = new Map(
    loads.flatMap(({ pickupLocation, pickupPoint }) =>
      pickupPoint ? [[pickupLocation, { label: pickupLocation, ...pickupPoint }]] : [],
    ),
  );
  return (
    <Box sx={{ position: 'sticky', top: 88, minHeight: 225 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={225} />}>
        <UsMap
          from={from}
          to={to}
          via={via}
          seen={[]}
          marks={[...pickups.values()]}
          text={`The way from ${from.label} to ${to.label}${byWayOf}${marked}`}
        />
      </Suspense>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Loads up to {trip.maxAddedMiles} miles out of the way, {count(trip.minLoadMiles, 'mile')} or longer.
      </Typography>
    </Box>
  );
}

interface ActionsProps {
  trip: Trip;
  onChange: () => void;
  onRepeat: () => void;
}

function TripActions({ trip, onChange, onRepeat }: ActionsProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteTrip(trip.id);
  return (
    <>
      {may(trip, 'delete') && (
        <Button variant="text" onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      {may(trip, 'change') && (
        <Button variant="outlined" onClick={onChange}>
          Change
        </Button>
      )}
      <Button variant="outlined" onClick={onRepeat}>
        Plan again
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete this trip?"
          verb="Delete trip"
          danger
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                void navigate('/trips', { replace: true });
                void refreshTrips(client);
              },
            })
          }
        >
          <Typography>Your quotes and jobs stay as they are.</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
