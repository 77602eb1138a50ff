import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';

// Brings the library of forms along, which nobody needs before they have chosen.
const ReviewText = lazy(() => import('./ReviewText'));

const says = ['', 'Bad', 'Poor', 'Fair', 'Good', 'Excellent'];

/** A review of the other side of a delivered shipment: first the stars, then what to say about them. */
export default function ReviewForm({ shipmentId, name }: { shipmentId: string; name: string }) {
  const [rating, setRating] = useState(0);
  const [missing, setMissing] = useState(false);
  const isMissing = missing && rating === 0;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box
        component="fieldset"
        aria-describedby={isMissing ? 'rating-missing' : undefined}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      >
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
          How was {name}?
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Rating
            name="rating"
            value={rating || null}
            onChange={(_event, value) => setRating(value ?? 0)}
            emptyLabelText="No stars yet"
            getLabelText={(stars) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${says[stars]}`}
            icon={<IconStarFilled size={32} />}
            emptyIcon={<IconStar size={32} />}
            sx={{ gap: 1, color: 'haulway.onWaiting', '& .MuiRating-iconEmpty': { color: 'text.secondary' } }}
          />
          <Typography aria-hidden>{says[rating]}</Typography>
        </Box>
        {isMissing && (
          <Typography id="rating-missing" role="alert" variant="body2" sx={{ color: 'error.main', mt: 1 }}>
            Choose how many stars
          </Typography>
        )}
      </Box>
      {rating === 0 ? (
        <Button variant="contained" onClick={() => setMissing(true)} sx={{ justifySelf: 'start' }}>
          Post review
        </Button>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
          <ReviewText shipmentId={shipmentId} name={name} rating={rating} />
        </Suspense>
      )}
    </Box>
  );
}
