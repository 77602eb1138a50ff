import Box from '@mui/material/Box';
import { type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../kit/api/types';
import { Logo } from '../kit/ui/Logo';
import { AccountMenu } from './AccountMenu';
import { barLinks, isCurrent } from './links';
import { wide } from './wide';

/** The bar for signed-in users: logo, links, notifications and the user menu. */
export function NavigationBar({ user, unreadMessages, bell }: { user: User; unreadMessages: number; bell: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          minHeight: 64,
          display: 'flex',
          alignItems: 'center',
          gap: 4,
        }}
      >
        <Link to="/" aria-label="Haulway" tabIndex={-1}>
          <Logo />
        </Link>
        <Box
          component="nav"
          aria-label="Main"
          sx={{ display: 'none', [wide]: { display: 'flex' }, gap: 1, flex: 1, ml: 2 }}
        >
          {barLinks(user.isCarrier).map((link) => {
            const current = isCurrent(link.to, pathname);
            return (
              <Box
                key={link.to}
                component={Link}
                to={link.to}
                aria-current={current ? 'page' : undefined}
                sx={{
                  px: 2.5,
                  lineHeight: '40px',
                  borderRadius: '10px',
                  fontSize: 15,
                  fontWeight: 600,
                  whiteSpace: 'nowrap',
                  textDecoration: 'none',
                  color: current ? 'haulway.onSoft' : 'text.secondary',
                  bgcolor: current ? 'haulway.soft' : 'transparent',
                  '&:hover': { color: 'text.primary' },
                }}
              >
                {link.label}
                {link.to === '/messages' && unreadMessages > 0 && (
                  <Box
                    component="span"
                    className="tabular"
                    aria-label={`${unreadMessages} unread`}
                    role="img"
                    sx={{
                      ml: 1.5,
                      px: 1.5,
                      borderRadius: '6px',
                      fontSize: 13,
                      lineHeight: '20px',
                      display: 'inline-block',
                      bgcolor: 'haulway.accent',
                      color: 'haulway.onAccent',
                    }}
                  >
                    {unreadMessages}
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          {bell}
          <AccountMenu user={user} />
        </Box>
      </Box>
    </Box>
  );
}
