/*
 * The service worker: shows what the server pushes, and opens what is tapped. It is built to /sw.js as one file that
 * imports nothing of the app, since every browser checks it byte by byte for a new version.
 */

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: `payloadOf` in `backend/src/push/payload.ts`. Exporting it makes this a module, so that `self` is its own. */
export interface PushNews {
  title: string;
  body: string;
  /** A path of the user app. */
  link: string;
  /** News with the same tag takes the place of the one before. */
  tag: string;
  /** The notification it tells; a test has none. */
  id?: string;
}

const ICON = '/icon-192.png';

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** A browser takes the right to push away from a site that shows nothing, so something is shown in any case. */
async function show(data: PushMessageData | null): Promise<void> {
  const news = read(data) ?? { title: 'Haulway', body: 'There is news for you.', link: '/notifications', tag: 'news' };
  const { title, body, tag } = news;
  await self.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: news });
}

function read(data: PushMessageData | null): PushNews | undefined {
  try {
    const news: unknown = data?.json();
    return isNews(news) ? news : undefined;
  } catch {
    return undefined;
  }
}

function isNews(news: unknown): news is PushNews {
  if (typeof news !== 'object' || news === null) return false;
  return ['title', 'body', 'link', 'tag'].every((name) => typeof Reflect.get(news, name) === 'string');
}

/** Goes to the page in a window that is open already, else in a new one. The page marks the notification as read. */
async function open(data: unknown): Promise<void> {
  const news = isNews(data) ? data : undefined;
  const url = new URL(news?.link ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  if (news?.id) url.searchParams.set('read', news.id);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((each) => !new URL(each.url).pathname.startsWith('/console'));
  if (!shown) {
    await self.clients.openWindow(url.href);
    return;
  }
  await shown.focus();
  // The app goes there itself, without loading anew: `features/notifications/pushed.ts`.
  shown.postMessage({ go: `${url.pathname}${url.search}${url.hash}` });
}
