import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { PreviewedEstimate } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { displayFont } from '../../kit/theme/theme';
import { EstimateList } from './EstimateList';
import { MOST_PREVIEWED } from './pricing';
import { serviceWords, waysFor } from './services';

interface Props {
  estimates: PreviewedEstimate[];
  isWeightKnown: boolean;
  /** A vehicle that has to be winched. */
  doesNotRun: boolean;
}

/**
 * What a job typically costs, the ways to ship it, and how reliable that is, while the form is still being filled in.
 */
export default function PreviewedPrices({ estimates, isWeightKnown, doesNotRun }: Props) {
  const ways = waysFor(estimates, doesNotRun);
  const more = ways.length - MOST_PREVIEWED;
  const usual = estimates.find((estimate) => estimate.usual);
  return (
    <>
      {usual && (
        <Box sx={{ mb: 5 }}>
          <Typography className="tabular">
            Typically {shortMoney(usual.low)} to {shortMoney(usual.high)}
          </Typography>
          <Box
            className="tabular"
            sx={{
              fontFamily: displayFont,
              fontWeight: 800,
              fontSize: 40,
              lineHeight: '48px',
              letterSpacing: '-0.02em',
            }}
          >
            {shortMoney(usual.estimatedCost)}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {usual.serviceType}, the usual choice
          </Typography>
          {doesNotRun && <Typography sx={{ mt: 2, fontWeight: 600 }}>Winching is not included.</Typography>}
          {!isWeightKnown && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              No weight given, so this is for the usual {usual.kind ?? 'item in this category'}. Your weight makes it
              more exact.
            </Typography>
          )}
        </Box>
      )}
      <Typography variant="subtitle2" component="h3">
        Ways to ship
      </Typography>
      <EstimateList estimates={ways.slice(0, MOST_PREVIEWED)} wordsOf={serviceWords} />
      {more > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 600 }}>
          {more} more {more === 1 ? 'option is' : 'options are'} available after listing.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        These are estimates. Final quotes may vary. They are for kinds of carriers, not offers from companies.{' '}
        <Typography component={Link} to="/prices" variant="inherit" sx={{ color: 'primary.main' }}>
          What it costs, and how sure we are
        </Typography>
      </Typography>
    </>
  );
}
