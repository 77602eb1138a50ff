import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Button, Form, type Identifier, maxLength, required, SaveButton, TextInput } from 'react-admin';
import type { Act, ActName } from '../dataProvider';
import { isAskedTwice, SECOND_QUESTION } from './askTwice';
import { useAct } from './useAct';

interface ActionButtonProps {
  label: string;
  icon: ReactElement;
  act: ActName;
  id: Identifier;
  /** The question asked before. */
  title: string;
  /** What is said once it is done, by what was filled in. */
  said: string | ((values: Record<string, unknown>) => string);
  /** Whether the server wants a reason, which is kept in the audit log, or takes none. */
  reason?: 'required' | 'optional' | 'none';
  isDanger?: boolean;
  /** How much money it moves, in dollars: a large amount is asked about twice. */
  moves?: (values: Record<string, unknown>) => number;
  /** Whether what will happen is known yet: before that it cannot be done. */
  isKnown?: boolean;
  /** What will happen, with the amounts, and what else is to be filled in. */
  children?: ReactNode;
}

/** A button for an act that cannot be undone: it says what will happen, asks for the reason, and waits for the server. */
export function ActionButton({
  label,
  icon,
  title,
  said,
  act: name,
  id,
  reason = 'required',
  isDanger = false,
  moves,
  isKnown = true,
  children,
}: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const act = useAct(
    ({ body }) => (typeof said === 'string' ? said : said({ ...body })),
    () => setOpen(false),
  );

  function open(event: MouseEvent) {
    event.stopPropagation();
    act.reset();
    setSecond(false);
    setOpen(true);
  }

  function submit(values: Record<string, unknown>) {
    if (!isSecond && moves && isAskedTwice(moves(values))) return setSecond(true);
    // The fields are named where the button stands: the server says what it does not take.
    act.mutate({ act: name, id, ...filled(values) } as Act);
  }

  return (
    <>
      <Button label={label} color={isDanger ? 'error' : 'primary'} onClick={open}>
        {icon}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => act.isPending || setOpen(false)}
        onClick={(event) => event.stopPropagation()}
        aria-label={title}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle>{title}</DialogTitle>
        <Form record={{}} sanitizeEmptyValues onSubmit={submit}>
          <DialogContent sx={{ pt: 0 }}>
            {act.error ? (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {act.error.message}
              </Alert>
            ) : null}
            {isSecond ? (
              <Alert severity="warning">{SECOND_QUESTION} Look once more at whose money it is, and how much.</Alert>
            ) : null}
            <Box hidden={isSecond}>
              {children}
              {reason === 'none' ? null : (
                <TextInput
                  source="reason"
                  label={reason === 'required' ? 'Reason' : 'Reason, if there is one to keep'}
                  multiline
                  minRows={2}
                  validate={[...(reason === 'required' ? [required()] : []), maxLength(1000)]}
                  helperText="Kept in the audit log."
                />
              )}
            </Box>
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={() => (isSecond ? setSecond(false) : setOpen(false))} disabled={act.isPending}>
              Go back
            </MuiButton>
            <SaveButton
              sx={{ gap: 0.75 }}
              label={isSecond ? `${label} now` : label}
              icon={icon}
              alwaysEnable={isKnown && !act.isPending}
              disabled={!isKnown || act.isPending}
              color={isDanger ? 'error' : 'primary'}
            />
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}

/** The body with what was entered; no body if nothing was. */
function filled(values: Record<string, unknown>): { body?: Record<string, unknown> } {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0 ? {} : { body: Object.fromEntries(given) };
}
