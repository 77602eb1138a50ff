import { categoryLabel } from '@haulway/frontend/kit/format/words.ts';
import Typography from '@mui/material/Typography';
import { type FieldProps, useFieldValue } from 'react-admin';

/** A category by its label. */
export function CategoryField(props: FieldProps) {
  const id = useFieldValue(props) as string | null | undefined;
  return (
    <Typography component="span" variant="body2">
      {id ? categoryLabel(id) : '-'}
    </Typography>
  );
}
