import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Controller, type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { useRead } from '../../kit/api/queries';
import { accessWords } from '../../kit/format/access';
import { CATEGORIES } from '../../kit/format/labels';
import { FormField } from '../../kit/ui/FormField';
import { PlaceField } from '../../kit/ui/PlaceField';
import { Further } from './Further';
import { MOST_ITEMS, noItem } from './items';
import { accessOf, accessOfPicked, type ListItemForm } from './listing';
import { useKnownCarriers } from './shipments';
import { WhenFields } from './WhenFields';

// Most listings are quoted on.
const BookNowChoice = lazy(() => import('./BookNowChoice'));
// Nobody did a job for a new shipper.
const FirstChoice = lazy(() => import('./FirstChoice'));
// Most listings are one thing.
const SeveralItems = lazy(() => import('./SeveralItems'));

/** The fields in order, with their labels. */
export const ITEM_LABELS: Record<Exclude<keyof ListItemForm, 'pickup' | 'delivery' | 'items' | 'prefillId'>, string> &
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
  bookNowPrice: 'Book-now price ($)',
  bookNowFor: 'Who can book now',
  onlyFor: 'Show it first to',
  runs: 'Does it run?',
  declaredValue: 'Declared value ($)',
  ...endLabels('pickup', 'at pickup'),
  ...endLabels('delivery', 'at delivery'),
  deliveryFrom: 'Not before',
  ...itemLabels(),
};

function itemLabels(): Partial<Record<FieldPath<ListItemForm>, string>> {
  const fields = {
    title: '',
    quantity: ': how many',
    weight: ': weight',
    dimensions: ': size',
    declaredValue: ': value',
  };
  return Object.fromEntries(
    Array.from({ length: MOST_ITEMS }, (_, index) =>
      Object.entries(fields).map(([field, what]) => [`items.${index}.${field}`, `Item ${index + 1}${what}`]),
    ).flat(),
  );
}

function endLabels(end: End, where: string): Partial<Record<FieldPath<ListItemForm>, string>> {
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

type End = 'pickup' | 'delivery';

const PLACE_HELP = 'City, ZIP code or street. Only your booked carrier sees the street';
const FROM_ITEMS = 'Added up from your items, once each has one';
const decimal = { min: { value: 0, message: 'This cannot be less than zero' } };

interface Props {
  form: UseFormReturn<ListItemForm>;
  /** Shown below the title. */
  kind?: ReactNode;
  /** Shown below the weight. */
  weightHelp?: ReactNode;
  /** What shipping it usually costs, in dollars, once that is known. */
  usual?: { low: number; high: number } | undefined;
  /** Carriers see it already, so nobody can see it first. */
  isListed?: boolean;
}

/** The fields of an item, top to bottom. */
export function ItemFields({ form, kind, weightHelp, usual, isListed = false }: Props) {
  const addresses = useRead('/api/users/me/addresses', {}).data ?? [];
  const own = addresses.map(({ address }) => address);
  /** What was filled in of the access at an end, in words. */
  const [filled, setFilled] = useState<Partial<Record<End, string | undefined>>>({});
  const [pickup, delivery, bookNowPrice, items, onlyFor] = useWatch({
    control: form.control,
    name: ['pickup', 'delivery', 'bookNowPrice', 'items', 'onlyFor'],
  });
  const carriers = useKnownCarriers(!isListed, onlyFor);
  const asLastTime = ([end, said]: [End, typeof pickup]) => filled[end] && filled[end] === accessWords(accessOf(said));
  /** With an own address comes how it can be reached. */
  const pick = (end: End) => (place: string) => {
    const access = accessOfPicked(form.getValues(end), place, addresses);
    if (!access) return;
    form.setValue(end, { ...form.getValues(end), ...access }, { shouldDirty: true });
    setFilled((before) => ({ ...before, [end]: accessWords(accessOf(access)) }));
  };
  const isSeveral = items.length > 0;
  /** What was said of the one thing becomes the first of them. */
  const makeSeveral = () => {
    const { title, weight, dimensions, declaredValue } = form.getValues();
    form.setValue('items', [{ ...noItem, title, weight, dimensions, declaredValue }, noItem], { shouldDirty: true });
  };
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
          own={own}
          onPicked={pick('pickup')}
        />
        <PlaceField
          form={form}
          name="deliveryLocation"
          label={ITEM_LABELS.deliveryLocation}
          required="Delivery location is required"
          help={PLACE_HELP}
          own={own}
          onPicked={pick('delivery')}
        />
        {(
          [
            ['pickup', pickup],
            ['delivery', delivery],
          ] as [End, typeof pickup][]
        )
          .filter(asLastTime)
          .map(([end]) => (
            <Typography key={end} variant="body2" role="status" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
              Access at {end}, as last time: {filled[end]}. You can change it under Further details.
            </Typography>
          ))}
      </Box>
      <WhenFields form={form} />
      {isSeveral ? (
        <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
          <SeveralItems form={form} most={MOST_ITEMS} blank={noItem} />
        </Suspense>
      ) : (
        <Button onClick={makeSeveral} sx={{ justifySelf: 'start', ml: -4.5, my: -3, minHeight: 44 }}>
          Several items?
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>
          <FormField
            form={form}
            name="weight"
            label={ITEM_LABELS.weight}
            type="number"
            fullWidth
            help={isSeveral ? FROM_ITEMS : 'Optional, but needed for a price preview'}
            rules={decimal}
            slotProps={{ htmlInput: { min: 0, step: 'any', inputMode: 'decimal', readOnly: isSeveral } }}
          />
          {!isSeveral && weightHelp}
        </Box>
        <FormField
          form={form}
          name="dimensions"
          label={ITEM_LABELS.dimensions}
          help={isSeveral ? 'The largest item' : 'Optional. For example: 24 x 8.5 x 9'}
          slotProps={{ htmlInput: { readOnly: isSeveral } }}
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
        <FormField
          form={form}
          name="bookNowPrice"
          label={ITEM_LABELS.bookNowPrice}
          type="number"
          help="Optional. A carrier can book it at this price at once"
          rules={{
            min: { value: 1, message: 'Enter at least $1.00' },
            max: { value: 950_000, message: 'Enter at most $950,000.00' },
          }}
          slotProps={{ htmlInput: { min: 1, step: '0.01', inputMode: 'decimal' } }}
        />
      </Box>
      {Number(bookNowPrice) > 0 && (
        <Suspense fallback={null}>
          <BookNowChoice form={form} price={Number(bookNowPrice)} usual={usual} />
        </Suspense>
      )}
      {!isListed && carriers.length > 0 && (
        <Suspense fallback={null}>
          <FirstChoice form={form} carriers={carriers} />
        </Suspense>
      )}
      <Further form={form} />
    </>
  );
}
