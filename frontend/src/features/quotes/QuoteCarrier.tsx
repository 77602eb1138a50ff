import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Quote } from '../../kit/api/types';
import { count, personName } from '../../kit/format/words';
import { VerifiedBadge } from '../../kit/ui/VerifiedBadge';
import { Portrait } from './Portrait';

/** Who made a quote: their name, what others say of them, and what of them is checked. */
export function QuoteCarrier({ quote: { carrier, carrierId } }: { quote: Quote }) {
  return (
    <>
      <Box sx={{ mt: 3, display: 'flex', alignItems: 'center', gap: 3 }}>
        <Portrait carrier={carrier} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <MuiLink component={Link} to={`/carriers/${carrierId}`} color="inherit">
              {personName(carrier)}
            </MuiLink>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary' }}>
            <span>
              {carrier.rating === null
                ? 'Rating not available'
                : `Rated ${carrier.rating.toFixed(1)} (${count(carrier.reviewCount, 'review')})`}
            </span>
            <span>{count(carrier.completedJobs, 'completed job')}</span>
            {carrier.badges.length === 0 && <span>Not yet verified</span>}
          </Box>
        </Box>
      </Box>
      {carrier.badges.length > 0 && (
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {carrier.badges.map((badge) => (
            <VerifiedBadge key={badge.fact} badge={badge} />
          ))}
        </Box>
      )}
    </>
  );
}
