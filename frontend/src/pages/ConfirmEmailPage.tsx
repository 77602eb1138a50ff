import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthCard } from '../features/account/AuthCard';
import { ResendVerification } from '../features/account/ResendVerification';
import { call } from '../kit/api/calls';
import { explain, problemCode } from '../kit/api/errors';
import { refresh } from '../kit/api/invalidate';
import { FormError } from '../kit/ui/FormError';
import { useSession } from '../session/session';

const DONE = 'done';

/**
 * Confirms an email address with the link that was mailed there, signed in or not, and says what came of it. The token
 * comes in the state of the history, where `features/account/VerifyEmail.tsx` puts it.
 */
export default function ConfirmEmailPage() {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const sent = useRef<string>(undefined);
  const token = typeof state === 'string' && state !== DONE ? state : undefined;
  const { mutate, ...confirm } = useMutation({
    mutationFn: (link: string) => call('POST', '/api/auth/verify-email', { body: { token: link } }),
    onSuccess: () => {
      // It works once: a page that is loaded anew does not send it again.
      navigate('.', { replace: true, state: DONE });
      return refresh(client, '/api/auth/me');
    },
  });
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [token, mutate]);
  if (state === DONE) {
    return (
      <Outcome>
        <Box role="status">
          <Typography sx={{ fontWeight: 700 }}>Your email address is confirmed</Typography>
          <Typography>From now on we write to you there.</Typography>
        </Box>
        <Onward />
      </Outcome>
    );
  }
  if (!token) {
    return (
      <Outcome>
        <Typography>Open the link in the email we sent you. It leads here, and confirms your address.</Typography>
        <NewLink />
      </Outcome>
    );
  }
  if (!confirm.isError) {
    return (
      <Outcome>
        <Typography role="status">Confirming your email address...</Typography>
      </Outcome>
    );
  }
  if (problemCode(confirm.error) === 'token_invalid') {
    return (
      <Outcome>
        <FormError title="This link no longer works">
          A link works once, for 7 days, and only the latest one we sent.
        </FormError>
        <NewLink />
      </Outcome>
    );
  }
  return (
    <Outcome>
      <FormError key={confirm.submittedAt} title="Not confirmed">
        {problemCode(confirm.error) === 'email_taken'
          ? 'Another account has this email address by now.'
          : explain(confirm.error, 'Your email address could not be confirmed.')}
      </FormError>
      {problemCode(confirm.error) === 'email_taken' ? (
        <Onward />
      ) : (
        <Button variant="contained" onClick={() => mutate(token)}>
          Try again
        </Button>
      )}
    </Outcome>
  );
}

function Outcome({ children }: { children: ReactNode }) {
  return (
    <AuthCard title="Confirm your email">
      <Box sx={{ display: 'grid', gap: 5 }}>{children}</Box>
    </AuthCard>
  );
}

/** How to get a link that works, for whoever still needs one. */
function NewLink() {
  const { user } = useSession();
  if (user?.emailVerified && !user.pendingEmail) {
    return (
      <>
        <Typography>Your address {user.email} is confirmed already. There is nothing more to do.</Typography>
        <Onward />
      </>
    );
  }
  if (user) {
    return (
      <>
        <Typography>We can send a new one to {user.pendingEmail ?? user.email}.</Typography>
        <ResendVerification />
      </>
    );
  }
  return (
    <>
      <Typography>
        If you opened it before, your address is confirmed already. Otherwise sign in: your profile sends you a new
        link.
      </Typography>
      <Onward />
    </>
  );
}

function Onward() {
  const { user } = useSession();
  return user ? (
    <Button component={Link} to="/profile#email" variant="outlined">
      Your profile
    </Button>
  ) : (
    <Button component={Link} to="/login" variant="contained">
      Sign in
    </Button>
  );
}
