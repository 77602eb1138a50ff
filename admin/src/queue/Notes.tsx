import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import { everyRow } from '@haulway/frontend/kit/api/client.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Form, maxLength, required, SaveButton, TextInput } from 'react-admin';
import { WordButton } from '../ui/WordButton';
import { readPage, useEndedSession } from '../session/call';
import { useMay } from '../session/access';
import { ReadFailed } from '../ui/ReadFailed';
import { useAct } from '../ui/useAct';
import type { Queued } from './resources';
import { focusFirstField } from '../ui/focusFirstField';

const NOTE = 'POST /api/admin/{resource}/{id}/notes';

interface Of {
  resource: string;
  id: string;
}

/** Opens what operators noted about a record. */
export function NotesButton({ resource, id, icon }: Of & { icon: ReactElement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WordButton label="Notes" onClick={() => setOpen(true)}>
        {icon}
      </WordButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label="Notes" fullWidth maxWidth="sm">
        <DialogTitle>Notes</DialogTitle>
        <Notes resource={resource} id={id} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Notes({ resource, id, onClose }: Of & { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['notes', resource, id],
    queryFn: ({ signal }) =>
      everyRow(readPage, '/api/admin/{resource}/{id}/notes', { resource: resource as Queued, id }, signal),
  });
  useEndedSession(error);
  const mayWrite = useMay('queue', 'write');
  const [kept, setKept] = useState(0);
  const act = useAct('Noted.', () => {
    setKept(kept + 1);
    void refetch();
  });
  return (
    <Form
      key={kept}
      record={{}}
      onSubmit={(values: Record<string, unknown>) =>
        act.mutate({ act: NOTE, id, resource, body: { text: String(values['text']) } })
      }
    >
      <DialogContent ref={focusFirstField} sx={{ pt: 0 }}>
        {mayWrite ? (
          <TextInput
            source="text"
            label="New note"
            multiline
            minRows={2}
            validate={[required('Write a note'), maxLength(2000)]}
            helperText="For other operators only."
          />
        ) : null}
        {act.error ? <Alert severity="error">{act.error.message}</Alert> : null}
        {error ? <ReadFailed what="The notes" error={error} retry={refetch} /> : null}
        {!data && !error ? <Skeleton variant="rounded" height={80} /> : null}
        {data?.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No notes yet.
          </Typography>
        ) : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data?.map((note) => (
            <li key={note.id}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {note.author}, {dayAndTime(note.createdAt)}
              </Typography>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {note.text}
              </Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={onClose}>Close</MuiButton>
        {mayWrite ? <SaveButton label="Keep note" icon={<></>} alwaysEnable={!act.isPending} /> : null}
      </DialogActions>
    </Form>
  );
}
