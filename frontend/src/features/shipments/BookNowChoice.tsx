import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useConfig } from '../../kit/api/config';
import { hours } from '../../kit/format/dates';
import { BOOK_NOW_FOR, usualWords } from '../../kit/format/shipments';
import type { ListItemForm } from './listing';

interface Props {
  form: UseFormReturn<ListItemForm>;
  /** Dollars. */
  price: number;
  /** What such a job usually costs, in dollars. */
  usual: { low: number; high: number } | undefined;
}

/** Which carriers may take a listing at its price, and what that means. */
export default function BookNowChoice({ form, price, usual }: Props) {
  const config = useConfig();
  const words = usualWords(price, usual);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Controller
        control={form.control}
        name="bookNowFor"
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            id="bookNowFor"
            select
            fullWidth
            label="Who can book now"
            slotProps={{ select: { native: true } }}
          >
            {Object.entries(BOOK_NOW_FOR).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
        )}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words && `${words}. `}The first carrier who takes it is booked. You then have{' '}
        {hours(config?.bookNowPaymentHours ?? 24)} to pay, or the booking ends.
      </Typography>
    </Box>
  );
}
