import MenuItem from '@mui/material/MenuItem';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { NOTIFY_CHOICES } from '../format/labels';
import { FormField } from './FormField';

/** When a carrier is told of new loads. */
export function NotifyField<T extends FieldValues>({ form, name }: { form: UseFormReturn<T>; name: FieldPath<T> }) {
  return (
    <FormField
      form={form}
      name={name}
      label="Tell me about new loads"
      select
      defaultValue={form.getValues(name)}
      help="Not between 9 PM and 7 AM."
    >
      {NOTIFY_CHOICES.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </FormField>
  );
}
