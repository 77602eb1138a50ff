import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useSearchParams } from 'react-router-dom';
import { useNextLoads, useRecommended } from '../features/trips/recommended';
import { RecommendedRows } from '../features/trips/RecommendedRows';
import { Page } from '../kit/ui/Page';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useMe } from '../session/session';

/** Loads for a carrier: along their trips or near their jobs, or near where the job ends that the address names. */
export default function RecommendedPage() {
  return useMe().isCarrier ? <Loads /> : <ForCarriers />;
}

function Loads() {
  const after = useSearchParams()[0].get('after');
  const [usual, next] = [useRecommended(after === null), useNextLoads(after ?? '', after !== null)];
  const { data, isPending, isError, error, refetch } = after === null ? usual : next;
  return (
    <Page
      title="Recommended loads"
      lead={after === null ? 'Along your next trips, or near your last jobs.' : 'They start near where this job ends.'}
      actions={
        <Button component={Link} to={after === null ? '/trips' : `/shipments/${after}`} variant="outlined">
          {after === null ? 'Your trips' : 'Back to the job'}
        </Button>
      }
      settles
    >
      {isPending && <Skeleton variant="rounded" height={240} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="The loads could not be loaded." />}
      {data?.loads.length === 0 && (
        <EmptyState
          text="Nothing to recommend yet. Plan a trip, and the loads along it show here."
          action={
            <Button component={Link} to="/trips" variant="contained">
              Plan a trip
            </Button>
          }
        />
      )}
      {data && data.loads.length > 0 && <RecommendedRows loads={data.loads} />}
    </Page>
  );
}

function ForCarriers() {
  return (
    <Page title="Recommended loads" width="text">
      <EmptyState
        text="Carriers see loads here that fit their trips."
        action={
          <Button component={Link} to="/become-carrier" variant="outlined">
            Become a Carrier
          </Button>
        }
      />
    </Page>
  );
}
