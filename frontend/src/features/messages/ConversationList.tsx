import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { List } from '../../kit/api/lists';
import type { Conversation } from '../../kit/api/types';
import { useUnread } from '../../kit/api/unread';
import { recently } from '../../kit/format/dates';
import { count, personName } from '../../kit/format/words';
import { hidden } from '../../kit/ui/hidden';
import { ShowMore } from '../../kit/ui/ShowMore';
import { ErrorState } from '../../kit/ui/States';
import { lastWords, rowOf, withOpened } from './conversationRows';
import { useUnreadConversations } from './conversations';

interface Props {
  list: List<Conversation>;
  open: Conversation | undefined;
  onOpen: (id: string) => void;
  myId: string;
}

/** The people the user exchanges messages with. */
export function ConversationList({ list: all, open: opened, onOpen, myId }: Props) {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const unreadOnes = useUnreadConversations(onlyUnread);
  const waiting = useUnread().conversations;
  const list = onlyUnread ? unreadOnes : all;
  const shown = onlyUnread && opened ? withOpened(list.rows, opened) : list.rows;
  return (
    <>
      <Box
        role="group"
        aria-label="Show"
        sx={{ display: 'flex', gap: 2, p: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Button
          size="small"
          variant={onlyUnread ? 'outlined' : 'contained'}
          aria-pressed={!onlyUnread}
          onClick={() => setOnlyUnread(false)}
        >
          All
        </Button>
        <Button
          size="small"
          variant={onlyUnread ? 'contained' : 'outlined'}
          aria-pressed={onlyUnread}
          onClick={() => setOnlyUnread(true)}
        >
          Unread{waiting > 0 && ` ${waiting.toLocaleString('en-US')}`}
        </Button>
      </Box>
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.total === 0 && shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary', p: 4 }}>You are all caught up.</Typography>
      )}
      <Box component="ul" aria-label="Conversations" sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto' }}>
        {shown.map((conversation) => {
          const open = conversation.id === opened?.id;
          const unread = conversation.unreadCount;
          return (
            <li key={conversation.id}>
              <ButtonBase
                id={rowOf(conversation.id)}
                onClick={() => onOpen(conversation.id)}
                aria-current={open ? 'true' : undefined}
                sx={{
                  display: 'block',
                  position: 'relative',
                  width: '100%',
                  textAlign: 'left',
                  fontFamily: 'inherit',
                  px: 4,
                  py: 3,
                  borderBottom: '1px solid',
                  borderColor: 'divider',
                  bgcolor: open ? 'haulway.soft' : 'transparent',
                  color: open ? 'haulway.onSoft' : 'text.primary',
                }}
              >
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
                  <Typography sx={{ fontWeight: unread > 0 ? 800 : 600 }}>{personName(conversation.other)}</Typography>
                  <Typography
                    variant="caption"
                    component="time"
                    dateTime={conversation.updatedAt}
                    title={conversation.updatedAt}
                    sx={{ flex: 'none' }}
                  >
                    {recently(conversation.updatedAt)}
                  </Typography>
                </Box>
                {conversation.shipmentId && (
                  <Typography noWrap variant="body2" sx={{ opacity: 0.85 }}>
                    {conversation.shipmentTitle ?? 'Shipment'}
                  </Typography>
                )}
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, alignItems: 'center' }}>
                  <Typography noWrap variant="body2" sx={{ fontWeight: unread > 0 ? 600 : 400, minWidth: 0 }}>
                    {lastWords(conversation, myId)}
                  </Typography>
                  {unread > 0 && (
                    <>
                      <Badge badgeContent={unread} color="secondary" aria-hidden sx={{ mr: 3 }} />
                      <Box component="span" sx={hidden}>
                        {count(unread, 'unread message')}
                      </Box>
                    </>
                  )}
                </Box>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      <ShowMore list={list} what="conversations" />
    </>
  );
}
