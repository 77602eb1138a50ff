import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../kit/api/calls';
import { explain } from '../kit/api/errors';
import { FormError } from '../kit/ui/FormError';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { Waiting } from '../kit/ui/Waiting';
import { DRIVING } from '../session/RequireSignIn';
import { rememberPath, useEnter, useSession } from '../session/session';

/** Where a driver's link leads: it opens their one job, without an account. */
export default function DrivePage() {
  const { user, isLoading } = useSession();
  // Once: the page must not stay in the history with it.
  const [token] = useState(takeToken);
  const enter = useEnter();
  const { mutate, isIdle, isError, error, isPending, submittedAt } = useMutation({
    mutationFn: () => call('POST', '/api/auth/driver', { body: { token } }),
    onSuccess: (answer) => {
      const { driver } = answer.user;
      if (driver) rememberPath(`/jobs/${driver.shipmentId}`);
      enter(answer);
      localStorage.setItem(DRIVING, 'yes');
    },
  });
  // A job that was open on this phone makes room for the next one; an account does not, unasked.
  const isFree = token !== '' && !isLoading && (!user || user.driver !== undefined);
  useEffect(() => localStorage.removeItem(DRIVING), []);
  useEffect(() => {
    if (isFree && isIdle) mutate();
  }, [isFree, isIdle, mutate]);
  if (isLoading || (isFree && !isError)) return <Waiting label="Opening your job" />;
  return (
    <Page title={token === '' || isError ? 'No job here' : 'A job for you to drive'} width="form">
      <Panel>
        {token !== '' && !isFree && !isError ? (
          <>
            <Typography sx={{ mb: 5 }}>
              {user?.firstName ?? 'Somebody'} is signed in on this phone. Opening the job signs them out here.
            </Typography>
            <Button variant="contained" size="large" onClick={() => mutate()} disabled={isPending}>
              Open the job
            </Button>
          </>
        ) : (
          <>
            {isError && <FormError key={submittedAt}>{explain(error, 'The job could not be opened.')}</FormError>}
            <Typography>
              It was delivered, or it was taken back or given to somebody else. Ask whoever sent you the link.
            </Typography>
          </>
        )}
      </Panel>
    </Page>
  );
}

/** The token in the address, which is taken out of it. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token) window.history.replaceState(null, '', window.location.pathname);
  return token;
}
