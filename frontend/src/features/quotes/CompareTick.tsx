import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  /** Whose quote it is. */
  of: string;
  picked: boolean;
  onPick: () => void;
  /** Opens the comparison of so many, from where the last of them was picked. Missing while there is nothing to compare. */
  show: { count: number; open: () => void } | undefined;
}

/**
 * Picks a quote for the comparison. Uses the browser's own checkbox, so that a list of quotes need not load more than
 * it shows.
 */
export function CompareTick({ of, picked, onPick, show }: Props) {
  return (
    <Box sx={{ ml: 'auto', my: -1, minHeight: 44, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="label" sx={{ minHeight: 44, display: 'flex', alignItems: 'center', gap: 3, cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          aria-label={`Compare ${of}`}
          checked={picked}
          onChange={onPick}
          sx={{ m: 0, width: 20, height: 20, accentColor: (theme) => theme.vars?.palette.primary.main }}
        />
        Compare
      </Box>
      {show && (
        <Button
          variant="text"
          size="small"
          aria-label={`See ${show.count} quotes side by side`}
          onClick={show.open}
          sx={{ px: 2 }}
        >
          See {show.count}
        </Button>
      )}
    </Box>
  );
}
