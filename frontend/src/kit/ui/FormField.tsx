import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

interface Props<T extends FieldValues, Name extends FieldPath<T>> extends Omit<
  TextFieldProps,
  'form' | 'name' | 'label' | 'error' | 'helperText'
> {
  form: UseFormReturn<T>;
  name: Name;
  label: string;
  /** A hint under the field; an error takes its place. */
  help?: ReactNode;
  rules?: RegisterOptions<T, Name>;
}

const LONGEST_PHONE = 30;
const FEWEST_DIGITS = 7;

/** For a number that somebody will call: written in any way, but in full. Empty is fine. */
export const PHONE_RULES = {
  maxLength: { value: LONGEST_PHONE, message: `Use at most ${LONGEST_PHONE} characters` },
  validate: (value: string | null | undefined) =>
    !value?.trim() ||
    value.replace(/\D/g, '').length >= FEWEST_DIGITS ||
    'Enter the full number, such as (512) 555-0142',
};

/** A labeled text field of a form, with its hint or its error below it. */
export function FormField<T extends FieldValues, Name extends FieldPath<T>>({
  form,
  name,
  label,
  help,
  rules,
  ...rest
}: Props<T, Name>) {
  const { ref, ...field } = form.register(name, rules);
  const error = form.getFieldState(name, form.formState).error;
  return (
    <TextField
      id={name}
      {...rest}
      {...field}
      inputRef={ref}
      label={label}
      error={error !== undefined}
      helperText={error?.message ?? help}
    />
  );
}
