import { money } from '@haulway/frontend/kit/format/money.ts';
import { count } from '@haulway/frontend/kit/format/words.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { type Records, useRecord } from '../records';
import { RecordLink } from '../ui/RecordLink';

/** So many payouts are named. */
const MOST = 10;

/** What was released to a carrier and not sent yet, and whose turn it is; each leads to the payment, which says why. */
export function PayoutsWaiting() {
  const user = useRecord('users');
  const { data = [], total = 0 } = useGetList<Records['payments']>(
    'payments',
    {
      filter: { payeeId: user?.id, transferStatus: ['queued', 'blocked'] },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: Boolean(user?.isCarrier) },
  );
  if (!user || total === 0) return null;
  return (
    <Alert severity="warning">
      <strong>{count(total, 'payout waits', 'payouts wait')}.</strong>{' '}
      {user.payoutStatus === 'ready'
        ? 'The payment says why.'
        : 'The payout account is not finished. It is their turn: in the app, under Payments, they finish the setup, and it is sent at once.'}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        <ResourceContextProvider value="payments">
          {data.map((payment) => (
            <li key={payment.id}>
              <RecordContextProvider value={payment}>
                <RecordLink words={`${money(payment.payoutAmount ?? 0)}, ${payment.shipmentTitle ?? 'a shipment'}`} />
              </RecordContextProvider>
            </li>
          ))}
        </ResourceContextProvider>
      </Box>
    </Alert>
  );
}
