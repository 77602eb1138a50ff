import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import {
  IconChevronDown,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSettings,
  IconShieldCheck,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../kit/api/types';
import { useLogout } from './session';

const schemes = [
  { id: 'system', label: 'Same as this device', icon: IconDeviceDesktop },
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
] as const;

/** The user's name and the menu behind it. */
export function AccountMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mode, setMode } = useColorScheme();
  const logout = useLogout();
  const name = user.firstName || user.email || 'User';
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<IconUser size={20} aria-hidden />}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        sx={{ minWidth: 0, px: 3 }}
      >
        <Box
          component="span"
          sx={{ maxWidth: { xs: 90, sm: 160 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 240 } }, list: { 'aria-label': 'My Account' } }}
      >
        <Typography role="presentation" variant="subtitle2" sx={{ px: 4, py: 2, color: 'text.secondary' }}>
          My Account
        </Typography>
        <MenuItem component={Link} to="/profile" onClick={close}>
          <ListItemIcon>
            <IconSettings size={20} />
          </ListItemIcon>
          Profile Settings
        </MenuItem>
        {user.isAdmin && (
          <MenuItem component={Link} to="/admin" onClick={close}>
            <ListItemIcon>
              <IconShieldCheck size={20} />
            </ListItemIcon>
            Admin
          </MenuItem>
        )}
        <Divider />
        <Typography role="presentation" variant="subtitle2" sx={{ px: 4, py: 2, color: 'text.secondary' }}>
          Colors
        </Typography>
        {schemes.map(({ id, label, icon: Icon }) => (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={mode === id}
            selected={mode === id}
            onClick={() => setMode(id)}
          >
            <ListItemIcon>
              <Icon size={20} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            logout();
          }}
        >
          <ListItemIcon>
            <IconLogout size={20} />
          </ListItemIcon>
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
