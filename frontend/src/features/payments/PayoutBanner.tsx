import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { usePayoutAccount } from './payout';

/** Tells payees that money cannot reach them yet; nothing once it can. */
export function PayoutBanner({ blocked }: { blocked: boolean }) {
  const status = usePayoutAccount().data?.status;
  if (!status || status === 'ready') return null;
  return (
    <Box
      component="section"
      aria-label="Payouts"
      sx={{ bgcolor: 'haulway.waiting', color: 'haulway.onWaiting', borderRadius: '14px', p: { xs: 4, sm: 5 }, mb: 6 }}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {blocked ? 'A payout is waiting for your bank account' : 'No bank account is connected yet'}
      </Typography>
      <Link component={RouterLink} to="/profile#payouts" color="inherit">
        {status === 'pending' ? 'Continue setup' : 'Set up payouts'}
      </Link>
    </Box>
  );
}
