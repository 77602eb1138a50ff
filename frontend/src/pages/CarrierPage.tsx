import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { ReviewList } from '../features/reviews/ReviewList';
import { isNotFound } from '../kit/api/errors';
import { useRead } from '../kit/api/queries';
import { longDay } from '../kit/format/dates';
import { count, personName } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Facts, Panel } from '../kit/ui/Panel';
import { WrongExit } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { VerifiedBadge } from '../kit/ui/VerifiedBadge';

export default function CarrierPage() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useRead('/api/users/{id}', { id });
  if (isError && isNotFound(error)) {
    return (
      <Page title="Profile not found" width="form">
        <EmptyState drawing={<WrongExit />} text="There is no profile at this address." />
      </Page>
    );
  }
  return (
    <Page
      title={data ? personName(data) : 'Profile'}
      width="text"
      lead={data && (data.isCarrier ? 'Carrier' : 'Shipper')}
    >
      {isPending && <Skeleton variant="rounded" height={200} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Panel>
            <Facts
              facts={[
                {
                  label: 'Rating',
                  value:
                    data.rating === null
                      ? 'Rating not available'
                      : `${data.rating.toFixed(1)} of 5, ${count(data.reviewCount, 'review')}`,
                },
                { label: 'Completed jobs', value: data.completedJobs.toLocaleString('en-US') },
                { label: 'Member since', value: longDay(data.memberSince) },
              ]}
              columns={3}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
              {data.badges.map((badge) => (
                <VerifiedBadge key={badge.fact} badge={badge} />
              ))}
              {data.isCarrier && data.badges.length === 0 && (
                <Typography sx={{ color: 'text.secondary' }}>
                  Not yet verified. Nothing on this profile has been checked.
                </Typography>
              )}
            </Box>
          </Panel>
          <Panel title="Reviews">
            <ReviewList userId={data.id} />
          </Panel>
        </Box>
      )}
    </Page>
  );
}
