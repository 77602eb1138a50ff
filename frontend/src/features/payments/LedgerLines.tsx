import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { bookings, lineWords } from './ledgerWords';

/** Every line of the book about a payment, in plain words. */
export function LedgerLines({ payment }: { payment: Payment }) {
  if (payment.ledgerEntries.length === 0) return null;
  return (
    <Box component="section" aria-label="Where the money went">
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        Where the money went
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {bookings(payment).map((booking) => (
          <li key={booking.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
              <Typography sx={{ fontWeight: 600 }}>{booking.title}</Typography>
              <Typography component="time" dateTime={booking.at} title={booking.at} variant="body2" sx={{ color: 'text.secondary' }}>
                {dayAndTime(booking.at)}
              </Typography>
            </Box>
            <Box component="ul" className="tabular" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, pl: 4, borderLeft: '2px solid', borderColor: 'divider' }}>
              {booking.entries.map((entry) => {
                const { text, amount } = lineWords(entry);
                return (
                  <Box component="li" key={entry.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, fontSize: 14, py: 0.5 }}>
                    <span>{text}</span>
                    <span>{money(amount)}</span>
                  </Box>
                );
              })}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
