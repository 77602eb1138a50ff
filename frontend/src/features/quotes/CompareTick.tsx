import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** Picks a quote for standing beside others. */
export default function CompareTick({ picked, onPick }: { picked: boolean; onPick: () => void }) {
  return (
    <FormControlLabel
      sx={{ ml: 'auto', mr: 0, my: -1 }}
      control={<Checkbox checked={picked} onChange={onPick} />}
      label="Compare"
    />
  );
}
