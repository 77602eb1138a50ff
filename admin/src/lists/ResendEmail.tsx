import Typography from '@mui/material/Typography';
import { IconSend } from '@tabler/icons-react';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';

/** Sends an email that was given up once more. */
export function ResendEmail() {
  const mail = useRecord('emails');
  if (mail?.state !== 'failed') return null;
  return (
    <ActionButton
      label="Resend"
      icon={<IconSend size={20} />}
      act="POST /api/admin/emails/{id}/resend"
      id={mail.id}
      title={`Resend "${mail.subject}" to ${mail.recipient}?`}
      said={`The email to ${mail.recipient} is being sent.`}
      reason="none"
    >
      <Typography>
        It is tried again for about six hours. A link in it may have expired by now; people can ask for a new one.
      </Typography>
    </ActionButton>
  );
}
