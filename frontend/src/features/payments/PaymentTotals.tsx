import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentTotals as Totals } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { PricePlate } from '../../kit/ui/PricePlate';

interface Total {
  label: string;
  amount: number;
  note?: string;
}

/**
 * The totals of the rows below: what the card paid for a payer, what arrives for a payee. Rows without a payment do not
 * count.
 */
export function PaymentTotals({ totals: sums }: { totals: Totals }) {
  const totals: Total[] = [
    ...(sums.pending > 0 ? [{ label: 'Not paid yet', amount: sums.pending }] : []),
    ...(sums.underReview > 0 ? [{ label: 'Under review', amount: sums.underReview }] : []),
    { label: 'Held in escrow', amount: sums.inEscrow },
    {
      label: 'Released',
      amount: sums.released,
      ...(sums.onItsWay > 0 ? { note: `${money(sums.onItsWay)} still on its way to you` } : {}),
    },
    { label: 'Refunded', amount: sums.refunded },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${totals.length}, 1fr)` },
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
            columnGap: 4,
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {total.label}
          </Typography>
          <Box sx={{ textAlign: { xs: 'right', sm: 'left' }, '& > *': { justifyContent: 'flex-end' } }}>
            <PricePlate amount={total.amount} size="small" {...(total.note ? { note: total.note } : {})} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
