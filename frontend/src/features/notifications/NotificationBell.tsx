import IconButton from '@mui/material/IconButton';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CountBadge, shortCount } from '../../kit/ui/CountBadge';

/** The link to the notifications, with the number of unread ones. */
export function NotificationBell({ unread }: { unread: number }) {
  return (
    <IconButton
      component={Link}
      to="/notifications"
      aria-label={unread > 0 ? `Notifications, ${shortCount(unread)} unread` : 'Notifications'}
    >
      <CountBadge of={unread}>
        <IconBell size={22} />
      </CountBadge>
    </IconButton>
  );
}
