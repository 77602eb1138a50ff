import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LedgerEntry, Payment } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';

/** Every ledger line about a payment, in the server's plain words, grouped by transaction. */
export function LedgerLines({ payment }: { payment: Payment }) {
  if (payment.ledgerEntries.length === 0) return null;
  return (
    <Box component="section" aria-label="Where the money went">
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        Where the money went
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {[...byTransaction(payment.ledgerEntries)].map(([id, entries]) => (
          <li key={id}>
            <Typography
              component="time"
              dateTime={entries[0]?.createdAt}
              variant="body2"
              sx={{ color: 'text.secondary' }}
            >
              {dayAndTime(entries[0]?.createdAt ?? '')}
            </Typography>
            <Box
              component="ul"
              className="tabular"
              sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, pl: 4, borderLeft: '2px solid', borderColor: 'divider' }}
            >
              {entries.map((entry) => (
                <Box
                  component="li"
                  key={entry.id}
                  sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, fontSize: 14, py: 0.5 }}
                >
                  <span>{entry.words}</span>
                  <span>{money(Math.abs(entry.amount))}</span>
                </Box>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Oldest first, as they come. */
function byTransaction(entries: LedgerEntry[]): Map<string, LedgerEntry[]> {
  const found = new Map<string, LedgerEntry[]>();
  for (const entry of entries) found.set(entry.transactionId, [...(found.get(entry.transactionId) ?? []), entry]);
  return found;
}
