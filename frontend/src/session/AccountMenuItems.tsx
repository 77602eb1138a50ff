import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSettings, IconShieldCheck, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { User } from '../kit/api/types';
import { useMode } from './useMode';
import { useLogout } from './session';

const schemes = [
  { id: 'system', label: 'Same as this device', icon: IconDeviceDesktop },
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
] as const;

interface Props {
  user: User;
  /** The button that it hangs from. */
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

/** The menu behind the user's name: profile, colors, logout. */
export default function AccountMenuItems({ user, anchor, open, onClose }: Props) {
  const { mode, setMode } = useMode();
  const logout = useLogout();
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 240 } }, list: { 'aria-label': 'My Account' } }}
    >
      <Typography role="presentation" variant="subtitle2" sx={{ px: 4, py: 2, color: 'text.secondary' }}>
        My Account
      </Typography>
      <MenuItem component={Link} to="/profile" onClick={onClose}>
        <ListItemIcon>
          <IconSettings size={20} />
        </ListItemIcon>
        Profile Settings
      </MenuItem>
      {user.isAdmin && (
        <MenuItem component={Link} to="/admin" onClick={onClose}>
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
          onClose();
          logout();
        }}
      >
        <ListItemIcon>
          <IconLogout size={20} />
        </ListItemIcon>
        Logout
      </MenuItem>
    </Menu>
  );
}
