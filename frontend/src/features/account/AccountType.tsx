import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { isUnauthorized } from '../../kit/api/errors';
import { refresh } from '../../kit/api/invalidate';
import type { User } from '../../kit/api/types';
import { Panel } from '../../kit/ui/Panel';
import { toast } from '../../kit/ui/toasts';

/** Switches between shipper and carrier. */
export function useAccountType(user: User, onUnauthorized: () => void) {
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: (isCarrier: boolean) => call('PUT', '/api/users/profile', { body: { isCarrier } }),
    onSuccess: async (_answer, isCarrier) => {
      toast({ title: 'Success', description: `Account type updated to ${isCarrier ? 'Carrier' : 'Shipper'}!` });
      await refresh(client, '/api/auth/me', '/api/auth/user');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return onUnauthorized();
      toast({
        title: 'Error',
        description: 'Failed to update account type. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return { isPending: update.isPending, switchType: () => update.mutate(!user.isCarrier) };
}

/** What kind of account this is, and the button that changes it. */
export function AccountTypeCard({ user, onUnauthorized }: { user: User; onUnauthorized: () => void }) {
  const { isPending, switchType } = useAccountType(user, onUnauthorized);
  return (
    <Panel title="Account Type">
      <Typography variant="h4" component="p">
        {user.isCarrier ? 'Carrier' : 'Shipper'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        {user.isCarrier
          ? 'You browse listings and send quotes. As a shipper, you list items instead. Your current jobs stay on your dashboard.'
          : 'You list items and choose a quote. As a carrier, you quote on listings from others. Your current shipments stay on your dashboard.'}
      </Typography>
      <Button variant="outlined" disabled={isPending} onClick={switchType}>
        {isPending ? 'Updating...' : user.isCarrier ? 'Switch to Shipper' : 'Become a Carrier'}
      </Button>
    </Panel>
  );
}
