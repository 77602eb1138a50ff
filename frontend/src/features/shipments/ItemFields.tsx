import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CATEGORIES } from '../../kit/format/labels';
import { FormField } from '../../kit/ui/FormField';
import { PlaceField } from '../../kit/ui/PlaceField';
import type { ListItemForm } from './listing';
import { WhenFields } from './WhenFields';

/** The fields in order, with their labels. */
export const ITEM_LABELS: Record<keyof ListItemForm, string> = {
  title: 'Title',
  subcategory: 'Priced as',
  category: 'Category',
  description: 'Description',
  pickupLocation: 'Pickup Location',
  deliveryLocation: 'Delivery Location',
  when: 'When?',
  pickupDate: 'Pickup day',
  pickupUntil: 'Last day',
  deliveryDate: 'Delivered by',
  weight: 'Weight (lbs)',
  dimensions: 'Dimensions (L x W x H, ft)',
  budget: 'Budget ($)',
};

const decimal = { min: { value: 0, message: 'This cannot be less than zero' } };

/** An item's fields, one below the other; `kind` is under the title. */
export function ItemFields({ form, kind }: { form: UseFormReturn<ListItemForm>; kind?: ReactNode }) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormField
          form={form}
          name="title"
          label={ITEM_LABELS.title}
          help="For example: 24 ft center console boat on a trailer"
          rules={{
            validate: (value) => value.trim() !== '' || 'Title is required',
            maxLength: { value: 200, message: 'Use at most 200 characters' },
          }}
        />
        {kind}
      </Box>
      <Controller
        control={form.control}
        name="category"
        render={({ field: { ref, ...field } }) => (
          <TextField
            {...field}
            onChange={(event) => {
              field.onChange(event);
              // A kind belongs to its category.
              form.setValue('subcategory', '');
            }}
            inputRef={ref}
            id="category"
            select
            label={ITEM_LABELS.category}
            slotProps={{ select: { native: true } }}
          >
            {CATEGORIES.map((category) => (
              <option key={category.id} value={category.id}>
                {category.label}
              </option>
            ))}
          </TextField>
        )}
      />
      <FormField
        form={form}
        name="description"
        label={ITEM_LABELS.description}
        multiline
        minRows={4}
        help="What it is, its condition, how it can be loaded, and anything a carrier must bring."
        rules={{
          validate: (value) => value.trim().length >= 10 || 'Please provide a detailed description',
          maxLength: { value: 5000, message: 'Use at most 5,000 characters' },
        }}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <PlaceField
          form={form}
          name="pickupLocation"
          label={ITEM_LABELS.pickupLocation}
          required="Pickup location is required"
        />
        <PlaceField
          form={form}
          name="deliveryLocation"
          label={ITEM_LABELS.deliveryLocation}
          required="Delivery location is required"
        />
      </Box>
      <WhenFields form={form} />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormField
          form={form}
          name="weight"
          label={ITEM_LABELS.weight}
          type="number"
          help="Optional, but needed for a price preview"
          rules={decimal}
          slotProps={{ htmlInput: { min: 0, step: 'any', inputMode: 'decimal' } }}
        />
        <FormField
          form={form}
          name="dimensions"
          label={ITEM_LABELS.dimensions}
          help="Optional. For example: 24 x 8.5 x 9"
        />
        <FormField
          form={form}
          name="budget"
          label={ITEM_LABELS.budget}
          type="number"
          help="Optional. Carriers see it"
          rules={decimal}
          slotProps={{ htmlInput: { min: 0, step: '0.01', inputMode: 'decimal' } }}
        />
      </Box>
    </>
  );
}
