import { BooleanField, DataTable, NumberField, TextField } from 'react-admin';
import { When } from '../ui/fields';
import { either, made, search } from '../ui/filters';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';
import { AccountState } from './AccountState';

const filters = [
  search('Search name or email'),
  either('isCarrier', 'Account type', 'Carriers', 'Shippers', true),
  either('suspended', 'Suspended', 'Suspended', 'Not suspended'),
  either('isAdmin', 'Administrator', 'Administrators', 'Others'),
  either('emailVerified', 'Email', 'Confirmed', 'Not confirmed'),
  ...made,
];

export function UserList() {
  return (
    <RecordList filters={filters} opens>
      <DataTable.Col label="Name" disableSort>
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="email" field={TextField} />
      <DataTable.Col label="Account" disableSort>
        <AccountState />
      </DataTable.Col>
      <DataTable.NumberCol source="rating" disableSort options={{ minimumFractionDigits: 1 }} />
      <DataTable.Col source="completedJobs" disableSort align="right" field={NumberField} />
      <DataTable.Col source="emailVerified" label="Email confirmed" disableSort field={BooleanField} />
      <DataTable.Col source="createdAt" label="Joined" field={When} />
    </RecordList>
  );
}
