/*
 * The service worker: keeps the pages that a carrier needs without signal, shows what the server pushes, and opens what
 * is tapped. Whoever has no jobs has it under its light address, which keeps nothing: it says that there is no signal,
 * where a browser would show its own error. It is built to /sw.js as one file that imports nothing of the app, since every
 * browser checks it byte by byte for a new version.
 */
import { getCacheKeyForURL, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & {
  /** Written in by the build: `vite.road.ts`. */
  ROAD_FILES: PrecacheEntry[];
};

/** The page that is shown without signal, whatever its address; kept with its headers, since its nonce is only in them. */
const PAGE = '/jobs';
/** How long a page may take to come before the kept one is shown instead. */
const LONGEST_WAIT_MS = 3_000;
/** What is kept. The build finds this in one place only. */
const FILES = self.ROAD_FILES;
/** The calls, the console and what stands in other sites' pages are no business of ours. */
const LEFT_ALONE = ['api', 'console', 'embed', 'widget'];
const isLeftAlone = (pathname: string): boolean => LEFT_ALONE.includes(pathname.split('/')[1] ?? '');

/** As `kit/road/lightWorker.ts` registers it. */
const isLight = (address: string): boolean => new URL(address).searchParams.has('light');
const KEEPS = !isLight(self.location.href);

/** Static routing, which some browsers have (Chromium); not in TypeScript's own types. */
interface WithRoutes extends ExtendableEvent {
  addRoutes?(rules: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

// Past the worker by a rule of the browser's: Chromium drops a call that a closing page has yet to hand to its worker,
// though it was sent with `keepalive` (seen in 143: each of 15; with the rule, none).
self.addEventListener('install', (event: WithRoutes) => {
  const rules = LEFT_ALONE.map((part) => ({ condition: { urlPattern: `/${part}/*` }, source: 'network' as const }));
  // Without them the worker does all else it is for, and one that fails to install would keep nothing.
  if (event.addRoutes) event.waitUntil(event.addRoutes(rules).catch(() => undefined));
});

// Workbox, which keeps the files, asks for one after the other: forty trips, where the signal is weak. Asked for side by
// side before, they are in the browser's cache by then.
self.addEventListener('install', (event) => {
  if (!KEEPS) return event.waitUntil(self.skipWaiting());
  const files = FILES.filter(({ revision }) => revision === null);
  const asked = Promise.allSettled(files.map(({ url }) => askFor(url)));
  const takeOver = async () => {
    await asked;
    // The light one has nothing that a page still needs.
    const { active } = self.registration;
    if (active && isLight(active.scriptURL)) await self.skipWaiting();
  };
  event.waitUntil(takeOver());
});

async function askFor(url: string): Promise<void> {
  if (!(await caches.match(url))) await fetch(url);
}

// Keeps the files; a new version waits until it is told to take over.
if (KEEPS) precache(FILES);

// The page that registers the first version may lose its signal before it is opened again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isLeftAlone(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (getCacheKeyForURL(pathname) !== undefined) event.respondWith(fileFor(request));
});

/** The page of the server, or the kept one if there is no answer in time or the server is down. */
async function pageFor(request: Request): Promise<Response> {
  const answer = fetch(request);
  if (!KEEPS) return answer.catch(noSignal);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MS));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  return (await matchPrecache(PAGE)) ?? answer.catch(noSignal);
}

/** The colors are those of `kit/theme`, the fonts the phone's own; a link to nowhere loads the same address again. */
const NO_SIGNAL = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>No signal - Haulway</title>
<style>
:root { color-scheme: light dark; --text: #14231f; --quiet: #54625c; --act: #0b5d46; --on: #fff; --focus: #1d5fd1; background: #fbf8f2 }
@media (prefers-color-scheme: dark) { :root { --text: #eaf1ed; --quiet: #a3b3ab; --act: #5fcfa5; --on: #06281d; --focus: #8ab8ff; background: #0e1714 } }
body { margin: 0; color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 12vh 1rem 2rem }
span { display: inline-block; padding: .25rem .875rem; border-radius: 8px; background: #0b5d46; color: #fff; font-weight: 800; font-size: 1.25rem }
h1 { margin: 2rem 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0 0 1.5rem; color: var(--quiet) }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: 10px; background: var(--act); color: var(--on); font-weight: 700; text-decoration: none }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
</style>
<main>
<span>Haulway</span>
<h1>No signal</h1>
<p>Haulway cannot be reached from here. Check your connection, then try again.</p>
<a href="">Try again</a>
</main>
</html>`;

/** As `session/useMode.ts` keeps the colors that somebody chose. */
const MODE = '/mode';

async function noSignal(): Promise<Response> {
  const mode = await (await caches.match(MODE))?.text();
  const page =
    mode === 'light' || mode === 'dark'
      ? NO_SIGNAL.replace('light dark', mode).replace(
          '(prefers-color-scheme: dark)',
          mode === 'dark' ? 'all' : 'not all',
        )
      : NO_SIGNAL;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** A file never changes under its name. */
async function fileFor(request: Request): Promise<Response> {
  return (await matchPrecache(new URL(request.url).pathname)) ?? fetch(request);
}

/** What browsers call when there is signal again, those that do (Chromium, not iPhones); not in TypeScript's own types. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// The page sends: it knows whose acts they are. Without one, its carrier is told, if they allowed that.
self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === WAITING) sync.waitUntil(wakePages());
});

/** As `kit/road/worker.ts` registers it. */
const WAITING = 'waiting acts';

async function wakePages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const apps = windows.filter(({ url }) => !isLeftAlone(new URL(url).pathname));
  for (const app of apps) app.postMessage({ wake: true });
  if (apps.length > 0 || Notification.permission !== 'granted') return;
  const news = { title: 'Something waits to be sent', body: 'There is signal. Open Haulway to send it.', link: PAGE };
  await self.registration.showNotification(news.title, {
    body: news.body,
    tag: WAITING,
    icon: ICON,
    badge: ICON,
    data: { ...news, tag: WAITING },
  });
}

/** What the server sends: `payloadOf` in `backend/src/push/payload.ts`. */
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

/** Goes to the page in a window that is open already, else in a new one, as the console is. The page marks the notification as read. */
async function open(data: unknown): Promise<void> {
  const news = isNews(data) ? data : undefined;
  const url = new URL(news?.link ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  if (news?.id) url.searchParams.set('read', news.id);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isConsole = (path: string) => path.startsWith('/console');
  const shown = isConsole(url.pathname) ? undefined : windows.find((each) => !isConsole(new URL(each.url).pathname));
  if (!shown) {
    await self.clients.openWindow(url.href);
    return;
  }
  await shown.focus();
  // The app goes there itself, without loading anew: `features/notifications/pushed.ts`.
  shown.postMessage({ go: `${url.pathname}${url.search}${url.hash}` });
}
