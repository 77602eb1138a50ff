import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../kit/api/calls';
import { problemCode } from '../kit/api/errors';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';
import { ErrorState } from '../kit/ui/States';
import { Waiting } from '../kit/ui/Waiting';
import { DRIVING, rememberPath, useEnter, useSession } from '../session/session';

/** Where a driver's link leads: it opens their one job, without an account. The token is no part of what is asked of the server. */
export default function DrivePage() {
  const token = useLocation().hash.slice(1);
  return token === '' ? <NoJob /> : <Opening key={token} token={token} />;
}

function Opening({ token }: { token: string }) {
  const { user, isLoading } = useSession();
  const enter = useEnter();
  const { mutate, isIdle, isError, error, isPending } = useMutation({
    mutationFn: () => call('POST', '/api/auth/driver', { body: { token } }),
    onSuccess: (answer) => {
      const { driver } = answer.user;
      if (driver) rememberPath(`/jobs/${driver.shipmentId}`);
      enter(answer);
      localStorage.setItem(DRIVING, 'yes');
    },
  });
  // A job that was open on this phone makes room for the next one; an account does not, unasked.
  const isFree = !isLoading && (!user || user.driver !== undefined);
  useEffect(() => {
    if (isFree && isIdle) mutate();
  }, [isFree, isIdle, mutate]);
  if (problemCode(error) === 'token_invalid') return <NoJob />;
  if (isError)
    return (
      <Page title="A job for you to drive" width="form">
        <ErrorState error={error} onRetry={() => mutate()} text="It could not be opened." />
      </Page>
    );
  if (isLoading || isFree) return <Waiting label="Opening your job" />;
  return (
    <Page title="A job for you to drive" width="form">
      <Panel>
        <Typography sx={{ mb: 5 }}>
          {user?.firstName ?? 'Somebody'} is signed in on this phone. Opening the job signs them out here.
        </Typography>
        <Button variant="contained" size="large" onClick={() => mutate()} disabled={isPending}>
          Open the job
        </Button>
      </Panel>
    </Page>
  );
}

function NoJob() {
  return (
    <Page title="No job here" width="form">
      <Panel>
        <Typography>
          This link no longer works: the job was delivered, taken back or given to somebody else. Ask whoever sent you
          the link.
        </Typography>
      </Panel>
    </Page>
  );
}
