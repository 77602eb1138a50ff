import { newIdempotencyKey } from '@haulway/frontend/kit/api/client.ts';
import { count } from '@haulway/frontend/kit/format/words.ts';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import {
  Form,
  maxLength,
  type RaRecord,
  required,
  SaveButton,
  TextInput,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { Act, ActName, ConsoleProvider } from '../dataProvider';
import { useMayDo } from '../session/access';
import { WordButton } from './WordButton';
import { focusFirstField } from './focusFirstField';

interface BulkActProps {
  label: string;
  icon: ReactElement;
  act: ActName;
  /** What one of them is called: `account`. */
  what: string;
  /** What will happen. */
  text: string;
  /** What has become of them then: `suspended`. */
  done: string;
  /** Whether the server requires a reason, which is then the same for all. */
  reason: 'required' | 'none';
  isDanger?: boolean;
  /** The record that a row stands for, if not the row's own. */
  recordOf?: (row: RaRecord) => Pick<Act, 'id' | 'resource'>;
  /** The call's body, if nothing is filled in. */
  body?: Record<string, unknown>;
  /** Any other fields, which are the same for all. */
  children?: ReactNode;
}

/**
 * An act on each of the selected rows, one after the other. What the server refuses stays selected and is named with its
 * reason; trying again does not repeat what was done.
 */
export function BulkAct({
  label,
  icon,
  act,
  what,
  text,
  done: become,
  reason,
  isDanger = false,
  recordOf,
  body: given,
  children,
}: BulkActProps) {
  const mayDo = useMayDo(act);
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  /** The same key for the same act on the same row as long as the dialog is open. */
  const keys = useRef(new Map<string, string>());
  const rows = data.filter(({ id }) => selectedIds.includes(id));

  const all = useMutation({
    mutationFn: async (body: Record<string, unknown>) => {
      const refused: { row: RaRecord; why: string }[] = [];
      for (const [at, row] of rows.entries()) {
        const of = JSON.stringify([row.id, body]);
        const key = keys.current.get(of) ?? newIdempotencyKey();
        keys.current.set(of, key);
        try {
          const answer = await provider.act({ act, ...(recordOf?.(row) ?? { id: row.id }), body, key } as Act);
          // The session is over: the way to sign in is open, and nothing more is said here.
          if (!answer.data.done) return undefined;
        } catch (error) {
          refused.push({ row, why: error instanceof Error ? error.message : String(error) });
        }
        setDone(at + 1);
      }
      return refused;
    },
    onSuccess: (refused) => {
      if (!refused) return;
      onSelect(refused.map(({ row }) => row.id));
      refresh();
      if (refused.length > 0) return;
      notify(`${count(rows.length, what)} ${become}.`, { type: 'success' });
      setOpen(false);
    },
  });

  function open() {
    all.reset();
    keys.current.clear();
    setDone(0);
    setOpen(true);
  }

  if (!mayDo) return null;
  const refused = all.data ?? [];
  const title = `${label} ${count(rows.length, what)}`;
  return (
    <>
      <WordButton label={label} color={isDanger ? 'error' : 'primary'} onClick={open}>
        {icon}
      </WordButton>
      <Dialog open={isOpen} onClose={() => all.isPending || setOpen(false)} aria-label={title} fullWidth maxWidth="sm">
        <DialogTitle>{title}</DialogTitle>
        <Form record={{}} noValidate onSubmit={(values: Record<string, unknown>) => all.mutate(given ?? values)}>
          <DialogContent ref={focusFirstField} sx={{ pt: 0 }}>
            {refused.length > 0 ? (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {done - refused.length} done, {refused.length} refused:{' '}
                {[...new Set(refused.map(({ why }) => why))].join(' ')}
              </Alert>
            ) : null}
            <Typography sx={{ mb: 1 }}>{text}</Typography>
            {children}
            {reason === 'required' ? (
              <TextInput
                source="reason"
                label="Reason"
                multiline
                minRows={2}
                validate={[required(), maxLength(1000)]}
                helperText="The same for all. Kept in the audit log."
              />
            ) : null}
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={() => setOpen(false)} disabled={all.isPending}>
              Go back
            </MuiButton>
            <SaveButton
              sx={{ gap: 0.75 }}
              label={all.isPending ? `${done} of ${rows.length} done` : `${label} ${rows.length}`}
              icon={icon}
              alwaysEnable={!all.isPending && rows.length > 0}
              disabled={all.isPending || rows.length === 0}
              color={isDanger ? 'error' : 'primary'}
            />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
