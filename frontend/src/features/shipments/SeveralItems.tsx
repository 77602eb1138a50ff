import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useController, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { storedPhotos, useUploads } from '../../kit/api/uploads';
import { shortMoney } from '../../kit/format/money';
import { count } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { FormField } from '../../kit/ui/FormField';
import { PhotoField } from '../../kit/ui/PhotoField';
import { pieces, sumsOf } from './itemSums';
import type { ItemForm } from './items';
import type { ListItemForm } from './listing';

type Form = UseFormReturn<ListItemForm>;

interface Props {
  form: Form;
  /** How many there can be. */
  most: number;
  /** One that nothing is said of; given, so that the form's own part needs no file more. */
  blank: ItemForm;
  /** It takes the place of the button that was pressed. */
  isNew: boolean;
}

const moreThanNothing = { min: { value: 0.01, message: 'Enter more than 0' } };

/** The things to ship together: one card each, with what they are in all. Weight, size and value of the listing follow. */
export default function SeveralItems({ form, most, blank, isNew }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const items = useWatch({ control: form.control, name: 'items' });
  const { weight, declaredValue, dimensions } = sumsOf(items);
  useEffect(() => {
    if (items.length === 0) return;
    for (const [field, sum] of Object.entries({ weight, declaredValue, dimensions }))
      form.setValue(field as 'weight', sum, { shouldDirty: true });
  }, [form, items.length, weight, declaredValue, dimensions]);
  const { setFocus } = form;
  useEffect(() => {
    if (isNew) setFocus('items.1.title');
  }, [isNew, setFocus]);
  const drop = (index: number) => {
    // Or it would be gone with the card.
    if (fields.length > 1) setFocus(`items.${index === 0 ? 1 : index - 1}.title`);
    remove(index);
  };
  const wrong = form.formState.errors.items?.root?.message ?? form.formState.errors.items?.message;
  const number = items.reduce((sum, item) => sum + pieces(item), 0);
  return (
    <Box id="items" component="section" aria-label="Items" sx={{ display: 'grid', gap: 3 }}>
      {fields.map((field, index) => (
        <ItemCard key={field.id} form={form} index={index} onRemove={() => drop(index)} />
      ))}
      {wrong && <FormError>{wrong}</FormError>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        {fields.length < most && (
          <Button variant="outlined" startIcon={<IconPlus size={20} />} onClick={() => append(blank)}>
            Add another item
          </Button>
        )}
        <Typography role="status" className="tabular" sx={{ fontWeight: 600 }}>
          {[
            count(number, 'piece'),
            weight ? `${Number(weight).toLocaleString('en-US')} lbs` : 'weight not known',
            declaredValue && `worth ${shortMoney(Number(declaredValue))}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      </Box>
    </Box>
  );
}

interface CardProps {
  form: Form;
  index: number;
  onRemove: () => void;
}

function ItemCard({ form, index, onRemove }: CardProps) {
  const at = `items.${index}` as const;
  const [dimensions, value, photos] = useWatch({
    control: form.control,
    name: [`${at}.dimensions`, `${at}.declaredValue`, `${at}.photos`],
  });
  const { errors } = form.formState;
  const isSaid = [dimensions, value].some(Boolean) || (photos?.length ?? 0) > 0 || errors.items?.[index] !== undefined;
  const name = `Item ${index + 1}`;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        minWidth: 0,
        p: { xs: 3, sm: 4 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        display: 'grid',
        columnGap: 3,
        rowGap: 4,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 120px 170px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'flex' }}>
        <Typography component="span" sx={{ fontWeight: 600, flex: 1, alignSelf: 'center' }}>
          {name}
        </Typography>
        <IconButton
          onClick={onRemove}
          aria-label={`Remove ${name.toLowerCase()}`}
          sx={{ m: -1.5, width: 44, height: 44 }}
        >
          <IconX size={20} />
        </IconButton>
      </Box>
      <FormField
        form={form}
        name={`${at}.title`}
        label="What it is"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        rules={{
          validate: (title) => title.trim() !== '' || 'Say what it is',
          maxLength: { value: 200, message: 'Use at most 200 characters' },
        }}
      />
      <FormField
        form={form}
        name={`${at}.quantity`}
        label="How many"
        type="number"
        rules={{
          validate: (many) => (pieces({ quantity: many }) > 0 && Number(many) <= 999) || '1 to 999',
        }}
        slotProps={{ htmlInput: { min: 1, max: 999, inputMode: 'numeric' } }}
      />
      <FormField
        form={form}
        name={`${at}.weight`}
        label="Weight each (lbs)"
        type="number"
        rules={moreThanNothing}
        slotProps={{ htmlInput: { min: 0, step: 'any', inputMode: 'decimal' } }}
      />
      <Box component="details" open={isSaid || undefined} sx={{ gridColumn: '1 / -1' }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 2, color: 'text.secondary' }}>
          Size, value, photos
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            pt: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            alignItems: 'start',
          }}
        >
          <FormField
            form={form}
            name={`${at}.dimensions`}
            label="Size of each (L x W x H, ft)"
            help="For example: 2 x 2 x 3"
          />
          <FormField
            form={form}
            name={`${at}.declaredValue`}
            label="Value of each ($)"
            type="number"
            rules={moreThanNothing}
            slotProps={{ htmlInput: { min: 0, step: '0.01', inputMode: 'decimal' } }}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <ItemPhotos form={form} index={index} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The photos of an item. They are sent at once, and their addresses are fields of the form. */
function ItemPhotos({ form, index }: Omit<CardProps, 'onRemove'>) {
  const uploads = useUploads(storedPhotos(form.getValues(`items.${index}.photos`) ?? [], []), { scaled: true });
  const {
    field: { onChange },
    fieldState,
  } = useController({
    control: form.control,
    name: `items.${index}.photos`,
    rules: { validate: () => !uploads.busy || 'The photos are still being sent' },
  });
  const urls = uploads.urls.join(' ');
  const keep = useEffectEvent(onChange);
  useEffect(() => {
    keep(urls === '' ? [] : urls.split(' '));
  }, [index, urls]);
  return (
    <>
      <PhotoField uploads={uploads} />
      {fieldState.error?.message && <FormError>{fieldState.error.message}</FormError>}
    </>
  );
}
