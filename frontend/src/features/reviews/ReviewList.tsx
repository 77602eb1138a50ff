import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Review } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { count, personName } from '../../kit/format/words';
import { ShowMore } from '../../kit/ui/ShowMore';
import { breakdown } from './breakdown';
import { useReviews } from './reviews';
import { Stars } from './Stars';

/** Reviews of a user: how the stars are spread, then each review, newest first. */
export function ReviewList({ userId }: { userId: string }) {
  const list = useReviews(userId);
  const reviews = list.rows;
  if (reviews.length === 0)
    return list.total === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>No reviews yet. They appear after a delivery.</Typography>
    ) : null;
  return (
    <>
      <Spread reviews={reviews} all={!list.hasMore} />
      {reviews.map((review) => (
        <ReviewEntry key={review.id} review={review} />
      ))}
      <ShowMore list={list} what="reviews" />
    </>
  );
}

/** One review with who wrote it and when. */
export function ReviewEntry({ review }: { review: Review }) {
  return (
    <Box
      component="article"
      aria-label={`Review by ${personName(review.reviewer)}`}
      sx={{ py: 4, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Stars rating={review.rating} />
        <Typography sx={{ fontWeight: 600 }}>{personName(review.reviewer)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={review.createdAt} title={review.createdAt}>
            {longDay(review.createdAt)}
          </time>
        </Typography>
      </Box>
      {review.comment && (
        <Typography dir="auto" sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {review.comment}
        </Typography>
      )}
    </Box>
  );
}

function Spread({ reviews, all }: { reviews: Review[]; all: boolean }) {
  return (
    <Box
      component="table"
      className="tabular"
      sx={{
        width: '100%',
        maxWidth: 420,
        borderCollapse: 'collapse',
        mb: 5,
        '& th, & td': { py: 0.75, fontWeight: 400, textAlign: 'left' },
      }}
    >
      <Box component="caption" sx={{ textAlign: 'left', color: 'text.secondary', fontSize: 14, pb: 2 }}>
        {all ? count(reviews.length, 'review') : `The latest ${reviews.length} reviews`}
      </Box>
      <tbody>
        {breakdown(reviews).map(({ stars, count: number }) => (
          <tr key={stars}>
            <Box component="th" scope="row" sx={{ whiteSpace: 'nowrap', pr: 3, width: 70 }}>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </Box>
            <td aria-hidden>
              <Box sx={{ height: 10, borderRadius: 5, bgcolor: 'haulway.neutral', overflow: 'hidden' }}>
                <Box sx={{ height: '100%', width: `${(100 * number) / reviews.length}%`, bgcolor: 'haulway.accent' }} />
              </Box>
            </td>
            <Box component="td" sx={{ pl: 3, width: 44, textAlign: 'right !important' }}>
              {number}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
