import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PricePlate } from '../../kit/ui/PricePlate';
import { useDashboard } from './dashboard';

/** The user's money: held, owed and paid. */
export function MoneyTotals({ isCarrier }: { isCarrier: boolean }) {
  const both = useDashboard().data?.money;
  if (!both) return null;
  const money = isCarrier ? both.asPayee : both.asPayer;
  const totals = [
    { label: 'Held in escrow', amount: money.inEscrow },
    { label: isCarrier ? 'On its way to you' : 'Waiting for your payment', amount: money.owed },
    { label: isCarrier ? 'Paid out to you' : 'Paid for shipping', amount: money.paid },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        borderBlock: '2px solid',
        borderColor: 'text.primary',
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
