import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Conversation } from '../../kit/api/types';
import { longDay } from '../../kit/format/dates';
import { count, personName } from '../../kit/format/words';

interface Props {
  conversations: Conversation[];
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** Who the user writes with. */
export function ConversationList({ conversations, openId, onOpen }: Props) {
  return (
    <Box component="ul" aria-label="Conversations" sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto' }}>
      {conversations.map((conversation) => {
        const open = conversation.id === openId;
        const unread = conversation.unreadCount;
        return (
          <li key={conversation.id}>
            <ButtonBase
              onClick={() => onOpen(conversation.id)}
              aria-current={open ? 'true' : undefined}
              sx={{
                display: 'block',
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
                <Typography variant="caption">{longDay(conversation.updatedAt)}</Typography>
              </Box>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, alignItems: 'center' }}>
                <Typography noWrap variant="body2" sx={{ fontWeight: unread > 0 ? 600 : 400, minWidth: 0 }}>
                  {conversation.lastMessage?.content ?? 'No messages yet'}
                </Typography>
                {unread > 0 && <Badge badgeContent={unread} color="secondary" aria-label={count(unread, 'unread message')} sx={{ mr: 3 }} />}
              </Box>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}
