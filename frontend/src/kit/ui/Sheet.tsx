import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  onClose: () => void;
  /** While something that must not be interrupted runs, it cannot be closed. */
  locked?: boolean;
  /** Holds a table. */
  wide?: boolean;
  children: ReactNode;
}

/** A dialog that fills the screen on phones. */
export function Sheet({ title, onClose, locked = false, wide = false, children }: Props) {
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      aria-labelledby={id}
      onClose={() => !locked && onClose()}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
          pl: { xs: 5, sm: 7 },
          pr: 3,
          pt: { xs: 3, sm: 5 },
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} disabled={locked}>
          <IconX size={22} />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 5, sm: 7 }, pt: 4, pb: { xs: 6, sm: 7 }, overflowY: 'auto' }}>{children}</Box>
    </Dialog>
  );
}
