import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Person } from '../../kit/api/types';
import { maskedInPublic } from '../../kit/format/masked';
import { personName } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';
import ReviewForm from './ReviewForm';
import { ReviewEntry } from './ReviewList';
import { useReviewAbout } from './reviews';

interface Props {
  shipmentId: string;
  canReview: boolean;
  /** A claim waits for an answer or a decision. */
  isClaimed: boolean;
  /** The reader's id. */
  me: string;
  other: Person;
}

/** After a delivery: both sides' reviews, and the form for whoever has not written one yet. */
export default function ReviewPanel({ shipmentId, canReview, isClaimed, me, other }: Props) {
  const mine = useReviewAbout(shipmentId, other.id);
  const theirs = useReviewAbout(shipmentId, me);
  const name = personName(other);
  if (mine.isPending || theirs.isPending) return <Skeleton variant="rounded" height={180} />;
  if (!canReview && !mine.review && !theirs.review) return null;
  return (
    <Panel title={canReview && !mine.review ? `Review ${name}` : 'Reviews'}>
      {!mine.review && canReview && isClaimed && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          You can wait until the claim is decided.
        </Typography>
      )}
      {!mine.review && canReview && <ReviewForm shipmentId={shipmentId} name={name} />}
      {mine.review && <ReviewEntry review={mine.review} />}
      {mine.review && mine.review.masked.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 4 }}>
          {maskedInPublic(mine.review.masked)}
        </Typography>
      )}
      {theirs.review && <ReviewEntry review={theirs.review} />}
      {mine.review && !theirs.review && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name} has not reviewed you yet.
        </Typography>
      )}
    </Panel>
  );
}
