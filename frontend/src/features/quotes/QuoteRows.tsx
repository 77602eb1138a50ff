import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { List } from '../../kit/api/lists';
import type { Quote } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { pickupPlanned } from '../../kit/format/windows';
import { money } from '../../kit/format/money';
import { ShowMore } from '../../kit/ui/ShowMore';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { displayFont } from '../../kit/theme/theme';

/** A carrier's own quotes. */
export function QuoteRows({ list }: { list: List<Quote> }) {
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
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 5,
                rowGap: 1,
                width: '100%',
                justifyContent: 'flex-start',
                textAlign: 'left',
                py: 4,
                px: 2,
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <Box className="tabular" sx={{ fontFamily: displayFont, fontWeight: 800, fontSize: 20, minWidth: 120 }}>
                {money(quote.amount)}
              </Box>
              <Typography sx={{ fontWeight: 700, flex: { sm: 1 } }}>{quote.shipmentTitle}</Typography>
              <StatusBadge status={quote.status} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Sent {longDay(quote.createdAt)}
                {quote.estimatedPickupDate && `, pickup ${pickupPlanned(quote)}`}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <ShowMore list={list} what="quotes" />
    </Box>
  );
}
