import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';

/**
 * The reader's own lines of a payment, oldest first, as on their statement: what they pay or get, and what is deducted.
 */
export function MoneyLines({ lines }: { lines: Payment['lines'] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="section" aria-label="Where the money went">
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        Where the money went
      </Typography>
      <Box component="ol" className="tabular" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {lines.map((line, index) => (
          <Box
            component="li"
            key={`${line.at}-${index}`}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}
          >
            <span>
              {line.words}
              <Typography
                component="time"
                dateTime={line.at}
                variant="body2"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {dayAndTime(line.at)}
              </Typography>
            </span>
            {line.amount !== null && <span>{money(line.amount)}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
