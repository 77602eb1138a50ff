import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TripCard } from '../features/trips/TripCard';
import { useTrips } from '../features/trips/trips';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { ShowMore } from '../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useMe } from '../session/session';

const TripSheet = lazy(() => import('../features/trips/TripSheet'));

/** A carrier's planned trips. */
export default function TripsPage() {
  return useMe().isCarrier ? <Planned /> : <ForCarriers />;
}

function Planned() {
  const list = useTrips();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const plan = !useMe().suspendedAt && (
    <Button variant="contained" onClick={() => setNew(true)}>
      New trip
    </Button>
  );
  return (
    <Page
      title="Trips"
      lead="Enter a trip you are making anyway. You see the loads along the way, the miles each one adds, and what you keep."
      actions={list.total !== 0 && plan}
      settles
    >
      {list.isPending && <Skeleton variant="rounded" height={180} />}
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} text="Your trips could not be loaded." />}
      {list.total === 0 && <EmptyState text="No trips planned." action={plan} />}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {list.rows.map((trip) => (
          <TripCard key={trip.id} trip={trip} />
        ))}
      </Box>
      <ShowMore list={list} what="trips" />
      <Suspense fallback={null}>
        {isNew && <TripSheet onSaved={(trip) => void navigate(`/trips/${trip.id}`)} onClose={() => setNew(false)} />}
      </Suspense>
    </Page>
  );
}

function ForCarriers() {
  return (
    <Page title="Trips" width="text">
      <EmptyState
        text="Trips show carriers the loads along their way."
        action={
          <Button component={Link} to="/become-carrier" variant="outlined">
            Become a Carrier
          </Button>
        }
      />
    </Page>
  );
}
