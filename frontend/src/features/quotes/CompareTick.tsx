import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** Selects a quote to compare side by side. */
export default function CompareTick({ picked, onPick }: { picked: boolean; onPick: () => void }) {
  return (
    <FormControlLabel
      sx={{ ml: 'auto', mr: 0, my: -1 }}
      control={<Checkbox checked={picked} onChange={onPick} />}
      label="Compare"
    />
  );
}
