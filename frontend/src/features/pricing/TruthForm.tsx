import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useForm } from 'react-hook-form';
import { CATEGORIES } from '../../kit/format/words';
import { FormField } from '../../kit/ui/FormField';
import type { TruthSearch } from './pricing';

/** Route and item. */
export function TruthForm({ start, onSearch }: { start: TruthSearch; onSearch: (search: TruthSearch) => void }) {
  const form = useForm<Required<TruthSearch>>({ defaultValues: { weight: '', ...start } });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.handleSubmit((values) => onSearch({ ...values, from: values.from.trim(), to: values.to.trim() }))}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
    >
      <FormField form={form} name="from" label="From" help="City and state, or a ZIP code" rules={{ required: 'Enter where it starts' }} autoComplete="off" />
      <FormField form={form} name="to" label="To" help="City and state, or a ZIP code" rules={{ required: 'Enter where it goes' }} autoComplete="off" />
      <FormField form={form} name="category" label="Item" select defaultValue={start.category}>
        {CATEGORIES.map((category) => (
          <MenuItem key={category.id} value={category.id}>
            {category.label}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        form={form}
        name="weight"
        label="Weight (lbs)"
        help="Left empty: the usual item"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        rules={{ pattern: { value: /^\d+(\.\d+)?$/, message: 'A weight in lbs' }, min: { value: 1, message: 'At least 1' }, max: { value: 500000, message: 'At most 500,000' } }}
      />
      <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
        Show prices
      </Button>
    </Box>
  );
}
