import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { maxLength, minLength, required, TextInput } from 'react-admin';
import { RecordEdit } from '../ui/RecordEdit';

const EDITABLE = ['title', 'description', 'subcategory'] as const satisfies readonly (keyof BodyOf<
  'PUT',
  '/api/admin/shipments/{id}'
>)[];

/** The text of a listing, before it is booked. */
export function ShipmentEdit() {
  return (
    <RecordEdit fields={EDITABLE}>
      <TextInput source="title" validate={[required(), maxLength(200)]} helperText={false} />
      <TextInput
        source="description"
        multiline
        minRows={4}
        validate={[required(), minLength(10), maxLength(5000)]}
        helperText={false}
      />
      <TextInput source="subcategory" label="Kind" validate={maxLength(100)} helperText={false} />
    </RecordEdit>
  );
}
