import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { refreshDeals } from '../../kit/api/invalidate';
import { dayAndTime } from '../../kit/format/dates';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { toast } from '../../kit/ui/toasts';

/** The owner objects to the day on which the carrier's phone says that it was delivered. */
export default function CameLater({ shipmentId, happenedAt }: { shipmentId: string; happenedAt: string }) {
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const say = useMutation({
    mutationFn: () => call('POST', '/api/shipments/{id}/came-later', { params: { id: shipmentId } }),
    onSuccess: () => toast({ title: 'The day on which it was reported counts now' }),
    onError: (error) =>
      toast({ title: 'Not changed', description: explain(error, 'Please try again.'), variant: 'destructive' }),
    onSettled: () => {
      setAsks(false);
      void refreshDeals(client);
    },
  });
  if (say.isSuccess) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
      <Typography>
        The carrier's phone says that it was delivered on {dayAndTime(happenedAt)}. That day counts for a delay.
      </Typography>
      <Button variant="outlined" onClick={() => setAsks(true)} sx={{ justifySelf: 'start', minHeight: 44 }}>
        It came later
      </Button>
      {asks && (
        <ConfirmDialog
          title="It came later?"
          verb="It came later"
          busy={say.isPending}
          onConfirm={() => say.mutate()}
          onClose={() => setAsks(false)}
        >
          Then the day on which the carrier reported it counts for the delay. The carrier is told, and an operator may
          decide otherwise.
        </ConfirmDialog>
      )}
    </Box>
  );
}
