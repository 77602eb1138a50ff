import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { PhotoGallery } from '../features/shipments/PhotoGallery';
import { ReviewList } from '../features/reviews/ReviewList';
import { isNotFound } from '../kit/api/errors';
import { useRead } from '../kit/api/queries';
import { longDay } from '../kit/format/dates';
import { categoryLabel } from '../kit/format/labels';
import { photoAt } from '../kit/format/photos';
import { describedDetails, recordDetails } from '../kit/format/record';
import { count, personName } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Details, Panel } from '../kit/ui/Panel';
import { WrongExit } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { VerifiedBadge } from '../kit/ui/VerifiedBadge';
import { rememberPath, useSession } from '../session/session';
import ReportButton from './ReportButton';

export default function CarrierPage() {
  const { id = '' } = useParams();
  const session = useSession();
  const { data: profile, isError, error, refetch } = useRead('/api/users/{id}', { id });
  const { data: record, isPending: isCounting } = useRead('/api/users/{id}/track-record', { id });
  // Shown together, so that nothing moves.
  const data = isCounting ? undefined : profile;
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
      actions={data?.isCarrier && !session.user?.isCarrier && <GetQuotes isSignedIn={session.isAuthenticated} />}
    >
      {!data && !isError && <Skeleton variant="rounded" height={200} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
          <Panel>
            {(data.portrait || data.about) && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 5 }}>
                {data.portrait && (
                  <Box
                    component="img"
                    src={photoAt(data.portrait, 320)}
                    alt={personName(data)}
                    sx={{ width: 88, height: 88, borderRadius: '50%', objectFit: 'cover' }}
                  />
                )}
                {data.about && (
                  <Typography dir="auto" sx={{ flex: '1 1 260px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                    {data.about}
                  </Typography>
                )}
              </Box>
            )}
            <Details
              details={[
                {
                  label: 'Rating',
                  value:
                    data.rating === null
                      ? 'Rating not available'
                      : `${data.rating.toFixed(1)} of 5, ${count(data.reviewCount, 'review')}`,
                },
                ...(data.isCarrier || data.completedJobs > 0
                  ? [{ label: 'Completed jobs', value: data.completedJobs.toLocaleString('en-US') }]
                  : []),
                ...(data.isCarrier && record ? recordDetails(record) : []),
                ...describedDetails(data.itemsAsDescribed),
                { label: 'Member since', value: longDay(data.memberSince) },
                ...(data.homeBase ? [{ label: 'Home base', value: data.homeBase }] : []),
                ...(data.takes.length > 0 ? [{ label: 'Hauls', value: data.takes.map(categoryLabel).join(', ') }] : []),
                ...(data.lanes.length > 0
                  ? [
                      {
                        label: 'Usual routes',
                        value: data.lanes.map(({ from, to }) => <div key={`${from} ${to}`}>{`${from} → ${to}`}</div>),
                      },
                    ]
                  : []),
              ]}
              columns={3}
              narrow={2}
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
          {data.truckPhotos.length > 0 && <PhotoGallery photos={data.truckPhotos} title="Truck and trailer" />}
          <Panel title="Reviews">
            <ReviewList userId={data.id} />
          </Panel>
          {session.user && session.user.id !== data.id && (
            <Box>
              <ReportButton about={{ subject: 'user', id: data.id }} name={personName(data)} />
            </Box>
          )}
        </Box>
      )}
    </Page>
  );
}

/** The way to this carrier's price, and others': a listing. */
function GetQuotes({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Button
      component={Link}
      to={isSignedIn ? '/list-item' : '/login'}
      variant="contained"
      onClick={() => !isSignedIn && rememberPath('/list-item')}
    >
      Get Shipping Quotes
    </Button>
  );
}
