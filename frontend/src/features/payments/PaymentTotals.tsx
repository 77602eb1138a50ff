import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentTotals as Totals } from '../../kit/api/types';
import { PricePlate } from '../../kit/ui/PricePlate';

/** Held, released and refunded, over all of the caller's matching payments: for a payer what the card paid, for a payee what arrives. */
export function PaymentTotals({ totals: { inEscrow, released, refunded } }: { totals: Totals }) {
  const totals = [
    { label: 'Held in escrow', amount: inEscrow },
    { label: 'Released', amount: released },
    { label: 'Refunded', amount: refunded },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        borderBlock: '2px solid',
        borderColor: 'text.primary',
        mb: 6,
      }}
    >
      {totals.map((total) => (
        <Box
          key={total.label}
          sx={{
            py: { xs: 3, sm: 4 },
            display: { xs: 'flex', sm: 'block' },
            justifyContent: 'space-between',
            alignItems: 'center',
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {total.label}
          </Typography>
          <PricePlate amount={total.amount} size="small" />
        </Box>
      ))}
    </Box>
  );
}
