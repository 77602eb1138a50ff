import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { accountWords, usePayoutAccount } from './payout';

interface Props {
  isBlocked: boolean;
  /** The reader comes from the card provider's page. */
  isBack: boolean;
}

/** Tells payees that money cannot reach them yet, and those who set their account up how far it is. */
export function PayoutBanner({ isBlocked, isBack }: Props) {
  const status = usePayoutAccount().data?.status;
  const words = status && accountWords(status, { isBlocked, isBack });
  if (!words) return null;
  const [bgcolor, color] = words.act
    ? ['haulway.waiting', 'haulway.onWaiting']
    : (['haulway.soft', 'haulway.onSoft'] as const);
  return (
    <Box
      component="section"
      aria-label="Payouts"
      sx={{ bgcolor, color, borderRadius: '14px', p: { xs: 4, sm: 5 }, mb: 6 }}
    >
      <Typography sx={{ fontWeight: 700 }}>{words.text}</Typography>
      {words.act && (
        <Link component={RouterLink} to="/profile#payouts" color="inherit">
          {words.act}
        </Link>
      )}
    </Box>
  );
}
