import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconClock } from '@tabler/icons-react';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { useRead } from '../../kit/api/queries';
import { dayAndTime } from '../../kit/format/dates';
import { toast } from '../../kit/ui/toasts';

const steps = [
  { label: '+1 day', seconds: 86_400 },
  { label: '+3 days', seconds: 259_200 },
];

/**
 * The demo's business clock. Only its admin can read and move it, so that a deadline days away can be seen in a minute.
 */
export default function SandboxClock() {
  const client = useQueryClient();
  const { data } = useRead('/api/sandbox/clock');
  const move = useMutation({
    mutationFn: (advanceSeconds: number) => call('POST', '/api/sandbox/clock', { body: { advanceSeconds } }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) =>
      toast({ title: 'Error', description: explain(error, 'The clock could not be moved.'), variant: 'destructive' }),
  });
  return (
    <Box
      role="group"
      aria-label="Sandbox clock"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <IconClock size={18} aria-hidden />
      <Typography variant="body2">Sandbox clock: {data ? dayAndTime(data.now) : 'loading'}</Typography>
      {steps.map((step) => (
        <Button
          key={step.label}
          size="small"
          variant="outlined"
          disabled={move.isPending}
          onClick={() => move.mutate(step.seconds)}
        >
          {step.label}
        </Button>
      ))}
    </Box>
  );
}
