import Typography from '@mui/material/Typography';
import { IconLogout, IconUserCheck, IconUserOff, IconUserX } from '@tabler/icons-react';
import { EditButton } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { nameOf } from '../ui/names';

/** What operators can do to an account. */
export function UserActions() {
  const user = useRecord('users');
  if (!user || user.deletedAt) return null;
  const name = nameOf(user);
  return (
    <>
      <EditButton />
      {user.suspendedAt ? (
        <ActionButton
          label="Restore"
          icon={<IconUserCheck size={20} />}
          act="POST /api/admin/users/{id}/restore"
          id={user.id}
          title={`Restore ${name}?`}
          said={`${name} is restored.`}
          reason="optional"
        >
          <Typography>The account can list, quote and pay again. The owner is notified by email.</Typography>
        </ActionButton>
      ) : (
        <ActionButton
          label="Suspend"
          icon={<IconUserOff size={20} />}
          act="POST /api/admin/users/{id}/suspend"
          id={user.id}
          title={`Suspend ${name}?`}
          said={`${name} is suspended.`}
          isDanger
        >
          <Typography>
            The account can finish what is under way and nothing else. The owner gets the reason by email.
          </Typography>
        </ActionButton>
      )}
      <ActionButton
        label="End sessions"
        icon={<IconLogout size={20} />}
        act="POST /api/admin/users/{id}/end-sessions"
        id={user.id}
        title={`Sign ${name} out everywhere?`}
        said={`${name} is signed out everywhere.`}
        reason="optional"
      >
        <Typography>Every signed-in device has to sign in again.</Typography>
      </ActionButton>
      <ActionButton
        label="Erase"
        icon={<IconUserX size={20} />}
        act="DELETE /api/admin/users/{id}"
        id={user.id}
        title={`Erase the account of ${name}?`}
        said={`The account of ${name} is erased.`}
        reason="optional"
        isDanger
      >
        <Typography>
          Listings are cancelled, open quotes withdrawn, and name, email and texts replaced. An account that owes or is
          owed money cannot be erased. This cannot be undone.
        </Typography>
      </ActionButton>
    </>
  );
}
