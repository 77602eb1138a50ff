import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConversationList } from '../features/messages/ConversationList';
import { rowOf } from '../features/messages/conversationRows';
import {
  useConversation,
  useConversations,
  useMarkRead,
  useMessages,
  usePerson,
} from '../features/messages/conversations';
import { Thread } from '../features/messages/Thread';
import { isNotFound } from '../kit/api/errors';
import { personName } from '../kit/format/words';
import { Page } from '../kit/ui/Page';
import { Mailbox } from '../kit/ui/innerScenes';
import { EmptyState, ErrorState } from '../kit/ui/States';
import { useSkeleton } from '../kit/ui/useSkeleton';
import { useMe } from '../session/session';

export default function MessagesPage() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const conversations = useConversations();
  const withId = search.get('with') ?? undefined;
  const shipmentId = search.get('shipment') ?? undefined;
  const { open, isPending } = useConversation({ id: search.get('c') ?? undefined, withId, shipmentId }, conversations);
  const waiting = useSkeleton(conversations.isPending || isPending);
  const messages = useMessages(open?.id);
  const { mutate: markRead } = useMarkRead();
  const newPerson = usePerson(open || isPending ? undefined : withId);
  const unread = open?.unreadCount ?? 0;
  const openId = open?.id;
  useEffect(() => {
    if (openId && unread > 0) markRead(openId);
  }, [openId, unread, markRead]);

  // On a phone, the row comes back as the conversation goes, and takes its focus.
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (openId) left.current = openId;
    else if (left.current) document.getElementById(rowOf(left.current))?.focus();
  }, [openId]);

  const receiverId = open?.other.id ?? withId;
  const show = (id: string) => setSearch({ c: id });
  if (conversations.total === 0 && !withId) {
    return (
      <Page title="Messages">
        <EmptyState drawing={<Mailbox />} text="No messages yet. They start on a quote or a shipment." />
      </Page>
    );
  }
  return (
    <Page title="Messages">
      {conversations.isError && (
        <ErrorState
          error={conversations.error}
          onRetry={conversations.refetch}
          text="Your messages could not be loaded."
        />
      )}
      {waiting && <Skeleton variant="rounded" height={480} />}
      {conversations.total !== undefined && !waiting && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
            height: { xs: 'calc(100dvh - 250px)', md: 'min(680px, calc(100dvh - 230px))' },
            minHeight: 380,
            bgcolor: 'background.paper',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '14px',
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              display: { xs: receiverId ? 'none' : 'block', md: 'block' },
              borderRight: { md: '1px solid' },
              borderColor: { md: 'divider' },
              overflowY: 'auto',
              minHeight: 0,
            }}
          >
            <ConversationList list={conversations} open={open} onOpen={show} myId={me.id} />
          </Box>
          <Box sx={{ display: { xs: receiverId ? 'block' : 'none', md: 'block' }, minHeight: 0 }}>
            {receiverId ? (
              <Thread
                // The same before and after the first message, or the focus would go with the form that sent it.
                key={`${receiverId} ${open ? open.shipmentId : (shipmentId ?? null)}`}
                name={open ? personName(open.other) : newPerson.data ? personName(newPerson.data) : 'New message'}
                receiverId={receiverId}
                shipmentId={open ? open.shipmentId : (shipmentId ?? null)}
                myId={me.id}
                messages={messages}
                isNew={!open}
                quickReplies={me.isCarrier ? me.quickReplies : undefined}
                blocked={open?.blocked ?? false}
                gone={open ? open.gone : isNotFound(newPerson.error)}
                onBack={() => setSearch({})}
                onSent={(message) => show(message.conversationId)}
              />
            ) : (
              <Box sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 4, height: '100%' }}>
                <Mailbox />
                <Typography sx={{ color: 'text.secondary' }}>Choose a conversation.</Typography>
              </Box>
            )}
          </Box>
        </Box>
      )}
    </Page>
  );
}
