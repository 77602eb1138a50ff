import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { IconX } from '@tabler/icons-react';
import { Controller, useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { explain } from '../../kit/api/errors';
import type { Trip } from '../../kit/api/types';
import { today } from '../../kit/format/dates';
import { CATEGORIES } from '../../kit/format/labels';
import { count } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { withoutCommas } from '../../kit/format/typed';
import { FormField } from '../../kit/ui/FormField';
import { NotifyField } from '../../kit/ui/NotifyField';
import { PlaceField } from '../../kit/ui/PlaceField';
import { Sheet } from '../../kit/ui/Sheet';
import { showFieldErrors } from '../../kit/ui/serverErrors';
import { MOST_ADDED, useSaveTrip, weekAfter, type TripForm } from './trips';

interface Props {
  /** The trip to be changed; left out: a new one. */
  trip?: Trip;
  /** What a new one is like: the same, a week later or on the same day of the week to come. */
  like?: Trip;
  onSaved: (trip: Trip) => void;
  onClose: () => void;
}

const MOST_FLEXIBLE = 7;

/** Plans a trip or changes one: first what decides, then what most leave as it is. */
export default function TripSheet({ trip, like, onSaved, onClose }: Props) {
  const form = useForm<TripForm>({
    defaultValues: like ? { ...startOf(like), firstDay: weekAfter(like.firstDay) } : startOf(trip),
  });
  const save = useSaveTrip(trip);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => showFieldErrors(form, error, { names: VIA_NAMES }),
    }),
  );
  return (
    <Sheet title={trip ? 'Change trip' : 'New trip'} onClose={onClose} locked={save.isPending}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        {save.isError && (
          <FormError key={save.submittedAt}>
            {explain(save.error, 'The trip could not be saved. Please try again.')}
          </FormError>
        )}
        <Box sx={pair}>
          <PlaceField form={form} name="from" label="From" required="Where does it begin?" />
          <PlaceField form={form} name="to" label="To" required="Where does it end?" />
        </Box>
        <Between form={form} />
        <Box sx={pair}>
          <FormField
            form={form}
            name="firstDay"
            label="Leaving on"
            type="date"
            rules={{ required: 'Enter the first day' }}
            slotProps={{ htmlInput: { min: today() }, inputLabel: { shrink: true } }}
          />
          <FormField
            form={form}
            name="flexibleDays"
            label="Could leave"
            select
            defaultValue={form.getValues('flexibleDays')}
          >
            {Array.from({ length: MOST_FLEXIBLE + 1 }, (_, days) => (
              <MenuItem key={days} value={String(days)}>
                {days === 0 ? 'That day only' : `Up to ${count(days, 'day')} later`}
              </MenuItem>
            ))}
          </FormField>
        </Box>
        <AddedMiles form={form} />
        <NotifyField form={form} name="notify" />
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" sx={{ fontWeight: 600, mb: 3, p: 0 }}>
            Free space on your truck
          </Typography>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr 1fr' }}>
            <Figure form={form} name="freeWeight" label="lbs" most={500_000} />
            <Figure form={form} name="freeLength" label="Length, ft" most={500} />
            <Figure form={form} name="freeWidth" label="Width, ft" most={500} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            Leave blank anything that does not matter.
          </Typography>
        </Box>
        <Box component="details" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 3, fontWeight: 600 }}>
            More
          </Box>
          <Further form={form} />
        </Box>
        <Button type="submit" variant="contained" size="large" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : trip ? 'Save changes' : 'See loads'}
        </Button>
      </Box>
    </Sheet>
  );
}

const MOST_BETWEEN = 6;

/** Each place between has a field of its own. */
const VIA_NAMES = Object.fromEntries(Array.from({ length: MOST_BETWEEN }, (_, n) => [`via.${n}`, `via.${n}.place`]));

const pair = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

function startOf(trip: Trip | undefined): TripForm {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));
  return {
    from: trip?.from ?? '',
    to: trip?.to ?? '',
    firstDay: trip?.firstDay ?? '',
    flexibleDays: String(trip?.flexibleDays ?? 1),
    maxAddedMiles: trip?.maxAddedMiles ?? 50,
    freeWeight: text(trip?.freeWeight),
    freeLength: text(trip?.freeLength),
    freeWidth: text(trip?.freeWidth),
    via: trip?.via.map((place) => ({ place })) ?? [],
    milesADay: String(trip?.milesADay ?? 500),
    // What it is by itself is left blank, so that it follows a change of the places.
    minLoadMiles: trip?.minLoadMiles === trip?.usualMinLoadMiles ? '' : text(trip?.minLoadMiles),
    costAMile: (trip?.costAMile ?? 2.26).toFixed(2),
    takes: [...(trip?.takes ?? [])] as TripForm['takes'],
    label: trip?.label ?? '',
    notify: trip?.notify ?? 'instant',
  };
}

