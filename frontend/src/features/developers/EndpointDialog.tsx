import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Sheet } from '../../kit/ui/Sheet';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { DeliveryList } from './DeliveryList';
import { type Endpoint, useDeleteEndpoint, useSwitchEndpoint, useTestEndpoint } from './endpoints';
import { eventsInWords, outcomeInWords, standingOf } from './endpointWords';
import { Secret } from './Secret';

interface Props {
  endpoint: Endpoint;
  onClose: () => void;
}

/** One webhook: how it is doing, its secret, and what was sent. */
export default function EndpointDialog({ endpoint, onClose }: Props) {
  const [deleting, setDeleting] = useState(false);
  const remove = useDeleteEndpoint(endpoint.id);
  const test = useTestEndpoint(endpoint.id);
  const onError = (error: Error) => toastFailure(error);
  if (deleting)
    return (
      <ConfirmDialog
        title="Delete this webhook?"
        verb="Delete the webhook"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: onClose, onError })}
        onClose={() => setDeleting(false)}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Nothing more is sent to {endpoint.url}. Its secret and the list of what was sent are deleted.
        </Typography>
      </ConfirmDialog>
    );
  return (
    <Sheet title="Webhook" onClose={onClose} wide>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{endpoint.url}</Typography>
          <Typography variant="body2">{eventsInWords(endpoint.events)}</Typography>
          <Typography variant="body2">{standingOf(endpoint)}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant="outlined"
            disabled={test.isPending}
            onClick={() =>
              test.mutate(undefined, {
                onSuccess: (answer) => toast({ title: 'Example sent', description: outcomeInWords(answer) }),
                onError,
              })
            }
          >
            {test.isPending ? 'Sending...' : 'Send an example'}
          </Button>
          {endpoint.disabledReason !== 'operator' && <Switch endpoint={endpoint} onError={onError} />}
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </Box>
        <Secret endpoint={endpoint} />
        <DeliveryList endpoint={endpoint} />
      </Box>
    </Sheet>
  );
}

function Switch({ endpoint, onError }: { endpoint: Endpoint; onError: (error: Error) => void }) {
  const change = useSwitchEndpoint(endpoint.id);
  return (
    <Button
      variant="outlined"
      disabled={change.isPending}
      onClick={() => change.mutate(!endpoint.enabled, { onError })}
    >
      {endpoint.enabled ? 'Disable' : 'Enable'}
    </Button>
  );
}
