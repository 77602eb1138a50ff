import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { User } from '../kit/api/types';
import { lazy } from '../kit/ui/lazy';

const AccountMenuItems = lazy(() => import('./AccountMenuItems'));

/** The user's name, which opens the user menu. */
export function AccountMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Undefined until it is first opened, which loads it. */
  const [open, setOpen] = useState<boolean>();
  const name = user.firstName || user.email || 'User';
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open === true}
        ref={setAnchor}
        onClick={() => setOpen(true)}
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
      {open !== undefined && (
        <Suspense fallback={null}>
          <AccountMenuItems user={user} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
