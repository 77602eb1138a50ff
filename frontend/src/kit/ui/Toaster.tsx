import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { currentToast, dismissToast, TOAST_SHOWN_MS, watchToasts } from './toasts';

/** Shows the toast. Its timer stops while the pointer or the focus is on it. */
export default function Toaster() {
  const toast = useSyncExternalStore(watchToasts, currentToast);
  if (!toast) return null;
  const bad = toast.variant === 'destructive';
  return (
    <Snackbar
      key={toast.id}
      open={toast.open}
      autoHideDuration={TOAST_SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') dismissToast();
      }}
      sx={(theme) => ({
        bottom: 24,
        [theme.breakpoints.down('sm')]: {
          bottom: 'calc(72px + var(--act-height, 0px) + env(safe-area-inset-bottom))',
          // A sheet has its buttons at the bottom.
          'body:has([role="dialog"]) &': { bottom: 'auto', top: 'calc(8px + env(safe-area-inset-top))' },
        },
      })}
    >
      <Box
        role={bad ? 'alert' : 'status'}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 3,
          width: { xs: '100%', sm: 400 },
          p: 4,
          pr: 2,
          borderRadius: '14px',
          bgcolor: bad ? 'haulway.danger' : 'background.paper',
          color: bad ? 'haulway.onDanger' : 'text.primary',
          border: '1px solid',
          borderColor: bad ? 'haulway.onDanger' : 'divider',
          boxShadow: '0 2px 4px rgb(20 35 31 / .06), 0 12px 32px rgb(20 35 31 / .12)',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{toast.title}</Typography>
          {toast.description && <Typography variant="body2">{toast.description}</Typography>}
        </Box>
        {toast.action && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              toast.action?.run();
              dismissToast();
            }}
          >
            {toast.action.label}
          </Button>
        )}
        <IconButton size="small" aria-label="Dismiss" onClick={dismissToast} sx={{ minWidth: 32, minHeight: 32 }}>
          <IconX size={18} />
        </IconButton>
      </Box>
    </Snackbar>
  );
}
