import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { badge } from '../../kit/ui/badge';

/** The link to the notifications, with the number of unread ones. */
export function NotificationBell({ unread }: { unread: number }) {
  return (
    <IconButton
      component={Link}
      to="/notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <Badge badgeContent={unread} color="secondary" sx={badge}>
        <IconBell size={22} />
      </Badge>
    </IconButton>
  );
}
