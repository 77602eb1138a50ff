import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { personName } from '../../kit/format/words';
import type { ListItemForm } from './listing';
import type { KnownCarrier } from './shipments';

/** So many may see a listing first. */
const MOST = 5;

interface Props {
  form: UseFormReturn<ListItemForm>;
  carriers: readonly KnownCarrier[];
}

/** Which carriers of earlier jobs see the listing before all others. */
export default function FirstChoice({ form, carriers }: Props) {
  return (
    <Controller
      control={form.control}
      name="onlyFor"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
            Show it first to
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
            {carriers.map((carrier, n) => {
              const isChosen = value.includes(carrier.id);
              return (
                <FormControlLabel
                  key={carrier.id}
                  sx={{ minHeight: 44 }}
                  disabled={!isChosen && value.length >= MOST}
                  control={
                    <Checkbox
                      checked={isChosen}
                      {...(n === 0 ? { slotProps: { input: { ref } } } : {})}
                      onChange={() =>
                        onChange(isChosen ? value.filter((id) => id !== carrier.id) : [...value, carrier.id])
                      }
                    />
                  }
                  label={personName(carrier)}
                />
              );
            })}
          </Box>
          <Typography
            variant="body2"
            {...(error ? { role: 'alert' } : {})}
            sx={{ color: error ? 'error.main' : 'text.secondary' }}
          >
            {error?.message ??
              (value.length === 0
                ? 'Optional. Carriers who did a job for you can have 48 hours before others see it.'
                : 'Only they see it for 48 hours; then every carrier does. You can open it to all sooner.')}
          </Typography>
        </Box>
      )}
    />
  );
}
