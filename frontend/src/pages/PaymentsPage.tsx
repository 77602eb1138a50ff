import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PaymentRow } from '../features/payments/PaymentRow';
import { PaymentTotals } from '../features/payments/PaymentTotals';
import { usePayments } from '../features/payments/payments';
import { useOwnShipments } from '../features/shipments/shipments';
import { Page } from '../kit/ui/Page';
import { EmptyScale } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useMe } from '../session/session';

export default function PaymentsPage() {
  const me = useMe();
  const { data, isPending, isError, error, refetch } = usePayments();
  // Both sides, because a user who switched keeps the payments of before.
  const titles = new Map([...(useOwnShipments('owner').data ?? []), ...(useOwnShipments('carrier').data ?? [])].map((shipment) => [shipment.id, shipment.title]));
  return (
    <Page title="Payments" lead="Every payment is held until the delivery is confirmed.">
      {isPending && <Skeleton variant="rounded" height={280} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="Your payments could not be loaded." />}
      {data?.length === 0 && <EmptyState drawing={<EmptyScale />} text={me.isCarrier ? 'No payments yet. You are paid when a delivery is confirmed.' : 'No payments yet. You pay only after accepting a quote.'} />}
      {data && data.length > 0 && (
        <>
          <PaymentTotals payments={data} userId={me.id} />
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            {data.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} isPayer={payment.payerId === me.id} title={titles.get(payment.shipmentId)} />
            ))}
          </Box>
        </>
      )}
    </Page>
  );
}
