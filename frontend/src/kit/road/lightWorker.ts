import { onTheRoad } from '../api/token';

/** The worker's address for those without jobs; `sw.ts` says what it leaves out, and `worker.ts` takes its place. */
const ADDRESS = '/sw.js?light';
/** Once the screen has long been there, and whoever has jobs is known. */
const AFTER_MS = 10_000;

/**
 * Lets whoever uses the app here find a page of ours where there is no signal, signed in or not. Returns a function that
 * stops it.
 */
export function keepLightWorker(): () => void {
  const timer = setTimeout(
    () => void register().catch((error: unknown) => console.debug('No worker', error)),
    AFTER_MS,
  );
  return () => clearTimeout(timer);
}

/** Never in the place of the one that keeps files. */
async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  // Asked last: a job may have come meanwhile, and whoever is registered last takes over.
  if (!registration && onTheRoad() === undefined) await navigator.serviceWorker.register(ADDRESS);
}
