import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { JobAge } from '../features/tracking/JobAge';
import { JobCard } from '../features/tracking/JobCard';
import { inOrder } from '../features/tracking/jobOrder';
import { NotSent } from '../features/tracking/NotSent';
import { noteOnTheRoad } from '../kit/api/token';
import { isApplePhone, isOnHomeScreen } from '../kit/ui/homeScreen';
import { useActs } from '../kit/road/useActs';
import { useJobs } from '../kit/road/useJobs';
import { lazy } from '../kit/ui/lazy';
import { Page } from '../kit/ui/Page';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useMe } from '../session/session';

// Most phones are none of these.
const HomeScreenHint = lazy(() => import('../features/tracking/HomeScreenHint'));

/** What a carrier has booked and on the road, readable without signal. */
export default function JobsPage() {
  const me = useMe();
  const acts = useActs();
  const { kept, isPending, error, refetch } = useJobs(me);
  const hasJobs = (kept?.jobs.length ?? 0) > 0;
  // Of jobs that ended meanwhile.
  const left = acts.filter(({ shipmentId }) => kept?.jobs.every(({ shipment: { id } }) => id !== shipmentId));
  useEffect(() => {
    if (hasJobs) noteOnTheRoad();
  }, [hasJobs]);
  return (
    <Page title="Your jobs" lead={<JobAge />} width="form">
      {isPending && <Skeleton variant="rounded" height={120} />}
      {!isPending && !kept && <ErrorState error={error} onRetry={refetch} text="Your jobs could not be loaded." />}
      <Box sx={{ display: 'grid', gap: 4, mb: 4, '&:empty': { display: 'none' } }}>
        <NotSent acts={left} named />
      </Box>
      {kept && !hasJobs && (
        <EmptyState
          text="Nothing to pick up or deliver."
          action={
            <Button component={Link} to="/browse" variant="outlined">
              Browse loads
            </Button>
          }
        />
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {inOrder(kept?.jobs ?? [], acts).map((job) => (
          <JobCard key={job.shipment.id} job={job} acts={acts} />
        ))}
      </Box>
      {hasJobs && isApplePhone() && !isOnHomeScreen() && (
        <Suspense fallback={null}>
          <HomeScreenHint />
        </Suspense>
      )}
    </Page>
  );
}
