import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { count } from '../format/words';
import { FormError } from './FormError';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The form's fields with their labels, in order. */
  labels: Partial<Record<FieldPath<T>, string>>;
}

/** After a form was refused: which fields are wrong, with a link to each. The error itself is next to the field. */
export default function ErrorSummary<T extends FieldValues>({ form, labels }: Props<T>) {
  const wrong = (Object.entries(labels) as [FieldPath<T>, string][]).filter(
    ([name]) => form.getFieldState(name, form.formState).error,
  );
  if (wrong.length === 0) return null;
  return (
    <FormError key={form.formState.submitCount}>
      {count(wrong.length, 'field needs', 'fields need')} your attention:{' '}
      {wrong.map(([name, label], index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <MuiLink
            href={`#${name}`}
            color="inherit"
            onClick={(event) => {
              event.preventDefault();
              form.setFocus(name);
            }}
          >
            {label}
          </MuiLink>
        </Fragment>
      ))}
      {'.'}
    </FormError>
  );
}
