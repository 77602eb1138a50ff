import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { may } from '../../kit/api/acts';
import type { Quote } from '../../kit/api/types';
import { calendarDate, deadline } from '../../kit/format/dates';
import { FACT_LABELS } from '../../kit/format/labels';
import { pickupPlanned } from '../../kit/format/windows';
import { count, personName } from '../../kit/format/words';
import { PricePlate } from '../../kit/ui/PricePlate';
import { Sheet } from '../../kit/ui/Sheet';
import { timeOnRoad } from './quoteWords';

interface Props {
  quotes: Quote[];
  onAccept: (quote: Quote) => void;
  onMessage: (quote: Quote) => void;
  onClose: () => void;
}

/** On a phone, how much room the names of the rows get, in px. */
const NAMES = 68;

/** On a phone, the least width of a column, in px: three fit on 390 px, unless a price needs more. */
function columnFor(quotes: readonly Quote[]): number {
  return quotes.some(({ amount }) => amount >= 10_000) ? 116 : 96;
}

/** What is compared besides the price. */
const FACTS: readonly { fact: string; of: (quote: Quote) => string | number }[] = [
  {
    fact: 'Pickup',
    of: (quote) => pickupPlanned(quote) ?? 'Not given',
  },
  {
    fact: 'Delivery',
    of: (quote) => (quote.estimatedDeliveryDate ? calendarDate(quote.estimatedDeliveryDate) : 'Not promised'),
  },
  { fact: 'Time on the road', of: (quote) => timeOnRoad(quote)?.replace(' on the road', '') ?? 'Not known' },
  {
    fact: 'Rating',
    of: (quote) =>
      quote.carrier.rating === null
        ? 'Rating not available'
        : `${quote.carrier.rating.toFixed(1)} (${count(quote.carrier.reviewCount, 'review')})`,
  },
  { fact: 'Jobs done', of: (quote) => quote.carrier.completedJobs },
  {
    fact: 'Checked',
    of: ({ carrier: { badges } }) =>
      badges.length === 0 ? 'Nothing yet' : badges.map(({ fact }) => FACT_LABELS[fact]).join(', '),
  },
  { fact: 'Valid until', of: (quote) => (quote.validUntil ? deadline(quote.validUntil) : 'Does not expire') },
  { fact: 'Days you asked for', of: (quote) => (quote.outsideWindow ? 'No' : 'Yes') },
  { fact: 'Message', of: (quote) => quote.message ?? 'None' },
];

/** Two or three quotes side by side, one row per detail, with differences marked. */
export default function QuoteCompare({ quotes, onAccept, onMessage, onClose }: Props) {
  const cheapest = Math.min(...quotes.map((quote) => quote.amount));
  return (
    <Sheet title="Compare quotes" onClose={onClose} wide>
      <Box sx={{ overflow: 'auto', maxHeight: '70dvh' }} tabIndex={0} role="region" aria-label="Quotes side by side">
        <Box
          component="table"
          sx={{
            width: '100%',
            minWidth: { xs: NAMES + quotes.length * columnFor(quotes), sm: 150 + quotes.length * 150 },
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
            '& thead th, & thead td': {
              borderTop: 0,
              position: 'sticky',
              top: 0,
              zIndex: 1,
              bgcolor: 'background.paper',
            },
          }}
        >
          <thead>
            <tr>
              <Box component="td" sx={{ width: { xs: NAMES, sm: 120 } }} />
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
            {FACTS.map((row) => (
              <Box
                component="tr"
                key={row.fact}
                sx={new Set(quotes.map(row.of)).size > 1 ? { '& td': { fontWeight: 700 } } : {}}
              >
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
              </Box>
            ))}
            <tr>
              <Box component="th" scope="row" aria-label="Next" />
              {quotes.map((quote) => (
                <td key={quote.id}>
                  <Box sx={{ display: 'grid', gap: 2 }}>
                    {may(quote, 'accept') && (
                      <Button
                        variant="contained"
                        aria-label={`Accept ${personName(quote.carrier)}'s quote`}
                        sx={{ px: 1 }}
                        onClick={() => onAccept(quote)}
                      >
                        Accept
                      </Button>
                    )}
                    <Button
                      variant="outlined"
                      aria-label={`Message ${personName(quote.carrier)}`}
                      sx={{ px: 1 }}
                      onClick={() => onMessage(quote)}
                    >
                      Message
                    </Button>
                  </Box>
                </td>
              ))}
            </tr>
          </tbody>
        </Box>
      </Box>
    </Sheet>
  );
}
