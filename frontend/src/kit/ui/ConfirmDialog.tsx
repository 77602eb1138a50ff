import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';

interface Props {
  title: string;
  children: ReactNode;
  /** The verb on the button that acts. */
  verb: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  danger?: boolean;
}

/** Asks before something that cannot be undone. The focus starts on the safe button. */
export function ConfirmDialog({ title, children, verb, onConfirm, onClose, busy = false, danger = false }: Props) {
  return (
    <Sheet title={title} onClose={onClose} locked={busy}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'flex-end', mt: 6 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus anyway; it belongs on the button that changes nothing. */}
        <Button variant="outlined" autoFocus onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm} disabled={busy}>
          {verb}
        </Button>
      </Box>
    </Sheet>
  );
}
