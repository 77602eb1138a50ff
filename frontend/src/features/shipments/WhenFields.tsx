import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { today } from '../../kit/format/dates';
import { FormField } from '../../kit/ui/FormField';
import type { ListItemForm, When } from './listing';

const WAYS: Record<When, string> = {
  flexible: 'Flexible',
  between: 'Between two days',
  on: 'On one day',
  by: 'By a day',
};

/** When it should be picked up and by when it should be delivered. */
export function WhenFields({ form }: { form: UseFormReturn<ListItemForm> }) {
  const [when, pickupDate, pickupUntil] = useWatch({
    control: form.control,
    name: ['when', 'pickupDate', 'pickupUntil'],
  });
  const least = today();
  const ends = when === 'between' ? pickupUntil : when === 'flexible' ? '' : pickupDate;
  const day = (missing: string) => ({
    validate: (value: string) => value !== '' || missing,
    min: { value: least, message: 'This day has passed' },
  });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 4 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: 14, fontWeight: 600 }}>
        When?
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '5fr 6fr', sm: 'repeat(4, auto)' } }}>
        {(Object.keys(WAYS) as When[]).map((way) => (
          <Box
            key={way}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 48,
              px: { xs: 2.5, sm: 3 },
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '10px',
              cursor: 'pointer',
              fontSize: { xs: 15, sm: 16 },
              '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'haulway.soft', color: 'haulway.onSoft' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              value={way}
              {...form.register('when')}
              sx={{ m: 0, width: 18, height: 18, flexShrink: 0, accentColor: 'var(--mui-palette-primary-main)' }}
            />
            {WAYS[way]}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        {when === 'between' && (
          <>
            <FormField
              form={form}
              name="pickupDate"
              label="First day"
              type="date"
              rules={day('Choose the first day')}
              slotProps={{ htmlInput: { min: least } }}
            />
            <FormField
              form={form}
              name="pickupUntil"
              label="Last day"
              type="date"
              rules={{
                ...day('Choose the last day'),
                validate: (value, { pickupDate: first }) =>
                  value === '' ? 'Choose the last day' : value >= first || 'The last day cannot be before the first',
              }}
              slotProps={{ htmlInput: { min: pickupDate || least } }}
            />
          </>
        )}
        {when === 'on' && (
          <FormField
            form={form}
            name="pickupDate"
            label="Pickup on"
            type="date"
            rules={day('Choose the day')}
            slotProps={{ htmlInput: { min: least } }}
          />
        )}
        {when === 'by' && (
          <FormField
            form={form}
            name="pickupDate"
            label="Pickup by"
            type="date"
            rules={day('Choose the day')}
            slotProps={{ htmlInput: { min: least } }}
          />
        )}
        <FormField
          form={form}
          name="deliveryDate"
          label="Delivered by"
          type="date"
          help="Optional"
          rules={{
            validate: (value) => value === '' || value >= (ends || least) || 'Delivery cannot be before pickup',
          }}
          slotProps={{ htmlInput: { min: ends || least } }}
        />
      </Box>
    </Box>
  );
}
