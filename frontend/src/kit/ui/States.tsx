import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { explain } from '../api/errors';
import { EmptyRoad, OpenHood } from './scenes';

/** Nothing to show: one drawing, one sentence, at most one button. */
export function EmptyState({
  text,
  action,
  drawing = <EmptyRoad />,
}: {
  text: string;
  action?: ReactNode;
  drawing?: ReactNode;
}) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center', py: { xs: 6, sm: 10 }, px: 4 }}>
      {drawing}
      <Typography sx={{ maxWidth: '46ch' }}>{text}</Typography>
      {action}
    </Box>
  );
}

/** A read that failed, with a way to retry it. */
export function ErrorState({
  error,
  onRetry,
  text = 'This could not be loaded.',
}: {
  error: unknown;
  onRetry: () => void;
  text?: string;
}) {
  return (
    <Box role="alert">
      <EmptyState
        drawing={<OpenHood />}
        text={`${text} ${explain(error, 'Please try again.')}`}
        action={
          <Button variant="outlined" startIcon={<IconRefresh size={20} />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </Box>
  );
}
