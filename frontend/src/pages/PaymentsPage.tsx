import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { filtered, PaymentFilters, type PaymentFilter } from '../features/payments/PaymentFilters';
import { PaymentRow } from '../features/payments/PaymentRow';
import { PaymentTotals } from '../features/payments/PaymentTotals';
import { PayoutBanner } from '../features/payments/PayoutBanner';
import { paymentsCsv, usePayments } from '../features/payments/payments';
import { useTitles } from '../features/shipments/titles';
import type { Payment } from '../kit/api/types';
import { Page } from '../kit/ui/Page';
import { saveFile } from '../kit/ui/saveFile';
import { EmptyScale } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

export default function PaymentsPage() {
  const me = useMe();
  const { data, isPending, isError, error, refetch } = usePayments();
  const [filter, setFilter] = useState<PaymentFilter>({ status: '', month: '' });
  const waiting = useSkeleton(isPending);
  const titles = useTitles((data ?? []).map((payment) => payment.shipmentId));
  const titleOf = (payment: Payment) => titles[payment.shipmentId] ?? 'Shipment';
  const shown = data ? filtered(data, filter) : [];
  const isPaidHere = data?.some((payment) => payment.payeeId === me.id) ?? false;
  const save = () => saveFile('haulway-payments.csv', new Blob([paymentsCsv(shown, me.id, titleOf)], { type: 'text/csv' }));
  return (
    <Page
      title="Payments"
      lead="Every payment is held until the delivery is confirmed."
      actions={
        shown.length > 0 && (
          <Button variant="outlined" startIcon={<IconDownload size={20} />} onClick={save}>
            Save as CSV
          </Button>
        )
      }
    >
      {isPaidHere && <PayoutBanner blocked={data?.some((payment) => payment.payeeId === me.id && payment.transferStatus === 'blocked') ?? false} />}
      {waiting && <Skeleton variant="rounded" height={280} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="Your payments could not be loaded." />}
      {!waiting && data?.length === 0 && <EmptyState drawing={<EmptyScale />} text={me.isCarrier ? 'No payments yet. You are paid when a delivery is confirmed.' : 'No payments yet. You pay only after accepting a quote.'} />}
      {!waiting && data && data.length > 0 && (
        <>
          <PaymentTotals payments={shown} userId={me.id} />
          {data.length > 1 && <PaymentFilters payments={data} filter={filter} onChange={setFilter} />}
          {shown.length === 0 && (
            <Typography role="status" sx={{ mt: 6 }}>
              No payment matches both.
            </Typography>
          )}
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider', mt: 5 }}>
            {shown.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} isPayer={payment.payerId === me.id} title={titleOf(payment)} />
            ))}
          </Box>
        </>
      )}
    </Page>
  );
}
