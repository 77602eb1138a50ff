import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useHadSignal } from '../kit/api/signal';
import { onTheRoad, viewState, watchToken } from '../kit/api/token';
import { useConfig } from '../kit/api/config';
import { useSupportPhone } from '../kit/api/publicFigures';
import { VerifyEmail } from '../features/account/VerifyEmail';
import { PublicHeader } from '../features/landing/PublicHeader';
import { ErrorBoundary } from '../kit/ui/ErrorBoundary';
import { lazy } from '../kit/ui/lazy';
import { NoticeBar } from '../kit/ui/NoticeBar';
import { OfflineBanner } from '../kit/ui/OfflineBanner';
import { SiteFooter } from '../kit/ui/SiteFooter';
import { TestModeBanner } from '../kit/ui/TestModeBanner';
import { asksToConfirm, CONFIRM_HEIGHT } from './confirming';
import { RoadHeader } from './RoadHeader';
import { wide } from '../session/wide';
import { useOwedLogout, useSession } from '../session/session';

// Visitors to the landing page never load what only signed-in users see.
const SignedInBars = lazy(async () => ({ default: (await import('./signedIn')).SignedInBars }));
// Only carriers with a job have something to send from the road.
const RoadBar = lazy(() => import('./RoadBar'));
// Only operators who look at the app as somebody else see it.
const ViewBar = lazy(() => import('./ViewBar'));
const SandboxClock = lazy(() => import('../features/payments/SandboxClock'));

/** Height of the bar at the top, in pixels. Its space is reserved until it is known who is there. */
const BAR_HEIGHT = 65;

/**
 * The frame of every screen: skip link, bar, content and footer. The footer is always below the first view, so that it
 * does not jump down as the page loads.
 */
export function Layout() {
  const { user, isLoading } = useSession();
  const isLogoutOwed = useOwedLogout();
  const config = useConfig();
  const view = useSyncExternalStore(watchToken, viewState, () => undefined);
  const isOnTheRoad = useSyncExternalStore(watchToken, onTheRoad, () => undefined) !== undefined;
  const hadSignal = useHadSignal();
  const phone = useSupportPhone();
  const { pathname } = useLocation();
  useScrollToTop();
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        ...(user ? { pb: 'calc(60px + var(--act-height, 0px) + env(safe-area-inset-bottom))', [wide]: { pb: 0 } } : {}),
      }}
    >
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          left: 8,
          top: -80,
          zIndex: 'tooltip',
          bgcolor: 'background.paper',
          color: 'text.primary',
          p: 3,
          borderRadius: '10px',
          '&:focus': { top: 8 },
        }}
      >
        Skip to content
      </Box>
      <OfflineBanner />
      <NoticeBar>
        {isLogoutOwed && !user && 'Logged out on this device, and everywhere once there is a connection.'}
      </NoticeBar>
      <TestModeBanner config={config} />
      {config?.announcement && <NoticeBar>{config.announcement}</NoticeBar>}
      {user?.suspendedAt && (
        <NoticeBar>
          Your account is suspended: we emailed you why. You can finish what is on the road, and start nothing new.{' '}
          <MuiLink component={Link} to="/contact" color="inherit" sx={{ display: 'inline-block', py: 2.5, my: -2.5 }}>
            Contact us
          </MuiLink>
        </NoticeBar>
      )}
      {user?.driver || (user && isOnTheRoad && !hadSignal) ? (
        <RoadHeader />
      ) : user ? (
        <Suspense fallback={<Box sx={{ height: BAR_HEIGHT + (asksToConfirm(user, pathname) ? CONFIRM_HEIGHT : 0) }} />}>
          <SignedInBars user={user} />
        </Suspense>
      ) : isLoading ? (
        <Box sx={{ height: BAR_HEIGHT }} />
      ) : (
        <PublicHeader phone={phone} />
      )}
      {user && isOnTheRoad && (
        <Suspense fallback={null}>
          <RoadBar user={user} />
        </Suspense>
      )}
      <VerifyEmail />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, minHeight: `calc(100dvh - ${BAR_HEIGHT}px)`, outline: 'none' }}
      >
        <ErrorBoundary key={pathname}>
          <Suspense fallback={null}>{view === 'over' ? null : <Outlet />}</Suspense>
        </ErrorBoundary>
      </Box>
      {!isLoading && (
        <SiteFooter short={user !== undefined}>
          {config?.paymentProvider === 'sandbox' && config.demo && user?.isAdmin && (
            <Suspense fallback={null}>
              <SandboxClock />
            </Suspense>
          )}
        </SiteFooter>
      )}
      {view && (
        <Suspense fallback={null}>
          <ViewBar isOver={view === 'over'} />
        </Suspense>
      )}
    </Box>
  );
}

/**
 * Scrolls a new screen to its top, or to the anchor in its address. On going back, the browser restores the position.
 */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
      return;
    }
    if (!first.current && type !== 'POP') window.scrollTo(0, 0);
    first.current = false;
  }, [pathname, hash, type]);
}
