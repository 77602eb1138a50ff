import { IconUserOff } from '@tabler/icons-react';
import { BulkAct } from '../ui/BulkAct';
import { choice, either, made, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { FileOfSelected } from '../ui/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { AccountState } from './AccountState';
import { ROLE_LABELS } from './roles';

const users = partsOf('users');

const filters = [
  search('Name, email, phone or ID'),
  either('isCarrier', 'Account type', 'Carriers', 'Shippers', true),
  either('suspended', 'Suspended', 'Suspended', 'Not suspended'),
  either('isAdmin', 'Operator', 'Operators', 'Others'),
  choice('operatorRole', ROLE_LABELS, { label: 'Role' }),
  either('emailVerified', 'Email', 'Confirmed', 'Not confirmed'),
  ...made,
];

function Bulk() {
  return (
    <>
      <BulkAct
        label="Suspend"
        icon={<IconUserOff size={20} />}
        act="POST /api/admin/users/{id}/suspend"
        what="account"
        done="suspended"
        text="They can finish what is under way and nothing else. Each owner gets the reason by email."
        reason="required"
        isDanger
      />
      <FileOfSelected />
    </>
  );
}

export function UserList() {
  return (
    <users.List ifWide={['createdAt']} filters={filters} bulk={<Bulk />} opens>
      <users.Col label="Name" disableSort>
        <RecordLink />
      </users.Col>
      <users.Col source="email" field={users.Short} />
      <users.Col label="Account" disableSort>
        <AccountState />
      </users.Col>
      <users.NumberCol source="rating" disableSort options={{ minimumFractionDigits: 1 }} />
      <users.Col source="completedJobs" disableSort align="right" field={users.Number} />
      <users.Col source="emailVerified" label="Email confirmed" disableSort field={users.Flag} />
      <users.Col source="createdAt" label="Joined" field={users.When} />
    </users.List>
  );
}
