import MuiLink from '@mui/material/Link';
import { Fragment } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { count } from '../format/words';
import { FormError } from './FormError';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The fields of the form with their labels, in the order in which they stand. */
  labels: Partial<Record<FieldPath<T>, string>>;
}

/** After a refused form: which fields are wrong, each a way to it. What is wrong stands beside each field. */
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
