import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useRead } from '../../kit/api/queries';
import { CATEGORIES } from '../../kit/format/labels';
import { FormField } from '../../kit/ui/FormField';
import { PlaceField } from '../../kit/ui/PlaceField';
import { Further } from './Further';
import type { ListItemForm } from './listing';
import { WhenFields } from './WhenFields';

/** The fields in order, with their labels. */
export const ITEM_LABELS: Record<Exclude<keyof ListItemForm, 'pickup' | 'delivery'>, string> &
  Partial<Record<FieldPath<ListItemForm>, string>> = {
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
  runs: 'Does it run?',
  declaredValue: 'Declared value ($)',
  ...endLabels('pickup', 'at pickup'),
  ...endLabels('delivery', 'at delivery'),
  deliveryFrom: 'Not before',
};

function endLabels(end: 'pickup' | 'delivery', where: string): Partial<Record<FieldPath<ListItemForm>, string>> {
  return {
    [`${end}.place`]: `Where ${where}`,
    [`${end}.stairs`]: `Steps ${where}`,
    [`${end}.lift`]: `Elevator ${where}`,
    [`${end}.note`]: `Access ${where}`,
    [`${end}.from`]: `From ${where}`,
    [`${end}.to`]: `Until ${where}`,
    [`${end}.address`]: `Street address ${where}`,
    [`${end}.name`]: `Contact ${where}`,
    [`${end}.phone`]: `Phone ${where}`,
  };
}

const PLACE_HELP = 'City, ZIP code or street. Only your booked carrier sees the street';
const decimal = { min: { value: 0, message: 'This cannot be less than zero' } };

interface Props {
  form: UseFormReturn<ListItemForm>;
  /** Shown below the title. */
  kind?: ReactNode;
  /** Shown below the weight. */
  weightHelp?: ReactNode;
}

/** The fields of an item, top to bottom. */
export function ItemFields({ form, kind, weightHelp }: Props) {
  const own = useRead('/api/users/me/addresses', {}).data?.map(({ address }) => address);
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
          help={PLACE_HELP}
          {...(own ? { own } : {})}
        />
        <PlaceField
          form={form}
          name="deliveryLocation"
          label={ITEM_LABELS.deliveryLocation}
          required="Delivery location is required"
          help={PLACE_HELP}
          {...(own ? { own } : {})}
        />
      </Box>
      <WhenFields form={form} />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>
          <FormField
            form={form}
            name="weight"
            label={ITEM_LABELS.weight}
            type="number"
            fullWidth
            help="Optional, but needed for a price preview"
            rules={decimal}
            slotProps={{ htmlInput: { min: 0, step: 'any', inputMode: 'decimal' } }}
          />
          {weightHelp}
        </Box>
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
      <Further form={form} />
    </>
  );
}
