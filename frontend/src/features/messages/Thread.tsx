import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { List } from '../../kit/api/lists';
import type { Message, Shipment } from '../../kit/api/types';
import { useRead } from '../../kit/api/queries';
import { hasArrived, isCancelled } from '../../kit/format/shipments';
import { words } from '../../kit/format/words';
import { ErrorState } from '../../kit/ui/States';
import { Composer } from './Composer';
import { EarlierMessages } from './EarlierMessages';
import { MessageBubble, NotYetSaid } from './MessageBubble';
import { ThreadMenu } from './ThreadMenu';
import { usePost } from './usePost';
import { useTalkScroll } from './useTalkScroll';

interface Props {
  /** The other party's name. */
  name: string;
  receiverId: string;
  shipmentId: string | null;
  myId: string;
  messages: List<Message>;
  /** Nothing was said yet. */
  isNew: boolean;
  /** The reader's quick replies; undefined for those who cannot have any. */
  quickReplies: string[] | undefined;
  /** The reader has blocked the other person. */
  blocked: boolean;
  /** The other person's account is closed. */
  gone: boolean;
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
  isNew,
  quickReplies,
  blocked,
  gone,
  onBack,
  onSent,
}: Props) {
  const conversation = `${receiverId} ${shipmentId}`;
  const about = useRead('/api/shipments/{id}', { id: shipmentId ?? '' }, { enabled: shipmentId !== null }).data;
  const { unsent, post } = usePost(conversation, { receiverId, shipmentId }, onSent);
  const messages = list.rows;
  const last = messages.at(-1);
  const { log, onScroll, isNewBelow, toEnd } = useTalkScroll({
    firstId: messages[0]?.id,
    lastId: last?.id,
    isOwnLast: last?.senderId === myId,
    unsent: unsent.length,
  });
  // On a phone it takes the place of the list, whose row had the focus.
  useLayoutEffect(() => {
    const had = document.activeElement;
    if (had instanceof HTMLElement && had !== document.body && had.offsetParent === null) log.current?.focus();
  }, [log]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Head name={name} about={about} onBack={onBack}>
        <ThreadMenu
          name={name}
          userId={receiverId}
          blocked={blocked}
          lastMessageId={messages.findLast((message) => message.senderId === receiverId)?.id}
        />
      </Head>
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
        {isNew && unsent.length === 0 && !gone && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', m: 'auto', maxWidth: '44ch', textAlign: 'center' }}
          >
            Ask what you need to know. Phone numbers, email addresses and links stay hidden until a payment between you
            is in escrow.
          </Typography>
        )}
        {list.isError && (
          <ErrorState error={list.error} onRetry={list.refetch} text="The messages could not be loaded." />
        )}
        {messages.map((message, index) => (
          <MessageBubble
            key={message.id}
            message={message}
            before={messages[index - 1]}
            isMine={message.senderId === myId}
            isOver={about !== undefined && (isCancelled(about) || hasArrived(about))}
            name={name}
          />
        ))}
        {unsent.map((entry) => (
          <NotYetSaid key={entry.key} entry={entry} onAgain={() => post(entry.content, entry.attachments, entry.key)} />
        ))}
      </Box>
      {isNewBelow && (
        <Button variant="contained" onClick={toEnd} sx={{ alignSelf: 'center', mt: -13, mb: 2, zIndex: 1 }}>
          New message below
        </Button>
      )}
      {(gone || blocked) && (
        <Typography role="status" variant="body2" sx={{ px: 4, py: 2, bgcolor: 'haulway.neutral' }}>
          {gone
            ? 'This account is closed. Nothing more can be sent to it.'
            : `You blocked ${name.replace(/\.$/, '')}. Only messages about a job you share get through.`}
        </Typography>
      )}
      {!gone && (
        <Composer
          name={name}
          draftKey={conversation}
          quickReplies={quickReplies}
          onSend={(content, attachments) => post(content, attachments)}
        />
      )}
    </Box>
  );
}

/** Whom one talks to, and about which shipment. */
function Head({
  name,
  about,
  onBack,
  children,
}: Pick<Props, 'name' | 'onBack'> & { about: Shipment | undefined; children: ReactNode }) {
  return (
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
          <Link
            component={RouterLink}
            to={`/shipments/${about.id}`}
            variant="body2"
            sx={{ display: 'inline-flex', maxWidth: '100%', whiteSpace: 'pre' }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {about.title}
            </Box>
            , {words(about.status)}
          </Link>
        )}
      </Box>
      {children}
    </Box>
  );
}
