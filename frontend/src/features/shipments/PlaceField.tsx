import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useRead } from '../../kit/api/queries';
import type { Place } from '../../kit/api/types';
import { usePause } from '../../kit/ui/usePause';
import type { ListItemForm } from './shipments';

interface Props {
  form: UseFormReturn<ListItemForm>;
  name: 'pickupLocation' | 'deliveryLocation';
  label: string;
  required: string;
}

/** A place as free text; suggestions help, and what was typed is what is sent. */
export function PlaceField({ form, name, label, required }: Props) {
  const field = form.register(name, { required });
  const value = useWatch({ control: form.control, name });
  const error = form.formState.errors[name];
  const [typed, setTyped] = useState('');
  const query = usePause(typed.trim(), 200);
  const places = useRead<Place[]>(['/api/places', { q: query }], query.length >= 2).data ?? [];
  return (
    <Autocomplete
      freeSolo
      id={name}
      options={query.length >= 2 ? places.map((place) => place.label) : []}
      filterOptions={(options) => options}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        // MUI also "changes" the text when the list closes; only what the user typed or picked counts.
        if (reason === 'input' || reason === 'selectOption' || reason === 'clear') {
          form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }
        if (reason === 'input') setTyped(text);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          name={name}
          inputRef={field.ref}
          onBlur={field.onBlur}
          autoComplete="off"
          error={error !== undefined}
          helperText={error?.message ?? 'City and state, or a ZIP code'}
        />
      )}
    />
  );
}
