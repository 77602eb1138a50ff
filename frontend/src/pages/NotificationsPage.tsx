import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useNotifications, useReadNotifications } from '../features/notifications/notifications';
import type { Notice } from '../kit/api/types';
import { dayAndTime } from '../kit/format/dates';
import { Page } from '../kit/ui/Page';
import { QuietBell } from '../kit/ui/scenes';
import { EmptyState, ErrorState } from '../kit/ui/States';

export default function NotificationsPage() {
  const { data, isPending, isError, error, refetch } = useNotifications();
  const read = useReadNotifications();
  const unread = data?.some((notice) => notice.readAt === null);
  return (
    <Page
      title="Notifications"
      width="text"
      actions={
        unread && (
          <Button variant="outlined" onClick={() => read.mutate(undefined)}>
            Mark all as read
          </Button>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={240} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState drawing={<QuietBell />} text="Nothing new. Quotes, payments and messages show up here." />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((notice) => (
          <Box component="li" key={notice.id} sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
            <ButtonBase component={Link} to={inside(notice)} onClick={() => read.mutate([notice.id])} sx={{ display: 'block', width: '100%', textAlign: 'left', py: 4, pl: 5, pr: 2, borderLeft: '4px solid', borderColor: notice.readAt ? 'transparent' : 'primary.main' }}>
              <Typography sx={{ fontWeight: notice.readAt ? 400 : 700 }}>{notice.title}</Typography>
              {notice.body && <Typography sx={{ color: 'text.secondary' }}>{notice.body}</Typography>}
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {dayAndTime(notice.createdAt)}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Page>
  );
}

/** Where a notification leads, always inside this app. */
function inside(notice: Notice): string {
  return notice.link?.startsWith('/') && !notice.link.startsWith('//') ? notice.link : '/dashboard';
}
