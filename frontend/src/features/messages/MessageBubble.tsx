import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Message } from '../../kit/api/types';
import { clockTime, longDay } from '../../kit/format/dates';
import { maskedText } from '../../kit/format/masked';
import { PaymentWarning } from '../../kit/ui/PaymentWarning';
import { Attachments } from './Attachments';
import type { Unsent } from './unsent';

/** One message, below its day if that is another than the one before it had. `name` is the other party's. */
export function MessageBubble({
  message,
  before,
  isMine,
  isOver,
  name,
}: {
  message: Message;
  before: Message | undefined;
  isMine: boolean;
  /** What they talk about has ended. */
  isOver: boolean;
  name: string;
}) {
  const day = longDay(message.createdAt);
  return (
    <>
      {(!before || longDay(before.createdAt) !== day) && (
        <Typography variant="caption" sx={{ alignSelf: 'center', color: 'text.secondary', my: 2 }}>
          {day}
        </Typography>
      )}
      <Bubble
        mine={isMine}
        content={message.content}
        attachments={message.attachments}
        note={`${clockTime(message.createdAt)}${isMine && message.readAt ? ', read' : ''}`}
      />
      {!isMine && <PaymentWarning warnings={message.warnings} />}
      {isMine && message.masked.length > 0 && (
        <Typography
          variant="caption"
          sx={{ alignSelf: 'flex-end', maxWidth: '60ch', textAlign: 'right', color: 'text.secondary' }}
        >
          {maskedText(message.masked, name, isOver)}
        </Typography>
      )}
    </>
  );
}

/** A message of the reader's that is on its way, or was not sent. */
export function NotYetSaid({ entry, onAgain }: { entry: Unsent; onAgain: () => void }) {
  return (
    <>
      <Bubble mine content={entry.content} attachments={[]} note={entry.failed ? 'Not sent' : 'Sending...'} />
      {entry.failed && (
        <Box
          role="alert"
          sx={{
            alignSelf: 'flex-end',
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            color: 'error.main',
            fontSize: 14,
          }}
        >
          {entry.failed}
          <Button size="small" onClick={onAgain}>
            Try again
          </Button>
        </Box>
      )}
    </>
  );
}

function Bubble({
  mine,
  content,
  attachments,
  note,
}: {
  mine: boolean;
  content: string;
  attachments: Message['attachments'];
  note: string;
}) {
  return (
    <Box sx={{ alignSelf: mine ? 'flex-end' : 'flex-start', maxWidth: 'min(85%, 60ch)' }}>
      <Attachments attachments={attachments} mine={mine} />
      <Box
        dir="auto"
        sx={{
          px: 4,
          py: 2.5,
          borderRadius: mine ? '14px 14px 4px 14px' : '14px 14px 14px 4px',
          bgcolor: mine ? 'haulway.plate' : 'haulway.neutral',
          color: mine ? 'haulway.onPlate' : 'text.primary',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {content}
      </Box>
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', display: 'block', textAlign: mine ? 'right' : 'left' }}
      >
        {note}
      </Typography>
    </Box>
  );
}
