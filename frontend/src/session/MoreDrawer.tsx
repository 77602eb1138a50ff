import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { barLinks } from './links';

interface Props {
  links: ReturnType<typeof barLinks>;
  open: boolean;
  onClose: () => void;
}

/** The screens that have no room in the phone's bar. */
export default function MoreDrawer({ links, open, onClose }: Props) {
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { borderRadius: '20px 20px 0 0', position: 'fixed', pb: 'env(safe-area-inset-bottom)' },
          'aria-label': 'More',
        },
      }}
    >
      <Box aria-hidden sx={{ width: 40, height: 4, borderRadius: 2, bgcolor: 'haulway.control', mx: 'auto', mt: 3 }} />
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1 }}>
        <IconX size={22} />
      </IconButton>
      <List component="nav" aria-label="More">
        {links.map((link) => {
          const Icon = link.icon;
          return (
            <ListItemButton key={link.to} component={Link} to={link.to} onClick={onClose} sx={{ minHeight: 52 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Icon size={24} />
              </ListItemIcon>
              <ListItemText primary={link.label} />
            </ListItemButton>
          );
        })}
      </List>
    </Drawer>
  );
}
