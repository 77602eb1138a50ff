import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ApiError, explain } from '../../kit/api/errors';
import { devicePosition } from './tracking';

interface Props {
  label: string;
  onFound: (here: { latitude: number; longitude: number }) => Promise<unknown>;
}

/** Asks the phone where it is, and sends that. */
export function HereButton({ label, onFound }: Props) {
  const send = useMutation({ mutationFn: async () => onFound(await devicePosition()) });
  return (
    <div>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<IconCurrentLocation size={20} />}
        disabled={send.isPending}
        onClick={() => send.mutate()}
        sx={{ px: 3, textWrap: 'balance' }}
      >
        {send.isPending ? 'Finding where you are...' : label}
      </Button>
      <Typography role="status" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {send.isSuccess && 'Saved. The carrier is measured by it.'}
        {send.isError &&
          (send.error instanceof ApiError
            ? explain(send.error, 'It could not be saved.')
            : 'Your device did not share its location, or there is no connection.')}
      </Typography>
    </div>
  );
}
