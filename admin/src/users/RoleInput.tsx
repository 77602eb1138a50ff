import { SelectInput } from 'react-admin';
import { useMay } from '../session/access';
import { ROLE_CHOICES } from './roles';

/** What somebody may do in this console; only owners give it. */
export function RoleInput() {
  const mayGive = useMay('operators', 'write');
  return mayGive ? (
    <SelectInput
      source="operatorRole"
      label="Role in this console"
      choices={ROLE_CHOICES}
      emptyText="None"
      helperText="Without one, they cannot sign in here."
    />
  ) : null;
}
