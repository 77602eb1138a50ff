import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { PlaceInput } from './PlaceInput';
import { suggestionsOf } from './serverErrors';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  name: FieldPath<T>;
  label: string;
  /** The error when it is empty. */
  required: string;
  /** What can be typed, and who will see it. */
  help?: string;
  /** The user's own places, offered first. */
  own?: readonly string[];
  /** Called with a place that was picked from the list. */
  onPicked?: (place: string) => void;
}

/** A form's field for a place. If the server does not know the place, it shows what may have been meant. */
export function PlaceField<T extends FieldValues>({
  form,
  name,
  label,
  required,
  help = 'City and state, or a ZIP code',
  own,
  onPicked,
}: Props<T>) {
  const { ref, onBlur } = form.register(name, { validate: (text: unknown) => String(text).trim() !== '' || required });
  const value: unknown = useWatch({ control: form.control, name });
  const { error } = form.getFieldState(name, form.formState);
  const change = (text: string, picked: boolean) => {
    if (error?.type === 'server') form.clearErrors(name);
    form.setValue(name, text as FieldPathValue<T, FieldPath<T>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    if (picked) onPicked?.(text);
  };
  return (
    <PlaceInput
      id={name}
      label={label}
      value={String(value ?? '')}
      onChange={change}
      suggestions={suggestionsOf(error)}
      {...(own ? { own } : {})}
      field={{
        inputRef: ref,
        onBlur,
        error: error !== undefined,
        helperText: error?.message ?? help,
      }}
    />
  );
}
