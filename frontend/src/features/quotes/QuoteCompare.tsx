import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { may } from '../../kit/api/acts';
import type { CounterOffer, Quote, Shipment } from '../../kit/api/types';
import { calendarDate, deadline } from '../../kit/format/dates';
import { FACT_LABELS } from '../../kit/format/labels';
import { money } from '../../kit/format/money';
import { pickupPlanned } from '../../kit/format/windows';
import { count, personName } from '../../kit/format/words';
import { Clamped } from '../../kit/ui/Clamped';
import { PricePlate } from '../../kit/ui/PricePlate';
import { Sheet } from '../../kit/ui/Sheet';
import { type Compared, comparedOf, onDaysAskedFor } from './compare';
import { openOf, useOffers } from './offers';
import { timeOnRoad } from './quoteWords';

interface Props {
  quotes: Quote[];
  listing: Shipment;
  onAccept: (quote: Quote, offer: CounterOffer | undefined) => void;
  onMessage: (quote: Quote) => void;
  onClose: () => void;
}

/** On a phone, how much room the names of the rows get, in px. */
const NAMES = 66;

/** How much of a message shows in a column. */
const MESSAGE_FITS = 80;

/** On a phone, the least width of a column, in px: three fit on 360 px, unless a price needs more. */
function columnFor(columns: readonly Compared[]): number {
  return columns.some(({ quote }) => quote.amount >= 10_000) ? 96 : 86;
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
];

const messageOf = ({ quote, offer }: Compared): string => offer?.message ?? quote.message ?? 'None';

/** Two or three quotes side by side, one row per detail, with differences marked. */
export default function QuoteCompare({ quotes, listing, onAccept, onMessage, onClose }: Props) {
  // As many as are compared at most.
  const offers = [useOffers(quotes[0]), useOffers(quotes[1]), useOffers(quotes[2])];
  const columns = quotes.map((quote, at) => comparedOf(quote, openOf(offers[at] ?? [])));
  const cheapest = Math.min(...columns.map(({ quote }) => quote.amount));
  return (
    <Sheet title="Compare quotes" onClose={onClose} wide>
      <Box sx={{ overflow: 'auto', maxHeight: '70dvh' }} tabIndex={0} role="region" aria-label="Quotes side by side">
        <Box
          component="table"
          sx={{
            width: '100%',
            minWidth: { xs: NAMES + columns.length * columnFor(columns), sm: 150 + columns.length * 150 },
            borderCollapse: 'collapse',
            tableLayout: 'fixed',
            '& th, & td': {
              textAlign: 'left',
              verticalAlign: 'top',
              py: 3,
              pr: { xs: 1.5, sm: 4 },
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
            <Row name="Price" of={columns}>
              {(column) => <Price {...column} isLowest={column.quote.amount === cheapest} />}
            </Row>
            {/* Near the price, however much there is to compare. */}
            <Row name="Next" isNameless of={columns}>
              {(column) => <Acts {...column} onAccept={onAccept} onMessage={onMessage} />}
            </Row>
            {FACTS.map(({ fact, of }) => (
              <Row key={fact} name={fact} of={columns} by={({ quote }) => of(quote)}>
                {({ quote }) => of(quote)}
              </Row>
            ))}
            {columns.some((column) => onDaysAskedFor(column, listing)) && (
              <Row name="Days you asked for" of={columns} by={(column) => onDaysAskedFor(column, listing)}>
                {(column) => onDaysAskedFor(column, listing)}
              </Row>
            )}
            <Row name="Message" of={columns} by={messageOf}>
              {(column) => <Clamped text={messageOf(column)} fits={MESSAGE_FITS} />}
            </Row>
          </tbody>
        </Box>
      </Box>
    </Sheet>
  );
}

interface RowProps {
  name: string;
  /** The name is for those who hear the page. */
  isNameless?: boolean;
  of: readonly Compared[];
  /** What is marked where it differs. */
  by?: (column: Compared) => string | number | null | undefined;
  children: (column: Compared) => ReactNode;
}

function Row({ name, isNameless = false, of: columns, by, children }: RowProps) {
  const differs = by !== undefined && new Set(columns.map(by)).size > 1;
  return (
    <Box component="tr" sx={differs ? { '& td': { fontWeight: 700 } } : {}}>
      {isNameless ? (
        <Box component="th" scope="row" aria-label={name} />
      ) : (
        <Typography component="th" scope="row" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {name}
        </Typography>
      )}
      {columns.map((column) => (
        <td key={column.asked.id}>{children(column)}</td>
      ))}
    </Box>
  );
}

/** What it can be booked for, and what the carrier asked before their offer. */
function Price({ quote, asked, offer, isLowest }: Compared & { isLowest: boolean }) {
  const notes = [...(isLowest ? ['Lowest'] : []), ...(offer ? [`Offered instead of ${money(asked.amount)}`] : [])];
  return <PricePlate amount={quote.amount} size="narrow" {...(notes.length > 0 ? { note: notes.join('. ') } : {})} />;
}

function Acts({ asked, offer, onAccept, onMessage }: Compared & Pick<Props, 'onAccept' | 'onMessage'>) {
  const name = personName(asked.carrier);
  const small = { px: 1, minWidth: 0, fontSize: { xs: 14, sm: 16 } };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {may(asked, 'accept') && (
        <Button
          variant="contained"
          aria-label={`Accept ${name}'s ${offer ? 'offer' : 'quote'}`}
          sx={small}
          onClick={() => onAccept(asked, offer)}
        >
          Accept
        </Button>
      )}
      <Button variant="outlined" aria-label={`Message ${name}`} sx={small} onClick={() => onMessage(asked)}>
        Message
      </Button>
    </Box>
  );
}
