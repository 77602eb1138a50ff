import { count } from '@haulway/frontend/kit/format/words.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type Identifier, RecordContextProvider, useGetList } from 'react-admin';
import type { Records } from '../records';
import { partsOf } from '../ui/parts';

const quotes = partsOf('quotes');

/** So many jobs are named. */
const MOST = 10;

/** What a suspended carrier cannot go on with: jobs that are booked and not picked up, each leading to where it can be cancelled. */
export function LeftBehind({ userId }: { userId: Identifier }) {
  const { data = [], total = 0 } = useGetList<Records['quotes']>('quotes', {
    filter: { carrierId: userId, status: ['accepted', 'paid'] },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  if (total === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 1.5 }}>
      {count(total, 'job is', 'jobs are')} booked and not picked up, and a suspended carrier cannot pick up. Their
      shippers were told, and can end the booking for a full refund. Call them if they do not, or cancel it.
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {data.map((quote) => (
          <li key={quote.id}>
            <RecordContextProvider value={quote}>
              <quotes.LinkTo source="shipmentId" to="shipments" />, <quotes.Money source="amount" />
            </RecordContextProvider>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
