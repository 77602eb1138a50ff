import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Form, FormDataConsumer, type Identifier, maxLength, required, SaveButton, TextInput } from 'react-admin';
import { WordButton } from './WordButton';
import type { Act, ActName } from '../dataProvider';
import { useMayDo } from '../session/access';
import { useAct } from './useAct';
import type { LargeSum } from './largeSum';
import { useLargeSum } from './useLargeSum';
import { focusFirstField } from './focusFirstField';

interface ActionButtonProps {
  label: string;
  icon: ReactElement;
  act: ActName;
  id: Identifier;
  /** Whose record it is, for an act of several resources. */
  resource?: string;
  /** The question asked first. */
  title: string;
  /** The message once it is done; may depend on what was filled in. */
  said: string | ((values: Record<string, unknown>) => string);
  /** Whether the server requires a reason, accepts one, or takes none. Reasons are kept in the audit log. */
  reason?: 'required' | 'optional' | 'none';
  /** Who reads the reason. */
  reasonHelp?: string;
  isDanger?: boolean;
  /** How much money it moves, in dollars; a large amount waits for another operator, or takes a second confirmation. */
  moves?: (values: Record<string, unknown>) => number;
  /** How many dollars operators gave back on the same deal before: they count along. */
  before?: number;
  /** Says that it cannot be undone, unless it waits for another operator. */
  isFinal?: boolean;
  /** What the button says that does it, if not the label. */
  doneBy?: (values: Record<string, unknown>) => string;
  /** False while it is not known yet what will happen, or when nothing can; the button waits for that. */
  isKnown?: boolean;
  /** The call's body, if it is not what was filled in. */
  bodyOf?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** What will happen, with the amounts, and any other fields. */
  children?: ReactNode;
}

/**
 * A button for an act that cannot be undone: says what will happen, asks for a reason, and waits for the server. Not shown to those
 * whose role does not include the act.
 */
export function ActionButton({
  label,
  icon,
  title,
  said,
  act: name,
  id,
  resource,
  reason = 'required',
  reasonHelp = 'Kept in the audit log.',
  isDanger = false,
  moves = () => 0,
  before = 0,
  isFinal = false,
  doneBy = () => label,
  isKnown = true,
  bodyOf,
  children,
}: ActionButtonProps) {
  const mayDo = useMayDo(name);
  const [isOpen, setOpen] = useState(false);
  const [second, setSecond] = useState<string>();
  const largeSumOf = useLargeSum(name);
  const largeSum = (values: Record<string, unknown>) => largeSumOf(moves(values), before);
  const act = useAct(
    ({ body }) => (typeof said === 'string' ? said : said({ ...body })),
    () => setOpen(false),
  );

  function open(event: MouseEvent) {
    event.stopPropagation();
    act.reset();
    setSecond(undefined);
    setOpen(true);
  }

  function submit(values: Record<string, unknown>) {
    const large = largeSum(values);
    if (!second && large && !large.isHeld) return setSecond(large.question);
    // Each button names its own fields; the server refuses any it does not accept.
    const sent = bodyOf ? { body: bodyOf(values) } : filled(values);
    act.mutate({ act: name, id, ...(resource ? { resource } : {}), ...sent } as Act);
  }

  if (!mayDo) return null;
  return (
    <>
      <WordButton label={label} color={isDanger ? 'error' : 'primary'} onClick={open}>
        {icon}
      </WordButton>
      <Dialog
        open={isOpen}
        onClose={() => act.isPending || setOpen(false)}
        onClick={(event) => event.stopPropagation()}
        aria-label={title}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle>{title}</DialogTitle>
        <Form record={{}} sanitizeEmptyValues noValidate disableInvalidFormNotification onSubmit={submit}>
          <DialogContent ref={focusFirstField} sx={{ pt: 0 }}>
            {act.error ? (
              <Alert severity="error" sx={{ mb: 1.5 }}>
                {act.error.message}
              </Alert>
            ) : null}
            {second ? (
              <Alert severity="warning">{second} Check once more whose money it is, and how much.</Alert>
            ) : null}
            <Box hidden={second !== undefined}>
              {children}
              <FormDataConsumer>
                {({ formData }) => <Finally large={largeSum(formData)} isFinal={isFinal} />}
              </FormDataConsumer>
              {reason === 'none' ? null : (
                <TextInput
                  source="reason"
                  label={reason === 'required' ? 'Reason' : 'Reason (optional)'}
                  multiline
                  minRows={2}
                  validate={[...(reason === 'required' ? [required()] : []), maxLength(1000)]}
                  helperText={reasonHelp}
                />
              )}
            </Box>
          </DialogContent>
          <DialogActions>
            <MuiButton onClick={() => (second ? setSecond(undefined) : setOpen(false))} disabled={act.isPending}>
              Go back
            </MuiButton>
            <FormDataConsumer>
              {({ formData }) => (
                <SaveButton
                  sx={{ gap: 0.75 }}
                  label={largeSum(formData)?.isHeld ? ASK : second ? `${doneBy(formData)} now` : doneBy(formData)}
                  icon={icon}
                  alwaysEnable={isKnown && !act.isPending}
                  disabled={!isKnown || act.isPending}
                  color={isDanger ? 'error' : 'primary'}
                />
              )}
            </FormDataConsumer>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}

/** What a button says whose act waits for another operator. */
export const ASK = 'Ask for approval';

/** Whether it can be undone: until another operator has approved it, nothing is done. */
function Finally({ large, isFinal }: { large: LargeSum | undefined; isFinal: boolean }) {
  if (large?.isHeld)
    return (
      <Alert severity="info" sx={{ my: 1 }}>
        {large.question}
      </Alert>
    );
  return isFinal ? <Typography>This cannot be undone.</Typography> : null;
}

/** The body with the fields that were filled in; no body if none were. */
function filled(values: Record<string, unknown>): { body?: Record<string, unknown> } {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return given.length === 0 ? {} : { body: Object.fromEntries(given) };
}
