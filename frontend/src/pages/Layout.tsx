import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NotificationBell } from '../features/notifications/NotificationBell';
import { useUnreadMessages } from '../features/messages/conversations';
import { applyLiveEvent } from '../kit/api/live';
import { listenLive } from '../kit/api/liveConnection';
import { useConfig } from '../kit/api/config';
import type { User } from '../kit/api/types';
import { PublicHeader } from '../features/landing/PublicHeader';
import { SandboxClock } from '../features/payments/SandboxClock';
import { SiteFooter } from '../kit/ui/SiteFooter';
import { BottomBar } from '../session/BottomBar';
import { NavigationBar, wide } from '../session/NavigationBar';
import { useSession } from '../session/session';

/** The frame of every screen: skip link, bar, content, footer. */
export function Layout() {
  const { user, isLoading } = useSession();
  const config = useConfig();
  useScrollToTop();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', ...(user ? { pb: 'calc(60px + env(safe-area-inset-bottom))', [wide]: { pb: 0 } } : {}) }}>
      <Box
        component="a"
        href="#content"
        sx={{ position: 'absolute', left: 8, top: -80, zIndex: 'tooltip', bgcolor: 'background.paper', color: 'text.primary', p: 3, borderRadius: '10px', '&:focus': { top: 8 } }}
      >
        Skip to content
      </Box>
      {config?.announcement && (
        <Box role="status" sx={{ bgcolor: 'haulway.waiting', color: 'haulway.onWaiting', textAlign: 'center', px: 4, py: 2, fontWeight: 600 }}>
          {config.announcement}
        </Box>
      )}
      {user ? <SignedInBars user={user} /> : !isLoading && <PublicHeader phone={config?.supportPhone} />}
      <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Box>
      {!isLoading && (
        <SiteFooter>{config?.paymentProvider === 'sandbox' && config.demo && user && <SandboxClock canMove={user.isAdmin} />}</SiteFooter>
      )}
    </Box>
  );
}

function SignedInBars({ user }: { user: User }) {
  const client = useQueryClient();
  const unread = useUnreadMessages();
  useEffect(() => listenLive((name) => applyLiveEvent(client, name)), [client, user.id]);
  return (
    <>
      <NavigationBar user={user} bell={<NotificationBell />} />
      <BottomBar isCarrier={user.isCarrier} unreadMessages={unread} />
    </>
  );
}

/** A new screen starts at its top; an anchor of the address is scrolled to instead. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const [first] = useState({ value: true });
  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (!first.value) window.scrollTo(0, 0);
    first.value = false;
  }, [pathname, hash, first]);
}
