import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useRead } from '../api/queries';
import { count } from '../format/words';
import { withStreet } from '../format/streets';
import { hidden } from './hidden';
import { usePause } from './usePause';

/** This many of the user's own places leave room for others. */
const MOST_OWN = 4;
const NONE: readonly string[] = [];

interface Props {
  id: string;
  label: string;
  value: string;
  /** Called on every change; `picked` if it came from the list. */
  onChange: (text: string, picked: boolean) => void;
  /** Called when the field loses focus, or on Enter. */
  onCommit?: () => void;
  /** The user's own places, offered before anything is typed and ahead of others. */
  own?: readonly string[];
  /** What may have been meant by a text that the server refused; each can be chosen with a click. */
  suggestions?: readonly string[];
  field?: Pick<TextFieldProps, 'inputRef' | 'onBlur' | 'error' | 'helperText' | 'placeholder'>;
}

/** A place as free text. Suggestions help, but what was typed is never changed. */
export function PlaceInput({ id, label, value, onChange, onCommit, suggestions = [], own = NONE, field }: Props) {
  const [typed, setTyped] = useState('');
  const query = usePause(typed.trim(), 200);
  const asked = query.length >= 2;
  const places = useRead('/api/places', { q: query }, { enabled: asked }).data;
  const begun = value.trim().toLowerCase();
  const known = own.filter((place) => place.toLowerCase().includes(begun) && place !== value).slice(0, MOST_OWN);
  const options = [...known, ...(asked ? (places ?? []).map((place) => withStreet(value, place.label)) : [])].filter(
    (place, index, all) => all.indexOf(place) === index,
  );
  return (
    <div>
      <Autocomplete
        freeSolo
        openOnFocus={own.length > 0}
        id={id}
        options={options}
        filterOptions={(all) => all}
        inputValue={value}
        onInputChange={(_event, text, reason) => {
          // MUI also "changes" the text when the list closes; only what the user typed counts.
          if (reason === 'input' || reason === 'clear') onChange(text, reason !== 'input');
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_event, option, reason) => {
          // Also called for a place that was typed in full before it was picked.
          if (reason === 'selectOption' && option) onChange(option, true);
          if (reason === 'createOption') onCommit?.();
        }}
        onBlur={() => onCommit?.()}
        renderInput={(params) => <TextField {...params} {...field} label={label} name={id} autoComplete="off" />}
      />
      {suggestions.length > 0 && (
        <Box
          role="group"
          aria-label={`Did you mean, for ${label}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}
        >
          {suggestions.map((place) => (
            <Button key={place} variant="outlined" size="small" onClick={() => onChange(place, true)}>
              {place}
            </Button>
          ))}
        </Box>
      )}
      <Box role="status" sx={hidden}>
        {typed &&
          places &&
          asked &&
          (options[0]
            ? `${count(options.length, 'place')}, first is ${options[0]}`
            : 'No place found. Enter city and state.')}
      </Box>
    </div>
  );
}
