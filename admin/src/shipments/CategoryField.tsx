import { categoryLabel } from '@haulway/frontend/kit/format/words.ts';
import { type FieldProps, useFieldValue } from 'react-admin';

/** A category by its label. */
export function CategoryField(props: FieldProps) {
  const id = useFieldValue(props) as string | null | undefined;
  return <span>{id ? categoryLabel(id) : '-'}</span>;
}
