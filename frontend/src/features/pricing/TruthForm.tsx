import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useConfig } from '../../kit/api/config';
import { CATEGORIES } from '../../kit/format/labels';
import { FormField } from '../../kit/ui/FormField';
import { PlaceField } from '../../kit/ui/PlaceField';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { kindLabel, type TruthSearch } from './pricing';

interface Props {
  start: TruthSearch;
  /** The server's refusal of the last search, shown next to its fields. */
  refusal: Error | null;
  onSearch: (search: TruthSearch) => void;
}

/** Route and item. */
export function TruthForm({ start, refusal, onSearch }: Props) {
  const form = useForm<Required<TruthSearch>>({ defaultValues: { weight: '', kind: '', ...start } });
  const category = useWatch({ control: form.control, name: 'category' });
  const kinds = useConfig()?.categories.find(({ id }) => id === category)?.kinds ?? [];
  useEffect(() => {
    showFieldErrors(form, refusal);
  }, [form, refusal]);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.handleSubmit((values) => onSearch({ ...values, from: values.from.trim(), to: values.to.trim() }))}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
    >
      <PlaceField form={form} name="from" label="From" required="Enter where it starts" />
      <PlaceField form={form} name="to" label="To" required="Enter where it goes" />
      <FormField
        form={form}
        name="category"
        label="Category"
        select
        defaultValue={start.category}
        // A kind belongs to its category.
        rules={{ onChange: () => form.setValue('kind', '') }}
      >
        {CATEGORIES.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        form={form}
        name="kind"
        label="Item"
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Most common item</option>
        {kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {kindLabel(kind)}
          </option>
        ))}
      </FormField>
      <FormField
        form={form}
        name="weight"
        label="Weight (lbs)"
        help="Optional. Without it, we use the usual weight"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        rules={{
          pattern: { value: /^\d+(\.\d+)?$/, message: 'A weight in lbs' },
          min: { value: 1, message: 'At least 1' },
          max: { value: 500000, message: 'At most 500,000' },
        }}
      />
      <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start', alignSelf: 'center' }}>
        Show prices
      </Button>
    </Box>
  );
}
