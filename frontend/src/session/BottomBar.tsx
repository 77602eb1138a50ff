import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { barLinks, bottomLinks, isCurrent } from './links';
import { wide } from './wide';

interface Props {
  isCarrier: boolean;
  unreadMessages: number;
}

/** The phone's navigation: four screens and More, above the safe area. */
export function BottomBar({ isCarrier, unreadMessages }: Props) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const shown = bottomLinks(isCarrier);
  const rest = barLinks(isCarrier).filter((link) => !shown.some((other) => other.to === link.to));
  return (
    <>
      <Box
        component="nav"
        aria-label="Main"
        sx={{
          [wide]: { display: 'none' },
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          display: 'grid',
          gridTemplateColumns: 'repeat(5, 1fr)',
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        {shown.map((link) => {
          const current = isCurrent(link.to, pathname);
          const Icon = link.icon;
          return (
            <ButtonBase
              key={link.to}
              component={Link}
              to={link.to}
              aria-current={current ? 'page' : undefined}
              sx={item(current)}
            >
              <Badge badgeContent={link.to === '/messages' ? unreadMessages : 0} color="secondary">
                <Icon size={24} stroke={current ? 2.4 : 2} />
              </Badge>
              {link.label}
            </ButtonBase>
          );
        })}
        <ButtonBase
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={item(rest.some((link) => isCurrent(link.to, pathname)))}
        >
          <IconDots size={24} />
          More
        </ButtonBase>
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { sx: { borderRadius: '20px 20px 0 0', pb: 'env(safe-area-inset-bottom)' }, 'aria-label': 'More' },
        }}
      >
        <Box
          aria-hidden
          sx={{ width: 40, height: 4, borderRadius: 2, bgcolor: 'haulway.control', mx: 'auto', mt: 3 }}
        />
        <List component="nav" aria-label="More">
          {rest.map((link) => {
            const Icon = link.icon;
            return (
              <ListItemButton
                key={link.to}
                component={Link}
                to={link.to}
                onClick={() => setOpen(false)}
                sx={{ minHeight: 52 }}
              >
                <ListItemIcon>
                  <Icon size={24} />
                </ListItemIcon>
                <ListItemText primary={link.label} />
              </ListItemButton>
            );
          })}
        </List>
      </Drawer>
    </>
  );
}

function item(current: boolean) {
  return {
    flexDirection: 'column',
    gap: 0.5,
    minHeight: 60,
    fontSize: 12,
    fontWeight: 600,
    color: current ? 'primary.main' : 'text.secondary',
    borderTop: '3px solid',
    borderColor: current ? 'primary.main' : 'transparent',
  } as const;
}
