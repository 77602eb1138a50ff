import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

interface Props<T extends FieldValues> extends Omit<
  TextFieldProps,
  'form' | 'name' | 'label' | 'error' | 'helperText'
> {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  label: string;
  /** A hint under the field; an error takes its place. */
  help?: ReactNode;
  rules?: RegisterOptions<T, FieldPath<T>>;
}

/** A form's labeled text field, with its hint and its error below. */
export function FormField<T extends FieldValues>({ form, name, label, help, rules, ...rest }: Props<T>) {
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
