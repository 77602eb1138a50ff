import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Estimate } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { count } from '../../kit/format/words';
import { Panel } from '../../kit/ui/Panel';
import { Waiting } from '../../kit/ui/Waiting';

const EstimateList = lazy(() => import('./EstimateList').then(({ EstimateList: component }) => ({ default: component })));

/** How many estimates are shown before the item is listed. */
const SHOWN = 5;

interface Props {
  estimates: Estimate[];
  isCalculating: boolean;
  isReady: boolean;
}

/** What shipping the item would cost, while the form is being filled in. */
export function PricePreview({ estimates, isCalculating, isReady }: Props) {
  const more = estimates.length - SHOWN;
  return (
    <Panel title="Price preview">
      {isCalculating && <Waiting label="Calculating prices..." inline />}
      {!isCalculating && estimates.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isReady ? 'Prices appear here in a moment.' : 'Fill in category, weight and both places to see what carriers usually ask.'}
        </Typography>
      )}
      {!isCalculating && estimates.length > 0 && (
        <>
          <Suspense fallback={<Waiting label="Calculating prices..." inline />}>
            <EstimateList estimates={estimates.slice(0, SHOWN)} />
          </Suspense>
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
      )}
    </Panel>
  );
}

/** On a phone, where the preview is below the form: the cheapest estimate, at hand while the form is filled in. */
export function PriceBar({ estimates, to }: { estimates: Estimate[]; to: string }) {
  const [cheapest] = estimates;
  if (!cheapest) return null;
  return (
    <Box
      component={Link}
      to={to}
      replace
      sx={{ display: { xs: 'flex', md: 'none' }, justifyContent: 'space-between', gap: 4, position: 'sticky', bottom: 'calc(68px + env(safe-area-inset-bottom))', zIndex: 1, mt: 3, px: 4, py: 3, borderRadius: '10px', bgcolor: 'haulway.soft', color: 'haulway.onSoft', border: '1px solid', borderColor: 'primary.main', textDecoration: 'none' }}
    >
      <span>
        Estimates from <strong className="tabular">{shortMoney(cheapest.estimatedCost)}</strong>
      </span>
      <strong>See {count(Math.min(estimates.length, SHOWN), 'price')}</strong>
    </Box>
  );
}
