import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { dayAndTime } from '../../kit/format/dates';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { ErrorState } from '../../kit/ui/States';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { type Endpoint, useReplaceSecret, useSecret } from './endpoints';
import { SecretText } from './SecretShown';

/** The secret that signs, behind a button, and a new one in its place. */
export function Secret({ endpoint: { id, disabledReason } }: { endpoint: Endpoint }) {
  const isLost = disabledReason === 'secret_lost';
  const [isAsked, setAsked] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const { data, isError, error, refetch } = useSecret(id, isAsked);
  const replace = useReplaceSecret(id);
  const confirm = () =>
    replace.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'The secret is replaced', description: 'Store the new one where your program reads it.' });
        setAsked(true);
      },
      onError: (failure) => toastFailure(failure),
      onSettled: () => setReplacing(false),
    });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {!isAsked && !isLost && (
          <Button variant="outlined" onClick={() => setAsked(true)}>
            Show the secret
          </Button>
        )}
        <Button variant="outlined" onClick={() => setReplacing(true)}>
          Replace the secret
        </Button>
      </Box>
      {isAsked && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isAsked && !isError && data && (
        <>
          <SecretText secret={data.secret} />
          {data.previousUntil && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The old secret also signs until {dayAndTime(data.previousUntil)}.
            </Typography>
          )}
        </>
      )}
      {isReplacing && (
        <ConfirmDialog
          title="Replace the secret?"
          verb="Replace the secret"
          busy={replace.isPending}
          onConfirm={confirm}
          onClose={() => setReplacing(false)}
        >
          <Typography>
            {isLost
              ? 'You get a new secret. Store it where your program reads it, then enable the webhook again.'
              : 'You get a new secret. The old one works for 24 more hours too, so nothing breaks.'}
          </Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
