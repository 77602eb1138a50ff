import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PriceTruth } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { count } from '../../kit/format/words';
import { displayFont } from '../../kit/theme/theme';
import { Panel } from '../../kit/ui/Panel';
import { PriceTable } from './PriceTable';
import { RangeChart } from './RangeChart';

/**
 * What a job typically costs: the usual service's range in large type, the next step, then all services as bars and,
 * folded, as figures.
 */
export function PriceAnswer({ truth, children }: { truth: PriceTruth; children?: ReactNode }) {
  const usual = truth.options.find((option) => option.usual);
  return (
    <Panel title={`${truth.from} to ${truth.to}`}>
      <Typography sx={{ color: 'text.secondary' }}>{count(truth.miles, 'mile')}, typically</Typography>
      <Typography
        className="tabular"
        sx={{
          fontFamily: displayFont,
          fontSize: { xs: 32, sm: 48 },
          fontWeight: 800,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
        }}
      >
        {shortMoney(truth.low)} to {shortMoney(truth.high)}
      </Typography>
      <Typography sx={{ mt: 2 }}>
        The middle is {shortMoney(truth.typical)}
        {usual && ` for ${usual.serviceType.toLowerCase()}, ${count(usual.estimatedDays, 'day')} on the road`}.
      </Typography>
      {truth.test && (
        <Typography sx={{ mt: 2 }}>
          In our test on {truth.test.prices} published prices of this category that the rate card had not seen,{' '}
          {truth.test.insidePercent}% were in the range, and half were within {truth.test.medianErrorPercent}% of our
          figure.
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>
        Made from: {truth.basis}.
      </Typography>
      {children}
      <RangeChart options={truth.options} />
      <Box component="details" sx={{ mt: 6 }}>
        <Box component="summary" sx={{ fontWeight: 600, minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}>
          All services in figures
        </Box>
        <PriceTable options={truth.options} />
      </Box>
    </Panel>
  );
}
