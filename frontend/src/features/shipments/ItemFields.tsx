import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Suspense, useState, type ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { CATEGORIES, type CategoryId } from '../../kit/format/labels';
import { FormField } from '../../kit/ui/FormField';
import { lazy } from '../../kit/ui/lazy';
import { takeLostFocus } from '../../kit/ui/lostFocus';
import { Further } from './Further';
import { ITEM_LABELS } from './itemLabels';
import { MOST_ITEMS, noItem } from './items';
import type { ListItemForm } from './listing';
import { PlaceFields } from './PlaceFields';
import { useKnownCarriers } from './shipments';
import { WhenFields } from './WhenFields';

// Most listings are quoted on.
const BookNowChoice = lazy(() => import('./BookNowChoice'));
// Nobody did a job for a new shipper.
const FirstChoice = lazy(() => import('./FirstChoice'));
// Most listings are one thing.
const SeveralItems = lazy(() => import('./SeveralItems'));

const FROM_ITEMS = 'Added up from your items, once each has one';
const TITLES: Record<CategoryId, string> = {
  vehicles: '24 ft center console boat on a trailer',
  household_items: 'Upright piano, second floor',
  heavy_equipment: 'Mini excavator with two buckets',
  freight: '4 pallets of floor tiles',
  animals: 'Quarter Horse mare, 12 years old',
  other: 'Hot tub for six',
};
const decimal = { min: { value: 0, message: 'This cannot be less than zero' } };

interface Props {
  form: UseFormReturn<ListItemForm>;
  /** Shown below the title. */
  kind?: ReactNode;
  /** What kind of item it is taken for, if that is known. */
  takenFor: string | null;
  /** Shown below the weight. */
  weightHelp?: ReactNode;
  /** What shipping it usually costs, in dollars, once that is known. */
  usual?: { low: number; high: number } | undefined;
  /** Carriers see it already, so nobody can see it first. */
  isListed?: boolean;
}

/** The fields of an item, top to bottom. */
export function ItemFields({ form, kind, takenFor, weightHelp, usual, isListed = false }: Props) {
  const [bookNowPrice, items, onlyFor] = useWatch({
    control: form.control,
    name: ['bookNowPrice', 'items', 'onlyFor'],
  });
  const carriers = useKnownCarriers(!isListed, onlyFor);
  return (
    <>
      <WhatFields form={form} kind={kind} />
      <PlaceFields form={form} />
      <WhenFields form={form} />
      <Several form={form} isSeveral={items.length > 0} />
      <Figures form={form} isSeveral={items.length > 0} weightHelp={weightHelp} />
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
      <Further form={form} kind={takenFor} />
    </>
  );
}

/** What it is, in the shipper's words. */
function WhatFields({ form, kind }: Pick<Props, 'form' | 'kind'>) {
  const chosen = useWatch({ control: form.control, name: 'category' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormField
          form={form}
          name="title"
          label={ITEM_LABELS.title}
          help={`For example: ${TITLES[chosen]}`}
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
        help={
          chosen === 'animals'
            ? 'Breed, age, size, how it loads. At pickup it needs health papers, a horse a Coggins test too.'
            : 'What it is, its condition, how it can be loaded, and anything a carrier must bring.'
        }
        rules={{
          validate: (value) => value.trim().length >= 10 || 'Please provide a detailed description',
          maxLength: { value: 5000, message: 'Use at most 5,000 characters' },
        }}
      />
    </>
  );
}

type Part = Pick<Props, 'form'> & { isSeveral: boolean };

/** The items, or the way to have several. */
function Several({ form, isSeveral }: Part) {
  const [isChosen, setChosen] = useState(false);
  /** What was said of the one thing becomes the first of them. */
  const makeSeveral = () => {
    setChosen(true);
    const { title, weight, dimensions, declaredValue } = form.getValues();
    form.setValue('items', [{ ...noItem, title, weight, dimensions, declaredValue }, noItem], { shouldDirty: true });
  };
  return isSeveral ? (
    <Suspense fallback={<Box sx={{ minHeight: 400 }} />}>
      <SeveralItems form={form} most={MOST_ITEMS} blank={noItem} isNew={isChosen} />
    </Suspense>
  ) : (
    <Button
      ref={isChosen ? takeLostFocus : null}
      onClick={makeSeveral}
      sx={{ justifySelf: 'start', ml: -4.5, my: -3, minHeight: 44 }}
    >
      Several items?
    </Button>
  );
}

/** How heavy and large it is, and what it may cost; with several items, the first two follow from them. */
function Figures({ form, isSeveral, weightHelp }: Part & Pick<Props, 'weightHelp'>) {
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        <FormField
          form={form}
          name="weight"
          label={ITEM_LABELS.weight}
          type="number"
          fullWidth
          help={isSeveral ? FROM_ITEMS : 'Optional, but the price depends on it'}
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
  );
}
