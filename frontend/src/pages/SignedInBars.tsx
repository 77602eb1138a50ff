import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmBanner } from '../features/account/ConfirmBanner';
import { NotificationBell } from '../features/notifications/NotificationBell';
import { usePushed } from '../features/notifications/pushed';
import { applyLiveEvent } from '../kit/api/live';
import { listenLive } from '../kit/api/liveConnection';
import { viewState } from '../kit/api/token';
import type { User } from '../kit/api/types';
import { useUnread } from '../kit/api/unread';
import { keepLightWorker } from '../kit/road/lightWorker';
import { BottomBar } from '../session/BottomBar';
import { setTitleCount } from '../kit/ui/documentTitle';
import { NavigationBar } from '../session/NavigationBar';
import { Shortcuts } from '../session/Shortcuts';
import { useOverlays } from '../session/useOverlays';
import { asksToConfirm } from './confirming';

/** The bars for signed-in users. While they show, the app listens for live events. */
export function SignedInBars({ user }: { user: User }) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { messages: unread, notifications } = useUnread();
  useOverlays();
  usePushed();
  useEffect(() => (viewState() ? undefined : listenLive((name) => applyLiveEvent(client, name))), [client, user.id]);
  useEffect(keepLightWorker, []);
  useEffect(() => {
    setTitleCount(unread);
    return () => setTitleCount(0);
  }, [unread]);
  return (
    <>
      <NavigationBar user={user} unreadMessages={unread} bell={<NotificationBell unread={notifications} />} />
      {asksToConfirm(user, pathname) && <ConfirmBanner user={user} />}
      <Shortcuts user={user} />
      <BottomBar isCarrier={user.isCarrier} unreadMessages={unread} />
    </>
  );
}
