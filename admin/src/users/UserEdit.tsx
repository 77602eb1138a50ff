import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { BooleanInput, maxLength, maxValue, minValue, NumberInput, TextInput } from 'react-admin';
import { RecordEdit } from '../ui/RecordEdit';
import { RoleInput } from './RoleInput';

const EDITABLE = [
  'firstName',
  'lastName',
  'phone',
  'bio',
  'feePercent',
  'supportContact',
  'isCarrier',
  'operatorRole',
] as const satisfies readonly (keyof BodyOf<'PUT', '/api/admin/users/{id}'>)[];

/** What an operator may change about an account. */
export function UserEdit() {
  return (
    <RecordEdit fields={EDITABLE}>
      <TextInput source="firstName" label="First name" validate={maxLength(100)} helperText={false} />
      <TextInput source="lastName" label="Last name" validate={maxLength(100)} helperText={false} />
      <TextInput source="phone" validate={maxLength(30)} helperText={false} />
      <TextInput source="bio" label="About" multiline minRows={3} validate={maxLength(2000)} helperText={false} />
      <NumberInput
        source="feePercent"
        label="Platform fee on what they ship, percent"
        min={0}
        max={50}
        step={0.01}
        validate={[minValue(0), maxValue(50)]}
        helperText="Empty: the usual one. It counts where it is lower, for quotes accepted from now on."
      />
      <TextInput
        source="supportContact"
        label="Contact of their own"
        validate={maxLength(200)}
        helperText="Name and number. They see it on their Support page."
      />
      <BooleanInput source="isCarrier" label="Carrier" helperText={false} />
      <RoleInput />
    </RecordEdit>
  );
}
