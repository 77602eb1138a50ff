import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { money, shortMoney } from '../../kit/format/money';
import { Panel } from '../../kit/ui/Panel';
import { byMonth, type Month } from './earnings';
import { usePaymentTotals } from './payments';

const HEIGHT = 110;
/** Drawing units per month; narrow, so that the labels stay readable on a phone. */
const STEP = 62;
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * What was released to a carrier in each of the last months, as bars or as a table; nothing before the first release.
 */
export function EarningsBars() {
  const earnings = usePaymentTotals().data?.earnings ?? [];
  const [asTable, setAsTable] = useState(false);
  if (earnings.length === 0) return null;
  const months = byMonth(earnings);
  return (
    <Panel
      title="Earnings"
      sx={{ mt: 7 }}
      actions={
        <Button size="small" variant="outlined" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as bars' : 'Show as table'}
        </Button>
      }
    >
      {asTable ? (
        <Box
          component="table"
          className="tabular"
          sx={{
            width: '100%',
            maxWidth: 420,
            borderCollapse: 'collapse',
            '& th, & td': { textAlign: 'left', py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
            '& td, & th + th': { textAlign: 'right' },
          }}
        >
          <caption>Released to you, after the platform fee</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Jobs</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.id}>
                <th scope="row">{longMonth.format(month.start)}</th>
                <td>{month.jobs}</td>
                <td>{money(month.amount)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      ) : (
        <Bars months={months} />
      )}
    </Panel>
  );
}

function Bars({ months }: { months: Month[] }) {
  const most = Math.max(...months.map((month) => month.amount));
  const label = `Released to you: ${months.map((month) => `${longMonth.format(month.start)} ${money(month.amount)}`).join(', ')}`;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${months.length * STEP} ${HEIGHT + 52}`}
      sx={{ display: 'block', width: '100%', maxWidth: 480, fontFamily: 'inherit' }}
    >
      {months.map((month, index) => {
        const height = (HEIGHT * month.amount) / most;
        const middle = index * STEP + STEP / 2;
        return (
          <Box
            component="g"
            key={month.id}
            className="tabular"
            sx={{ fill: 'var(--mui-palette-text-primary)', fontSize: 13, textAnchor: 'middle' }}
          >
            <Box
              component="rect"
              x={middle - 18}
              y={24 + HEIGHT - height}
              width={36}
              height={Math.max(height, 2)}
              rx={4}
              sx={{ fill: 'var(--mui-palette-primary-main)' }}
            />
            {month.amount > 0 && (
              <text x={middle} y={24 + HEIGHT - height - 7} fontWeight={700}>
                {shortMoney(Math.round(month.amount))}
              </text>
            )}
            <text x={middle} y={HEIGHT + 46}>
              {monthName.format(month.start)}
            </text>
          </Box>
        );
      })}
      <Box
        component="line"
        x1={0}
        x2={months.length * STEP}
        y1={HEIGHT + 24}
        y2={HEIGHT + 24}
        sx={{ stroke: 'var(--mui-palette-text-primary)', strokeWidth: 2 }}
      />
    </Box>
  );
}
