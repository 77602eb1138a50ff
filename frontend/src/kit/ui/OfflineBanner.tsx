import { useSyncExternalStore } from 'react';
import { NoticeBar } from './NoticeBar';

/** Says so while there is no connection. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return <NoticeBar>{!online && 'You are offline. What you typed is kept, but sending needs a connection.'}</NoticeBar>;
}

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
