import Box from '@mui/material/Box';
import { IconStar, IconStarFilled } from '@tabler/icons-react';

/** A rating as five stars, which screen readers read as one sentence. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${rating} of 5 stars`}
      sx={{ display: 'inline-flex', gap: '2px', color: 'haulway.onWaiting' }}
    >
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? <IconStarFilled key={star} size={size} /> : <IconStar key={star} size={size} />,
      )}
    </Box>
  );
}
