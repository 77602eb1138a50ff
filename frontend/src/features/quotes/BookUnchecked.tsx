import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Quote } from '../../kit/api/types';
import { personName } from '../../kit/format/words';
import { uncheckedOf } from './quoteWords';

interface Props {
  quote: Quote;
  /** Whether the shipper has agreed to an unchecked carrier. */
  ticked: boolean;
  /** They have not, and tried to go on. */
  missing: boolean;
  onTick: (ticked: boolean) => void;
}

/** The box to check before a carrier is booked of whom Haulway has not checked what matters most; nothing if it has. */
export function BookUnchecked({ quote, ticked, missing, onTick }: Props) {
  const unchecked = uncheckedOf(quote);
  if (unchecked.length === 0) return null;
  return (
    <Box sx={{ bgcolor: 'haulway.waiting', color: 'haulway.onWaiting', borderRadius: '10px', px: 4, pt: 3, pb: 1.5 }}>
      <Typography id="unchecked">
        Haulway has not checked {personName(quote.carrier)}'s {unchecked.join(' or ')}.
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            color="default"
            checked={ticked}
            onChange={(_event, checked) => onTick(checked)}
            slotProps={{
              input: {
                id: BOX,
                'aria-invalid': missing,
                'aria-describedby': missing ? 'unchecked unchecked-missing' : 'unchecked',
              },
            }}
            sx={{ color: 'inherit' }}
          />
        }
        label="Book anyway"
      />
      {missing && (
        <Typography id="unchecked-missing" role="alert" variant="body2" sx={{ fontWeight: 700, pb: 1.5 }}>
          Check this box to continue, or choose another quote.
        </Typography>
      )}
    </Box>
  );
}

const BOX = 'book-unchecked';

/** Leads somebody who went on without it to the box. */
export function focusUnchecked(): void {
  document.getElementById(BOX)?.focus();
}