/** The places that the trip leads by, in their order, each with the same suggestions as its ends. */
function Between({ form }: { form: UseFormReturn<TripForm> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'via' });
  return (
    <Box sx={{ display: 'grid', gap: 4, mt: -2 }}>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', columnGap: 1 }}>
          <PlaceField
            form={form}
            name={`via.${index}.place`}
            label={`By way of${fields.length > 1 ? ` (${index + 1})` : ''}`}
            required="Enter a place, or remove it"
          />
          <IconButton
            onClick={() => remove(index)}
            aria-label={`Remove place ${index + 1}`}
            sx={{ width: 44, height: 44, mt: 7 }}
          >
            <IconX size={20} />
          </IconButton>
        </Box>
      ))}
      {fields.length < MOST_BETWEEN && (
        <Button onClick={() => append({ place: '' })} sx={{ justifySelf: 'start', ml: -4.5, my: -2, minHeight: 44 }}>
          {fields.length === 0 ? 'By way of another place?' : 'Add another place'}
        </Button>
      )}
    </Box>
  );
}

function AddedMiles({ form }: { form: UseFormReturn<TripForm> }) {
  const miles = useWatch({ control: form.control, name: 'maxAddedMiles' });
  return (
    <Box>
      <Typography id="added-miles" sx={{ fontWeight: 600 }}>
        Out of the way: up to <span className="tabular">{miles}</span> miles
      </Typography>
      <Controller
        control={form.control}
        name="maxAddedMiles"
        render={({ field: { value, onChange, onBlur } }) => (
          <Box sx={{ px: 2 }}>
            <Slider
              value={value}
              onChange={(_, next) => onChange(next)}
              onBlur={onBlur}
              min={0}
              max={MOST_ADDED}
              step={5}
              aria-labelledby="added-miles"
              getAriaValueText={(next) => `${next} miles`}
            />
          </Box>
        )}
      />
    </Box>
  );
}

function Further({ form }: { form: UseFormReturn<TripForm> }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
      <Box sx={pair}>
        <Figure form={form} name="milesADay" label="Miles a day" least={200} most={1_000} required />
        <Figure form={form} name="costAMile" label="What a mile costs you ($)" most={10} least={0} required>
          $2.26 is ATRI&rsquo;s average for 2024: set yours.
        </Figure>
        <Figure form={form} name="minLoadMiles" label="Shortest load (miles)" most={5_000}>
          Leave blank for a tenth of the trip.
        </Figure>
        <FormField
          form={form}
          name="label"
          label="Name of the trip"
          slotProps={{ htmlInput: { maxLength: 60 } }}
          help="Only you see it."
        />
      </Box>
      <Controller
        control={form.control}
        name="takes"
        render={({ field: { value, onChange } }) => (
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
              What you take
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Leave all unchecked to see everything.
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {CATEGORIES.map(({ id, label }) => (
                <FormControlLabel
                  key={id}
                  label={label}
                  sx={{ minHeight: 44 }}
                  control={
                    <Checkbox
                      checked={value.includes(id)}
                      onChange={(event) =>
                        onChange(event.target.checked ? [...value, id] : value.filter((each) => each !== id))
                      }
                    />
                  }
                />
              ))}
            </Box>
          </Box>
        )}
      />
    </Box>
  );
}

interface FigureProps {
  form: UseFormReturn<TripForm>;
  name: 'freeWeight' | 'freeLength' | 'freeWidth' | 'milesADay' | 'minLoadMiles' | 'costAMile';
  label: string;
  least?: number;
  most: number;
  required?: boolean;
  /** A hint under the field. */
  children?: string;
}

function Figure({ form, name, label, least = 1, most, required = false, children }: FigureProps) {
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      help={children}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      rules={{
        ...(required ? { required: 'Enter a number' } : {}),
        setValueAs: withoutCommas,
        pattern: { value: /^\d+(\.\d+)?$/, message: 'Use digits only, such as 6500' },
        min: { value: least, message: `At least ${least.toLocaleString('en-US')}` },
        max: { value: most, message: `At most ${most.toLocaleString('en-US')}` },
      }}
    />
  );
}
