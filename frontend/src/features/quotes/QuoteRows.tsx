import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { List } from '../../kit/api/lists';
import type { Quote } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { pickupPlanned } from '../../kit/format/windows';
import { money } from '../../kit/format/money';
import { isWaiting } from '../../kit/format/quotes';
import { ShowMore } from '../../kit/ui/ShowMore';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { useMe } from '../../session/session';
import { endOfQuote } from '../../kit/format/ends';
import { WHILE_SUSPENDED } from './quoteWords';

/** Why it is over, where that says more than its badge. */
function end(quote: Quote): string {
  const why = quote.declineReason === 'declined_by_shipper' ? undefined : endOfQuote(quote, 'carrier');
  return why ? `. ${why}` : '';
}

/** A carrier's own quotes. */
export function QuoteRows({ list }: { list: List<Quote> }) {
  const isSuspended = useMe().suspendedAt !== null;
  if (list.rows.length === 0) return null;
  return (
    <Box component="section" aria-label="Your quotes" sx={{ mt: 9 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        Your quotes
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid', borderColor: 'divider' }}>
        {list.rows.map((quote) => (
          <Box component="li" key={quote.id} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <ButtonBase
              component={Link}
              to={`/shipments/${quote.shipmentId}`}
              sx={{
                display: 'grid',
                columnGap: { xs: 3, sm: 5 },
                rowGap: 0.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 130px 110px' },
                gridTemplateAreas: {
                  xs: '"title status" "facts facts" "amount amount"',
                  sm: '"title status amount" "facts status amount"',
                },
                alignItems: { xs: 'start', sm: 'center' },
                width: '100%',
                textAlign: 'left',
                py: 4,
                px: 2,
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <Typography sx={{ gridArea: 'title', minWidth: 0, fontWeight: 700 }}>{quote.shipmentTitle}</Typography>
              <Box sx={{ gridArea: 'status', display: 'flex', justifyContent: { xs: 'flex-end', sm: 'flex-start' } }}>
                <StatusBadge status={quote.status} />
              </Box>
              <Box className="tabular" sx={{ gridArea: 'amount', textAlign: { sm: 'right' }, fontWeight: 700 }}>
                {money(quote.amount)}
              </Box>
              <Typography variant="body2" sx={{ gridArea: 'facts', color: 'text.secondary' }}>
                Sent {longDay(quote.createdAt)}
                {quote.estimatedPickupDate && `, pickup ${pickupPlanned(quote)}`}
                {end(quote)}
                {isSuspended && isWaiting(quote) && `. ${WHILE_SUSPENDED}`}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <ShowMore list={list} what="quotes" />
    </Box>
  );
}
