import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { FormField } from './FormField';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  /** For when another form on the page has a field of the same name. */
  id?: string;
  rules?: RegisterOptions<T, FieldPath<T>>;
}

/** A password field whose text can be shown. Pasting and password managers work. */
export function PasswordField<T extends FieldValues>({
  form,
  name,
  label,
  autoComplete,
  help,
  id = name,
  rules,
}: Props<T>) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      form={form}
      name={name}
      id={id}
      label={label}
      help={help}
      rules={rules}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button size="small" color="inherit" aria-pressed={shown} onClick={() => setShown(!shown)}>
                {shown ? 'Hide' : 'Show'}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
