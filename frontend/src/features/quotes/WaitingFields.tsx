import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import type { Quote } from '../../kit/api/types';
import { FormField } from '../../kit/ui/FormField';
import type { QuoteForm } from './quotes';

type Waiting = Pick<QuoteForm, 'waitingPrice' | 'freeWaitingMinutes'>;

const USUALLY_FREE = '60';

/** What a quote asks for waiting, as form fields; a new one asks what the last one did, kept as "60 30". */
export function waitingFrom(quote: Quote | undefined, kept: string | null): Waiting {
  if (quote)
    return { waitingPrice: quote.waitingPrice?.toString() ?? '', freeWaitingMinutes: String(quote.freeWaitingMinutes) };
  const [waitingPrice = '', freeWaitingMinutes = USUALLY_FREE] = kept?.split(' ') ?? [];
  return { waitingPrice, freeWaitingMinutes };
}

/** What a carrier asks for waiting; folded until somebody does. */
export function WaitingFields({ form }: { form: UseFormReturn<QuoteForm> }) {
  const isAsked = form.getValues('waitingPrice') !== '';
  return (
    <Box component="details" open={isAsked || undefined}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 2, fontWeight: 600 }}>
        Waiting at the door (optional)
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', alignItems: 'start', pt: 2 }}>
        <FormField
          form={form}
          name="waitingPrice"
          label="Per hour ($)"
          type="number"
          help="Asked for only if you propose it and the shipper accepts."
          rules={{
            min: { value: 1, message: 'Enter at least $1.00' },
            max: { value: 1000, message: 'Enter at most $1,000.00' },
          }}
          slotProps={{ htmlInput: { min: 1, step: '0.01', inputMode: 'decimal' } }}
        />
        <FormField
          form={form}
          name="freeWaitingMinutes"
          label="Free minutes"
          type="number"
          help="At each end."
          rules={{
            min: { value: 0, message: 'Enter 0 or more' },
            max: { value: 1440, message: 'Enter at most 1,440' },
            validate: (minutes) => Number.isInteger(Number(minutes)) || 'Enter a whole number',
          }}
          slotProps={{ htmlInput: { min: 0, max: 1440, inputMode: 'numeric' } }}
        />
      </Box>
    </Box>
  );
}
