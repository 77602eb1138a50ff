import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { Controller, type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { ACCESS_PLACES } from '../../kit/format/access';
import { type Asked, askedOf, mayRun } from '../../kit/format/asked';
import { FormField, PHONE_RULES } from '../../kit/ui/FormField';
import type { ListItemForm } from './listing';

type Form = UseFormReturn<ListItemForm>;
type End = 'pickup' | 'delivery';

const ENDS: Record<End, string> = { pickup: 'At pickup', delivery: 'At delivery' };
const YES_OR_NO: [string, string][] = [
  ['yes', 'Yes'],
  ['no', 'No'],
];
const NOT_SAID = 'Not specified';
/** As many as the API takes. */
const MOST_STEPS = 30;
const atMost = (most: number) => ({ maxLength: { value: most, message: `Use at most ${most} characters` } });

/** Optional details that help a carrier: access, contacts, streets, hours, value. What makes no sense for the item is asked only where it was said. */
export default function FurtherFields({ form, kind }: { form: Form; kind: string | null }) {
  const [category, runs, pickupUntil, pickupDate, deliveryDate, items] = useWatch({
    control: form.control,
    name: ['category', 'runs', 'pickupUntil', 'pickupDate', 'deliveryDate', 'items'],
  });
  const asked = askedOf({ category, subcategory: kind });
  const saidRuns = useWasSaid(runs);
  const asksRuns = mayRun(category) && (asked.drives || saidRuns);
  const isSeveral = items.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={two}>
        {asksRuns && <Select form={form} name="runs" label="Does it run?" choices={YES_OR_NO} />}
        <FormField
          form={form}
          name="declaredValue"
          label="Declared value ($)"
          type="number"
          help={isSeveral ? 'Added up from your items, once each has one' : 'Carriers see it. A claim cannot be higher'}
          rules={{ min: { value: 0.01, message: 'Enter more than 0' } }}
          slotProps={{ htmlInput: { min: 0, step: '0.01', inputMode: 'decimal', readOnly: isSeveral } }}
        />
      </Box>
      <EndFields form={form} asked={asked} end="pickup" />
      <EndFields form={form} asked={asked} end="delivery">
        <FormField
          form={form}
          name="deliveryFrom"
          label="Not before"
          type="date"
          help="The first day it can be received"
          rules={{
            validate: (first) =>
              first === '' ||
              deliveryDate === '' ||
              first <= deliveryDate ||
              'This is after the day it has to be delivered by',
          }}
          slotProps={{ htmlInput: { min: pickupUntil || pickupDate } }}
        />
      </EndFields>
    </Box>
  );
}

const two = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** Whether a field ever had a value: it does not go while it is emptied to be typed anew. */
function useWasSaid(value: string): boolean {
  const [was, setWas] = useState(value !== '');
  if (!was && value !== '') setWas(true);
  return was;
}

interface EndProps {
  form: Form;
  asked: Asked;
  end: End;
  children?: ReactNode;
}

function EndFields({ form, asked, end, children }: EndProps) {
  const { from, to, place, stairs, lift } = useWatch({ control: form.control, name: end });
  const [saidStairs, saidLift] = [useWasSaid(stairs), useWasSaid(lift)];
  const places = Object.entries(ACCESS_PLACES).filter(
    ([id]) => id === place || asked.places.some((each) => each === id),
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 5 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {ENDS[end]}
      </Box>
      <Box sx={{ ...two, gridTemplateColumns: { xs: '2fr 3fr', sm: '1.4fr 1fr 1fr' }, columnGap: 4 }}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Select form={form} name={`${end}.place`} label="Where is it?" choices={places} />
        </Box>
        {(asked.steps || saidStairs) && (
          <FormField
            form={form}
            name={`${end}.stairs`}
            label="Steps"
            type="number"
            help={`Up to ${MOST_STEPS}`}
            rules={{
              min: { value: 0, message: 'Enter 0 or more' },
              max: { value: MOST_STEPS, message: `Enter ${MOST_STEPS}, and say below how many there are` },
              validate: (steps) => Number.isInteger(Number(steps)) || 'Enter a whole number',
            }}
            slotProps={{ htmlInput: { min: 0, max: MOST_STEPS, inputMode: 'numeric' } }}
          />
        )}
        {(asked.steps || saidLift) && <Select form={form} name={`${end}.lift`} label="Elevator?" choices={YES_OR_NO} />}
      </Box>
      <FormField
        form={form}
        name={`${end}.note`}
        label="Anything else about access"
        help={`${asked.steps ? `More than ${MOST_STEPS} steps? Say so here. ` : ''}Everyone who sees the listing can read this`}
        rules={atMost(300)}
      />
      <Box sx={two}>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <FormField
            form={form}
            name={`${end}.from`}
            label="Earliest time"
            type="time"
            rules={{ validate: (first) => first !== '' || to === '' || 'Enter both times' }}
          />
          <FormField
            form={form}
            name={`${end}.to`}
            label="Latest time"
            type="time"
            rules={{
              validate: (last) => {
                if (last === '') return from === '' || 'Enter both times';
                return last > from || 'Enter a later time';
              },
            }}
          />
        </Box>
        {children}
      </Box>
      <FormField
        form={form}
        name={`${end}.address`}
        label="Street address"
        help="Only your booked carrier sees it, once you have paid"
        autoComplete={end === 'pickup' ? 'street-address' : 'off'}
        rules={atMost(300)}
      />
      <Box sx={two}>
        <FormField
          form={form}
          name={`${end}.name`}
          label="Contact"
          help="Only your booked carrier sees the name and phone, once you have paid"
          rules={atMost(100)}
        />
        <FormField form={form} name={`${end}.phone`} label="Phone" type="tel" rules={PHONE_RULES} />
      </Box>
    </Box>
  );
}

interface SelectProps {
  form: Form;
  name: FieldPath<ListItemForm> & ('runs' | `${End}.${'place' | 'lift'}`);
  label: string;
  choices: readonly [string, string][];
}

/** A choice of a few, or none, in the browser's own dropdown. */
function Select({ form, name, label, choices }: SelectProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <TextField
          {...field}
          inputRef={ref}
          id={name}
          select
          fullWidth
          label={label}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{NOT_SAID}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </TextField>
      )}
    />
  );
}
