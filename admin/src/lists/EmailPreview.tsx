import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { WordButton } from '../ui/WordButton';
import { useRecord } from '../records';
import { useRead } from '../session/call';
import { MailView } from '../ui/MailView';
import { ReadFailed } from '../ui/ReadFailed';

/** Shows an email as its recipient sees it; the server strips the tokens from its links. */
export function EmailPreview() {
  const mail = useRecord('emails');
  const [isOpen, setOpen] = useState(false);
  if (!mail) return null;
  return (
    <>
      <WordButton label="Read" aria-label={`Read: ${mail.subject}`} onClick={() => setOpen(true)}>
        <IconEye size={20} />
      </WordButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label={mail.subject ?? ''} fullWidth maxWidth="md">
        <DialogTitle>{mail.subject}</DialogTitle>
        <DialogContent>{isOpen ? <Letter id={mail.id} /> : null}</DialogContent>
        <DialogActions>
          <MuiButton onClick={() => setOpen(false)}>Close</MuiButton>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Letter({ id }: { id: number }) {
  const { data, error, refetch } = useRead('/api/admin/emails/{id}/preview', { id });
  if (error) return <ReadFailed what="The email" error={error} retry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return <MailView {...data} />;
}
