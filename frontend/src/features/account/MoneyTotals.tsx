import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PricePlate } from '../../kit/ui/PricePlate';
import { useDashboard } from './dashboard';

const PAYEE = { inEscrow: 'Held in escrow for you', owed: 'On its way to you', paid: 'Paid out to you' } as const;
const PAYER = { inEscrow: 'Held in escrow', owed: 'Waiting for your payment', paid: 'Paid for shipping' } as const;

/** The user's money: held, owed and paid, and the same of what they did as the other side. */
export function MoneyTotals({ isCarrier }: { isCarrier: boolean }) {
  const both = useDashboard().data?.money;
  if (!both) return null;
  const [asPayee, asPayer] = [totalsOf(PAYEE, both.asPayee), totalsOf(PAYER, both.asPayer)];
  const [own, other] = isCarrier ? [asPayee, asPayer] : [asPayer, asPayee];
  const shown = other.some(({ amount }) => amount > 0) ? [...own, ...other] : own;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        borderBlock: '2px solid',
        borderColor: 'text.primary',
      }}
    >
      {shown.map((total) => (
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

type Sum = keyof typeof PAYEE;

function totalsOf(labels: Record<Sum, string>, sums: Record<Sum, number>) {
  return (['inEscrow', 'owed', 'paid'] as const).map((sum) => ({ label: labels[sum], amount: sums[sum] }));
}
