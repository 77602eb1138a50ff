import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CountBadge } from '../kit/ui/CountBadge';
import { lazy } from '../kit/ui/lazy';
import { barLinks, bottomLinks, isCurrent, phoneLinks } from './links';
import { wide } from './wide';

const MoreDrawer = lazy(() => import('./MoreDrawer'));

interface Props {
  isCarrier: boolean;
  unreadMessages: number;
}

/** The phone's navigation: four screens and More, above the safe area. */
export function BottomBar({ isCarrier, unreadMessages }: Props) {
  const { pathname } = useLocation();
  /** Undefined until it is first opened, which loads it. */
  const [open, setOpen] = useState<boolean>();
  const shown = bottomLinks(isCarrier);
  const rest = [...phoneLinks(isCarrier), ...barLinks(isCarrier)].filter(
    (link) => !shown.some((other) => other.to === link.to),
  );
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
              <CountBadge of={link.to === '/messages' ? unreadMessages : 0}>
                <Icon size={24} stroke={current ? 2.4 : 2} />
              </CountBadge>
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
      {open !== undefined && (
        <Suspense fallback={null}>
          <MoreDrawer links={rest} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function item(current: boolean) {
  return {
    flexDirection: 'column',
    gap: 0.5,
    minHeight: 60,
    // Five words in a row: they grow as far as there is room.
    fontSize: 'clamp(12px, 0.75rem, 3.6vw)',
    fontWeight: 600,
    color: current ? 'primary.main' : 'text.secondary',
    borderTop: '3px solid',
    borderColor: current ? 'primary.main' : 'transparent',
  } as const;
}
