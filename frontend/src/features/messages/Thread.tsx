import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconArrowLeft } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { newIdempotencyKey } from '../../kit/api/client';
import type { List } from '../../kit/api/lists';
import type { Message } from '../../kit/api/types';
import { useRead } from '../../kit/api/queries';
import { explain } from '../../kit/api/errors';
import { clockTime, longDay } from '../../kit/format/dates';
import { maskedText, words } from '../../kit/format/words';
import { PaymentWarning } from '../../kit/ui/PaymentWarning';
import { ErrorState } from '../../kit/ui/States';
import { Attachments } from './Attachments';
import { Composer } from './Composer';
import { useSendMessage } from './conversations';
import { EarlierMessages } from './EarlierMessages';
import { ThreadMenu } from './ThreadMenu';
import { changeUnsent, useUnsent } from './unsent';
import { useTalkScroll } from './useTalkScroll';

interface Props {
  /** The other party's name. */
  name: string;
  receiverId: string;
  shipmentId: string | null;
  myId: string;
  messages: List<Message>;
  /** The reader's quick replies; undefined for those who cannot have any. */
  quickReplies: string[] | undefined;
  /** The reader has blocked the other person. */
  blocked: boolean;
  onBack: () => void;
  onSent: (message: Message) => void;
}

/** One conversation: the messages by day, as far back as somebody scrolls, and the composer. */
export function Thread({
  name,
  receiverId,
  shipmentId,
  myId,
  messages: list,
  quickReplies,
  blocked,
  onBack,
  onSent,
}: Props) {
  const conversation = `${receiverId} ${shipmentId}`;
  const unsent = useUnsent(conversation);
  const send = useSendMessage();
  const about = useRead('/api/shipments/{id}', { id: shipmentId ?? '' }, { enabled: shipmentId !== null }).data;
  const messages = list.rows;
  const { log, onScroll, isNewBelow, toEnd } = useTalkScroll({
    firstId: messages[0]?.id,
    lastId: messages.at(-1)?.id,
    isOwnLast: messages.at(-1)?.senderId === myId,
    unsent: unsent.length,
  });

  const post = (content: string, attachments: string[], key = newIdempotencyKey()) => {
    changeUnsent(conversation, (before) => [
      ...before.filter((entry) => entry.key !== key),
      { key, content, attachments },
    ]);
    send
      .mutateAsync(
        { key, receiverId, content, attachments, ...(shipmentId ? { shipmentId } : {}) },
        // Not when another screen shows by then.
        { onSuccess: onSent },
      )
      .then(
        () => changeUnsent(conversation, (before) => before.filter((entry) => entry.key !== key)),
        (error: unknown) => {
          const failed = explain(error, 'This message was not sent.');
          changeUnsent(conversation, (before) =>
            before.map((entry) => (entry.key === key ? { ...entry, failed } : entry)),
          );
        },
      );
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 4,
          minHeight: 60,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton aria-label="Back to conversations" onClick={onBack} sx={{ display: { md: 'none' }, ml: -3 }}>
          <IconArrowLeft size={22} />
        </IconButton>
        <Box sx={{ minWidth: 0, py: 2, flex: 1 }}>
          <Typography variant="h4" component="h2">
            {name}
          </Typography>
          {about && (
            <Link component={RouterLink} to={`/shipments/${about.id}`} variant="body2" noWrap sx={{ display: 'block' }}>
              {about.title}, {words(about.status)}
            </Link>
          )}
        </Box>
        <ThreadMenu
          name={name}
          userId={receiverId}
          blocked={blocked}
          lastMessageId={messages.findLast((message) => message.senderId === receiverId)?.id}
        />
      </Box>
      <Box
        ref={log}
        onScroll={onScroll}
        role="log"
        aria-label={`Messages with ${name}`}
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overflowAnchor: 'none',
          p: 4,
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
        }}
      >
        <EarlierMessages list={list} log={log} />
        {list.isError && (
          <ErrorState error={list.error} onRetry={list.refetch} text="The messages could not be loaded." />
        )}
        {messages.map((message, index) => {
          const day = longDay(message.createdAt);
          const before = messages[index - 1];
          return (
            <Fragment key={message.id}>
              {(!before || longDay(before.createdAt) !== day) && (
                <Typography variant="caption" sx={{ alignSelf: 'center', color: 'text.secondary', my: 2 }}>
                  {day}
                </Typography>
              )}
              <Bubble
                mine={message.senderId === myId}
                content={message.content}
                attachments={message.attachments}
                note={`${clockTime(message.createdAt)}${message.senderId === myId && message.readAt ? ', read' : ''}`}
              />
              {message.senderId !== myId && <PaymentWarning warnings={message.warnings} />}
              {message.masked.length > 0 && message.senderId === myId && (
                <Typography
                  variant="caption"
                  sx={{ alignSelf: 'flex-end', maxWidth: '60ch', textAlign: 'right', color: 'text.secondary' }}
                >
                  {maskedText(message.masked, name)}
                </Typography>
              )}
            </Fragment>
          );
        })}
        {unsent.map((entry) => (
          <Fragment key={entry.key}>
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
                <Button size="small" onClick={() => post(entry.content, entry.attachments, entry.key)}>
                  Try again
                </Button>
              </Box>
            )}
          </Fragment>
        ))}
      </Box>
      {isNewBelow && (
        <Button variant="contained" onClick={toEnd} sx={{ alignSelf: 'center', mt: -13, mb: 2, zIndex: 1 }}>
          New message below
        </Button>
      )}
      {blocked && (
        <Typography role="status" variant="body2" sx={{ px: 4, py: 2, bgcolor: 'haulway.neutral' }}>
          You blocked {name}. Only messages about a job you share get through.
        </Typography>
      )}
      <Composer
        name={name}
        draftKey={conversation}
        quickReplies={quickReplies}
        onSend={(content, attachments) => post(content, attachments)}
      />
    </Box>
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
