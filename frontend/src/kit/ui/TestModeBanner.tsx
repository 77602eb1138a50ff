import Box from '@mui/material/Box';
import type { AppConfig } from '../api/types';

/** Says on every page that cards are simulated. The demo does not need it. */
export function TestModeBanner({ config }: { config: AppConfig | undefined }) {
  if (config?.paymentProvider !== 'sandbox' || config.demo) return null;
  return (
    <Box
      role="status"
      sx={{
        bgcolor: 'haulway.waiting',
        color: 'haulway.onWaiting',
        textAlign: 'center',
        px: 4,
        py: 2,
        fontWeight: 600,
      }}
    >
      Test mode: no real card is charged.
    </Box>
  );
}
