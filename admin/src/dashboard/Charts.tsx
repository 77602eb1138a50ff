import { money, shortMoney } from '@haulway/frontend/kit/format/money.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Day } from './overview';

const HEIGHT = 260;
const LIGHT = ['#0B5D46', '#2B6CB0', '#B26A00'];
const DARK = ['#5FCFA5', '#7FB5F0', '#FFC24D'];

/** The period day by day: the money, and the funnel from listing to delivery, as charts and as a table. */
export default function Charts({ daily }: { daily: Day[] }) {
  const colors = useTheme().palette.mode === 'dark' ? DARK : LIGHT;
  const dataset = daily.map((day) => ({ ...day, at: new Date(`${day.day}T00:00:00Z`) }));
  const axis = [
    {
      dataKey: 'at',
      scaleType: 'utc' as const,
      valueFormatter: (at: Date) => at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    },
  ];
  const line = (dataKey: keyof Day, label: string) => ({ dataKey, label, showMark: false, curve: 'linear' as const });
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box role="img" aria-label="Volume and fees by day, as in the table below">
          <LineChart
            dataset={dataset}
            height={HEIGHT}
            colors={colors}
            skipAnimation
            grid={{ horizontal: true }}
            xAxis={axis}
            yAxis={[{ width: 72, valueFormatter: (dollars: number) => shortMoney(dollars) }]}
            series={[line('volume', 'Volume'), line('fees', 'Fees')].map((each) => ({
              ...each,
              valueFormatter: (dollars: number | null) => money(dollars ?? 0),
            }))}
          />
        </Box>
        <Box role="img" aria-label="Listed, booked and delivered by day, as in the table below">
          <LineChart
            dataset={dataset}
            height={HEIGHT}
            colors={colors}
            skipAnimation
            grid={{ horizontal: true }}
            xAxis={axis}
            yAxis={[{ width: 40, tickMinStep: 1 }]}
            series={[line('listed', 'Listed'), line('booked', 'Booked'), line('delivered', 'Delivered')]}
          />
        </Box>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Typography component="summary" variant="body2">
          Show as a table
        </Typography>
        <Box sx={{ maxHeight: 320, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Figures by day">
          <Box
            component="table"
            sx={{ borderSpacing: '16px 4px', fontSize: 14, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            <thead>
              <tr>
                {['Day', 'Volume', 'Fees', 'Sign-ups', 'Listed', 'Booked', 'Delivered'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {daily.map(({ day, volume, fees, signUps, listed, booked, delivered }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{money(volume)}</td>
                  <td>{money(fees)}</td>
                  <td>{signUps}</td>
                  <td>{listed}</td>
                  <td>{booked}</td>
                  <td>{delivered}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      </Box>
    </>
  );
}
