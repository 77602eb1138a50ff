import Typography from '@mui/material/Typography';
import { IconKey, IconLogout, IconMailCheck, IconUserCheck, IconUserOff, IconUserX } from '@tabler/icons-react';
import { BooleanInput } from 'react-admin';
import { useRecord } from '../records';
import { useMay } from '../session/access';
import { ActionButton } from '../ui/ActionButton';
import { nameOf } from '../ui/names';
import { EditLink } from '../ui/WordButton';
import { LeftBehind } from './LeftBehind';
import { ViewAs } from './ViewAs';

/** What operators can do to an account. */
export function UserActions() {
  const user = useRecord('users');
  const mayEndKeys = useMay('api-keys', 'write');
  if (!user || user.deletedAt) return null;
  const name = nameOf(user);
  return (
    <>
      <EditLink />
      <ViewAs />
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
            The account can finish what is in transit, confirm deliveries and answer claims, and nothing else. Its open
            quotes can no longer be accepted. The owner gets the reason by email.
          </Typography>
          <LeftBehind userId={user.id} />
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
        {mayEndKeys ? (
          <BooleanInput
            source="keys"
            label="End their API keys too"
            helperText="Their programs are refused at once, and the owner is notified by email."
          />
        ) : null}
      </ActionButton>
      {user.emailVerified ? null : (
        <ActionButton
          label="Confirm email"
          icon={<IconMailCheck size={20} />}
          act="POST /api/admin/users/{id}/verify-email"
          id={user.id}
          title={`Confirm the email address of ${name}?`}
          said={`${user.email} is confirmed.`}
        >
          <Typography>
            {user.email} then counts as theirs, as if they had opened the link. Be sure of it: resets go there.
          </Typography>
        </ActionButton>
      )}
      <ActionButton
        label="Send reset"
        icon={<IconKey size={20} />}
        act="POST /api/admin/users/{id}/send-reset"
        id={user.id}
        title={`Send ${name} a link to choose a new password?`}
        said={`A link was sent to ${user.email}.`}
        reason="optional"
      >
        <Typography>
          It goes to {user.email} and works once. The current password works until they choose another.
        </Typography>
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
