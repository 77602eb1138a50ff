import { useSyncExternalStore } from 'react';
import { useHadSignal } from '../api/signal';
import { NoticeBar } from './NoticeBar';

let lostAt: number | undefined;

/** Says so while there is no connection, and since when what is on the screen may be old. */
export function OfflineBanner() {
  const lost = useSyncExternalStore(
    watch,
    () => (navigator.onLine ? undefined : (lostAt ??= Date.now())),
    () => undefined,
  );
  // A page that was opened without signal says itself how old it is.
  const wasRead = useHadSignal();
  return (
    <NoticeBar>
      {lost !== undefined &&
        `You are offline. ${wasRead ? `This page is from ${when.format(lost)}. ` : ''}What you typed is kept.`}
    </NoticeBar>
  );
}

const when = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' });

function watch(listener: () => void): () => void {
  const change = () => {
    lostAt = undefined;
    listener();
  };
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}
