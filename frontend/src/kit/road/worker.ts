import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const watchers = new Set<() => void>();

function note(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of watchers) listener();
}

/** Makes the browser keep what is needed without signal, and looks whether there is a newer version. */
export async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  note(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'redundant' && tryAgain(registration));
    // Without one before it that keeps files, it takes over by itself.
    coming?.addEventListener('statechange', () => note(keepsFiles(registration) ? registration.waiting : null));
  });
}

/** The light worker, which those without jobs have, does not; its module is none of what a phone without signal reads. */
function keepsFiles({ active }: ServiceWorkerRegistration): boolean {
  return active !== null && !active.scriptURL.endsWith('?light');
}

/** Longer than a busy server asks to be left alone. */
const AGAIN_MS = 30_000;
let isTryingAgain = false;

/** The signal was lost while the files came, and nothing is kept yet: the browser itself would wait for the next page. */
function tryAgain(registration: ServiceWorkerRegistration): void {
  if (keepsFiles(registration) || isTryingAgain) return;
  isTryingAgain = true;
  const again = () => {
    isTryingAgain = false;
    void keepFiles().catch(() => undefined);
  };
  if (navigator.onLine) setTimeout(again, AGAIN_MS);
  else window.addEventListener('online', again, { once: true });
}

function watch(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Whether a newer version of the app is on this phone, and waits. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(watch, () => waiting !== null);
}

/** So long the older version may go on with what it has begun for this page. */
const LONGEST_MS = 4_000;

/** Lets the newer version take over, and loads the page with it. */
export function takeNewVersion(): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting?.postMessage('take over');
  // A browser waits up to minutes for what the older one has begun; what this page asked of it ends with the page.
  setTimeout(reload, LONGEST_MS);
}

/** Background Sync, which some browsers have; not in TypeScript's own types. */
interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Has the browser say when there is signal again, also to a page that it has put to sleep. As `sw.ts` hears it. */
export async function askForSignal(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register('waiting acts');
}

/** Calls back when the browser says so. Returns a function that stops it. */
export function onSignal(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<{ wake?: unknown } | null>) => data?.wake === true && listener();
  navigator.serviceWorker?.addEventListener('message', hear);
  return () => navigator.serviceWorker?.removeEventListener('message', hear);
}
