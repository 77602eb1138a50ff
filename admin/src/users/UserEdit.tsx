import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { BooleanInput, maxLength, TextInput } from 'react-admin';
import { RecordEdit } from '../ui/RecordEdit';

const EDITABLE = [
  'firstName',
  'lastName',
  'phone',
  'bio',
  'isCarrier',
  'isAdmin',
] as const satisfies readonly (keyof BodyOf<'PUT', '/api/admin/users/{id}'>)[];

/** What an operator may change about an account. */
export function UserEdit() {
  return (
    <RecordEdit fields={EDITABLE}>
      <TextInput source="firstName" label="First name" validate={maxLength(100)} helperText={false} />
      <TextInput source="lastName" label="Last name" validate={maxLength(100)} helperText={false} />
      <TextInput source="phone" validate={maxLength(30)} helperText={false} />
      <TextInput source="bio" label="About" multiline minRows={3} validate={maxLength(2000)} helperText={false} />
      <BooleanInput source="isCarrier" label="Carrier" helperText={false} />
      <BooleanInput source="isAdmin" label="Administrator" helperText="Can do everything in this console." />
    </RecordEdit>
  );
}
