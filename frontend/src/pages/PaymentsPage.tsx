import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PaymentFilters } from '../features/payments/PaymentFilters';
import { PaymentRow } from '../features/payments/PaymentRow';
import { PaymentTotals } from '../features/payments/PaymentTotals';
import { PayoutBanner } from '../features/payments/PayoutBanner';
import { usePayments, usePaymentsFile, usePaymentTotals, type PaymentFilter } from '../features/payments/payments';
import { explain } from '../kit/api/errors';
import { FormError } from '../kit/ui/FormError';
import { Page } from '../kit/ui/Page';
import { EmptyScale } from '../kit/ui/innerScenes';
import { ShowMore } from '../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

export default function PaymentsPage() {
  const me = useMe();
  const isBack = useSearchParams()[0].get('payouts') === 'back';
  const [filter, setFilter] = useState<PaymentFilter>({ status: '', month: '' });
  const list = usePayments(filter);
  const sums = usePaymentTotals(filter);
  const file = usePaymentsFile(filter);
  const waiting = useSkeleton(list.isPending);
  const totals = sums.data;
  // The months with payments, whatever the filter. If there are none, there are no payments.
  const hasAny = totals !== undefined && totals.months.length > 0;
  const failed = list.isError || sums.isError;
  const again = () => {
    list.refetch();
    void sums.refetch();
  };
  return (
    <Page
      settles
      title="Payments"
      lead="Every payment is held until the delivery is confirmed."
      actions={
        <Button
          variant="outlined"
          startIcon={<IconDownload size={20} />}
          disabled={file.isPending}
          onClick={() => file.mutate()}
          // Its space is reserved, or the heading next to it would move.
          sx={{ visibility: list.rows.length > 0 ? 'visible' : 'hidden' }}
        >
          Save as CSV
        </Button>
      }
    >
      {file.isError && (
        <FormError key={file.submittedAt}>
          {explain(file.error, 'The file could not be created. Please try again.')}
        </FormError>
      )}
      {totals && (isBack || totals.asPayee > 0) && <PayoutBanner isBlocked={totals.blocked > 0} isBack={isBack} />}
      {failed && (
        <ErrorState error={list.error ?? sums.error} onRetry={again} text="Your payments could not be loaded." />
      )}
      {totals && !hasAny && (
        <EmptyState
          drawing={<EmptyScale />}
          text={
            me.isCarrier
              ? 'No payments yet. You are paid when a delivery is confirmed.'
              : 'No payments yet. You pay only after accepting a quote.'
          }
        />
      )}
      {hasAny && (
        <>
          <PaymentTotals totals={totals} />
          {(totals.count > 1 || filter.status || filter.month) && (
            <PaymentFilters statuses={totals.statuses} months={totals.months} filter={filter} onChange={setFilter} />
          )}
          {list.total === 0 && (
            <Typography role="status" sx={{ mt: 6 }}>
              No payments match these filters.
            </Typography>
          )}
        </>
      )}
      {waiting && <Skeleton variant="rounded" height={280} sx={{ mt: 5 }} />}
      {!waiting && list.rows.length > 0 && (
        <>
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider', mt: 5 }}>
            {list.rows.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} isPayer={payment.payerId === me.id} />
            ))}
          </Box>
          <ShowMore list={list} what="payments" />
        </>
      )}
    </Page>
  );
}
