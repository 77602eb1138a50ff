import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Estimate } from '../../kit/api/types';
import { EstimateList } from './EstimateList';
import { MOST_PREVIEWED } from './pricing';

/** The cheapest estimates for a form still being filled in, and what to make of them. */
export default function PreviewedPrices({ estimates }: { estimates: Estimate[] }) {
  const more = estimates.length - MOST_PREVIEWED;
  return (
    <>
      <EstimateList estimates={estimates.slice(0, MOST_PREVIEWED)} />
      {more > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 600 }}>
          {more} more {more === 1 ? 'option is' : 'options are'} available after listing.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        These are estimates. Final quotes may vary.{' '}
        <Typography component={Link} to="/prices" variant="inherit" sx={{ color: 'primary.main' }}>
          What it costs, and how sure we are
        </Typography>
      </Typography>
    </>
  );
}
