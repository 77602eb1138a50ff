import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNotifications, useReadNotifications } from '../features/notifications/notifications';
import type { Notice } from '../kit/api/types';
import { useUnread } from '../kit/api/unread';
import { dayAndTime } from '../kit/format/dates';
import { Page } from '../kit/ui/Page';
import { QuietBell } from '../kit/ui/innerScenes';
import { ShowMore } from '../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../kit/ui/States';

export default function NotificationsPage() {
  const list = useNotifications();
  const read = useReadNotifications();
  const { notifications: unread } = useUnread();
  return (
    <Page
      title="Notifications"
      width="text"
      actions={
        unread > 0 && (
          <Button variant="outlined" onClick={() => read.mutate(undefined)}>
            Mark all as read
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton variant="rounded" height={240} />}
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {list.total === 0 && (
        <EmptyState
          drawing={<QuietBell />}
          text="Nothing new. Updates on quotes, payments and messages show up here."
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.rows.map((notice) => (
          <Box component="li" key={notice.id} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <ButtonBase
              {...linkTo(inside(notice))}
              onClick={() => read.mutate([notice.id])}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                py: 4,
                pl: 5,
                pr: 2,
                borderLeft: '4px solid',
                borderColor: notice.readAt ? 'transparent' : 'primary.main',
              }}
            >
              <Typography sx={{ fontWeight: notice.readAt ? 400 : 700 }}>{notice.title}</Typography>
              {notice.body && <Typography sx={{ color: 'text.secondary' }}>{notice.body}</Typography>}
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {dayAndTime(notice.createdAt)}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <ShowMore list={list} what="notifications" />
    </Page>
  );
}

/** The console is an app of its own, which has to be loaded. */
function linkTo(path: string) {
  return path.startsWith('/console/') ? { component: 'a', href: path } : { component: Link, to: path };
}

/** Where a notification leads; always within Haulway. */
function inside(notice: Notice): string {
  return notice.link?.startsWith('/') && !notice.link.startsWith('//') ? notice.link : '/dashboard';
}
