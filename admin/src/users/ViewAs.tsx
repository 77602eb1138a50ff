import { IconEye } from '@tabler/icons-react';
import { clockTime } from '@haulway/frontend/kit/format/dates.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, maxLength, required, SaveButton, TextInput, useDataProvider, useRefresh } from 'react-admin';
import type { ConsoleProvider } from '../dataProvider';
import { useRecord } from '../records';
import { useMayDo } from '../session/access';
import { nameOf } from '../ui/names';
import { WordButton } from '../ui/WordButton';
import { focusFirstField } from '../ui/focusFirstField';

const VIEW = '/api/admin/users/{id}/view-as';

/** Opens the user app as the person sees it, beside the console, for reading. */
export function ViewAs() {
  const user = useRecord('users');
  const mayView = useMayDo(`POST ${VIEW}`);
  const [isOpen, setOpen] = useState(false);
  if (!user || !mayView) return null;
  const title = `View Haulway as ${nameOf(user)}?`;
  return (
    <>
      <WordButton label="View as" onClick={() => setOpen(true)}>
        <IconEye size={20} />
      </WordButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-label={title} fullWidth maxWidth="sm">
        <DialogTitle>{title}</DialogTitle>
        <Ask id={String(user.id)} name={nameOf(user)} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Asks why; then the button that was pressed is a link, since a browser opens a window only for a press of its own. */
function Ask({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const provider = useDataProvider<ConsoleProvider>();
  const refresh = useRefresh();
  const view = useMutation({
    mutationFn: (reason: string) => provider.ask(VIEW, { reason }, id),
    onSuccess: () => refresh(),
  });
  const opened = view.data?.data;
  return (
    <Form record={{}} noValidate onSubmit={({ reason }: Record<string, unknown>) => view.mutate(String(reason))}>
      <DialogContent ref={focusFirstField} sx={{ pt: 0 }}>
        {view.error ? <Alert severity="error">{view.error.message}</Alert> : null}
        <Typography>
          {opened
            ? `The view is open until ${clockTime(opened.until)}, or until you sign out.`
            : 'You see what they see, in a tab of its own, for 15 minutes. Nothing can be changed or sent there.'}
        </Typography>
        {opened ? null : (
          <TextInput
            source="reason"
            label="Reason"
            multiline
            minRows={2}
            validate={[required(), maxLength(1000)]}
            helperText="Kept in the audit log."
          />
        )}
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={onClose}>{opened ? 'Close' : 'Go back'}</MuiButton>
        {opened ? (
          <MuiButton
            variant="contained"
            component="a"
            href={`/dashboard#view=${opened.token}`}
            target="_blank"
            rel="noopener"
            startIcon={<IconEye size={20} />}
            onClick={onClose}
          >
            Open as {name}
          </MuiButton>
        ) : (
          <SaveButton label="View as" icon={<IconEye size={20} />} alwaysEnable={!view.isPending} sx={{ gap: 0.75 }} />
        )}
      </DialogActions>
    </Form>
  );
}
