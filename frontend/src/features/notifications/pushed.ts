import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReadNotifications } from './notifications';

/** The parameter by which the service worker names the notification that was tapped. */
const READ = 'read';

/** Goes where a tapped push leads, and marks what it told as read, so that it is not mailed as well. */
export function usePushed(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { mutate: markRead } = useReadNotifications();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const onMessage = ({ data }: MessageEvent<{ go?: unknown } | null>) => {
      if (typeof data?.go === 'string' && data.go.startsWith('/')) void navigate(data.go);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
  useEffect(() => {
    const params = new URLSearchParams(search);
    const id = params.get(READ);
    if (!id) return;
    params.delete(READ);
    markRead([id]);
    void navigate({ pathname, search: params.toString(), hash }, { replace: true });
  }, [pathname, search, hash, navigate, markRead]);
}
