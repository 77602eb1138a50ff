import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '../../kit/api/types';
import { calendarDate, dayAndTime } from '../../kit/format/dates';
import { pickupPlanned } from '../../kit/format/windows';
import { count, personName } from '../../kit/format/words';
import { PricePlate } from '../../kit/ui/PricePlate';
import { Sheet } from '../../kit/ui/Sheet';

/** Two or three quotes side by side, a line a fact. */
export default function QuoteCompare({ quotes, onClose }: { quotes: Quote[]; onClose: () => void }) {
  const cheapest = Math.min(...quotes.map((quote) => quote.amount));
  const rows: { fact: string; of: (quote: Quote) => string | number }[] = [
    {
      fact: 'Pickup',
      of: (quote) => pickupPlanned(quote) ?? 'Not given',
    },
    {
      fact: 'Delivery',
      of: (quote) => (quote.estimatedDeliveryDate ? calendarDate(quote.estimatedDeliveryDate) : 'Not promised'),
    },
    {
      fact: 'Rating',
      of: (quote) =>
        quote.carrier.rating === null
          ? 'Rating not available'
          : `${quote.carrier.rating.toFixed(1)} (${count(quote.carrier.reviewCount, 'review')})`,
    },
    { fact: 'Completed jobs', of: (quote) => quote.carrier.completedJobs },
    { fact: 'Valid until', of: (quote) => (quote.validUntil ? dayAndTime(quote.validUntil) : 'No end') },
    { fact: 'Days you asked for', of: (quote) => (quote.outsideWindow ? 'No' : 'Yes') },
    { fact: 'Message', of: (quote) => quote.message ?? 'None' },
  ];
  return (
    <Sheet title="Compare quotes" onClose={onClose} wide>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Quotes side by side">
        <Box
          component="table"
          sx={{
            width: '100%',
            minWidth: { xs: 84 + quotes.length * 116, sm: 150 + quotes.length * 150 },
            borderCollapse: 'collapse',
            tableLayout: 'fixed',
            '& th, & td': {
              textAlign: 'left',
              verticalAlign: 'top',
              py: 3,
              pr: { xs: 2, sm: 4 },
              overflowWrap: 'anywhere',
              borderTop: '1px solid',
              borderColor: 'divider',
            },
            '& thead th, & thead td': { borderTop: 0 },
          }}
        >
          <thead>
            <tr>
              <Box component="td" sx={{ width: { xs: 84, sm: 120 } }} />
              {quotes.map((quote) => (
                <th key={quote.id} scope="col">
                  {personName(quote.carrier)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <Typography component="th" scope="row" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                Price
              </Typography>
              {quotes.map((quote) => (
                <td key={quote.id}>
                  <PricePlate
                    amount={quote.amount}
                    size="small"
                    {...(quote.amount === cheapest ? { note: 'Lowest' } : {})}
                  />
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.fact}>
                <Typography
                  component="th"
                  scope="row"
                  variant="body2"
                  sx={{ color: 'text.secondary', fontWeight: 400 }}
                >
                  {row.fact}
                </Typography>
                {quotes.map((quote) => (
                  <td key={quote.id}>{row.of(quote)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Sheet>
  );
}
