import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../kit/api/calls';
import { explain } from '../kit/api/errors';
import { FormError } from '../kit/ui/FormError';
import { Page } from '../kit/ui/Page';
import { Panel } from '../kit/ui/Panel';

/** Where the link at the bottom of an email leads: one button, no sign-in. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const end = useMutation({ mutationFn: () => call('POST', '/api/unsubscribe', { params: { token } }) });
  return (
    <Page title="Unsubscribe from these emails" width="form">
      <Panel>
        {token === '' ? (
          <>
            <Typography sx={{ mb: 5 }}>
              This link is incomplete. Open it from the email again, or choose your emails in your profile.
            </Typography>
            <Button component={Link} to="/profile#notifications" variant="outlined">
              Choose your emails
            </Button>
          </>
        ) : end.isSuccess ? (
          <Typography role="status">
            Done. You will not get these emails anymore. You will still see updates when you are signed in, and we will
            still email you about payments and your account.
          </Typography>
        ) : (
          <>
            <Typography sx={{ mb: 5 }}>
              You still see updates when you are signed in. We still email you about payments and your account.
            </Typography>
            {end.isError && (
              <FormError key={end.submittedAt}>{explain(end.error, 'That did not work. Please try again.')}</FormError>
            )}
            <Button variant="contained" size="large" onClick={() => end.mutate()} disabled={end.isPending}>
              {end.isPending ? 'Unsubscribing...' : 'Unsubscribe'}
            </Button>
          </>
        )}
      </Panel>
    </Page>
  );
}
