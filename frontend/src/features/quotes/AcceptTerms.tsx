import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Quote } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { pickupPlanned } from '../../kit/format/windows';
import { personName } from '../../kit/format/words';
import { Details } from '../../kit/ui/Panel';
import { uncheckedOf } from './quoteWords';

interface Props {
  quote: Quote;
  /** Whether the shipper has agreed to an unchecked carrier. */
  ticked: boolean;
  /** They have not, and tried to go on. */
  missing: boolean;
  onTick: (ticked: boolean) => void;
}

/** What a shipper agrees to by accepting a quote, and what they should know about the carrier first. */
export function AcceptTerms({ quote, ticked, missing, onTick }: Props) {
  const name = personName(quote.carrier);
  const unchecked = uncheckedOf(quote);
  return (
    <>
      <Details
        narrow={2}
        details={[
          { label: 'Pickup', value: pickupPlanned(quote) ?? 'Date not given' },
          {
            label: 'Delivery',
            value: quote.estimatedDeliveryDate ? calendarDate(quote.estimatedDeliveryDate) : 'Date not promised',
          },
        ]}
      />
      {!quote.estimatedDeliveryDate && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: -2 }}>
          This quote promises no delivery date, so there is no refund for a delay.
        </Typography>
      )}
      {unchecked.length > 0 && (
        <Box
          sx={{ bgcolor: 'haulway.waiting', color: 'haulway.onWaiting', borderRadius: '10px', px: 4, pt: 3, pb: 1.5 }}
        >
          <Typography id="unchecked">
            Haulway has not checked {name}'s {unchecked.join(' or ')}.
          </Typography>
          <FormControlLabel
            control={
              <Checkbox
                color="default"
                checked={ticked}
                onChange={(_event, checked) => onTick(checked)}
                slotProps={{
                  input: {
                    id: 'book-unchecked',
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
      )}
    </>
  );
}
