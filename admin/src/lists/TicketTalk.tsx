import { may } from '@haulway/frontend/kit/api/acts.ts';
import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Form, FormDataConsumer, maxLength, required, SaveButton, TextInput } from 'react-admin';
import { type Records, useRecord } from '../records';
import { useMayDo } from '../session/access';
import { Panel } from '../ui/Panel';
import { useAct } from '../ui/useAct';
import { TicketTemplates } from './TicketTemplates';

const ANSWER = 'POST /api/admin/support-tickets/{id}/reply';

/** What was asked and answered, oldest first, and the box for the next answer. */
export function TicketTalk() {
  const ticket = useRecord('support-tickets');
  if (!ticket) return null;
  const { name, message, createdAt } = ticket;
  return (
    <Panel title="Conversation">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 760 }}>
        <Said by={name ?? ''} at={createdAt ?? ''} text={message ?? ''} isOurs={false} />
        {repliesOf(ticket).map(({ byOperator, author, text, createdAt: at }) => (
          <Said key={`${at}${text}`} by={author} at={at} text={text} isOurs={byOperator} />
        ))}
      </Box>
      <Answer />
    </Panel>
  );
}

interface Reply {
  byOperator: boolean;
  author: string;
  text: string;
  createdAt: string;
}

const repliesOf = ({ replies }: Records['support-tickets']) => (replies ?? []) as unknown as Reply[];

function Said({ by, at, text, isOurs }: { by: string; at: string; text: string; isOurs: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        justifySelf: isOurs ? 'end' : 'start',
        maxWidth: '92%',
        minWidth: { sm: 280 },
        borderRadius: 2,
        px: 1.5,
        py: 1,
        bgcolor: isOurs ? 'haulway.soft' : 'haulway.neutral',
        color: isOurs ? 'haulway.onSoft' : 'haulway.onNeutral',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {by}, {dayAndTime(at)}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** The next answer; nothing for those who may not answer, or when nobody is left to read it. */
function Answer() {
  const ticket = useRecord('support-tickets');
  const mayAnswer = useMayDo(ANSWER);
  // Another number gives the box another text to begin with: none once the answer is sent.
  const [box, setBox] = useState({ number: 0, text: '' });
  const begin = (text: string) => setBox(({ number }) => ({ number: number + 1, text }));
  const act = useAct(`Sent to ${ticket?.email ?? ''}.`, () => begin(''));
  if (!ticket || !mayAnswer) return null;
  if (!may(ticket, 'reply'))
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Whoever asked this has erased their account.
      </Typography>
    );
  return (
    <Form
      key={box.number}
      record={{ text: box.text }}
      warnWhenUnsavedChanges
      onSubmit={(values: Record<string, unknown>) =>
        act.mutate({ act: ANSWER, id: ticket.id, body: { text: String(values['text']) } })
      }
    >
      <Box sx={{ display: 'grid', gap: 1, mt: 2, maxWidth: 760, justifyItems: 'start' }}>
        {act.error ? (
          <Alert severity="error" sx={{ width: '100%' }}>
            {act.error.message}
          </Alert>
        ) : null}
        <FormDataConsumer<{ text?: string }>>
          {({ formData }) => (
            <TicketTemplates to={ticket.name ?? ''} written={formData.text ?? ''} onInsert={(text) => begin(text)} />
          )}
        </FormDataConsumer>
        <TextInput
          source="text"
          label="Your answer"
          multiline
          minRows={4}
          validate={[required('Write your answer'), maxLength(5000)]}
          helperText={
            ticket.userId
              ? `Mailed to ${ticket.email}, and shown on their Support page, where they can write back.`
              : `Mailed to ${ticket.email}. They wrote without an account, so they cannot write back here.`
          }
          fullWidth
        />
        <SaveButton
          sx={{ gap: 0.75 }}
          label="Send answer"
          icon={<IconSend size={20} />}
          alwaysEnable={!act.isPending}
        />
      </Box>
    </Form>
  );
}
