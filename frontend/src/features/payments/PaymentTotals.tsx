import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Payment } from '../../kit/api/types';
import { PricePlate } from '../../kit/ui/PricePlate';

/** Held, released and refunded, summed over the caller's payments: what the card paid for a payer, what arrives for a payee. */
export function PaymentTotals({ payments, userId }: { payments: Payment[]; userId: string }) {
  const sum = (pick: (payment: Payment) => number) => payments.reduce((cents, payment) => cents + Math.round(pick(payment) * 100), 0) / 100;
  const share = (payment: Payment) => (payment.payerId === userId ? payment.chargedAmount - payment.refundedAmount : payment.payoutAmount);
  const totals = [
    { label: 'Held in escrow', amount: sum((payment) => (payment.status === 'in_escrow' ? share(payment) : 0)) },
    { label: 'Released', amount: sum((payment) => (payment.status === 'released' ? share(payment) : 0)) },
    { label: 'Refunded', amount: sum((payment) => payment.refundedAmount) },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, borderBlock: '2px solid', borderColor: 'text.primary', mb: 6 }}>
      {totals.map((total) => (
        <Box key={total.label} sx={{ py: { xs: 3, sm: 4 }, display: { xs: 'flex', sm: 'block' }, justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {total.label}
          </Typography>
          <PricePlate amount={total.amount} size="small" />
        </Box>
      ))}
    </Box>
  );
}
