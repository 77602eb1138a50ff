import Alert from '@mui/material/Alert';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, useRecordContext } from 'react-admin';
import { call } from '../session/call';

/** Shows a mail as its receiver reads it in plain text; the tokens in its links are left out by the server. */
export function EmailPreview() {
  const mail = useRecordContext<{ id: string; subject: string }>();
  const [isOpen, setOpen] = useState(false);
  if (!mail) return null;
  return (
    <>
      <Button label="Read" aria-label={`Read: ${mail.subject}`} onClick={() => setOpen(true)}>
        <IconEye size={20} />
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label={mail.subject} fullWidth maxWidth="sm">
        <DialogTitle>{mail.subject}</DialogTitle>
        <DialogContent>{isOpen ? <PlainText id={mail.id} /> : null}</DialogContent>
        <DialogActions>
          <MuiButton onClick={() => setOpen(false)}>Close</MuiButton>
        </DialogActions>
      </Dialog>
    </>
  );
}

function PlainText({ id }: { id: string }) {
  const { data, error } = useQuery({ queryKey: ['mail', id], queryFn: () => readMail(id) });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.text}</Typography>;
}

async function readMail(id: string): Promise<{ text: string }> {
  const { json } = await call(`/api/admin/emails/${id}/preview`);
  return json as { text: string };
}
