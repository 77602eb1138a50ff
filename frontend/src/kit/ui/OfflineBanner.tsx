import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';

/** Says so while there is no connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            bgcolor: 'haulway.waiting',
            color: 'haulway.onWaiting',
            textAlign: 'center',
            px: 4,
            py: 2,
            fontWeight: 600,
          }}
        >
          You are offline. What you typed is kept, but sending needs a connection.
        </Box>
      )}
    </Box>
  );
}

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
