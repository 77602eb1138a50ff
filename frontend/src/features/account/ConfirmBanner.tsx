import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { explain } from '../../kit/api/errors';
import type { User } from '../../kit/api/types';
import { toast } from '../../kit/ui/toasts';
import { useResendVerification } from './profile';

const act = { flex: 'none', px: { xs: 3, sm: 4 } } as const;

/** Says that the account's address is not confirmed, until it is. One line, so that nothing moves. */
export function ConfirmBanner({ user }: { user: User }) {
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: 'Check your email', description: `We sent the link to ${user.email} again.` }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: explain(error, 'The link could not be sent. Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <Box
      component="section"
      aria-label="Confirm your email"
      sx={{
        bgcolor: 'haulway.waiting',
        color: 'haulway.onWaiting',
        height: 44,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        px: { xs: 2, sm: 4 },
        gap: { xs: 0, sm: 1 },
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 }}>
        Confirm your email
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 400 }}>
          : we sent a link to {user.email}
        </Box>
      </Box>
      <Button color="inherit" disabled={resend.isPending || resend.isSuccess} onClick={send} sx={act}>
        {resend.isSuccess ? 'Sent' : 'Send again'}
      </Button>
      <Button color="inherit" component={Link} to="/profile#email" sx={act}>
        Change
      </Button>
    </Box>
  );
}
