import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Estimate } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { count } from '../../kit/format/words';
import { MOST_PREVIEWED } from './pricing';

/** A field that is scrolled to stops above the bar, not under it; both in px. */
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { html: { scrollPaddingBottom: 88 + 60 } },
});

/**
 * On a phone, where the preview is below the form: the cheapest estimate, always in view while the form is filled in.
 */
export default function PriceBar({ estimates, to }: { estimates: readonly Estimate[]; to: string }) {
  const [cheapest] = estimates;
  if (!cheapest) return null;
  return (
    <Box
      component={Link}
      to={to}
      replace
      sx={{
        display: { xs: 'flex', md: 'none' },
        justifyContent: 'space-between',
        gap: 4,
        position: 'sticky',
        bottom: 'calc(68px + env(safe-area-inset-bottom))',
        zIndex: 1,
        mt: 3,
        px: 4,
        py: 3,
        borderRadius: '10px',
        bgcolor: 'haulway.soft',
        color: 'haulway.onSoft',
        border: '1px solid',
        borderColor: 'primary.main',
        textDecoration: 'none',
      }}
    >
      <GlobalStyles styles={roomForBar} />
      <span>
        Estimates from <strong className="tabular">{shortMoney(cheapest.estimatedCost)}</strong>
      </span>
      <strong>See {count(Math.min(estimates.length, MOST_PREVIEWED), 'price')}</strong>
    </Box>
  );
}
