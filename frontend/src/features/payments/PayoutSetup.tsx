import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconCircleCheck } from '@tabler/icons-react';
import { useConfig } from '../../kit/api/config';
import { explain } from '../../kit/api/errors';
import type { PayoutAccount } from '../../kit/api/types';
import { FormError } from '../../kit/ui/FormError';
import { ErrorState } from '../../kit/ui/States';
import { useOnboarding, usePayoutAccount } from './payout';

const said: Record<PayoutAccount['status'], string> = {
  none: 'No bank account is connected. We hold released payments for you until one is.',
  pending: 'The card provider still has questions. We hold released payments for you until you answer them.',
  ready: 'Your bank account is connected. Released payments arrive within 1-2 business days.',
};

/** The state of payout setup, and the button that continues it. */
export function PayoutSetup() {
  const { data, isPending, isError, error, refetch } = usePayoutAccount();
  const isSandbox = useConfig()?.paymentProvider === 'sandbox';
  const begin = useOnboarding();
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  if (isError)
    return <ErrorState error={error} onRetry={() => void refetch()} text="Your payout account could not be loaded." />;
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography sx={{ display: 'flex', gap: 2 }}>
        {data.status === 'ready' && <IconCircleCheck size={22} aria-hidden />}
        {said[data.status]}
      </Typography>
      {isSandbox && data.status === 'none' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          In test mode there is no real bank: your first release connects a test account automatically.
        </Typography>
      )}
      {begin.isError && (
        <FormError key={begin.submittedAt}>
          {explain(begin.error, 'The card provider could not be reached. Please try again.')}
        </FormError>
      )}
      <Button
        variant={data.status === 'ready' ? 'outlined' : 'contained'}
        disabled={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {begin.isPending
          ? 'Opening...'
          : data.status === 'none'
            ? 'Set up payouts'
            : data.status === 'pending'
              ? 'Continue setup'
              : 'Change the bank account'}
      </Button>
    </Box>
  );
}
