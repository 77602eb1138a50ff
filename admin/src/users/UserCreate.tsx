import {
  BooleanInput,
  Create,
  email,
  maxLength,
  minLength,
  PasswordInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { RoleInput } from './RoleInput';

/** An emptied field is null, and as good as one nobody has typed into. */
const NOTHING = { email: null, password: null, firstName: null, lastName: null, isCarrier: false, operatorRole: null };

/** Creates an account for somebody, such as a colleague. */
export function UserCreate() {
  return (
    <Create redirect="show">
      <SimpleForm sx={{ maxWidth: 640 }} defaultValues={NOTHING} sanitizeEmptyValues warnWhenUnsavedChanges>
        <TextInput source="email" type="email" validate={[required(), email()]} helperText={false} />
        <PasswordInput
          source="password"
          label="Initial password"
          autoComplete="new-password"
          validate={[required(), minLength(8), maxLength(128)]}
          helperText="The owner should change it after signing in for the first time."
        />
        <TextInput source="firstName" label="First name" validate={maxLength(100)} helperText={false} />
        <TextInput source="lastName" label="Last name" validate={maxLength(100)} helperText={false} />
        <BooleanInput source="isCarrier" label="Carrier" helperText={false} />
        <RoleInput />
      </SimpleForm>
    </Create>
  );
}
