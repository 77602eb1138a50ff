import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { daysWords } from '../../kit/format/windows';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { Panel } from '../../kit/ui/Panel';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { toast } from '../../kit/ui/toasts';
import { useSetPickupDay } from './tracking';

/** Where a carrier sets the day, and perhaps the hours, within the agreed window. */
export function PickupDay({ shipment, quote }: { shipment: Shipment; quote: Quote }) {
  const [first, last] = quote.estimatedPickupDate
    ? [quote.estimatedPickupDate, quote.estimatedPickupUntil]
    : [shipment.pickupDate, shipment.pickupUntil];
  if (!first || !last || first === last) return null;
  return <Choice quoteId={quote.id} first={first} last={last} />;
}

function Choice({ quoteId, first, last }: { quoteId: string; first: string; last: string }) {
  const form = useForm({ defaultValues: { day: '', from: '', to: '' } });
  const set = useSetPickupDay(quoteId);
  const submit = form.handleSubmit(({ day, from, to }) =>
    set.mutate(
      { day, from: from || null, to: to || null },
      {
        onSuccess: () => toast({ title: `Pickup on ${calendarDate(day)}`, description: 'We let the shipper know.' }),
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  const days = { min: first, max: last };
  return (
    <Panel title="Set the pickup day">
      <Typography sx={{ mb: 4 }}>
        You agreed on {daysWords(first, last)}. Tell the shipper which day, by 6 PM on the day before. You can set it
        once.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {set.isError && (
          <FormError key={set.submittedAt}>
            {explain(set.error, 'The day could not be set. Please try again.')}
          </FormError>
        )}
        <FormField
          form={form}
          name="day"
          label="Day"
          type="date"
          rules={{
            validate: (value) => (value >= first && value <= last) || `A day from ${daysWords(first, last)}`,
          }}
          slotProps={{ htmlInput: days }}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <FormField
            form={form}
            name="from"
            label="Between"
            type="time"
            help="Optional"
            rules={{ validate: (value, { to }) => value !== '' || to === '' || 'Give both times, or none' }}
          />
          <FormField
            form={form}
            name="to"
            label="And"
            type="time"
            rules={{
              validate: (value, { from }) =>
                value === '' ? from === '' || 'Give both times, or none' : value > from || 'Later than the first time',
            }}
          />
        </Box>
        <Button type="submit" variant="contained" size="large" disabled={set.isPending}>
          {set.isPending ? 'Saving...' : 'Set the day'}
        </Button>
      </Box>
    </Panel>
  );
}
