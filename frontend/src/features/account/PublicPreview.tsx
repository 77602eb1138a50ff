import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useRead } from '../../kit/api/queries';
import { longDay } from '../../kit/format/dates';
import { count, personName } from '../../kit/format/words';

/** The user's public profile, as everybody sees it. */
export function PublicPreview({ userId }: { userId: string }) {
  const { data } = useRead('/api/users/{id}', { id: userId });
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography variant="h4" component="p">
        {personName(data)}
      </Typography>
      <Typography>
        {data.rating === null
          ? 'Rating not available'
          : `${data.rating.toFixed(1)} of 5, ${count(data.reviewCount, 'review')}`}
      </Typography>
      <Typography>{count(data.completedJobs, 'completed job')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Member since {longDay(data.memberSince)}</Typography>
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to={`/carriers/${userId}`}>
          See your public profile
        </Link>
      </Typography>
    </Box>
  );
}
