import Box from '@mui/material/Box';

/**
 * Picks a quote for the comparison. Uses the browser's own checkbox, so that a list of quotes need not load more than
 * it shows.
 */
export function CompareTick({ picked, onPick }: { picked: boolean; onPick: () => void }) {
  return (
    <Box
      component="label"
      sx={{ ml: 'auto', my: -1, minHeight: 44, display: 'flex', alignItems: 'center', gap: 3, cursor: 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        checked={picked}
        onChange={onPick}
        sx={{ m: 0, width: 20, height: 20, accentColor: (theme) => theme.vars?.palette.primary.main }}
      />
      Compare
    </Box>
  );
}
