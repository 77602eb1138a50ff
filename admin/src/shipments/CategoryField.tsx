import { categoryLabel } from '@haulway/frontend/kit/format/labels.ts';
import Typography from '@mui/material/Typography';
import { type FieldProps, useFieldValue } from 'react-admin';
import type { Column } from '../records';

/** A category by its label. */
export function CategoryField(props: Omit<FieldProps, 'source'> & { source?: Column<'shipments'> }) {
  const id = useFieldValue(props as FieldProps) as string | null | undefined;
  return (
    <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      {id ? categoryLabel(id) : '-'}
    </Typography>
  );
}
