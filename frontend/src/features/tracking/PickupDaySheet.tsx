import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Quote } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { daysWords } from '../../kit/format/windows';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { Sheet } from '../../kit/ui/Sheet';
import { toast } from '../../kit/ui/toasts';
import { useSetPickupDay } from './tracking';

interface Props {
  quoteId: string;
  /** Those that can still be set. */
  days: NonNullable<Quote['pickupDays']>;
  onClose: () => void;
}

/** Where a carrier sets the day, and perhaps the hours, among the agreed days that are left. */
export default function PickupDaySheet({ quoteId, days: { first, last }, onClose }: Props) {
  const isOne = first === last;
  const form = useForm({ defaultValues: { day: isOne ? first : '', from: '', to: '' } });
  const bothTimes = isOne ? 'Give both times' : 'Give both times, or none';
  const set = useSetPickupDay(quoteId);
  const submit = form.handleSubmit(({ day, from, to }) =>
    set.mutate(
      { day, from: from || null, to: to || null },
      {
        onSuccess: () => {
          toast({ title: `Pickup on ${calendarDate(day)}`, description: 'We let the shipper know.' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  return (
    <Sheet title={isOne ? 'Set the pickup time' : 'Set the pickup day'} onClose={onClose} locked={set.isPending}>
      <Typography sx={{ mb: 4 }}>
        {isOne
          ? `It is on ${calendarDate(first)}. Tell the shipper when you come, by 6 PM on the day before.`
          : `Tell the shipper which day, from ${daysWords(first, last)}, by 6 PM on the day before.`}{' '}
        You can set it once.
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {set.isError && (
          <FormError key={set.submittedAt}>{explain(set.error, 'That could not be set. Please try again.')}</FormError>
        )}
        {!isOne && (
          <FormField
            form={form}
            name="day"
            label="Day"
            type="date"
            rules={{
              validate: (value) => (value >= first && value <= last) || `A day from ${daysWords(first, last)}`,
            }}
            slotProps={{ htmlInput: { min: first, max: last } }}
          />
        )}
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <FormField
            form={form}
            name="from"
            label="Between"
            type="time"
            {...(isOne ? {} : { help: 'Optional' })}
            rules={{ validate: (value, { to }) => value !== '' || (to === '' && !isOne) || bothTimes }}
          />
          <FormField
            form={form}
            name="to"
            label="And"
            type="time"
            rules={{
              validate: (value, { from }) =>
                value === '' ? (from === '' && !isOne) || bothTimes : value > from || 'Later than the first time',
            }}
          />
        </Box>
        <Button type="submit" variant="contained" size="large" disabled={set.isPending}>
          {set.isPending ? 'Saving...' : isOne ? 'Set the time' : 'Set the day'}
        </Button>
      </Box>
    </Sheet>
  );
}
