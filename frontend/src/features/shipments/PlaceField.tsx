import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PlaceInput } from './PlaceInput';
import type { ListItemForm } from './shipments';

interface Props {
  form: UseFormReturn<ListItemForm>;
  name: 'pickupLocation' | 'deliveryLocation';
  label: string;
  required: string;
}

/** A place of the list form. */
export function PlaceField({ form, name, label, required }: Props) {
  const { ref, onBlur } = form.register(name, { validate: (text) => text.trim() !== '' || required });
  const value = useWatch({ control: form.control, name });
  const error = form.formState.errors[name];
  return (
    <PlaceInput
      id={name}
      label={label}
      value={value}
      onChange={(text) => form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
      field={{ inputRef: ref, onBlur, error: error !== undefined, helperText: error?.message ?? 'City and state, or a ZIP code' }}
    />
  );
}
