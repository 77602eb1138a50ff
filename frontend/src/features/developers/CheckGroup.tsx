import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface Props<Id extends string> {
  title: string;
  options: readonly { id: Id; label: string; does: string }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}

/** Checkboxes under a title, each saying what it does. `chosen` may hold more than these. */
export function CheckGroup<Id extends string>({ title, options, chosen, onChange }: Props<Id>) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {title}
      </Typography>
      {options.map(({ id, label, does }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex', alignItems: 'flex-start', mx: 0, minHeight: 44 }}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(_, checked) => onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          }
          label={
            <Box sx={{ py: 2.5 }}>
              {label}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {does}
              </Typography>
            </Box>
          }
        />
      ))}
    </Box>
  );
}
