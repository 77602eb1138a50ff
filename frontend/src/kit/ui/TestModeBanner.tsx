import Box from '@mui/material/Box';

/** Says on every page that cards are played here. */
export function TestModeBanner() {
  return (
    <Box role="status" sx={{ bgcolor: 'haulway.waiting', color: 'haulway.onWaiting', textAlign: 'center', px: 4, py: 2, fontWeight: 600 }}>
      Test mode: no real card is charged.
    </Box>
  );
}
